"""To step through games gone by: their whole story, their moments many at once, and how one goes
on from any of them at a table of its own."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from aurum.engine import CHANCE, OVER, SPECTATOR
from aurum.server.errors import Refused
from aurum.server.http.gateway import paced
from aurum.server.http.openapi import ANYBODY, KNOWN, problems
from aurum.server.http.params import (
    RecordParam,
    SeatParam,
    TableParam,
    TheGuest,
    TheHouse,
    TheVisitor,
)
from aurum.server.http.replay import (
    MomentInfo,
    Moments,
    Past,
    answer,
    encode,
    past_of_record,
    past_of_table,
)
from aurum.server.live.hub import House
from aurum.server.store.promise import Guest, KeptRecord
from aurum.server.table.entries import Origin, Settings
from aurum.server.table.info import NewTable, Passphrase, SeatWish, TableInfo

MOST_MOMENTS = 48
"""Moments in one answer."""

MovesParam = Annotated[list[int], QueryParameter(min_items=1, max_items=MOST_MOMENTS)]


class StoryMoment(msgspec.Struct, frozen=True):
    """A moment of a play without its view: how it came about, and how far the game is."""

    by: int
    """Who made the last choice: a seat, -1 for chance, -2 at the beginning."""
    made: list[str]
    events: list[dict[str, str | int]]
    actor: int
    round: int
    turn: int
    points: list[int]


class StoryInfo(msgspec.Struct, frozen=True):
    """A whole play as some eyes saw it, in the order of its moments."""

    seat: int
    eyes: list[int]
    """The seats that one may look from."""
    moments: list[StoryMoment]
    """The first is before any choice."""


class MomentList(msgspec.Struct, frozen=True):
    """Several moments of a play."""

    moments: list[MomentInfo]


class Continue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table at which somebody would like to go on from a moment, and who sits there."""

    move: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=5)]
    settings: Settings = Settings()
    passphrase: Passphrase = ""


# Looking back


@get(
    "/tables/{table_id:str}/story",
    responses=problems(400, 401, 403, 404, 503),
    security=ANYBODY,
    guards=[paced],
)
async def table_story(
    table_id: TableParam, visitor: TheVisitor, house: TheHouse, seat: SeatParam = SPECTATOR
) -> Response[StoryInfo]:
    """All that has happened in a game, from one's own seat or a spectator's; from any, after it."""
    past = await past_of_table(house, table_id, visitor)
    return await tell(house, past, seat)


@get(
    "/tables/{table_id:str}/moments",
    responses=problems(400, 401, 403, 404, 503),
    security=ANYBODY,
    guards=[paced],
)
async def table_moments(
    table_id: TableParam,
    move: MovesParam,
    visitor: TheVisitor,
    house: TheHouse,
    seat: SeatParam = SPECTATOR,
) -> Response[MomentList]:
    """Several moments of a game at once, with the same eyes."""
    past = await past_of_table(house, table_id, visitor)
    return await past.show(house, lambda moments: several(moments, move, seat))


@get("/records/{record_id:str}/story", responses=problems(400, 403, 404, 503), guards=[paced])
async def record_story(
    record_id: RecordParam, house: TheHouse, seat: SeatParam = SPECTATOR
) -> Response[StoryInfo]:
    """All that happens in an uploaded record, from any seat."""
    past = await past_of_record(house, record_id)
    return await tell(house, past, seat)


@get("/records/{record_id:str}/moments", responses=problems(400, 403, 404, 503), guards=[paced])
async def record_moments(
    record_id: RecordParam, move: MovesParam, house: TheHouse, seat: SeatParam = SPECTATOR
) -> Response[MomentList]:
    """Several moments of an uploaded record at once, with the same eyes."""
    past = await past_of_record(house, record_id)
    return await past.show(house, lambda moments: several(moments, move, seat))


async def tell(house: House, past: Past, seat: int) -> Response[StoryInfo]:
    """A story, which is remembered for a while: it is the first that all who look back ask for."""
    told = await house.looking.tell((*past.key, seat), lambda: encode(story(past.open(), seat)))
    return answer(told)


def story(past: Moments, seat: int) -> StoryInfo:
    """A play from its beginning, as far as these eyes saw it."""
    past.check_eyes(seat)
    game = past.game
    found = []
    stage, turn = None, 0
    for step in past.steps():
        state = step.state
        now = game.stage(state)
        if state.actor != CHANCE and now != stage:  # what chance does is between two turns
            stage, turn = now, turn + 1
        made, events = past.seen(step, seat)
        points = game.points(state)
        moment = StoryMoment(step.by, made, events, state.actor, now.round, turn, points)
        found.append(moment)
    return StoryInfo(seat, past.eyes, found)


def several(past: Moments, moves: list[int], seat: int) -> MomentList:
    """Moments of a play by their numbers."""
    return MomentList(past.moments(moves, seat))


# Going on from there


@post(
    "/tables/{table_id:str}/continue",
    responses=problems(400, 401, 403, 404, 409, 413, 503),
    security=KNOWN,
    guards=[paced],
)
async def continue_table(
    table_id: TableParam, data: JSONBody[Continue], guest: TheGuest, house: TheHouse
) -> TableInfo:
    """Go on from a moment of a finished game, at a table of its own."""
    return await go_on(house, await past_of_table(house, table_id, guest), data, guest)


@post(
    "/records/{record_id:str}/continue",
    responses=problems(400, 401, 403, 404, 409, 413, 503),
    security=KNOWN,
    guards=[paced],
)
async def continue_record(
    record_id: RecordParam, data: JSONBody[Continue], guest: TheGuest, house: TheHouse
) -> TableInfo:
    """Go on from a moment of an uploaded record, at a table of its own."""
    return await go_on(house, await past_of_record(house, record_id), data, guest)


async def go_on(house: House, past: Past, wish: Continue, host: Guest) -> TableInfo:
    """Open the table. What it goes on with is kept with it, so that it can always be looked up."""
    begun = await past.look(house, lambda moments: begin_again(moments, wish))
    kept = KeptRecord(begun.origin.record, begun.body, house.at())
    return await house.make_table(begun.wanted, host, begun.origin, kept)


class Begun(NamedTuple):
    """A table that goes on with a game, before it is opened."""

    wanted: NewTable
    origin: Origin
    body: bytes
    """The record of that game, to be kept."""


def begin_again(past: Moments, wish: Continue) -> Begun:
    """The table that somebody wishes for, if a game can go on there."""
    if not past.over:  # whoever went on from a running game could look into hands
        raise Refused("server-continue-running")
    move = past.check_move(wish.move)
    record = past.record
    if past.moment(move, SPECTATOR).actor == OVER:
        raise Refused("server-continue-over")
    if len(wish.seats) != len(record.seats):
        facts = {"given": len(wish.seats), "seats": len(record.seats)}
        raise Refused("server-continue-seats", facts, status=400)
    options: Any = record.options
    wanted = NewTable(record.game, wish.seats, options, wish.settings, wish.passphrase)
    origin = Origin(record.name, record.choices[:move])
    return Begun(wanted, origin, record.to_json().encode())
