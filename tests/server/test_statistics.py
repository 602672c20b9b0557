"""Statistics at a real server: counted when games end, and at a start what was missed."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import table_client as client
from support.server_fixture import RunningServer, run_server
from support.table_driver import BOT, PERSON, finished, local, refused

import aurum
from aurum.engine import read_record
from aurum.server.store.database import FILE
from aurum.statistics import tally_of


def numbers(server: RunningServer, guest: client.Server, **asked: Any) -> Any:
    """Statistics of Oriflamme, once every game that has ended is counted."""
    game = asked.pop("game", "oriflamme")
    query = "&".join(f"{name}={value}" for name, value in asked.items())
    server.run(server.hub.statistics.count_all())
    found = guest.ask("GET", f"/api/statistics/{game}?{query}")
    assert not found["waiting"]
    return found


def person(name: str, found: Any) -> Any:
    return next(row for row in found["rows"] if row["name"] == name)


def test_a_finished_game_is_counted_for_everybody_at_it(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        nobody = client.Server(server.url)
        assert numbers(server, nobody)["games"] == 0
        table = finished(server, [PERSON, BOT, BOT])
        record = json.dumps(nobody.ask("GET", f"/api/tables/{table.id}/record"))
        tally = tally_of(aurum.game("oriflamme"), read_record(record))
        people, bots = numbers(server, nobody), numbers(server, nobody, who="bots")
        assert (people["games"], bots["games"]) == (1, 2)
        own = tally.seats[0]
        assert people["sources"] == own.sources
        assert people["pieces"] == own.pieces
        assert people["places"][own.place - 1] == 1
        assert sum(people["sources"].values()) == people["score"] == own.score
        assert people["lately"] == []
        key = person("Ana", nobody.ask("GET", "/api/league/oriflamme"))["key"]
        ana = numbers(server, nobody, who=key)
        assert (ana["name"], ana["plays"], ana["games"]) == ("Ana", "person", 1)
        assert [(one["place"], one["score"]) for one in ana["lately"]] == [(own.place, own.score)]
        assert numbers(server, nobody, who="random")["games"] == 2
        table.close()


def test_one_asks_for_a_kind_of_table(server: RunningServer) -> None:
    host = server.guest("Zoe")
    for seats, ten in (([PERSON, BOT, BOT], "base"), ([PERSON, BOT], "alliance")):
        table = client.Table(host, host.open_table("oriflamme", seats, options={"set": ten}))
        table.connect().do("start")
        client.play_at_random(table, random.Random(2))
        table.close()
    mine = numbers(server, host, who="me")
    assert (mine["name"], mine["games"]) == ("Zoe", 2)
    assert {(kind["set"], kind["players"], kind["games"]) for kind in mine["kinds"]} == {
        ("", 0, 2), ("", 2, 1), ("", 3, 1),
        ("base", 0, 1), ("base", 3, 1), ("alliance", 0, 1), ("alliance", 2, 1),
    }  # fmt: skip
    alliance = numbers(server, host, who="me", set="alliance")
    assert alliance["games"] == 1
    assert alliance["sources"]["start"] == 2, "in the duel one plays two families"
    assert numbers(server, host, who="me", set="alliance", players=3)["games"] == 0
    assert numbers(server, host, who="me", game="orichalque")["games"] == 0


def test_alone_against_the_automaton_one_comes_first_or_second(server: RunningServer) -> None:
    host = server.guest("Uma")
    table = client.Table(host, host.open_table("orichalque", [PERSON], options={"solo": "easy"}))
    table.connect().do("start")
    client.play_at_random(table, random.Random(5))
    mine = numbers(server, host, who="me", game="orichalque")
    assert mine["set"] == ""
    assert {kind["set"] for kind in mine["kinds"]} == {"", "solo"}
    assert sum(mine["places"][:2]) == mine["games"] == 1
    assert mine["counts"]["tiles"] > 0
    table.close()


def test_who_shares_a_screen_is_counted_by_name_and_nobody_is_shown_an_id(
    server: RunningServer,
) -> None:
    table = finished(server, [PERSON, local("Ida"), BOT])
    league = server.guest("Eve").ask("GET", "/api/league/oriflamme")
    ida = person("Ida", league)
    assert numbers(server, server.guest("Eve"), who=ida["key"])["name"] == "Ida"
    assert table.table["host"] not in json.dumps(league)
    assert table.table["host"] not in json.dumps(numbers(server, server.guest("Eve")))
    table.close()


@pytest.mark.parametrize("closed", [{"passphrase": "gold"}, {"settings": {"spectators": False}}])
def test_what_nobody_could_watch_is_told_to_those_who_played(
    tmp_path: Path, closed: dict[str, Any]
) -> None:
    with run_server(tmp_path) as server:
        stranger = server.guest("Ben")
        table = finished(server, [PERSON, BOT, BOT], **closed)
        key = person("Ana", stranger.ask("GET", "/api/league/oriflamme"))["key"]
        for who in (key, "people", "bots"):
            found = numbers(server, stranger, who=who)
            assert (found["games"], found["pieces"], found["lately"]) == (0, {}, [])
        ana = client.Server(server.url, str(table.hello["token"]))
        assert numbers(server, ana, who="me")["games"] == 1
        table.close()


def test_what_cannot_be_asked_is_refused(server: RunningServer) -> None:
    nobody = client.Server(server.url)
    assert refused(numbers, server, nobody, who="me") == "server-nobody"
    assert refused(numbers, server, nobody, who="0123456789abcdef") == "server-not-found"
    assert refused(numbers, server, nobody, game="chess") == "options-game"


def test_what_goes_on_or_began_elsewhere_counts_nowhere(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        host = server.guest("Ana")
        table = client.Table(host, host.open_table("oriflamme", [PERSON, BOT, BOT])).connect()
        table.do("start")
        over = finished(server, [PERSON, BOT, BOT])
        host.ask("POST", "/api/records", host.ask("GET", f"/api/tables/{over.id}/record"))
        wish = {"move": 20, "seats": [PERSON, BOT, BOT]}
        on = client.Table(host, host.ask("POST", f"/api/tables/{over.id}/continue", wish)["id"])
        on.connect().do("start")
        client.play_at_random(on, random.Random(1))
        assert on.over
        assert numbers(server, host)["games"] == 1
        assert numbers(server, host, who="me")["games"] == 0
        on.close()
        table.close()
        over.close()


def test_a_game_is_counted_by_itself_when_it_ends(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        table = finished(server, [PERSON, BOT, BOT])

        async def counted() -> None:
            while await server.hub.store.uncounted(1):
                await asyncio.sleep(0.01)

        server.run(counted())
        found = server.guest("Eve").ask("GET", "/api/statistics/oriflamme")
        assert found["games"] == 1
        table.close()


def test_what_an_older_server_has_left_is_counted_after_a_start(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        finished(server, [PERSON, BOT, BOT]).close()
        finished(server, [PERSON, BOT, BOT]).close()
        before = numbers(server, server.guest("Eve"))
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.execute("DELETE FROM tallies")
        db.commit()
    with run_server(tmp_path) as server:
        assert numbers(server, server.guest("Eve")) == before
        assert before["games"] == 2


@pytest.mark.parametrize(
    "entry", [b'{"kind":"chose","seat":0,"choices":["reveal"]}', b'{"kind":"cho', b"\0\xff"]
)
def test_a_game_that_cannot_be_read_is_passed_over(tmp_path: Path, entry: bytes) -> None:
    with run_server(tmp_path) as server:
        torn = finished(server, [PERSON, BOT, BOT])
        finished(server, [PERSON, BOT, BOT]).close()
        torn.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.execute("DELETE FROM tallies")
        db.execute("UPDATE log SET entry = ? WHERE table_id = ? AND number = 4", (entry, torn.id))
        db.commit()
    with run_server(tmp_path) as server:
        assert numbers(server, server.guest("Eve"))["games"] == 1
