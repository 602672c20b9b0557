"""Turns entries of a table's log into messages, for each audience what it may know.

No other module does this.

Everything about hidden cards comes from `State.view`, `State.redacted` and `Event.seen_by`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from aurum.engine import SPECTATOR, Event
from aurum.engine.fairness import commitment
from aurum.server.messages import (
    AnyGame,
    Clocks,
    EntryInfo,
    Happened,
    Line,
    Now,
    Position,
    SeenFact,
    asked_of,
    known_of,
    lines_of,
)
from aurum.server.table.entries import (
    Admitted,
    AnyEntry,
    Chose,
    Hosted,
    LogRow,
    Rematched,
    Said,
    Started,
    Stoodin,
    Stopped,
    Undone,
)
from aurum.server.table.game_code import game_code
from aurum.server.table.session import GameSession, PlayedStep
from aurum.server.table.table import Table
from aurum.server.table.transition import TABLE_UNCHANGED, Transition

Viewpoints = tuple[int, ...]
"""The seats whose views a guest is shown."""


class Views(dict[int, Any]):
    """The view of a position from each seat, made when first asked for; at once for all seats if
    nothing is hidden, since that costs little more."""

    def __init__(self, session: GameSession) -> None:
        self.session = session

    def __missing__(self, seat: int) -> Any:
        session = self.session
        if session.game.secretive:
            self[seat] = session.state.view(seat)
        else:
            self.update(session.state.views(session.viewers))
        return self[seat]


def public_message(row: LogRow, table: Table) -> Happened:
    """The message about an entry just applied, with what everybody may know of it."""
    info = _PUBLIC.get(type(row.entry), _plain)(row, row.entry, table)
    changed = not isinstance(row.entry, TABLE_UNCHANGED) or table.status == "over"
    return Happened(row.number, row.at, info, table=table.info() if changed else None)


def redact_chat(message: Happened) -> Happened:
    """The message without its chat text, for a guest who has muted its author."""
    info = EntryInfo(kind=message.told.kind, guest=message.told.guest, muted=True)
    return replace(message, told=info)


def _kind(entry: AnyEntry) -> str:
    return type(entry).__name__.lower()


def _plain(row: LogRow, entry: Any, table: Table) -> EntryInfo:
    """An entry with nothing public but its kind, its guest and perhaps its seats."""
    return EntryInfo(
        kind=_kind(entry),
        guest=row.guest,
        seat=getattr(entry, "seat", None),
        other=getattr(entry, "other", None),
    )


def _move(row: LogRow, entry: Started | Chose | Undone, table: Table) -> EntryInfo:
    assert table.session is not None
    return EntryInfo(
        kind=_kind(entry),
        guest=row.guest,
        seat=None if isinstance(entry, Started) else entry.seat,
        by=entry.by if isinstance(entry, Chose) else "",
        move=entry.move if isinstance(entry, Undone) else table.session.move,
        hash=commitment(bytes.fromhex(entry.seed)) if isinstance(entry, Started) else "",
    )


def _stood_in(row: LogRow, entry: Stoodin, table: Table) -> EntryInfo:
    return EntryInfo(_kind(entry), row.guest, seat=entry.seat, why=entry.why, level=entry.level)


def _stopped(row: LogRow, entry: Stopped, table: Table) -> EntryInfo:
    return EntryInfo(_kind(entry), row.guest, why=entry.why)


def _said(row: LogRow, entry: Said, table: Table) -> EntryInfo:
    return EntryInfo(_kind(entry), row.guest, name=entry.name, text=entry.text)


def _rematched(row: LogRow, entry: Rematched, table: Table) -> EntryInfo:
    return EntryInfo(_kind(entry), row.guest, table=entry.table)


def _guest(row: LogRow, entry: Admitted | Hosted, table: Table) -> EntryInfo:
    return EntryInfo(_kind(entry), entry.guest)


_PUBLIC: dict[type, Callable[[LogRow, Any, Table], EntryInfo]] = {
    Admitted: _guest,
    Chose: _move,
    Hosted: _guest,
    Rematched: _rematched,
    Said: _said,
    Started: _move,
    Stoodin: _stood_in,
    Stopped: _stopped,
    Undone: _move,
}
"""Entries with more public fields than their kind. What other entries change is in the table."""


# What each seat sees of an entry


def viewpoints_of(table: Table, guest: str) -> Viewpoints:
    """The seats whose views a guest is shown: their own, or a spectator's."""
    return table.seats_by_guest.get(guest, (SPECTATOR,))


def seen(
    table: Table, steps: Sequence[PlayedStep], seats: Iterable[int], views: Views | None = None
) -> dict[int, SeenFact]:
    """The steps of an entry as each of these seats saw them."""
    if not steps or table.session is None:
        return {}
    with game_code(table.game):
        return _seen(
            table.session.game, steps, seats, Views(table.session) if views is None else views
        )


def _seen(
    game: AnyGame, steps: Sequence[PlayedStep], seats: Iterable[int], views: Views
) -> dict[int, SeenFact]:
    events = [event for step in steps for event in step.events]
    confided = {event.audience for event in events if event.secrets}
    public = _told(game, events, SPECTATOR, views)
    found = {}
    for seat in seats:
        facts, lines = _told(game, events, seat, views) if seat in confided else public
        made = [step.seen[seat] for step in steps]
        found[seat] = SeenFact(seat, made, facts, lines)
    return found


def _told(
    game: AnyGame, events: Iterable[Event], seat: int, views: Views
) -> tuple[list[dict[str, str | int]], list[Line]]:
    """The facts of events and their log, as a seat may know them."""
    own = [event.seen_by(seat) for event in events]
    return event_facts(game, own), lines_of(game, own, views[seat])


def event_facts(game: AnyGame, events: Iterable[Event]) -> list[dict[str, str | int]]:
    """Events with their facts by name."""
    return [event.as_dict(game.events[event.name]) for event in events]


def missed_messages(
    table_id: str,
    rows: Iterable[LogRow],
    after: int,
    viewpoints: Viewpoints,
    muted: Sequence[str],
    public: bool = False,
) -> list[Happened]:
    """The messages about a log's entries after one, as these seats saw them; or without that."""
    table = Table(table_id)
    messages = []
    for row in rows:
        steps = table.apply_entry(row, watched=row.number > after and not public)
        if row.number > after:
            message = public_message(row, table)
            if message.told.text and message.told.guest in muted:
                message = redact_chat(message)
            facts = [] if public else list(seen(table, steps, viewpoints).values())
            messages.append(replace(message, table=None, seen=facts))
    return messages


# The present position


def now_for(table: Table, viewpoints: Viewpoints, time: int) -> Now | None:
    """The position from each of these seats; None before the game begins."""
    session = table.session
    if session is None:
        return None
    own = list(positions(table, session, viewpoints).values())
    return Now(table.since, session.move, table.actor, clocks(table, time), own)


def positions(
    table: Table, session: GameSession, seats: Iterable[int], views: Views | None = None
) -> dict[int, Position]:
    """The view from each of these seats, with the choices and the undo of the person there."""
    with game_code(table.game):
        return _positions(table, session, seats, Views(session) if views is None else views)


def _positions(
    table: Table, session: GameSession, seats: Iterable[int], views: Views
) -> dict[int, Position]:
    move, actor, owner = session.move, table.actor, session.owner
    undo = session.barrier if table.settings.undo and table.played_by_person(owner) else move
    found = {}
    for seat in seats:
        legal = session.state.legal() if seat == actor and table.person_plays[seat] else []
        choices = [session.game.write(choice) for choice in legal]
        view = views[seat]
        back = undo if seat == owner else move
        asked = asked_of(session.game, view, legal) if legal else None
        found[seat] = Position(seat, view, choices, back, asked, known_of(session.game, view))
    return found


def messages(
    transition: Transition, time: int, audiences: Collection[Viewpoints]
) -> list[dict[Viewpoints, Happened]]:
    """A message for each entry and audience; the last entry's has the position too."""
    table, session = transition.after, transition.after.session
    seats = sorted({seat for viewpoints in audiences for seat in viewpoints})
    views = Views(session) if session is not None else None
    found: dict[int, Position] = {}
    now: Now | None = None
    if transition.game_moved and session is not None:
        found = positions(table, session, seats, views)
        now = Now(table.since, session.move, table.actor, clocks(table, time), [])
    sent = []
    for row, steps in zip(transition.rows, transition.played, strict=True):
        public = public_message(row, table)
        facts = seen(table, steps, seats, views)
        last = now if row is transition.rows[-1] else None
        by_audience = {}
        for viewpoints in audiences:
            own_facts = [facts[seat] for seat in viewpoints] if facts else []
            own_now = last and replace(last, positions=[found[seat] for seat in viewpoints])
            by_audience[viewpoints] = replace(public, seen=own_facts, now=own_now)
        sent.append(by_audience)
    return sent


def clocks(table: Table, time: int) -> Clocks | None:
    """The time that each seat has left; None without clocks."""
    clock = table.clock
    if not clock.ticks:
        return None
    left = [clock.left_now(seat, time) for seat in range(len(clock.left))]
    return Clocks(left, clock.running)
