"""Frames as we write them are those of the WebSocket library, and leave together, in order."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from aurum.server.connection import Post
from aurum.server.writing import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 1_000_000])
def test_a_frame_is_what_the_library_would_make(size: int) -> None:
    message = "é{".encode() * (size // 3) + b"x" * (size % 3)
    assert len(message) == size
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


class Wire:
    """A line that notes what it is given, and is its own transport."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.transport = self
        self.open = True
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)


def test_what_is_sent_in_one_turn_of_the_loop_leaves_together() -> None:
    async def main() -> None:
        post, one, other, gone = Post(), *[Wire() for _ in range(3)]
        lines: list[Any] = [one, other, one, gone, one]
        for number, line in enumerate(lines):
            post.take(line, b"%d " % number)
        gone.open = False
        assert not one.written
        await asyncio.sleep(0)
        assert (one.written, other.written, gone.written) == ([b"0 2 4 "], [b"1 "], [])
        post.take(lines[0], b"later")
        await asyncio.sleep(0)
        assert one.written[1:] == [b"later"]

    asyncio.run(main())
