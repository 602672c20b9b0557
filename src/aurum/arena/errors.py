"""The error of a match that cannot be played."""

from __future__ import annotations

from aurum.engine.errors import AurumError


class BadMatch(AurumError):
    """A match that cannot be played or continued; the message says why."""
