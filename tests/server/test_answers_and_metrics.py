"""Headers of every answer, health and metrics for the administrator, and what no log contains."""

from __future__ import annotations

import io
import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest
import table_client as client
from support.server_fixture import InlineBotPool, RunningServer, run_server
from support.table_driver import BOT, OPEN, PERSON, ask_plainly, do, refused

from aurum.server.errors import StorageError
from aurum.server.telemetry import JsonLines, log_to_stderr

# Headers of every answer

ANSWERS: list[tuple[str, str, str | None, int]] = [
    ("GET", "/", None, 200),
    ("GET", "/plain.css", None, 200),
    ("GET", "/schema", None, 200),
    ("GET", "/schema/messages", None, 200),
    ("GET", "/healthz", None, 200),
    ("GET", "/metrics", None, 200),
    ("GET", "/api/house", None, 200),
    ("GET", "/api/league/oriflamme", None, 200),
    ("POST", "/api/guests", '{"name": "Mira"}', 201),
    ("POST", "/api/guests", "{", 400),
    ("POST", "/api/guests", '{"name": 7}', 400),
    ("GET", "/api/me", None, 401),
    ("GET", "/api/tables/AAAAAAAAAAAAAAAA", None, 404),
    ("GET", "/api/tables/A", None, 400),
    ("GET", "/nowhere", None, 404),
    ("GET", "/api/league/chess", None, 400),
    ("PUT", "/api/house", None, 405),
    ("OPTIONS", "/api/house", None, 204),
    ("POST", "/api/records", None, 413),
    ("GET", "/api/tables/AAAAAAAAAAAAAAAA/socket", None, 405),
]


@pytest.mark.parametrize(("method", "path", "body", "status"), ANSWERS)
def test_every_answer_keeps_browsers_safe(
    server: RunningServer, method: str, path: str, body: str | None, status: int
) -> None:
    # A large body is refused by what it says of itself, before it comes.
    length = {"content_length": "600000"} if status == 413 else {}
    answer, content = ask_plainly(server, method, path, body, **length)
    assert answer.status == status
    policy = answer.getheader("content-security-policy", "")
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.getheader("x-content-type-options") == "nosniff"
    assert answer.getheader("referrer-policy") == "no-referrer"
    assert answer.getheader("cache-control") == "no-store"
    assert answer.getheader("access-control-allow-origin") is None
    if status >= 400:
        problem = json.loads(content)
        assert problem["type"] == "error"
        assert problem["code"]
        assert problem["says"] != problem["code"]
        assert "Traceback" not in problem["says"]


def test_an_internal_error_is_not_shown_to_clients(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(name: str) -> None:
        raise RuntimeError("the cat is on the keyboard")

    monkeypatch.setattr(server.hub, "league", fail)
    failures = server.hub.metrics.failures._value.get()
    answer, body = ask_plainly(server, "GET", "/api/league/oriflamme", accept_language="fr")
    assert server.hub.metrics.failures._value.get() == failures + 1
    assert (answer.status, json.loads(body)["code"]) == (500, "server-failure")
    assert b"cat" not in body
    assert answer.getheader("content-security-policy")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("de, ru;q=0.7, en;q=0.3", "ru"),
        ("en;q=0.2, fr;q=0.9", "fr"),
        ("de", "en"),
        ("", "en"),
        ("fr;q=x, ru", "ru"),
        (";;;,,,=", "en"),
    ],
)
def test_the_page_speaks_as_the_browser_does(
    server: RunningServer, accepted: str, language: str
) -> None:
    answer, page = ask_plainly(server, "GET", "/", accept_language=accepted)
    assert answer.getheader("content-language") == language
    assert f'<html lang="{language}">'.encode() in page


def test_the_page_has_no_script_and_believes_no_name(server: RunningServer) -> None:
    host = server.guest("<script>x</script>")
    host.open_table("oriflamme", [PERSON, OPEN], settings={"public": True})
    _, page = ask_plainly(server, "GET", "/")
    text = page.decode()
    assert "&lt;script&gt;" in text
    assert "<script" not in text
    assert " style=" not in text
    assert "<style" not in text
    assert not re.search(r"\son\w+=", text)


# For the administrator


def test_health_says_whether_anything_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(batches: Any) -> None:
        raise StorageError("disk full")

    with run_server(tmp_path) as server:
        host = server.guest()
        assert ask_plainly(server, "GET", "/healthz")[0].status == 200
        with monkeypatch.context() as patched:
            patched.setattr(server.hub.store, "append", full)
            refused(host.open_table, "oriflamme", [PERSON, OPEN])
        answer, body = ask_plainly(server, "GET", "/healthz")
        assert (answer.status, json.loads(body)["status"]) == (503, "failing")
        host.open_table("oriflamme", [PERSON, OPEN])
        assert ask_plainly(server, "GET", "/healthz")[0].status == 200


START = 'aurum_commands_total{outcome="done",type="start"}'


def _number(text: str, name: str) -> float:
    """What `/metrics` says of something."""
    (found,) = [line for line in text.splitlines() if line.startswith(name + " ")]
    return float(found.rsplit(" ", 1)[1])


def test_metrics_are_numbers_for_prometheus(server: RunningServer) -> None:
    host = server.guest("Zacharias")
    table = client.Table(host, host.open_table("oriflamme", [PERSON, BOT])).connect()
    table.do("start")
    refused(table.do, "start")
    answer, body = ask_plainly(server, "GET", "/metrics")
    assert (answer.getheader("content-type") or "").startswith("text/plain")
    text = body.decode()
    for line in text.splitlines():
        assert line.startswith("#") or re.fullmatch(r"\w+(\{[^}]*\})? [-+.\deInfNa]+", line)
    assert 'aurum_commands_total{outcome="refused",type="start"}' in text
    started, changed = (_number(text, name) for name in (START, "aurum_changes_total"))
    assert started >= 1
    assert changed >= 1
    assert _number(text, 'aurum_command_seconds_bucket{le="+Inf"}') == _number(
        text, "aurum_command_seconds_count"
    )
    assert 0 < _number(text, "aurum_command_seconds_sum") < 60
    assert re.search(r"^aurum_sockets [1-9]", text, re.MULTILINE)
    assert re.search(r"^aurum_tables_open [1-9]", text, re.MULTILINE)
    for secret in ("Zacharias", host.me, host.token, table.id):
        assert secret not in text
    table.close()


def test_the_schema_is_served(server: RunningServer) -> None:
    schema = json.loads(ask_plainly(server, "GET", "/schema")[1])
    assert schema["openapi"].startswith("3.1")
    assert "/api/tables/{table_id}/commands" in schema["paths"]
    messages = json.loads(ask_plainly(server, "GET", "/schema/messages")[1])
    client_says = json.dumps(messages["client"])
    for kind in ("hello", "choose", "undo", "rematch"):
        assert f'"{kind}"' in client_says
    server_says = json.dumps(messages["server"])
    for kind in ("welcome", "happened", "receipt", "error", "present", "lobby"):
        assert f'"{kind}"' in server_says


# What no log contains


class RevealingBotPool(InlineBotPool):
    """Bots that fail with an error that contains the question."""

    async def choose(self, level: str, question: Any, seed: int) -> int:
        raise RuntimeError(f"Zacharias asked {question}")


def test_logs_hold_no_names_tokens_or_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.StringIO()
    root = logging.getLogger()
    kept = root.handlers, root.level
    monkeypatch.setattr("sys.stderr", written)
    log_to_stderr("debug")
    try:
        with run_server(tmp_path, bot_pool=RevealingBotPool()) as server:
            secrets = _everything_goes_wrong(server, monkeypatch)
    finally:
        monkeypatch.undo()
        root.handlers, root.level = kept
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert {"a bot failed", "a request failed", "the store fails"} <= {
        line["message"] for line in lines
    }
    assert all({"at", "level", "logger", "message"} <= line.keys() for line in lines)
    for secret in secrets:
        assert secret not in written.getvalue()


def _everything_goes_wrong(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Bots, requests, the store; the result is what nobody may read of it in a log."""
    host = server.guest("Zacharias")
    table_id = host.open_table("oriflamme", [PERSON, BOT, BOT], passphrase="sesame")
    table = client.Table(host, table_id).connect()
    table.do("start")
    for _ in range(3):
        while table.asked is None:
            table.listen(10)
        table.choose(table.asked["choices"][0])
    table.do("say", text="a word in confidence")
    link = host.ask("POST", "/api/me/link")

    async def full(batches: Any) -> None:
        raise StorageError("disk full")

    def broken(game: str) -> None:
        raise RuntimeError(f"{host.me} {table_id} {host.token}")

    with monkeypatch.context() as patched:
        patched.setattr(server.hub.store, "append", full)
        assert refused(table.do, "say", text="a word in confidence") == "server-store-fails"
        assert refused(do, host, table_id, "say", text="hm") == "server-store-fails"
        patched.setattr(server.hub, "league", broken)
        assert refused(host.ask, "GET", "/api/league/oriflamme") == "server-failure"
    refused(host.ask, "GET", f"/api/tables/{table_id[::-1]}")
    table.close()
    return ["Zacharias", host.me, host.token, table_id, "confidence", link["code"], "sesame"]


def test_a_log_line_tells_where_and_not_what() -> None:
    try:
        raise ValueError("what somebody typed")
    except ValueError as problem:
        record = logging.makeLogRecord({"msg": "it failed", "levelname": "ERROR", "bot": "random"})
        record.exc_info = (type(problem), problem, problem.__traceback__)
    line = json.loads(JsonLines().format(record))
    assert line["bot"] == "random"
    assert line["error"] == "ValueError"
    assert line["trace"][0].startswith("test_a_log_line_tells_where_and_not_what:")
    assert "typed" not in json.dumps(line)
