"""Tables: the lobby, one table, and commands without a socket."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from aurum.server.http.gateway import AnyRequest, address_of
from aurum.server.http.openapi import ANYBODY, KNOWN, problems
from aurum.server.http.params import TableParam, TheGateway, TheGuest, TheHub, TheVisitor
from aurum.server.messages import Receipt
from aurum.server.table.commands import AnyCommand
from aurum.server.table.info import NewTable, Passphrase, TableInfo


class TableList(msgspec.Struct, frozen=True):
    """A list of tables."""

    tables: list[TableInfo]


class Enter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The passphrase of a locked table."""

    passphrase: Passphrase


@get("/tables", responses=problems(503))
async def lobby(hub: TheHub) -> TableList:
    """The public tables that are open or running."""
    return TableList(await hub.lobby(hub.settings.lobby_size))


@post("/tables", responses=problems(400, 401, 403, 409, 413, 503), security=KNOWN)
async def new_table(data: JSONBody[NewTable], guest: TheGuest, hub: TheHub) -> TableInfo:
    """Open a table. Its id is its link."""
    return await hub.make_table(data, guest)


@get("/tables/{table_id:str}", responses=problems(400, 401, 403, 404, 503), security=ANYBODY)
async def one_table(table_id: TableParam, visitor: TheVisitor, hub: TheHub) -> TableInfo:
    """A table, for a visitor who has its link and is admitted."""
    return (await hub.enter(table_id, visitor)).table.info()


@post(
    "/tables/{table_id:str}/enter",
    status_code=200,
    responses=problems(400, 401, 403, 404, 413, 503),
    security=KNOWN,
)
async def enter_table(
    table_id: TableParam,
    data: JSONBody[Enter],
    request: AnyRequest,
    guest: TheGuest,
    gateway: TheGateway,
) -> TableInfo:
    """Give the passphrase of a locked table, which the table remembers."""
    gateway.passphrases.check(address_of(request))
    return (await gateway.hub.enter(table_id, guest, data.passphrase)).table.info()


@post(
    "/tables/{table_id:str}/commands",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 503),
    security=KNOWN,
)
async def command(
    table_id: TableParam,
    data: JSONBody[AnyCommand],
    guest: TheGuest,
    gateway: TheGateway,
    request: AnyRequest,
) -> Receipt:
    """Carry out a command without a socket; the commands are the same."""
    room = await gateway.hub.enter(table_id, guest)
    gateway.check_pace(data, guest.id, address_of(request))
    return await room.execute(data, guest)
