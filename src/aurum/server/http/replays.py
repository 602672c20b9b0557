"""Replays: the timeline of a game, many moments at once, and a table that goes on from one."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from aurum.engine import CHANCE, OVER, SPECTATOR
from aurum.server.errors import RequestError
from aurum.server.http.gateway import limit_replays
from aurum.server.http.openapi import ANYBODY, KNOWN, problems
from aurum.server.http.params import (
    RecordParam,
    SeatParam,
    TableParam,
    TheGuest,
    TheHub,
    TheVisitor,
)
from aurum.server.http.replay import (
    MomentInfo,
    Replay,
    ReplaySource,
    encode,
    json_response,
    record_source,
    table_source,
)
from aurum.server.live.hub import Hub
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
    """A whole game from a viewpoint, in the order of its moments."""

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
    guards=[limit_replays],
)
async def table_story(
    table_id: TableParam, visitor: TheVisitor, hub: TheHub, seat: SeatParam = SPECTATOR
) -> Response[StoryInfo]:
    """All that has happened in a game, from one's own seat or a spectator's; from any, after it."""
    source = await table_source(hub, table_id, visitor)
    return await timeline_response(hub, source, seat)


@get(
    "/tables/{table_id:str}/moments",
    responses=problems(400, 401, 403, 404, 503),
    security=ANYBODY,
    guards=[limit_replays],
)
async def table_moments(
    table_id: TableParam,
    move: MovesParam,
    visitor: TheVisitor,
    hub: TheHub,
    seat: SeatParam = SPECTATOR,
) -> Response[MomentList]:
    """Several moments of a game at once, from one viewpoint."""
    source = await table_source(hub, table_id, visitor)
    return await source.respond(hub, lambda replay: moments_of(replay, move, seat))


@get(
    "/records/{record_id:str}/story", responses=problems(400, 403, 404, 503), guards=[limit_replays]
)
async def record_story(
    record_id: RecordParam, hub: TheHub, seat: SeatParam = SPECTATOR
) -> Response[StoryInfo]:
    """All that happens in an uploaded record, from any seat."""
    source = await record_source(hub, record_id)
    return await timeline_response(hub, source, seat)


@get(
    "/records/{record_id:str}/moments",
    responses=problems(400, 403, 404, 503),
    guards=[limit_replays],
)
async def record_moments(
    record_id: RecordParam, move: MovesParam, hub: TheHub, seat: SeatParam = SPECTATOR
) -> Response[MomentList]:
    """Several moments of an uploaded record at once, from one viewpoint."""
    source = await record_source(hub, record_id)
    return await source.respond(hub, lambda replay: moments_of(replay, move, seat))


async def timeline_response(hub: Hub, source: ReplaySource, seat: int) -> Response[StoryInfo]:
    """A story, which is remembered for a while: it is the first that all who look back ask for."""
    body = await hub.replay_executor.cached(
        (*source.key, seat), lambda: encode(timeline(source.open(), seat))
    )
    return json_response(body)


def timeline(replay: Replay, seat: int) -> StoryInfo:
    """A game from its beginning, as far as this viewpoint shows it."""
    replay.check_viewpoint(seat)
    game = replay.game
    found = []
    stage, turn = None, 0
    for step in replay.steps():
        state = step.state
        now = game.stage(state)
        if state.actor != CHANCE and now != stage:  # what chance does is between two turns
            stage, turn = now, turn + 1
        made, events = replay.seen(step, seat)
        points = game.points(state)
        moment = StoryMoment(step.by, made, events, state.actor, now.round, turn, points)
        found.append(moment)
    return StoryInfo(seat, replay.viewpoints, found)


def moments_of(replay: Replay, moves: list[int], seat: int) -> MomentList:
    """Moments of a play by their numbers."""
    return MomentList(replay.moments(moves, seat))


# Going on from there


@post(
    "/tables/{table_id:str}/continue",
    responses=problems(400, 401, 403, 404, 409, 413, 503),
    security=KNOWN,
    guards=[limit_replays],
)
async def continue_table(
    table_id: TableParam, data: JSONBody[Continue], guest: TheGuest, hub: TheHub
) -> TableInfo:
    """Go on from a moment of a finished game, at a table of its own."""
    return await continue_play(hub, await table_source(hub, table_id, guest), data, guest)


@post(
    "/records/{record_id:str}/continue",
    responses=problems(400, 401, 403, 404, 409, 413, 503),
    security=KNOWN,
    guards=[limit_replays],
)
async def continue_record(
    record_id: RecordParam, data: JSONBody[Continue], guest: TheGuest, hub: TheHub
) -> TableInfo:
    """Go on from a moment of an uploaded record, at a table of its own."""
    return await continue_play(hub, await record_source(hub, record_id), data, guest)


async def continue_play(hub: Hub, source: ReplaySource, wish: Continue, host: Guest) -> TableInfo:
    """Open the table. What it goes on with is kept with it, so that it can always be looked up."""
    begun = await source.read(hub, lambda replay: plan_continuation(replay, wish))
    kept = KeptRecord(begun.origin.record, begun.body, hub.at())
    return await hub.make_table(begun.wanted, host, begun.origin, kept)


class Continuation(NamedTuple):
    """A table that goes on with a game, before it is opened."""

    wanted: NewTable
    origin: Origin
    body: bytes
    """The record of that game, to be kept."""


def plan_continuation(replay: Replay, wish: Continue) -> Continuation:
    """The table that somebody wishes for, if a game can go on there."""
    if not replay.over:  # whoever went on from a running game could look into hands
        raise RequestError("server-continue-running")
    move = replay.check_move(wish.move)
    record = replay.record
    if replay.moment(move, SPECTATOR).actor == OVER:
        raise RequestError("server-continue-over")
    if len(wish.seats) != len(record.seats):
        facts = {"given": len(wish.seats), "seats": len(record.seats)}
        raise RequestError("server-continue-seats", facts, status=400)
    options: Any = record.options
    wanted = NewTable(record.game, wish.seats, options, wish.settings, wish.passphrase)
    origin = Origin(record.name, record.choices[:move])
    return Continuation(wanted, origin, record.to_json().encode())
