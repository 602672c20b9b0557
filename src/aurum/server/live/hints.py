"""Hints at a table: who may have one, and where they come from.

A hint is advice to one person. It changes nothing at the table; where others play, the log tells
that it was given, and never what it said.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from aurum.bots import Question
from aurum.bots.advice import Advice
from aurum.server.errors import RequestError
from aurum.server.table.entries import AnyEntry, Hinted
from aurum.server.table.table import Table

if TYPE_CHECKING:
    from aurum.server.live.room import Room


class HintRequest(NamedTuple):
    """A question at the table: whose, and since which entry."""

    seat: int
    since: int


def alone(table: Table) -> bool:
    """Whether one person plays against bots. Who has left may come back, and counts."""
    return sum(holder.human for holder in table.holders) == 1


def check(table: Table, asked: HintRequest, guest: str) -> None:
    """Refuse a hint to whoever may not have it, or about what is no longer asked."""
    if table.status != "running" or table.session is None:
        raise RequestError("server-not-running")
    if asked.seat not in table.seats_of(guest):
        raise RequestError("server-not-your-seat", {"seat": asked.seat + 1}, status=403)
    if table.holders[asked.seat].stand_in:
        raise RequestError("server-bot-plays", {"seat": asked.seat + 1})
    if not table.settings.hints and not alone(table):
        raise RequestError("server-no-hints", status=403)
    if table.actor != asked.seat:
        raise RequestError("server-not-your-turn")
    if asked.since != table.since:
        raise RequestError("server-stale", {"given": asked.since, "since": table.since})


class Hints:
    """Thinks of hints at one open table, each question once, and only while it is asked."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._asked: HintRequest | None = None
        self._thinking: asyncio.Task[list[Advice]] | None = None

    async def give(self, asked: HintRequest, guest: str) -> list[Advice]:
        """A hint for this guest. Who asks again while nothing has changed is told the same."""
        check(self.room.table, asked, guest)
        if self._thinking is None or self._asked != asked or _failed(self._thinking):
            self.close()
            self._asked = asked
            self._thinking = asyncio.create_task(self._advise(asked, guest))
            self._thinking.add_done_callback(lambda done: done.cancelled() or done.exception())
        thinking = self._thinking
        await asyncio.wait([thinking])  # if whoever asked is gone, the next to ask need not wait
        if thinking.cancelled():
            since = self.room.table.since
            raise RequestError("server-stale", {"given": asked.since, "since": since})
        return thinking.result()

    async def _advise(self, asked: HintRequest, guest: str) -> list[Advice]:
        table, hub = self.room.table, self.room.hub
        assert table.session is not None
        state = table.session.state
        question = Question(table.game, state.view(asked.seat), state.choices())
        advice = await hub.bot_pool.advise(question, hub.new_number())

        def decide(table: Table) -> list[AnyEntry]:
            check(table, asked, guest)
            return [] if alone(table) else [Hinted(asked.seat)]

        # Others who play hear of it before whoever asked can act on it.
        await self.room.append(decide, guest)
        return advice

    def update(self) -> None:
        """Something has happened at the table: think no longer of what is no longer asked."""
        table = self.room.table
        if self._asked is not None and self._asked != (table.actor, table.since):
            self.close()

    def close(self) -> None:
        """Think no more."""
        if self._thinking is not None:
            self._thinking.cancel()
        self._asked = self._thinking = None


def _failed(thinking: asyncio.Task[list[Advice]]) -> bool:
    return thinking.done() and (thinking.cancelled() or thinking.exception() is not None)
