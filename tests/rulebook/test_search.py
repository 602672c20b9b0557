"""A rule is found by words, in three languages, whatever the ending, with a slip of the finger."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from aurum.rulebook import books, rule_key
from aurum.rulebook.search import fits, search, words_of
from aurum.words import LANGUAGES, voice

FOUND = Path(__file__).parents[2] / "web" / "fixtures" / "search.json"


@pytest.mark.parametrize(
    ("language", "typed", "rule"),
    [
        ("en", "archer", "OF-5.1"),
        ("en", "ARCHERS", "OF-5.1"),
        ("en", "archre", "OF-5.1"),
        ("en", "shapshifter", "OF-5.6"),
        ("en", "who wins on a tie?", "OF-7.2"),
        ("en", "keep a card face down", "OF-3.2"),
        ("en", "covered cards", "OF-2.4"),
        ("en", "siege engine", "OR-7.3"),
        ("en", "how many dice do I roll", "OR-6.3"),
        ("en", "no place for the tile", "OR-4.2"),
        ("en", "metropolis", "OR-2.2"),
        ("fr", "Héritier", "OF-5.4"),
        ("fr", "heritiers", "OF-5.4"),
        ("fr", "changefrome", "OF-5.6"),
        ("fr", "l’Espion", "OF-5.3"),
        ("fr", "cartes recouvertes", "OF-2.4"),
        ("fr", "egalite hoplites", "OR-9.3"),
        ("fr", "construire a cote d'une creature", "OR-6.9"),
        ("fr", "combien de dés lancer", "OR-6.3"),
        ("fr", "métropoles", "OR-2.2"),
        ("ru", "лучник", "OF-5.1"),
        ("ru", "Лучниками", "OF-5.1"),
        ("ru", "лучинк", "OF-5.1"),
        ("ru", "подражателя", "OF-5.6"),
        ("ru", "яду", "OF-6.6"),
        ("ru", "ничья", "OF-7.2"),
        ("ru", "накрытые карты", "OF-2.4"),
        ("ru", "сколько кубиков бросать", "OR-6.3"),
        ("ru", "шахту", "OR-7.1"),
        ("ru", "кузница", "OR-7.4"),
        ("ru", "сколько титанов", "OR-4.6"),
    ],
)
def test_what_people_type_finds_the_rule(language: str, typed: str, rule: str) -> None:
    assert search(language, typed)[0] == rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_found_by_its_name(language: str) -> None:
    for book in books():
        for key, piece in book.pieces.items():
            found = search(language, voice(language).say(key), game=book.game)
            assert piece.rule in found[:4], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_found_by_its_heading(language: str) -> None:
    for book in books():
        for rule in book.rules:
            name = voice(language).say(f"{rule_key(rule)}.name")
            assert rule in search(language, name, game=book.game)[:3], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_finds_its_answer(language: str) -> None:
    for book in books():
        for question, rules in book.questions.items():
            found = search(language, voice(language).say(question), game=book.game)
            assert rules[0] in found[:3], question


@pytest.mark.parametrize("typed", ["OF-3.6", "of 3.6", "of3-6", "rule OF-3.6 please"])
def test_a_number_finds_its_rule_first(typed: str) -> None:
    assert search("en", typed)[0] == "OF-3.6"


def test_yo_and_accents_do_not_matter() -> None:
    assert words_of("Её пёс, l’Île où naît l’œuvre: 5") == [
        "ее", "пес", "ile", "ou", "nait", "oeuvre", "5",
    ]  # fmt: skip
    assert search("fr", "HERITIER") == search("fr", "héritier")
    assert search("ru", "приём") == search("ru", "прием")


def test_a_search_can_stay_in_one_game() -> None:
    assert {rule[:2] for rule in search("en", "stock", game="orichalque")} == {"OR"}
    assert "OR" not in {rule[:2] for rule in search("en", "stock", game="oriflamme")}


@pytest.mark.parametrize("typed", ["", "?!", "xyzzy", "ω"])
def test_nothing_finds_nothing(typed: str) -> None:
    assert search("en", typed) == []


def test_little_words_alone_are_words() -> None:
    assert search("en", "who") != []


def test_no_more_than_asked_for() -> None:
    assert len(search("en", "card", limit=3)) == 3


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("eliminate", "elimination"),
        ("карту", "карты"),
        ("титан", "титанами"),
        ("construire", "construction"),
        ("shap", "shapeshifter"),
        ("archre", "archer"),
        ("acher", "archer"),
        ("arccher", "archer"),
        ("arxher", "archer"),
    ],
)
def test_endings_beginnings_and_slips_fit(typed: str, word: str) -> None:
    assert 0 < fits(typed, word) < fits(word, word) == 1


@pytest.mark.parametrize(
    ("typed", "word"),
    [("archer", "soldier"), ("mine", "minotaur"), ("12", "1"), ("лес", "лев"), ("tie", "tile")],
)
def test_other_words_do_not_fit(typed: str, word: str) -> None:
    assert fits(typed, word) == 0


def test_the_browser_is_held_to_what_is_found_here() -> None:
    """If not: python3 dev.py rules. The same file is what vitest compares the browser with."""
    written = json.loads(FOUND.read_text(encoding="utf-8"))
    assert written["books"] == json.loads(msgspec.json.encode(books()))
    for text, words in written["words"]:
        assert words_of(text) == words
    for typed, word, fit in written["fits"]:
        assert fits(typed, word) == fit
    for language, games in written["searches"].items():
        for game, searches in games.items():
            for typed, found in searches.items():
                assert search(language, typed, None if game == "both" else game) == found, typed
