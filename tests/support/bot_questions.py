"""Positions of every kind of table, and what each level answers there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from aurum import bots
from aurum.engine import CHANCE, OVER, sample_choice
from aurum.games.oriflamme.rules import OriflammeState, oriflamme

LEVELS = bots.levels("oriflamme")
SEARCHING = LEVELS[2:]


def question(state: OriflammeState) -> bots.Question:
    """What the seat that is asked is asked."""
    return bots.Question("oriflamme", state.view(state.actor), state.choices())


def answer(level: str, state: OriflammeState, seed: int = 1, iterations: int = 8) -> bots.Answer:
    """What a level answers, after so many iterations where it searches."""
    budget = bots.Budget(iterations=iterations)
    return bots.answer(level, question(state), Random(seed), budget)


def policy(level: str, position: str, iterations: int = 400) -> dict[str, float]:
    """How often a level makes each choice of a position, by notation."""
    state = oriflamme.read_position(position)
    found = answer(level, state, iterations=iterations)
    choices = [oriflamme.write(choice) for choice in state.choices()]
    return dict(zip(choices, found.policy, strict=True))


def hold_to_what_each_is_worth(found: bots.Answer, choices: list[int], seat: int) -> None:
    """A chance for each choice that was tried; the seat's own lies among them."""
    if not found.worth:
        return
    assert len(found.worth) == len(choices)
    assert found.worth[choices.index(found.choice)] is not None
    known = [chance for chance in found.worth if chance is not None]
    assert 0 <= min(known) <= found.chances[seat] + 1e-9
    assert found.chances[seat] - 1e-9 <= max(known) <= 1


def games(seed: int) -> Iterator[OriflammeState]:
    """Every question of a random game at each kind of table."""
    for number, options in enumerate(oriflamme.variants()):
        rng = Random(seed * 1000 + number)
        state = oriflamme.begin(options)
        while state.actor != OVER:
            if state.actor != CHANCE:
                yield state
            state.apply_unchecked(sample_choice(state, rng))


if __name__ == "__main__":  # the same in another process, for another build
    for number, state in enumerate(games(7)):
        if number % 23 == 0:
            for level in LEVELS:
                found = answer(level, state, seed=number)
                print(found.choice, found.policy, found.chances, found.reason, found.worth)
