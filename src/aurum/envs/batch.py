"""Many games at once, for learners.

>>> import numpy as np
>>> from aurum import games
>>> from aurum.envs import BatchEnv
>>> env = BatchEnv(games.names()[0], 64, seed=7, players=3)
>>> rng = np.random.default_rng(7)
>>> ended = 0
>>> for _ in range(100):
...     env.step(env.sample(rng))
...     ended += int(env.done.sum())
>>> ended > 64, env.obs.shape[0], env.mask[np.arange(64), env.sample(rng)].all()
(True, 64, np.True_)
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from itertools import pairwise
from operator import index
from typing import Any, SupportsIndex, TypeVar

import numpy as np
from numpy.typing import DTypeLike, NDArray

from aurum import bots
from aurum.engine.errors import Illegal
from aurum.engine.state import State
from aurum.envs.batch_rows import Arrays, BatchKind, BatchRows, arrays_in, size_of
from aurum.envs.batch_worker import RemoteRows, close_all, shared_memory
from aurum.envs.encoding import Encoding, encoding_of
from aurum.envs.opponents import Opponents, Wanted, checked_seat

Numbers = Sequence[int] | NDArray[np.integer[Any]]
E = TypeVar("E", bound=np.generic)


class BatchEnv:
    """So many games side by side, each of which waits for one of its seats.

    The arrays are allocated once, and written in place by `reset`, `step` and `restart`:

    - `obs[row]` is what the seat that must choose knows, and `mask[row]` is 1 for each action that
      it can make;
    - `seat[row]` is that seat; it and `mask` cannot be written, because the batch reads them;
    - `done[row]` says that a game has ended in this step, `reward[row, seat]` what each seat has
      won in it, and `score[row, seat]` with how many points;
    - `whole[row]` is `obs[row]` with nothing hidden, for a critic in training or for labels; it is
      there with `whole=True`, for games whose tensors have it.

    A game that ends begins again in the same step: `done`, `reward` and `score` tell of the game
    that has ended, the other arrays of the new one. With several processes, of which this is one,
    each plays some of the rows; the games are the same. A script then needs its
    `if __name__ == "__main__":`.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seed: int = 0,
        processes: int = 1,
        opponents: Wanted | None = None,
        seat: int | None = None,
        budget: bots.Budget | None = None,
        dtype: DTypeLike | None = None,
        packed: bool = False,
        whole: bool = False,
        **options: Any,
    ) -> None:
        """`options` are those of the game, such as `players=3`.

        - With `opponents` a learner has one seat of each game, and bots have the others, from the
          left neighbour on; one name is enough if all are alike. Only the learner is asked, and
          `final[row]` is what it knows at the end of a game. Its seat is drawn for each game, or
          is `seat`. `budget` is how long a bot may think.
        - `dtype` is what `obs` is made of: bytes where they are enough, unless it is `float32`.
        - With `packed`, `mask` has eight actions in a byte, as `numpy.packbits` packs them.
        """
        n, processes = whole_number("n", n), whole_number("processes", processes)
        if n < 1:
            raise ValueError(f"a batch has one game at least, not {n}")
        if not 1 <= processes <= n:
            raise ValueError(f"{n} games take 1 to {n} processes, not {processes}")
        seed = whole_number("seed", seed)
        self.encoding: Encoding = encoding_of(game, options)
        self.n = n
        self.packed = bool(packed)
        element = _element(self.encoding, dtype)
        _check_learner(self.encoding, opponents, seat, budget)
        self._kind = BatchKind(
            self.encoding, n, element, self.packed, bool(whole), opponents, seat, budget
        )
        size = size_of(self._kind)
        memory = np.zeros(size, np.uint8) if processes == 1 else shared_memory(size)
        self._arrays: Arrays = arrays_in(self._kind, memory)
        arrays = self._arrays
        self.mask, self.seat = read_only(arrays.mask), read_only(arrays.seat)
        self.obs, self.reward, self.done, self.final = (
            arrays.obs, arrays.reward, arrays.done, arrays.final,
        )  # fmt: skip
        self.score = arrays.score
        self.whole = arrays.whole
        self._numbers = np.arange(n)
        self._starts = [n * part // processes for part in range(processes + 1)]
        parts = [slice(*bounds) for bounds in pairwise(self._starts)]
        self._rows: BatchRows | None = BatchRows(self._kind, self._arrays.part(parts[0]), 0)
        """The first part is played here, while other processes play the others."""
        self._remote = [RemoteRows(self._kind, memory, part) for part in parts[1:]]
        self._closed = self._failed = False
        self._end = weakref.finalize(self, close_all, self._remote)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew. A game depends on the seed, its row and the actions only."""
        self._everywhere("reset", whole_number("seed", seed))

    def step(self, actions: Numbers, rows: Numbers | None = None) -> None:
        """Make an action in each game, or in some rows only. All must be legal, or none is made.

        `Illegal` names the rule that refuses an action, and the game.
        """
        self.check_open()
        chosen = self._checked_rows(rows)
        made = checked_actions(self.encoding, actions, len(chosen))
        wrong = np.flatnonzero(~self._allowed(made, chosen))
        if len(wrong):
            raise self.refusal(int(chosen[wrong[0]]), int(made[wrong[0]]))
        self._choose(chosen)
        self._arrays.action[chosen] = made
        self._everywhere("step")

    def restart(self, rows: Numbers) -> None:
        """Give up the games in some rows. Others begin there; nothing is said of those given up."""
        self.check_open()
        self._choose(self._checked_rows(rows))
        self._everywhere("restart")

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each game, all legal ones with equal odds."""
        self.check_open()
        if not isinstance(rng, np.random.Generator | np.random.RandomState):
            raise ValueError(f"rng is a generator such as numpy.random.default_rng(1), not {rng!r}")
        size = self.encoding.numbering.size
        mask = self._arrays.mask
        if self.packed:
            mask = np.unpackbits(mask, axis=1, count=size)
        legal = np.flatnonzero(mask.view(np.bool_))
        counts = np.bincount(legal // size, minlength=self.n)
        picked = np.cumsum(counts) - counts + (rng.random(self.n) * counts).astype(np.int64)
        found: NDArray[np.int64] = legal[picked] % size
        return found

    def allows(self, actions: Numbers, rows: Numbers | None = None) -> NDArray[np.bool_]:
        """Whether each action is legal, in all rows or in these."""
        self.check_open()
        chosen = self._checked_rows(rows)
        return self._allowed(checked_actions(self.encoding, actions, len(chosen)), chosen)

    def _allowed(self, actions: NDArray[Any], rows: NDArray[Any]) -> NDArray[np.bool_]:
        if self.packed:
            bits = self._arrays.mask[rows, actions >> 3] >> (7 - (actions & 7)) & 1
        else:
            bits = self._arrays.mask[rows, actions]
        found: NDArray[np.bool_] = bits.astype(np.bool_)
        return found

    def refusal(self, row: int, action: int) -> Illegal:
        """Why an action is not legal in a game, and by which rule."""
        self.check_open()
        (chosen,) = self._checked_rows([row])
        (made,) = checked_actions(self.encoding, [action], 1)
        if self._allowed(np.array([made]), np.array([chosen]))[0]:
            raise ValueError(f"action {made} is legal in game {chosen}: nothing refuses it")
        found: Illegal = self._in_row("refusal", int(chosen), int(made))
        return found

    def state(self, row: int) -> State:
        """A copy of the state of a game, hidden pieces included."""
        self.check_open()
        found: State = self._in_row("state", int(self._checked_rows([row])[0]))
        return found

    def close(self) -> None:
        """End the processes. The arrays can still be read; after an error they are 0."""
        self._closed = True
        self._rows = None
        self._end()

    @property
    def failed(self) -> bool:
        """Whether an error has ended the batch. Then its arrays are 0."""
        return self._failed

    def check_open(self) -> None:
        """Say what is wrong if the batch plays no more."""
        if self._closed:
            raise RuntimeError("this batch is closed: make another BatchEnv")

    def __enter__(self) -> BatchEnv:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def _checked_rows(self, rows: Numbers | None) -> NDArray[Any]:
        if rows is None:
            return self._numbers
        found = whole_numbers("rows", rows)
        if found.min(initial=0) < 0 or found.max(initial=0) >= self.n:
            raise ValueError(f"rows are numbered from 0 to {self.n - 1}")
        if len(np.unique(found)) != len(found):
            raise ValueError("a row is named twice: each game takes one action in a step")
        return found

    def _choose(self, rows: NDArray[Any]) -> None:
        """Name the rows in which something is to be done."""
        self._arrays.chosen.fill(False)
        self._arrays.chosen[rows] = True

    def _everywhere(self, method: str, *arguments: Any) -> None:
        """Call a method in all processes, which work at the same time."""
        self.check_open()
        try:
            for part in self._remote:
                part.ask(method, *arguments)
            getattr(self._rows, method)(*arguments)
            for part in self._remote:
                part.answer()
        except BaseException:
            self._fail()  # some have done it and some not: no games to go on with
            raise

    def _fail(self) -> None:
        """Close, and leave nothing that could be taken for an observation."""
        self._failed = True
        try:
            self.close()
        finally:
            for array in self._arrays:
                array.fill(0)

    def _in_row(self, method: str, row: int, *arguments: Any) -> Any:
        """What a method returns in the process that plays a row."""
        part = int(np.searchsorted(self._starts, row, "right")) - 1
        if part == 0:
            return getattr(self._rows, method)(row, *arguments)
        try:
            self._remote[part - 1].ask(method, row - self._starts[part], *arguments)
            return self._remote[part - 1].answer()
        except BaseException:
            self._fail()  # it is lost, or its answer would be taken for that of the next question
            raise


def _check_learner(
    encoding: Encoding, opponents: Wanted | None, seat: int | None, budget: bots.Budget | None
) -> None:
    if opponents is None:
        if seat is not None or budget is not None:
            raise ValueError("seat and budget are for a learner among opponents: name opponents")
    else:
        checked_seat(seat, encoding.seats)
        Opponents(encoding.name, opponents, encoding.seats, budget)


def _element(encoding: Encoding, dtype: DTypeLike | None) -> np.dtype[Any]:
    """What observations are made of, checked."""
    try:
        element = encoding.dtype if dtype is None else np.dtype(dtype)
    except TypeError:
        element = None
    if element is None or element not in (encoding.dtype, np.float32):
        kinds = " or ".join(dict.fromkeys([str(encoding.dtype), "float32"]))
        raise ValueError(f"dtype is {kinds} for this table, not {dtype}")
    return element


def read_only(array: NDArray[E]) -> NDArray[E]:
    """The same memory as an array that cannot be written."""
    found = array.view()
    found.flags.writeable = False
    return found


def whole_number(name: str, given: SupportsIndex) -> int:
    """A whole number, of whatever kind."""
    try:
        return index(given)
    except TypeError:
        raise ValueError(f"{name} is a whole number, not {given!r}") from None


def whole_numbers(name: str, given: Numbers) -> NDArray[Any]:
    """Whole numbers in one dimension."""
    try:
        found = np.asarray(given)
    except ValueError as problem:  # rows of different lengths
        raise ValueError(f"{name} are whole numbers in one dimension: {problem}") from None
    if found.ndim != 1 or (found.size and not np.issubdtype(found.dtype, np.integer)):
        raise ValueError(
            f"{name} are whole numbers in one dimension, not {found.dtype} of shape {found.shape}"
        )
    return found.astype(np.int64, copy=False)


def checked_actions(encoding: Encoding, given: Numbers, games: int) -> NDArray[Any]:
    """Actions for so many games, which may be illegal but have numbers that exist."""
    made = whole_numbers("actions", given)
    if len(made) != games:
        raise ValueError(f"there are {len(made)} actions for {games} games")
    size = encoding.numbering.size
    if made.min(initial=0) < 0 or made.max(initial=0) >= size:
        raise ValueError(f"actions are numbered from 0 to {size - 1}")
    return made
