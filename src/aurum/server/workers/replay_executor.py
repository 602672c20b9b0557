"""Looking back takes a while: a play is gone through from its beginning. So it is done in a thread
of its own, one look after another, while the tables go on; and what was told last is remembered.

The thread is given what nobody changes any more: a record's text, or a copy of a play.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

S = TypeVar("S")
T = TypeVar("T")

REMEMBERED: Final = 16_000_000
"""Bytes of what was told last."""
STRIDE: Final = 50
"""Steps of a play, some of them fast and some slow, between two breaths."""
SHORT: Final = 1000
"""How many entries of a log are gone through at once: most games have fewer."""
BREATH: Final = 0.0001
"""Seconds. Python lets one thread run at a time, and by its own rule whoever waits for a turn waits
for five milliseconds, several times for each choice at a table."""


class Looking:
    """Whoever goes through plays again, and what they were last asked for."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "aurum-looking")
        self._told: dict[Hashable, bytes] = {}
        """What is to be forgotten first comes first."""
        self._coming: dict[Hashable, asyncio.Task[bytes]] = {}

    async def do(self, work: Callable[[], T]) -> T:
        """Have something done, after all that was asked for before."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def through(self, steps: Sequence[S], work: Callable[[Iterable[S]], T]) -> T:
        """Have something done with all steps of a log: at once, if it is as short as most are."""
        if len(steps) <= SHORT:
            return work(steps)
        return await self.do(lambda: work(unhurried(steps)))

    async def tell(self, key: Hashable, work: Callable[[], bytes]) -> bytes:
        """The same, unless it is known by this key or somebody else waits for it already."""
        if (known := self._told.pop(key, None)) is not None:
            self._told[key] = known
            return known
        coming = self._coming.get(key)
        if coming is None:
            coming = self._coming[key] = asyncio.create_task(self._find(key, work))
        return await asyncio.shield(coming)  # who leaves does not leave the others without

    async def _find(self, key: Hashable, work: Callable[[], bytes]) -> bytes:
        try:
            found = await self.do(work)
        finally:
            del self._coming[key]
        self._told[key] = found
        while sum(map(len, self._told.values())) > REMEMBERED:
            del self._told[next(iter(self._told))]
        return found

    def close(self) -> None:
        """Begin nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def unhurried(steps: Iterable[T]) -> Iterator[T]:
    """Steps of a play, with a breath now and then in which others can go on."""
    for number, step in enumerate(steps, 1):
        if number % STRIDE == 0:
            time.sleep(BREATH)
        yield step
