"""Requests made from the OpenAPI document, right and wrong, and what no document would allow.

`dev.py soak` looks for longer, and elsewhere each time.
"""

from __future__ import annotations

import json
import random
import re
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
import schemathesis
import table_client as client
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import events, from_schema
from support.brief import SOAK, often
from support.fuzz_aftermath import LEAK, no_failure_noted, play_on, verify_table
from support.fuzz_clients import garbage
from support.raw_socket import PATIENCE, dial, reset
from support.server_fixture import QUICK, RunningServer, run_server

from aurum.lessons import all_lessons
from aurum.puzzles import set_names

EXAMPLES = often(4, soak=200)
"""For each operation, beside those that probe the edges."""

FUZZ = settings(
    max_examples=often(40, soak=5000),
    derandomize=not SOAK,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
)

CHECKS = [
    "no_leak",
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "unsupported_method",
    "ignored_auth",
]
PERSON, BOT, OPEN = {"kind": "person"}, {"kind": "bot", "level": "random"}, {"kind": "open"}

# A body of many kilobytes is what we want to send; nobody prints it.
pytestmark = pytest.mark.filterwarnings("ignore:Generating overly large repr")


@schemathesis.check
def no_leak(ctx: Any, response: Any, case: Any) -> None:
    """No answer shows the server's code or paths."""
    found = LEAK.search(response.text) or re.search("/(tmp|home|work|usr|var)/", response.text)
    assert found is None, response.text


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with room for all the tables that will be asked for."""
    settings = msgspec.structs.replace(QUICK, tables_per_guest=1_000_000)
    with run_server(tmp_path_factory.mktemp("data"), settings) as opened:
        yield opened


class PairedServer:
    """Tables in every phase, so that requests meet more than what is not there."""

    def __init__(self, server: RunningServer) -> None:
        self.mira, self.other = server.guest("Mira"), server.guest("Ben")
        mira = self.mira
        self.open = mira.open_table("oriflamme", [PERSON, OPEN], settings={"public": True})
        self.running = [
            self._begun("oriflamme", [PERSON, BOT, BOT]),
            self._begun("orichalque", [{"kind": "local", "name": "Ann"}, {"kind": "local"}]),
        ]
        self.over = [
            self._begun("oriflamme", [PERSON, BOT]),
            self._begun("orichalque", [PERSON], options={"solo": "easy"}),
        ]
        for table in self.over:
            play_on(server, table, [mira], random.Random(1))
        self.closed = mira.open_table("oriflamme", [PERSON, OPEN])
        mira.ask("POST", f"/api/tables/{self.closed}/commands", {"type": "close", "id": "1"})
        self.locked = self.other.open_table("oriflamme", [PERSON, OPEN], passphrase="gold")
        self.tables = [self.open, *self.running, *self.over, self.closed, self.locked]
        self.records = [
            mira.ask("POST", "/api/records", mira.record(table))["id"] for table in self.over
        ]

    def _begun(self, game: str, seats: list[dict[str, str]], **more: Any) -> str:
        table = self.mira.open_table(game, seats, **more)
        self.mira.ask("POST", f"/api/tables/{table}/commands", {"type": "start", "id": "start"})
        return table


def configure(paired: PairedServer, token: str) -> SchemathesisConfig:
    """The same examples every time; most of what they name is there."""
    values: dict[str, list[str | int]] = {
        "path.table_id": [*paired.tables],
        "path.record_id": [*paired.records],
        "path.guest_id": [paired.mira.me, paired.other.me],
        "path.game": ["oriflamme", "orichalque"],
        "path.move": [0, 1, 2, 5, 50],
        "path.scene": ["OF-5.1-only-the-two-ends", "OR-6.2-stop", "OF-1.1-three-families"],
        "path.shelf": [*set_names()],
        "path.number": [1, 2, 3],
        "path.name": [*(lesson.name for lesson in all_lessons()), "aurum"],
        "body.step": [0, 1],
        "body.choices[*]": ["reveal", "keep", "eliminate 1", "stop"],
        "body.game": ["oriflamme", "orichalque"],
        "body.seats[*].level": ["", "random"],
        "body.settings.stand_in": ["", "random"],
        "body.passphrase": ["", "gold"],
    }
    names = {key: f"d{number}" for number, key in enumerate(values)}
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return SchemathesisConfig.from_dict(
        {
            **({} if SOAK else {"seed": 4}),
            "headers": headers,
            "continue-on-failure": True,
            "generation": {
                "max-examples": EXAMPLES,
                "deterministic": not SOAK,
                "database": "none",
            },
            "checks": {
                "enabled": False,
                **{name: {"enabled": True} for name in CHECKS},
                "negative_data_rejection": {
                    "enabled": True,
                    "expected-statuses": [400, 401, 403, 404, 405, 409, 413, 429],
                },
            },
            "dictionaries": {names[key]: {"values": found} for key, found in values.items()},
            "parameters": {key: {"dictionary": names[key], "probability": 0.8} for key in values},
        }
    )


@pytest.mark.soak
@pytest.mark.parametrize("who", ["guest", "nobody"])
def test_every_answer_is_one_the_document_declares(server: RunningServer, who: str) -> None:
    paired = PairedServer(server)
    config = configure(paired, paired.mira.token if who == "guest" else "")
    schema = schemathesis.openapi.from_url(f"{server.url}/schema", config=config)
    answers: Counter[int] = Counter()
    problems: list[str] = []
    with no_failure_noted():
        for event in from_schema(schema).execute():
            if isinstance(event, events.NonFatalError | events.FatalError):
                problems.append(str(event))
            elif isinstance(event, events.ScenarioFinished):
                interactions = event.recorder.interactions.values()
                answers.update(each.response.status_code for each in interactions if each.response)
                problems += _failures(event.recorder)
        assert not problems, "\n\n".join(problems)
        for table in (paired.open, *paired.running):
            play_on(server, table, [paired.mira, paired.other], random.Random(2))
        for table in paired.tables:
            verify_table(server, table)
    assert answers.total() > 1000
    assert {200, 201, 400, 401, 404, 405, 413} <= set(answers)
    assert who == "nobody" or {403, 409} <= set(answers)


@pytest.fixture(scope="module")
def records(server: RunningServer) -> list[dict[str, Any]]:
    """A whole game of each kind."""
    paired = PairedServer(server)
    return [paired.mira.record(table) for table in paired.over]


_spoils = st.tuples(
    st.sampled_from(["game", "rules", "options", "seats", "choices", "fair"]),
    st.sampled_from(["drop", "double", "swap", "other"]) | st.just("other"),
    st.integers(0, 200),
    garbage | st.sampled_from(["oriflamme", "orichalque", 1, 2, 5, "pass", "easy", "aurum.toml"]),
)


@pytest.mark.soak
@FUZZ
@given(which=st.integers(0, 1), spoils=st.lists(_spoils, min_size=1, max_size=3))
def test_a_spoilt_record_is_refused_or_shown(
    server: RunningServer, records: list[dict[str, Any]], which: int, spoils: list[tuple[Any, ...]]
) -> None:
    document = json.loads(json.dumps(records[which]))
    for field, how, at, value in spoils:
        document[field] = _spoil(document[field], how, at, value)
    guest = server.guest()
    with no_failure_noted():
        try:
            kept = guest.ask("POST", "/api/records", document)
        except client.Refused:
            return  # a failure would be noted
        for move, seat in ((0, -3), (kept["moves"], 0), (kept["moves"] // 2, 4)):
            with suppress(client.Refused):
                guest.ask("GET", f"/api/records/{kept['id']}/moments/{move}?seat={seat}")


def _spoil(old: Any, how: str, at: int, value: Any) -> Any:
    """A part of a record with one thing in it missing, doubled, elsewhere or otherwise."""
    if not isinstance(old, list | dict) or not old:
        return value
    keys = list(old) if isinstance(old, dict) else range(len(old))
    key = keys[at % len(keys)]
    if how == "drop":
        del old[key]
    elif how == "swap":
        other = keys[at * 7 % len(keys)]
        old[key], old[other] = old[other], old[key]
    elif how == "double" and isinstance(old, list):
        old.insert(at, old[key])
    else:
        old[key] = value
    return old


def _failures(recorder: Any) -> list[str]:
    return [
        f"{recorder.label}: {check.name}: {check.failure_info.failure.message}\n"
        f"{check.failure_info.code_sample}"
        for checks in recorder.checks.values()
        for check in checks
        if check.failure_info is not None
    ]


# What no document allows


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[" * 100_000,
        b'{"name":' * 50_000,
        b'{"name":"\xff\xfe"}',
        b'{"name":"\\ud800"}',
        b'{"name":"a\\u0000"}',
        b'{"name":"Mira","colour":"#c9a227\\n"}',
        b'\xef\xbb\xbf{"name":"Mira"}',
        b'{"name":"Mira"',
        b'{"name":1e999}',
        b"name=Mira",
        b"\x81\xa4name\xa4Mira",
    ],
    ids=lambda body: repr(body[:24]),
)
def test_an_unreadable_body(server: RunningServer, body: bytes) -> None:
    head = "POST /api/guests HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
    with no_failure_noted():
        line = dial(server.url)
        line.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        head, _, answer = _read_all(line).partition("\r\n\r\n")
        assert head.startswith("HTTP/1.1 400 Bad Request")
        document = json.loads(answer)
        assert document["type"] == "error"
        assert not re.search(r"'|\\x", document["says"]), "Python's way to write it"


def test_who_closes_a_connection_half_way_is_no_failure(server: RunningServer) -> None:
    head = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"
    with no_failure_noted():
        line = dial(server.url)
        line.sendall(head + b'{"name":')
        line.shutdown(socket.SHUT_WR)
        assert not LEAK.search(_read_all(line))
        assert server.guest().ask("GET", "/healthz")["status"] == "ok"


_paths = st.sampled_from(
    ["/", "/api/me", "/api/guests", "/api/tables", "/api/me/link", "/schema", "/healthz", "*", "é"]
) | st.binary(max_size=16).map(lambda name: f"/api/tables/{quote(name)}")
_lines = st.builds(
    "{} {} {}".format,
    st.sampled_from(["GET", "GET", "POST", "POST", "PUT", "PATCH", "DELETE", "TRACE", "X", ""]),
    _paths,
    st.sampled_from(["HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/9.9", ""]),
)
_headers = st.sampled_from(
    [
        "Host: x", "Host:", "Host: [", "Host: \xff", "Origin: http://[", "Origin: null",
        "Content-Length: 4", "Content-Length: 9", "Content-Length: 99999999999",
        "Content-Length: -1", "Transfer-Encoding: chunked", "Expect: 100-continue",
        "Connection: close", "Connection: Upgrade", "Upgrade: websocket", "Upgrade: h2c",
        "Authorization: Bearer", "Authorization: Bearer \xff", "Authorization: Basic eA==",
        "Cookie: aurum_guest=x.y.z", "Cookie: \xff=;;=", "Accept: \xff", "Accept-Encoding: x",
        "Accept-Language: fr;q=nan,\xff;q=1e999", "Content-Type: \xff;;charset=none",
        "Content-Type: multipart/form-data", "X: " + "y" * 9000, "no colon", "\x00: \x00",
    ]
)  # fmt: skip
_ends = st.sampled_from(["\r\n\r\n", "\r\n\r\n", "\r\n\r\n", "\r\n", ""])
_bodies = st.sampled_from([b"", b"null", b'{"name":', b"5\r\nab", b"0\r\n\r\n"]) | st.binary()
_requests = st.builds(
    lambda line, headers, end, body: ("\r\n".join([line, *headers]) + end).encode() + body,
    _lines,
    st.lists(_headers, max_size=3),
    _ends,
    _bodies,
) | st.binary(max_size=80)
LAST = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


@pytest.mark.soak
@FUZZ
@given(sent=st.lists(st.tuples(_requests, st.booleans()), min_size=5, max_size=12))
def test_anything_on_the_port(server: RunningServer, sent: list[tuple[bytes, bool]]) -> None:
    """Whole requests and halves; the client reads the answers, or closes the connection before."""
    with no_failure_noted(), ExitStack() as opened:
        lines = [(opened.enter_context(dial(server.url)), hangs_up) for _, hangs_up in sent]
        for (line, hangs_up), (data, _) in zip(lines, sent, strict=True):
            line.sendall(data if hangs_up else data + LAST)
            if hangs_up:
                reset(line)
        for line, hangs_up in lines:
            if not hangs_up:
                answer = _read_all(line)
                assert not LEAK.search(answer)
                assert not answer.startswith("HTTP/1.1 5")
        assert server.guest().ask("GET", "/healthz")["status"] == "ok"


def _read_all(line: socket.socket) -> str:
    """What comes until the server closes the connection, as it must if no more will come."""
    read = b""
    with closing(line), suppress(ConnectionError):
        line.settimeout(0.2)
        while True:
            try:
                more = line.recv(65536)
            except TimeoutError:  # it waits for the rest of a request
                assert line.gettimeout() != PATIENCE, "the server keeps a dead connection"
                line.shutdown(socket.SHUT_WR)
                line.settimeout(PATIENCE)
                continue
            if not more:
                break
            read += more
    return read.decode("latin-1")
