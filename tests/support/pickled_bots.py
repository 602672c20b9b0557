"""What bots answer wherever they are. Other processes find this by its name, as they would not find
a file of tests."""

from __future__ import annotations

from functools import cache
from random import Random

from aurum import bots
from aurum.engine import CHANCE, OVER, sample_choice
from support.digests import midway

BUDGET = bots.Budget(iterations=6)


@cache
def questions(game: str) -> list[bots.Question]:
    """A few questions of the same game, each with several choices."""
    state = midway(game)
    rng = Random(5)
    found: list[bots.Question] = []
    while state.actor != OVER and len(found) < 3:
        if state.actor != CHANCE and len(state.choices()) > 1:
            found.append(bots.Question(game, state.view(state.actor), state.choices()))
        state.apply_unchecked(sample_choice(state, rng))
    return found


def answers(bot: bots.Bot, game: str) -> list[bots.Answer]:
    """What a bot answers to these questions."""
    return [bot.answer(question, BUDGET, Random(3)) for question in questions(game)]
