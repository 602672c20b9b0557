"""Replays: the whole timeline at once, and many moments in one request."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from typing import Any

import pytest
import table_client as client
from support.server_fixture import RunningServer, seat_people
from support.table_driver import BOT, PERSON, finished, local, refused

OPEN_EYES = -4


@pytest.fixture(scope="module")
def over(server: RunningServer) -> client.Table:
    """A game that has ended, of two people at one screen and a bot."""
    table = finished(server, [PERSON, BOT, local("Jo")])
    table.close()
    return table


def story(guest: client.Server, table: str, seat: int = client.SPECTATOR) -> Any:
    return guest.ask("GET", f"/api/tables/{table}/story?seat={seat}")


def several(guest: client.Server, table: str, moves: list[int], seat: int) -> Any:
    asked = "&".join(f"move={move}" for move in moves)
    found = guest.ask("GET", f"/api/tables/{table}/moments?{asked}&seat={seat}")
    return found["moments"]


def test_a_story_has_the_facts_that_were_sent_live(
    server: RunningServer, over: client.Table
) -> None:
    eva = server.guest("Eva")
    timelines = {seat: story(eva, over.id, seat)["moments"] for seat in (0, 2)}
    for entry in over.happened:
        for fact in entry.get("seen", []):
            last = entry["told"]["move"]
            span = timelines[fact["seat"]][last - len(fact["made"]) + 1 : last + 1]
            assert [made for moment in span for made in moment["made"]] == fact["made"]
            assert [event for moment in span for event in moment["events"]] == fact["events"]
    assert over.now is not None
    assert len(timelines[0]) == over.now["move"] + 1
    assert (timelines[0][0]["by"], timelines[0][0]["made"]) == (client.OVER, [])
    assert timelines[0][-1]["actor"] == client.OVER
    assert timelines[0][-1]["points"] == over.table["result"]["scores"]


def test_a_round_and_a_turn_are_what_the_rules_call_so(
    server: RunningServer, over: client.Table
) -> None:
    """OF-2.1, OF-3.1. A turn is the placing of a card or the resolution of one."""
    moments = story(server.guest("Eva"), over.id)["moments"]
    assert [moment["round"] for moment in moments] == sorted(moment["round"] for moment in moments)
    assert moments[-1]["round"] == 6
    asked = [moment for moment in moments if moment["actor"] >= 0]
    placed = [moment for moment in moments if moment["made"] and "place" in moment["made"][0]]
    assert len({moment["turn"] for moment in placed}) == len(placed) == 18
    for before, after in pairwise(asked):
        assert after["turn"] - before["turn"] in (0, 1)
        if after["round"] != before["round"]:
            assert after["turn"] == before["turn"] + 1
        kept = any(event["event"] == "kept" for event in after["events"])
        revealed = any(event["event"] == "revealed" for event in after["events"])
        if kept:
            assert after["turn"] == before["turn"] + 1
        if revealed and after["turn"] == before["turn"]:
            assert after["actor"] == before["actor"], "its effect asks whoever has revealed it"


def test_a_turn_of_orichalque_is_a_player_s(server: RunningServer) -> None:
    """OR-2.1."""
    host = server.guest("Ana")
    table = client.Table(host, host.open_table("orichalque", [PERSON, BOT], options={})).connect()
    table.do("start")
    client.play_at_random(table, random.Random(3))
    table.close()
    moments = story(host, table.id)["moments"]
    players: dict[int, set[int]] = {}
    rounds: dict[int, set[int]] = {}
    for moment in moments:
        if moment["actor"] >= 0 and moment["round"]:
            players.setdefault(moment["turn"], set()).add(moment["actor"])
            rounds.setdefault(moment["round"], set()).add(moment["turn"])
    assert all(len(who) == 1 for who in players.values())
    assert all(len(turns) in (1, 2, 3) for turns in rounds.values())
    began = sum(event["event"] == "turn" for moment in moments for event in moment["events"])
    named = sum("initiative" in "".join(moment["made"]) for moment in moments)
    assert len(players) == began + named


def test_many_moments_are_the_same_as_one_by_one(server: RunningServer, over: client.Table) -> None:
    eva = server.guest("Eva")
    for seat in (1, client.SPECTATOR, OPEN_EYES):
        one_by_one = [
            eva.ask("GET", f"/api/tables/{over.id}/moments/{move}?seat={seat}")
            for move in (9, 0, 17)
        ]
        assert several(eva, over.id, [9, 0, 17], seat) == one_by_one
    moves = over.table["move"] if over.now is None else over.now["move"]
    assert refused(several, eva, over.id, [1, moves + 1], 0) == "server-no-move"
    assert refused(several, eva, over.id, [1, -1], 0) == "server-no-move"
    assert refused(several, eva, over.id, list(range(49)), 0) == "server-request"
    assert refused(eva.ask, "GET", f"/api/tables/{over.id}/moments?seat=0") == "server-request"


def test_after_the_game_everything_can_lie_open(server: RunningServer, over: client.Table) -> None:
    eva = server.guest("Eva")
    timeline = story(eva, over.id, OPEN_EYES)
    assert timeline["eyes"] == [client.SPECTATOR, 0, 1, 2, OPEN_EYES]
    record = eva.record(over.id)
    assert [made for moment in timeline["moments"] for made in moment["made"]] == record["choices"]
    for move in (5, 20, len(record["choices"])):
        (opened,) = several(eva, over.id, [move], OPEN_EYES)
        assert "?" not in opened["position"]
        for seat in range(3):
            (own,) = several(eva, over.id, [move], seat)
            assert opened["view"]["families"][seat] == own["view"]["families"][seat]


def test_while_it_runs_only_own_seats_and_a_spectator_s_view(server: RunningServer) -> None:
    people = seat_people(server, "oriflamme", 2)
    people[0].do("start")
    guests = [client.Server(server.url, table.hello["token"]) for table in people]
    for seat, guest in enumerate(guests):
        own = story(guest, people[0].id, seat)
        assert own["eyes"] == [client.SPECTATOR, seat]
        assert "?" in json.dumps(own)
        for other in (1 - seat, OPEN_EYES):
            assert refused(story, guest, people[0].id, other) == "server-other-seat"
            assert refused(several, guest, people[0].id, [2], other) == "server-other-seat"
            path = f"/api/tables/{people[0].id}/moments/2?seat={other}"
            assert refused(guest.ask, "GET", path) == "server-other-seat"
    for table in people:
        table.close()


def sentence(guest: client.Server, path: str) -> tuple[str, str]:
    """The code and the words with which the server says no."""
    with pytest.raises(client.Refused) as refusal:
        guest.ask("GET", path)
    return refusal.value.code, str(refusal.value)


def test_a_refusal_says_what_is_wrong(server: RunningServer, over: client.Table) -> None:
    """No answer says that a finished game is running, or that it is shorter than it is."""
    eva = server.guest("Eva")
    record = eva.record(over.id)
    kept = eva.ask("POST", "/api/records", record)["id"]
    moves = len(record["choices"])
    for path in (f"/api/records/{kept}", f"/api/tables/{over.id}"):
        for asked in ("story?seat=3", "moments/1?seat=3", "moments?move=1&seat=3"):
            refused = sentence(eva, f"{path}/{asked}")
            assert refused == ("server-no-seat", "There is no seat 4; the table has 3.")
        for move in (-1, moves + 1):
            refused = sentence(eva, f"{path}/moments?move=0&move={move}")
            message = f"There is no move {move}; the game has {moves}."
            assert refused == ("server-no-move", message)


def test_a_seat_that_there_is_not_is_no_secret(server: RunningServer) -> None:
    people = seat_people(server, "oriflamme", 2)
    people[0].do("start")
    guest = client.Server(server.url, people[0].hello["token"])
    assert refused(story, guest, people[0].id, 2) == "server-no-seat"
    assert refused(story, guest, people[0].id, 1) == "server-other-seat"
    for table in people:
        table.close()


def test_a_record_has_a_story_too(server: RunningServer, over: client.Table) -> None:
    eva, nobody = server.guest("Eva"), client.Server(server.url)
    kept = eva.ask("POST", "/api/records", eva.record(over.id))["id"]
    for seat in (0, client.SPECTATOR, OPEN_EYES):
        path = f"/api/records/{kept}"
        assert nobody.ask("GET", f"{path}/story?seat={seat}") == story(eva, over.id, seat)
        found = nobody.ask("GET", f"{path}/moments?move=3&move=12&seat={seat}")["moments"]
        assert found == several(eva, over.id, [3, 12], seat)
    assert refused(nobody.ask, "GET", f"/api/records/{'0' * 32}/story") == "server-no-record"
