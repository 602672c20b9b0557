"""A bot that only counts odds: what it thinks, and that it beats chance."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from liars_dice.game import game
from support.brief import often
from support.odds_bot import OddsBot, chances

from aurum.bots import Bot, Budget, Question
from aurum.bots.random_bot import RandomBot
from aurum.engine import CHANCE, OVER, sample_choice


@pytest.mark.parametrize("wild", [False, True])
@pytest.mark.parametrize("face", [1, 2])
@pytest.mark.parametrize("quantity", [1, 2, 3, 4])
def test_it_counts_as_often_as_dice_fall(wild: bool, face: int, quantity: int) -> None:
    """Two dice are unseen: all ways in which they can fall, counted."""
    own = (1, 2)
    view = game.read_position(f"wild {wild}; cups 12 35; bids 1x2").view(0)
    faces = {face, 1} if wild else {face}
    found = [
        sum(die in faces for die in (*own, *unseen)) for unseen in product(range(1, 7), repeat=2)
    ]
    true, exact = chances(view, quantity * 10 + face)
    assert true == pytest.approx(sum(n >= quantity for n in found) / 36)
    assert exact == pytest.approx(sum(n == quantity for n in found) / 36)


@pytest.mark.parametrize(
    ("position", "choice"),
    [
        ("cups 55 12; bids 4x6", "call"),
        ("exact true; cups 1 - 2; bids 1x3 2x1", "call"),
        ("cups 55 12", "bid 2x5"),
        ("cups 555 6; begins 2; bids 1x5", "bid 3x5"),
    ],
)
def test_it_does_what_is_likeliest(position: str, choice: str) -> None:
    state = game.read_position(position)
    question = Question(game.name, state.view(state.actor), state.choices())
    answer = OddsBot().answer(question, Budget(), Random(1))
    assert game.write(answer.choice) == choice
    assert sum(answer.policy) == pytest.approx(sum(answer.chances)) == pytest.approx(1)


def winner(players: list[Bot], seed: int, **options: object) -> int:
    """The seat that wins."""
    rng = Random(seed)
    state = game.start(players=len(players), **options)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(sample_choice(state, rng))
            continue
        question = Question(game.name, state.view(state.actor), state.choices())
        state.apply(players[state.actor].answer(question, Budget(), rng).choice)
    return state.winners()[0]


@pytest.mark.parametrize("options", [{}, {"wild": True, "exact": True}], ids=str)
def test_it_beats_those_who_choose_at_random(options: dict[str, object]) -> None:
    games = often(40, 10)
    won = [winner([OddsBot(), RandomBot(), RandomBot()], seed, **options) for seed in range(games)]
    assert won.count(0) > 0.85 * games
