"""The words of Liar's Dice: all there, in three languages, and no fact without its name."""

from __future__ import annotations

import re
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from liars_dice import plugin
from liars_dice.choices import VERBS
from liars_dice.game import game
from liars_dice.rules import EVENTS
from liars_dice.wording import bid_phrase, chances
from support.fluent_variables import Variables
from support.liars_words import LOCALES, spoken, translator_with_liars

from aurum.engine import OVER, SPECTATOR, Phrase, sample_choice
from aurum.rulebook.book import rule_key, scene_key
from aurum.words import LANGUAGES


def messages(language: str) -> dict[str, Variables]:
    """Every message and attribute of the package by its key."""
    found: dict[str, Variables] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), entry.content
            if isinstance(entry, fluent.Message):
                parts = {entry.id.name: entry.value}
                parts |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
                for key, pattern in parts.items():
                    assert key not in found, key
                    found[key] = Variables()
                    found[key].visit(pattern)
    for variables in found.values():  # and what the messages within it are filled in with
        for inner in list(variables.messages):
            variables.messages |= found[inner].messages
        for inner in variables.messages:
            variables.names |= found[inner].names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert set(other) == set(english)
    for key, variables in english.items():
        assert other[key].names == variables.names, key
    files = [path.name for path in sorted((LOCALES / language).glob("*.ftl"))]
    assert files == [path.name for path in sorted((LOCALES / "en").glob("*.ftl"))]


def test_russian_plurals_have_all_their_forms() -> None:
    for key, variables in messages("ru").items():
        for forms in variables.plurals:
            assert forms >= {"one", "few", "many", "other"}, key


def test_no_word_is_missing() -> None:
    known = messages("en")
    sources = "".join(path.read_text(encoding="utf-8") for path in plugin.folder.glob("*.py"))
    named = set(re.findall(r'"(liars_dice-[\w-]+)"', sources))
    named |= {f"liars_dice-event-{name}" for name in EVENTS}
    named |= {f"liars_dice-choice-{verb}" for verb in VERBS}
    named |= {f"{rule_key(rule)}.name" for rule in game.rulebook}
    named |= {rule_key(rule) for rule in game.rulebook}
    named |= {scene_key(stem) for stem in plugin.rulebook().captions}
    named |= {"game-liars_dice", "game-liars_dice-credit"}
    assert named <= set(known)


def test_the_rulebook_has_every_rule_and_an_example_of_it() -> None:
    book = plugin.rulebook()
    assert set(book.rules) == set(book.scenes) == set(game.rulebook)
    for stem in book.captions:
        assert (plugin.folder / "scenarios" / f"{stem}.toml").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_gives_its_reason(language: str) -> None:
    known = messages(language)
    for rule in game.rulebook:
        text = spoken(rule_key(rule), {}, language)
        assert text.count("[R]") == (f"{rule_key(rule)}.why" in known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_are_told_in_words(language: str) -> None:
    """The facts of an event, a name for the seat and whether it is the reader fill its message."""
    state = game.start(players=3, dice=3, exact=True)
    state.events = []
    rng = Random(4)
    while state.actor != OVER:
        state.apply(sample_choice(state, rng))
    assert {event.name for event in state.events} == set(EVENTS)
    for event in state.events:
        facts = event.as_dict(EVENTS[event.name])
        said = [
            spoken(f"liars_dice-event-{event.name}", {**facts, "who": "Mira", "you": you}, language)
            for you in ("you", "other")
        ]
        assert "seat" not in facts or ("Mira" in said[1] and "Mira" not in said[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_roll_of_others_is_told_without_its_dice(language: str) -> None:
    facts = {"who": "Mira", "you": "other", "dice": 5}
    assert spoken("liars_dice-event-rolled", facts, language)


@pytest.mark.parametrize(
    ("quantity", "face", "said"),
    [
        (1, 5, "одна пятёрка"), (2, 1, "две единицы"), (5, 6, "пять шестёрок"),
        (10, 5, "десять пятёрок"), (11, 2, "11 двоек"),
        (21, 3, "21 тройка"), (24, 4, "24 четвёрки"),
    ],
)  # fmt: skip
def test_russian_plurals_are_right(quantity: int, face: int, said: str) -> None:
    assert spoken("liars_dice-bid", {"quantity": quantity, "face": face}, "ru") == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("position", "choice"),
    [
        ("begins 0; cups ** **", "bid 1x1"), ("cups ** **", "bid 1x1"), ("cups 1 2", "roll 1"),
        ("cups 1 2", "call"), ("cups 1 2; bids 1x1", "exact"), ("cups 1 2", "bid 3x1"),
        ("cups 1 2; bids 1x3", "bid 1x2"), ("cups 1 2; wild true; bids 1x1", "bid 2x6"),
        ("cups 1 -", "call"),
    ],
)  # fmt: skip
def test_refusals_are_told_in_words(position: str, choice: str, language: str) -> None:
    refusal = game.read_position(position).refusal(game.read(choice))
    assert choice in spoken(refusal.key, refusal.facts, language)
    assert refusal.rule in game.rulebook


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_choices_facts_and_log_have_words(language: str) -> None:
    """Whoever reads: the seat that is asked, another one, or nobody at the table."""
    translator, rng = translator_with_liars(language), Random(7)
    names = ["Mira", "Noor", "Olaf"]
    for options in ({"wild": True, "exact": True}, {"dice": 2}):
        state = game.start(players=3, **options)
        while state.actor != OVER:
            viewer = state.actor if state.actor >= 0 else SPECTATOR
            view = state.view(viewer)
            phrases = [fact.name for fact in game.known(view)]
            for choice in state.choices()[:40]:
                explained = game.explain(view, choice)
                phrases += [explained.sentence, *explained.outlook, *(explained.cell or ())]
                phrases += [explained.group] if explained.group else []
            if state.actor >= 0:
                phrases += [game.question(view), game.help(view)]
            state.events = []
            state.apply(sample_choice(state, rng))
            for phrase in phrases:
                said = [translator.phrase(phrase, names, reader) for reader in (0, 1, SPECTATOR)]
                assert all(said), phrase
            for seat in (0, 1, 2, SPECTATOR):
                seen = [event.seen_by(seat) for event in state.events]
                for line in game.log(seen, state.view(seat)):
                    assert translator.phrase(line.sentence, names, seat), line


@pytest.mark.parametrize(
    ("position", "choice", "said"),
    [
        ("cups 12 345", "bid 1x2", ("Bid one two", "Annoncer un deux", "Ставка: одна двойка")),
        (
            "cups 12 345; bids 2x4", "bid 4x5",
            ("Raise to four fives", "Monter à quatre cinq", "Поднять ставку: четыре пятёрки"),
        ),
        (
            "cups 12 345; bids 4x5", "call",
            (
                "Call: fewer than four fives", "Menteur\u00a0: moins de quatre cinq",
                "Не верю в ставку «четыре пятёрки»",
            ),
        ),
        (
            "exact true; cups 12 345; bids 4x5", "exact",
            ("Exact: just four fives", "Exact\u00a0: juste quatre cinq", "Ровно: четыре пятёрки"),
        ),
    ],
)  # fmt: skip
def test_choices_are_sentences_that_one_could_say(
    position: str, choice: str, said: tuple[str, ...]
) -> None:
    state = game.read_position(position)
    explained = game.explain(state.view(state.actor), game.read(choice))
    for language, sentence in zip(LANGUAGES, said, strict=True):
        assert translator_with_liars(language).sentence(explained.sentence) == sentence


@pytest.mark.parametrize(
    ("percent", "said"),
    [
        (0, ("impossible", "impossible", "невозможно")),
        (63, ("63% likely", "63\u00a0% de chances", "вероятность 63\u00a0%")),
        (100, ("certain", "certain", "наверняка")),
    ],
)
def test_chances_are_said_as_players_say_them(percent: int, said: tuple[str, ...]) -> None:
    for language, words in zip(LANGUAGES, said, strict=True):
        assert spoken("liars_dice-outlook-bid", {"percent": percent}, language) == words


def test_the_first_bid_raises_nothing() -> None:
    opening, raising = (game.read_position(f"cups 12 345; bids {bids}") for bids in ("", "1x1"))
    groups = [game.explain(state.view(state.actor), 25).group for state in (opening, raising)]
    assert groups == [Phrase("liars_dice-group-bid"), Phrase("liars_dice-group-raise")]


@pytest.mark.parametrize(
    ("language", "units"),
    [("en", ["die", "dice", "dice"]), ("fr", ["dé", "dés", "dés"]),
     ("ru", ["кубик", "кубика", "кубиков"])],
)  # fmt: skip
def test_the_dice_of_a_seat_are_counted_in_words(language: str, units: list[str]) -> None:
    known = game.known(game.read_position("cups 1 23 23456").view(0))
    counted = [fact.unit for fact in known if fact.unit is not None]
    assert [translator_with_liars(language).phrase(unit) for unit in counted] == units


def test_dice_in_a_fact_stand_without_commas() -> None:
    known = game.known(game.read_position("cups 34 **").view(0))
    [hand] = [fact.value for fact in known if fact.private]
    assert translator_with_liars("en").fact(hand, (), 0) == "⚂ ⚃"


def test_after_a_challenge_it_stays_known_until_the_next_bid() -> None:
    state = game.read_position("cups 1255 345 226; bids 3x5 4x5")
    translator = translator_with_liars("en")

    def told(reader: int) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for fact in game.known(state.view(reader)):
            value = str(translator.fact(fact.value, ["Mira", "Noor", "Olaf"], reader))
            found.setdefault(translator.phrase(fact.name), []).append(value)
        return found

    assert "Showed" not in told(0)
    state.apply(game.read("call"))
    for text in ("roll 1111", "roll 22", "roll 333"):
        state.apply(game.read(text))
    for reader in (0, 1, 2, SPECTATOR):
        facts = told(reader)
        assert facts["Showed"] == ["⚀ ⚁ ⚄ ⚄", "⚂ ⚃ ⚄", "⚁ ⚁ ⚅"]
        assert facts["Challenged"] == ["four fives"]
        assert (facts["There were"], facts["Lost a die"]) == (["3"], ["Noor"])
    state.apply(game.read("bid 1x2"))
    assert not {"Showed", "Challenged", "There were", "Lost a die"} & set(told(0))


def test_the_log_says_who_lost_a_die() -> None:
    state = game.read_position("cups 1255 345 226; bids 3x5 4x5")
    state.events = []
    state.apply(game.read("call"))
    translator = translator_with_liars("en")
    lines = game.log(state.events, state.view(0))
    said = [translator.phrase(line.sentence, ["Mira", "Noor", "Olaf"], 0) for line in lines]
    assert "You show ⚀ ⚁ ⚄ ⚄." in said
    assert "There are three fives." in said
    [lost] = [number for number, line in enumerate(lines) if line.gain]
    gain = lines[lost].gain
    assert isinstance(gain, Phrase)
    assert (said[lost], translator.phrase(gain)) == ("Noor has 2 dice left.", "−1\u00a0die")


def test_chances_count_the_dice_in_sight() -> None:
    view = game.read_position("dice 2; wild true; cups 16 34").view(0)
    assert chances(view, 16) == (100, 0)  # the one and the six are two sixes
    assert chances(view, 26) == (100, 44)
    assert chances(view, 36) == (56, 44)
    assert chances(view, 46) == (11, 11)
    assert chances(view, 21) == (31, 28)
    assert chances(view, 51) == (0, 0)  # four dice are there
    alone = game.read_position("dice 5; cups 1 22222").view(0)
    assert chances(alone, 66) == (0, 0)  # five dice can show it at most
    assert chances(alone, 56) == (1, 1)  # hardly, but they can


def test_the_bid_and_the_bids_of_the_round_tell_who_has_made_them() -> None:
    state = game.read_position("begins 3; cups 12 - 345 6; bids 2x3 3x3 3x5 4x5; wild false")
    for seat in (0, 3, SPECTATOR):
        facts = game.known(state.view(seat))
        [standing] = [fact for fact in facts if fact.main]
        assert (standing.by, standing.value) == (2, bid_phrase(45))
        bids = [(fact.step, fact.seat, fact.value) for fact in facts if fact.step]
        assert bids == [
            (1, 2, bid_phrase(23)), (2, 3, bid_phrase(33)), (3, 0, bid_phrase(35)),
            (4, 2, bid_phrase(45)),
        ]  # fmt: skip
