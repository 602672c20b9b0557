"""The error of a match that cannot be played."""

from __future__ import annotations

from aurum.engine.errors import AurumError


class BadMatch(AurumError):
    """A match that cannot be played or gone on with; the sentence says why."""
