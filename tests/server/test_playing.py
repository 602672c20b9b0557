"""During the game: turns, mistakes and their answers, several tabs, coming back, one screen."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import table_client as client
from at_the_counter import BOT, PERSON, do, hear, local, refused
from at_the_house import OpenHouse, open_house, seat_people

from aurum.server.commands import Choose
from aurum.server.store import Guest
from aurum.server.wire import Connection

LANGUAGES = ("en", "fr", "ru")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def begin(tables: list[client.Table]) -> tuple[client.Table, client.Table]:
    """Start; the result is who is asked, and somebody who is not."""
    number = tables[0].do("start")["number"]
    for table in tables:
        hear(table, number)
    return (
        next(table for table in tables if table.asked),
        next(table for table in tables if not table.asked),
    )


def asked(table: client.Table) -> client.Message:
    assert table.asked is not None
    return table.asked


def send(table: client.Table, message: Any) -> client.Message:
    """Send whatever this is; the answer that is addressed to it."""
    assert table._socket is not None
    table._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
    while True:
        answer: client.Message = json.loads(table._socket.recv(10))
        if answer["type"] in ("error", "receipt"):
            return answer


def close(*tables: client.Table) -> None:
    for table in tables:
        table.close()


# Turns


def test_each_seat_sees_its_own_and_is_asked_in_its_turn(house: OpenHouse) -> None:
    people = seat_people(house, "oriflamme", 3)
    begin(people)
    watcher = client.Table(house.guest("Eva"), people[0].id).connect()
    for _ in range(12):
        assert sum(table.asked is not None for table in people) == 1
        one = next(table for table in people if table.asked)
        assert one.now is not None
        assert one.now["actor"] == asked(one)["seat"]
        made = asked(one)["choices"][0]
        seat = asked(one)["seat"]
        receipt = one.choose(made)
        assert one.number == receipt["number"], "what happened comes before its receipt"
        for number, table in enumerate(people):
            hear(table, receipt["number"])
            assert [fact["seat"] for fact in table.happened[-1]["seen"]] == [number]
            assert table.now is not None
            assert [position["seat"] for position in table.now["positions"]] == [number]
            seen = table.happened[-1]["seen"][0]["made"][0]
            assert seen == made or (number != seat and "?" in seen)
        hear(watcher, receipt["number"])
        assert watcher.now is not None
        assert [fact["seat"] for fact in watcher.happened[-1]["seen"]] == [client.SPECTATOR]
        assert {position["seat"] for position in watcher.now["positions"]} == {client.SPECTATOR}
    close(*people, watcher)


def test_a_choice_can_be_made_without_a_socket(house: OpenHouse) -> None:
    host = house.guest()
    table = client.Table(host, host.open_table("oriflamme", [PERSON, local("Jo")])).connect()
    table.do("start")
    assert table.now is not None
    what = {"seat": asked(table)["seat"], "since": table.now["since"]}
    receipt = do(host, table.id, "choose", **what, choice=asked(table)["choices"][0])
    hear(table, receipt["number"])
    assert table.happened[-1]["told"]["kind"] == "chose"
    close(table)


# Mistakes


def mistakes(one: client.Table) -> Iterator[tuple[Any, str, str]]:
    """What one may do wrong when asked, with the code and the rule of the answer."""
    seat = asked(one)["seat"]
    assert one.now is not None
    since = one.now["since"]
    choose = {"type": "choose", "id": "x", "seat": seat, "since": since, "choice": ""}
    held = {choice.split()[1] for choice in asked(one)["choices"]}
    cards = ("Archer", "Soldier", "Spy", "Heir", "Lord", "Shapeshifter", "Conspiracy", "Ambush")
    missing = next(card for card in cards if card not in held)
    yield "this is no JSON", "server-unreadable", ""
    yield b"\xff\xfe\x00", "server-unreadable", ""
    yield [], "server-unreadable", ""
    yield {"type": "hello"}, "server-unreadable", ""
    yield {"type": "dance", "id": "x"}, "server-unreadable", ""
    yield {"type": "say", "id": "x", "text": "a", "more": 1}, "server-unreadable", ""
    yield {"type": "say", "id": "x", "text": "a" * 501}, "server-unreadable", ""
    yield {"type": "say", "id": "x", "text": " \n "}, "server-chat-letters", ""
    yield {"type": "say", "id": "x", "text": "a" * 17_000}, "server-too-long", ""
    yield {**choose, "choice": "dance"}, "error-unreadable", ""
    yield {**choose, "choice": f"place {missing} end"}, "illegal-not-in-hand", "OF-2.1"
    yield {**choose, "since": since - 1}, "server-stale", ""
    yield {**choose, "since": since + 1}, "server-stale", ""
    yield {**choose, "seat": 1 - seat}, "server-not-your-seat", ""
    yield {**choose, "seat": 4}, "server-not-your-seat", ""
    undo = {"type": "undo", "id": "x", "seat": seat, "since": since, "to": 0}
    yield undo, "server-undo-barrier", ""
    yield {**undo, "seat": 1 - seat}, "server-not-your-seat", ""
    yield {"type": "back", "id": "x", "seat": seat}, "server-not-replaced", ""
    yield {"type": "back", "id": "x", "seat": 1 - seat}, "server-not-your-seat", ""
    yield {"type": "rematch", "id": "x"}, "server-not-over", ""


def test_a_mistake_is_answered_in_one_s_language_and_changes_nothing(house: OpenHouse) -> None:
    people = seat_people(house, "oriflamme", 2)
    one, other = begin(people)
    guest = client.House(house.url, one.hello["token"])
    tabs = []
    for language in LANGUAGES:
        tab = client.Table(guest, one.id)
        tab.hello["language"] = language
        tabs.append(tab.connect())
    log = house.run(house.house.store.rows(one.id))
    for message, code, rule in mistakes(one):
        answers = [send(tab, message) for tab in tabs]
        for answer in answers:
            assert (answer["type"], answer["code"], answer["rule"]) == ("error", code, rule)
            readable = isinstance(message, dict) and len(str(message)) < 16_000
            assert answer["id"] == (message.get("id", "") if readable else "")
            assert code not in answer["says"], "a sentence, not its key"
        assert len({answer["says"] for answer in answers}) == len(LANGUAGES)
    assert house.run(house.house.store.rows(one.id)) == log
    assert send(other, {**_choice(one), "seat": asked(one)["seat"]})["code"] == (
        "server-not-your-seat"
    )
    seat = 1 - asked(one)["seat"]
    assert send(other, {**_choice(one), "seat": seat})["code"] == "server-not-your-turn"
    assert send(tabs[0], _choice(one))["type"] == "receipt", "the conversation goes on"
    close(*people, *tabs)


def _choice(table: client.Table) -> client.Message:
    """A legal choice as a message."""
    assert table.now is not None
    return {
        "type": "choose",
        "id": "legal",
        "seat": asked(table)["seat"],
        "since": table.now["since"],
        "choice": asked(table)["choices"][0],
    }


def test_a_refusal_by_request_speaks_the_guest_s_language(house: OpenHouse) -> None:
    said = set()
    for language in LANGUAGES:
        guest = client.House(house.url).become("Mira", language)
        table = guest.open_table("oriflamme", [PERSON, {"kind": "open"}])
        with pytest.raises(client.Refused) as refusal:
            do(guest, table, "start")
        said.add(str(refusal.value))
    assert len(said) == len(LANGUAGES)


def test_after_the_game_nothing_can_be_chosen(house: OpenHouse) -> None:
    host = house.guest()
    table = client.Table(host, host.open_table("oriflamme", [PERSON, BOT])).connect()
    table.do("start")
    client.play_at_random(table, random.Random(5))
    assert table.now is not None
    since, number = table.now["since"], table.number
    assert refused(table.do, "choose", seat=0, since=since, choice="reveal") == "server-not-running"
    assert refused(table.do, "undo", seat=0, since=since, to=0) == "server-not-running"
    assert refused(table.do, "back", seat=0) == "server-not-running"
    assert refused(table.do, "leave") == "server-begun"
    assert table.number == number
    close(table)


# Talking


def test_chat_is_plain_text_in_any_language(house: OpenHouse) -> None:
    people = seat_people(house, "oriflamme", 2)
    said = [
        "<b>hi</b> & 'you'",
        "two\nlines",
        "Bien joué\u202f! C'est fini\u00a0?",
        "Ну и ну! 🎲👩\u200d🚀",
    ]
    for text in said:
        people[0].do("say", text=text)
    hear(people[1], people[0].number)
    told = [entry["told"] for entry in people[1].happened if entry["told"]["kind"] == "said"]
    assert [(line["name"], line["text"]) for line in told] == [("P0", text) for text in said]
    for text in ("\x1b[31mred", "\u202edne", "bell\x07"):
        assert refused(people[0].do, "say", text=text) == "server-chat-letters"
    close(*people)


# Several tabs


def test_the_tabs_of_one_person_agree(house: OpenHouse) -> None:
    people = seat_people(house, "oriflamme", 2)
    one, other = begin(people)
    guest = client.House(house.url, one.hello["token"])
    tab = client.Table(guest, one.id).connect()
    assert (tab.now, tab.seats, tab.table) == (one.now, one.seats, one.table)
    for turn in range(16):
        active = next(table for table in (one, other) if table.asked)
        if active is one and turn % 2:
            active = tab
        number = active.choose(asked(active)["choices"][-1])["number"]
        for table in (one, tab, other):
            hear(table, number)
        assert (tab.now, tab.table) == (one.now, one.table)
    assert [_known(entry) for entry in tab.happened] == [_known(entry) for entry in one.happened]
    close(one, other, tab)


# Coming back


def _known(entry: client.Message) -> client.Message:
    """An entry without what is only added live."""
    return {name: entry[name] for name in entry if name not in ("table", "now")}


def test_come_back_from_any_point_and_miss_nothing(house: OpenHouse) -> None:
    people = seat_people(house, "oriflamme", 2)
    watcher = client.Table(client.House(house.url), people[0].id).connect()
    begin(people)
    rng = random.Random(11)
    while people[0].number < 40 and not people[0].over:
        for table in people:
            hear(table, max(other.number for other in people))
        one = next(table for table in people if table.asked)
        one.choose(rng.choice(asked(one)["choices"]))
        assert one.now is not None
        position, move = one.now["positions"][0], one.now["move"]
        if position["undo"] < move and rng.random() < 0.4:
            one.do("undo", seat=position["seat"], since=one.now["since"], to=position["undo"])
            if move < 15:  # who says too much is not heard
                one.do("say", text="hm")
    everybody = (*people, watcher)
    for table in everybody:
        hear(table, max(other.number for other in people))
    close(*everybody)
    for table in everybody:
        whole = [_known(entry) for entry in table.happened]
        assert {"chose", "undone", "said"} <= {entry["told"]["kind"] for entry in whole}
        assert [entry["number"] for entry in whole] == list(range(1, table.number + 1))
        house_known = client.House(house.url, table.hello["token"])
        for after in range(table.number + 1):
            back = client.Table(house_known, table.id)
            back.number = after
            back.connect()
            assert [_known(entry) for entry in back.happened] == whole[after:]
            assert back.now == table.now
            assert back.table["seats"] == table.table["seats"]
            back.close()
        ahead = client.Table(house_known, table.id)
        ahead.number = table.number + 5  # the house has never said so much
        ahead.connect()
        assert [_known(entry) for entry in ahead.happened] == whole, "told anew from the beginning"
        ahead.close()


def test_what_happens_while_one_is_away_is_told_on_return(house: OpenHouse) -> None:
    people = seat_people(house, "oriflamme", 2)
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


def test_a_command_sent_twice_is_done_once(house: OpenHouse) -> None:
    people = seat_people(house, "oriflamme", 2)
    one, other = begin(people)
    choice = _choice(one)
    first = send(one, choice)
    assert send(one, choice) == first, "at once"
    tab = client.Table(client.House(house.url, one.hello["token"]), one.id).connect()
    assert send(tab, choice) == first, "from another tab"
    one.close()
    one.connect()
    assert send(one, choice) == first, "after a return"
    say = {"type": "say", "id": "say", "text": "once"}
    said = send(one, say)
    assert send(tab, say) == said
    assert send(other, say)["number"] == said["number"] + 1, "another's id is another's"
    told = [row.entry for row in house.run(house.house.store.rows(one.id))]
    assert sum(type(entry).__name__ == "Chose" for entry in told) == 1
    assert sum(type(entry).__name__ == "Said" for entry in told) == 2
    close(one, other, tab)


def test_a_command_of_many_entries_sent_twice_is_done_once(house: OpenHouse) -> None:
    host = house.guest()
    table = host.open_table("oriflamme", [PERSON, {"kind": "open"}])
    sit = {"type": "sit", "id": "sit", "seat": 1}  # gets up, and sits down
    path = f"/api/tables/{table}/commands"
    assert host.ask("POST", path, sit) == host.ask("POST", path, sit)
    assert len(house.run(house.house.store.rows(table))) == 3


# One screen, several seats


def test_several_seats_at_one_screen(house: OpenHouse) -> None:
    host = house.guest("Ana")
    seats = [PERSON, local("Jo"), BOT, local("Kim")]
    table = client.Table(host, host.open_table("oriflamme", seats)).connect()
    watcher = client.Table(house.guest("Eva"), table.id).connect()
    table.do("start")
    assert table.seats == [0, 1, 3]
    assert table.now is not None
    views = {position["seat"]: position["view"] for position in table.now["positions"]}
    assert sorted(views) == [0, 1, 3]
    assert len({json.dumps(view) for view in views.values()}) == 3, "each seat has its own view"
    client.play_at_random(table, random.Random(2))
    played = {entry["told"]["seat"] for entry in table.happened if entry["told"]["kind"] == "chose"}
    assert played == {0, 1, 2, 3}
    hear(watcher, table.number)
    seen = {fact["seat"] for entry in watcher.happened for fact in entry.get("seen", [])}
    assert seen == {client.SPECTATOR}
    assert table.table["seats"][1]["name"] == "Jo"
    close(table, watcher)


def test_what_is_kept_happens_though_who_asked_for_it_has_gone(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection may end at any moment, also while the disk works."""
    people = seat_people(house, "oriflamme", 2)
    one, other = begin(people)
    guest = Guest(one.hello["token"].split(".")[0], "", "")
    command = msgspec.convert(_choice(one), Choose)

    async def leave_half_way() -> None:
        room = house.house.rooms[one.id]
        kept, go_on = asyncio.Event(), asyncio.Event()
        append = house.house.store.append

        async def slowly(batches: Any) -> None:
            await append(batches)
            kept.set()
            await go_on.wait()

        monkeypatch.setattr(house.house.store, "append", slowly)
        doing = asyncio.create_task(room.do(command, guest))
        await kept.wait()
        doing.cancel()
        await asyncio.wait([doing])
        go_on.set()
        assert doing.cancelled()

    house.run(leave_half_way())
    monkeypatch.undo()
    hear(other, 4)
    assert other.asked is not None
    close(*people)


def test_a_choice_goes_on_though_its_connection_turns_out_to_have_ended(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = seat_people(house, "oriflamme", 3)
    one, other = begin(people)
    third = next(table for table in people if table not in (one, other))
    room = house.house.rooms[one.id]
    line = next(line for line in room.listeners if line.guest == one.hello["token"].split(".")[0])
    assert isinstance(line, Connection)
    kept, go_on = asyncio.Event(), asyncio.Event()
    append = house.house.store.append

    async def slowly(batches: Any) -> None:
        await append(batches)
        kept.set()
        await go_on.wait()

    async def until_it_is_known() -> None:
        async with asyncio.timeout(10):
            await line.ended

    monkeypatch.setattr(house.house.store, "append", slowly)
    assert one._socket is not None
    one._socket.send(json.dumps(_choice(one)))
    house.run(kept.wait())
    one.close()
    third.close()  # of which the one who has gone would have to hear
    house.run(until_it_is_known())
    assert room.lock.locked(), "the choice is still under way"
    house.loop.call_soon_threadsafe(go_on.set)
    hear(other, 5)
    assert other.happened[-1]["told"]["kind"] == "chose"
    while line in room.listeners:
        other.listen(0.1)
    close(other)
