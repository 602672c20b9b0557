"""What leaves a table, and for whose eyes: the one place where entries become messages.

Everything about hidden cards comes from `State.view`, `State.seen` and `Event.seen_by`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from aurum.engine import SPECTATOR, Views
from aurum.engine.fairness import commitment
from aurum.server.entries import (
    Admitted,
    AnyEntry,
    Archived,
    Chose,
    Hosted,
    Rematched,
    Returned,
    Revived,
    Row,
    Said,
    Started,
    Stoodin,
    Undone,
)
from aurum.server.messages import Clocks, Happened, Now, Position, SeenFact, Told
from aurum.server.play import Play
from aurum.server.table import Table

_encoder = msgspec.json.Encoder()

QUIET = (Chose, Undone, Said, Admitted)
"""Entries after which the table itself looks as before; the position tells the rest."""
MOVING = (Started, Chose, Undone, Stoodin, Returned, Archived, Revived)
"""Entries after which the game stands elsewhere, or somebody else is asked."""


def announce(row: Row, table: Table) -> Happened:
    """An entry just folded, as far as everybody may know it."""
    told = _TOLD.get(type(row.entry), _plainly)(row, row.entry, table)
    changed = not isinstance(row.entry, QUIET) or table.status == "over"
    return Happened(row.number, row.at, told, table=table.info() if changed else None)


def confide(
    news: Happened, seen: Sequence[SeenFact], muted: Sequence[str] = (), now: Now | None = None
) -> Happened:
    """The same for somebody: with what their eyes saw of it, and where the game stands now."""
    told = news.told
    if told.text and told.guest in muted:
        told = Told(kind=told.kind, guest=told.guest, muted=True)
    return Happened(news.number, news.at, told, list(seen), news.table, now)


def _kind(entry: AnyEntry) -> str:
    return type(entry).__name__.lower()


def _plainly(row: Row, entry: Any, table: Table) -> Told:
    """An entry that says all by its name, who asked for it, and perhaps a seat."""
    return Told(
        kind=_kind(entry),
        guest=row.guest,
        seat=getattr(entry, "seat", None),
        other=getattr(entry, "other", None),
    )


def _move(row: Row, entry: Started | Chose | Undone, table: Table) -> Told:
    assert table.play is not None
    return Told(
        kind=_kind(entry),
        guest=row.guest,
        seat=None if isinstance(entry, Started) else entry.seat,
        by=entry.by if isinstance(entry, Chose) else "",
        move=entry.move if isinstance(entry, Undone) else table.play.move,
        hash=commitment(bytes.fromhex(entry.seed)) if isinstance(entry, Started) else "",
    )


def _stood_in(row: Row, entry: Stoodin, table: Table) -> Told:
    return Told(_kind(entry), row.guest, seat=entry.seat, why=entry.why, level=entry.level)


def _said(row: Row, entry: Said, table: Table) -> Told:
    return Told(_kind(entry), row.guest, name=entry.name, text=entry.text)


def _rematched(row: Row, entry: Rematched, table: Table) -> Told:
    return Told(_kind(entry), row.guest, table=entry.table)


def _guest(row: Row, entry: Admitted | Hosted, table: Table) -> Told:
    return Told(_kind(entry), entry.guest)


_TOLD: dict[type, Callable[[Row, Any, Table], Told]] = {
    Admitted: _guest,
    Chose: _move,
    Hosted: _guest,
    Rematched: _rematched,
    Said: _said,
    Started: _move,
    Stoodin: _stood_in,
    Undone: _move,
}
"""Those that tell more than their kind. What `Made`, `Seated` and the like did, the table shows."""


def eyes_of(table: Table, guest: str) -> tuple[int, ...]:
    """The seats whose views a guest is shown: their own, or a spectator's."""
    return table.seats_by_guest.get(guest, (SPECTATOR,))


def stand(table: Table, eyes: Sequence[int], time: int) -> Now | None:
    """Where the game stands, from each of these seats; None before it begins."""
    return stands(table, [tuple(eyes)], time)[0]


def stands(table: Table, audiences: Sequence[tuple[int, ...]], time: int) -> list[Now | None]:
    """The same for several who have eyes of their own. What all of them see is looked at once."""
    play = table.play
    if play is None:
        return [None] * len(audiences)
    since, move, left = table.since, play.move, clocks(table, time)
    actor = table.actor
    found = positions(table, play, sorted(set().union(*audiences)))
    return [Now(since, move, actor, left, [found[seat] for seat in eyes]) for eyes in audiences]


def positions(table: Table, play: Play, seats: Sequence[int]) -> dict[int, Position]:
    """The table from each of these seats, with what the people at it may do now."""
    views = _encode(play.state.views(seats))
    move, actor, owner = play.move, table.actor, play.owner
    asked = actor in seats and table.chairs[actor].minded
    choices = [play.game.write(choice) for choice in play.state.choices()] if asked else []
    undo = play.barrier if table.settings.undo and table.played_by_person(owner) else move
    return {
        seat: Position(
            seat, view, choices if seat == actor else [], undo if seat == owner else move
        )
        for seat, view in zip(seats, views, strict=True)
    }


def _encode(views: Views) -> list[msgspec.Raw]:
    """Views as JSON. What all of them have alike is written once."""
    alike = b"," + _encoder.encode(views.alike)[1:] if views.alike else b"}"
    return [msgspec.Raw(_encoder.encode(own)[:-1] + alike) for own in views.own]


def clocks(table: Table, time: int) -> Clocks | None:
    """What everybody has left, if there are clocks."""
    clock = table.clock
    if not clock.ticks:
        return None
    left = [clock.left_now(seat, time) for seat in range(len(clock.left))]
    return Clocks(left, clock.running)
