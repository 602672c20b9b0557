"""A process in which games are played, and whoever keeps an eye on it from outside.

A bot may hang, or take its process with it. So the choices of a game also stand on a board in
memory that both sides share: when the process has to be ended, another takes the game up where it
was, with a legal choice in place of the answer that never came.
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
from aurum.arena.game_runner import Interrupted, Sitting
from aurum.arena.match import Match
from aurum.arena.results import Failure, Result
from aurum.arena.schedule import Fixture
from aurum.engine.helping import leave_with_parent

ROOM: Final = 1 << 14
"""How many choices the board has room for; a longer game would be taken up from there."""
COUNT: Final = 0
SEAT: Final = 1
SINCE: Final = 2
HEAD: Final = 3
NOBODY: Final = -1
LOADING: Final = 120.0
"""Seconds in which a process must have loaded its bots."""
TICK: Final = 0.25
"""Seconds between two looks at a process that says nothing."""
DEATHS: Final = 3
"""How often a process may die without a bot being asked before the match is given up."""

Board = Any  # an array of 64-bit numbers that two processes share


class Worker:
    """One process of a match, seen from outside. It is started when it gets something to do."""

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

    # For whoever has several

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

    def look(self) -> Result | None:
        """The result if there is one; otherwise see to it that there will be."""
        alive = self._process.is_alive()
        while (message := self._read()) is not None:
            kind, said = message
            if kind == "done":
                self.fixture = None
                said.failures = sorted(
                    self._failures, key=lambda failure: (failure.choice, failure.seat)
                )
                return said  # type: ignore[no-any-return]
            self._heed(kind, said)
        if not alive:
            self._take_up("crashed", f"exit status {self._process.exitcode}")
        elif self._overdue():
            self._take_up("slow", f"> {self.match.limit:g} s")
        return None

    # For whoever has one

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
                    self._heed(*message)
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
            if (result := self.look()) is not None:
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
        self._process.start()
        theirs.close()

    def _send(self, message: object) -> None:
        self._start()
        assert self._pipe is not None
        with suppress(OSError):  # if it is dead, whoever looks next finds out
            self._pipe.send(message)

    def _read(self) -> Any:
        assert self._pipe is not None
        try:
            return self._pipe.recv() if self._pipe.poll() else None
        except (EOFError, OSError):
            return None

    def _heed(self, kind: str, said: Any) -> None:
        if kind == "bad":
            self.close()
            raise said
        if kind == "ready":
            self._ready = True
        elif kind == "checked":
            self._checking = ""
        elif kind == "failed":
            self._failures.append(said)

    def _loads_too_long(self) -> bool:
        return not self._ready and monotonic_ns() - self._since > LOADING * 1e9

    def _overdue(self) -> bool:
        if self._loads_too_long():
            return True
        asked: bool = self._board[SEAT] != NOBODY
        late: bool = monotonic_ns() - self._board[SINCE] > self.match.limit * 1e9
        return asked and late

    def _take_up(self, kind: str, what: str) -> None:
        """End the process, and have another go on with the game."""
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
        else:  # it answered at the last moment, or nobody was asked
            self._deaths += 1
            if self._deaths >= DEATHS:
                raise BadMatch("arena-worker", {"game": self.fixture.game, "what": what})
        self._before = Interrupted(choices, micros, given_up)
        self._send(("play", self.fixture, self._before))


# The process itself


class BoardNotes:
    """Tells the board how far a game is, and the pipe who has failed."""

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
    """What the process does: load the bots, then play what it is told."""
    _prepare()
    try:
        sitting = Sitting(match)
        pipe.send(("ready", None))
        notes = BoardNotes(board, pipe)
        while True:
            task, *what = pipe.recv()
            if task == "check":
                sitting.check(*what)
                pipe.send(("checked", None))
            else:
                fixture, interrupted = what
                board[COUNT] = 0
                pipe.send(("done", sitting.play(fixture, notes, interrupted)))
    except BadMatch as problem:
        pipe.send(("bad", problem))
    except EOFError:
        pass


def _prepare() -> None:
    """Ctrl-C is for whoever started it, whom it does not outlive; what bots print is no result."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout.flush()
    os.dup2(2, 1)
    threading.Thread(target=leave_with_parent, daemon=True).start()
