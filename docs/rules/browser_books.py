"""The books as the server sends them, written down for the browser's tests of its search."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from aurum import rulebook

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def books() -> dict[Path, str]:
    """Each file with its text."""
    written = {}
    for book in rulebook.books():
        plain = json.loads(msgspec.json.encode(book))
        written[GAMES / book.game / "book.json"] = (
            f"{json.dumps(plain, ensure_ascii=False, indent=1)}\n"
        )
    return written
