"""The rulebook: the order of the rules, their examples, and how a rule is found.

Here is only the order. The sentences are in `locales/`, in three languages; the examples are the
scenarios that the tests run. `pages` writes both down as `docs/rules/`.

>>> book = books()[0]
>>> rule = book.rules[0]
>>> book_of(rule) is book
True
"""

from __future__ import annotations

from functools import cache

from aurum import games
from aurum.rulebook.book import Aid, Book, Chapter, PieceHelp, Section, anchor, rule_key, scene_key


@cache
def books() -> tuple[Book, ...]:
    """The rulebooks of all games that bring one."""
    found = [plugin.rulebook() for plugin in games.plugins()]
    return tuple(book for book in found if book is not None)


@cache
def _book_of() -> dict[str, Book]:
    return {rule: book for book in books() for rule in book.rules}


@cache
def _pieces() -> dict[str, PieceHelp]:
    return {key: piece for book in books() for key, piece in book.pieces.items()}


def book_of(rule: str) -> Book:
    """The book that a rule stands in."""
    return _book_of()[rule]


def scenes_of(rule: str) -> tuple[str, ...]:
    """The one or two scenarios that show a rule best."""
    return _book_of()[rule].scenes[rule]


def rule_of(piece: str) -> str:
    """The rule of a card, building, creature or Titan, by the key of its name."""
    return _pieces()[piece].rule


def example_of(piece: str) -> str:
    """The scenario that shows what a piece does."""
    return _pieces()[piece].scene


__all__ = [
    "Aid",
    "Book",
    "Chapter",
    "PieceHelp",
    "Section",
    "anchor",
    "book_of",
    "books",
    "example_of",
    "rule_key",
    "rule_of",
    "scene_key",
    "scenes_of",
]
