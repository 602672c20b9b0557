"""The picture that a game draws of a position, for the viewpoints that a guest may have."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable
from random import Random
from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from aurum import games
from aurum.engine import SPECTATOR
from aurum.engine.fairness import SEED_BYTES
from aurum.pictures import Shape, board_picture
from aurum.server.errors import GameFailure, RequestError
from aurum.server.http.gateway import AnyRequest, Gateway, address_of
from aurum.server.http.openapi import ANYBODY, problems
from aurum.server.http.params import RecordParam, SeatParam, TableParam, TheGateway, TheVisitor
from aurum.server.http.replay import Replay, ReplaySource, record_source, table_source
from aurum.server.live.hub import Hub
from aurum.server.table.game_code import game_code
from aurum.server.table.games import check_options, describe
from aurum.server.table.session import GameSession
from aurum.server.workers.time_limit import time_limit

log = logging.getLogger("aurum.server")

GameParam = Annotated[str, PathParameter(max_length=40)]
MoveParam = Annotated[int, QueryParameter(ge=0, le=100_000, description="After so many choices.")]
ShapeParam = Annotated[Shape, QueryParameter(description="For a window, or for a phone.")]

HEADERS = {
    # Opened by itself, it may neither load nor run anything.
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "content-disposition": "inline; filename=picture.svg",
}
MEDIA_TYPE = "image/svg+xml"


@get(
    "/tables/{table_id:str}/picture",
    responses=problems(400, 401, 403, 404, 503),
    security=ANYBODY,
    media_type=MEDIA_TYPE,
)
async def table_picture(
    table_id: TableParam,
    move: MoveParam,
    visitor: TheVisitor,
    gateway: TheGateway,
    request: AnyRequest,
    seat: SeatParam = SPECTATOR,
    shape: ShapeParam = "wide",
) -> Response[bytes]:
    """What the game at a table draws of a position, as SVG that is safe to show in a page; 204 if
    it draws nothing."""
    source = await table_source(gateway.hub, table_id, visitor)
    return await _respond(gateway, request, source, move, seat, shape)


@get(
    "/records/{record_id:str}/picture",
    responses=problems(400, 403, 404, 503),
    media_type=MEDIA_TYPE,
)
async def record_picture(
    record_id: RecordParam,
    move: MoveParam,
    gateway: TheGateway,
    request: AnyRequest,
    seat: SeatParam = SPECTATOR,
    shape: ShapeParam = "wide",
) -> Response[bytes]:
    """The same for an uploaded record, from any seat."""
    source = await record_source(gateway.hub, record_id)
    return await _respond(gateway, request, source, move, seat, shape)


@get("/games/{game:str}/picture", responses=problems(400, 404, 503), media_type=MEDIA_TYPE)
async def game_picture(
    game: GameParam, gateway: TheGateway, shape: ShapeParam = "wide"
) -> Response[bytes]:
    """What a game draws of a first position, for lists of games: of the usual table, from the seat
    that begins, with the same chance every time."""
    if game not in games.names():
        raise RequestError("server-not-found", status=404)
    within = gateway.hub.settings.choice_within
    key = ("game", game, "picture", shape)
    return await _drawn(gateway.hub, key, lambda: _draw_first(game, shape, within))


async def _respond(
    gateway: Gateway, request: AnyRequest, source: ReplaySource, move: int, seat: int, shape: Shape
) -> Response[bytes]:
    if move != source.move:  # the present position needs no replay
        gateway.looks.check(address_of(request))
    within = gateway.hub.settings.choice_within
    key = (*source.key, "picture", move, seat, shape)
    return await _drawn(gateway.hub, key, lambda: _draw(source, move, seat, shape, within))


async def _drawn(hub: Hub, key: Hashable, work: Callable[[], bytes]) -> Response[bytes]:
    try:
        body = await hub.replay_executor.cached(key, work)
    except GameFailure as failure:
        hub.metrics.failures.inc()
        facts = {"game": failure.game, "why": failure.why}
        log.error("a game cannot be drawn", exc_info=failure.__cause__ or failure, extra=facts)
        raise
    # Where there is nothing to draw, that is no error.
    return Response(body, status_code=200 if body else 204, headers=HEADERS, media_type=MEDIA_TYPE)


def _draw(source: ReplaySource, move: int, seat: int, shape: Shape, seconds: float) -> bytes:
    if source.present is not None and move == source.move:
        game, view = source.present(seat)
    else:
        replay = source.open()
        game, view = replay.game.name, _view(replay, move, seat)
    with time_limit(game, seconds), game_code(game):
        drawn = board_picture(game, view, shape)
    return (drawn or "").encode()


def _draw_first(game: str, shape: Shape, seconds: float) -> bytes:
    options = check_options(game, {}, describe(game).usual_seats, Random(0))
    play = GameSession(game, {}, options, bytes(SEED_BYTES))
    play.make(play.preview(None))
    with time_limit(game, seconds), game_code(game):
        view = play.state.view(max(play.state.actor, 0))
        drawn = board_picture(game, view, shape)
    return (drawn or "").encode()


def _view(replay: Replay, move: int, seat: int) -> object:
    replay.check_viewpoint(seat)
    last = replay.check_move(move)
    state = next(step.state for step in replay.steps() if step.number == last)
    return replay.view(state, seat)
