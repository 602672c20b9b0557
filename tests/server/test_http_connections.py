"""Connections that send nothing, or half a request, or are too many."""

from __future__ import annotations

import socket
from asyncio import Transport
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import pytest
import table_client as client
import uvicorn
from support.raw_socket import RawSocket, dial
from support.server_fixture import QUICK, RunningServer, run_server
from support.table_driver import OPEN, PERSON
from uvicorn.server import ServerState

from aurum.server.http.protocol import HttpConnection, http_connections
from aurum.server.settings import ServerSettings

HURRIED = msgspec.structs.replace(QUICK, header_within=1, body_within=0.5)
POST = b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
UPGRADE = (
    b"GET /api/lobby/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n"
)
NAME = b'{"name": "Mira"}'
LENGTH = b"content-length: %d\r\n\r\n" % len(NAME)


def ended(line: socket.socket) -> bool:
    """Whether the server closes a connection, sooner or later."""
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    line.close()
    return True


# In a real server


def test_who_sends_nothing_or_half_a_request_is_disconnected(tmp_path: Path) -> None:
    requests = {
        "nothing": b"",
        "half a line": b"GET / HTTP/1.1\r\n",
        "no body": POST + LENGTH,
        "half a body": POST + LENGTH + NAME[:5],
        "half a chunk": POST + b"transfer-encoding: chunked\r\n\r\n5\r\nab",
        "too large": POST + b"content-length: 600000\r\n\r\n{",
        "a body where none belongs": UPGRADE + b"content-length: 5\r\n\r\nhe",
        "more headers than anybody reads": UPGRADE + b"x: y\r\n" * 200 + b"\r\n",
        "half of a second": b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET",
    }
    with run_server(tmp_path, HURRIED) as server:
        lines = {name: dial(server.url) for name in requests}
        requests["an empty line after an answer"] = b"\r\n"
        lines["an empty line after an answer"] = come(server)
        for name, line in lines.items():
            line.settimeout(5)
            line.sendall(requests[name])
        kept = [name for name, line in lines.items() if not ended(line)]
        assert not kept
        server.guest()


def test_who_sits_at_a_table_may_be_as_silent_as_they_like(tmp_path: Path) -> None:
    with run_server(tmp_path, HURRIED) as server:
        host = server.guest()
        table = client.Table(host, host.open_table("oriflamme", [PERSON, OPEN])).connect()
        assert ended(dial(server.url)), "so long the table has been silent"
        table.do("say", text="still here")
        table.close()


@pytest.fixture
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    """No proxy is trusted, not even on this machine."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")


FEW = msgspec.structs.replace(QUICK, connections_per_address=3)


@pytest.mark.usefixtures("no_proxy")
def test_from_one_address_only_so_many_come_at_once(tmp_path: Path) -> None:
    with run_server(tmp_path, FEW) as server:
        lines = [come(server) for _ in range(3)]
        assert ended(dial(server.url)), "one too many"
        leave(lines.pop())
        lines += [RawSocket(server.url, "/api/lobby/socket").line, come(server)]  # no socket counts
        assert ended(dial(server.url))
        for line in lines:
            line.close()


def come(server: RunningServer) -> socket.socket:
    """A client that has been accepted and stays connected."""
    line = dial(server.url)
    line.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
    assert line.recv(65536).startswith(b"HTTP/1.1 200")
    return line


def leave(line: socket.socket) -> None:
    """Let the server close the connection, so that it has noticed."""
    line.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
    assert ended(line)


def test_a_proxy_comes_for_everybody(tmp_path: Path) -> None:
    with run_server(tmp_path, FEW) as server:
        for line in [come(server) for _ in range(10)]:
            line.close()


# With a clock that stands still


class Clock:
    """An event loop whose timers the test fires."""

    def __init__(self) -> None:
        self.timers: list[Timer] = []
        self.tasks = 0

    def call_later(self, seconds: float, act: Callable[[], None]) -> Timer:
        self.timers.append(Timer(self, seconds, act))
        return self.timers[-1]

    def create_task(self, work: Coroutine[Any, Any, None]) -> Any:
        work.close()
        self.tasks += 1
        return Future()

    @property
    def waits(self) -> list[float]:
        return [timer.seconds for timer in self.timers]


class Timer(msgspec.Struct, eq=False):
    """A timer of that loop."""

    clock: Clock
    seconds: float
    act: Callable[[], None]

    def cancel(self) -> None:
        if self in self.clock.timers:
            self.clock.timers.remove(self)

    def ring(self) -> None:
        self.cancel()
        self.act()


class Wire(Transport):
    """A transport that records what is done to it."""

    closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("192.0.2.7", 4711) if name == "peername" else default

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        """Nothing to hold back."""

    def resume_reading(self) -> None:
        """Nothing was held back."""

    def write(self, data: Any) -> None:
        """Nobody reads it."""


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application that is never asked."""


@pytest.fixture
def caller() -> HttpConnection:
    config = uvicorn.Config(nothing, log_config=None, access_log=False)
    made: HttpConnection = http_connections(ServerSettings(header_within=10, body_within=30))(
        config=config, server_state=ServerState(), app_state={}, _loop=Clock()
    )
    made.connection_made(Wire())
    return made


def clock(caller: HttpConnection) -> Clock:
    loop: Any = caller.loop
    assert isinstance(loop, Clock)
    return loop


def test_a_header_has_its_time_in_all_and_so_has_a_body(caller: HttpConnection) -> None:
    time = clock(caller)
    (first,) = time.timers
    caller.data_received(POST[:10])
    caller.data_received(POST[10:])
    assert time.timers == [first], "who says a letter now and then says too little"
    caller.data_received(LENGTH)
    (second,) = time.timers
    assert (first.seconds, second.seconds) == (10, 30)
    caller.data_received(NAME[:5])
    assert time.timers == [second]
    caller.data_received(NAME[5:])
    assert time.waits == [], "all was said, and we may take our time"
    assert time.tasks == 1
    caller.connection_lost(None)


def test_who_waits_for_an_answer_is_not_sent_away(caller: HttpConnection) -> None:
    time = clock(caller)
    caller.data_received(POST + LENGTH + NAME + b"GET")
    (half,) = time.timers
    half.ring()
    assert time.waits == [10], "the first is not answered yet"
    assert not caller.transport.is_closing()
    caller.cycle.response_complete = True
    time.timers[0].ring()
    assert caller.transport.is_closing()
    caller.connection_lost(None)


def test_who_is_not_listened_to_is_not_sent_away(caller: HttpConnection) -> None:
    time = clock(caller)
    caller.data_received(POST + b"content-length: 400000\r\n\r\n" + bytes(100_000))
    time.timers[0].ring()
    assert time.waits == [30], "more has come than we have read"
    caller.flow.resume_reading()
    time.timers[0].ring()
    assert caller.transport.is_closing()
    caller.connection_lost(None)
    assert time.waits == []
