"""What is no question for a bot, and which bots there are, is said."""

from __future__ import annotations

import pickle
from math import inf, nan
from random import Random
from typing import Any

import pytest

import aurum
from aurum import bots
from aurum.bots import Budget, Question
from aurum.engine import BadOptions, State, sample_choice

ONE = Budget(iterations=1)


def somewhere(game: str) -> State:
    """A moment with several choices."""
    state: State = aurum.game(game).start()
    while state.actor < 0 or len(state.choices()) < 4:
        state.apply(sample_choice(state, Random(4)))
    return state


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("game", aurum.games.names())
def test_a_bot_is_asked_about_all_choices_in_their_order(game: str, level: str) -> None:
    state = somewhere(game)
    view, choices = state.view(state.actor), state.choices()
    assert bots.answer(level, Question(game, view, choices), Random(1), ONE).choice in choices
    for wrong in (choices[::-1], choices[:2], [*choices, choices[-1] + 1]):
        with pytest.raises(ValueError, match="all choices"):
            bots.answer(level, Question(game, view, wrong), Random(1), ONE)


def test_who_asks_for_a_bot_that_is_not_there_is_told_who_is() -> None:
    for game in aurum.games.names():
        with pytest.raises(BadOptions, match=r"queen.*page.*regent"):
            bots.bot(game, "queen")
    with pytest.raises(BadOptions, match="greedy"):
        bots.bot("oriflamme", "greedy")
    wrong: Any
    for wrong in ("chess", None):
        message = f"{wrong}.*oriflamme, orichalque"
        with pytest.raises(BadOptions, match=message):
            bots.bot(wrong, "page")
        with pytest.raises(BadOptions, match=message):
            bots.names(wrong)
        with pytest.raises(BadOptions, match=message):
            aurum.game(wrong)


@pytest.mark.parametrize("seat", [99, -1, -4, 2])
@pytest.mark.parametrize("game", aurum.games.names())
def test_nobody_looks_from_where_there_is_no_seat(game: str, seat: int) -> None:
    state = aurum.game(game).start(players=2)
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        state.view(seat)


@pytest.mark.parametrize("seconds", [nan, inf, -1.0])
def test_nobody_may_think_for_ever_or_less_than_not_at_all(seconds: float) -> None:
    with pytest.raises(ValueError, match="seconds is a number from 0 on"):
        Budget(seconds=seconds)
    with pytest.raises(ValueError, match="iterations is a number from 0 on"):
        Budget(iterations=-3)


def test_a_budget_travels_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(Budget(0.5, 7, True))) == Budget(0.5, 7, True)
