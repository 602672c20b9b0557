"""Many plays at once, for self-play and statistics.

>>> import aurum
>>> game = aurum.game(aurum.games.names()[0])
>>> options = game.options({"players": 3})
>>> sum(play.decisions for play in playouts(game, options, 10, seed=1)) > 300
True
>>> [over] = play_batch([game.begin(options)], lambda waiting: [s.choices()[0] for s in waiting])
>>> over.actor == aurum.OVER
True
"""

from __future__ import annotations

import gc
import pickle
from array import array
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from math import ceil
from operator import index
from random import Random
from typing import Any, Final, NamedTuple, SupportsIndex

from aurum.engine.chance import play_out, sample_choice
from aurum.engine.contract import Game, Options
from aurum.engine.state import CHANCE, OVER, S, State
from aurum.engine.worker_pool import WorkerPool, number_of, shared

CHUNK: Final = 512
"""How many plays a process is given at a time, and no more."""
SHARES: Final = 16
"""Fewer plays are divided into so many parts for each process, so that none waits for others."""
PART: Final = 1024
"""The same of a batch: while one part is played, the one before it comes back."""


class Finished(NamedTuple):
    """A play that is over."""

    number: int
    choices: array[int]
    """All choices, those of chance included; `game.write` writes one as text."""
    decisions: int
    """How many of them seats have made."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def playouts(
    game: Game[Any, Any], options: Options, n: int, seed: int, *, processes: int | WorkerPool = 1
) -> Iterator[Finished]:
    """So many random plays with options that `game.options()` has returned, one after the other.

    The number of a play and the seed determine it, however many processes share the work. With
    more than one, a script needs its `if __name__ == "__main__":`.
    """
    number = number_of(processes)
    if n < 0:
        raise ValueError(f"there cannot be {n} plays")
    checked = game.options(options)  # before anything is played, and not when the first is read
    if number == 1:
        return _play(game, checked, 0, n, seed)
    chunk = max(1, min(CHUNK, n // (number * SHARES)))
    pieces = ((game, checked, at, min(n, at + chunk), seed) for at in range(0, n, chunk))
    return _unpacked(shared(_play_chunk, pieces, processes))


def _play(
    game: Game[Any, Any], options: Options, start: int, stop: int, seed: int
) -> Iterator[Finished]:
    table: State = game.begin(options)
    for number in range(start, stop):
        state = table.clone()
        played = play_out(state, Random(f"{seed}/{number}"))
        choices = array("i", played.choices)
        scores, winners = tuple(state.scores()), tuple(state.winners())
        yield Finished(number, choices, played.decisions, scores, winners)


_Chunk = tuple[int, bytes, list[tuple[int, int, tuple[int, ...], tuple[int, ...]]]]
"""The first number, all choices in a row, and for each play how many there are and the rest."""


def _play_chunk(game: Game[Any, Any], options: Options, start: int, stop: int, seed: int) -> _Chunk:
    """What a process sends back: few large pieces, since each costs on its way."""
    choices = array("i")
    plays = []
    for play in _play(game, options, start, stop, seed):
        choices += play.choices
        plays.append((len(play.choices), play.decisions, play.scores, play.winners))
    return start, choices.tobytes(), plays


def _unpacked(chunks: Generator[_Chunk, None, None]) -> Iterator[Finished]:
    with closing(chunks):  # so that the processes end when a reader stops early
        for start, packed, plays in chunks:
            choices = array("i", packed)
            at = 0
            for number, (length, decisions, scores, winners) in enumerate(plays, start):
                yield Finished(number, choices[at : at + length], decisions, scores, winners)
                at += length


BatchPolicy = Callable[[list[State]], Iterable[SupportsIndex]]
"""Chooses for many tables at once: a choice for each state, all of which wait for a seat."""


def play_batch(
    states: Sequence[S], policy: BatchPolicy, *, seed: int = 0, processes: int | WorkerPool = 1
) -> list[S]:
    """Play copies of these states to the end, side by side, and return them.

    In each round the policy is asked once, for every play that waits for a seat. Chance draws from
    the seed and the place in the batch. The states given stay as they are, whatever goes wrong; one
    may be there many times, `[state] * 1000`.

    With several processes each plays parts of the batch, of 1,024 at most, and asks a copy of the
    policy, which is pickled for it; if the policy looks at each state for itself, the plays are the
    same. Whoever plays batch after batch starts them once, as a `WorkerPool`. A script needs its
    `if __name__ == "__main__":`.
    """
    number = min(number_of(processes), len(states))
    if number <= 1:
        return _play_side_by_side(states, policy, 0, seed)
    asked = _packed(policy)
    given = list(states)
    turns = ceil(len(states) / (PART * number))  # all processes have as many parts to play
    part = ceil(len(states) / (turns * number))
    starts = range(0, len(states), part)
    pieces = ((pickle.dumps(given[at : at + part]), asked, at, seed) for at in starts)
    plays: list[S] = []
    for played in shared(_play_part, pieces, processes):
        plays += _unpickled(played)
    return plays


def _play_side_by_side(states: Sequence[S], policy: BatchPolicy, start: int, seed: int) -> list[S]:
    """Play these states, the first of which has this place in the batch."""
    plays: list[Any]  # a clone is of its own kind
    with without_garbage_collection():
        plays = [state.clone() for state in states]
    sources = [Random(f"{seed}/{number}") for number in range(start, start + len(plays))]
    while True:
        waiting = []
        for state, rng in zip(plays, sources, strict=True):
            while state.actor == CHANCE:
                state.apply_unchecked(sample_choice(state, rng))
            if state.actor != OVER:
                waiting.append(state)
        if not waiting:
            return plays
        choices = list(policy(waiting))
        if len(choices) != len(waiting):
            raise ValueError(f"the policy was asked for {len(waiting)} choices, not {len(choices)}")
        for state, choice in zip(waiting, choices, strict=True):
            state.apply(index(choice))


def _packed(policy: BatchPolicy) -> bytes:
    """The policy as it is sent to other processes."""
    try:
        return pickle.dumps(policy)
    except (pickle.PicklingError, AttributeError, TypeError) as problem:
        raise TypeError(f"{_SENT}, and this one cannot be pickled: {problem}") from problem


_SENT: Final = "a policy that several processes ask is sent to each of them"


def _play_part(packed: bytes, asked: bytes, start: int, seed: int) -> bytes:
    """What a process does."""
    try:
        policy = pickle.loads(asked)
    except (pickle.UnpicklingError, AttributeError, ImportError, TypeError) as problem:
        raise TypeError(f"{_SENT}, and this one cannot be found there: {problem}") from problem
    states: list[State] = _unpickled(packed)
    return pickle.dumps(_play_side_by_side(states, policy, start, seed))


def _unpickled(packed: bytes) -> list[Any]:
    with without_garbage_collection():
        states: list[Any] = pickle.loads(packed)
    return states


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """Switch Python's garbage collection off while many states are made.

    It would run at every seventieth state, over all states made so far.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
