"""Finished games looked at by the strongest bot, for whoever may look at them: asked for, and read.

It takes a while, so the answer is what is known so far; who asks again waits for the rest.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import QueryParameter

from aurum.engine import Record
from aurum.server.errors import Refused
from aurum.server.http.gateway import AnyRequest, address_of
from aurum.server.http.openapi import ANYBODY, KNOWN, problems
from aurum.server.http.params import (
    RecordParam,
    TableParam,
    TheFront,
    TheGuest,
    TheHouse,
    TheVisitor,
)
from aurum.server.http.replay import Moments, past_of_record, past_of_table
from aurum.server.live.hub import House
from aurum.server.store.promise import Guest
from aurum.server.workers.analysis_queue import AnalysisInfo, Reader

AfterParam = Annotated[
    int, QueryParameter(ge=0, le=100_000, description="How many of the choices are known already.")
]


@post(
    "/tables/{table_id:str}/analysis",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 503),
    security=KNOWN,
)
async def analyse_table(
    table_id: TableParam, guest: TheGuest, front: TheFront, request: AnyRequest
) -> AnalysisInfo:
    """Have the game of a table looked at, once it is over."""
    record = await _of_table(front.house, table_id, guest)
    front.analyses.check(guest.id, address_of(request))
    return await front.house.study.begin(record, Reader(guest.id, address_of(request)))


@get(
    "/tables/{table_id:str}/analysis",
    responses=problems(400, 401, 403, 404, 409, 503),
    security=ANYBODY,
)
async def table_analysis(
    table_id: TableParam,
    visitor: TheVisitor,
    house: TheHouse,
    request: AnyRequest,
    after: AfterParam = 0,
) -> AnalysisInfo:
    """What is known of a game, if somebody has asked for it."""
    record = await _of_table(house, table_id, visitor)
    reader = Reader(visitor.id, address_of(request)) if visitor else None
    return _since(await house.study.read(record, reader), after)


@post(
    "/records/{record_id:str}/analysis",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 503),
    security=KNOWN,
)
async def analyse_record(
    record_id: RecordParam, guest: TheGuest, front: TheFront, request: AnyRequest
) -> AnalysisInfo:
    """Have an uploaded record looked at, if its game is over."""
    record = await _of_record(front.house, record_id)
    front.analyses.check(guest.id, address_of(request))
    return await front.house.study.begin(record, Reader(guest.id, address_of(request)))


@get(
    "/records/{record_id:str}/analysis",
    responses=problems(400, 401, 403, 404, 409, 503),
    security=ANYBODY,
)
async def record_analysis(
    record_id: RecordParam,
    visitor: TheVisitor,
    house: TheHouse,
    request: AnyRequest,
    after: AfterParam = 0,
) -> AnalysisInfo:
    """What is known of an uploaded record, if somebody has asked for it."""
    record = await _of_record(house, record_id)
    reader = Reader(visitor.id, address_of(request)) if visitor else None
    return _since(await house.study.read(record, reader), after)


async def _of_table(house: House, table_id: str, visitor: Guest | None) -> Record:
    past = await past_of_table(house, table_id, visitor)
    return await past.look(house, _finished)


async def _of_record(house: House, record_id: str) -> Record:
    return await (await past_of_record(house, record_id)).look(house, _finished)


def _finished(past: Moments) -> Record:
    if not past.over:
        raise Refused("analysis-not-over")
    return past.record


def _since(info: AnalysisInfo, after: int) -> AnalysisInfo:
    return msgspec.structs.replace(info, since=after, looked=info.looked[after:])
