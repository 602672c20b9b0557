"""Worker processes in which bots choose, so that the server's own process is not blocked.

A table asks one question at a time and all questions wait in one queue, so every table gets its
turn. Of all hints only one at a time is in that queue. Analyses wait until a process is free.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Final, ParamSpec, Protocol, TypeVar

from aurum import bots
from aurum.analysis import AnalysisParams, ChoiceAnalysis, RecordedChoice
from aurum.analysis.record_analysis import analyse_in_worker
from aurum.bots import Budget, Question
from aurum.bots.advice import Advice, advise
from aurum.engine.worker import leave_with_parent
from aurum.server.workers.time_limit import time_limit

EVEN_BUDGET: Final = Budget(even=True)
"""The time for an answer must not reveal that a bot had only one choice."""

P = ParamSpec("P")
T = TypeVar("T")


class BotPool(Protocol):
    """Lets bots choose, advise and analyse."""

    async def choose(self, level: str, question: Question, seed: int) -> int:
        """What the bot of this level chooses. It may be cancelled."""

    async def advise(self, question: Question, seed: int) -> list[Advice]:
        """The best bot's advice on a question."""

    async def analyse(self, one: RecordedChoice, terms: AnalysisParams) -> ChoiceAnalysis:
        """The analysis of one choice of a finished game. Tables come first."""

    async def close(self) -> None:
        """End all work."""


class ProcessBotPool:
    """Bots in a pool of processes, which is started with the first question."""

    def __init__(self, workers: int = 0, within: float = 120) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._within = within
        """Seconds for one answer."""
        self._pool: ProcessPoolExecutor | None = None
        self._waiting_tables = 0
        """How many tables wait for a bot."""
        self._table_served = asyncio.Event()
        self._analysing = asyncio.Lock()
        self._advising = asyncio.Lock()

    async def choose(self, level: str, question: Question, seed: int) -> int:
        """What the bot of this level chooses."""
        return await self._for_a_table(_choose, level, question, seed, self._within)

    async def advise(self, question: Question, seed: int) -> list[Advice]:
        """The best bot's advice on a question; one hint at a time.

        So a bot at a table waits for one hint at most, however many are asked for.
        """
        async with self._advising:
            return await self._for_a_table(_advise, question, seed, self._within)

    async def analyse(self, one: RecordedChoice, terms: AnalysisParams) -> ChoiceAnalysis:
        """The analysis of one choice of a finished game; one at a time, after the tables."""
        async with self._analysing:
            while self._waiting_tables >= self.workers:
                self._table_served.clear()
                await self._table_served.wait()
            return await self._ask(_analyse, one, terms, self._within)

    async def _for_a_table(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        self._waiting_tables += 1
        try:
            return await self._ask(work, *given, **named)
        finally:
            self._waiting_tables -= 1
            self._table_served.set()

    async def _ask(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        for _ in range(2):  # a killed worker breaks its pool; then try once more
            pool = self._open()
            waiting: Future[T] | None = None
            try:
                waiting = pool.submit(work, *given, **named)
                return await asyncio.wrap_future(waiting)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
            except asyncio.CancelledError:
                if waiting is not None:
                    waiting.cancel()  # removes it from the queue if it has not begun
                raise
        raise RuntimeError("the bots' processes do not stay alive")

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=_prepare)
        return self._pool

    async def close(self) -> None:
        """End all work."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def _choose(level: str, question: Question, seed: int, within: float) -> int:
    with time_limit(question.game, within, patience=1):
        return bots.answer(level, question, Random(seed), EVEN_BUDGET).choice


def _advise(question: Question, seed: int, within: float) -> list[Advice]:
    with time_limit(question.game, within):
        return advise(question, Random(seed), EVEN_BUDGET)


def _analyse(one: RecordedChoice, terms: AnalysisParams, within: float) -> ChoiceAnalysis:
    with time_limit(one.question.game, within):
        return analyse_in_worker(one, terms)


def _prepare() -> None:
    """In a worker: ignore Ctrl-C, which the server handles, and exit when the server has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()
