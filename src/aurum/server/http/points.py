"""The points of a game by round, for charts."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from litestar import Response, get

from aurum.engine import SPECTATOR
from aurum.server.http.gateway import limit_replays
from aurum.server.http.openapi import ANYBODY, problems
from aurum.server.http.params import RecordParam, SeatParam, TableParam, TheHub, TheVisitor
from aurum.server.http.replay import (
    Replay,
    ReplaySource,
    encode,
    json_response,
    record_source,
    table_source,
)
from aurum.server.live.hub import Hub


class RoundPoints(msgspec.Struct, frozen=True):
    """The points when a round had ended; of the last round, as they stand."""

    round: int
    """0 for what comes before the first round."""
    move: int
    """The position: the first one of the next round, or the last of the play."""
    points: list[int]


class PointsInfo(msgspec.Struct, frozen=True):
    """The points by round from one viewpoint."""

    seat: int
    rounds: list[RoundPoints]
    """Empty if the game says no points or counts no rounds."""


@get(
    "/tables/{table_id:str}/points",
    responses=problems(400, 401, 403, 404, 503),
    security=ANYBODY,
    guards=[limit_replays],
)
async def table_points(
    table_id: TableParam, visitor: TheVisitor, hub: TheHub, seat: SeatParam = SPECTATOR
) -> Response[PointsInfo]:
    """The points by round, from the viewpoints that a timeline has."""
    source = await table_source(hub, table_id, visitor)
    return await points_response(hub, source, seat)


@get(
    "/records/{record_id:str}/points",
    responses=problems(400, 403, 404, 503),
    guards=[limit_replays],
)
async def record_points(
    record_id: RecordParam, hub: TheHub, seat: SeatParam = SPECTATOR
) -> Response[PointsInfo]:
    """The points by round of an uploaded record, from any seat."""
    source = await record_source(hub, record_id)
    return await points_response(hub, source, seat)


async def points_response(hub: Hub, source: ReplaySource, seat: int) -> Response[PointsInfo]:
    """The points as a response. It is cached, because everybody at a table asks when it is over."""
    body = await hub.replay_executor.cached(
        (*source.key, seat, "points"), lambda: encode(points_by_round(source.open(), seat))
    )
    return json_response(body)


def points_by_round(replay: Replay, seat: int) -> PointsInfo:
    """The points by round from this viewpoint."""
    replay.check_viewpoint(seat)
    game = replay.game
    course = (
        (game.stage(step.state).round, game.points(replay.view(step.state, seat)))
        for step in replay.steps()
    )
    return PointsInfo(seat, rounds_of(course))


def rounds_of(course: Iterable[tuple[int, list[int]]]) -> list[RoundPoints]:
    """The points by round, from the round and the points of each position."""
    found = []
    last = None
    for move, (now, points) in enumerate(course):
        if last is not None and now > last.round:
            found.append(RoundPoints(last.round, move, points))
        last = RoundPoints(now, move, points)
    if last is None or not last.round or not last.points:
        return []
    return [*found, last]
