"""Many games at once: what a second process brings to `playouts` and to `play_batch`.

`.venv/bin/python bench/parallel.py` measures wall-clock time, including the start of the processes.
On a machine that others use too this says little. So it also says how many times as fast two
processes would be with a core each, from the processor time of this process and its children.
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
from aurum.engine import State, WorkerPool, play_batch, playouts
from aurum.engine.batch import PART

PLAYOUTS = {"oriflamme": 240_000, "orichalque": 6_000}
BATCH = {"oriflamme": 40_000, "orichalque": 3_000}
SELF_PLAY = {"oriflamme": 2_048, "orichalque": 256}
"""How many are played at a time, where a policy is to learn from one batch before the next."""
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
    for name in aurum.games.names():
        show_playouts(name, PLAYOUTS[name] // smaller)
        show_at_random(name, BATCH[name] // smaller)
        show_squires(name, BATCH[name] // smaller // THINKING)


def show_playouts(name: str, games: int) -> None:
    """Random plays whose loop is the package's own."""
    game = aurum.game(name)
    options = game.options({"players": 4})

    def play(processes: int) -> None:
        deque(playouts(game, options, games, 0, processes=processes), maxlen=0)

    show(f"playouts, {games:,} of {name}", took(lambda: play(1)), took(lambda: play(2)))


def show_at_random(name: str, tables: int) -> None:
    """A policy that costs nearly nothing: all at once, in parts, and batch after batch."""
    states = [aurum.game(name).start(players=4)] * tables
    one = took(lambda: play_batch(states, Anything()))
    parted = took(lambda: play_in_parts(states, PART))
    two = took(lambda: play_batch(states, Anything(), processes=2))
    show(f"play_batch at random, {tables:,} of {name}", one, two)
    show(f"the same, by one process in parts of {PART:,}", parted, two)
    size = SELF_PLAY[name]

    def stay() -> None:
        with WorkerPool(2) as pool:
            play_in_parts(states, size, pool)

    one = took(lambda: play_in_parts(states, size))
    show(f"batches of {size:,} one after the other, by two that stay", one, took(stay))


def play_in_parts(states: list[State], size: int, processes: int | WorkerPool = 1) -> list[State]:
    """So many at a time: fewer go faster, since they fit into the caches."""
    played = []
    for start in range(0, len(states), size):
        played += play_batch(states[start : start + size], Anything(), processes=processes)
    return played


def show_squires(name: str, tables: int) -> None:
    """A policy that thinks a little."""
    states = [aurum.game(name).start(players=4)] * tables
    one = took(lambda: play_batch(states, Squires(name)))
    two = took(lambda: play_batch(states, Squires(name), processes=2))
    show(f"play_batch by squires, {tables:,} of {name}", one, two)


def show(what: str, one: Took, two: Took) -> None:
    """A line about one process and two."""
    cores = one.here / (two.here + two.by_others / 2)
    print(
        f"{what}: {one.seconds:.1f} s, two processes {two.seconds:.1f} s, "
        f"{one.seconds / two.seconds:.2f} times as fast; by what was computed, {cores:.2f} times",
        flush=True,
    )


if __name__ == "__main__":
    main()
