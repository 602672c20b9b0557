"""Many games at once: what a second process brings to `playouts` and to `play_batch`.

`python3 bench/at_once.py` takes the time that passes, the start of the processes included. Where
others use the machine too that says little; so it also says how many times as fast two processes
would be with a core each, by what this one and those it started have computed.
"""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Callable
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from typing import NamedTuple

import aurum
from aurum import bots
from aurum.engine import State, play_batch, playouts
from aurum.engine.batch import PART, Policy

PLAYOUTS = {"oriflamme": 80_000, "orichalque": 6_000}
BATCH = {"oriflamme": 40_000, "orichalque": 3_000}
THINKING = 25
"""So many times fewer, where the policy thinks."""
BUDGET = bots.Budget(iterations=1)


class Anything:
    """A policy that chooses at random."""

    def __init__(self) -> None:
        self.random = Random(0).random

    def __call__(self, waiting: list[State]) -> list[int]:
        made = []
        for state in waiting:
            choices = state.choices()
            made.append(choices[int(self.random() * len(choices))])
        return made


class Squires:
    """A policy that thinks: bots of a level that costs little."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.bot = bots.bot(game, "squire")

    def __call__(self, waiting: list[State]) -> list[int]:
        return [self.bot.answer(self.asked(state), BUDGET, Random(0)).choice for state in waiting]

    def asked(self, state: State) -> bots.Question:
        return bots.Question(self.game, state.view(state.actor), state.choices())


class Took(NamedTuple):
    """How long something took, and what was computed for it."""

    seconds: float
    here: float
    by_others: float


def took(work: Callable[[], object]) -> Took:
    """Do it."""
    began, here, others = time.perf_counter(), time.process_time(), computed_by_others()
    work()
    return Took(
        time.perf_counter() - began, time.process_time() - here, computed_by_others() - others
    )


def computed_by_others() -> float:
    """What the processes that this one has started, and seen the end of, have computed."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Print what one process takes, and two; a number makes all of it so many times smaller."""
    smaller = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    print(f"aurum {aurum.__version__} {aurum.BUILD}")
    for name in aurum.games():
        game = aurum.game(name)
        options = game.options({"players": 4})
        games, tables = PLAYOUTS[name] // smaller, BATCH[name] // smaller
        states = [game.begin(options) for _ in range(tables)]
        show(
            f"playouts, {games:,} of {name}",
            lambda n, game=game, options=options, games=games: deque(
                playouts(game, options, games, 0, processes=n), maxlen=0
            ),
        )
        show(
            f"play_batch at random, {tables:,} of {name}",
            lambda n, states=states: batches(states, Anything(), n),
        )
        few = states[: len(states) // THINKING]
        show(
            f"play_batch by squires, {len(few):,} of {name}",
            lambda n, few=few, name=name: batches(few, Squires(name), n),
        )


def batches(states: list[State], policy: Policy, processes: int) -> None:
    """All of them at once; by one process in the same parts, since fewer at a time go faster."""
    if processes > 1:
        play_batch(states, policy, processes=processes)
        return
    for start in range(0, len(states), PART):
        play_batch(states[start : start + PART], policy)


def show(what: str, work: Callable[[int], object]) -> None:
    """A line about one process and two."""
    one, two = took(lambda: work(1)), took(lambda: work(2))
    cores = one.here / (two.here + two.by_others / 2)
    print(
        f"{what}: {one.seconds:.1f} s, two processes {two.seconds:.1f} s, "
        f"{one.seconds / two.seconds:.2f} times as fast; by what was computed, {cores:.2f} times"
    )


if __name__ == "__main__":
    main()
