"""The Orichalque table on a terminal: words for everything, drawn at every width."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from rich.console import Group
from support.terminal_fixture import seats_of, shown, walk

from aurum.engine import Event
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.base_state import Setup
from aurum.games.orichalque.rules.choices import VERB, VERBS
from aurum.games.orichalque.rules.components import BUILDINGS
from aurum.games.orichalque.rules.game import orichalque
from aurum.games.orichalque.rules.state import OrichalqueState
from aurum.games.orichalque.terminal.choices import sentence
from aurum.games.orichalque.terminal.display import OrichalqueDisplay
from aurum.games.orichalque.terminal.listing import aims
from aurum.games.orichalque.terminal.words import Words, words_for
from aurum.words import LANGUAGES, translator_for

TABLES: list[dict[str, Any]] = [
    {"players": 2, "initiative": "russian"},
    {"players": 3, "sides": ["hard", "easy", "hard"]},
    {"players": 4, "sides": "hard"},
    {"solo": "easy"},
    {"solo": "normal"},
    {"solo": "hard", "sides": "hard"},
]


def words_at(
    state: OrichalqueState, language: str, options: dict[str, Any], seat: int = 0
) -> Words:
    return words_for(translator_for(language), state.view(seat), seats_of(options), False)


REST = "round 2; metropolis 1 c2 c3; tiles 1 c4=V; held produce1=-; stack end-turn discard extra:0 "
RARE = (
    "round 0; current 1; sides choose choose; stack begin-turn refill first? side?:1 side?:0",
    REST + "use-up-card action welcome?:3",
    REST + "use-up-card action release?:0; titans forest=1 lagoon=1 desert=1",
    REST + "use-up-card action?; titans mountain=1",
    REST + "favour?:0; titans mountain=1",
    REST + "use-up-card fight?:0:0; titans desert=1; creatures 1 c4=Gorgon",
)
"""Questions that a random play may never ask."""


def moments() -> Iterator[tuple[dict[str, Any], OrichalqueState, list[Event]]]:
    """Every moment of a few whole plays, and the rare ones."""
    for number, options in enumerate(TABLES):
        for state, events in walk(options, number):
            yield options, state, events
    for position in RARE:
        yield {"players": 2}, orichalque.read_position(position), []


def some_of_each_verb(choices: list[int]) -> list[int]:
    """A tile may have hundreds of places, all told alike: some of them, from all over the list."""
    verbs: dict[int, list[int]] = {}
    for choice in choices:
        verbs.setdefault(choice // VERB, []).append(choice)
    return [one for found in verbs.values() for one in found[:: len(found) // 16 + 1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_choice_and_table_of_whole_plays_has_words(language: str) -> None:
    asked = set()
    shown = set()
    for options, state, events in moments():
        if state.actor < 0:
            continue
        display = OrichalqueDisplay(translator_for(language), seats_of(options), colour=False)
        view = state.view(state.actor)
        words = display.words(view)
        assert display.ask(view, state.choices(), 80).sentence.plain
        asked.add(state.stack[-1][0])
        for choice in some_of_each_verb(state.choices()):
            assert sentence(words, view, choice)
            shown.add(choice // VERB)
        latest = events[-12:]  # the others were said before
        assert len(display.log(latest, view)) <= len(latest)
    assert asked >= set(range(frames.SEAT_QUESTIONS, frames.FRAMES)) - {frames.ENDED}
    assert shown >= set(range(7, VERBS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_fits_its_cell(language: str) -> None:
    state = orichalque.start(random.Random(1), players=2)
    words = words_at(state, language, {"players": 2})
    tight = [words.tight(kind) for kind in range(len(state.setup.components.buildings))]
    assert all(len(name) == 3 for name in tight)
    assert len(set(tight)) == len(tight)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_siege_engine_that_only_other_boxes_have_is_named_too(language: str) -> None:
    plain = orichalque.start(random.Random(1), players=2).setup
    counts = (1,) * len(BUILDINGS)
    parts = replace(plain.components, buildings=BUILDINGS, building_counts=counts)
    words = Words(
        translator_for(language), Setup(parts, "other", 2, ("easy",) * 2, ("A", "B")), ["a", "b"]
    )
    for kind, building in enumerate(BUILDINGS):
        assert words.building(kind, ".does")
        if building.skull:
            assert str(building.skull) in words.building(kind)


# Drawing


@pytest.mark.parametrize(
    ("language", "width"),
    [("en", 60), ("fr", 60), ("ru", 60), ("fr", 80), ("ru", 100)],
)
def test_nothing_is_wider_than_the_window(language: str, width: int) -> None:
    for number, options in enumerate(TABLES):
        display = OrichalqueDisplay(translator_for(language), seats_of(options), colour=False)
        last = None
        for moment, (state, _) in enumerate(walk(options, number + 20)):
            if state.actor == 0 and moment % 9 < 2:
                view = state.view(0)
                asked = display.ask(view, state.choices(), width)
                listing = Group(asked.sentence, asked.listing, *asked.notes)
                table = shown(display.table(view, asked, width), listing, width=width)
                assert table.widest() <= width
                assert "…" not in table.text
            last = state
        assert last is not None
        view = last.view(0)
        parts = [
            display.table(view, None, width),
            display.ending(view, width),
            display.seen(view, width),
        ]
        parts += [display.pieces(view, width), display.explain(view, "1", width)]
        parts.append(display.explain(view, "2", width))
        assert shown(*parts, width=width).widest() <= width


def test_the_island_shows_what_lies_there_without_colour() -> None:
    position = (
        "boards A B\nmetropolis 1 a5 b5\nmetropolis 2 d1 c1\ntiles 1 b4=F c5,c6=LV\n"
        "creatures 1 c6=Gorgon+2\nbuildings 1 b4=Mine\nheld construct1=F\nphase tile\n"
    )
    state = orichalque.read_position(position)
    display = OrichalqueDisplay(translator_for("en"), seats_of({"players": 2}), colour=False)
    view = state.view(0)
    asked = display.ask(view, state.choices(), 60)
    text = shown(display.table(view, asked, 60), asked.listing, width=60).text
    for sign in ("[Min]", "Go8²", "~L~", "<P>", "+2o", "-c4-"):
        assert sign in text
    assert "5 more points, 1 creature to capture" in text
    assert "Each time you Produce, this mine brings you 1 orichalque." in " ".join(text.split())


def test_odds_are_exact_and_stand_beside_every_number_of_hoplites() -> None:
    """OR-6.4. A Hellhound (4) and one die: 4, 5 or the skull, so one half."""
    position = (
        "boards A B\nmetropolis 1 a5 b5\nmetropolis 2 d1 c1\ntiles 1 b4=V\nhoplites 3 1\n"
        "creatures 1 b4=Hellhound\nheld capture1=-\nphase action\n"
    )
    state = orichalque.read_position(position)
    state.apply(orichalque.read("act"))
    display = OrichalqueDisplay(translator_for("en"), seats_of({"players": 2}), colour=False)
    asked = display.ask(state.view(0), state.choices(), 60)
    text = shown(asked.listing, width=60).text
    assert "1 50%" in text.replace("\ue0a0", " ").replace("\u00a0", " ")
    assert aims(state, asked.order) == {state.ground(0).cell_at[0x13]: "1–4"}


def test_a_placement_says_which_titan_and_port_it_brings() -> None:
    """OR-4.3, OR-4.4."""
    position = (
        "boards A B\nmetropolis 1 a5 b5\nmetropolis 2 d1 c1\ntiles 1 b4=F c4=F\n"
        "held produce1=F\nphase tile\n"
    )
    state = orichalque.read_position(position)
    display = OrichalqueDisplay(translator_for("en"), seats_of({"players": 2}), colour=False)
    asked = display.ask(state.view(0), state.choices(), 80)
    text = shown(asked.listing, width=80).text
    number = asked.order.index(orichalque.read("put b3 r0")) + 1
    assert f"{number}★" in text
    assert "Theia comes to you" in text
    bare = asked.order.index(orichalque.read("put b6 r0")) + 1
    assert f"{bare}★" not in text


def test_the_log_says_whose_turn_it_is_and_what_somebody_gained() -> None:
    state = orichalque.start(random.Random(1), players=2)
    display = OrichalqueDisplay(translator_for("en"), seats_of({"players": 2}), colour=False)
    events = [
        Event("round", "OR-9.3", (2, 0)),
        Event("turn", "OR-2.1", (0,)),
        Event("spent", "OR-3.1", (0, 2, 0)),
        Event("took", "OR-3.2", (0, 1, 0, 0)),
        Event("acted", "OR-6.1", (0, 0)),
        Event("gained", "OR-6.1", (0, 0, 2)),
        Event("forged", "OR-6.11", (0,)),
        Event("discarded", "OR-9.1", (0, 0, 1)),
        Event("returned", "OR-9.1", (0, 0)),
        Event("ended", "OR-9.5", (0,)),
    ]
    lines = display.log(events, state.view(0))
    assert [line.event for line in lines] == [0, 1, 3, 4, 6, 7, 9, 9]
    assert [line.gain.plain for line in lines] == ["", "", "−2h", "+2o", "●+1", "", "", ""]
    assert [line.heading for line in lines].count(True) == 2
    assert lines[1].text.plain == "Your turn."
    assert lines[-1].text.plain == "You win!"
