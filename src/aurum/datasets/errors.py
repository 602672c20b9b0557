"""The error of a data set that cannot be made or read."""

from __future__ import annotations

from aurum.engine.errors import AurumError


class BadDataSet(AurumError):
    """A data set that cannot be made, gone on with or read; the sentence says why."""
