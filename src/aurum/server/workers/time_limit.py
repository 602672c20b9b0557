"""Limits the time that code of a game may take, in whatever thread it runs.

Nothing in Python ends code from outside, so a thread of its own watches, and lets an exception
arise in the code that takes too long. That works for code written in Python; a loop inside a
compiled module goes on until it returns.

Where the system tells it, the processor time of the thread counts, so that a machine that is busy
with something else stops no game. Code that waits instead of computing has a multiple of that time.
"""

from __future__ import annotations

import ctypes
import itertools
import threading
import time
from types import TracebackType
from typing import Final

from aurum.server.errors import GameFailure

PATIENCE: Final = 10
"""How many times the processor time of a block may pass on the clock."""
CHECKS: Final = 8
"""How often within its time a block is looked at, and again after it, should it go on."""
LONGEST_PAUSE: Final = 0.25
"""Seconds between two looks, unless a block has been shorter: a shorter one may begin meanwhile."""


class _TooSlow(BaseException):
    """Arises in code that takes too long. Not an `Exception`, which that code might catch."""


class _Watch:
    """The thread that watches, and the blocks that are running.

    Most blocks end at once, and waking a thread for each would cost more than many of them. So the
    thread looks again and again, and waits for a block only when none has begun since its last
    look.
    """

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.blocks: dict[int, time_limit] = {}
        self._pause = LONGEST_PAUSE
        self._begun = threading.Event()
        self._thread: threading.Thread | None = None

    def add(self, key: int, block: time_limit) -> None:
        with self.lock:
            self.blocks[key] = block
            self._pause = min(self._pause, block.seconds / CHECKS)
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(
                    target=self._run, name="aurum-time-limit", daemon=True
                )
                self._thread.start()
        if not self._begun.is_set():
            self._begun.set()

    def _run(self) -> None:
        while True:
            self._begun.wait()
            with self.lock:
                if not self.blocks:
                    self._begun.clear()
                for block in self.blocks.values():
                    if block.is_over():
                        block.interrupt()
                pause = self._pause
            time.sleep(pause)


_watch = _Watch()
_keys = itertools.count()


def _raise_in(thread: int, kind: type[BaseException] | None) -> None:
    given = None if kind is None else ctypes.py_object(kind)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), given)


class time_limit:  # noqa: N801 (it is used like a function)
    """A block of code of a game that may take so many seconds; then it is a `GameFailure`."""

    def __init__(self, game: str, seconds: float, patience: float = PATIENCE) -> None:
        self.game = game
        self.seconds = seconds
        self.patience = patience
        """How many times its seconds the block may last; 1 where wall time is what counts."""
        self._ends = 0.0
        self._clock: int | None = None
        self._until: float | None = None
        """When its time is used up by its clock. Reading that clock takes a system call, so it
        is first read by the watch, at its next check."""
        self._key = 0
        self._thread = 0
        self._interrupted = False

    def is_over(self) -> bool:
        """Whether its time is used up."""
        if time.monotonic() >= self._ends:
            return True
        if self._clock is None:
            return False
        computed = time.clock_gettime(self._clock)
        if self._until is None:
            self._until = computed + self.seconds
        return computed >= self._until

    def interrupt(self) -> None:
        """Let the exception arise in the block. The watch calls this, and holds its lock."""
        self._interrupted = True
        _raise_in(self._thread, _TooSlow)

    def __enter__(self) -> None:
        self._thread = threading.get_ident()
        self._key = next(_keys)
        patience = 1.0
        if self.patience > 1 and hasattr(time, "pthread_getcpuclockid"):
            self._clock = time.pthread_getcpuclockid(self._thread)
            patience = self.patience
        self._ends = time.monotonic() + self.seconds * patience
        _watch.add(self._key, self)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        try:
            with _watch.lock:
                _watch.blocks.pop(self._key, None)
            if self._interrupted:
                _raise_in(self._thread, None)  # it may not have arisen yet
        except _TooSlow:
            _watch.blocks.pop(self._key, None)
        if self._interrupted:
            raise GameFailure(self.game, "slow") from error
