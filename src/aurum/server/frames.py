"""Messages as a socket has them (RFC 6455, 5.2), as far as we write and read them ourselves.

That is whole texts, which all but a few are. The rest is the library's.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Final, NamedTuple

from websockets.utils import apply_mask

TEXT: Final = 0x81
"""A frame that is a whole message, and text."""
WHOLE: Final = (TEXT, 0x82, 0x88, 0x89, 0x8A)
"""Frames that are something whole: text, bytes, a goodbye, a ping and its answer."""
MASKED: Final = 0x80

_short: Final[Callable[..., bytes]] = Struct("!BB").pack
_long: Final[Callable[..., bytes]] = Struct("!BBH").pack
_longest: Final[Callable[..., bytes]] = Struct("!BBQ").pack


def framed(message: bytes) -> bytes:
    """A message as a socket has it, with what it is and how long it is in front (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:
        return _short(TEXT, size) + message
    if size < 1 << 16:
        return _long(TEXT, 126, size) + message
    return _longest(TEXT, 127, size) + message


class Found(NamedTuple):
    """What some bytes are, if they begin with a frame."""

    texts: list[str]
    """The messages, if they are nothing but whole texts."""
    ends_whole: bool
    """Whether the next bytes begin with a frame, and not in the midst of something."""


NOTHING: Final = Found([], False)


def look_into(data: bytes, most: int) -> Found:
    """The texts in what has come of somebody, each of at most so many bytes.

    Whatever else there is among them, or is wrong with them, nothing is found: the library reads
    all of it, and knows what to say.
    """
    texts: list[str] = []
    plain = True
    place, end = 0, len(data)
    while place < end:
        if end - place < 6 or data[place] not in WHOLE or data[place + 1] < MASKED:
            return NOTHING
        kind, size = data[place], data[place + 1] - MASKED
        place += 2
        if size == 126:
            size = data[place] * 256 + data[place + 1]
            place += 2
        elif size == 127:
            return NOTHING
        start = place + 4
        if start + size > end or size > most:
            return NOTHING
        if kind == TEXT:
            try:
                texts.append(apply_mask(data[start : start + size], data[place:start]).decode())
            except UnicodeDecodeError:
                return NOTHING
        else:
            plain = False
        place = start + size
    return Found(texts if plain else [], True)
