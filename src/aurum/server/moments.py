"""Games gone by, or as far as they have gone: any moment, from the seats one may look from."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

import aurum
from aurum.engine import CHANCE, SPECTATOR, Record, State, read_record
from aurum.engine.record import replay, seen_record, start_replay
from aurum.server.answers import MomentInfo, RecordDocument, RecordKept
from aurum.server.games import check_open
from aurum.server.house import House
from aurum.server.refusals import Refused
from aurum.server.table import Table
from aurum.server.telling import told

_document = msgspec.json.Decoder(RecordDocument)


class Moments:
    """A record, and the seats it may be looked at from."""

    def __init__(self, record: Record, seats: list[int], over: bool) -> None:
        self.game = aurum.game(record.game)
        self.record = record
        self.seats = seats
        self.over = over

    @classmethod
    def of_table(cls, table: Table, guest: str) -> Moments:
        """The game of a table, for a guest."""
        if table.play is None:
            raise Refused("server-not-begun", status=404)
        over = table.status == "over"
        everybody = list(range(len(table.chairs)))
        own = everybody if over else table.seats_of(guest)
        return cls(table.play.record(table.record_seats()), [SPECTATOR, *own], over)

    @classmethod
    def of_record(cls, document: RecordDocument) -> Moments:
        """A game that somebody has uploaded: it hides nothing."""
        record = read_record(msgspec.json.encode(document).decode())
        check_open(record.game, record.options)
        return cls(record, [SPECTATOR, *range(len(record.seats))], over=True)

    def document(self) -> RecordDocument:
        """The record: whole, or as the guest's first seat saw it."""
        record = self.record
        if not self.over:
            record = seen_record(self.game, record, (self.seats[1:] or [SPECTATOR])[0])
        return _document.decode(record.to_json())

    def moment(self, move: int, seat: int) -> MomentInfo:
        """How it stood after so many choices."""
        if seat not in self.seats:
            raise Refused("server-other-seat", {"seat": seat + 1}, status=403)
        moves = len(self.record.choices)
        if move > moves:
            raise Refused("server-no-move", {"given": move, "moves": moves}, status=404)
        state = start_replay(self.game, self.record)
        made: list[str] = []
        events: list[Any] = []
        for step in replay(self.game, self.record):
            if step.number == move:
                made = [state.seen(step.choice, seat)]
                events = told(self.game, step.events, seat)
            if step.number > move:
                break
            state = step.state.clone()
        return self._describe(state, move, seat, made, events)

    def _describe(
        self, state: State, move: int, seat: int, made: list[str], events: list[Any]
    ) -> MomentInfo:
        view = state.view(seat)
        return MomentInfo(
            move=move,
            moves=len(self.record.choices),
            actor=state.actor,
            seat=seat,
            made=made,
            events=events,
            view=view,
            position=self.game.write_view(view) if state.actor != CHANCE else "",
        )


async def keep_record(house: House, document: RecordDocument) -> RecordKept:
    """Keep a record that somebody uploads, once it is known to replay."""
    moments = Moments.of_record(document)
    for _ in replay(moments.game, moments.record):
        pass
    body = moments.record.to_json().encode()
    record_id = hashlib.sha256(body).hexdigest()[:32]
    await house.store.keep_record(record_id, body, house.at())
    url = f"{house.settings.public_url}/records/{record_id}"
    return RecordKept(record_id, document.game, len(document.choices), url)


async def kept_record(house: House, record_id: str) -> RecordDocument:
    """An uploaded record."""
    body = await house.store.record(record_id)
    if body is None:
        raise Refused("server-no-record", status=404)
    return _document.decode(body)
