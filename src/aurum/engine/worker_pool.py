"""Work shared among processes, its results in order; no process is left over.

`concurrent.futures` starts the processes and carries pieces and results. What it does not do is
here and in `worker`: end a worker in the middle of a piece when the pool is closed or its opener
is killed, carry an error that cannot be pickled, and leave idle workers alone at Ctrl-C.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from operator import index
from typing import TYPE_CHECKING, Any, Final, TypeVar

from aurum.engine.worker import PoolClosed, run_piece, start

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor
    from multiprocessing.connection import Connection

AHEAD: Final = 3
"""The most pieces for each process whose results may wait to be read."""

R = TypeVar("R")


class ProcessLost(RuntimeError):
    """A process has ended in the middle of its work."""

    def __init__(
        self,
        message: str = "a process ended in the middle of its work: killed, short of memory, or"
        ' started by a script that lacks its `if __name__ == "__main__":`',
    ) -> None:
        super().__init__(message)


class WorkerPool:
    """Processes that stay from one batch to the next, until the pool is closed.

    So they start once, and import what a policy needs once:

        with WorkerPool(2) as pool:
            for generation in range(10):
                play_batch(states, policy, seed=generation, processes=pool)
    """

    def __init__(self, number: int) -> None:
        """Nothing is started before there is work."""
        self.number = number_of(number)
        self._closed = False
        self._opener = os.getpid()
        self._lock = threading.Lock()
        self._executor: ProcessPoolExecutor | None = None
        self._line: Connection | None = None

    def __enter__(self) -> WorkerPool:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def close(self) -> None:
        """End the processes at once; what they are at is not finished."""
        if os.getpid() != self._opener:
            return  # a copy in a process that was forked; they work for another
        with defer_sigint():
            with self._lock:
                self._closed = True
            self._shutdown(self._executor)

    def check_open(self) -> None:
        """Say what is wrong if there can be no work for them."""
        if self._closed:
            raise PoolClosed
        if os.getpid() != self._opener:
            raise RuntimeError("another process has opened this worker pool: open one here")

    def map(
        self, work: Callable[..., R], pieces: Iterable[tuple[Any, ...]]
    ) -> Generator[R, None, None]:
        """Work on the pieces, a few ahead of the reader; an error is raised at once.

        Whoever stops reading cancels what has not begun; a piece that has begun is finished.
        """
        executor = self._open()
        waiting: deque[Future[R]] = deque()
        begun = False
        try:
            for piece in pieces:
                try:
                    waiting.append(self._submit(executor, work, piece))
                except ProcessLost:
                    if begun:
                        raise
                    executor = self._open()  # it was lost before there was work: nothing is lost
                    waiting.append(self._submit(executor, work, piece))
                begun = True
                if len(waiting) == self.number * AHEAD:
                    yield self._first(executor, waiting)
            while waiting:
                yield self._first(executor, waiting)
        finally:
            if os.getpid() == self._opener:
                for undone in waiting:
                    undone.cancel()

    def _open(self) -> ProcessPoolExecutor:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        with self._lock:
            self.check_open()
            if self._executor is None:
                spawning = get_context("spawn")
                watched, self._line = spawning.Pipe(duplex=False)
                self._executor = ProcessPoolExecutor(self.number, spawning, start, (watched,))
            return self._executor

    def _submit(
        self, executor: ProcessPoolExecutor, work: Callable[..., R], piece: tuple[Any, ...]
    ) -> Future[R]:
        try:
            with ignore_sigint():
                return executor.submit(run_piece, work, piece)
        except RuntimeError as problem:  # it was closed, or is broken
            raise self._lost(executor) from problem

    def _first(self, executor: ProcessPoolExecutor, waiting: deque[Future[R]]) -> R:
        """What came of the first piece; before that, the error of any other."""
        from concurrent.futures import FIRST_COMPLETED, wait

        while not waiting[0].done():
            undone = [piece for piece in waiting if not piece.done()]
            for piece in wait(undone, return_when=FIRST_COMPLETED).done:
                self._result(executor, piece)
        return self._result(executor, waiting.popleft())

    def _result(self, executor: ProcessPoolExecutor, piece: Future[R]) -> R:
        from concurrent.futures import BrokenExecutor, CancelledError

        try:
            return piece.result()
        except (BrokenExecutor, CancelledError) as problem:
            raise self._lost(executor) from problem

    def _lost(self, executor: ProcessPoolExecutor) -> RuntimeError:
        """Why there is no result. If a process has died, the next call will start others."""
        if self._closed:
            return PoolClosed()
        self._shutdown(executor)
        return ProcessLost()

    def _shutdown(self, executor: ProcessPoolExecutor | None) -> None:
        with self._lock:
            if executor is None or self._executor is not executor:
                return
            assert self._line is not None
            self._line.close()  # a worker in the middle of a piece ends
            self._executor = self._line = None
        with defer_sigint():  # workers that are starting need what an executor that is gone takes
            executor.shutdown(cancel_futures=True)


@contextmanager
def defer_sigint() -> Iterator[None]:
    """Ctrl-C raises `KeyboardInterrupt` afterwards.

    To block the signal does not do that: another thread gets it then, and Python interrupts the
    main thread all the same.
    """
    deferrable = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not deferrable or threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if came:
            signal.raise_signal(signal.SIGINT)


@contextmanager
def ignore_sigint() -> Iterator[None]:
    """Processes that are started meanwhile get no Ctrl-C before `worker.start` has run.

    This one gets it afterwards. A worker that was started and not yet noted down would take the
    message that tells another to end, which would then wait for one for ever.
    """
    if not hasattr(signal, "pthread_sigmask"):
        with defer_sigint():
            yield
        return
    from multiprocessing import resource_tracker

    with defer_sigint():
        resource_tracker.ensure_running()  # which would let the signal through when it starts
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def shared(
    work: Callable[..., R], pieces: Iterable[tuple[Any, ...]], processes: int | WorkerPool
) -> Generator[R, None, None]:
    """Let processes do the pieces: those of a pool, or so many that end afterwards."""
    if isinstance(processes, WorkerPool):
        yield from processes.map(work, pieces)
        return
    with WorkerPool(processes) as own:
        yield from own.map(work, pieces)


def number_of(processes: int | WorkerPool) -> int:
    """How many there are, or are to be: one at least."""
    if isinstance(processes, WorkerPool):
        processes.check_open()
        return processes.number
    number = index(processes)
    if number < 1:
        raise ValueError(f"at least one process is needed, not {number}")
    return number
