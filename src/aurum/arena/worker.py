"""A process that plays games, and its supervisor.

A bot may hang or end its process. So the choices of a game are also written to memory that both
processes share: when the process has to be ended, another resumes the game, with a legal choice in
place of the missing answer.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from time import monotonic_ns
from typing import Any, Final

from aurum.arena.errors import BadMatch
from aurum.arena.game_runner import GameRunner, Interrupted
from aurum.arena.match import Match
from aurum.arena.results import Failure, Result
from aurum.arena.schedule import Fixture
from aurum.engine.worker import leave_with_parent
from aurum.engine.worker_pool import ignore_sigint

ROOM: Final = 1 << 14
"""The most choices that are shared; a longer game would be resumed at the last of these."""
COUNT: Final = 0
SEAT: Final = 1
SINCE: Final = 2
HEAD: Final = 3
NOBODY: Final = -1
LOADING: Final = 120.0
"""Seconds in which a process must have loaded its bots."""
TICK: Final = 0.25
"""Seconds between two polls of a silent process."""
DEATHS: Final = 3
"""How often a process may die without a bot being asked before the match is given up."""

Board = Any  # an array of 64-bit numbers that two processes share


class Worker:
    """Supervises one process of a match. The process starts with its first task."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.context = multiprocessing.get_context("spawn")
        self.fixture: Fixture | None = None
        self._process: Any = None
        self._pipe: Connection | None = None
        self._board: Board = None
        self._ready = False
        self._since = 0
        self._checking = ""
        self._failures: list[Failure] = []
        self._before = Interrupted()
        self._deaths = 0

    # For executors of several workers

    @property
    def busy(self) -> bool:
        """Whether it has a game."""
        return self.fixture is not None

    def begin(self, fixture: Fixture) -> None:
        """Have a game played."""
        self.fixture = fixture
        self._failures = []
        self._before = Interrupted()
        self._deaths = 0
        self._send(("play", fixture, self._before))

    def handles(self) -> list[Any]:
        """What to wait for, with `multiprocessing.connection.wait`."""
        return [self._pipe, self._process.sentinel] if self._process is not None else []

    def poll(self) -> Result | None:
        """The result if there is one; otherwise resume a game whose process died or hangs."""
        alive = self._process.is_alive()
        while (message := self._read()) is not None:
            kind, content = message
            if kind == "done":
                self.fixture = None
                result: Result = content
                result.failures = sorted(
                    self._failures, key=lambda failure: (failure.choice, failure.seat)
                )
                return result
            self._handle(kind, content)
        if not alive:
            self._resume("crashed", f"exit status {self._process.exitcode}")
        elif self._overdue():
            self._resume("slow", f"> {self.match.limit:g} s")
        return None

    # For executors of one worker

    def check(self) -> None:
        """Have every bot made and asked a first question; `BadMatch` says which fails, and how."""
        self._start()
        for name in self.match.names:
            self._checking = name
            self._send(("check", name))
            since = monotonic_ns()
            while self._checking:
                wait(self.handles(), TICK)
                alive = self._process.is_alive()
                while (message := self._read()) is not None:
                    self._handle(*message)
                if not self._ready:
                    since = monotonic_ns()
                late = self._loads_too_long() or monotonic_ns() - since > self.match.limit * 1e9
                if self._checking and (late or not alive):
                    what = f"> {self.match.limit:g} s" if late else str(self._process.exitcode)
                    kind = "slow" if late else "crashed"
                    self.close()
                    raise BadMatch("arena-bot-first", {"bot": name, "kind": kind, "what": what})

    def play(self, fixture: Fixture) -> Result:
        """A whole game; returns when it is over."""
        self.begin(fixture)
        while True:
            wait(self.handles(), TICK)
            if (result := self.poll()) is not None:
                return result

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            assert self._pipe is not None
            process.kill()
            process.join()
            process.close()
            self._pipe.close()

    # Inside

    def _start(self) -> None:
        if self._process is not None:
            return
        self._pipe, theirs = self.context.Pipe()
        self._board = self.context.RawArray("q", HEAD + 2 * ROOM)
        self._board[SEAT] = NOBODY
        self._ready = False
        self._since = monotonic_ns()
        arguments = (theirs, self._board, self.match)
        self._process = self.context.Process(target=work, args=arguments, daemon=True)
        with ignore_sigint():
            self._process.start()
        theirs.close()

    def _send(self, message: object) -> None:
        self._start()
        assert self._pipe is not None
        with suppress(OSError):  # if it is dead, the next poll finds out
            self._pipe.send(message)

    def _read(self) -> Any:
        assert self._pipe is not None
        try:
            return self._pipe.recv() if self._pipe.poll() else None
        except (EOFError, OSError):
            return None

    def _handle(self, kind: str, content: Any) -> None:
        if kind == "bad":
            self.close()
            raise content
        if kind == "ready":
            self._ready = True
        elif kind == "checked":
            self._checking = ""
        elif kind == "failed":
            self._failures.append(content)

    def _loads_too_long(self) -> bool:
        return not self._ready and monotonic_ns() - self._since > LOADING * 1e9

    def _overdue(self) -> bool:
        if self._loads_too_long():
            return True
        asked: bool = self._board[SEAT] != NOBODY
        late: bool = monotonic_ns() - self._board[SINCE] > self.match.limit * 1e9
        return asked and late

    def _resume(self, kind: str, what: str) -> None:
        """End the process and resume the game in another."""
        assert self.fixture is not None
        asked, since = self._board[SEAT], self._board[SINCE]
        spent = (monotonic_ns() - since) // 1000
        self.close()
        count = self._board[COUNT]
        pairs = list(self._board[HEAD : HEAD + 2 * count])
        choices, micros = pairs[::2], pairs[1::2]
        given_up = tuple(self._before.given_up)
        if asked != NOBODY and since == self._board[SINCE] and self._board[SEAT] != NOBODY:
            bot = self.fixture.bots[asked]
            failure = Failure(self.fixture.game, asked, bot, count + 1, kind, what)
            self._failures.append(failure)
            micros.append(spent)
            given_up = (*given_up, asked)
        else:  # it answered at the last moment, or no bot was asked
            self._deaths += 1
            if self._deaths >= DEATHS:
                raise BadMatch("arena-worker", {"game": self.fixture.game, "what": what})
        self._before = Interrupted(choices, micros, given_up)
        self._send(("play", self.fixture, self._before))


# The process itself


class SharedProgress:
    """Writes progress to the shared memory, and failures to the pipe."""

    def __init__(self, board: Board, pipe: Connection) -> None:
        self.board = board
        self.pipe = pipe

    def asking(self, seat: int) -> None:
        """A bot is asked from now on."""
        self.board[SINCE] = monotonic_ns()
        self.board[SEAT] = seat

    def made(self, number: int, choice: int, micros: int) -> None:
        """A choice was made."""
        self.board[SEAT] = NOBODY
        if number < ROOM:
            self.board[HEAD + 2 * number] = choice
            self.board[HEAD + 2 * number + 1] = micros
            self.board[COUNT] = number + 1

    def failed(self, failure: Failure) -> None:
        """A bot has failed."""
        self.board[SEAT] = NOBODY
        self.pipe.send(("failed", failure))


def work(pipe: Connection, board: Board, match: Match) -> None:
    """What the process does: load the bots, then play the given games."""
    _prepare()
    try:
        runner = GameRunner(match)
        pipe.send(("ready", None))
        progress = SharedProgress(board, pipe)
        while True:
            task, *what = pipe.recv()
            if task == "check":
                runner.check(*what)
                pipe.send(("checked", None))
            else:
                fixture, interrupted = what
                board[COUNT] = 0
                pipe.send(("done", runner.play(fixture, progress, interrupted)))
    except BadMatch as problem:
        pipe.send(("bad", problem))
    except EOFError:
        pass


def _prepare() -> None:
    """Ignore Ctrl-C, end with the parent, and send what bots print to stderr."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout.flush()
    os.dup2(2, 1)
    threading.Thread(target=leave_with_parent, daemon=True).start()
