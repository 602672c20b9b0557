"""The error of an analysis that cannot be made or read."""

from __future__ import annotations

from aurum.engine.errors import AurumError


class BadAnalysis(AurumError):
    """An analysis that cannot be made or read; the sentence says why."""
