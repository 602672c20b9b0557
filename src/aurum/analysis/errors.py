"""What is said when a game cannot be analysed, or an analysis cannot be read."""

from __future__ import annotations

from aurum.engine.errors import AurumError


class BadAnalysis(AurumError):
    """An analysis that cannot be made or read; the sentence says why."""
