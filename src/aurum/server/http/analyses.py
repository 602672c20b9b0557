"""Analyses of finished games by the strongest bot: requesting and reading them.

An analysis takes long, so the answers hold the results so far, and clients ask again for the rest.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import QueryParameter

from aurum.engine import Record
from aurum.server.errors import RequestError
from aurum.server.http.gateway import AnyRequest, address_of
from aurum.server.http.openapi import ANYBODY, KNOWN, problems
from aurum.server.http.params import (
    RecordParam,
    TableParam,
    TheGateway,
    TheGuest,
    TheHub,
    TheVisitor,
)
from aurum.server.http.replay import Replay, record_source, table_source
from aurum.server.live.hub import Hub
from aurum.server.store.promise import Guest
from aurum.server.workers.analysis_queue import AnalysisInfo, Requester

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
    table_id: TableParam, guest: TheGuest, gateway: TheGateway, request: AnyRequest
) -> AnalysisInfo:
    """Request the analysis of a table's finished game."""
    record = await _of_table(gateway.hub, table_id, guest)
    gateway.analyses.check(guest.id, address_of(request))
    return await gateway.hub.analysis_queue.begin(record, Requester(guest.id, address_of(request)))


@get(
    "/tables/{table_id:str}/analysis",
    responses=problems(400, 401, 403, 404, 409, 503),
    security=ANYBODY,
)
async def table_analysis(
    table_id: TableParam,
    visitor: TheVisitor,
    hub: TheHub,
    request: AnyRequest,
    after: AfterParam = 0,
) -> AnalysisInfo:
    """The results so far of a table's analysis."""
    record = await _of_table(hub, table_id, visitor)
    requester = Requester(visitor.id, address_of(request)) if visitor else None
    return _since(await hub.analysis_queue.read(record, requester), after)


@post(
    "/records/{record_id:str}/analysis",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 503),
    security=KNOWN,
)
async def analyse_record(
    record_id: RecordParam, guest: TheGuest, gateway: TheGateway, request: AnyRequest
) -> AnalysisInfo:
    """Request the analysis of an uploaded record whose game is over."""
    record = await _of_record(gateway.hub, record_id)
    gateway.analyses.check(guest.id, address_of(request))
    return await gateway.hub.analysis_queue.begin(record, Requester(guest.id, address_of(request)))


@get(
    "/records/{record_id:str}/analysis",
    responses=problems(400, 401, 403, 404, 409, 503),
    security=ANYBODY,
)
async def record_analysis(
    record_id: RecordParam,
    visitor: TheVisitor,
    hub: TheHub,
    request: AnyRequest,
    after: AfterParam = 0,
) -> AnalysisInfo:
    """The results so far of a record's analysis."""
    record = await _of_record(hub, record_id)
    requester = Requester(visitor.id, address_of(request)) if visitor else None
    return _since(await hub.analysis_queue.read(record, requester), after)


async def _of_table(hub: Hub, table_id: str, visitor: Guest | None) -> Record:
    source = await table_source(hub, table_id, visitor)
    return await source.read(hub, _finished)


async def _of_record(hub: Hub, record_id: str) -> Record:
    return await (await record_source(hub, record_id)).read(hub, _finished)


def _finished(replay: Replay) -> Record:
    if not replay.over:
        raise RequestError("analysis-not-over")
    return replay.record


def _since(info: AnalysisInfo, after: int) -> AnalysisInfo:
    return msgspec.structs.replace(info, since=after, looked=info.looked[after:])
