"""The rulebook: in which order the rules are told, what shows them, and how one is found.

Here is only the order. The sentences are in `locales/`, in three languages; the examples are the
scenarios that the tests run. `pages` writes both down as `docs/rules/`.

>>> rule_of("card-archer")
'OF-5.1'
>>> scenes_of("OF-5.1")[0]
'OF-5.1-only-the-two-ends'
>>> search("en", "archre at the end")[0]
'OF-5.1'
"""

from __future__ import annotations

from typing import Final

from aurum.games.orichalque.rulebook import ORICHALQUE
from aurum.games.oriflamme.rulebook import ORIFLAMME
from aurum.rulebook.book import Aid, Book, Chapter, Piece, Section, anchor, rule_key, scene_key
from aurum.rulebook.search import search

BOOKS: Final = (ORIFLAMME, ORICHALQUE)

_BOOK_OF: Final = {rule: book for book in BOOKS for rule in book.rules}
_PIECES: Final = {key: piece for book in BOOKS for key, piece in book.pieces.items()}


def book_of(rule: str) -> Book:
    """The book that a rule stands in."""
    return _BOOK_OF[rule]


def scenes_of(rule: str) -> tuple[str, ...]:
    """The one or two scenarios that show a rule best."""
    return _BOOK_OF[rule].scenes[rule]


def rule_of(piece: str) -> str:
    """The rule of a card, building, creature or Titan, by the key of its name."""
    return _PIECES[piece].rule


def example_of(piece: str) -> str:
    """The scenario that shows what a piece does."""
    return _PIECES[piece].scene


__all__ = [
    "BOOKS",
    "ORICHALQUE",
    "ORIFLAMME",
    "Aid",
    "Book",
    "Chapter",
    "Piece",
    "Section",
    "anchor",
    "book_of",
    "example_of",
    "rule_key",
    "rule_of",
    "scene_key",
    "scenes_of",
    "search",
]
