"""The browser's tests search the books as they are now."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from aurum.rulebook import Book, books

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("book", books(), ids=lambda book: book.game)
def test_the_browser_tests_search_the_books_of_today(book: Book) -> None:
    """If not: python3 dev.py rules."""
    written = json.loads((GAMES / book.game / "book.json").read_text(encoding="utf-8"))
    assert written == json.loads(msgspec.json.encode(book))
