"""What a state shows of itself: its position; and when two are equal."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

import aurum
from aurum import Game, games
from aurum.engine import OVER, State
from aurum.engine.chance import sample_choice
from aurum.games.oriflamme.rules import OriflammeState, oriflamme

GAMES = [aurum.game(name) for name in games.names()]


def played(game: Game[Any, Any], choices: int, seed: int = 1) -> State:
    """A play after so many random choices, with the events told on the way."""
    state: State = game.start(players=3)
    state.events = []
    rng = Random(seed)
    for _ in range(choices):
        state.apply(sample_choice(state, rng))
    return state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("choices", [0, 1, 40])
def test_a_state_prints_as_its_position(game: Game[Any, Any], choices: int) -> None:
    state = played(game, choices)
    assert str(state) == repr(state) == game.write_position(state)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_state_lists_what_every_state_has_and_nothing_of_its_rules(game: Game[Any, Any]) -> None:
    state = played(game, 1)
    shown = {name for name in dir(state) if not name.startswith("_")}
    assert shown == {name for name in dir(State) if not name.startswith("_")}
    assert {"actor", "apply", "choices", "clone", "odds", "outcome", "scores", "view"} <= shown
    assert hasattr(state, "emit")  # which the rules call
    assert "emit" not in shown


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_states_of_equal_content_are_equal_whatever_was_told(game: Game[Any, Any]) -> None:
    state = played(game, 40)
    assert state.events
    for other in (state.clone(), played(game, 40), pickle.loads(pickle.dumps(state))):
        assert other is not state
        assert other == state
        assert hash(other) == hash(state)
    state.choices()  # what was listed once is no content
    assert state == played(game, 40)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_choice_makes_another_state(game: Game[Any, Any]) -> None:
    state: State = game.start(players=3)
    rng = Random(5)
    known = {state.clone()}
    while state.actor != OVER:
        before = state.clone()
        state.apply(sample_choice(state, rng))
        assert state != before
        known.add(state.clone())
    assert state in known
    assert state != game.start(players=3)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_plays_with_other_options_are_not_equal(game: Game[Any, Any]) -> None:
    assert game.start(players=2) == game.start(players=2)
    assert game.start(players=2) != game.start(players=3)


def test_without_content_a_state_equals_only_itself() -> None:
    class Bare(OriflammeState):
        def _content(self) -> tuple[object, ...]:
            return State._content(self)

    setup = oriflamme.start(players=2).setup
    one, other = Bare(setup), Bare(setup)
    assert one != other
    assert [state for state in {one, other} if state == one] == [one]
