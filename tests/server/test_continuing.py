"""A game is continued from one of its moments, at a table of its own."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
import table_client as client
from support.server_fixture import RunningServer, seat_people
from support.table_driver import BOT, OPEN, PERSON, do, finished, local, look, refused

import aurum
from aurum.engine import BadRecord, read_record
from aurum.engine.fairness import verify

MOVE = 12


@pytest.fixture(scope="module")
def over(server: RunningServer) -> client.Table:
    """A game that has ended, of ten cards that chance has drawn."""
    table = finished(server, [PERSON, BOT, local("Jo")], options={"set": "mixed"})
    table.close()
    return table


def go_on(
    guest: client.Server, source: str, move: int = MOVE, seats: Any = None, **more: Any
) -> Any:
    wish = {"move": move, "seats": seats or [PERSON, BOT, BOT], **more}
    return guest.ask("POST", f"/api/{source}/continue", wish)


def moment(guest: client.Server, table: str, move: int, seat: int) -> Any:
    return guest.ask("GET", f"/api/tables/{table}/moments/{move}?seat={seat}")


def played(server: RunningServer, over: client.Table, seed: int = 5) -> tuple[client.Server, Any]:
    """A guest has continued from that position and played to the end."""
    eva = server.guest("Eva")
    table = client.Table(eva, go_on(eva, f"tables/{over.id}")["id"]).connect()
    table.do("start")
    client.play_at_random(table, random.Random(seed))
    table.close()
    return eva, table


def test_it_stands_as_it_stood_with_the_same_hidden_cards(
    server: RunningServer, over: client.Table
) -> None:
    eva = server.guest("Eva")
    made = go_on(eva, f"tables/{over.id}", seats=[BOT, PERSON, BOT])
    assert (made["status"], made["continued"]) == ("open", {"record": "", "move": MOVE})
    assert made["options"] == over.table["options"]
    table = client.Table(eva, made["id"]).connect()
    table.do("start")
    for seat in (1, client.SPECTATOR):
        then = moment(eva, over.id, MOVE, seat)
        now = moment(eva, made["id"], MOVE, seat)
        assert now["view"] == then["view"]
    assert refused(moment, eva, made["id"], MOVE, 0) == "server-other-seat"
    started = next(entry for entry in table.happened if entry["told"]["kind"] == "started")
    given = eva.ask("GET", f"/api/tables/{over.id}/story?seat=1")["moments"][: MOVE + 1]
    (fact,) = started["seen"]
    assert fact["made"][:MOVE] == [made for one in given for made in one["made"]]
    later = client.Table(eva, made["id"]).connect()
    assert later.happened[: len(table.happened)] == [
        {key: value for key, value in entry.items() if key not in ("now", "table")}
        for entry in table.happened
    ], "whoever comes later is told the same"
    later.close()
    table.close()


def test_its_record_says_what_it_goes_on_with_and_verifies(
    server: RunningServer, over: client.Table
) -> None:
    game = aurum.game("oriflamme")
    eva, table = played(server, over)
    source, record = eva.record(over.id), eva.record(table.id)
    assert record["choices"][:MOVE] == source["choices"][:MOVE]
    name = read_record(json.dumps(source)).name
    assert record["continued"] == {"record": name, "move": MOVE}
    assert look(eva, table.id)["continued"] == record["continued"]
    assert eva.ask("GET", f"/api/records/{name}") == source
    assert record["fair"]["seed"] != source["fair"]["seed"]
    verify(game, read_record(json.dumps(record)))
    # As a game from the beginning it would not: its deal comes from another seed.
    alone = {field: value for field, value in record.items() if field != "continued"}
    with pytest.raises(BadRecord, match="seed"):
        verify(game, read_record(json.dumps(alone)))
    assert eva.ask("POST", "/api/records", record)["moves"] == len(record["choices"])


def test_chance_after_it_is_new_and_follows_from_the_new_seed(server: RunningServer) -> None:
    host = server.guest("Ana")
    first = client.Table(host, host.open_table("orichalque", [PERSON, BOT], options={})).connect()
    first.do("start")
    client.play_at_random(first, random.Random(2))
    first.close()
    table = client.Table(host, go_on(host, f"tables/{first.id}", 40, [PERSON, BOT])["id"]).connect()
    table.do("start")
    client.play_at_random(table, random.Random(2))
    table.close()
    game = aurum.game("orichalque")
    record = read_record(json.dumps(host.record(table.id)))
    assert verify(game, record) > 10
    assert record.continued is not None
    record.continued.move -= 20
    with pytest.raises(BadRecord):
        verify(game, record)


def test_the_record_with_hidden_cards_is_named_only_after_the_end(
    server: RunningServer, over: client.Table
) -> None:
    eva = server.guest("Eva")
    name = read_record(json.dumps(eva.record(over.id))).name
    made = go_on(eva, f"tables/{over.id}")
    table = client.Table(eva, made["id"]).connect()
    table.do("start")
    received = json.dumps([made, look(eva, made["id"]), table.happened, eva.record(made["id"])])
    assert name not in received
    assert eva.record(made["id"])["continued"] == {"record": "", "move": MOVE}
    table.close()


def test_choices_of_the_continued_game_cannot_be_undone(
    server: RunningServer, over: client.Table
) -> None:
    eva = server.guest("Eva")
    seats = [local("A"), local("B"), local("C")]
    table = client.Table(eva, go_on(eva, f"tables/{over.id}", seats=seats)["id"]).connect()
    table.do("start")
    assert table.now is not None
    begun = table.now["move"]
    assert begun >= MOVE
    assert all(position["undo"] == begun for position in table.now["positions"])
    seat = table.now["actor"]
    since = table.now["since"]
    assert refused(table.do, "undo", seat=seat, since=since, to=begun - 1) == "server-undo-barrier"
    placing = table.asked
    assert placing is not None
    table.choose(placing["choices"][0])
    own = next(one for one in table.now["positions"] if one["seat"] == seat)
    if own["undo"] < table.now["move"]:
        table.do("undo", seat=seat, since=table.now["since"], to=begun)
        assert table.now["move"] == begun
    table.close()


def test_it_outlives_the_server_s_memory(server: RunningServer, over: client.Table) -> None:
    """The process that has the log has the table."""
    eva, table = played(server, over, seed=8)
    record = eva.record(table.id)
    before = look(eva, table.id)

    async def forget() -> None:
        server.hub.rooms[table.id].turns.close()
        del server.hub.rooms[table.id]

    server.run(forget())
    assert look(eva, table.id) == before
    assert eva.record(table.id) == record


def test_it_does_not_count_in_the_league_and_a_rematch_is_a_fresh_game(
    server: RunningServer, over: client.Table
) -> None:
    def games() -> int:
        rows = server.guest("Zoe").ask("GET", "/api/league/oriflamme")["rows"]
        return sum(row["games"] for row in rows)

    before = games()
    eva, table = played(server, over)
    assert games() == before
    again = look(eva, do(eva, table.id, "rematch")["table"])
    assert again["continued"] is None
    fresh = client.Table(eva, again["id"]).connect()
    fresh.do("start")
    assert fresh.now is not None
    assert fresh.now["move"] < MOVE
    client.play_at_random(fresh, random.Random(1))
    fresh.close()
    assert games() == before + 3


def test_friends_can_come_and_clocks_run(server: RunningServer, over: client.Table) -> None:
    eva, ben = server.guest("Eva"), server.guest("Ben")
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    made = go_on(eva, f"tables/{over.id}", seats=[OPEN, PERSON, OPEN], settings={"clock": clock})
    assert refused(do, eva, made["id"], "start") == "server-seat-open"
    do(ben, made["id"], "sit", seat=0)
    do(eva, made["id"], "assign", seat=2, wish=BOT)
    do(eva, made["id"], "swap", seat=0, other=1)
    table = client.Table(eva, made["id"]).connect()
    table.do("start")
    assert table.now is not None
    assert [seat["name"] for seat in table.table["seats"]] == ["Eva", "Ben", "random"]
    assert len(table.now["clocks"]["left"]) == 3
    table.close()


def test_the_game_itself_stays_as_it_is(server: RunningServer, over: client.Table) -> None:
    eva = server.guest("Eva")
    made = go_on(eva, f"tables/{over.id}")
    same = {"game": made["game"], "options": made["options"], "seats": 3}
    others: list[dict[str, Any]] = [
        {"options": {"set": "base"}},
        {"options": {}, "seats": 4},
        {"game": "orichalque", "options": {}},
    ]
    for other in others:
        change = {**same, "settings": {}, **other}
        assert refused(do, eva, made["id"], "change", **change) == "server-continue-fixed"
    do(eva, made["id"], "change", **same, settings={"undo": False})
    changed = look(eva, made["id"])
    assert (changed["settings"]["undo"], changed["continued"]["move"]) == (False, MOVE)


def test_a_record_goes_on_and_what_went_on_goes_on_again(
    server: RunningServer, over: client.Table
) -> None:
    eva, table = played(server, over)
    kept = eva.ask("POST", "/api/records", eva.record(table.id))["id"]
    made = go_on(eva, f"records/{kept}", MOVE + 5)
    further = client.Table(eva, made["id"]).connect()
    further.do("start")
    client.play_at_random(further, random.Random(4))
    further.close()
    record = eva.record(further.id)
    assert record["continued"] == {"record": kept, "move": MOVE + 5}
    verify(aurum.game("oriflamme"), read_record(json.dumps(record)))


def test_from_the_very_beginning_and_alone_against_the_automaton(server: RunningServer) -> None:
    host = server.guest("Solveig")
    seats = [PERSON]
    table = client.Table(
        host, host.open_table("orichalque", seats, options={"solo": "easy"})
    ).connect()
    table.do("start")
    client.play_at_random(table, random.Random(1))
    table.close()
    for move in (0, 3, 30):
        made = go_on(host, f"tables/{table.id}", move, seats)
        again = client.Table(host, made["id"]).connect()
        again.do("start")
        client.play_at_random(again, random.Random(9))
        again.close()
        verify(aurum.game("orichalque"), read_record(json.dumps(host.record(made["id"]))))


def test_what_cannot_go_on(server: RunningServer, over: client.Table) -> None:
    eva, nobody = server.guest("Eva"), client.Server(server.url)
    moves = len(eva.record(over.id)["choices"])
    source = f"tables/{over.id}"
    assert refused(go_on, eva, source, moves) == "server-continue-over"
    assert refused(go_on, eva, source, moves + 1) == "server-no-move"
    assert refused(go_on, eva, source, -1) == "server-request"
    assert refused(go_on, eva, source, MOVE, [PERSON, BOT]) == "server-continue-seats"
    assert refused(go_on, nobody, source) == "server-nobody"
    assert refused(go_on, eva, f"records/{'0' * 32}") == "server-no-record"
    assert refused(go_on, eva, source, settings={"clock": {"kind": "bank"}}) == "server-clock"


def test_never_from_a_game_that_goes_on(server: RunningServer) -> None:
    people = seat_people(server, "oriflamme", 2)
    people[0].do("start")
    for table in people:
        guest = client.Server(server.url, table.hello["token"])
        code = refused(go_on, guest, f"tables/{table.id}", 2, [PERSON, BOT])
        assert code == "server-continue-running"
        # What one can download of it is what one has seen, and that is no record.
        seen = refused(guest.ask, "POST", "/api/records", guest.record(table.id))
        assert seen.startswith(("error-", "illegal-"))
        table.close()


def test_what_is_refused_keeps_nothing(server: RunningServer) -> None:
    over = finished(server, [PERSON, BOT, local("Jo")], options={"set": "alliance"})
    over.close()
    eva = server.guest("Eva")
    name = read_record(json.dumps(eva.record(over.id))).name
    source = f"tables/{over.id}"
    nobody = {"kind": "bot", "level": "nope"}
    assert refused(go_on, eva, source, MOVE, [PERSON, BOT, nobody]) == "server-bot"
    assert refused(go_on, eva, source, settings={"clock": {"kind": "bank"}}) == "server-clock"
    assert refused(eva.ask, "GET", f"/api/records/{name}") == "server-no-record"
    go_on(eva, source)
    assert eva.ask("GET", f"/api/records/{name}")["choices"]
