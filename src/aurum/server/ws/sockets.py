"""The sockets: that of a table, whose conversation is in `commands.py`, and that of the lobby."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from litestar import websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from aurum.server.errors import Refused, StoreFails
from aurum.server.http.gateway import Front, address_of
from aurum.server.live.hub import House
from aurum.server.messages import Lobby, encode_message
from aurum.server.ws.commands import Flooded, Pace, at_table
from aurum.server.ws.connection import REFUSED, TOO_MANY, TOO_SLOW, Connection, Gone, Socket

log = logging.getLogger("aurum.server")

CLOSE_WITHIN = 5.0
"""Seconds that a peer has to hear why its connection ends."""
LOBBY_PAUSE = 0.5
"""Seconds between two pictures of the lobby at least."""


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Sit or watch at a table."""
    front: Front = socket.app.state.front
    await _serve(socket, front, lambda connection: at_table(socket, connection, front, table_id))


@websocket("/api/lobby/socket")
async def lobby_socket(socket: Socket) -> None:
    """Watch the lobby."""
    front: Front = socket.app.state.front
    await _serve(socket, front, lambda connection: _in_lobby(connection, front.house))


async def _serve(socket: Socket, front: Front, talk: Any) -> None:
    """Let somebody in, talk for as long as they stay, and see them out."""
    address = address_of(socket)
    try:
        front.check_origin(socket.headers.get("origin"), socket.headers.get("host"))
        front.requests.check(address)  # since to open one is work: all that happened may be told
        front.socket_in(address)
    except Refused:
        await socket.close(code=REFUSED)
        return
    front.house.gauges.sockets.inc()
    connection = Connection(socket, address, front.house.settings.outbox_bytes)
    talking: asyncio.Task[int] | None = None
    try:
        await socket.accept()
        talking = asyncio.create_task(talk(connection))
        await asyncio.wait((talking, connection.ended), return_when=asyncio.FIRST_COMPLETED)
        code = TOO_SLOW if connection.overflowed else _farewell(talking)
        if code:
            await connection.close(code, CLOSE_WITHIN)
    except (OSError, RuntimeError, WebSocketException):  # TimeoutError is an OSError
        pass
    finally:
        connection.stop()
        if talking is not None:
            await asyncio.gather(talking, return_exceptions=True)
        front.house.gauges.sockets.dec()
        front.sockets.leave(address)


def _farewell(talking: asyncio.Task[int]) -> int:
    """The code to close with, if the conversation has ended with one."""
    if not talking.done() or talking.cancelled():
        return 0
    failure = talking.exception()
    if failure is None:
        return talking.result()
    if isinstance(failure, Flooded):
        return TOO_MANY
    if not isinstance(failure, Gone):
        log.error("a conversation failed", exc_info=failure)
    return 0


# In the lobby


async def _in_lobby(connection: Connection, house: House) -> int:
    """Send the lobby whenever it changes, until the other side leaves."""
    watching = asyncio.create_task(_show_lobby(connection, house))
    pace = Pace(house.settings)
    try:
        while True:
            await connection.receive()  # nothing to say here; but an end is heard
            pace.keeps()
    finally:
        watching.cancel()


async def _show_lobby(connection: Connection, house: House) -> None:
    shown = ""
    while True:
        changed = house.lobby_changed
        try:
            tables = await house.lobby(house.settings.lobby_size)
            picture = encode_message(Lobby(tables))
            if picture != shown:
                shown = picture
                connection.send(picture)
        except StoreFails as failure:
            log.error("the store fails", extra={"problem": failure.problem})
        await asyncio.sleep(LOBBY_PAUSE)
        await changed.wait()
