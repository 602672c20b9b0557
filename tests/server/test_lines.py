"""Frames as we write and read them are those of the WebSocket library, and leave together."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, cast

import pytest
import uvicorn
from brief import often
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from aurum.server.connection import Post
from aurum.server.frames import framed
from aurum.server.lines import Line


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
        self.close_sent = False
        self.closing = False
        self.written: list[bytes] = []

    def is_closing(self) -> bool:
        return self.closing

    def write(self, data: bytes) -> None:
        self.written.append(data)


def test_what_is_sent_in_one_turn_of_the_loop_leaves_together() -> None:
    async def main() -> None:
        post, one, other, gone, left = Post(), *[Wire() for _ in range(4)]
        lines: list[Any] = [one, other, one, gone, one, left]
        for number, line in enumerate(lines):
            post.take(line, b"%d " % number)
        gone.closing = left.close_sent = True
        assert not one.written
        await asyncio.sleep(0)
        assert (one.written, other.written) == ([b"0 2 4 "], [b"1 "])
        assert not gone.written
        assert not left.written
        post.take(lines[0], b"later")
        await asyncio.sleep(0)
        assert one.written[1:] == [b"later"]

    asyncio.run(main())


# Reading


class Deaf:
    """A transport on which nobody hears what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def get_extra_info(self, name: str, default: object = None) -> object:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading


Heard = tuple[list[object], bytes, bool]
"""What an application received, what was answered, and whether that was the end."""


async def heard(kind: Any, chunks: list[bytes], at_once: bool = False) -> Heard:
    """What becomes of bytes that come in these chunks, on a line of this kind. The first may come
    before anybody has been let in."""
    received: list[object] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            message = await receive()
            received.append(message.get("text", message.get("bytes", message["type"])))
            if message["type"] == "websocket.disconnect":
                return

    config = uvicorn.Config(app, ws_max_size=60_000, ws_per_message_deflate=False, log_config=None)
    config.load()
    transport = Deaf()
    line = kind(config=config, server_state=ServerState(), app_state={})
    line.connection_made(cast(asyncio.Transport, transport))
    line.data_received(HELLO)
    for number, chunk in enumerate(chunks):
        if number or not at_once:
            await a_while()
        if not transport.closed:
            line.data_received(chunk)
    await a_while()
    answered = transport.written.split(b"\r\n\r\n", 1)[1]
    ended = transport.closed
    line.connection_lost(None)
    await a_while()
    return received, answered, ended


async def a_while() -> None:
    """Let everything happen that is to happen."""
    for _ in range(8):
        await asyncio.sleep(0)


HELLO = (
    b"GET / HTTP/1.1\r\nHost: aurum\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def some_frames(rng: Random) -> list[bytes]:
    """What people send: texts, mostly; and all else that can be sent, right or wrong."""
    frames = []
    for _ in range(rng.randrange(1, 8)):
        size = rng.choice((0, 1, 5, 40, 125, 126, 300, 60_000, 60_003, 65_536))
        body = ("é{x" * size).encode()[:size]
        frame = Frame(Opcode.TEXT, body.decode(errors="ignore").encode())
        match rng.randrange(12):
            case 0:
                frame = Frame(Opcode.BINARY, body)
            case 1:
                frame = Frame(Opcode.PING, body[:100])
            case 2:
                frame = Frame(Opcode.PONG, body[:100])
            case 3:
                frame = Frame(Opcode.TEXT, b"be", fin=False)
            case 4:
                frame = Frame(Opcode.CONT, b"gun", fin=rng.random() < 0.7)
            case 5 if rng.random() < 0.5:
                frame = Frame(Opcode.TEXT, b"\xff\xfe")
            case 6 if rng.random() < 0.3:
                frame = Frame(Opcode.CLOSE, b"\x03\xe8bye")
        raw = bytearray(frame.serialize(mask=rng.random() < 0.97))
        if rng.random() < 0.03:
            raw[0] |= 0x40  # as if it were compressed
        frames.append(bytes(raw))
    return frames


def in_chunks(frames: list[bytes], rng: Random) -> list[bytes]:
    """The same as the network brings it: a frame at a time, or several, or a bit of one."""
    if rng.random() < 0.4:
        return frames
    whole = b"".join(frames)
    cuts = sorted(rng.randrange(len(whole) + 1) for _ in range(rng.randrange(4)))
    ends = zip([0, *cuts], [*cuts, len(whole)], strict=True)
    return [whole[start:end] for start, end in ends if start < end]


@pytest.mark.parametrize("seed", range(often(400, 50)))
def test_we_read_what_the_library_would(seed: int) -> None:
    rng = Random(seed)
    chunks = in_chunks(some_frames(rng), rng)
    ours = asyncio.run(heard(Line, chunks))
    theirs = asyncio.run(heard(WebSocketsSansIOProtocol, chunks))
    assert ours == theirs


@pytest.mark.parametrize("at_once", [False, True], ids=["later", "before anybody is let in"])
def test_what_is_in_the_midst_of_a_message_is_none_of_its_own(at_once: bool) -> None:
    """Whoever sends the beginning by itself could make us take the rest for something else."""
    inner = bytes([0x81, 0x82, 0, 0, 0, 0]) + b"No"
    outer = bytes([0x82, 0x80 + len(inner), 0, 0, 0, 0]) + inner
    chunks = [outer[:6], outer[6:], Frame(Opcode.TEXT, b"Yes").serialize(mask=True)]
    received, _, ended = asyncio.run(heard(Line, chunks, at_once))
    assert (received[:2], ended) == ([inner, "Yes"], False)
