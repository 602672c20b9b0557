"""Records, of tables and uploaded, and single moments of them."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from aurum.engine import SPECTATOR
from aurum.server.http.answers import MomentInfo, RecordDocument, RecordKept, RecordUpload
from aurum.server.http.gateway import AnyRequest, address_of, paced
from aurum.server.http.openapi import ANYBODY, KNOWN, problems
from aurum.server.http.params import (
    MoveParam,
    RecordParam,
    TableParam,
    TheFront,
    TheGuest,
    TheHouse,
    TheVisitor,
)
from aurum.server.http.replay import Moments, keep_record, past_of_record, past_of_table
from aurum.server.http.replays import SeatParam


@get(
    "/tables/{table_id:str}/record",
    responses=problems(400, 401, 403, 404, 503),
    security=ANYBODY,
    guards=[paced],
)
async def table_record(
    table_id: TableParam, visitor: TheVisitor, house: TheHouse
) -> Response[RecordDocument]:
    """The record of a game: all of it once it is over, before that what one has seen."""
    past = await past_of_table(house, table_id, visitor)
    return await past.show(house, Moments.document)


@get(
    "/tables/{table_id:str}/moments/{move:int}",
    responses=problems(400, 401, 403, 404, 503),
    security=ANYBODY,
    guards=[paced],
)
async def table_moment(
    table_id: TableParam,
    move: MoveParam,
    visitor: TheVisitor,
    house: TheHouse,
    seat: SeatParam = SPECTATOR,
) -> Response[MomentInfo]:
    """A moment of a game, from one's own seat or a spectator's; from any, once it is over."""
    past = await past_of_table(house, table_id, visitor)
    return await past.show(house, lambda moments: moments.moment(move, seat))


@post("/records", responses=problems(400, 401, 403, 413, 503), security=KNOWN, guards=[paced])
async def upload(
    data: JSONBody[RecordUpload], request: AnyRequest, guest: TheGuest, front: TheFront
) -> RecordKept:
    """Upload a record to look at it and to show it to others."""
    front.uploads.check(guest.id, address_of(request))
    return await keep_record(front.house, data)


@get("/records/{record_id:str}", responses=problems(400, 404, 503), guards=[paced])
async def uploaded(record_id: RecordParam, house: TheHouse) -> Response[RecordDocument]:
    """An uploaded record."""
    past = await past_of_record(house, record_id)
    return await past.show(house, Moments.document)


@get(
    "/records/{record_id:str}/moments/{move:int}",
    responses=problems(400, 403, 404, 503),
    guards=[paced],
)
async def uploaded_moment(
    record_id: RecordParam,
    move: MoveParam,
    house: TheHouse,
    seat: SeatParam = SPECTATOR,
) -> Response[MomentInfo]:
    """A moment of an uploaded record, from any seat."""
    past = await past_of_record(house, record_id)
    return await past.show(house, lambda moments: moments.moment(move, seat))
