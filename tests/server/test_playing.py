"""During the game: turns, mistakes and their answers, talking, one screen."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
import table_client as client
from support.server_fixture import RunningServer, seat_people
from support.table_driver import (
    BOT,
    PERSON,
    asked,
    begin,
    choice_of,
    close,
    do,
    local,
    receive_up_to,
    refused,
    send,
)

LANGUAGES = ("en", "fr", "ru")


# Turns


def test_each_seat_sees_its_own_and_is_asked_in_its_turn(server: RunningServer) -> None:
    people = seat_people(server, "oriflamme", 3)
    begin(people)
    watcher = client.Table(server.guest("Eva"), people[0].id).connect()
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
            receive_up_to(table, receipt["number"])
            assert [fact["seat"] for fact in table.happened[-1]["seen"]] == [number]
            assert table.now is not None
            assert [position["seat"] for position in table.now["positions"]] == [number]
            seen = table.happened[-1]["seen"][0]["made"][0]
            assert seen == made or (number != seat and "?" in seen)
        receive_up_to(watcher, receipt["number"])
        assert watcher.now is not None
        assert [fact["seat"] for fact in watcher.happened[-1]["seen"]] == [client.SPECTATOR]
        assert {position["seat"] for position in watcher.now["positions"]} == {client.SPECTATOR}
    close(*people, watcher)


def test_a_choice_can_be_made_without_a_socket(server: RunningServer) -> None:
    host = server.guest()
    table = client.Table(host, host.open_table("oriflamme", [PERSON, local("Jo")])).connect()
    table.do("start")
    assert table.now is not None
    what = {"seat": asked(table)["seat"], "since": table.now["since"]}
    receipt = do(host, table.id, "choose", **what, choice=asked(table)["choices"][0])
    receive_up_to(table, receipt["number"])
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


def test_a_mistake_is_answered_in_one_s_language_and_changes_nothing(server: RunningServer) -> None:
    people = seat_people(server, "oriflamme", 2)
    one, other = begin(people)
    guest = client.Server(server.url, one.hello["token"])
    tabs = []
    for language in LANGUAGES:
        tab = client.Table(guest, one.id)
        tab.hello["language"] = language
        tabs.append(tab.connect())
    log = server.run(server.hub.store.rows(one.id))
    for message, code, rule in mistakes(one):
        answers = [send(tab, message) for tab in tabs]
        for answer in answers:
            assert (answer["type"], answer["code"], answer["rule"]) == ("error", code, rule)
            readable = isinstance(message, dict) and len(str(message)) < 16_000
            assert answer["id"] == (message.get("id", "") if readable else "")
            assert code not in answer["says"], "a sentence, not its key"
        assert len({answer["says"] for answer in answers}) == len(LANGUAGES)
    assert server.run(server.hub.store.rows(one.id)) == log
    assert send(other, {**choice_of(one), "seat": asked(one)["seat"]})["code"] == (
        "server-not-your-seat"
    )
    seat = 1 - asked(one)["seat"]
    assert send(other, {**choice_of(one), "seat": seat})["code"] == "server-not-your-turn"
    assert send(tabs[0], choice_of(one))["type"] == "receipt", "the conversation goes on"
    close(*people, *tabs)


def test_a_refusal_by_request_speaks_the_guest_s_language(server: RunningServer) -> None:
    sentences = set()
    for language in LANGUAGES:
        guest = client.Server(server.url).become("Mira", language)
        table = guest.open_table("oriflamme", [PERSON, {"kind": "open"}])
        with pytest.raises(client.Refused) as refusal:
            do(guest, table, "start")
        sentences.add(str(refusal.value))
    assert len(sentences) == len(LANGUAGES)


def test_after_the_game_nothing_can_be_chosen(server: RunningServer) -> None:
    host = server.guest()
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


def test_chat_is_plain_text_in_any_language(server: RunningServer) -> None:
    people = seat_people(server, "oriflamme", 2)
    texts = [
        "<b>hi</b> & 'you'",
        "two\nlines",
        "Bien joué\u202f! C'est fini\u00a0?",
        "Ну и ну! 🎲👩\u200d🚀",
    ]
    for text in texts:
        people[0].do("say", text=text)
    receive_up_to(people[1], people[0].number)
    received = [entry["told"] for entry in people[1].happened if entry["told"]["kind"] == "said"]
    assert [(line["name"], line["text"]) for line in received] == [("P0", text) for text in texts]
    for text in ("\x1b[31mred", "\u202edne", "bell\x07", "\u2800\n\u3164\u0301"):
        assert refused(people[0].do, "say", text=text) == "server-chat-letters"
    close(*people)


# One screen, several seats


def test_several_seats_at_one_screen(server: RunningServer) -> None:
    host = server.guest("Ana")
    seats = [PERSON, local("Jo"), BOT, local("Kim")]
    table = client.Table(host, host.open_table("oriflamme", seats)).connect()
    watcher = client.Table(server.guest("Eva"), table.id).connect()
    table.do("start")
    assert table.seats == [0, 1, 3]
    assert table.now is not None
    views = {position["seat"]: position["view"] for position in table.now["positions"]}
    assert sorted(views) == [0, 1, 3]
    assert len({json.dumps(view) for view in views.values()}) == 3, "each seat has its own view"
    client.play_at_random(table, random.Random(2))
    played = {entry["told"]["seat"] for entry in table.happened if entry["told"]["kind"] == "chose"}
    assert played == {0, 1, 2, 3}
    receive_up_to(watcher, table.number)
    seen = {fact["seat"] for entry in watcher.happened for fact in entry.get("seen", [])}
    assert seen == {client.SPECTATOR}
    assert table.table["seats"][1]["name"] == "Jo"
    close(table, watcher)
