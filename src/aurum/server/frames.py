"""Messages as a socket has them (RFC 6455, 5.2), as far as we write and read them ourselves.

That is whole texts, which all but a few are. The rest is the library's.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Final

import msgspec

from aurum.server.messages import ServerMessage

try:
    from websockets.speedups import apply_mask
except ImportError:  # where its compiled part could not be made
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""A frame that is a whole message, and text."""
WHOLE: Final = (0x82, 0x88, 0x89, 0x8A)
"""Frames that are something else whole: bytes, a goodbye, a ping and its answer."""
MASKED: Final = 0x80

_short: Final[Callable[..., bytes]] = Struct("!BB").pack
_long: Final[Callable[..., bytes]] = Struct("!BBH").pack
_longest: Final[Callable[..., bytes]] = Struct("!BBQ").pack
_encode: Final[Callable[[object], bytes]] = msgspec.json.Encoder().encode


def encode(message: ServerMessage) -> bytes:
    """A message as it travels."""
    return framed(_encode(message))


def framed(message: bytes) -> bytes:
    """A message as a socket has it, with what it is and how long it is in front (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:
        return _short(TEXT, size) + message
    if size < 1 << 16:
        return _long(TEXT, 126, size) + message
    return _longest(TEXT, 127, size) + message


Found = tuple[list[str], bool]
"""The messages in some bytes, if they are nothing but whole texts; and whether the next bytes begin
with a frame, and not in the midst of something."""


def look_into(data: bytes, most: int) -> Found:
    """The texts in what has come of somebody, each of at most so many bytes.

    Whatever else there is among them, or is wrong with them, nothing is found: the library reads
    all of it, and knows what to say.
    """
    texts: list[str] = []
    plain = True
    place, end = 0, len(data)
    while place < end:
        if end - place < 6:
            return [], False
        kind, size = data[place], data[place + 1] - MASKED
        if size < 0 or (kind != TEXT and kind not in WHOLE):
            return [], False
        place += 2
        if size == 126:
            size = data[place] * 256 + data[place + 1]
            place += 2
        elif size == 127:
            return [], False
        start = place + 4
        if start + size > end or size > most:
            return [], False
        if kind == TEXT:
            try:
                texts.append(apply_mask(data[start : start + size], data[place:start]).decode())
            except UnicodeDecodeError:
                return [], False
        else:
            plain = False
        place = start + size
    return (texts if plain else []), True
