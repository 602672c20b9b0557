"""What leaves a table, and for whose eyes: the one place where entries become messages.

Everything about hidden cards comes from `State.view`, `State.seen` and `Event.seen_by`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from aurum.engine import OVER, SPECTATOR
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
from aurum.server.table import Table

QUIET = (Chose, Undone, Said, Admitted)
"""Entries after which the table itself looks as before; the position tells the rest."""
MOVING = (Started, Chose, Undone, Stoodin, Returned, Archived, Revived)
"""Entries after which the game stands elsewhere, or somebody else is asked."""


def tell(row: Row, table: Table, seen: Sequence[SeenFact], muted: Sequence[str] = ()) -> Happened:
    """An entry just folded, for somebody with these eyes. Where it stands now is added live."""
    told = _TOLD.get(type(row.entry), _plainly)(row, row.entry, table)
    if told.text and row.guest in muted:
        told = Told(kind=told.kind, guest=told.guest, muted=True)
    changed = not isinstance(row.entry, QUIET) or table.status == "over"
    return Happened(
        number=row.number,
        at=row.at,
        told=told,
        seen=list(seen),
        table=table.info() if changed else None,
    )


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
    return tuple(table.seats_of(guest)) or (SPECTATOR,)


def stand(table: Table, eyes: Sequence[int], time: int) -> Now | None:
    """Where the game stands, from each of these seats; None before it begins."""
    play = table.play
    if play is None:
        return None
    return Now(
        since=table.since,
        move=play.move,
        actor=table.actor if table.status == "running" else OVER,
        clocks=clocks(table, time),
        positions=[position(table, seat) for seat in eyes],
    )


def position(table: Table, seat: int) -> Position:
    """The table from one seat, with its choices if it is asked."""
    play = table.play
    assert play is not None
    choices: list[str] = []
    undo = play.move
    if table.status == "running" and seat >= 0 and table.chairs[seat].minded:
        if play.state.actor == seat:
            choices = [play.game.write(choice) for choice in play.state.choices()]
        if table.settings.undo:
            undo = play.undo_to(seat)
    return Position(seat, play.state.view(seat), choices, undo)


def clocks(table: Table, time: int) -> Clocks | None:
    """What everybody has left, if there are clocks."""
    clock = table.clock
    if not clock.ticks:
        return None
    left = [clock.left_now(seat, time) for seat in range(len(clock.left))]
    return Clocks(left, clock.running)
