"""Reading notation: words with their places, which errors name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from aurum.engine.errors import Fact, Key, Unreadable

_WORD = re.compile(r"\S+")
_CLAUSE = re.compile(r"[^;\n]+")


class Word(NamedTuple):
    """A piece of text and where it stands."""

    text: str
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.text)


class Reader:
    """Walks over the words of a text."""

    def __init__(self, text: str, start: int = 0, end: int | None = None) -> None:
        self.text = text
        self.end = len(text) if end is None else end
        self.words = [
            Word(match.group(), match.start()) for match in _WORD.finditer(text, start, self.end)
        ]
        self.next = 0

    def peek(self) -> Word:
        """The next word; an empty one at the end of the text."""
        if self.next < len(self.words):
            return self.words[self.next]
        return Word("", self.end)

    def take(self) -> Word:
        """The next word, and go past it."""
        word = self.peek()
        self.next += 1
        return word

    def done(self) -> None:
        """Nothing may follow."""
        if self.next < len(self.words):
            raise self.unexpected(self.peek(), "expected-end")

    def unexpected(self, word: Word, expected: str, **facts: Fact) -> Unreadable:
        """The error for a word that does not fit; `expected` names, in `locales/`, what would."""
        return Unreadable(
            self.text,
            word.start,
            word.end,
            "error-unreadable",
            {"expected": Key(expected), **facts},
        )

    def one_of(self, word: Word, allowed: Iterable[str], expected: str) -> str:
        """The allowed word that this one is, capitals or not."""
        names = list(allowed)
        for name in names:
            if name.lower() == word.text.lower():
                return name
        raise self.unexpected(word, expected, allowed=", ".join(names))

    def number(self, word: Word, low: int, high: int) -> int:
        """A whole number within bounds."""
        if word.text.isascii() and word.text.isdigit() and low <= int(word.text[:9]) <= high:
            return int(word.text)
        raise self.unexpected(word, "expected-number", low=low, high=high)


class Clauses:
    """A text of clauses, each a keyword and its words, on lines of their own or between semicolons.

    A clause of `numbered` has a number after its keyword, such as a player's; it is then found
    under both: `tiles 2`. Each clause stands only once. A line that begins with `#` is a comment.
    """

    def __init__(self, text: str, names: tuple[str, ...], numbered: tuple[str, ...] = ()) -> None:
        self.text = text
        self.clauses: dict[str, Reader] = {}
        self.keywords: dict[str, Word] = {}
        for match in _CLAUSE.finditer(text):
            reader = Reader(text, match.start(), match.end())
            keyword = reader.peek()
            if not keyword.text or keyword.text.startswith("#"):
                continue
            name = reader.one_of(reader.take(), names, "expected-clause")
            if name in numbered:
                name = f"{name} {reader.number(reader.take(), 1, 9)}"
            if name in self.clauses:
                raise reader.unexpected(keyword, "expected-clause-once")
            self.clauses[name] = reader
            self.keywords[name] = keyword

    def finish(self) -> None:
        """Every word must have been read by now."""
        for reader in self.clauses.values():
            reader.done()
