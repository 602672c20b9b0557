"""Work shared among processes, given back in its order; whatever happens, none of them stays."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from operator import index
from typing import TYPE_CHECKING, Any, Final, TypeVar

from aurum.engine.helping import Abandoned, Failed, begin, help_with

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor
    from multiprocessing.connection import Connection

AHEAD: Final = 3
"""How many pieces for each process may wait for whoever reads the results, and no more."""
CALLS: Final = 256
"""How many calls may be under way at a time."""

R = TypeVar("R")


class ProcessLost(RuntimeError):
    """A process has ended in the middle of its work."""

    def __init__(
        self,
        said: str = "a process ended in the middle of its work: killed, short of memory, or started"
        ' by a script that lacks its `if __name__ == "__main__":`',
    ) -> None:
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
        from ctypes import c_bool  # most never need it
        from multiprocessing.sharedctypes import RawArray

        self.number = number_of(number)
        self._home = False
        self._opener = os.getpid()
        self._opening = threading.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._line: Connection | None = None
        self._abandoned = RawArray(c_bool, CALLS)  # memory that all of them see
        self._free = deque(range(CALLS))

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def close(self) -> None:
        """Send them home at once; what they are at is not finished."""
        if os.getpid() != self._opener:
            return  # a copy in a process that was forked; they work for another
        with self._opening:
            self._home = True
        self._send_home(self._pool)

    def check_open(self) -> None:
        """Say what is wrong if there can be no work for them."""
        if self._home:
            raise Abandoned
        if os.getpid() != self._opener:
            raise RuntimeError("another process has started these processes: start others here")

    def do(
        self, work: Callable[..., R], pieces: Iterable[tuple[Any, ...]]
    ) -> Generator[R, None, None]:
        """Do the pieces, a few ahead of whoever reads; an error is raised at once."""
        pool = self._open()
        call = self._take_number()
        waiting: deque[Future[R | Failed]] = deque()
        begun = False
        try:
            for piece in pieces:
                try:
                    waiting.append(self._submit(pool, call, work, piece))
                except ProcessLost:
                    if begun:
                        raise
                    pool = self._open()  # it was lost before there was work, which nobody minds
                    waiting.append(self._submit(pool, call, work, piece))
                begun = True
                if len(waiting) == self.number * AHEAD:
                    yield self._first(pool, waiting)
            while waiting:
                yield self._first(pool, waiting)
        finally:
            if os.getpid() == self._opener:
                self._abandoned[call] = True
                for undone in waiting:
                    undone.cancel()
                self._free.append(call)

    def _open(self) -> ProcessPoolExecutor:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        with self._opening:
            self.check_open()
            if self._pool is None:
                spawning = get_context("spawn")
                heard, self._line = spawning.Pipe(duplex=False)
                told = (self._abandoned, heard)
                self._pool = ProcessPoolExecutor(self.number, spawning, begin, told)
            return self._pool

    def _take_number(self) -> int:
        try:
            call = self._free.popleft()  # the one that was given back first
        except IndexError:
            raise RuntimeError(f"no more than {CALLS} batches may be under way at a time") from None
        self._abandoned[call] = False
        return call

    def _submit(
        self, pool: ProcessPoolExecutor, call: int, work: Callable[..., R], piece: tuple[Any, ...]
    ) -> Future[R | Failed]:
        try:
            with born_deaf():
                return pool.submit(help_with, call, work, piece)
        except RuntimeError as problem:  # it was closed, or is broken
            raise self._lost(pool) from problem

    def _first(self, pool: ProcessPoolExecutor, waiting: deque[Future[R | Failed]]) -> R:
        """What came of the first piece; before that, the error of any other."""
        from concurrent.futures import FIRST_COMPLETED, wait

        while not waiting[0].done():
            undone = [piece for piece in waiting if not piece.done()]
            for piece in wait(undone, return_when=FIRST_COMPLETED).done:
                self._result(pool, piece)
        return self._result(pool, waiting.popleft())

    def _result(self, pool: ProcessPoolExecutor, piece: Future[R | Failed]) -> R:
        from concurrent.futures import BrokenExecutor, CancelledError

        try:
            told = piece.result()
        except (BrokenExecutor, CancelledError) as problem:
            raise self._lost(pool) from problem
        if isinstance(told, Failed):
            raise told.error()
        return told

    def _lost(self, pool: ProcessPoolExecutor) -> RuntimeError:
        """Why there is no result. If a process has died, the next call will start others."""
        if self._home:
            return Abandoned()
        self._send_home(pool)
        return ProcessLost()

    def _send_home(self, pool: ProcessPoolExecutor | None) -> None:
        with self._opening:
            if pool is None or self._pool is not pool:
                return
            assert self._line is not None
            self._line.close()  # whoever is in the middle of something leaves
            self._pool = self._line = None
        pool.shutdown(cancel_futures=True)


@contextmanager
def born_deaf() -> Iterator[None]:
    """Processes that are started meanwhile do not hear Ctrl-C before they know what to do then."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


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
        processes.check_open()
        return processes.number
    number = index(processes)
    if number < 1:
        raise ValueError(f"at least one process is needed, not {number}")
    return number
