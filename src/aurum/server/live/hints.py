"""Hints at a table: who may have one, and the bot's advice.

A hint is advice to one person and changes nothing at the table. Where other people play, the log
says that a hint was given; it never says what was advised.
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
    """The decision that a hint is for: its seat, and `since` of its position."""

    seat: int
    since: int


def alone(table: Table) -> bool:
    """Whether one person plays against bots. A person who has left counts: they may come back."""
    return sum(holder.human for holder in table.holders) == 1


def check(table: Table, asked: HintRequest, guest: str) -> None:
    """Refuse a hint to a guest who may not have it, or for a decision that is past."""
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
    """The hints of one open table. Each decision is thought about once, and only while it is
    open."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._asked: HintRequest | None = None
        self._thinking: asyncio.Task[list[Advice]] | None = None

    async def give(self, asked: HintRequest, guest: str) -> list[Advice]:
        """A hint for this guest. The same request about the same position gets the same answer."""
        check(self.room.table, asked, guest)
        if self._thinking is None or self._asked != asked or _failed(self._thinking):
            self.close()
            self._asked = asked
            self._thinking = asyncio.create_task(self._advise(asked, guest))
            self._thinking.add_done_callback(lambda done: done.cancelled() or done.exception())
        thinking = self._thinking
        await asyncio.wait([thinking])  # a cancelled request leaves the task to the next one
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

        # The other players learn of it before the guest has the hint and can act on it.
        await self.room.append(decide, guest)
        return advice

    def update(self) -> None:
        """Cancel the hint that is being computed if its decision is past."""
        table = self.room.table
        if self._asked is not None and self._asked != (table.actor, table.since):
            self.close()

    def close(self) -> None:
        """Cancel the hint that is being computed."""
        if self._thinking is not None:
            self._thinking.cancel()
        self._asked = self._thinking = None


def _failed(thinking: asyncio.Task[list[Advice]]) -> bool:
    return thinking.done() and (thinking.cancelled() or thinking.exception() is not None)
