"""The door through which a notebook gets a picture of what it is shown.

The engine and the rules draw nothing: `aurum` lends them an artist, as it lends errors a voice.
"""

from __future__ import annotations

from collections.abc import Callable


def _none(subject: object) -> str | None:
    """The artist of an engine that stands alone."""
    return None


artist: Callable[[object], str | None] = _none


class Pictured:
    """Something that a notebook shows as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        return artist(self)
