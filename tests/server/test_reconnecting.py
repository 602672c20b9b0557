"""Several tabs, lost connections, repeated commands: nothing is missed or done twice."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
import table_client as client
from support.server_fixture import RunningServer, run_server, seat_people
from support.table_driver import PERSON, asked, begin, choice_of, close, receive_up_to, send

from aurum.server.store.database import backup
from aurum.server.store.promise import Guest
from aurum.server.table.commands import Choose
from aurum.server.ws.connection import Connection

# Several tabs


def test_the_tabs_of_one_person_agree(server: RunningServer) -> None:
    people = seat_people(server, "oriflamme", 2)
    one, other = begin(people)
    guest = client.Server(server.url, one.hello["token"])
    tab = client.Table(guest, one.id).connect()
    assert (tab.now, tab.seats, tab.table) == (one.now, one.seats, one.table)
    for turn in range(16):
        active = next(table for table in (one, other) if table.asked)
        if active is one and turn % 2:
            active = tab
        number = active.choose(asked(active)["choices"][-1])["number"]
        for table in (one, tab, other):
            receive_up_to(table, number)
        assert (tab.now, tab.table) == (one.now, one.table)
    assert [_known(entry) for entry in tab.happened] == [_known(entry) for entry in one.happened]
    close(one, other, tab)


# Coming back


def _known(entry: client.Message) -> client.Message:
    """An entry without what is added only when it is sent live."""
    return {name: entry[name] for name in entry if name not in ("table", "now")}


def test_come_back_from_any_point_and_miss_nothing(server: RunningServer) -> None:
    people = seat_people(server, "oriflamme", 2)
    watcher = client.Table(client.Server(server.url), people[0].id).connect()
    begin(people)
    rng = random.Random(11)
    while people[0].number < 40 and not people[0].over:
        for table in people:
            receive_up_to(table, max(other.number for other in people))
        one = next(table for table in people if table.asked)
        one.choose(rng.choice(asked(one)["choices"]))
        assert one.now is not None
        position, move = one.now["positions"][0], one.now["move"]
        if position["undo"] < move and rng.random() < 0.4:
            one.do("undo", seat=position["seat"], since=one.now["since"], to=position["undo"])
            if move < 15:  # who says too much is not received
                one.do("say", text="hm")
    everybody = (*people, watcher)
    for table in everybody:
        receive_up_to(table, max(other.number for other in people))
    close(*everybody)
    for table in everybody:
        whole = [_known(entry) for entry in table.happened]
        assert {"chose", "undone", "said"} <= {entry["told"]["kind"] for entry in whole}
        assert [entry["number"] for entry in whole] == list(range(1, table.number + 1))
        known = client.Server(server.url, table.hello["token"])
        for after in range(table.number + 1):
            back = client.Table(known, table.id)
            back.number = after
            back.connect()
            assert [_known(entry) for entry in back.happened] == whole[after:]
            assert back.now == table.now
            assert back.table["seats"] == table.table["seats"]
            back.close()
        ahead = client.Table(known, table.id)
        ahead.number = table.number + 5  # the server has never said so much
        ahead.connect()
        assert [_known(entry) for entry in ahead.happened] == whole, "told anew from the beginning"
        ahead.close()


def test_what_was_missed_is_sent_on_return(server: RunningServer) -> None:
    people = seat_people(server, "oriflamme", 2)
    one, other = begin(people)
    other.close()
    while one.asked:
        one.choose(one.asked["choices"][0])
    other.connect()
    assert other.number == one.number
    assert other.asked is not None
    assert [_known(entry)["told"] for entry in other.happened] == [
        _known(entry)["told"] for entry in one.happened
    ]
    close(one, other)


# The same command twice


def test_a_command_sent_twice_is_done_once(server: RunningServer) -> None:
    people = seat_people(server, "oriflamme", 2)
    one, other = begin(people)
    choice = choice_of(one)
    first = send(one, choice)
    assert send(one, choice) == first, "at once"
    tab = client.Table(client.Server(server.url, one.hello["token"]), one.id).connect()
    assert send(tab, choice) == first, "from another tab"
    one.close()
    one.connect()
    assert send(one, choice) == first, "after a return"
    say = {"type": "say", "id": "say", "text": "once"}
    receipt = send(one, say)
    assert send(tab, say) == receipt
    assert send(other, say)["number"] == receipt["number"] + 1, "another's id is another's"
    entries = [row.entry for row in server.run(server.hub.store.rows(one.id))]
    assert sum(type(entry).__name__ == "Chose" for entry in entries) == 1
    assert sum(type(entry).__name__ == "Said" for entry in entries) == 2
    close(one, other, tab)


def test_a_command_of_many_entries_sent_twice_is_done_once(server: RunningServer) -> None:
    host = server.guest()
    table = host.open_table("oriflamme", [PERSON, {"kind": "open"}])
    sit = {"type": "sit", "id": "sit", "seat": 1}  # gets up, and sits down
    path = f"/api/tables/{table}/commands"
    assert host.ask("POST", path, sit) == host.ask("POST", path, sit)
    assert len(server.run(server.hub.store.rows(table))) == 3


# Gone in the middle


def test_a_write_is_done_though_its_request_was_cancelled(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection may end at any moment, also while the disk works."""
    people = seat_people(server, "oriflamme", 2)
    one, other = begin(people)
    guest = Guest(one.hello["token"].split(".")[0], "", "")
    command = msgspec.convert(choice_of(one), Choose)

    async def leave_half_way() -> None:
        room = server.hub.rooms[one.id]
        kept, go_on = asyncio.Event(), asyncio.Event()
        append = server.hub.store.append

        async def slowly(batches: Any) -> None:
            await append(batches)
            kept.set()
            await go_on.wait()

        monkeypatch.setattr(server.hub.store, "append", slowly)
        doing = asyncio.create_task(room.execute(command, guest))
        await kept.wait()
        doing.cancel()
        await asyncio.wait([doing])
        go_on.set()
        assert doing.cancelled()

    server.run(leave_half_way())
    monkeypatch.undo()
    receive_up_to(other, 4)
    assert other.asked is not None
    close(*people)


def test_a_choice_goes_on_though_its_connection_turns_out_to_have_ended(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = seat_people(server, "oriflamme", 3)
    one, other = begin(people)
    third = next(table for table in people if table not in (one, other))
    room = server.hub.rooms[one.id]
    line = next(line for line in room.listeners if line.guest == one.hello["token"].split(".")[0])
    assert isinstance(line, Connection)
    kept, go_on = asyncio.Event(), asyncio.Event()
    append = server.hub.store.append

    async def slowly(batches: Any) -> None:
        await append(batches)
        kept.set()
        await go_on.wait()

    async def until_it_is_known() -> None:
        async with asyncio.timeout(10):
            await line.ended

    monkeypatch.setattr(server.hub.store, "append", slowly)
    assert one._socket is not None
    one._socket.send(json.dumps(choice_of(one)))
    server.run(kept.wait())
    one.close()
    third.close()  # which the closed connection would be sent, too
    server.run(until_it_is_known())
    assert room.lock.locked(), "the choice is still under way"
    server.loop.call_soon_threadsafe(go_on.set)
    receive_up_to(other, 5)
    assert other.happened[-1]["told"]["kind"] == "chose"
    while line in room.listeners:
        other.listen(0.1)
    close(other)


def test_what_a_restored_server_has_forgotten_its_guests_forget_too(tmp_path: Path) -> None:
    """Other things have happened since, under the same numbers."""
    with run_server(tmp_path / "lost") as lost:
        ann, ben = seat_people(lost, "oriflamme", 2)
        tokens = [table.hello["token"] for table in (ann, ben)]
        backup(tmp_path / "lost" / "aurum.db", tmp_path / "copy.db")
        for word in ("This", "was", "never", "so"):
            ann.do("say", text=word)
        known = ann.happened
        close(ann, ben)
    (tmp_path / "data").mkdir()
    shutil.copy(tmp_path / "lost" / "secret.key", tmp_path / "data")
    shutil.copy(tmp_path / "copy.db", tmp_path / "data" / "aurum.db")
    with run_server(tmp_path / "data") as server:
        ann, ben = (client.Table(client.Server(server.url, token), ann.id) for token in tokens)
        ben.connect()
        for number in range(6):
            ben.do("say", text=f"{number}")
        for kept in (len(known), len(known) - 1, 1):
            ann.happened = known[:kept]
            ann.number = kept
            ann.connect()
            assert [_known(one) for one in ann.happened] == [_known(one) for one in ben.happened]
            ann.close()
        close(ben)
