"""Bots' turns and clocks of one open table: what happens there without a command."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

from aurum.bots import Question
from aurum.lessons import bot_seed
from aurum.server.errors import GameFailure, StorageError
from aurum.server.table import decisions
from aurum.server.table.entries import AnyEntry
from aurum.server.table.game_code import game_code
from aurum.server.table.table import Table

if TYPE_CHECKING:
    from aurum.server.live.room import Room

log = logging.getLogger("aurum.server")

LONGEST_WAIT = 30.0
"""The longest pause, in seconds, between two tries while the store fails."""


class Turns:
    """Runs the bots and clocks of one open table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.hub = room.hub
        self._thinking: asyncio.Task[None] | None = None
        self._thinking_since = -1
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Whether a bot thinks or a task runs."""
        return self._thinking is not None or bool(self._tasks)

    def update(self) -> None:
        """Start the bot whose turn it is, or set the clock's timer, or neither.

        A table at which only bots play pauses while nobody is connected.
        """
        table = self.room.table
        watched = bool(self.room.listeners) or table.people
        level = table.bot_to_move if watched and not table.archived else ""
        since = table.since if level else -1
        if self._thinking is not None and self._thinking_since != since:
            self._thinking.cancel()
            self._thinking = None
        if level and self._thinking is None:
            self._thinking_since = since
            self._thinking = asyncio.create_task(self._play_bot(level, table.actor, since))
        self.room.hints.update()
        self._set_timer()

    # Clocks

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self.room.table.clock.deadline()
        if deadline is not None:
            delay = max(0.0, (deadline - self.hub.time()) / 1000)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(delay, lambda: self.spawn(self._time_is_up()))

    async def _time_is_up(self) -> None:
        def decide(table: Table) -> list[AnyEntry]:
            deadline = table.clock.deadline()
            late = deadline is not None and self.hub.time() >= deadline
            return [decisions.time_is_up(table, self.hub.rng)] if late else []

        await self._append_until_stored(decide)
        self._set_timer()

    # Bots

    async def _play_bot(self, level: str, seat: int, since: int) -> None:
        """Play a bot's turn: ask it, wait `bot_pause` so that people can follow, append its
        choice."""
        try:
            choice = await self._ask_bot(level, seat)
        except GameFailure as failure:
            await asyncio.shield(self.spawn(self.room.stop(failure)))
            return

        def decide(table: Table) -> list[AnyEntry]:
            asked = table.since == since and bool(table.bot_to_move)
            return [decisions.bot_chooses(table, seat, choice)] if asked else []

        # From here on the choice is being stored, which is not cancelled with this task.
        await asyncio.shield(self.spawn(self._append_until_stored(decide)))
        if self._thinking is asyncio.current_task():
            self._thinking = None

    async def _ask_bot(self, level: str, seat: int) -> int:
        """What a bot chooses. If it fails, a random choice is made, so that the game goes on."""
        session = self.room.table.session
        assert session is not None
        with self.room.time_limit(), game_code(self.room.table.game):
            choices = session.state.choices()
            question = Question(self.room.table.game, session.state.view(seat), choices)
        learnt = self.room.table.lesson
        number = bot_seed(session.seed, session.move) if learnt else self.hub.new_number()
        thinking = asyncio.ensure_future(self.hub.bot_pool.choose(level, question, number))
        try:
            if pause := self.hub.settings.bot_pause:
                await asyncio.sleep(pause)
            choice = await thinking
            if choice in choices:
                return choice
            log.error("a bot chose what cannot be chosen", extra={"bot": level})
        except asyncio.CancelledError:
            thinking.cancel()
            raise
        except Exception:
            log.exception("a bot failed", extra={"bot": level})
        self.hub.metrics.failures.inc()
        return choices[number % len(choices)]

    # Tasks

    async def _append_until_stored(self, decide: Callable[[Table], list[AnyEntry]]) -> None:
        """Append entries that no command asked for, and try again while the store fails."""
        wait = 0.5
        while True:
            try:
                await self.room.append(decide)
            except GameFailure:
                return  # the table has stopped
            except StorageError as failure:
                log.error("the store fails", extra={"problem": failure.problem})
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)
            else:
                return

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Start a task. The reference is kept, because asyncio keeps only a weak one."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._task_done)
        return task

    def _task_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (failure := task.exception()) is not None:
            self.hub.metrics.failures.inc()
            log.error("a task of a table failed", exc_info=failure)

    def close(self) -> None:
        """Cancel the timer, hints and tasks. Nothing is lost, since the log has all entries."""
        if self._timer is not None:
            self._timer.cancel()
        self.room.hints.close()
        for task in (self._thinking, *self._tasks):
            if task is not None:
                task.cancel()
