"""Every rule has one place, one or two examples that show it, and its words in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import aurum
from aurum.engine import Scenario, read_scenario
from aurum.games.orichalque.rulebook import ORICHALQUE
from aurum.games.orichalque.rules.components import BUILDINGS, CREATURES
from aurum.games.oriflamme.rulebook import ORIFLAMME
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.rulebook import Book, book_of, books, example_of, rule_key, rule_of, scene_key, scenes_of
from aurum.rulebook.scenes import scenarios_folder
from aurum.words import LANGUAGES, translator_for

ROOT = Path(__file__).parents[2]
RULES = [rule for book in books() for rule in book.rules]
FAMILIES = ("rule", "scene", "chapter", "picture", "question", "word", "book", "aid")
"""What the keys of the rulebook begin with."""


def scenario(book: Book, stem: str) -> Scenario:
    path = scenarios_folder(book.game) / f"{stem}.toml"
    return read_scenario(path.read_text(encoding="utf-8"))


def keys_of(language: str, pattern: str) -> set[str]:
    """The keys of the messages in files of this name, of all games."""
    found: set[str] = set()
    folders = [plugin.folder / "locales" / language for plugin in aurum.games.plugins()]
    for path in (path for folder in folders for path in folder.glob(pattern)):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        found |= {entry.id.name for entry in body if isinstance(entry, fluent.Message)}
    return found


def test_there_is_a_book_for_every_game() -> None:
    assert [book.game for book in books()] == list(aurum.games.names())


@pytest.mark.parametrize("book", books(), ids=lambda book: book.game)
def test_every_rule_has_exactly_one_place(book: Book) -> None:
    assert len(book.rules) == len(set(book.rules))
    assert set(book.rules) == set(aurum.game(book.game).rulebook)
    assert all(book_of(rule) is book for rule in book.rules)


@pytest.mark.parametrize("book", books(), ids=lambda book: book.game)
def test_every_rule_has_one_or_two_examples_that_show_it(book: Book) -> None:
    assert set(book.scenes) == set(book.rules)
    for rule in book.rules:
        stems = scenes_of(rule)
        assert 1 <= len(stems) <= 2, rule
        assert len(set(stems)) == len(stems), rule
        for stem in stems:
            assert rule in scenario(book, stem).rules, stem


@pytest.mark.parametrize("book", books(), ids=lambda book: book.game)
def test_every_piece_has_its_rule_and_an_example_of_that_rule(book: Book) -> None:
    for key, piece in book.pieces.items():
        assert rule_of(key) == piece.rule
        assert piece.rule in book.rules, key
        assert piece.rule in scenario(book, example_of(key)).rules, key


def test_every_card_building_creature_and_titan_is_a_piece() -> None:
    named = keys_of("en", "cards.ftl") | keys_of("en", "pieces.ftl")
    kinds = ("card-", "titan-", "creature-", "building-", "action-")
    expected = {key for key in named if key.startswith(kinds)} - {"titan-active", "titan-inactive"}
    assert expected <= set(ORIFLAMME.pieces) | set(ORICHALQUE.pieces)
    assert set(ORIFLAMME.pieces) == {f"card-{name.lower()}" for name in NAMES}
    for building in BUILDINGS:
        assert rule_of(f"building-{building.name.lower()}").startswith("OR-7.")
    for creature in CREATURES:
        kind = "hydra" if creature.name.startswith("Hydra") else creature.name.lower()
        assert rule_of(f"creature-{kind}") == "OR-6.7"


def test_the_rule_of_a_piece_speaks_of_it() -> None:
    """By name, in the text of the rule or in its heading; a card's heading begins with it."""
    say = translator_for("en").say
    for key, piece in ORIFLAMME.pieces.items():
        assert say(f"{rule_key(piece.rule)}.name").startswith(say(key)), key
    for key, piece in ORICHALQUE.pieces.items():
        if key.startswith(("titan-", "creature-", "building-", "action-")):
            rule = rule_key(piece.rule)
            name = re.sub(r" \(\d\)| of \w+", "", say(key))
            assert name in f"{say(f'{rule}.name')} {say(rule)}", key


@pytest.mark.parametrize("book", books(), ids=lambda book: book.game)
def test_questions_and_words_point_to_rules_of_the_book(book: Book) -> None:
    assert len(book.questions) >= 12
    for rules in book.questions.values():
        assert rules
        assert set(rules) <= set(book.rules)
    assert set(book.words.values()) <= set(book.rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_books_can_be_said(language: str) -> None:
    say = translator_for(language).say
    for book in books():
        for part in ("", ".notice", ".goal", ".marks"):
            assert say(book.key + part)
        for key in book.pictures:
            assert say(key)
            assert say(f"{key}.caption")
        for chapter in book.chapters:
            assert say(chapter.key)
            for part in ("lead", *chapter.after):
                assert say(f"{chapter.key}.{part}")
        for stem in book.captions:
            assert say(scene_key(stem)).endswith(".")
        for key in book.questions:
            assert say(key).endswith("?") or say(key).endswith(".")
            assert say(f"{key}.answer")
        for key in book.words:
            assert say(key)
            assert say(f"{key}.means")


def test_no_words_of_the_rulebook_lie_unused() -> None:
    used: set[str] = set()
    for book in books():
        used |= {book.key, *book.pictures, *book.questions, *book.words}
        used |= {chapter.key for chapter in book.chapters}
        used |= {rule_key(rule) for rule in book.rules}
        used |= {scene_key(stem) for stem in book.captions}
        for aid in book.aids:
            used |= {aid.key, *(section.heading for section in aid.sections)}
            used |= {line for section in aid.sections for line in section.lines}
    files = ("rulebook", "scenes", "questions", "glossary", "aid")
    written = {key for file in files for key in keys_of("en", f"{file}.ftl")}
    assert {key.split("-")[0] for key in written} == set(FAMILIES)
    assert written <= used


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_every_ruling_has_its_reason(rule: str, language: str) -> None:
    translator = translator_for(language)
    key = rule_key(rule)
    rulings = translator.say(key).count("[R]")
    assert translator.attributes(key) == ("name", "why", "why2")[: 1 + rulings]
    assert rulings == translator_for("en").say(key).count("[R]")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_languages_agree_on_numbers_marks_and_rules(rule: str, language: str) -> None:
    """The same figures, rule numbers and marks in every language: what is lost in translating."""
    facts = r"(?:OF|AL|MX|OR)-[\d.]*\d|\[[RD]\]|\d+"
    assert sorted(re.findall(facts, translator_for(language).say(rule_key(rule)))) == sorted(
        re.findall(facts, translator_for("en").say(rule_key(rule)))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_named_in_texts_exist(language: str) -> None:
    translator = translator_for(language)
    for rule in RULES:
        texts = [translator.say(rule_key(rule))]
        texts += [
            translator.say(f"{rule_key(rule)}.{name}")
            for name in translator.attributes(rule_key(rule))
        ]
        for named in re.findall(r"(?:OF|AL|MX|OR)-\d+\.\d+", " ".join(texts)):
            assert named in RULES, f"{language}: {rule} names {named}"


def test_the_aid_knows_the_strengths() -> None:
    for language in LANGUAGES:
        for creature in CREATURES:
            kind = "hydra" if creature.name.startswith("Hydra") else creature.name.lower()
            line = translator_for(language).say(f"aid-or-{kind}")
            assert re.findall(r"\d+", line)[0] == str(creature.strength)


def test_the_aids_explain_every_card_and_every_titan() -> None:
    explained = {
        line
        for book in books()
        for aid in book.aids
        for section in aid.sections
        for line in section.lines
    }
    assert set(ORIFLAMME.pieces) <= explained
    assert {key for key in ORICHALQUE.pieces if key.startswith("titan-")} <= explained
