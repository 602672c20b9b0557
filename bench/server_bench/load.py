"""The load of `aurum bench server`: people at tables, as frames on plain sockets.

A client library would cost as much as the server that is measured, so this one knows just enough
of WebSockets: text in whole frames, pings, and a mask of zeros, which is a mask like any other.
"""

from __future__ import annotations

import asyncio
import base64
import struct
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import cast

import msgspec

from server_bench.numbers import Times
from server_bench.tables import SeatedTable

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
PATIENCE = 60.0
"""Seconds after which an answer is no longer expected."""

_key = base64.b64encode(bytes(16)).decode()


class LoadFailed(Exception):
    """The server did something that a load cannot go on with."""


def frame(opcode: int, payload: bytes) -> bytes:
    """A whole message as a client sends it."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", 0x80 | opcode, 0x80 | size)
    elif size < 65536:
        head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, size)
    return head + bytes(4) + payload


class Person(asyncio.Protocol):
    """One socket at a table."""

    def __init__(
        self, hear: Callable[[bytes], None], broken: Callable[[str], None], path: str
    ) -> None:
        self._hear = hear
        self._broken = broken
        self._path = path
        self._buffer = b""
        self._upgraded = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {_key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what comes."""
        buffer = self._buffer + data if self._buffer else data
        place = 0
        if not self._upgraded:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = buffer
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self._fail(buffer[:end].decode("latin-1"))
                return
            self._upgraded = True
            self.opened.set_result(None)
            place = end + 4
        while len(buffer) - place >= 2:
            size, start = buffer[place + 1] & 0x7F, place + 2
            if size == 126:
                start += 2
                size = int.from_bytes(buffer[start - 2 : start], "big")
            elif size == 127:
                start += 8
                size = int.from_bytes(buffer[start - 8 : start], "big")
            if len(buffer) < start + size:
                break
            self._take(buffer[place] & 0xF, buffer[start : start + size])
            place = start + size
        self._buffer = buffer[place:]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self._hear(payload)
        elif opcode == PING:
            self.send(payload, PONG)
        elif opcode == CLOSE:
            self._fail(f"closed: {payload!r}")

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended, which is fine only once we have left."""
        self._fail("connection lost")

    def _fail(self, why: str) -> None:
        if not self.opened.done():
            self.opened.set_exception(LoadFailed(why))
        self._broken(why)

    def send(self, payload: bytes, opcode: int = TEXT) -> None:
        """Say something."""
        assert self._transport is not None
        self._transport.write(frame(opcode, payload))

    def leave(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.abort()


class _Position(msgspec.Struct):
    seat: int
    choices: list[str]


class _Now(msgspec.Struct):
    since: int
    positions: list[_Position]


class _Moved(msgspec.Struct):
    now: _Now | None = None


_moved = msgspec.json.Decoder(_Moved)


_KINDS = {
    f'{{"type":"{kind}"'.encode()[:16]: kind
    for kind in ("welcome", "receipt", "happened", "present")
}
"""What a message is, by how it begins."""


class Sizes:
    """How large messages were."""

    def __init__(self) -> None:
        kinds = ("choice", "choose", "welcome", "receipt", "happened")
        self.bytes = dict.fromkeys(kinds, 0)
        self.count = dict.fromkeys(kinds, 0)

    def add(self, kind: str, size: int) -> None:
        """One more message."""
        self.bytes[kind] += size
        self.count[kind] += 1

    def mean(self, kind: str) -> int:
        """The size of a message of this kind."""
        return round(self.bytes[kind] / max(1, self.count[kind]))


class Group:
    """The people at one table. A choice is done when all have their view and one the receipt."""

    def __init__(self, table: SeatedTable, rng: Random, sizes: Sizes) -> None:
        self.table = table
        self.people: list[Person] = []
        self._rng = rng
        self._sizes = sizes
        self._asked: tuple[int, int, list[str]] | None = None
        """The seat that must choose, the move, and its choices."""
        self._missing = 0
        self._done: asyncio.Future[None] | None = None
        self._commands = 0
        self._broken = ""

    async def connect(self, port: int) -> None:
        """Come to the table, all of us, and be welcomed."""
        loop = asyncio.get_running_loop()
        path = f"/api/tables/{self.table.id}/socket"
        for token in self.table.tokens:
            _, person = await loop.create_connection(
                lambda: Person(self._hear, self._break, path), "127.0.0.1", port
            )
            await asyncio.wait_for(person.opened, PATIENCE)
            self.people.append(person)
            person.send(msgspec.json.encode({"type": "hello", "token": token}))
            await self._wait(1)

    def leave(self) -> None:
        """Close all our connections; nothing can be chosen any more."""
        for person in self.people:
            person.leave()
        self.people.clear()

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self._asked is None

    async def choose(self) -> None:
        """Make a choice, and wait until everybody knows of it."""
        assert self._asked is not None
        seat, since, choices = self._asked
        self._asked = None
        self._commands += 1
        choice = self._rng.choice(choices)
        command = msgspec.json.encode(
            {
                "type": "choose",
                "id": f"{self.table.id[:8]}-{self._commands}",
                "seat": seat,
                "since": since,
                "choice": choice,
            }
        )
        self._sizes.add("choice", len(choice))
        self._sizes.add("choose", len(command))
        self.people[seat].send(command)
        await self._wait(1 + len(self.people))

    async def _wait(self, messages: int) -> None:
        if self._broken:
            raise LoadFailed(self._broken)
        self._missing = messages
        self._done = asyncio.get_running_loop().create_future()
        async with asyncio.timeout(PATIENCE):
            await self._done

    def _hear(self, message: bytes) -> None:
        kind = _KINDS.get(message[:16])
        if kind == "present":
            return
        if kind is None:
            self._break(message.decode())
            return
        self._sizes.add(kind, len(message))
        if b'"choices":["' in message:
            now = _moved.decode(message).now
            assert now is not None
            self._asked = now.positions[0].seat, now.since, now.positions[0].choices
        self._missing -= 1
        if self._missing == 0 and self._done is not None:
            self._done.set_result(None)

    def _break(self, why: str) -> None:
        self._broken = why
        if self._done is not None and not self._done.done():
            self._done.set_exception(LoadFailed(why))


async def come(
    seated: Sequence[SeatedTable], port: int, sizes: Sizes, at_once: int = 20
) -> list[Group]:
    """Groups at these tables, a few coming at a time."""
    groups = [Group(table, Random(table.id), sizes) for table in seated]
    line = iter(groups)

    async def usher() -> None:
        for group in line:
            await group.connect(port)

    await asyncio.gather(*(usher() for _ in range(at_once)))
    return groups


async def play_through(groups: Sequence[Group], at_once: int, most: int) -> Times:
    """Play each table, so many at once, as fast as it goes; at most so many choices at each."""
    times = Times()
    line = iter(groups)

    async def play() -> None:
        for group in line:
            for _ in range(most):
                if group.over:
                    break
                began = time.perf_counter()
                await group.choose()
                times.add(time.perf_counter() - began)

    await asyncio.gather(*(play() for _ in range(at_once)))
    return times


async def play_at_rate(groups: Sequence[Group], rate: float, seconds: float, rng: Random) -> Times:
    """Choices at random moments, so many a second in all, at one table or another.

    A choice counts from the moment it was due: if everything waits, that is seen.
    """
    times = Times()
    free = [group for group in groups if not group.over]
    under_way: set[asyncio.Task[None]] = set()

    async def choose(group: Group, due: float) -> None:
        await group.choose()
        times.add(time.perf_counter() - due)
        if not group.over:
            free.append(group)

    begin = due = time.perf_counter()
    while (due := due + rng.expovariate(rate)) - begin < seconds:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        while not free and under_way:
            await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
        if not free:
            break
        place = rng.randrange(len(free))
        free[place], free[-1] = free[-1], free[place]
        task = asyncio.create_task(choose(free.pop(), due))
        under_way.add(task)
        task.add_done_callback(under_way.discard)
    await asyncio.gather(*under_way)
    return times
