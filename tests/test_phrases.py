"""Phrases: what a game says of itself, put into words for whoever reads it."""

from __future__ import annotations

from pathlib import Path

import pytest

from aurum import words
from aurum.engine import (
    NUMBER,
    SEAT,
    SPECTATOR,
    TABLE,
    Event,
    EventKind,
    Phrase,
    Player,
    named,
)
from aurum.engine.events import log_sentence
from aurum.engine.phrases import Fact
from aurum.words import Translator

MESSAGES = """
table-person = Player { $seat }
die = { $n ->
    [one] one die
   *[other] { $n } dice
}
owl = the Owl
    .of = of the Owl
cup = a cup
jug = a jug
three = ⚂
four = ⚃
holds = { $you ->
    [you] you hold { $what }
   *[other] { $who } holds { $what }
}
takes = { $who } takes { $what } from { $from }
near = a die { $of }
asks = { $who-you ->
    [you] you ask { $other }
   *[other] { $other-you ->
        [you] { $who } asks you
       *[other] { $who } asks { $other }
    }
}
"""


@pytest.fixture
def translator(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Translator:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.ftl").write_text(MESSAGES, encoding="utf-8")
    monkeypatch.setattr(words, "locale_folders", lambda: [tmp_path])
    return Translator("en")


def test_a_phrase_is_filled_in_with_numbers_phrases_and_lists(translator: Translator) -> None:
    assert translator.phrase(Phrase("die", {"n": 3})) == "3 dice"
    both = (Phrase("cup"), Phrase("die", {"n": 1}))
    phrase = Phrase("takes", {"who": Player(0), "what": both, "from": Player(1)})
    assert translator.phrase(phrase, ["Ada", "Ben"]) == "Ada takes a cup, one die from Ben"
    assert translator.fact((Phrase("three"), Phrase("four")), (), SPECTATOR) == "⚂ ⚃"
    assert translator.fact((Phrase("three"), Player(0)), ["Ada"], SPECTATOR) == "⚂, Ada"


def test_only_the_reader_is_you(translator: Translator) -> None:
    phrase = Phrase("holds", {"who": Player(1), "what": Phrase("jug")})
    assert translator.phrase(phrase, ["Ada", "Ben"], reader=1) == "you hold a jug"
    assert translator.sentence(phrase, ["Ada", "Ben"], reader=1) == "You hold a jug"
    assert translator.phrase(phrase, ["Ada", "Ben"], reader=0) == "Ben holds a jug"
    assert translator.phrase(phrase, ["Ada", "Ben"]) == "Ben holds a jug"


def test_every_player_is_told_apart_from_the_reader(translator: Translator) -> None:
    phrase = Phrase("asks", {"who": Player(0), "other": Player(1)})
    assert [translator.phrase(phrase, ["Ada", "Ben"], reader) for reader in (-3, 0, 1, 2)] == [
        "Ada asks Ben", "you ask Ben", "Ada asks you", "Ada asks Ben",
    ]  # fmt: skip


def test_nobody_is_a_seat_below_zero(translator: Translator) -> None:
    phrase = Phrase("holds", {"who": Player(SPECTATOR, "owl"), "what": 2})
    assert translator.phrase(phrase, [], reader=SPECTATOR) == "the Owl holds 2"


def test_a_seat_without_a_name_has_its_number(translator: Translator) -> None:
    assert translator.phrase(Phrase("takes", {"who": Player(4), "what": 1, "from": Player(0)})) == (
        "Player 5 takes 1 from Player 1"
    )


def test_a_game_that_names_its_seats_brings_the_cases_of_a_name(translator: Translator) -> None:
    assert translator.phrase(Phrase("near", {"who": Player(0, "owl")})) == "a die of the Owl"


@pytest.mark.usefixtures("translator")
def test_a_language_that_a_game_lacks_is_english() -> None:
    assert Translator("ru").phrase(Phrase("die", {"n": 5})) == "5 dice"


def test_an_event_is_logged_as_its_kind_declares() -> None:
    kind = EventKind({"seat": SEAT, "dice": NUMBER}, {"cup": named("cup", "jug")})
    public = Event("hid", "LD-1", (2, 5), (), 2)
    line = log_sentence(public, 7, "liars", kind)
    facts: dict[str, Fact] = {"seat": Player(2), "dice": 5, "who": Player(2)}
    assert line.sentence == Phrase("liars-event-hid", facts)
    assert (line.event, line.rule, line.seat, line.heading) == (7, "LD-1", 2, False)
    known = log_sentence(Event("hid", "LD-1", (2, 5), (1,), 2), 7, "liars", kind)
    assert known.sentence == Phrase("liars-event-hid", {**facts, "cup": Phrase("jug")})


def test_an_event_about_no_seat_belongs_to_the_table() -> None:
    kind = EventKind({"round": NUMBER}, heading=True)
    line = log_sentence(Event("round", "LD-2", (3,)), 0, "liars", kind)
    assert line.seat == TABLE
    assert line.heading
    assert line.sentence == Phrase("liars-event-round", {"round": 3})
