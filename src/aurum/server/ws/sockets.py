"""The WebSocket routes: a table's, whose conversation is in `commands.py`, and the lobby's."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from litestar import websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from aurum.server.errors import RequestError, StorageError
from aurum.server.http.gateway import Gateway, address_of
from aurum.server.live.hub import Hub
from aurum.server.messages import Lobby, encode_message
from aurum.server.ws.commands import Flooded, MessageRate, serve_table
from aurum.server.ws.connection import REFUSED, TOO_MANY, TOO_SLOW, Connection, Disconnected, Socket

log = logging.getLogger("aurum.server")

CLOSE_WITHIN = 5.0
"""Seconds for sending the close frame before the connection is aborted."""
LOBBY_PAUSE = 0.5
"""The least number of seconds between two messages with the lobby."""


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Play or watch at a table."""
    gateway: Gateway = socket.app.state.gateway
    await _serve(
        socket, gateway, lambda connection: serve_table(socket, connection, gateway, table_id)
    )


@websocket("/api/lobby/socket")
async def lobby_socket(socket: Socket) -> None:
    """Watch the lobby."""
    gateway: Gateway = socket.app.state.gateway
    await _serve(socket, gateway, lambda connection: _serve_lobby(connection, gateway.hub))


async def _serve(socket: Socket, gateway: Gateway, converse: Any) -> None:
    """Accept a socket, run its conversation, and close it."""
    address = address_of(socket)
    try:
        gateway.check_origin(socket.headers.get("origin"), socket.headers.get("host"))
        gateway.requests.check(address)  # opening one may replay a whole log
        gateway.count_socket(address)
    except RequestError:
        await socket.close(code=REFUSED)
        return
    gateway.hub.metrics.sockets.inc()
    connection = Connection(socket, address, gateway.hub.settings.outbox_bytes)
    conversation: asyncio.Task[int] | None = None
    try:
        await socket.accept()
        conversation = asyncio.create_task(converse(connection))
        await asyncio.wait((conversation, connection.ended), return_when=asyncio.FIRST_COMPLETED)
        code = TOO_SLOW if connection.overflowed else _close_code(conversation)
        if code:
            await connection.close(code, CLOSE_WITHIN)
    except (OSError, RuntimeError, WebSocketException):  # TimeoutError is an OSError
        pass
    finally:
        connection.stop()
        if conversation is not None:
            conversation.cancel()  # a command that has begun goes on: see `Room.append`
            await asyncio.gather(conversation, return_exceptions=True)
        gateway.hub.metrics.sockets.dec()
        gateway.sockets.release(address)


def _close_code(conversation: asyncio.Task[int]) -> int:
    """The code to close with, if the conversation has ended with one."""
    if not conversation.done() or conversation.cancelled():
        return 0
    failure = conversation.exception()
    if failure is None:
        return conversation.result()
    if isinstance(failure, Flooded):
        return TOO_MANY
    if not isinstance(failure, Disconnected):
        log.error("a conversation failed", exc_info=failure)
    return 0


# In the lobby


async def _serve_lobby(connection: Connection, hub: Hub) -> int:
    """Send the lobby whenever it changes, until the peer disconnects."""
    watching = asyncio.create_task(_show_lobby(connection, hub))
    rate = MessageRate(hub.settings)
    try:
        while True:
            await connection.receive()  # messages are ignored; a disconnect raises
            rate.allows()
    finally:
        watching.cancel()


async def _show_lobby(connection: Connection, hub: Hub) -> None:
    shown = ""
    while True:
        changed = hub.lobby_changed
        try:
            tables = await hub.lobby(hub.settings.lobby_size)
            picture = encode_message(Lobby(tables))
            if picture != shown:
                shown = picture
                connection.send(picture)
        except StorageError as failure:
            log.error("the store fails", extra={"problem": failure.problem})
        await asyncio.sleep(LOBBY_PAUSE)
        await changed.wait()
