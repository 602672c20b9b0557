"""Work shared among processes, given back in its order; whatever happens, none of them stays."""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Callable, Generator, Iterable
from itertools import count
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future
    from ctypes import Array, c_bool
    from types import TracebackType

AHEAD: Final = 3
"""How many pieces for each process may wait for whoever reads the results, and no more."""
CALLS: Final = 256
"""How many calls at one time the processes can tell apart."""

R = TypeVar("R")

_abandoned: Array[c_bool] | None = None
"""In a process that helps: for each call whether nobody waits for it any more."""
_call: int = 0
"""In a process that helps: the call for which it works."""


class Abandoned(RuntimeError):
    """The processes were sent home before they were done."""

    def __init__(self, said: str = "these processes have been sent home: start others") -> None:
        super().__init__(said)


class Processes:
    """Processes that stay from one batch to the next, until they are sent home.

    So they start once, and import what a policy needs once:

        with Processes(2) as processes:
            for generation in range(10):
                play_batch(states, policy, seed=generation, processes=processes)
    """

    def __init__(self, number: int) -> None:
        """Nothing is started before there is work."""
        self.number = number_of(number)
        self._calls = count()
        self._home = False

        from concurrent.futures import ProcessPoolExecutor  # most never need it
        from ctypes import c_bool
        from multiprocessing import get_context
        from multiprocessing.sharedctypes import RawArray

        self._abandoned = RawArray(c_bool, CALLS)  # memory that all of them see
        told = (self._abandoned,)
        self._pool = ProcessPoolExecutor(number, get_context("spawn"), _begin, told)

    def __enter__(self) -> Processes:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Send them home; what they are at is not finished."""
        self._home = True
        for call in range(CALLS):
            self._abandoned[call] = True
        self._pool.shutdown(cancel_futures=True)

    def do(
        self, work: Callable[..., R], pieces: Iterable[tuple[Any, ...]]
    ) -> Generator[R, None, None]:
        """Do the pieces, a few ahead of whoever reads; an error is raised at once."""
        from concurrent.futures import CancelledError

        call = next(self._calls) % CALLS
        self._abandoned[call] = False
        waiting: deque[Future[R]] = deque()
        try:
            for piece in pieces:
                if self._home:
                    raise Abandoned
                waiting.append(self._pool.submit(_help, call, work, piece))
                if len(waiting) == self.number * AHEAD:
                    yield _first(waiting)
            while waiting:
                yield _first(waiting)
        except CancelledError:
            raise Abandoned from None
        finally:
            self._abandoned[call] = True
            for undone in waiting:
                undone.cancel()


def shared(
    work: Callable[..., R], pieces: Iterable[tuple[Any, ...]], processes: int | Processes
) -> Generator[R, None, None]:
    """Let processes do the pieces: those that are there, or so many that go home afterwards."""
    if isinstance(processes, Processes):
        yield from processes.do(work, pieces)
        return
    with Processes(processes) as own:
        yield from own.do(work, pieces)


def number_of(processes: int | Processes) -> int:
    """How many there are, or are to be: one at least."""
    if isinstance(processes, Processes):
        return processes.number
    if processes < 1:
        raise ValueError(f"at least one process must play, not {processes}")
    return processes


def _first(waiting: deque[Future[R]]) -> R:
    """What came of the first piece; before that, the error of any other."""
    from concurrent.futures import FIRST_COMPLETED, wait

    while not waiting[0].done():
        undone = [piece for piece in waiting if not piece.done()]
        for piece in wait(undone, return_when=FIRST_COMPLETED).done:
            piece.result()
    return waiting.popleft().result()


def _begin(abandoned: Array[c_bool]) -> None:
    global _abandoned
    _abandoned = abandoned


def _help(call: int, work: Callable[..., R], piece: tuple[Any, ...]) -> R:
    global _call
    _call = call
    try:
        return work(*piece)
    except Exception as problem:
        _check_sendable(problem)
        raise


def _check_sendable(problem: Exception) -> None:
    """An error that cannot be read again where it is sent would break all processes."""
    try:
        pickle.loads(pickle.dumps(problem))
    except Exception:
        raise RuntimeError(f"{type(problem).__name__}: {problem}") from problem


def check_wanted() -> None:
    """In a process that helps: stop, if nobody waits for what it does any more."""
    if _abandoned is not None and _abandoned[_call]:
        raise Abandoned
