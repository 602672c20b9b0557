"""What leaves a table, and for whose eyes: the one place where entries become messages.

Everything about hidden cards comes from `State.view`, `State.seen` and `Event.seen_by`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from aurum.engine import SPECTATOR, Event, Game
from aurum.engine.fairness import commitment
from aurum.server import writing
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
from aurum.server.messages import Clocks, Happened, Now, Told
from aurum.server.play import Play, Step
from aurum.server.table import Table

AnyGame = Game[Any, Any]
Eyes = tuple[int, ...]
"""The seats that somebody looks from."""

COMPANIES = 8192
"""How many different companies of people are known again."""

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


@lru_cache(COMPANIES)
def all_eyes(audiences: tuple[Eyes, ...]) -> Eyes:
    """The seats that anybody of several looks from."""
    return tuple(sorted({seat for eyes in audiences for seat in eyes}))


def eyes_of(table: Table, guest: str) -> Eyes:
    """The seats whose views a guest is shown: their own, or a spectator's."""
    return table.seats_by_guest.get(guest, (SPECTATOR,))


def seen(table: Table, steps: Sequence[Step], eyes: Iterable[int]) -> dict[int, str]:
    """What was played, as each of these eyes saw it: a `SeenFact` for each, written."""
    if not steps or table.play is None:
        return {}
    return writing.facts_of(table.play.game.events, steps, eyes)


def told(game: AnyGame, events: Iterable[Event], seat: int) -> list[dict[str, str | int]]:
    """Events as this seat may know them, with their facts by name."""
    return [event.seen_by(seat).told(game.events[event.name]) for event in events]


def retell(
    table_id: str, rows: Iterable[Row], after: int, eyes: Eyes, muted: Sequence[str]
) -> list[Any]:
    """The entries of a log after one, as these eyes saw them happen: each `Happened`, written."""
    past = Table(table_id)
    messages = []
    for row in rows:
        steps = past.fold(row, watched=row.number > after)
        if row.number > after:
            news = msgspec.structs.replace(announce(row, past), table=None)
            if news.told.text and news.told.guest in muted:
                news = hush(news)
            messages += writing.letters(news, seen(past, steps, eyes), None, {}, [eyes])
    return [_raw(message) for message in messages]


def _raw(text: str) -> msgspec.Raw:
    """The same for who puts it into a larger message."""
    return msgspec.Raw(text.encode())


# Where it stands


def stand(table: Table, eyes: Eyes, time: int) -> Now | None:
    """Where the game stands, from each of these seats; None before it begins."""
    now, found = place(table, eyes, time)
    if now is None:
        return None
    own: Any = [_raw(position) for position in found.values()]
    return msgspec.structs.replace(now, positions=own)


def place(table: Table, seats: Sequence[int], time: int) -> tuple[Now | None, dict[int, str]]:
    """The same for `writing.letters`: as far as all may know it, and from each of these seats."""
    play = table.play
    if play is None:
        return None, {}
    now = Now(table.since, play.move, table.actor, clocks(table, time), [])
    return now, positions(table, play, seats)


def positions(table: Table, play: Play, seats: Sequence[int]) -> dict[int, str]:
    """The table from each of these seats, with what the people at it may do now: a `Position` for
    each, written."""
    views = writing.whole_views(play.state.views(seats, writing.WRITTEN, play.memory))
    move, actor, owner = play.move, table.actor, play.owner
    undo = play.barrier if table.settings.undo and table.played_by_person(owner) else move
    found = {}
    for number, seat in enumerate(seats):
        asked = seat == actor and table.minded[seat]
        choices = writing.all_choices(play.game, play.state.listed()) if asked else "[]"
        back = undo if seat == owner else move
        found[seat] = writing.position(seat, views[number], choices, back)
    return found


def clocks(table: Table, time: int) -> Clocks | None:
    """What everybody has left, if there are clocks."""
    clock = table.clock
    if not clock.ticks:
        return None
    left = [clock.left_now(seat, time) for seat in range(len(clock.left))]
    return Clocks(left, clock.running)
