"""Records of games and their moments: read during and after the game, and uploaded."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import pytest
import table_client as client
from support.server_fixture import RunningServer, seat_people
from support.table_driver import (
    BOT,
    OPEN,
    PERSON,
    ask_plainly,
    finished,
    local,
    receive_up_to,
    refused,
)

import aurum
from aurum.engine import read_record
from aurum.engine.fairness import verify


@pytest.fixture(scope="module")
def over(server: RunningServer) -> client.Table:
    """A game that has ended, of two people at one screen and a bot."""
    table = finished(server, [PERSON, BOT, local("Jo")], options={"set": "alliance"})
    table.close()
    return table


def moment(guest: client.Server, table: str, move: int, seat: int = client.SPECTATOR) -> Any:
    return guest.ask("GET", f"/api/tables/{table}/moments/{move}?seat={seat}")


# Records


def test_while_it_runs_a_record_holds_what_one_has_seen(server: RunningServer) -> None:
    people = seat_people(server, "oriflamme", 2)
    eva = server.guest("Eva")
    assert refused(eva.record, people[0].id) == "server-not-begun"
    receive_up_to(people[1], people[0].do("start")["number"])
    rng = random.Random(6)
    for _ in range(14):
        one = next(table for table in people if table.asked)
        assert one.asked is not None
        one.choose(rng.choice(one.asked["choices"]))
        for table in people:
            receive_up_to(table, one.number)
    assert people[0].table["fair"] is not None
    for seat, table in enumerate(people):
        guest = client.Server(server.url, table.hello["token"])
        record = guest.record(table.id)
        made = [
            choice
            for entry in table.happened
            for fact in entry.get("seen", [])
            if fact["seat"] == seat
            for choice in fact["made"]
        ]
        assert record["choices"] == made
        assert any("?" in choice for choice in made)
        assert record["fair"]["seed"] == ""
        assert record["fair"]["hash"] == table.table["fair"]["hash"]
    seen = eva.record(people[0].id)["choices"]
    secret = [choice for choice in seen if choice.startswith(("place", "aside"))]
    assert len(secret) > 2
    assert all("?" in choice for choice in secret)
    for table in people:
        table.close()


def test_afterwards_everybody_gets_all_of_it_and_it_verifies(
    server: RunningServer, over: client.Table
) -> None:
    records = [
        guest.record(over.id)
        for guest in (client.Server(server.url, over.hello["token"]), server.guest("Eva"))
    ]
    assert records[0] == records[1]
    record = records[0]
    assert [seat["name"] for seat in record["seats"]] == ["Ana", "random", "Jo"]
    assert [seat["plays"] for seat in record["seats"]] == ["person", "random", "person"]
    assert not any("?" in choice for choice in record["choices"])
    assert verify(aurum.game("oriflamme"), read_record(json.dumps(record))) > 0


def test_the_hash_comes_before_the_first_choice_and_the_seed_after_the_last(
    server: RunningServer, over: client.Table
) -> None:
    record = server.guest("Eva").record(over.id)
    seed = record["fair"]["seed"]
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == record["fair"]["hash"]
    started = next(entry for entry in over.happened if entry["told"]["kind"] == "started")
    assert started["told"]["hash"] == record["fair"]["hash"]
    numbers = [entry["number"] for entry in over.happened if seed in json.dumps(entry)]
    assert numbers == [over.number], "in the last entry, and in no other"
    assert over.table["fair"] == {"hash": record["fair"]["hash"], "seed": seed}


# Moments


def test_after_the_game_any_seat_can_be_looked_from(
    server: RunningServer, over: client.Table
) -> None:
    eva = server.guest("Eva")
    assert over.now is not None
    moves = over.now["move"]
    for position in over.now["positions"]:
        last = moment(eva, over.id, moves, position["seat"])
        assert last["view"] == position["view"]
        assert (last["move"], last["moves"], last["actor"]) == (moves, moves, client.OVER)
    for move in (0, 1, moves // 2):
        views = [moment(eva, over.id, move, seat) for seat in (0, 1, 2, client.SPECTATOR)]
        assert [view["seat"] for view in views] == [0, 1, 2, client.SPECTATOR]
        assert len({json.dumps(view["view"]) for view in views}) == 4
        assert len({view["actor"] for view in views}) == 1
        assert [len(view["made"]) for view in views] == [int(move > 0)] * 4
    assert refused(moment, eva, over.id, moves + 1) == "server-no-move"
    assert refused(moment, eva, over.id, 1, 3) == "server-no-seat"
    assert refused(moment, eva, over.id, 1, 10) == "server-request"
    assert refused(moment, eva, over.id, -1) in ("server-request", "server-not-found")


def test_a_moment_has_the_facts_that_were_sent_live(
    server: RunningServer, over: client.Table
) -> None:
    eva = server.guest("Eva")
    for entry in over.happened[-12:]:
        if entry["told"]["kind"] != "chose":
            continue
        for fact in entry["seen"]:
            last = entry["told"]["move"]
            span = range(last - len(fact["made"]) + 1, last + 1)
            parts = [moment(eva, over.id, move, fact["seat"]) for move in span]
            assert [part["made"][0] for part in parts] == fact["made"]
            assert [event for part in parts for event in part["events"]] == fact["events"]


def test_while_it_runs_one_looks_from_one_s_own_seat_or_as_a_spectator(
    server: RunningServer,
) -> None:
    people = seat_people(server, "oriflamme", 2)
    people[0].do("start")
    guests = [client.Server(server.url, table.hello["token"]) for table in people]
    for seat, guest in enumerate(guests):
        assert moment(guest, people[0].id, 2, seat)["seat"] == seat
        assert moment(guest, people[0].id, 2)["seat"] == client.SPECTATOR
        assert refused(moment, guest, people[0].id, 2, 1 - seat) == "server-other-seat"
    nobody = client.Server(server.url)
    assert moment(nobody, people[0].id, 2)["seat"] == client.SPECTATOR
    assert refused(moment, nobody, people[0].id, 2, 0) == "server-other-seat"
    for table in people:
        table.close()


# Uploads


def test_a_record_can_be_uploaded_and_shown_to_others(
    server: RunningServer, over: client.Table
) -> None:
    eva, nobody = server.guest("Eva"), client.Server(server.url)
    record = eva.record(over.id)
    kept = eva.ask("POST", "/api/records", record)
    assert kept["moves"] == len(record["choices"])
    assert kept["url"].endswith(f"/records/{kept['id']}")
    assert nobody.ask("GET", f"/api/records/{kept['id']}") == record
    assert eva.ask("POST", "/api/records", record)["id"] == kept["id"]
    for seat in (0, 2, client.SPECTATOR):
        path = f"/api/records/{kept['id']}/moments/9?seat={seat}"
        assert nobody.ask("GET", path) == moment(eva, over.id, 9, seat)
    assert refused(nobody.ask, "GET", f"/api/records/{'0' * 32}") == "server-no-record"
    assert refused(nobody.ask, "POST", "/api/records", record) == "server-nobody"
    unfinished = {**record, "choices": record["choices"][:10]}
    assert eva.ask("POST", "/api/records", unfinished)["moves"] == 10


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        ({"aurum": 99}, "record-format"),
        ({"rules": 99}, "record-rules"),
        ({"game": "chess"}, "options-game"),
        ({"seats": []}, "record-seats"),
        ({"seats": [{"name": "Ana", "plays": "person"}] * 5}, "record-seats"),
        ({"choices": ["dance"]}, "error-unreadable"),
        ({"choices": ["place Archer end"]}, None),
        ({"choices": ["place ? end"]}, None),
        ({"options": {"players": 3, "set": "?"}}, "options-set"),
        ({"options": {"players": "many"}}, "options-players"),
        ({"choices": [7]}, "server-request"),
        ({"choices": ["x"] * 5_001}, "server-request"),
        ({"game": "orichalque", "options": {"components": "/etc/passwd"}}, "components-unknown"),
        ({"game": "orichalque", "options": {"components": "../aurum"}}, "components-unknown"),
        ({"game": "orichalque", "options": {"components": ["aurum"]}}, "components-unknown"),
        ({"game": "orichalque", "options": {"components": 'name = "my"\n'}}, "server-own-set"),
        ({"choices": ["x" * 94] * 5_000}, "server-body"),  # it fits, but not as it would be kept
    ],
)
def test_what_is_no_record_is_refused(
    server: RunningServer, over: client.Table, damage: dict[str, Any], code: str | None
) -> None:
    eva = server.guest("Eva")
    record = {**eva.record(over.id), **damage}
    message = refused(eva.ask, "POST", "/api/records", record)
    assert message == code if code else message.startswith(("illegal-", "error-"))


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"zz": 1}, "options-unknown"),
        ({"set": "?"}, "options-set"),
        ({"players": 4}, "server-players"),
        ({"set": [0] * 20}, "server-request"),
        ({"set": ["Archer"] * 21}, "server-request"),
        ({"set": "Archer" * 40}, "server-request"),
        ({f"option {number}": 0 for number in range(21)}, "server-request"),
        ({"set": {"set": "base"}}, "server-request"),
    ],
)
def test_a_table_cannot_have_asked_for_that(
    server: RunningServer, over: client.Table, asked: dict[str, Any], code: str
) -> None:
    eva = server.guest("Eva")
    record = eva.record(over.id)
    record["fair"]["asked"] = asked
    assert refused(eva.ask, "POST", "/api/records", record) == code


@pytest.mark.parametrize("depth", [20, 440, 600, 800, 930, 940, 950, 960, 970])
def test_nothing_deep_is_looked_into(server: RunningServer, over: client.Table, depth: int) -> None:
    """Each level costs a step of indentation when it is kept, and of the stack when it is read."""
    eva = server.guest("Eva")
    token = {"authorization": f"Bearer {eva.token}"}
    record = eva.record(over.id)
    wish = {"game": "oriflamme", "seats": [PERSON, OPEN], "options": {"players": "@"}}
    deep = "[" * depth + ",".join("0" * 1_000) + "]" * depth
    for path, document in (
        ("/api/records", {**record, "fair": {**record["fair"], "asked": {"set": "@"}}}),
        ("/api/records", {**record, "options": {"players": "@"}}),
        ("/api/tables", wish),
    ):
        body = json.dumps(document).replace('"@"', deep)
        answer, content = ask_plainly(server, "POST", path, body, **token)
        assert (answer.status, json.loads(content)["code"]) == (400, "server-request")


def test_a_table_does_not_read_files_either(server: RunningServer) -> None:
    wish = {"game": "orichalque", "seats": [PERSON, OPEN], "options": {"components": "/etc/passwd"}}
    assert refused(server.guest().ask, "POST", "/api/tables", wish) == "components-unknown"
