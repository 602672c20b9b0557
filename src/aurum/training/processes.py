"""Processes that play many tables in two halves: while one half is played, the other is thought
about. All that they write, and the actions that they are told, is in memory that they share."""

from __future__ import annotations

import gc
import signal
import threading
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from aurum.engine.worker import leave_with_parent
from aurum.engine.worker_pool import ProcessLost, ignore_sigint
from aurum.envs.batch_rows import Arrays, BatchKind, BatchRows, arrays_in, size_of
from aurum.envs.encoding import Encoding

HALVES: Final = 2
APART: Final = 100
"""Games begin up to so many random choices apart, so that a batch has all parts of a game."""


class Plan(NamedTuple):
    """One kind of table, and how many games of it each process plays in each half."""

    encoding: Encoding
    rows: int

    def kind(self, workers: int) -> BatchKind:
        """The batch of all processes together, in each half."""
        encoding = self.encoding
        return BatchKind(encoding, self.rows * workers, encoding.dtype, whole=True)


class GameProcesses:
    """The processes, and the arrays of each half and table."""

    def __init__(self, plans: list[Plan], workers: int, seed: int) -> None:
        spawning = get_context("spawn")
        self.plans = plans
        self.workers = workers
        self._parts = _parts(plans, workers)
        size = self._parts[-1].stop
        memories = [spawning.RawArray("B", size) for _ in range(HALVES)]
        self.memory = [np.frombuffer(memory, np.uint8) for memory in memories]
        """All arrays of each half, side by side."""
        self.arrays = [arrays_of(plans, workers, memory) for memory in self.memory]
        self._ready = [spawning.Semaphore(0) for _ in range(HALVES)]
        self._go = [spawning.Semaphore(0) for _ in range(workers)]
        self._waiting = [workers] * HALVES
        self._processes = []
        with ignore_sigint():
            for number in range(workers):
                work = (plans, workers, number, memories, self._go[number], self._ready, seed)
                process = spawning.Process(target=_serve, args=work, daemon=True)
                process.start()
                self._processes.append(process)

    def ready(self, half: int, seconds: float) -> bool:
        """Whether a half has been played; waits so long at the most for each process."""
        while self._waiting[half]:
            if not self._ready[half].acquire(timeout=seconds):
                if any(not process.is_alive() for process in self._processes):
                    raise ProcessLost
                return False
            self._waiting[half] -= 1
        return True

    def play(self, half: int) -> None:
        """Let the actions of a half be made. The halves take turns."""
        self._waiting[half] = self.workers
        for go in self._go:
            go.release()

    def close(self) -> None:
        """End the processes."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()


def _parts(plans: list[Plan], workers: int) -> list[slice]:
    parts = []
    start = 0
    for plan in plans:
        stop = start + size_of(plan.kind(workers))
        parts.append(slice(start, stop))
        start = stop
    return parts


def arrays_of(plans: list[Plan], workers: int, memory: NDArray[np.uint8]) -> list[Arrays]:
    """The arrays of each kind of table in the memory of a half."""
    return [
        arrays_in(plan.kind(workers), memory[part])
        for plan, part in zip(plans, _parts(plans, workers), strict=True)
    ]


def _serve(
    plans: list[Plan],
    workers: int,
    number: int,
    memories: list[Any],
    go: Any,
    ready: list[Any],
    seed: int,
) -> None:
    """What a process does until it is ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    halves = []
    for half, memory in enumerate(memories):
        arrays = arrays_of(plans, workers, np.frombuffer(memory, np.uint8))
        rng = np.random.default_rng([seed, half, number])
        played = []
        for plan, all_rows in zip(plans, arrays, strict=True):
            first = plan.rows * number
            part = all_rows.part(slice(first, first + plan.rows))
            rows = BatchRows(plan.kind(workers), part, first)
            rows.reset(2 * seed + half)
            spread(rows, rng)
            played.append(rows)
        halves.append(played)
        ready[half].release()
    gc.freeze()
    with suppress(EOFError, OSError):
        while True:
            for half, played in enumerate(halves):
                go.acquire()
                for rows in played:
                    rows.step()
                ready[half].release()


def spread(rows: BatchRows, rng: np.random.Generator) -> None:
    """Play each game on by a random number of random choices."""
    arrays = rows.arrays
    until = rng.integers(0, APART, rows.n)
    for step in range(APART):
        arrays.chosen[:] = until > step
        weights = arrays.mask * rng.random(arrays.mask.shape, np.float32)
        arrays.action[:] = weights.argmax(1)
        rows.step()
    arrays.chosen.fill(True)
    arrays.done.fill(False)
    arrays.reward.fill(0)
    arrays.score.fill(0)
