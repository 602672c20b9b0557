"""Frames as we write them are those of the WebSocket library."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from aurum.server.writing import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 1_000_000])
def test_a_frame_is_what_the_library_would_make(size: int) -> None:
    message = "é{".encode() * (size // 3) + b"x" * (size % 3)
    assert len(message) == size
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
