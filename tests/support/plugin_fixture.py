"""A game of the tests, found as every game of another package is: by its entry point."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from aurum import games


@contextmanager
def installed(folder: Path, name: str, value: str) -> Iterator[None]:
    """A package in this folder that brings a game, while the block lasts."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[aurum.games]\n{name} = {value}\n")
    sys.path.insert(0, str(folder))
    _look_again()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        _look_again()


def _look_again() -> None:
    importlib.invalidate_caches()
    games._found.cache_clear()
