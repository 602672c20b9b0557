"""Choices made by nobody, and players that need no sense: random ones."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from aurum.engine.state import CHANCE, OVER, State


def sample_choice(state: State, rng: Random) -> int:
    """One of the choices of this moment: by the odds if chance chooses, else each alike."""
    choices = state.legal()
    if state.actor != CHANCE:
        if not choices:
            raise ValueError("there is nothing to choose: the game is over")
        return choices[int(rng.random() * len(choices))]
    odds = state.odds()
    mark = rng.random() * sum(odds)
    for number, weight in enumerate(odds):
        mark -= weight
        if mark < 0:
            return choices[number]
    return choices[-1]


def sample_at(state: State, share: int, bits: int) -> int:
    """What chance chooses at this share of all its odds, in parts of two to the power of `bits`."""
    odds = state.odds()
    mark = share * sum(odds) >> bits
    for number, weight in enumerate(odds):
        mark -= weight
        if mark < 0:
            return state.legal()[number]
    raise ValueError("this is no moment of chance")


class Playout(NamedTuple):
    """What was chosen on the way to the end, chance included, and how much of it by seats."""

    choices: list[int]
    decisions: int


def play_out(state: State, rng: Random) -> Playout:
    """Play at random to the end."""
    made: list[int] = []
    drawn = 0
    random = rng.random
    while state.actor != OVER:
        if state.actor == CHANCE:
            choice = sample_choice(state, rng)
            drawn += 1
        else:
            choices = state.legal()
            choice = choices[int(random() * len(choices))]
        state.apply_unchecked(choice)
        made.append(choice)
    return Playout(made, len(made) - drawn)
