"""Rows of a batch: games in this process, and the arrays that they are written into."""

from __future__ import annotations

from math import prod
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from aurum import bots
from aurum.engine.batch import without_garbage_collection
from aurum.engine.errors import Illegal
from aurum.engine.state import State
from aurum.envs.encoding import Encoding, win_shares
from aurum.envs.opponents import Opponents, Wanted, drawn_seat
from aurum.tensors.batch import EVERYBODY, Batch
from aurum.tensors.pieces import write_marks

ALIGNED: Final = 64
"""Each array begins at a multiple of so many bytes."""


BLOCK: Final = 64
"""So many rows are played and then written, while what was marked is in the processor's cache."""


class BatchKind(NamedTuple):
    """What is the same in every process of a batch."""

    encoding: Encoding
    n: int
    dtype: np.dtype[Any]
    packed: bool = False
    whole: bool = False
    opponents: Wanted | None = None
    seat: int | None = None
    budget: bots.Budget | None = None


class Arrays(NamedTuple):
    """What is known of all games, a row for each."""

    obs: NDArray[Any]
    mask: NDArray[Any]
    seat: NDArray[np.int64]
    reward: NDArray[np.float32]
    done: NDArray[np.bool_]
    final: NDArray[Any]
    """What the learner of a game that has ended knew then; without opponents there are no rows."""
    score: NDArray[np.float32]
    whole: NDArray[Any]
    """It has no columns unless it was asked for."""
    action: NDArray[np.int64]
    """What is to be chosen…"""
    chosen: NDArray[np.bool_]
    """…in the rows in which anything is."""

    def part(self, rows: slice) -> Arrays:
        """The same arrays for some rows."""
        return Arrays._make([array[rows] for array in self])


def array_kinds(kind: BatchKind) -> list[tuple[tuple[int, ...], np.dtype[Any]]]:
    """The shape and the type of each array."""
    n, encoding = kind.n, kind.encoding
    actions = encoding.numbering.size
    mask = ((n, -(-actions // 8)), np.uint8) if kind.packed else ((n, actions), np.int8)
    found: list[tuple[tuple[int, ...], Any]] = [
        ((n, encoding.pieces.size), kind.dtype),
        mask,
        ((n,), np.int64),
        ((n, encoding.seats), np.float32),
        ((n,), np.bool_),
        ((0 if kind.opponents is None else n, encoding.pieces.size), kind.dtype),
        ((n, encoding.seats), np.float32),
        ((n, encoding.pieces.size if kind.whole else 0), kind.dtype),
        ((n,), np.int64),
        ((n,), np.bool_),
    ]
    return [(shape, np.dtype(element)) for shape, element in found]


def size_of(kind: BatchKind) -> int:
    """How many bytes the arrays take together."""
    return sum(_aligned(shape, element) for shape, element in array_kinds(kind))


def arrays_in(kind: BatchKind, memory: Any) -> Arrays:
    """The arrays in a piece of memory, one after the other."""
    found = []
    offset = 0
    for shape, element in array_kinds(kind):
        found.append(np.ndarray(shape, element, memory, offset if prod(shape) else 0))
        offset += _aligned(shape, element)
    return Arrays._make(found)


def _aligned(shape: tuple[int, ...], element: np.dtype[Any]) -> int:
    return -(-prod(shape) * element.itemsize // ALIGNED) * ALIGNED


class IllegalInGame(Illegal):
    """An action that the rules do not allow in one of many games; `row` is which."""

    def __init__(self, problem: Illegal, row: int) -> None:
        super().__init__(problem.key, problem.facts, problem.rule)
        self.row = row

    def __str__(self) -> str:
        return f"game {self.row}: {super().__str__()}"

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalInGame, (Illegal(self.key, self.facts, self.rule), self.row)


class BatchRows:
    """Games, each of which waits for one of its seats. The first has this number in its batch."""

    def __init__(self, kind: BatchKind, arrays: Arrays, first: int) -> None:
        self.kind = kind
        self.encoding = encoding = kind.encoding
        self.arrays = arrays
        self.first = first
        self.n = len(arrays.seat)
        pieces = encoding.pieces
        self._batch = Batch(pieces.encoder, encoding.numbering, pieces.size, self.n)
        self._batch.everything = kind.whole
        if kind.opponents is not None:
            opponents = Opponents(encoding.name, kind.opponents, encoding.seats, kind.budget)
            self._batch.others = None if opponents.random else opponents.choose
        self._mask = arrays.mask.view(np.uint8)
        """The mask before it is packed."""
        if kind.packed:
            self._mask = np.zeros((self.n, encoding.numbering.size), np.uint8)
        self._beginning: State | None = None

    def reset(self, seed: int) -> None:
        """Begin all games anew. Chance depends on the seed and the number of the game only."""
        numbers = range(self.first, self.first + self.n)
        self._batch.rngs = [Random(f"{seed}/{number}") for number in numbers]
        self._batch.states = [self.encoding.begin(Random(0))] * self.n  # replaced at once
        self._begin_anew(np.arange(self.n))

    def step(self) -> None:
        """Make the choices that are in the arrays, which are legal."""
        arrays = self.arrays
        chosen = np.flatnonzero(arrays.chosen)
        over: list[int] = []
        self._clear(chosen)
        for start in range(0, len(chosen), BLOCK):
            rows = chosen[start : start + BLOCK]
            with without_garbage_collection():  # it would look at every state, and find nothing
                over += self._batch.play(rows.tolist(), arrays.action[rows].tolist())
            self._write()
        states = [self._batch.states[row] for row in over]
        learners = [self._batch.learners[row] for row in over]
        self._begin(over)
        self._write()
        self._pack(chosen)
        if over:
            arrays.done[over] = True
            arrays.reward[over] = [win_shares(state, self.encoding.seats) for state in states]
            arrays.score[over] = [state.scores() for state in states]
            if len(arrays.final):
                arrays.final[over] = self.encoding.encode(states, learners)

    def restart(self) -> None:
        """Give up the games that are named in the arrays: others begin."""
        self._begin_anew(np.flatnonzero(self.arrays.chosen))

    def refusal(self, row: int, action: int) -> Illegal:
        """Why an action is not legal, and in which game."""
        state = self._batch.states[row]
        try:
            choice = self.encoding.numbering.choice(action, state.actor, state.legal())
        except Illegal as problem:  # a spare number that nothing has here
            return IllegalInGame(problem, self.first + row)
        return IllegalInGame(state.refusal(choice), self.first + row)

    def state(self, row: int) -> State:
        """A copy of the state of a game."""
        return self._batch.states[row].clone()

    def _begin(self, rows: list[int]) -> None:
        """Begin new games in these rows."""
        learner = EVERYBODY
        for row in rows:
            rng = self._batch.rngs[row]
            while True:
                if self.kind.opponents is not None:
                    learner = drawn_seat(self.kind.seat, self.encoding.seats, rng)
                if self._batch.begin(row, self._beginning_of(rng), learner):
                    break  # else it was over before the learner was asked anything

    def _beginning_of(self, rng: Random) -> State:
        """A state before anything is dealt; made once, unless each play draws its options."""
        if self.encoding.redrawn:
            return self.encoding.begin(rng)
        if self._beginning is None:
            self._beginning = self.encoding.begin(rng)
        return self._beginning.clone()

    def _begin_anew(self, rows: NDArray[Any]) -> None:
        self._clear(rows)
        self._begin(rows.tolist())
        self._write()
        self._pack(rows)

    def _clear(self, rows: NDArray[Any]) -> None:
        """Nothing has been won, and these rows are about to be written."""
        arrays = self.arrays
        arrays.reward.fill(0)
        arrays.score.fill(0)
        arrays.done.fill(False)
        for array in (arrays.obs, self._mask, arrays.whole):
            if len(rows) == self.n:
                array.fill(0)
            else:
                array[rows] = 0

    def _write(self) -> None:
        """Write what was marked."""
        batch = self._batch
        write_marks(batch.observed, self.arrays.obs.reshape(-1))
        write_marks(batch.allowed, self._mask.reshape(-1))
        if self.kind.whole:
            write_marks(batch.whole, self.arrays.whole.reshape(-1))
        batch.clear()

    def _pack(self, rows: NDArray[Any]) -> None:
        """What else is written when all marks are."""
        arrays = self.arrays
        if self.kind.packed:
            arrays.mask[rows] = np.packbits(self._mask[rows], axis=1)
        arrays.seat[:] = np.frombuffer(self._batch.seats, np.int64)  # type: ignore[call-overload]
