"""The games, a folder for each."""

from __future__ import annotations


def names() -> list[str]:
    """The names of the games there are."""
    return ["oriflamme", "orichalque"]
