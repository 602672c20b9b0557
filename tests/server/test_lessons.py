"""Lessons at the server: a table with its deal, the notes, leaving and resuming."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
import table_client as client
from support.server_fixture import RunningServer, run_server
from support.table_driver import ask_plainly

from aurum import lessons
from aurum.lessons import all_lessons
from aurum.server.http.lessons import LessonList, LessonNow
from aurum.server.table.info import TableInfo

NAMES = [lesson.name for lesson in all_lessons()]


def begin(guest: client.Server, name: str, how: str = "on") -> TableInfo:
    """The table of a lesson."""
    answer = guest.ask("POST", f"/api/lessons/{name}", {"how": how})
    return msgspec.convert(answer, TableInfo)


def received(guest: client.Server, table: str) -> LessonNow:
    """What the lesson at a table says."""
    return msgspec.convert(guest.ask("GET", f"/api/tables/{table}/lesson"), LessonNow)


def listed(guest: client.Server) -> dict[str, Any]:
    """The progress of a guest in each lesson."""
    found = msgspec.convert(guest.ask("GET", "/api/lessons"), LessonList)
    return {lesson.name: lesson for lesson in found.lessons}


def wait(table: client.Table) -> bool:
    """Let the others choose; whether the learner is asked then, or else the game is over."""
    while not table.over and not table.asked:
        assert table.listen(20) is not None
    return not table.over


def choose(table: client.Table, rng: random.Random) -> None:
    position = table.asked
    assert position is not None
    table.choose(rng.choice(position["choices"]))


def learn(table: client.Table, rng: random.Random, most: int = 10_000) -> int:
    """Choose at random for so many questions; how many were asked."""
    for number in range(most):
        if not wait(table):
            return number
        choose(table, rng)
    return most


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_can_be_finished_by_whatever_choices(server: RunningServer, name: str) -> None:
    for seed in range(2):
        guest = server.guest("Lea")
        info = begin(guest, name)
        assert (info.lesson, info.status, info.settings.public) == (name, "running", False)
        assert [seat.kind for seat in info.seats].count("person") == 1
        rng = random.Random(f"{name} {seed}")
        table = client.Table(guest, info.id).connect()
        while wait(table):
            now = received(guest, info.id)
            assert now.since == table.now["since"]  # type: ignore[index]
            assert [note for note in now.notes if note.now and note.move == now.move]
            choose(table, rng)
        now = received(guest, info.id)
        assert now.finished
        assert now.notes[-1].now
        assert listed(guest)[name].finished
        assert listed(guest)[name].over
        table.close()


@pytest.mark.parametrize("name", NAMES)
def test_everybody_gets_the_same_deal_and_the_same_first_choices(
    server: RunningServer, name: str
) -> None:
    tables = []
    for person in ("Ana", "Ben"):
        guest = server.guest(person)
        table = client.Table(guest, begin(guest, name).id).connect()
        wait(table)
        for _ in range(3):  # the learner does the same, so the bots do, too
            position = table.asked
            assert position is not None
            table.choose(position["choices"][0])
            wait(table)
        tables.append(table)
    one, other = tables
    assert one.now is not None
    assert other.now is not None
    assert one.now["positions"] == other.now["positions"]
    assert one.table["fair"] == other.table["fair"]
    for table in tables:
        table.close()


def test_what_is_not_possible_is_refused_with_its_rule(server: RunningServer) -> None:
    guest = server.guest()
    info = begin(guest, "oriflamme")
    table = client.Table(guest, info.id).connect()
    wait(table)
    position = table.asked
    assert position is not None
    before = received(guest, info.id)
    assert [wish.asks for wish in before.tries] == [
        "Why not onto the card of Pegasus at 1?",
        "Why not the Spy, which lies aside?",
    ]
    for wish in before.tries:
        with pytest.raises(client.Refused, match=r"\[OF-2\.1\]"):
            table.choose(wish.choice)
    assert received(guest, info.id) == before, "asking costs nothing"
    table.close()


def test_the_lesson_speaks_the_language_of_the_page(server: RunningServer) -> None:
    guest = server.guest()
    info = begin(guest, "orichalque")
    names = {}
    for language in ("en", "fr", "ru"):
        headers = {"accept-language": language, "authorization": f"Bearer {guest.token}"}
        _, body = ask_plainly(server, "GET", f"/api/tables/{info.id}/lesson", None, **headers)
        names[language] = msgspec.json.decode(body, type=LessonNow).notes[0].name
    assert names == {"en": "The goal", "fr": "Le but du jeu", "ru": "Цель игры"}


def test_a_lesson_is_left_and_taken_up(server: RunningServer) -> None:
    guest = server.guest()
    assert all(not lesson.table for lesson in listed(guest).values())
    info = begin(guest, "oriflamme")
    table = client.Table(guest, info.id).connect()
    learn(table, random.Random(4), 5)
    wait(table)
    table.close()
    assert begin(guest, "oriflamme").id == info.id, "there is one, so one goes on with it"
    here = listed(guest)["oriflamme"]
    assert here.table == info.id
    assert 3 < here.met < here.topics
    assert not here.finished
    anew = begin(guest, "oriflamme", "anew")
    assert anew.id != info.id
    assert guest.ask("GET", f"/api/tables/{info.id}")["status"] == "closed"
    assert listed(guest)["oriflamme"].table == anew.id
    tables = guest.ask("GET", "/api/me/tables")["tables"]
    assert [one["id"] for one in tables] == [anew.id]


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        guest = server.guest()
        info = begin(guest, "alliance")
        table = client.Table(guest, info.id).connect()
        learn(table, random.Random(7), 6)
        wait(table)
        before, choices = received(guest, info.id), table.asked
        table.close()
    with run_server(tmp_path) as server:
        guest = client.Server(server.url, guest.token)
        assert received(guest, info.id) == before
        table = client.Table(guest, info.id).connect()
        wait(table)
        assert table.asked == choices
        learn(table, random.Random(8))
        assert received(guest, info.id).finished
        table.close()


def test_a_choice_taken_back_was_never_spoken_of(server: RunningServer) -> None:
    guest = server.guest()
    info = begin(guest, "orichalque")
    table = client.Table(guest, info.id).connect()
    wait(table)
    before = received(guest, info.id)
    position = table.asked
    assert position is not None
    table.choose(position["choices"][0])
    wait(table)
    after = received(guest, info.id)
    assert "lesson-or-founded" in [note.key for note in after.notes]
    assert table.now is not None
    table.do("undo", seat=0, since=table.now["since"], to=table.now["move"] - 1)
    again = received(guest, info.id)
    assert (again.notes, again.tries) == (before.notes, before.tries)
    table.close()


def test_a_lesson_counts_nowhere(server: RunningServer) -> None:
    guest = server.guest("Nowhere")
    table = client.Table(guest, begin(guest, "alliance").id).connect()
    learn(table, random.Random(1))
    assert table.over
    rows = guest.ask("GET", "/api/league/oriflamme")["rows"]
    assert "Nowhere" not in [row["name"] for row in rows]
    rematch = table.do("rematch")["table"]
    assert guest.ask("GET", f"/api/tables/{rematch}")["lesson"] == "", "that is a game like others"
    table.close()


def test_a_lesson_is_for_the_one_who_learns(server: RunningServer) -> None:
    guest, other = server.guest("Lea"), server.guest("Max")
    info = begin(guest, "oriflamme")
    plain = other.open_table("oriflamme", [{"kind": "person"}, *[{"kind": "bot"}] * 2])
    refusals = {
        (other, f"/api/tables/{info.id}/lesson"): "server-not-your-seat",
        (other, f"/api/tables/{plain}/lesson"): "server-not-found",
        (client.Server(server.url), f"/api/tables/{info.id}/lesson"): "server-nobody",
    }
    for (who, path), code in refusals.items():
        with pytest.raises(client.Refused) as refusal:
            who.ask("GET", path)
        assert refusal.value.code == code
    with pytest.raises(client.Refused) as refusal:
        guest.ask("POST", "/api/lessons/chess", {})
    assert refusal.value.code == "server-not-found"
    with pytest.raises(client.Refused) as refusal:
        client.Server(server.url).ask("POST", "/api/lessons/oriflamme", {})
    assert refusal.value.code == "server-nobody"
    strangers = client.Server(server.url).ask("GET", "/api/lessons")["lessons"]
    assert [lesson["name"] for lesson in strangers] == NAMES
    assert all(not lesson["table"] for lesson in strangers)


def test_the_chance_of_bots_in_a_lesson_follows_from_the_deal() -> None:
    seeds = {lessons.bot_seed(all_lessons()[0].seed, move) for move in range(100)}
    assert len(seeds) == 100
    assert lessons.bot_seed(all_lessons()[0].seed, 5) != lessons.bot_seed(all_lessons()[1].seed, 5)
