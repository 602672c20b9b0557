"""A game that breaks its contract stops its own table, says why, and nothing else stops."""

from __future__ import annotations

import json
import logging
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import table_client as client
from support.plugins import installed
from support.server_fixture import QUICK, RunningServer, run_server

from aurum.server.http import server_info
from aurum.server.live.room import MEASURED_EVERY
from aurum.server.table import games
from aurum.server.telemetry import JsonLines
from aurum.words import LANGUAGES, translator_for

SETTINGS = msgspec.structs.replace(QUICK, choice_within=0.3, state_bytes=200_000)
PERSON, OPEN, BOT = {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with installed("brittle"), run_server(tmp_path, SETTINGS) as opened:
        yield opened


class Lines(logging.Handler):
    """The log of the server, line by line as it is written."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def lines() -> Iterator[list[str]]:
    handler, logger = Lines(), logging.getLogger("aurum.server")
    logger.addHandler(handler)
    yield handler.lines
    logger.removeHandler(handler)


def sit_down(server: RunningServer, fault: str) -> tuple[list[client.Table], list[client.Server]]:
    """A started table of two people and a spectator, whose game fails in this way."""
    guests = [server.guest(name) for name in ("Ana", "Ben", "Caro")]
    table_id = guests[0].open_table("brittle", [PERSON, OPEN], options={"fault": fault})
    tables = [client.Table(guest, table_id).connect() for guest in guests]
    tables[1].do("sit", seat=1)
    tables[0].do("start")
    for table in tables:
        hear(table)
    return tables, guests


def hear(table: client.Table, number: int = 3) -> None:
    while table.number < number:
        table.listen(10)


def refused(table: client.Table, choice: str) -> str:
    with pytest.raises(client.Refused) as problem:
        table.choose(choice)
    return problem.value.code


@pytest.mark.parametrize(
    ("fault", "why"),
    [
        ("raise", "failed"),
        ("exit", "failed"),
        ("choices", "failed"),
        ("view", "failed"),
        ("encode", "failed"),
        ("loop", "slow"),
    ],
)
def test_all_listeners_hear_of_it_and_the_choice_is_not_stored(
    server: RunningServer, lines: list[str], fault: str, why: str
) -> None:
    tables, (host, *_) = sit_down(server, fault)
    other, _ = sit_down(server, "")
    tables[0].choose("go")
    for table in tables:
        hear(table, 4)
    assert refused(tables[1], "break") == f"server-game-{why}"
    for table in tables:
        hear(table, 5)
        entry = table.happened[-1]
        assert entry["told"] == {"kind": "stopped", "why": why}
        assert (entry["table"]["status"], entry["table"]["stopped"]) == ("stopped", why)
        assert "now" not in entry
    assert refused(tables[1], "go") == "server-not-running"
    assert len(host.record(tables[0].id)["choices"]) == 1

    other[0].choose("go")
    assert host.ask("GET", "/api/house")["games"]

    logged = [json.loads(line) for line in lines]
    (found,) = [line for line in logged if line["message"] == "a game broke its contract"]
    assert (found["game"], found["why"]) == ("brittle", why)
    assert tables[0].id.startswith(found["table"])
    assert len(found["table"]) < 10
    if why == "failed" and fault != "encode":
        assert any("rules.py" in step for step in found["trace"]), found
    assert "a secret" not in "".join(lines)


def test_a_state_that_grew_too_large_stops_its_table_when_it_is_measured(
    server: RunningServer,
) -> None:
    tables, (host, *_) = sit_down(server, "grow")
    tables[0].choose("go")
    hear(tables[1], 4)
    tables[1].choose("break")
    for made in range(2, MEASURED_EVERY - 1):
        table = tables[made % 2]
        hear(table, 3 + made)
        table.choose("go")
    last = tables[(MEASURED_EVERY - 1) % 2]
    hear(last, 2 + MEASURED_EVERY)
    assert refused(last, "go") == "server-game-large"
    hear(tables[2], 3 + MEASURED_EVERY)
    assert tables[2].happened[-1]["told"] == {"kind": "stopped", "why": "large"}
    assert len(host.record(tables[0].id)["choices"]) == MEASURED_EVERY - 1


def test_a_stopped_table_can_be_entered_and_looked_at(server: RunningServer) -> None:
    tables, (host, *_) = sit_down(server, "raise")
    tables[0].choose("go")
    hear(tables[1], 4)
    assert refused(tables[1], "break") == "server-game-failed"
    again = client.Table(host, tables[1].id).connect()
    assert again.table["status"] == "stopped"
    assert again.now is not None
    assert [position["choices"] for position in again.now["positions"]] == [[]]
    story = host.ask("GET", f"/api/tables/{again.id}/story?seat=-4")
    assert len(story["moments"]) == 2
    again.do("say", text="what was that?")
    wish = {"move": 1, "seats": [PERSON, BOT]}
    continued = host.ask("POST", f"/api/tables/{again.id}/continue", wish)
    assert continued["status"] == "open"


def test_a_game_that_cannot_explain_a_choice_stops_when_it_is_asked_to(
    server: RunningServer,
) -> None:
    """The next seat would have to choose, but the choice before is not stored."""
    tables, (host, *_) = sit_down(server, "explain")
    assert refused(tables[0], "break") == "server-game-failed"
    hear(tables[1], 4)
    assert tables[1].table["status"] == "stopped"
    assert host.record(tables[0].id)["choices"] == []


def test_a_game_that_fails_when_a_player_returns_stops_then(server: RunningServer) -> None:
    """Nobody else is there, so nothing was explained when the choice was made."""
    ana, ben = server.guest("Ana"), server.guest("Ben")
    options = {"fault": "explain"}
    table_id = ana.open_table("brittle", [PERSON, OPEN], options=options)
    for guest, command in ((ben, {"type": "sit", "seat": 1}), (ana, {"type": "start"})):
        guest.ask("POST", f"/api/tables/{table_id}/commands", {"id": "a", **command})
    choice = {"type": "choose", "id": "b", "seat": 0, "since": 3, "choice": "break"}
    ana.ask("POST", f"/api/tables/{table_id}/commands", choice)
    table = client.Table(ben, table_id).connect()
    assert table.table["stopped"] == "failed"
    assert table.now is None
    assert [entry["told"]["kind"] for entry in table.happened][-2:] == ["chose", "stopped"]


def test_a_bot_that_is_asked_by_a_broken_game_stops_it(server: RunningServer) -> None:
    """The list of choices fails only when the bot needs it."""
    ana = server.guest("Ana")
    options = {"fault": "choices"}
    table_id = ana.open_table("brittle", [PERSON, BOT], options=options)
    ana.ask("POST", f"/api/tables/{table_id}/commands", {"type": "start", "id": "a"})
    choice = {"type": "choose", "id": "b", "seat": 0, "since": 2, "choice": "break"}
    ana.ask("POST", f"/api/tables/{table_id}/commands", choice)
    table = client.Table(ana, table_id).connect()
    while table.table["status"] == "running":
        table.listen(10)
    assert table.table["stopped"] == "failed"


def test_a_game_that_cannot_begin_leaves_the_table_as_it_is(server: RunningServer) -> None:
    ana = server.guest("Ana")
    table_id = ana.open_table("brittle", [PERSON, BOT], options={"fault": "begin"})
    table = client.Table(ana, table_id).connect()
    with pytest.raises(client.Refused) as problem:
        table.do("start")
    assert problem.value.code == "server-game-failed"
    assert table.table["status"] == "open"
    wish = {"game": "brittle", "seats": [PERSON, BOT], "options": {"fault": "options"}}
    with pytest.raises(client.Refused) as problem:
        ana.ask("POST", "/api/tables", wish)
    assert problem.value.code == "server-game-failed"


def test_a_stopped_game_counts_for_no_league_and_needs_no_memory(server: RunningServer) -> None:
    tables, (host, *_) = sit_down(server, "raise")
    assert refused(tables[0], "break") == "server-game-failed"
    assert host.ask("GET", "/api/league/brittle")["rows"] == []
    assert not server.run(server.hub.store.running())
    listed = host.ask("GET", "/api/me/tables")["tables"]
    assert [table["status"] for table in listed] == ["stopped"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_said_in_every_language(language: str) -> None:
    for why in ("failed", "slow", "large"):
        sentence = translator_for(language).say(f"server-game-{why}")
        assert sentence != translator_for(language).say(f"web-stopped-{why}")


@pytest.mark.parametrize("fault", ["picture", "no picture"])
def test_a_picture_that_fails_stops_nothing(
    server: RunningServer, lines: list[str], fault: str
) -> None:
    tables, _ = sit_down(server, fault)
    with pytest.raises(urllib.error.HTTPError) as problem:
        urllib.request.urlopen(f"{server.url}/api/tables/{tables[0].id}/picture?move=0")
    assert json.load(problem.value)["code"] == "server-game-failed"
    tables[0].choose("go")
    assert any("a game cannot be drawn" in line for line in lines)


def test_a_game_that_cannot_be_described_keeps_no_other_away(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, lines: list[str]
) -> None:

    def fails(name: str) -> Any:
        if name == "brittle":
            raise ZeroDivisionError
        return games.describe(name)

    monkeypatch.setattr(server_info, "describe", fails)
    info = server.guest().ask("GET", "/api/house")
    assert "brittle" not in [game["name"] for game in info["games"]]
    assert len(info["games"]) >= 2
    assert any('"game":"brittle"' in line for line in lines)
