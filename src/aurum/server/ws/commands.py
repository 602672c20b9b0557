"""The conversation on a table's socket: a hello, then commands, one at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import msgspec

from aurum.engine.errors import AurumError
from aurum.server.cluster.limits import Bucket, Rate
from aurum.server.errors import RequestError, StorageError, problem
from aurum.server.http.gateway import Gateway, language_of
from aurum.server.live.hub import Hub
from aurum.server.live.room import Room
from aurum.server.messages import encode_message
from aurum.server.settings import ServerSettings
from aurum.server.store.promise import Guest
from aurum.server.table.commands import AnyCommand, Choose, Hello, Undo
from aurum.server.ws.connection import NO_TABLE, REFUSED, Connection, Socket

log = logging.getLogger("aurum.server")


HELLO_WITHIN = 20.0
"""Seconds in which a valid hello must come."""

FLOOD = 1000
"""How many messages may be refused for coming too fast before the connection is closed."""

BY_ID = (Choose, Undo)

_hello = msgspec.json.Decoder(Hello)

_command: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)

_id: msgspec.json.Decoder[Any] = msgspec.json.Decoder()


class Flooded(Exception):
    """The peer keeps sending more than it may."""


class MessageRate:
    """The rate of messages on one connection.

    Refusals are limited by a bucket too. A count that restarted with each allowed message would
    close only connections that send faster than the server can read.
    """

    def __init__(self, settings: ServerSettings) -> None:
        now, each_second = time.monotonic(), settings.messages_per_second
        self._allowed = Bucket(Rate(each_second, settings.messages_burst), now)
        self._refused = Bucket(Rate(each_second, FLOOD), now)

    def allows(self) -> bool:
        """Whether one more message is allowed; `Flooded` if too many were not."""
        now = time.monotonic()
        if self._allowed.take(now):
            return True
        if not self._refused.take(now):
            raise Flooded
        return False

    def check(self) -> None:
        """Refuse a message over the rate."""
        if not self.allows():
            raise RequestError("server-too-fast", status=429)


async def serve_table(
    socket: Socket, connection: Connection, gateway: Gateway, table_id: str
) -> int:
    """Serve a connection to a table; the result is the code to close it with."""
    rate = MessageRate(gateway.hub.settings)
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            room = await _wait_for_hello(socket, connection, gateway, table_id, rate)
    except TimeoutError:
        return REFUSED
    if room is None:
        return NO_TABLE
    try:
        while True:
            message = await connection.receive()
            await _answer(connection, gateway, room, message, rate)
    finally:
        room.leave(connection)


async def _wait_for_hello(
    socket: Socket, connection: Connection, gateway: Gateway, table_id: str, rate: MessageRate
) -> Room | None:
    """Answer hellos until one is accepted; None if there is no such table."""
    accepted = socket.headers.get("accept-language")
    connection.language = language_of(None, accepted)
    while True:
        message = await connection.receive()
        try:
            rate.check()
            hello = _read_hello(message, gateway.hub.settings.message_bytes)
            guest = await gateway.identify(socket.cookies, hello.token)
            connection.language = language_of(guest, accepted, hello.language)
            room = await gateway.hub.room(table_id)
            connection.guest = guest.id if guest else ""
            if hello.passphrase and not room.table.admits(connection.guest):
                gateway.passphrases.check(connection.address)
            await room.admit(connection.guest, hello.passphrase)
            connection.muted = guest.muted if guest else ()
            await room.join(connection, hello.after, hello.at)
            return room
        except AurumError as error:
            connection.send(encode_message(problem(error, connection.language)))
            if error.key == "server-no-table":
                return None


async def _answer(
    connection: Connection,
    gateway: Gateway,
    room: Room,
    message: str | bytes,
    rate: MessageRate,
) -> None:
    """Carry out one command and send its receipt, or an error. Only a flood ends the connection."""
    hub = gateway.hub
    began = time.perf_counter()
    command: AnyCommand | None = None
    outcome = "done"
    try:
        rate.check()
        command = _read_command(message, hub.settings.message_bytes)
        if not connection.guest:
            raise RequestError("server-nobody", status=401)
        # A choice needs only the guest's id; other commands need the name, which may have changed.
        known = isinstance(command, BY_ID)
        guest = Guest(connection.guest, "", "") if known else await _current_guest(connection, hub)
        gateway.check_pace(command, guest.id, connection.address)
        answer: Any = await room.execute(command, guest)
    except AurumError as error:
        outcome = "refused"
        if isinstance(error, StorageError):
            log.error("the store fails", extra={"problem": error.problem})
        ref = command.id if command is not None else _find_id(message)
        answer = problem(error, connection.language, ref)
    except Flooded:
        raise
    except Exception:
        outcome = "failed"
        log.exception("a command failed")
        hub.metrics.failures.inc()
        ref = command.id if command is not None else ""
        answer = problem(RequestError("server-failure", status=500), connection.language, ref)
    connection.send(encode_message(answer))
    kind = type(command).__name__.lower() if command is not None else "unreadable"
    hub.metrics.commands.labels(kind, outcome).inc()
    hub.metrics.command_seconds.observe(time.perf_counter() - began)


async def _current_guest(connection: Connection, hub: Hub) -> Guest:
    guest = await hub.guest(connection.guest)
    if guest is None:
        raise RequestError("server-nobody", status=401)
    return guest


def _check_size(message: str | bytes, most: int) -> None:
    if len(message) > most:
        raise RequestError("server-too-long", {"most": most}, status=413)


def _read_hello(message: str | bytes, most: int) -> Hello:
    _check_size(message, most)
    try:
        return _hello.decode(message)
    except msgspec.DecodeError as error:
        raise RequestError("server-hello", {"detail": str(error)}, status=400) from None
    except (UnicodeError, RecursionError):
        raise RequestError("server-hello", {"detail": "JSON"}, status=400) from None


def _read_command(message: str | bytes, most: int) -> AnyCommand:
    _check_size(message, most)
    try:
        return _command.decode(message)
    except msgspec.DecodeError as error:
        raise RequestError("server-unreadable", {"detail": str(error)}, status=400) from None
    except (UnicodeError, RecursionError):
        raise RequestError("server-unreadable", {"detail": "JSON"}, status=400) from None


def _find_id(message: str | bytes) -> str:
    """The id of an unreadable command, if that much can be read."""
    try:
        found = _id.decode(message) if len(message) <= 16_384 else None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    given = found.get("id") if isinstance(found, dict) else None
    return given[:40] if isinstance(given, str) else ""
