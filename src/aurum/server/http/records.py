"""Records of tables, uploaded records, and single positions of both."""

from __future__ import annotations

from random import Random
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from aurum.engine import SPECTATOR
from aurum.engine.record import replay, seen_record, start_replay
from aurum.server.cluster.limits import LARGEST_BODY
from aurum.server.errors import RequestError
from aurum.server.http.gateway import AnyRequest, address_of, limit_replays
from aurum.server.http.openapi import ANYBODY, KNOWN, problems
from aurum.server.http.params import (
    MoveParam,
    RecordParam,
    SeatParam,
    TableParam,
    TheGateway,
    TheGuest,
    TheHub,
    TheVisitor,
)
from aurum.server.http.replay import MomentInfo, Replay, encode, record_source, table_source
from aurum.server.live.hub import Hub
from aurum.server.store.promise import KeptRecord
from aurum.server.table.entries import MOST_SEATS, GivenOptions, Options
from aurum.server.table.games import check_options
from aurum.server.workers.replay_executor import with_pauses


class RecordSeat(msgspec.Struct, frozen=True):
    """Who had a seat."""

    name: Annotated[str, msgspec.Meta(max_length=80)]
    plays: Annotated[str, msgspec.Meta(max_length=40)]


class RecordFair(msgspec.Struct, frozen=True):
    """What proves that chance was fair: the seed and its hash."""

    hash: Annotated[str, msgspec.Meta(max_length=64)]
    seed: Annotated[str, msgspec.Meta(max_length=64)]
    asked: Options


class UploadedFair(RecordFair, frozen=True):
    """The same in an uploaded record."""

    asked: GivenOptions


class RecordContinued(msgspec.Struct, frozen=True):
    """The record that this one continues, and after which of its choices."""

    record: Annotated[str, msgspec.Meta(max_length=64)]
    move: int


class RecordDocument(msgspec.Struct, frozen=True, omit_defaults=True):
    """A record, as `docs/records.md` describes it."""

    aurum: int
    game: str
    rules: int
    options: Options
    seats: list[RecordSeat]
    choices: list[str]
    fair: RecordFair | None = None
    continued: RecordContinued | None = None


class RecordUpload(RecordDocument, frozen=True):
    """A record that a guest uploads. Records of tables may be longer, since a table may continue
    one of these."""

    options: GivenOptions
    seats: Annotated[list[RecordSeat], msgspec.Meta(max_length=MOST_SEATS)]
    choices: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=5000)
    ]
    fair: UploadedFair | None = None


class RecordKept(msgspec.Struct, frozen=True):
    """The address of an uploaded record."""

    id: str
    game: str
    moves: int
    url: str


@get(
    "/tables/{table_id:str}/record",
    responses=problems(400, 401, 403, 404, 503),
    security=ANYBODY,
    guards=[limit_replays],
)
async def table_record(
    table_id: TableParam, visitor: TheVisitor, hub: TheHub
) -> Response[RecordDocument]:
    """The record of a table's game: complete once it is over, before that as the guest saw it."""
    source = await table_source(hub, table_id, visitor)
    return await source.respond(hub, document)


@get(
    "/tables/{table_id:str}/moments/{move:int}",
    responses=problems(400, 401, 403, 404, 503),
    security=ANYBODY,
    guards=[limit_replays],
)
async def table_moment(
    table_id: TableParam,
    move: MoveParam,
    visitor: TheVisitor,
    hub: TheHub,
    seat: SeatParam = SPECTATOR,
) -> Response[MomentInfo]:
    """A position of a game from the guest's seats or a spectator's; from any seat once it is
    over."""
    source = await table_source(hub, table_id, visitor)
    return await source.respond(hub, lambda replay: replay.moment(move, seat))


@post(
    "/records", responses=problems(400, 401, 403, 413, 503), security=KNOWN, guards=[limit_replays]
)
async def upload(
    data: JSONBody[RecordUpload], request: AnyRequest, guest: TheGuest, gateway: TheGateway
) -> RecordKept:
    """Upload a record, which everybody with its link can replay."""
    gateway.uploads.check(guest.id, address_of(request))
    return await keep_record(gateway.hub, data)


@get("/records/{record_id:str}", responses=problems(400, 404, 503), guards=[limit_replays])
async def uploaded(record_id: RecordParam, hub: TheHub) -> Response[RecordDocument]:
    """An uploaded record."""
    source = await record_source(hub, record_id)
    return await source.respond(hub, document)


@get(
    "/records/{record_id:str}/moments/{move:int}",
    responses=problems(400, 403, 404, 503),
    guards=[limit_replays],
)
async def uploaded_moment(
    record_id: RecordParam,
    move: MoveParam,
    hub: TheHub,
    seat: SeatParam = SPECTATOR,
) -> Response[MomentInfo]:
    """A position of an uploaded record, from any seat."""
    source = await record_source(hub, record_id)
    return await source.respond(hub, lambda replay: replay.moment(move, seat))


_decoder = msgspec.json.Decoder(RecordDocument)


def document(replay: Replay) -> RecordDocument:
    """The record: whole, or as the guest's first seat saw it."""
    record = replay.record
    if not replay.over:
        record = seen_record(replay.game, record, (replay.viewpoints[1:] or [SPECTATOR])[0])
    return _decoder.decode(record.to_json())


async def keep_record(hub: Hub, document: RecordUpload) -> RecordKept:
    """Store an uploaded record after replaying it without an error."""
    name, body = await hub.replay_executor.run(lambda: _checked(document))
    await hub.store.keep_record(KeptRecord(name, body, hub.at()))
    url = f"{hub.settings.public_url}/records/{name}"
    return RecordKept(name, document.game, len(document.choices), url)


def _checked(document: RecordUpload) -> tuple[str, bytes]:
    """The id of a record and the text to store; an error if it is not valid."""
    moments = Replay.of_text(encode(document).decode())
    game, record = moments.game, moments.record
    start_replay(game, record)
    if record.fair is not None:  # options that no table could have are refused
        check_options(record.game, record.fair.asked, len(record.seats), Random(0))
    body = record.to_json().encode()
    if len(body) > LARGEST_BODY:
        raise RequestError("server-body", status=413)
    for _ in with_pauses(replay(game, record)):
        pass
    return record.name, body
