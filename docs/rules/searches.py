"""What the search of the rulebook finds, written down for the browser, which must find the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from aurum.rulebook import Book, books, rule_key
from aurum.rulebook.search import fits, search, words_of
from aurum.words import LANGUAGES, voice

TARGET = Path(__file__).parents[2] / "web" / "fixtures" / "search.json"

TYPED = {
    "en": ["archre", "shapshifter", "who wins on a tie?", "of 3.6", "rule OR-6.2 please", "who"],
    "fr": ["heritiers", "changefrome", "l’Espion", "egalite hoplites", "or7-1", "le"],
    "ru": ["лучинк", "Лучниками", "накрытые карты", "приём", "mx-4 дуэль", "кто"],
}
TEXTS = ["Её пёс, l’Île où naît l’œuvre: 5", "OF-5.1: a_b «Йод» x 7", "", "¡Ω!"]
PAIRS = [
    ("eliminate", "elimination"), ("карту", "карты"), ("титан", "титанами"),
    ("shap", "shapeshifter"), ("archre", "archer"), ("acher", "archer"), ("arccher", "archer"),
    ("arxher", "archer"), ("cart", "carte"), ("tie", "tile"), ("5", "55"), ("spy", "spies"),
    ("construire", "construction"),
]  # fmt: skip


def searches() -> dict[str, Any]:
    """The whole file: the books, and what is found in each language in one game and in both."""
    found: dict[str, dict[str, dict[str, list[str]]]] = {}
    for language in LANGUAGES:
        found[language] = {"both": {typed: search(language, typed) for typed in TYPED[language]}}
        for book in books():
            asked = dict.fromkeys(_asked(book, language))
            found[language][book.game] = {
                typed: search(language, typed, book.game) for typed in asked
            }
    return {
        "books": json.loads(msgspec.json.encode(books())),
        "words": [[text, words_of(text)] for text in TEXTS],
        "fits": [[typed, word, fits(typed, word)] for typed, word in PAIRS],
        "searches": found,
    }


def _asked(book: Book, language: str) -> Iterator[str]:
    """What people may type: every question, every sixth heading with two letters changed over."""
    say = voice(language).say
    yield from (say(question) for question in book.questions)
    yield from TYPED[language]
    for rule in book.rules[::6]:
        name = say(f"{rule_key(rule)}.name")
        middle = len(name) // 2
        yield name[: middle - 1] + name[middle] + name[middle - 1] + name[middle + 1 :]


def write() -> None:
    """Write the file."""
    text = json.dumps(searches(), ensure_ascii=False, indent=1)
    TARGET.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    write()
