"""How a notebook gets a picture of what it is shown.

The engine and the rules draw nothing: `aurum` sets the renderer, as it sets the formatter of
errors.
"""

from __future__ import annotations

from collections.abc import Callable


def _none(subject: object) -> str | None:
    """The renderer of the engine alone."""
    return None


renderer: Callable[[object], str | None] = _none


class Pictured:
    """Something that a notebook shows as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        return renderer(self)
