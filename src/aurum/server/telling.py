"""What leaves a table, and for whose eyes: the one place where entries become messages.

Everything about hidden cards comes from `State.view`, `State.seen` and `Event.seen_by`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from aurum.engine import SPECTATOR, Event, EventKind, Game, Views
from aurum.engine.fairness import commitment
from aurum.server.entries import (
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
from aurum.server.messages import Clocks, Happened, Now, Position, SeenFact, Told
from aurum.server.play import Play, Step
from aurum.server.table import Table

AnyGame = Game[Any, Any]
Eyes = tuple[int, ...]
"""The seats that somebody looks from."""

_encoder = msgspec.json.Encoder()

SHARED = 8192
"""How many events that happen again and again are kept as they are told."""

QUIET = (Chose, Undone, Hinted, Said, Admitted)
"""Entries after which the table itself looks as before; the position tells the rest."""
MOVING = (Started, Chose, Undone, Stoodin, Returned, Archived, Revived)
"""Entries after which the game stands elsewhere, or somebody else is asked."""


def announce(row: Row, table: Table) -> Happened:
    """An entry just folded, as far as everybody may know it."""
    told = _TOLD.get(type(row.entry), _plainly)(row, row.entry, table)
    changed = not isinstance(row.entry, QUIET) or table.status == "over"
    return Happened(row.number, row.at, told, table=table.info() if changed else None)


def confide(news: Happened, own: list[SeenFact], now: Now | None = None) -> Happened:
    """The same for somebody: with what their eyes saw of it, and where the game stands now."""
    return Happened(news.number, news.at, news.told, own, news.table, now)


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


@lru_cache(SHARED)
def all_eyes(audiences: tuple[Eyes, ...]) -> Eyes:
    """The seats that anybody of several looks from."""
    return tuple(sorted({seat for eyes in audiences for seat in eyes}))


def eyes_of(table: Table, guest: str) -> Eyes:
    """The seats whose views a guest is shown: their own, or a spectator's."""
    return table.seats_by_guest.get(guest, (SPECTATOR,))


def seen(table: Table, steps: Sequence[Step], eyes: Iterable[int]) -> dict[int, SeenFact]:
    """What was played, as each of these eyes saw it. What hides nothing is written once for all."""
    if not steps or table.play is None:
        return {}
    kinds = table.play.game.events
    events = [(kinds[event.name], event) for step in steps for event in step.events]
    hidden = any(event.secrets for _, event in events)
    told: list[Any] = [None if event.secrets else _to_all(kind, event) for kind, event in events]
    facts = {}
    for seat in eyes:
        own = _filled(told, events, seat) if hidden else told
        facts[seat] = SeenFact(seat, [step.seen[seat] for step in steps], own)
    return facts


def _filled(told: Sequence[Any], events: Sequence[tuple[EventKind, Event]], seat: int) -> list[Any]:
    """What is told to all, and in its place what this seat may know of the rest."""
    return [
        event.seen_by(seat).told(kind) if event.secrets else public
        for public, (kind, event) in zip(told, events, strict=True)
    ]


@lru_cache(SHARED)
def _to_all(kind: EventKind, event: Event) -> msgspec.Raw:
    """An event that hides nothing from anybody, as it travels."""
    assert not event.secrets
    return msgspec.Raw(_encoder.encode(event.told(kind)))


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
            own = list(seen(past, steps, eyes).values())
            news = msgspec.structs.replace(announce(row, past), seen=own, table=None)
            messages.append(hush(news) if news.told.text and news.told.guest in muted else news)
    return messages


# Where it stands


def stand(table: Table, eyes: Sequence[int], time: int) -> Now | None:
    """Where the game stands, from each of these seats; None before it begins."""
    return stands(table, [tuple(eyes)], time)[0]


def stands(table: Table, audiences: Iterable[Eyes], time: int) -> list[Now | None]:
    """The same for several who have eyes of their own. What all of them see is looked at once."""
    audiences = tuple(audiences)
    play = table.play
    if play is None:
        return [None] * len(audiences)
    since, move, left = table.since, play.move, clocks(table, time)
    actor = table.actor
    found = positions(table, play, all_eyes(audiences))
    return [Now(since, move, actor, left, [found[seat] for seat in eyes]) for eyes in audiences]


def positions(table: Table, play: Play, seats: Sequence[int]) -> dict[int, Position]:
    """The table from each of these seats, with what the people at it may do now."""
    views = _encode(play.state.views(seats, _write_part))
    move, actor, owner = play.move, table.actor, play.owner
    asked = actor in seats and table.minded[actor]
    choices = list(map(play.game.write, play.state.listed())) if asked else []
    undo = play.barrier if table.settings.undo and table.played_by_person(owner) else move
    return {
        seat: Position(
            seat, view, choices if seat == actor else [], undo if seat == owner else move
        )
        for seat, view in zip(seats, views, strict=True)
    }


def _write_part(kind: object, fields: dict[str, Any]) -> msgspec.Raw:
    """A part of a view as it travels, which is by its fields alone."""
    return msgspec.Raw(_encoder.encode(fields))


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
