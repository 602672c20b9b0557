"""A table: the state that follows from its log.

It uses neither network, store nor clock, so the same log always gives the same table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import Any

import msgspec

from aurum.engine import OVER
from aurum.engine.record import Seat
from aurum.server.table.clock import NOBODY, Clock
from aurum.server.table.entries import (
    Admitted,
    Archived,
    Changed,
    Chose,
    Closed,
    Hinted,
    Hosted,
    LogRow,
    Made,
    Options,
    Origin,
    Rematched,
    Returned,
    Revived,
    Said,
    Seated,
    SeatPlan,
    Started,
    Stoodin,
    Stopped,
    StopReason,
    Swapped,
    TableSettings,
    Undone,
)
from aurum.server.table.game_code import game_code
from aurum.server.table.info import ContinuedInfo, Fair, SeatInfo, Status, TableInfo, TableResult
from aurum.server.table.log_limits import Shares, count_entry
from aurum.server.table.session import GameSession, PlayedStep

REFS_KEPT = 16
"""How many ids of each guest's latest commands a table remembers."""


class SeatHolder(msgspec.Struct, frozen=True):
    """Who has a seat, and the bot that fills in, if one does."""

    plan: SeatPlan
    stand_in: str = ""
    late: int = -1
    """The move at which its person's time was up, if that is why a bot fills in."""

    @property
    def human(self) -> bool:
        """Whether it belongs to a person."""
        return self.plan.kind in ("person", "local")

    @property
    def person_plays(self) -> bool:
        """Whether a person plays it at the moment."""
        return self.human and not self.stand_in

    @property
    def bot(self) -> str:
        """The bot that plays it at the moment, if one does."""
        return self.plan.level if self.plan.kind == "bot" else self.stand_in


class Table:
    """One table after some entry of its log."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.number = 0
        """The last entry applied."""
        self.since = 0
        """The last entry that changed the game. It identifies the position."""
        self.game = ""
        self.options: Options = {}
        """As the host asked for; the game's complete ones are in the session."""
        self.settings = TableSettings()
        self.holders: tuple[SeatHolder, ...] = ()
        self.person_plays: tuple[bool, ...] = ()
        """For each seat, whether a person plays it at the moment."""
        self.seats_by_guest: dict[str, tuple[int, ...]] = {}
        """The seats of each guest who has any."""
        self.host = ""
        self.passphrase = ""
        self.admitted: frozenset[str] = frozenset()
        self.status: Status = "open"
        self.archived = False
        self.stopped: StopReason | None = None
        """Why the game was stopped, if it was."""
        self.session: GameSession | None = None
        self.clock = Clock(self.settings.clock, 0)
        self.own: list[int] = []
        """For each seat, the choices made by its person minus those made by a bot."""
        self.made = 0
        self.touched = 0
        self.follows = ""
        self.rematch = ""
        self.origin: Origin | None = None
        """The game that it continues, if any."""
        self.lesson = ""
        self.shares: Shares = {}
        """How much each guest has used of their share of the log (see `log_limits`)."""
        self.refs: dict[str, dict[str, int]] = {}
        """For each guest, the entries of their latest commands by the commands' ids."""

    def clone(self) -> Table:
        """A copy to which entries can be applied without changing this table.

        Only the clock, the counts and the session are mutated; all else is replaced.
        """
        other = copy(self)
        other.clock = self.clock.clone()
        other.own = self.own[:]
        other.session = self.session.clone() if self.session is not None else None
        return other

    @classmethod
    def opened(cls, table_id: str, rows: Iterable[LogRow]) -> Table:
        """The table that a log describes."""
        table = cls(table_id)
        for row in rows:
            table.apply_entry(row)
        return table

    # Seats and guests

    def seats_of(self, guest: str) -> list[int]:
        """The seats that are this guest's own."""
        return list(self.seats_by_guest.get(guest, ()))

    def admits(self, guest: str) -> bool:
        """Whether this guest needs no passphrase."""
        known = guest == self.host or guest in self.admitted or bool(self.seats_of(guest))
        return not self.passphrase or known

    @property
    def actor(self) -> int:
        """The seat whose decision it is; `OVER` if the game is not running."""
        return self.session.state.actor if self.session and self.status == "running" else OVER

    @property
    def bot_to_move(self) -> str:
        """The bot whose decision it is; empty if it is a person's."""
        return self.holders[self.actor].bot if self.actor >= 0 else ""

    def played_by_person(self, seat: int) -> bool:
        """Whether a person plays this seat now, in a running game."""
        return self.status == "running" and seat >= 0 and self.person_plays[seat]

    @property
    def people(self) -> bool:
        """Whether any person plays at the moment."""
        return any(self.person_plays)

    # Applying entries

    def apply_entry(self, row: LogRow, watched: bool = False) -> list[PlayedStep]:
        """Apply an entry; the result is the steps played by it, with what viewers saw if
        `watched`."""
        assert row.number == self.number + 1, "an entry was skipped"
        self.number = row.number
        self.touched = row.at
        self.shares = count_entry(self.shares, row)
        if row.ref:
            refs = {**self.refs.get(row.guest, {}), row.ref: row.number}
            if len(refs) > REFS_KEPT:
                del refs[next(iter(refs))]
            self.refs = {**self.refs, row.guest: refs}
        played: list[PlayedStep] = _APPLY[type(row.entry)](self, row.entry, row, watched)
        self._run_clock(row.time)
        return played

    def _run_clock(self, time: int) -> None:
        seat = self.actor
        thinks = seat >= 0 and self.person_plays[seat] and not self.archived
        wanted = seat if thinks else NOBODY
        if wanted != self.clock.running:
            self.clock.run(wanted, time)

    def _made(self, entry: Made, row: LogRow, watched: bool) -> list[PlayedStep]:
        self._set(entry.game, entry.options, entry.settings, entry.seats)
        self.host = entry.host
        self.passphrase = entry.passphrase
        self.follows = entry.follows
        self.origin = entry.origin
        self.lesson = entry.lesson
        self.made = row.at
        return []

    def _changed(self, entry: Changed, row: LogRow, watched: bool) -> list[PlayedStep]:
        self._set(entry.game, entry.options, entry.settings, entry.seats)
        return []

    def _set(
        self, game: str, options: Options, settings: TableSettings, seats: Sequence[SeatPlan]
    ) -> None:
        self.game, self.options, self.settings = game, options, settings
        self._seat([SeatHolder(plan) for plan in seats])

    def _seat(self, holders: Iterable[SeatHolder]) -> None:
        """Replace the holders, and what is derived from them."""
        self.holders = tuple(holders)
        self.person_plays = tuple([holder.person_plays for holder in self.holders])
        self.seats_by_guest = {}
        for number, holder in enumerate(self.holders):
            if holder.human and holder.plan.guest:
                own = self.seats_by_guest.get(holder.plan.guest, ())
                self.seats_by_guest[holder.plan.guest] = (*own, number)

    def _reseat(self, seat: int, holder: SeatHolder) -> None:
        self._seat([*self.holders[:seat], holder, *self.holders[seat + 1 :]])

    def _admitted(self, entry: Admitted, row: LogRow, watched: bool) -> list[PlayedStep]:
        self.admitted |= {entry.guest}
        return []

    def _seated(self, entry: Seated, row: LogRow, watched: bool) -> list[PlayedStep]:
        self._reseat(entry.seat, SeatHolder(entry.plan))
        return []

    def _swapped(self, entry: Swapped, row: LogRow, watched: bool) -> list[PlayedStep]:
        holders, one, other = list(self.holders), entry.seat, entry.other
        holders[one], holders[other] = holders[other], holders[one]
        self._seat(holders)
        return []

    def _hosted(self, entry: Hosted, row: LogRow, watched: bool) -> list[PlayedStep]:
        self.host = entry.guest
        return []

    def _started(self, entry: Started, row: LogRow, watched: bool) -> list[PlayedStep]:
        asked = {**self.options, "players": len(self.holders)}
        self.session = GameSession(self.game, asked, entry.options, bytes.fromhex(entry.seed))
        self.status = "running"
        self.since = row.number
        self.clock = Clock(self.settings.clock, len(self.holders), entry.strict)
        self.own = [0] * len(self.holders)
        given = self.session.continue_from(self.origin, watched) if self.origin is not None else []
        return [*given, *self._make(entry.choices, watched, final=True)]

    def _chose(self, entry: Chose, row: LogRow, watched: bool) -> list[PlayedStep]:
        self.since = row.number
        if entry.by == "bot":
            self.clock.bot_chose(entry.seat, row.time)
            self.own[entry.seat] -= 1
        else:
            self.clock.chose(entry.seat, row.time)
            self.own[entry.seat] += 1
        return self._make(entry.choices, watched, final=entry.by != "person")

    def _make(self, choices: list[str], watched: bool, final: bool) -> list[PlayedStep]:
        assert self.session is not None
        owner = self.session.owner
        played = self.session.make(choices, watched, final)
        if self.session.barrier == self.session.move:
            self.clock.settle()
        elif self.session.owner != owner:
            del self.clock.spares[:-1]
        if self.session.state.actor == OVER:
            self.status = "over"
        return played

    def _undone(self, entry: Undone, row: LogRow, watched: bool) -> list[PlayedStep]:
        assert self.session is not None
        choices = self.session.move - entry.move
        self.clock.undone(entry.seat, choices, row.time)
        self.own[entry.seat] -= choices
        self.session.take_back(entry.move)
        self.since = row.number
        return []

    def _hinted(self, entry: Hinted, row: LogRow, watched: bool) -> list[PlayedStep]:
        return []

    def _stood_in(self, entry: Stoodin, row: LogRow, watched: bool) -> list[PlayedStep]:
        late = self.session.move if self.session is not None and entry.why == "late" else -1
        if entry.why != "late":
            self.clock.left_to_bot(entry.seat, row.time)
        self._reseat(entry.seat, SeatHolder(self.holders[entry.seat].plan, entry.level, late))
        return []

    def _returned(self, entry: Returned, row: LogRow, watched: bool) -> list[PlayedStep]:
        self._reseat(entry.seat, SeatHolder(self.holders[entry.seat].plan))
        self.clock.back(entry.seat, row.time)
        return []

    def _said(self, entry: Said, row: LogRow, watched: bool) -> list[PlayedStep]:
        return []

    def _stopped(self, entry: Stopped, row: LogRow, watched: bool) -> list[PlayedStep]:
        self.status = "stopped"
        self.stopped = entry.why
        return []

    def _rematched(self, entry: Rematched, row: LogRow, watched: bool) -> list[PlayedStep]:
        self.rematch = entry.table
        return []

    def _closed(self, entry: Closed, row: LogRow, watched: bool) -> list[PlayedStep]:
        self.status = "closed"
        return []

    def _archived(self, entry: Archived, row: LogRow, watched: bool) -> list[PlayedStep]:
        self.archived = True
        return []

    def _revived(self, entry: Revived, row: LogRow, watched: bool) -> list[PlayedStep]:
        self.archived = False
        self.clock.resume(row.time)
        return []

    # The public description

    def info(self) -> TableInfo:
        """The public description of the table."""
        session = self.session
        over = self.status == "over"
        fair = result = continued = None
        if session is not None:
            fair = Fair(session.hash, session.seed.hex() if over else "")
            if over:
                with game_code(self.game):
                    result = TableResult(
                        list(session.state.winners()), list(session.state.scores())
                    )
        if self.origin is not None:
            record = self.origin.record if over else ""
            continued = ContinuedInfo(record, len(self.origin.choices))
        return TableInfo(
            id=self.id,
            game=self.game,
            options=session.options if session is not None else self.options,
            settings=self.settings,
            locked=bool(self.passphrase),
            seats=[_seat_info(holder) for holder in self.holders],
            host=self.host,
            status=self.status,
            archived=self.archived,
            move=session.move if session is not None else 0,
            made=self.made,
            touched=self.touched,
            fair=fair,
            result=result,
            follows=self.follows,
            rematch=self.rematch,
            continued=continued,
            lesson=self.lesson,
            stopped=self.stopped,
        )

    def record_seats(self) -> list[Seat]:
        """Who sits where, for a record."""
        return [
            Seat(holder.plan.name, holder.plan.level if holder.plan.kind == "bot" else "person")
            for holder in self.holders
        ]


def _seat_info(holder: SeatHolder) -> SeatInfo:
    plan = holder.plan
    return SeatInfo(plan.kind, plan.level, plan.guest, plan.name, plan.colour, holder.stand_in)


_APPLY: dict[type, Callable[[Table, Any, LogRow, bool], list[PlayedStep]]] = {
    Made: Table._made,
    Changed: Table._changed,
    Admitted: Table._admitted,
    Seated: Table._seated,
    Swapped: Table._swapped,
    Hosted: Table._hosted,
    Started: Table._started,
    Chose: Table._chose,
    Undone: Table._undone,
    Hinted: Table._hinted,
    Stoodin: Table._stood_in,
    Returned: Table._returned,
    Said: Table._said,
    Stopped: Table._stopped,
    Rematched: Table._rematched,
    Closed: Table._closed,
    Archived: Table._archived,
    Revived: Table._revived,
}
