"""Anything at all on the sockets of a table, in all its phases, by several people at once.

None of it may be called a failure, hang the table or lose a choice: afterwards the table is
played to its end, and its log and record are checked. `dev.py soak` looks for longer.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import closing

import msgspec
import pytest
import table_client as client
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from support.brief import SOAK, often
from support.fuzz_aftermath import (
    LEAK,
    do,
    look_at,
    no_failure_noted,
    play_on,
    verify_table,
    wait_until_all_are_gone,
)
from support.fuzz_clients import FuzzClient, FuzzRun, fuzz_acts, raw_frames
from support.raw_socket import BINARY, Ended, RawSocket, frame, reset
from support.server_fixture import QUICK, RunningServer, run_server

MANY = settings(
    max_examples=often(12, soak=1000),
    derandomize=not SOAK,
    database=None,
    deadline=None,
    phases=[Phase.generate],  # what depends on the moment does not shrink
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that unloads a table as soon as nobody needs it."""
    quick = msgspec.structs.replace(
        QUICK, tables_per_guest=1_000_000, unload_after=0, absent_after=0, chats_per_minute=1e6
    )
    with run_server(tmp_path_factory.mktemp("data"), quick) as opened:
        yield opened


@pytest.fixture(scope="module")
def guests(server: RunningServer) -> list[client.Server]:
    """Two who will take seats, one who watches, and one without a name."""
    return [
        server.guest("Mira"),
        server.guest("Ben"),
        server.guest("Eve"),
        client.Server(server.url),
    ]


def bring_to(phase: str, server: RunningServer, guests: Sequence[client.Server]) -> str:
    """A table of two people in this phase."""
    table_id = guests[0].open_table("oriflamme", [{"kind": "person"}, {"kind": "open"}])

    do(guests[1], table_id, "sit", seat=1)
    if phase == "closed":
        do(guests[0], table_id, "close")
    elif phase != "open":
        do(guests[0], table_id, "start")
    if phase == "over":
        play_on(server, table_id, guests[:2], random.Random(0))
    if phase == "archived":
        room = server.run(server.hub.room(table_id))
        server.run(room.archive(server.hub.at() + 1))
    return table_id


@pytest.mark.soak
@pytest.mark.parametrize("phase", ["open", "running", "over", "archived", "closed"])
@MANY
@given(data=st.data())
def test_a_table_survives_any_messages(
    server: RunningServer, guests: list[client.Server], phase: str, data: st.DataObject
) -> None:
    fuzz = data.draw(fuzz_acts(phase))
    with no_failure_noted():
        table_id = bring_to(phase, server, guests)
        run = FuzzRun(server, table_id, guests)
        run.run(fuzz)
        verify_table(server, table_id, run.receipts)
        play_on(server, table_id, guests[:3], random.Random(1))
        after = verify_table(server, table_id, run.receipts)
        assert after.status in ("over", "closed") or not after.settings.spectators


@pytest.mark.parametrize("greeted", [False, True])
@pytest.mark.parametrize(
    "nonsense",
    [
        b"",
        b"null",
        b"[" * 9_000,
        b'{"type":' * 2_000,
        b"{" * 16_385,
        b'{"type":"hello","after":-1}',
        b'{"type":"choose","id":"a","seat":0,"since":0,"choice":"\\ud800"}',
        b'{"type":"choose","id":"a","seat":0,"since":0,"choice":"\\u0000"}',
        b'{"type":"choose","id":"a","seat":9,"since":1e99,"choice":1}',
        b'{"type":"say","id":"' + b"x" * 41 + b'","text":"x"}',
        b'{"type":["say"],"id":{}}',
        b'{"id":"a","type":"start","type":"close"}',
        b"\xff\xfe",
    ],
    ids=lambda sent: repr(sent[:16]),
)
def test_nonsense_is_answered_and_the_conversation_goes_on(
    server: RunningServer, guests: list[client.Server], nonsense: bytes, greeted: bool
) -> None:
    table_id = bring_to("running", server, guests)
    before = look_at(server, table_id).number
    with no_failure_noted():
        connection = FuzzClient(server, table_id, guests[2], "good" if greeted else "none")
        connection.write(frame(BINARY, nonsense))
        connection.read_all()
        assert connection.welcomed
        reset(connection.line)
        assert look_at(server, table_id).number == before


# Opening a socket


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/api/tables/nobodyknowsthis/socket", []),
        ("/api/tables/%00%ff/socket", []),
        ("/api/tables//socket", []),
        ("/api/house", []),
        ("/nowhere", []),
        ("/api/lobby/socket", ["Origin: https://elsewhere.example"]),
        ("/api/lobby/socket", ["Origin: http://["]),
        ("/api/lobby/socket", ["Origin: null"]),
        ("/api/lobby/socket", ["Sec-WebSocket-Version: 99"]),
        ("/api/lobby/socket", ["Sec-WebSocket-Extensions: permessage-deflate; x=\xff"]),
        ("/api/lobby/socket", ["Cookie: aurum_guest=\xff; ;=;"]),
        ("/api/lobby/socket", ["Accept-Language: fr;q=nan, \xff;q=1e999"]),
    ],
)
def test_any_first_message_is_answered(
    server: RunningServer, path: str, headers: list[str]
) -> None:
    with no_failure_noted():
        answer = _first_answer(server, path, headers)
        assert not LEAK.search(answer)
        assert not answer.startswith("HTTP/1.1 5")
        assert server.guest().ask("GET", "/healthz")["status"] == "ok"


def _first_answer(server: RunningServer, path: str, headers: list[str]) -> str:
    try:
        client = RawSocket(server.url, path, *headers)
    except Ended as refused:
        return str(refused)
    client.say('{"type":"hello"}')
    with closing(client.line):
        return client.receive()


@pytest.mark.soak
@MANY
@given(sent=st.lists(raw_frames, max_size=8))
def test_the_lobby_ignores_messages(server: RunningServer, sent: list[bytes]) -> None:
    with no_failure_noted():
        watching, talking = (RawSocket(server.url, "/api/lobby/socket") for _ in range(2))
        for data in sent:
            talking.write(data)
        reset(talking.line)
        assert '"type":"lobby"' in watching.receive()
        reset(watching.line)


def test_who_is_gone_is_not_counted(server: RunningServer, guests: list[client.Server]) -> None:
    """Frozen, stuck and broken connections leave nothing behind."""
    table_id = bring_to("open", server, guests)
    connections = [
        FuzzClient(server, table_id, guest, "good") for guest in guests for _ in range(3)
    ]
    room = server.run(server.hub.room(table_id))
    while len(room.listeners) < len(connections):
        connections[-1].receive()
    for connection in connections:
        connection.write(frame(1, b"x" * 40)[:20])
        reset(connection.line)
    wait_until_all_are_gone(server, table_id)
