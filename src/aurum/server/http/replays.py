"""Replays: the timeline of a game, many positions at once, and a table that continues from one."""

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
from aurum.server.http.points import RoundPoints, rounds_of
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
from aurum.server.messages import Line
from aurum.server.store.promise import Guest, KeptRecord
from aurum.server.table.entries import MOST_SEATS, Origin, TableSettings
from aurum.server.table.info import NewTable, Passphrase, SeatWish, TableInfo

MOST_MOMENTS = 48
"""Positions in one answer."""

MovesParam = Annotated[list[int], QueryParameter(min_items=1, max_items=MOST_MOMENTS)]


class StoryMoment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a timeline: the last choice, its events and the progress, without the view."""

    by: int
    """Who made the last choice: a seat, -1 for chance, -2 at the beginning."""
    made: list[str]
    events: list[dict[str, str | int]]
    actor: int
    round: int
    turn: int
    points: list[int]
    """As far as the viewpoint may know them; empty if the game says none."""
    lines: list[Line] = []
    """The log of the last choice."""


class StoryInfo(msgspec.Struct, frozen=True):
    """The timeline of a whole game from one viewpoint."""

    seat: int
    eyes: list[int]
    """The viewpoints that the guest may have."""
    moments: list[StoryMoment]
    """The first is before any choice."""
    rounds: list[RoundPoints]
    """The points by round."""


class MomentList(msgspec.Struct, frozen=True):
    """Several positions of a game."""

    moments: list[MomentInfo]


class Continue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a table that continues a game from a move."""

    move: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    settings: TableSettings = TableSettings()
    passphrase: Passphrase = ""


# Reading


@get(
    "/tables/{table_id:str}/story",
    responses=problems(400, 401, 403, 404, 503),
    security=ANYBODY,
    guards=[limit_replays],
)
async def table_story(
    table_id: TableParam, visitor: TheVisitor, hub: TheHub, seat: SeatParam = SPECTATOR
) -> Response[StoryInfo]:
    """The timeline of a game from the guest's seats or a spectator's; from any once it is over."""
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
    """Several positions of a game at once, from one viewpoint."""
    source = await table_source(hub, table_id, visitor)
    return await source.respond(hub, lambda replay: moments_of(replay, move, seat))


@get(
    "/records/{record_id:str}/story", responses=problems(400, 403, 404, 503), guards=[limit_replays]
)
async def record_story(
    record_id: RecordParam, hub: TheHub, seat: SeatParam = SPECTATOR
) -> Response[StoryInfo]:
    """The timeline of an uploaded record, from any seat."""
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
    """Several positions of an uploaded record at once, from one viewpoint."""
    source = await record_source(hub, record_id)
    return await source.respond(hub, lambda replay: moments_of(replay, move, seat))


async def timeline_response(hub: Hub, source: ReplaySource, seat: int) -> Response[StoryInfo]:
    """A timeline as a response. It is cached, because every replay begins with it."""
    body = await hub.replay_executor.cached(
        (*source.key, seat), lambda: encode(timeline(source.open(), seat))
    )
    return json_response(body)


def timeline(replay: Replay, seat: int) -> StoryInfo:
    """The timeline of a game from this viewpoint."""
    replay.check_viewpoint(seat)
    game = replay.game
    found = []
    stage, turn = None, 0
    for step in replay.steps():
        state = step.state
        now = game.stage(state)
        if state.actor != CHANCE and now != stage:  # choices of chance belong to no turn
            stage, turn = now, turn + 1
        seen = replay.seen(step, seat)
        found.append(
            StoryMoment(
                by=step.by,
                made=seen.made,
                events=seen.events,
                actor=state.actor,
                round=now.round,
                turn=turn,
                points=game.points(replay.view(state, seat)),
                lines=seen.lines,
            )
        )
    rounds = rounds_of((moment.round, moment.points) for moment in found)
    return StoryInfo(seat, replay.viewpoints, found, rounds)


def moments_of(replay: Replay, moves: list[int], seat: int) -> MomentList:
    """Positions of a game by their moves."""
    return MomentList(replay.moments(moves, seat))


# Continuing


@post(
    "/tables/{table_id:str}/continue",
    responses=problems(400, 401, 403, 404, 409, 413, 503),
    security=KNOWN,
    guards=[limit_replays],
)
async def continue_table(
    table_id: TableParam, data: JSONBody[Continue], guest: TheGuest, hub: TheHub
) -> TableInfo:
    """Continue a finished game from a move, at a new table."""
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
    """Continue an uploaded record from a move, at a new table."""
    return await continue_play(hub, await record_source(hub, record_id), data, guest)


async def continue_play(hub: Hub, source: ReplaySource, wish: Continue, host: Guest) -> TableInfo:
    """Open the table, and store the continued record with it."""
    begun = await source.read(hub, lambda replay: plan_continuation(replay, wish))
    kept = KeptRecord(begun.origin.record, begun.body, hub.at())
    return await hub.make_table(begun.wanted, host, begun.origin, kept)


class Continuation(NamedTuple):
    """A table that continues a game, before it is opened."""

    wanted: NewTable
    origin: Origin
    body: bytes
    """The record of that game, to be stored."""


def plan_continuation(replay: Replay, wish: Continue) -> Continuation:
    """The table to open; an error if the game cannot be continued from this move."""
    if not replay.over:  # continuing a running game would reveal hidden cards
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
