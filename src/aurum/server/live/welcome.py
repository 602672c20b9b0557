"""The first message to a listener: what they missed, and the position as they may know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from aurum.server.live import broadcast
from aurum.server.messages import PROTOCOL, Happened, Now, Welcome
from aurum.server.table.entries import LogRow
from aurum.server.table.game_code import game_code

if TYPE_CHECKING:
    from aurum.server.live.listeners import Listener
    from aurum.server.live.room import Room


class CaughtUp(NamedTuple):
    """What brings a listener up to date."""

    reset: bool
    """Whether the listener has to forget the log that they know."""
    missed: list[Happened]
    now: Now | None


async def catch_up(
    room: Room, listener: Listener, after: int, at: int, *, public: bool = False
) -> CaughtUp:
    """The entries after the one that a listener knows, and the position.

    With `public`, only what is public of the entries and no position, for which the game need not
    say anything.
    """
    reset = not await _knows_entry(room, after, at)
    missed = await _missed(room, listener, 0 if reset else after, public)
    return CaughtUp(reset, missed, None if public else _encodable_now(room, listener.guest))


def welcome(room: Room, listener: Listener, caught_up: CaughtUp) -> Welcome:
    """The message itself, once the listener has been added."""
    table = room.table
    present, watching = room.listeners.presence(table)
    return Welcome(
        protocol=PROTOCOL,
        you=listener.guest,
        seats=table.seats_of(listener.guest),
        number=table.number,
        reset=caught_up.reset,
        missed=caught_up.missed,
        table=table.info(),
        now=caught_up.now,
        present=present,
        watching=watching,
    )


async def _knows_entry(room: Room, number: int, at: int) -> bool:
    """Whether this log has the entry that a listener knows.

    After an older backup was restored it may have another entry of this number, or none.
    """
    if number > room.table.number:
        return False
    if not number or not at:
        return True
    rows = await room.hub.store.rows(room.table.id, number - 1)
    return rows[0].at == at


async def _missed(room: Room, listener: Listener, after: int, public: bool) -> list[Happened]:
    """The messages about the entries after one, as a listener may know them, from the store."""
    table = room.table
    if after >= table.number:
        return []
    rows = await room.hub.store.rows(table.id)
    applied = [row for row in rows if row.number <= table.number]
    viewpoints = broadcast.viewpoints_of(table, listener.guest)
    muted = listener.muted

    def as_messages(rows: Iterable[LogRow]) -> list[Happened]:
        return broadcast.missed_messages(table.id, rows, after, viewpoints, muted, public)

    return await room.hub.replay_executor.run_over(applied, as_messages)


def _encodable_now(room: Room, guest: str) -> Now | None:
    """The position as this guest may know it."""
    with room.time_limit():
        viewpoints = broadcast.viewpoints_of(room.table, guest)
        now = broadcast.now_for(room.table, viewpoints, room.hub.time())
        if now is not None:
            with game_code(room.table.game):
                msgspec.json.encode(now)
        return now
