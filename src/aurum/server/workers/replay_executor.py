"""Computes replays in one thread, one after another, while the loop serves the tables.

Each replay starts at the first choice of its game. The latest responses are cached. The thread
gets data that nothing else changes: the text of a record, or a copy of a session.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

S = TypeVar("S")
T = TypeVar("T")

CACHE_BYTES: Final = 16_000_000
"""Bytes of responses that are kept."""
PAUSE_EVERY: Final = 50
"""How many steps are replayed between two pauses."""
SHORT_LOG: Final = 1000
"""A log of at most so many entries is read without the thread: most are shorter."""
PAUSE: Final = 0.0001
"""Seconds. Only one thread holds the interpreter lock, and another waits up to five milliseconds
for it, several times for each choice at a table; a pause hands it over at once."""


class ReplayExecutor:
    """The thread that replays games, and a cache of its responses."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "aurum-replay")
        self._cache: dict[Hashable, bytes] = {}
        """Least recently used first."""
        self._pending: dict[Hashable, asyncio.Task[bytes]] = {}

    async def run(self, work: Callable[[], T]) -> T:
        """Run something in the thread, after all that was asked for before."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def run_over(self, steps: Sequence[S], work: Callable[[Iterable[S]], T]) -> T:
        """Run something over the steps of a log: at once, if the log is short."""
        if len(steps) <= SHORT_LOG:
            return work(steps)
        return await self.run(lambda: work(with_pauses(steps)))

    async def cached(self, key: Hashable, work: Callable[[], bytes]) -> bytes:
        """Run something whose result is cached by this key; equal requests share one run."""
        if (known := self._cache.pop(key, None)) is not None:
            self._cache[key] = known
            return known
        pending = self._pending.get(key)
        if pending is None:
            pending = self._pending[key] = asyncio.create_task(self._find(key, work))
        # A cancelled request does not cancel it for the others.
        return await asyncio.shield(pending)

    async def _find(self, key: Hashable, work: Callable[[], bytes]) -> bytes:
        try:
            found = await self.run(work)
        finally:
            del self._pending[key]
        self._cache[key] = found
        while sum(map(len, self._cache.values())) > CACHE_BYTES:
            del self._cache[next(iter(self._cache))]
        return found

    def close(self) -> None:
        """Start nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def with_pauses(steps: Iterable[T]) -> Iterator[T]:
    """The steps, with short pauses in which other threads can run."""
    for number, step in enumerate(steps, 1):
        if number % PAUSE_EVERY == 0:
            time.sleep(PAUSE)
        yield step
