"""What bots that look ahead say of choices that somebody else names."""

from __future__ import annotations

from random import Random

import pytest

import aurum
from aurum import bots
from aurum.bots import Budget, Question
from aurum.engine import State, sample_choice

BUDGET = Budget(iterations=60)
LAST = "round 6; queue G:(Conspiracy)+5 P:Lord W:Heir; stock G=3 P=6 W=5; at 1"


def asked(state: State, game: str) -> Question:
    return Question(game, state.view(state.actor), state.choices())


def somewhere(game: str, moves: int) -> Question:
    """A question with many choices, some way into a game."""
    rng = Random(4)
    state = aurum.game(game).start()
    while state.actor < 0 or moves > 0 or len(state.choices()) < 4:
        state.apply(sample_choice(state, rng))
        moves -= 1
    return asked(state, game)


def test_only_those_who_look_ahead_can_tell() -> None:
    for game in aurum.games.names():
        assert bots.searching_levels(game) == ["knight", "baron", "regent"]
        question = somewhere(game, 10)
        with pytest.raises(TypeError, match="squire does not look ahead"):
            bots.compare("squire", question, question.choices[:2], Random(1), BUDGET)


@pytest.mark.parametrize("game", aurum.games.names())
def test_all_choices_can_be_compared_even_those_no_search_would_try(game: str) -> None:
    question = somewhere(game, 30)
    found = bots.compare("regent", question, question.choices, Random(1), BUDGET)
    assert len(found) == len(question.choices)
    assert all(0 <= chance <= 1 for chance in found)


@pytest.mark.parametrize("game", aurum.games.names())
def test_it_can_be_repeated(game: str) -> None:
    question = somewhere(game, 30)
    pair = [question.choices[0], question.choices[-1]]
    found = [bots.compare("regent", question, pair, Random(7), BUDGET) for _ in range(2)]
    assert found[0] == found[1]


@pytest.mark.parametrize("level", ["knight", "baron", "regent"])
def test_points_on_a_card_that_stays_hidden_at_the_end_are_lost(level: str) -> None:
    game = aurum.game("oriflamme")
    question = asked(game.read_position(LAST), "oriflamme")
    pair = [game.read("keep"), game.read("reveal")]
    keep, reveal = bots.compare(level, question, pair, Random(1), BUDGET)
    assert reveal - keep > 0.5
    # In whichever order they are named.
    assert bots.compare(level, question, pair[::-1], Random(1), BUDGET)[0] - keep > 0.5
