"""Who may watch a table, who is notified of it, and who plays a rematch."""

from __future__ import annotations

import json
import random
from typing import Any

import table_client as client
from support.server_fixture import RunningServer, seat_people
from support.table_driver import (
    BOT,
    OPEN,
    PERSON,
    do,
    finished,
    local,
    look,
    names,
    receive_up_to,
    refused,
)
from websockets.sync.client import connect

# Who may look


def test_a_link_is_enough_to_watch_even_without_a_name(server: RunningServer) -> None:
    people = seat_people(server, "oriflamme", 2)
    people[0].do("start")
    nobody = client.Table(client.Server(server.url), people[0].id).connect()
    assert nobody.now is not None
    assert [position["seat"] for position in nobody.now["positions"]] == [client.SPECTATOR]
    assert nobody.asked is None
    assert refused(nobody.do, "say", text="hello") == "server-nobody"
    assert refused(nobody.do, "sit", seat=0) == "server-nobody"
    begun = people[0].number
    receive_up_to(people[1], begun)
    asked = next(table for table in people if table.asked)
    assert asked.asked is not None
    asked.choose(asked.asked["choices"][0])
    receive_up_to(nobody, begun + 1)
    received = nobody.happened[-1]
    assert [fact["seat"] for fact in received["seen"]] == [client.SPECTATOR]
    for table in (*people, nobody):
        table.close()


def test_a_table_without_spectators_shows_itself_to_its_players(server: RunningServer) -> None:
    stranger = server.guest("Eva")
    people = seat_people(server, "oriflamme", 2, settings={"spectators": False})
    early = client.Table(stranger, people[0].id).connect()  # a seat may still become free
    nobody = client.Table(client.Server(server.url), people[0].id).connect()
    begun = people[0].do("start")["number"]
    for late in (stranger, client.Server(server.url)):
        assert refused(client.Table(late, people[0].id).connect) == "server-no-spectators"
    assert refused(stranger.record, people[0].id) == "server-no-spectators"
    moment = f"/api/tables/{people[0].id}/moments/0"
    assert refused(stranger.ask, "GET", moment) == "server-no-spectators"
    assert refused(early.do, "say", text="hello") == "server-no-spectators"
    # And those who waited in the room are shown nothing of the game.
    assert refused(receive_up_to, nobody, begun) == "server-no-spectators"
    assert early.number < begun
    for table in (*people, early, nobody):
        table.close()


def test_presence_is_sent_to_everybody(server: RunningServer) -> None:
    host, guest = server.guest("Ana"), server.guest("Ben")
    table_id = host.open_table("oriflamme", [PERSON, OPEN])
    table = client.Table(host, table_id).connect()
    assert table.present == [host.me]

    def presence() -> tuple[list[str], int]:
        while (message := table.listen(5)) is not None:
            if message["type"] == "present":
                return message["present"], message["watching"]
        raise AssertionError("nobody was told")

    assert presence() == ([host.me], 0)
    nobody = client.Server(server.url)
    watchers = []
    for watching in (1, 2):  # each counts, also those who have no name
        watchers.append(client.Table(nobody, table_id).connect())
        assert presence() == ([host.me], watching)
    other = client.Table(guest, table_id).connect()
    assert presence() == ([host.me], 3)
    other.do("sit", seat=1)
    assert presence() == (sorted([host.me, guest.me]), 2)
    watchers[0].close()
    assert presence() == (sorted([host.me, guest.me]), 1)
    other.close()
    assert presence() == ([host.me], 1)
    for one in (table, watchers[1]):
        one.close()


def test_the_lobby_is_shown_anew_whenever_it_changes(server: RunningServer) -> None:
    host = server.guest("Ana")
    with connect(f"{server.url.replace('http', 'ws')}/api/lobby/socket", proxy=None) as lobby:

        def shown() -> dict[str, Any]:
            picture = json.loads(lobby.recv(10))
            assert picture["type"] == "lobby"
            return {table["id"]: table for table in picture["tables"]}

        before = shown()
        private = host.open_table("oriflamme", [PERSON, OPEN])
        public = host.open_table("oriflamme", [PERSON, OPEN], settings={"public": True})
        after = shown()
        assert after.keys() - before.keys() == {public}
        assert private not in after
        do(server.guest("Ben"), public, "sit", seat=1)
        assert [seat["name"] for seat in shown()[public]["seats"]] == ["Ana", "Ben"]
        do(host, public, "start")
        assert shown()[public]["status"] == "running"


# Rematch


def test_a_rematch_moves_every_seat_on_by_one(server: RunningServer) -> None:
    settings = {"public": False, "undo": False, "spectators": True}
    seats = [PERSON, BOT, {**BOT, "level": ""}]
    table = finished(server, seats, options={"set": "alliance"}, settings=settings)
    old = table.table
    next_id = table.do("rematch")["table"]
    host = client.Server(server.url, table.hello["token"])
    new = look(host, next_id)
    assert [seat["name"] for seat in new["seats"]] == ["regent", "Ana", "random"]
    assert new["status"] == "open"
    assert new["follows"] == table.id
    assert new["options"] == {"set": "alliance"}, "as asked for, not as drawn"
    assert {name: new[name] for name in ("game", "settings", "host")} == {
        name: old[name] for name in ("game", "settings", "host")
    }
    assert table.table["rematch"] == next_id
    table.close()


def test_there_is_one_rematch_however_often_it_is_asked_for(server: RunningServer) -> None:
    host, guest = server.guest("Ana"), server.guest("Ben")
    table = host.open_table("oriflamme", [PERSON, OPEN], passphrase="sesame")
    guest.ask("POST", f"/api/tables/{table}/enter", {"passphrase": "sesame"})
    do(guest, table, "sit", seat=1)
    assert refused(do, host, table, "rematch") == "server-not-over"
    do(host, table, "start")
    do(guest, table, "leave")  # the bot plays on, and the seat stays Ben's
    connected = client.Table(host, table).connect()
    client.play_at_random(connected, random.Random(3))
    one = connected.do("rematch")
    assert one["number"] == connected.number
    again = do(guest, table, "rematch")
    assert again["table"] == connected.do("rematch")["table"] == one["table"]
    new = look(guest, one["table"])  # a guest with a seat needs no passphrase
    assert new["locked"]
    assert [seat["name"] for seat in new["seats"]] == ["Ben", "Ana"]
    assert [seat["stand_in"] for seat in new["seats"]] == ["", ""]
    stranger = server.guest("Eva")
    assert refused(look, stranger, one["table"]) == "server-passphrase"
    do(guest, one["table"], "leave")
    assert names(host, one["table"]) == ["", "Ana"]
    connected.close()


def test_if_the_host_has_left_who_asks_for_a_rematch_is_the_host(server: RunningServer) -> None:
    host, guest = server.guest("Ana"), server.guest("Ben")
    table = host.open_table("oriflamme", [PERSON, OPEN])
    do(guest, table, "sit", seat=1)
    do(host, table, "start")
    do(host, table, "leave")
    connected = client.Table(guest, table).connect()
    client.play_at_random(connected, random.Random(3))
    new = connected.do("rematch")["table"]
    assert look(guest, new)["host"] == guest.me
    assert names(guest, new) == ["Ben", "Ana"], "she may come back"
    assert refused(do, host, new, "start") == "server-not-host"
    do(guest, new, "assign", seat=1, wish=BOT)
    do(guest, new, "start")
    connected.close()


def test_else_the_host_stays_the_host(server: RunningServer) -> None:
    host, guest = server.guest("Ana"), server.guest("Ben")
    table = host.open_table("oriflamme", [local("Ana"), local("Jo"), OPEN])
    do(guest, table, "sit", seat=2)
    do(host, table, "start")
    do(host, table, "leave")
    do(host, table, "back", seat=1)
    do(guest, table, "leave")
    connected = client.Table(host, table).connect()
    client.play_at_random(connected, random.Random(3))
    assert look(host, do(guest, table, "rematch")["table"])["host"] == host.me
    connected.close()


def test_only_those_who_played_ask_for_a_rematch(server: RunningServer) -> None:
    table = finished(server, [PERSON, BOT])
    assert refused(do, server.guest("Eva"), table.id, "rematch") == "server-not-seated"
    table.close()
