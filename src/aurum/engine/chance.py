"""Random choices: those of chance, and those of random players."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from aurum.engine.state import CHANCE, OVER, State


def total(odds: list[int]) -> int:
    """The sum of all odds. A loop, since compiled it takes a fraction of the time of `sum`."""
    found = 0
    for weight in odds:
        found += weight
    return found


def sample_choice(state: State, rng: Random) -> int:
    """One of the legal choices: by the odds if chance chooses, otherwise each with equal odds."""
    return choice_at(state, rng.random())


def choice_at(state: State, share: float) -> int:
    """The choice at this share of all odds, from 0 on and below 1; those of a seat are equal."""
    choices = state.legal()
    if state.actor != CHANCE:
        if not choices:
            raise ValueError("there is nothing to choose: the game is over")
        number = len(choices)
        return choices[int(share * number)]
    odds = state.odds()
    mark = share * total(odds)
    for number, weight in enumerate(odds):
        mark -= weight
        if mark < 0:
            return choices[number]
    return choices[-1]


def sample_at(state: State, share: int, bits: int) -> int:
    """What chance chooses at this share of all its odds, in parts of two to the power of `bits`."""
    odds = state.odds()
    mark = share * total(odds) >> bits
    for number, weight in enumerate(odds):
        mark -= weight
        if mark < 0:
            return state.legal()[number]
    raise ValueError("this is not a chance node")


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
            drawn += 1
        choice = choice_at(state, random())
        state.apply_unchecked(choice)
        made.append(choice)
    return Playout(made, len(made) - drawn)
