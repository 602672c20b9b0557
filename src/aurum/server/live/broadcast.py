"""What leaves a table, and for whose eyes: the one place where entries become messages.

Everything about hidden cards comes from `State.view`, `State.seen` and `Event.seen_by`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

import msgspec

from aurum.engine import SPECTATOR, Event, Game
from aurum.engine.fairness import commitment
from aurum.server.messages import Clocks, Happened, Now, Position, SeenFact, Told
from aurum.server.table.entries import (
    Admitted,
    AnyEntry,
    Archived,
    Chose,
    Hinted,
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
from aurum.server.table.session import Play, Step
from aurum.server.table.table import Table

AnyGame = Game[Any, Any]
Eyes = tuple[int, ...]
"""The seats that somebody looks from."""

QUIET = (Chose, Undone, Hinted, Said, Admitted)
"""Entries after which the table itself looks as before; the position tells the rest."""
MOVING = (Started, Chose, Undone, Stoodin, Returned, Archived, Revived)
"""Entries after which the game stands elsewhere, or somebody else is asked."""


def announce(row: Row, table: Table) -> Happened:
    """An entry just folded, as far as everybody may know it."""
    told = _TOLD.get(type(row.entry), _plainly)(row, row.entry, table)
    changed = not isinstance(row.entry, QUIET) or table.status == "over"
    return Happened(row.number, row.at, told, table=table.info() if changed else None)


def hush(news: Happened) -> Happened:
    """The same for somebody who does not want to read what this guest says."""
    told = Told(kind=news.told.kind, guest=news.told.guest, muted=True)
    return msgspec.structs.replace(news, told=told)


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


# What was seen of it


def eyes_of(table: Table, guest: str) -> Eyes:
    """The seats whose views a guest is shown: their own, or a spectator's."""
    return table.seats_by_guest.get(guest, (SPECTATOR,))


def seen(table: Table, steps: Sequence[Step], seats: Iterable[int]) -> dict[int, SeenFact]:
    """What was played, as each of these seats saw it."""
    if not steps or table.play is None:
        return {}
    game = table.play.game
    events = [event for step in steps for event in step.events]
    return {
        seat: SeenFact(seat, [step.seen[seat] for step in steps], told(game, events, seat))
        for seat in seats
    }


def told(game: AnyGame, events: Iterable[Event], seat: int) -> list[dict[str, str | int]]:
    """Events as this seat may know them, with their facts by name."""
    return [event.seen_by(seat).told(game.events[event.name]) for event in events]


def retell(
    table_id: str, rows: Iterable[Row], after: int, eyes: Eyes, muted: Sequence[str]
) -> list[Happened]:
    """The entries of a log after one, as these eyes saw them happen."""
    past = Table(table_id)
    messages = []
    for row in rows:
        steps = past.fold(row, watched=row.number > after)
        if row.number > after:
            news = announce(row, past)
            if news.told.text and news.told.guest in muted:
                news = hush(news)
            facts = list(seen(past, steps, eyes).values())
            messages.append(msgspec.structs.replace(news, table=None, seen=facts))
    return messages


# Where it stands


def stand(table: Table, eyes: Eyes, time: int) -> Now | None:
    """Where the game stands, from each of these seats; None before it begins."""
    play = table.play
    if play is None:
        return None
    own = list(positions(table, play, eyes).values())
    return Now(table.since, play.move, table.actor, clocks(table, time), own)


def positions(table: Table, play: Play, seats: Iterable[int]) -> dict[int, Position]:
    """The table from each of these seats, with what the people at it may do now."""
    move, actor, owner = play.move, table.actor, play.owner
    undo = play.barrier if table.settings.undo and table.played_by_person(owner) else move
    found = {}
    for seat in seats:
        asked = seat == actor and table.minded[seat]
        choices = [play.game.write(choice) for choice in play.state.listed()] if asked else []
        back = undo if seat == owner else move
        found[seat] = Position(seat, play.state.view(seat), choices, back)
    return found


def messages(
    rows: Sequence[Row],
    played: Sequence[list[Step]],
    table: Table,
    time: int,
    audiences: Collection[Eyes],
) -> list[dict[Eyes, Happened]]:
    """What each audience is told of entries just folded: a message for each entry, the last with
    where the game stands now, if it has moved."""
    seats = sorted({seat for eyes in audiences for seat in eyes})
    now: Now | None = None
    places: dict[int, Position] = {}
    if table.play is not None and any(isinstance(row.entry, MOVING) for row in rows):
        now = Now(table.since, table.play.move, table.actor, clocks(table, time), [])
        places = positions(table, table.play, seats)
    told_of = []
    for row, steps in zip(rows, played, strict=True):
        news = announce(row, table)
        facts = seen(table, steps, seats)
        stands = now if row is rows[-1] else None
        own = {}
        for eyes in audiences:
            own[eyes] = msgspec.structs.replace(
                news,
                seen=[facts[seat] for seat in eyes] if facts else [],
                now=stands and msgspec.structs.replace(stands, positions=[places[s] for s in eyes]),
            )
        told_of.append(own)
    return told_of


def clocks(table: Table, time: int) -> Clocks | None:
    """What everybody has left, if there are clocks."""
    clock = table.clock
    if not clock.ticks:
        return None
    left = [clock.left_now(seat, time) for seat in range(len(clock.left))]
    return Clocks(left, clock.running)
