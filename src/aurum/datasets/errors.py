"""The error of a data set that cannot be made or read."""

from __future__ import annotations

from aurum.engine.errors import AurumError


class BadDataSet(AurumError):
    """A data set that cannot be made, continued or read; the message says why."""
