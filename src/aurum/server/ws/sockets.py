"""The socket of a table: commands in, one at a time; messages out, as fast as they are read."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from aurum.engine.errors import AurumError
from aurum.server.cluster.limits import Bucket, Rate
from aurum.server.errors import Refused, StoreFails, problem
from aurum.server.http.gateway import Front, address_of, language_of
from aurum.server.live.hub import House
from aurum.server.live.room import Room
from aurum.server.messages import Lobby, encode_message
from aurum.server.settings import HouseSettings
from aurum.server.store.promise import Guest
from aurum.server.table.commands import AnyCommand, Choose, Hello, Undo
from aurum.server.ws.connection import Connection, Gone, Socket

log = logging.getLogger("aurum.server")

HELLO_WITHIN = 20.0
"""Seconds to say hello in."""
CLOSE_WITHIN = 5.0
"""Seconds that a peer has to hear why its connection ends."""
LOBBY_PAUSE = 0.5
"""Seconds between two pictures of the lobby at least."""
REFUSED, TOO_SLOW, NO_TABLE, TOO_MANY = 4403, 4408, 4404, 4429
"""Why the house ends a connection."""
FLOOD = 1000
"""How many messages are refused for coming too fast before there is an end."""

BY_ID = (Choose, Undo)

_hello = msgspec.json.Decoder(Hello)
_command: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_id: msgspec.json.Decoder[Any] = msgspec.json.Decoder()


class Flooded(Exception):
    """The other side does not stop sending more than it may."""


class Pace:
    """How fast somebody sends messages.

    Refusals are counted by a bucket, too. A count that began anew with each message let through
    would only ever end what comes faster than the house can read.
    """

    def __init__(self, settings: HouseSettings) -> None:
        now, each_second = time.monotonic(), settings.messages_per_second
        self._allowed = Bucket(Rate(each_second, settings.messages_burst), now)
        self._refused = Bucket(Rate(each_second, FLOOD), now)

    def keeps(self) -> bool:
        """Whether one more message is allowed."""
        now = time.monotonic()
        if self._allowed.take(now):
            return True
        if not self._refused.take(now):
            raise Flooded
        return False

    def check(self) -> None:
        """Refuse one more if it is one too many."""
        if not self.keeps():
            raise Refused("server-too-fast", status=429)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Sit or watch at a table."""
    front: Front = socket.app.state.front
    await _serve(socket, front, lambda connection: _at_table(socket, connection, front, table_id))


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


# At a table


async def _at_table(socket: Socket, connection: Connection, front: Front, table_id: str) -> int:
    pace = Pace(front.house.settings)
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            room = await _greet(socket, connection, front, table_id, pace)
    except TimeoutError:
        return REFUSED
    if room is None:
        return NO_TABLE
    try:
        while True:
            message = await connection.receive()
            await _answer(connection, front, room, message, pace)
    finally:
        room.part(connection)


async def _greet(
    socket: Socket, connection: Connection, front: Front, table_id: str, pace: Pace
) -> Room | None:
    """Wait for a hello that opens the door; say what was wrong with those that do not."""
    accepted = socket.headers.get("accept-language")
    connection.language = language_of(None, accepted)
    while True:
        message = await connection.receive()
        try:
            pace.check()
            hello = _read_hello(message, front.house.settings.message_bytes)
            guest = await front.identify(socket.cookies, hello.token)
            connection.language = language_of(guest, accepted, hello.language)
            room = await front.house.room(table_id)
            connection.guest = guest.id if guest else ""
            if hello.passphrase and not room.table.admits(connection.guest):
                front.passphrases.check(connection.address)
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
    front: Front,
    room: Room,
    message: str | bytes,
    pace: Pace,
) -> None:
    """Carry out one command and say so, or say why not. Nothing it says ends the conversation."""
    house = front.house
    began = time.perf_counter()
    command: AnyCommand | None = None
    outcome = "done"
    try:
        pace.check()
        command = _read_command(message, house.settings.message_bytes)
        if not connection.guest:
            raise Refused("server-nobody", status=401)
        # For a choice the id is enough; for all else the name may have changed meanwhile.
        known = isinstance(command, BY_ID)
        guest = Guest(connection.guest, "", "") if known else await _speaker(connection, house)
        front.check_pace(command, guest.id, connection.address)
        answer: Any = await room.carry_out(command, guest)
    except AurumError as error:
        outcome = "refused"
        if isinstance(error, StoreFails):
            log.error("the store fails", extra={"problem": error.problem})
        ref = command.id if command is not None else _find_id(message)
        answer = problem(error, connection.language, ref)
    except Flooded:
        raise
    except Exception:
        outcome = "failed"
        log.exception("a command failed")
        house.gauges.failures.inc()
        ref = command.id if command is not None else ""
        answer = problem(Refused("server-failure", status=500), connection.language, ref)
    connection.send(encode_message(answer))
    kind = type(command).__name__.lower() if command is not None else "unreadable"
    house.gauges.tally.command(kind, outcome, time.perf_counter() - began)


async def _speaker(connection: Connection, house: House) -> Guest:
    guest = await house.guest(connection.guest)
    if guest is None:
        raise Refused("server-nobody", status=401)
    return guest


def _check_size(message: str | bytes, most: int) -> None:
    if len(message) > most:
        raise Refused("server-too-long", {"most": most}, status=413)


def _read_hello(message: str | bytes, most: int) -> Hello:
    _check_size(message, most)
    try:
        return _hello.decode(message)
    except msgspec.DecodeError as error:
        raise Refused("server-hello", {"detail": str(error)}, status=400) from None
    except (UnicodeError, RecursionError):
        raise Refused("server-hello", {"detail": "JSON"}, status=400) from None


def _read_command(message: str | bytes, most: int) -> AnyCommand:
    _check_size(message, most)
    try:
        return _command.decode(message)
    except msgspec.DecodeError as error:
        raise Refused("server-unreadable", {"detail": str(error)}, status=400) from None
    except (UnicodeError, RecursionError):
        raise Refused("server-unreadable", {"detail": "JSON"}, status=400) from None


def _find_id(message: str | bytes) -> str:
    """What an unreadable command calls itself, if that much can be read."""
    try:
        found = _id.decode(message) if len(message) <= 16_384 else None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    given = found.get("id") if isinstance(found, dict) else None
    return given[:40] if isinstance(given, str) else ""


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
