"""Games of the tests, each a package that is found by an entry point, as one that pip installs."""

from __future__ import annotations

import importlib
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from aurum import games, rulebook, words
from aurum.server.table import served_words

HERE = Path(__file__).parent


@contextmanager
def installed(*names: str, packages: Path = HERE) -> Iterator[None]:
    """Have these games beside those of Aurum, while the block lasts."""
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            info = Path(folder, f"{name}-1.0.dist-info")
            info.mkdir()
            (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
            (info / "entry_points.txt").write_text(f"[aurum.games]\n{name} = {name}:plugin\n")
        paths = [folder, str(packages)]
        sys.path[:0] = paths
        _look_again()
        try:
            yield
        finally:
            for path in paths:
                sys.path.remove(path)
            _look_again()


def _look_again() -> None:
    """Forget which games there are, and their words."""
    importlib.invalidate_caches()
    games._found.cache_clear()
    words.translator_for.cache_clear()
    for known in (rulebook.books, rulebook._book_of, rulebook._pieces):
        known.cache_clear()
    served_words.served_words.cache_clear()
