"""Clients that do not read: closed in time, at no cost for others, and free to reconnect."""

from __future__ import annotations

import asyncio
import json
import select
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import table_client as client
from support import server_fixture
from support.raw_socket import PING, PONG, TEXT, Ended, RawSocket, frame
from support.server_fixture import QUICK, RunningServer, run_server, seat_people
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from aurum.server.live.room import Room
from aurum.server.serve import bind
from aurum.server.ws import sockets
from aurum.server.ws.commands import FLOOD
from aurum.server.ws.connection import TOO_MANY, TOO_SLOW, Connection
from aurum.server.ws.protocol import MOST_FRAGMENTS, PINGS

LIMIT = 50_000
SETTINGS = msgspec.structs.replace(
    QUICK, chats_per_minute=1_000_000, chats_burst=100_000, outbox_bytes=LIMIT
)
WORDS = "blah " * 100


@pytest.fixture(autouse=True)
def narrow_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system buffers megabytes that are not read; a small buffer limits that."""

    def narrow(host: str, port: int) -> socket.socket:
        door = bind(host, port)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65_536)
        return door

    monkeypatch.setattr(server_fixture, "bind", narrow)


@contextmanager
def reading_nothing(table: client.Table) -> Iterator[ClientConnection]:
    """A connection of the same guest that sends hello and reads nothing by itself."""
    host, port = table.address.split("/")[2].split(":")
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect((host, int(port)))
        with connect(table.address, sock=line, max_queue=1, proxy=None, close_timeout=0.1) as slow:
            slow.send(json.dumps(table.hello))
            yield slow


def talk_until_it_is_too_much(room: Room, ann: client.Table, ben: client.Table) -> int:
    """Send chat to a client that does not read; the result is the most that was queued for it."""
    while len(room.listeners) < 3:
        assert ann.listen(20) is not None  # the other guest's hello has been received
    slow = room.listeners[-1]
    assert isinstance(slow, Connection)
    waited = 0
    for number in range(20_000):
        translator, hearer = (ann, ben) if number % 2 else (ben, ann)  # neither may say it all
        translator.do("say", text=WORDS)
        while hearer.number < translator.number:  # a reading connection receives it at once
            assert hearer.listen(20) is not None
        if slow.overflowed:
            return waited
        waited = max(waited, slow._waiting)
    raise AssertionError("it is never too much")


STILL_OPEN = 0


def receive(line: ClientConnection, read: list[client.Message]) -> int:
    """Read a message; the result is the code with which the connection was closed, if it was."""
    try:
        read.append(json.loads(line.recv(20)))
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd is not None else -1
    return STILL_OPEN


def open_table(server: RunningServer) -> tuple[Room, list[client.Table]]:
    people = seat_people(server, "oriflamme", 3)
    people[2].close()
    people[0].do("start")
    return server.run(server.hub.room(people[0].id)), people


def test_who_never_reads_is_disconnected_and_can_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "CLOSE_WITHIN", 0.1)
    with run_server(tmp_path, SETTINGS) as server:
        room, (ann, ben, cleo) = open_table(server)
        known = cleo.number
        with reading_nothing(cleo):
            assert talk_until_it_is_too_much(room, ann, ben) < LIMIT + 10_000
            while len(room.listeners) > 2 or len(server.connections) > 2:
                ann.listen(0.1)
        # What she has missed is more than may ever wait for her, and still she gets all of it.
        cleo.connect(patience=10)
        assert cleo.number == ann.number
        missed = cleo.happened[known:]
        assert sum(len(json.dumps(entry)) for entry in missed) > LIMIT
        assert [entry["told"] for entry in missed] == [
            entry["told"] for entry in ann.happened[known:]
        ]
        cleo.do("say", text="What have I missed?")


def test_who_reads_late_is_told_why_they_were_disconnected(tmp_path: Path) -> None:
    with run_server(tmp_path, SETTINGS) as server:
        room, (ann, ben, cleo) = open_table(server)
        with reading_nothing(cleo) as slow:
            talk_until_it_is_too_much(room, ann, ben)
            read: list[client.Message] = []
            while (code := receive(slow, read)) == STILL_OPEN:
                pass
        assert code == TOO_SLOW
        assert read[0]["type"] == "welcome"
        numbers = [message["number"] for message in read if message["type"] == "happened"]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


# Clients that send without end


def test_pings_are_answered(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        line = RawSocket(server.url, "/api/lobby/socket")
        line.receive()  # the lobby
        for number in range(PINGS.burst // 2):
            line.write(frame(PING, b"%d" % number))
            assert line._take(2)[0] & 15 == PONG
            line._take(len(b"%d" % number))
        line.line.close()


def test_who_does_not_stop_sending_pings_is_disconnected(tmp_path: Path) -> None:
    """Their answers would pile up, for nobody reads them."""
    with run_server(tmp_path, SETTINGS) as server:
        room, (ann, ben, cleo) = open_table(server)
        with reading_nothing(cleo) as slow:
            while len(room.listeners) < 3:
                assert ann.listen(20) is not None
            slow.socket.settimeout(20)
            with pytest.raises((ConnectionResetError, BrokenPipeError)):
                slow.socket.sendall(frame(PING, bytes(125)) * 800_000)
            while len(room.listeners) > 2 or len(server.connections) > 2:
                ann.listen(0.1)
            ann.do("say", text="Who rings?")
            while ben.number < ann.number:
                assert ben.listen(20) is not None


def test_a_message_may_come_in_pieces_but_not_in_endless_ones(tmp_path: Path) -> None:
    """Empty pieces never reach the limit of a message's size, and each would be kept."""
    with run_server(tmp_path) as server:
        line = RawSocket(server.url, "/api/lobby/socket")
        line.receive()  # the lobby
        first, more, last = frame(TEXT, b"x", 0), frame(0, b"", 0), frame(0, b"")
        line.write(first + more * (MOST_FRAGMENTS - 2) + last + frame(PING, b""))
        assert line._take(2)[0] & 15 == PONG
        line.write(first + more * MOST_FRAGMENTS + frame(PING, b""))
        with pytest.raises((Ended, OSError)):
            line._take(2)
        line.line.close()


def all_said(line: RawSocket, last: str = "") -> Iterator[str]:
    """Every message of the server, until it closes the connection or has sent a certain one."""
    with suppress(Ended):
        while True:
            message = line.receive()
            yield message
            if last and last in message:
                return


@pytest.mark.parametrize("path", ["/api/tables/{table}/socket", "/api/lobby/socket"])
def test_who_does_not_stop_sending_is_disconnected(tmp_path: Path, path: str) -> None:
    settings = msgspec.structs.replace(QUICK, messages_per_second=20, messages_burst=100)
    with run_server(tmp_path, settings) as server:
        _, (ann, ben, _) = open_table(server)
        flood = RawSocket(server.url, path.format(table=ann.id))
        flood.say(json.dumps(ann.hello))
        flood.write(frame(TEXT, b"{}") * (3 * FLOOD))
        received = list(all_said(flood))
        flood.line.close()
        assert flood.code == TOO_MANY
        assert any("server-too-fast" in message for message in received) == ("lobby" not in path)
        ann.do("say", text="What was that?")
        while ben.number < ann.number:
            assert ben.listen(20) is not None


def test_what_comes_faster_than_it_is_answered_is_not_read_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the disk is slow little is taken in; and none of it is lost."""
    with run_server(tmp_path) as server:
        room, (ann, _, cleo) = open_table(server)
        hasty = RawSocket(server.url, f"/api/tables/{ann.id}/socket")
        hasty.line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
        hasty.say(json.dumps(cleo.hello))
        while len(room.listeners) < 3:
            assert ann.listen(20) is not None
        go_on = asyncio.Event()
        append = server.hub.store.append

        async def slowly(batches: Any) -> None:
            await go_on.wait()
            await append(batches)

        monkeypatch.setattr(server.hub.store, "append", slowly)
        hasty.say(json.dumps({"type": "say", "id": "first", "text": "Wait!"}))
        server.run(_until(room.lock.locked))
        refs = [f"number {number}" for number in range(400)]
        rest = b"".join(
            frame(TEXT, json.dumps({"type": "x" * 15_000, "id": ref}).encode()) for ref in refs
        )
        most = len(rest)
        while rest and select.select([], [hasty.line], [], 1)[1]:
            rest = rest[hasty.line.send(rest[:65_536]) :]
        assert most - len(rest) < 2_000_000
        server.loop.call_soon_threadsafe(go_on.set)
        sending = threading.Thread(target=hasty.write, args=(rest,))
        sending.start()
        answered = [message.get("id") for message in map(json.loads, all_said(hasty, refs[-1]))]
        sending.join()
        hasty.line.close()
        assert [ref for ref in answered if ref] == ["first", *refs]


async def _until(it_is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not it_is_so():
            await asyncio.sleep(0.001)


def test_who_reads_nothing_and_answers_no_ping_is_disconnected(tmp_path: Path) -> None:
    """Though too little waits for them to be too much."""
    with run_server(tmp_path, SETTINGS) as server:
        room, (ann, _, cleo) = open_table(server)
        with reading_nothing(cleo):
            while len(room.listeners) < 3:
                assert ann.listen(20) is not None
            slow = room.listeners[-1]
            assert isinstance(slow, Connection)
            full: list[Any] = []
            while not full:  # what waits for the sender alone waits only for a moment
                ann.do("say", text=WORDS)
                full = [one for one in server.connections if not one.writable.is_set()]
            server.loop.call_soon_threadsafe(full[0].keepalive_timeout)  # as uvicorn's timer does
            while len(room.listeners) > 2 or len(server.connections) > 2:
                ann.listen(0.1)
            assert not slow.overflowed


def test_the_server_closes_without_waiting_for_slow_readers(tmp_path: Path) -> None:
    with run_server(tmp_path, SETTINGS) as server:
        room, (ann, _, cleo) = open_table(server)
        with reading_nothing(cleo):
            while len(room.listeners) < 3:
                assert ann.listen(20) is not None
            line = room.listeners[-1]
            assert isinstance(line, Connection)
            while line._waiting == 0:
                ann.do("say", text=WORDS)
            server.run(_closed(server))


async def _closed(server: RunningServer) -> None:
    for connection in server.connections:  # as uvicorn does
        connection.shutdown()
    async with asyncio.timeout(5):
        while server.connections:
            await asyncio.sleep(0.01)
