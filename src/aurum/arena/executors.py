"""Executors of the games of a match: this process, or several on this machine."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from multiprocessing.connection import wait
from typing import Protocol

from aurum import bots
from aurum.arena.game_runner import GameRunner
from aurum.arena.match import Match
from aurum.arena.results import Result
from aurum.arena.schedule import Fixture
from aurum.arena.worker import TICK, Worker
from aurum.building import BUILD


class Executor(Protocol):
    """Plays games, in any order."""

    def check(self) -> None:
        """Ask every bot a first question; `BadMatch` says which fails, and how."""

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Result]:
        """Play them all; each result as soon as its game is over."""

    def close(self) -> None:
        """Stop at once."""


class InProcessExecutor:
    """Plays in this process, one game after another. A bot that hangs is not ended."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.runner = GameRunner(match)

    def check(self) -> None:
        """Ask each bot a first question."""
        for name in self.match.names:
            self.runner.check(name)

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Result]:
        """Play them in order."""
        for fixture in fixtures:
            yield self.runner.play(fixture)

    def close(self) -> None:
        """There is nothing to stop."""


class ProcessExecutor:
    """Plays in several processes on this machine."""

    def __init__(self, match: Match, workers: int | None = None) -> None:
        tell_of_search(match)
        self.workers = [Worker(match) for _ in range(workers or cores())]

    def check(self) -> None:
        """Ask every bot a first question, in one of the processes."""
        self.workers[0].check()

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Result]:
        """A free process takes the next game."""
        left = iter(fixtures)
        while True:
            for worker in self.workers:
                if not worker.busy and (fixture := next(left, None)) is not None:
                    worker.begin(fixture)
            busy = [worker for worker in self.workers if worker.busy]
            if not busy:
                return
            wait([handle for worker in busy for handle in worker.handles()], TICK)
            for worker in busy:
                if (result := worker.poll()) is not None:
                    yield result

    def close(self) -> None:
        """End the processes."""
        for worker in self.workers:
            worker.close()


def tell_of_search(match: Match) -> None:
    """Say here, once, that bots search in uncompiled rules: the processes that play say nothing."""
    if BUILD == "pure":
        for name in set(match.names).difference(match.own).intersection(bots.names(match.game)):
            bots.bot(match.game, name)  # which logs it


def cores() -> int:
    """How many processes this one may keep busy."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
