"""Liar's Dice keeps the engine's contract: secrets, copies, options, records, scenarios."""

from __future__ import annotations

import json
import pickle
import re
from itertools import product
from pathlib import Path
from random import Random

import pytest
from liars_dice import plugin
from liars_dice.game import game
from liars_dice.picture import draw
from liars_dice.rules import EVENTS, LiarsDiceState
from support.brief import often
from support.liars_words import spoken

from aurum.engine import (
    OVER,
    SPECTATOR,
    BadOptions,
    Options,
    Seat,
    begin_record,
    check_game,
    read_record,
    read_scenario,
    replay,
    run_scenario,
    sample_choice,
)
from aurum.engine.record import seen_record

SCENARIOS = sorted((plugin.folder / "scenarios").glob("*.toml"))
PLAYTHROUGH = Path(__file__).with_name("liars_dice-4.txt")


def played(choices: int, seed: int = 1, **options: object) -> LiarsDiceState:
    """A play after so many random choices, or at its end, with all that was told."""
    state = game.start(**options)
    state.events = []
    rng = Random(seed)
    while choices > 0 and state.actor != OVER:
        state.apply(sample_choice(state, rng))
        choices -= 1
    return state


# The contract


def named(options: Options) -> str:
    return "-".join(str(value) for value in options.values())


@pytest.mark.soak
@pytest.mark.parametrize("options", game.variants(), ids=named)
def test_the_contract_is_kept(options: Options) -> None:
    plays = often(3, 1, soak=100)
    report = check_game(game, variants=[options], plays=plays)
    assert report.plays == plays
    assert report.choices > 5 * plays
    assert report.pair_steps > 0


def test_the_variants_show_every_kind_of_table() -> None:
    values = {name: {options[name] for options in game.variants()} for name in game.options({})}
    assert values["players"] == {2, 3, 4, 5, 6}
    assert values["dice"] == {1, 2, 3, 4, 5}
    assert values["wild"] == values["exact"] == {False, True}
    assert plugin.seats() == [2, 3, 4, 5, 6]


@pytest.mark.soak
@pytest.mark.parametrize(("wild", "exact"), [*product((False, True), repeat=2)])
def test_every_game_ends_with_one_winner(wild: bool, exact: bool) -> None:
    for seed in range(often(20, 4, soak=400)):
        players, dice = 2 + seed % 5, 1 + seed % 4
        state = played(10**6, seed, players=players, dice=dice, wild=wild, exact=exact)
        assert len(state.winners()) == 1
        assert [seat for seat, left in enumerate(state.scores()) if left] == state.winners()
        assert state.outcome() == "won"
        assert state.round <= players * dice


# Copies


@pytest.mark.parametrize("choices", [0, 3, 25])
def test_a_state_prints_as_its_position_and_equals_its_copies(choices: int) -> None:
    state = played(choices, players=3, dice=3)
    assert str(state) == repr(state) == game.write_position(state)
    for other in (state.clone(), pickle.loads(pickle.dumps(state)), game.read_position(str(state))):
        assert other is not state
        assert other == state
        assert hash(other) == hash(state)
    assert state != played(choices + 1, players=3, dice=3)
    assert state != played(choices, players=4, dice=3)


def test_lists_that_were_handed_out_are_nobody_elses() -> None:
    state = game.read_position("cups ** 12")
    state.odds().clear()
    state.choices().clear()
    state.scores().clear()
    assert len(state.odds()) == len(state.choices()) == 21
    assert state.scores() == [2, 2]


# Secrets


def test_what_a_seat_may_not_know_is_nowhere_in_what_it_gets() -> None:
    """Two deals that differ under the other cups look the same from here, byte for byte."""
    for seat in (0, SPECTATOR):
        found = set()
        for others in ("126", "555"):
            own = "134" if seat == 0 else others
            state = game.start(players=3, dice=3, exact=True)
            messages: list[object] = []
            for text in ("first 1", f"roll {own}", f"roll {others}", "roll 666", "bid 1x3"):
                choice = game.read(text)
                messages.append(state.redacted(choice, seat))
                state.events = []
                state.apply(choice)
                messages += [
                    event.seen_by(seat).as_dict(EVENTS[event.name]) for event in state.events
                ]
                view = state.view(seat)
                messages += [vars(view), game.write_view(view), game.facts(state, seat), draw(view)]
                messages.append(repr(pickle.dumps(view)))
            found.add(json.dumps(messages))
        assert len(found) == 1


def test_who_is_out_sees_what_a_spectator_sees() -> None:
    state = game.read_position("cups 123 - 456; bids 1x2")
    assert game.write_view(state.view(1)) == game.write_view(state.view(SPECTATOR))
    assert game.facts(state, 1) == game.facts(state, SPECTATOR)
    assert draw(state.view(1)) == draw(state.view(SPECTATOR))
    assert "123" not in str(game.facts(state, 1))


@pytest.mark.parametrize("seat", [-1, -2, -4, 3, 99])
def test_nobody_looks_from_where_there_is_no_seat(seat: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        game.start(players=3).view(seat)


def test_imagined_dice_are_those_that_can_fall() -> None:
    view = game.read_position("cups 135 ** - 6; begins 4").view(0)
    rng = Random(1)
    hands = set()
    for _ in range(200):
        state = game.imagine(view, rng)
        assert state.hands[:3] == [(1, 3, 5), (), ()]
        hands |= {state.hands[3]}
    assert hands == {(face,) for face in range(1, 7)}


# Options


def test_options_are_completed_and_may_be_text() -> None:
    usual = {"players": 4, "dice": 5, "wild": False, "exact": False}
    assert game.options({}) == usual
    given = {"players": "2", "dice": "3", "wild": "TRUE", "exact": "false"}
    assert game.options(given) == {"players": 2, "dice": 3, "wild": True, "exact": False}
    assert json.loads(json.dumps(game.options(given))) == game.options(game.options(given))
    assert all(type(value) is type(usual[name]) for name, value in game.options(given).items())


@pytest.mark.parametrize("name", ["wild", "exact", "dice", "players"])
@pytest.mark.parametrize("value", ["perhaps", 7, None, [], {}, "", 1.5])
def test_a_wrong_option_is_refused_in_words(name: str, value: object) -> None:
    with pytest.raises(BadOptions) as problem:
        game.options({name: value})
    assert problem.value.rule in game.rulebook
    assert name in spoken(problem.value.key, problem.value.facts)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOptions, match="players, dice, wild, exact"):
        game.options({"colour": "red"})


# Records, playthrough, scenarios


def test_a_record_replays_to_the_same_end() -> None:
    options = game.options({"players": 3, "wild": True, "exact": True})
    record = begin_record(game, options, [Seat(name, "random") for name in "abc"])
    state = game.begin(options)
    rng = Random(3)
    while state.actor != OVER:
        choice = sample_choice(state, rng)
        record.choices.append(game.write(choice))
        state.apply(choice)
    again = read_record(record.to_json())
    assert [step.state for step in replay(game, again)][-1] == state
    rolls = [text for text in seen_record(game, again, SPECTATOR).choices if "roll" in text]
    assert rolls
    assert all(re.fullmatch(r"roll \?+", text) for text in rolls)


def playthrough() -> str:
    """A whole game as text; a change of behaviour is a diff."""
    options = {"players": 4, "dice": 3, "wild": True, "exact": True}
    state = game.start(**options)
    rng = Random(5)
    lines = [game.write_position(state)]
    while state.actor != OVER:
        choice = sample_choice(state, rng)
        facts = game.facts(state)
        legal = f" of {len(state.choices())}" if facts["asks"] == "bid" else ""
        lines.append(f"{facts['actor']}: {game.write(choice)}{legal}")
        state.events = []
        state.apply(choice)
        for event in state.events:
            told = list(event.as_dict(EVENTS[event.name]).items())[2:]
            known = " ".join(f"{name}={value}" for name, value in told)
            lines.append(f"    {event.name} [{event.rule}] {known}")
    return "\n".join([*lines, game.write_position(state), ""])


def test_a_whole_game_goes_as_it_went() -> None:
    assert playthrough() == PLAYTHROUGH.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_holds(path: Path) -> None:
    scenario = read_scenario(path.read_text(encoding="utf-8"))
    assert run_scenario(scenario, game) == []
    assert path.name.startswith(f"{scenario.rules[0]}-")


def test_every_rule_has_a_scenario() -> None:
    shown = [read_scenario(path.read_text(encoding="utf-8")).rules for path in SCENARIOS]
    assert {rule for rules in shown for rule in rules} == set(game.rulebook)


if __name__ == "__main__":
    PLAYTHROUGH.write_text(playthrough(), encoding="utf-8")
