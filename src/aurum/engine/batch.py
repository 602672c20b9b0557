"""Many plays at once, for self-play and statistics: the loop is inside.

>>> import aurum
>>> game = aurum.game("oriflamme")
>>> options = game.options({"players": 3})
>>> sum(play.decisions for play in playouts(game, options, 10, seed=1)) > 300
True
>>> [over] = play_batch([game.begin(options)], lambda waiting: [s.choices()[0] for s in waiting])
>>> over.actor == aurum.OVER
True
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from aurum.engine.chance import draw, play_out
from aurum.engine.contract import Game, Options
from aurum.engine.state import CHANCE, OVER, State

CHUNK: Final = 256
"""How many plays a process is given at a time."""
AHEAD: Final = 3
"""How many chunks for each process may wait for whoever reads the plays, and no more."""


class Finished(NamedTuple):
    """A play that is over."""

    number: int
    choices: array[int]
    """All that was chosen, chance included; `game.write` says each as text."""
    decisions: int
    """How many of them seats have made."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def playouts(
    game: Game[Any, Any], options: Options, n: int, seed: int, *, processes: int = 1
) -> Iterator[Finished]:
    """So many random plays with options that `game.options()` has returned, one after the other.

    The number of a play and the seed say all about it, however many processes share the work. With
    more than one, a script needs its `if __name__ == "__main__":`.
    """
    if processes > 1:
        yield from _shared(game, options, n, seed, processes)
        return
    for start in range(0, n, CHUNK):
        yield from _play(game, options, start, min(n, start + CHUNK), seed)


def _shared(
    game: Game[Any, Any], options: Options, n: int, seed: int, processes: int
) -> Iterator[Finished]:
    """Let processes play chunks, a few ahead of whoever reads."""
    from concurrent.futures import Future, ProcessPoolExecutor  # most never need them
    from multiprocessing import get_context

    waiting: deque[Future[_Chunk]] = deque()
    pool = ProcessPoolExecutor(processes, get_context("spawn"))
    try:
        for start in range(0, n, CHUNK):
            stop = min(n, start + CHUNK)
            waiting.append(pool.submit(_play_chunk, game, options, start, stop, seed))
            if len(waiting) == processes * AHEAD:
                yield from _unpacked(waiting.popleft().result())
        while waiting:
            yield from _unpacked(waiting.popleft().result())
    finally:
        pool.shutdown(cancel_futures=True)


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


def _unpacked(chunk: _Chunk) -> Iterator[Finished]:
    start, packed, plays = chunk
    choices = array("i", packed)
    at = 0
    for number, (length, decisions, scores, winners) in enumerate(plays, start):
        yield Finished(number, choices[at : at + length], decisions, scores, winners)
        at += length


Policy = Callable[[list[State]], Sequence[int]]
"""Chooses for many tables at once: a choice for each state, all of which wait for a seat."""


def play_batch(states: Sequence[State], policy: Policy, *, seed: int = 0) -> list[State]:
    """Play copies of these states to the end, side by side, and return them.

    In each round the policy is asked once, for every play that waits for a seat. Chance draws from
    the seed and the place in the batch. The states given stay as they are, whatever goes wrong.
    """
    plays = [state.clone() for state in states]
    sources = [Random(f"{seed}/{number}") for number in range(len(plays))]
    while True:
        waiting = []
        for state, rng in zip(plays, sources, strict=True):
            while state.actor == CHANCE:
                state.make(draw(state, rng))
            if state.actor != OVER:
                waiting.append(state)
        if not waiting:
            return plays
        for state, choice in zip(waiting, policy(waiting), strict=True):
            state.apply(choice)
