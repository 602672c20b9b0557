"""Small games: few cards and rounds, for programs that solve games."""

from __future__ import annotations

import pickle
from io import StringIO
from random import Random

import pytest
from rich.console import Console
from support.oriflamme_positions import legal

from aurum.engine import CHANCE, OVER, BadOptions, Seat, Unreadable, begin_record, sample_choice
from aurum.engine.record import read_record, replay
from aurum.games.oriflamme.rules import oriflamme
from aurum.games.oriflamme.rules.state import OriflammeState
from aurum.games.oriflamme.rules.view import SmallView, View
from aurum.games.oriflamme.terminal.display import OriflammeDisplay
from aurum.words import translator_for

FOUR = "Archer,Soldier,Heir,Ambush"
SMALL = f"set {FOUR}; rounds 2; "


def small(**given: object) -> OriflammeState:
    return oriflamme.start(**{"set": FOUR, "rounds": 2, **given})


def test_each_seat_plays_one_family_and_holds_all_its_cards() -> None:
    state = small(first=1)
    assert state.setup.families == 2
    facts = oriflamme.facts(state, 0)
    assert facts["hand_size"] == {"G": 4, "P": 4}
    assert facts["aside"] == {"G": [], "P": []}
    assert facts["stock"] == {"G": 1, "P": 1}


def test_chance_only_chooses_who_begins_and_a_table_may_choose_instead() -> None:
    state = small()
    assert state.actor == CHANCE
    assert legal(state) == ["first G", "first P"]
    state = small(first=1)
    assert legal(state) == ["first P"]
    state.apply(oriflamme.read("first P"))
    assert state.actor == 1


def test_it_is_over_after_its_last_round() -> None:
    for seed in range(20):
        rng = Random(seed)
        state = small()
        while state.actor != OVER:
            state.apply(sample_choice(state, rng))
        assert state.round == 2
        assert all(len(oriflamme.facts(state)["hand"][letter]) == 2 for letter in "GP")  # type: ignore[index]


def test_what_happens_in_the_last_round_is_explained_as_in_the_sixth() -> None:
    view = oriflamme.read_position(SMALL + "round 2; queue G:(Ambush) P:(Heir)").view(0)
    said = oriflamme.help(view)
    assert said is not None
    assert said.key == "ask-last"


def test_the_options_name_the_rounds_only_of_a_small_game() -> None:
    assert small().setup.rounds == 2
    assert oriflamme.options({"set": FOUR, "rounds": "2"}) == {
        "players": 2, "set": FOUR.split(","), "first": None, "rounds": 2
    }  # fmt: skip
    assert "rounds" not in oriflamme.options({"players": 2})
    for given in ({}, {"set": FOUR, "rounds": 2, "players": 3}):
        options = oriflamme.options(given)
        assert oriflamme.settings(oriflamme.begin(options)) == options


@pytest.mark.parametrize("rounds", [0, 7, -1, True, 2.0, "two", "", []])
def test_other_numbers_of_rounds_are_refused(rounds: object) -> None:
    with pytest.raises(BadOptions, match="a small game has 1 to 6"):
        oriflamme.options({"rounds": rounds})


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"set": "Archer,Spy", "rounds": 3}, "from 3 to ten different cards.* 2 were named, 2 of"),
        ({"set": "Archer,Archer", "rounds": 2}, "2 were named, 1 of them different"),
        ({"set": FOUR}, "A set has ten different cards; 4 were named"),
        ({"set": FOUR, "rounds": 2, "first": 2}, "0 to 1"),
    ],
)
def test_sets_that_do_not_fit_are_refused(given: dict[str, object], says: str) -> None:
    with pytest.raises(BadOptions, match=says):
        oriflamme.options(given)


def test_the_view_tells_how_many_rounds_there_are_and_that_of_the_usual_game_is_as_ever() -> None:
    view = small().view(0)
    assert isinstance(view, SmallView)
    assert view.rounds == 2
    assert type(oriflamme.start(players=3).view(0)) is View


def test_the_terminal_shows_its_rounds_and_families() -> None:
    state = small(first=0)
    state.apply(oriflamme.read("first G"))
    seats = [Seat("Anna", "person"), Seat("Ben", "person")]
    display = OriflammeDisplay(translator_for("en"), seats, colour=False)
    console = Console(width=80, file=StringIO())
    console.print(display.table(state.view(0), None, 80))
    file = console.file
    assert isinstance(file, StringIO)
    shown = file.getvalue()
    assert "Round 1 of 2" in shown
    assert "◈◇" in shown
    assert "◈◇◇" not in shown
    assert display.person(0).plain.count("[") == 1


def test_only_the_card_that_was_placed_is_hidden() -> None:
    position = SMALL + "round 1; queue G:(Heir); placing P"
    one, other = oriflamme.read_position(position), oriflamme.read_position(position)
    other = oriflamme.read_position(position.replace("Heir);", "Soldier);"))
    assert one.view(1) == other.view(1)
    assert pickle.dumps(one.view(1)) == pickle.dumps(other.view(1))
    assert one.view(0) != other.view(0)
    found = {str(oriflamme.imagine(one.view(1), Random(seed))) for seed in range(50)}
    assert len(found) == 4


def test_a_position_is_written_and_read_without_loss() -> None:
    rng = Random(5)
    state = oriflamme.start(set="Judge,Informer,Spy,Insurrection,Deal", rounds=3, players=3)
    while state.actor != OVER:
        again = oriflamme.read_position(oriflamme.write_position(state))
        assert again == state
        assert pickle.loads(pickle.dumps(state)) == state
        state.apply(sample_choice(state, rng))


@pytest.mark.parametrize(
    ("position", "says"),
    [
        (f"set {FOUR}; rounds 5; placing G", "names of 5 to ten different cards"),
        (f"set {FOUR}; placing G", "names of ten different cards"),
        (SMALL + "round 3; placing G", "from 1 to 2"),
        (SMALL + "aside G=Heir; placing G", "no cards are set aside"),
        (SMALL + "dealing G", "nothing is dealt"),
        (SMALL + "players 2; placing W", "G, P"),
        (SMALL + "hand G=Spy; placing G", "Archer, Soldier, Heir, Ambush"),
    ],
)
def test_positions_that_do_not_fit_are_refused(position: str, says: str) -> None:
    with pytest.raises(Unreadable, match=says):
        oriflamme.read_position(position)


def test_a_record_replays_to_the_same_end() -> None:
    rng = Random(9)
    options = oriflamme.options({"set": FOUR, "rounds": 2})
    state = oriflamme.begin(options)
    record = begin_record(oriflamme, options, [Seat("A", "person"), Seat("B", "random")])
    while state.actor != OVER:
        choice = sample_choice(state, rng)
        record.choices.append(oriflamme.write(choice))
        state.apply(choice)
    again = read_record(record.to_json())
    assert again.options == options
    assert list(replay(oriflamme, again))[-1].state == state
