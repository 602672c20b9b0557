"""Analyses at the server: each is computed once, in order, while a request waits, and stored."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import table_client as client
from support.server_fixture import QUICK, InlineBotPool, RunningServer, run_server, seat_people
from support.table_driver import BOT, PERSON, finished, local, refused

import aurum
from aurum import analysis
from aurum.engine import Record, Seat, begin_record, play_out, read_record
from aurum.server.workers.analysis_queue import KEPT_EVERY, looked_info
from aurum.server.workers.bot_pool import ProcessBotPool

PATIENT = msgspec.structs.replace(QUICK, analysis_patience=1000, analyses_burst=1000)


class Watched(InlineBotPool):
    """Bots that analyse one choice whenever the test allows it, and record which."""

    def __init__(self, allowed: int = 0) -> None:
        self.allowed = allowed
        self.looks: list[tuple[int, int]] = []
        """Which choice of a game of how many."""
        self._more = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def analyse(self, one: Any, terms: Any) -> Any:
        self._loop = asyncio.get_running_loop()
        while len(self.looks) >= self.allowed:
            self._more.clear()
            await self._more.wait()
        self.looks.append((one.question.view.seats, one.move))
        return await super().analyse(one, terms)

    def allow(self, more: int) -> None:
        self.allowed += more
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._more.set)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with run_server(tmp_path_factory.mktemp("data"), PATIENT) as opened:
        yield opened


@pytest.fixture(scope="module")
def over(server: RunningServer) -> client.Table:
    table = finished(server, [PERSON, BOT, local("Jo")])
    table.close()
    return table


def ask(guest: client.Server, where: str) -> Any:
    return guest.ask("POST", f"/api/{where}/analysis")


def read(guest: client.Server, where: str, after: int = 0) -> Any:
    return guest.ask("GET", f"/api/{where}/analysis?after={after}")


def until(so: Callable[[], Any]) -> Any:
    """Ask again until it is so, as a page would."""
    end = time.monotonic() + 30
    while not (found := so()):
        assert time.monotonic() < end, "it never was so"
        time.sleep(0.01)
    return found


def wait(guest: client.Server, where: str) -> Any:
    """Ask for an analysis and wait until it is done."""
    ask(guest, where)
    return until(lambda: (found := read(guest, where))["state"] == "done" and found)


def a_record(players: int = 3, seed: int = 1, choices: int | None = None) -> Record:
    game = aurum.game("oriflamme")
    options = game.options({"players": players})
    record = begin_record(game, options, [Seat(f"P{n}", "person") for n in range(players)])
    played = play_out(game.begin(options), Random(seed)).choices
    record.choices = [game.write(choice) for choice in played][:choices]
    return record


def upload(guest: client.Server, record: Record) -> str:
    kept = guest.ask("POST", "/api/records", json.loads(record.to_json()))
    return f"records/{kept['id']}"


def looked_at(record: Record) -> list[Any]:
    """What the bots of the tests find."""
    found = analysis.analyse(record, iterations=2)
    return [msgspec.to_builtins(looked_info(one)) for one in found.choices]


# What it contains


def test_every_choice_of_a_finished_game_is_looked_at(
    server: RunningServer, over: client.Table
) -> None:
    guest = server.guest("Eva")
    found = wait(guest, f"tables/{over.id}")
    record = read_record(json.dumps(guest.record(over.id)))
    assert found["looked"] == looked_at(record)
    assert found["total"] == len(found["looked"])
    winners = over.table["result"]["winners"]
    assert [seat for seat, share in enumerate(found["result"]) if share] == winners
    assert (found["level"], found["iterations"], found["seed"]) == ("regent", 1500, 0)


def test_what_one_knows_already_is_left_out(server: RunningServer, over: client.Table) -> None:
    guest = server.guest("Eva")
    whole = wait(guest, f"tables/{over.id}")
    rest = read(guest, f"tables/{over.id}", after=5)
    assert (rest["since"], rest["looked"]) == (5, whole["looked"][5:])
    assert read(guest, f"tables/{over.id}", after=5000)["looked"] == []
    assert refused(read, guest, f"tables/{over.id}", -1) == "server-request"


def test_an_uploaded_record_can_be_analysed(server: RunningServer) -> None:
    guest = server.guest("Eva")
    record = a_record(seed=5)
    where = upload(guest, record)
    unasked = read(guest, where)
    assert (unasked["state"], unasked["total"], unasked["looked"]) == ("none", 0, [])
    assert wait(guest, where)["looked"] == looked_at(record)
    nobody = client.Server(server.url)
    assert read(nobody, where)["state"] == "done", "whoever may see the record may read it"


def test_alone_against_the_automaton_too(server: RunningServer) -> None:
    game = aurum.game("orichalque")
    options = game.options({"players": 1, "solo": "easy"})
    record = begin_record(game, options, [Seat("Ana", "person")])
    played = play_out(game.begin(options), Random(2)).choices
    record.choices = [game.write(choice) for choice in played]
    guest = server.guest("Ana")
    found = wait(guest, upload(guest, record))
    assert found["total"] > 0
    assert all(len(one["chances"]) == 1 for one in found["looked"])


# Who may ask, and when


def test_a_game_that_goes_on_is_never_analysed(server: RunningServer) -> None:
    people = seat_people(server, "orichalque", 2)
    guest = client.Server(server.url, people[0].hello["token"])
    where = f"tables/{people[0].id}"
    assert refused(ask, guest, where) == "server-not-begun"
    people[0].do("start")
    for call in (ask, read):
        assert refused(call, guest, where) == "analysis-not-over"
    # Nor by the back door: all of Orichalque is open, so its record can be uploaded half-way.
    half = upload(guest, read_record(json.dumps(guest.record(people[0].id))))
    assert refused(ask, guest, half) == "analysis-not-over"
    assert not server.hub.analysis_queue.queue
    for table in people:
        table.close()


def test_who_may_not_look_may_not_ask(server: RunningServer) -> None:
    table = finished(server, [PERSON, BOT, BOT], settings={"spectators": False})
    table.close()
    where = f"tables/{table.id}"
    eva, nobody = server.guest("Eva"), client.Server(server.url)
    for call in (ask, read):
        assert refused(call, eva, where) == "server-no-spectators"
    assert refused(ask, nobody, where) == "server-nobody"
    assert refused(read, nobody, where) == "server-no-spectators"
    assert refused(ask, eva, "tables/aaaabbbbccccdddd") == "server-no-table"
    assert refused(ask, eva, f"records/{'0' * 32}") == "server-no-record"
    ana = client.Server(server.url, table.hello["token"])
    assert wait(ana, where)["state"] == "done"


def test_one_guest_gets_so_many_at_a_time_and_so_many_an_hour(tmp_path: Path) -> None:
    bot_pool = Watched()
    with run_server(tmp_path, PATIENT, bot_pool) as server:
        ana, ben = server.guest("Ana"), server.guest("Ben")
        places = [upload(ana, a_record(seed=seed)) for seed in range(3)]
        for where in places[:2]:
            assert ask(ana, where)["state"] == "working"
        assert refused(ask, ana, places[2]) == "analysis-too-many"
        assert ask(ana, places[0])["state"] == "working", "that one is under way"
        assert ask(ben, places[2])["state"] == "working"
        bot_pool.allow(10_000)
        for where in places:
            wait(ben, where)
        assert ask(ana, upload(ana, a_record(seed=3)))["state"] == "working"
    strict = msgspec.structs.replace(PATIENT, analyses_burst=1)
    with run_server(tmp_path, strict) as server:
        ana = server.guest("Ana")
        ask(ana, places[0])
        assert refused(ask, ana, places[1]) == "server-too-fast"
        assert read(ana, places[1])["state"] == "done", "reading is free"


# In turn


def test_games_take_turns(tmp_path: Path) -> None:
    bot_pool = Watched()
    with run_server(tmp_path, PATIENT, bot_pool) as server:
        ana, ben = server.guest("Ana"), server.guest("Ben")
        ask(ana, upload(ana, a_record(players=3)))
        ask(ben, upload(ben, a_record(players=4)))
        bot_pool.allow(12)
        until(lambda: len(bot_pool.looks) == 12)
        seats = [seats for seats, _ in bot_pool.looks]
        assert seats == [3, 4] * 6
        bot_pool.allow(10_000)


def test_what_is_known_grows(tmp_path: Path) -> None:
    bot_pool = Watched()
    with run_server(tmp_path, PATIENT, bot_pool) as server:
        ana = server.guest("Ana")
        record = a_record()
        where = upload(ana, record)
        whole = looked_at(record)
        first = ask(ana, where)
        assert (first["looked"], first["total"]) == ([], len(whole))
        known: list[Any] = []
        for _ in range(3):
            bot_pool.allow(4)
            known.extend(until(lambda: _four_more(read(ana, where, len(known))["looked"])))
        assert known == whole[:12]
        bot_pool.allow(10_000)


def _four_more(looked: list[Any]) -> list[Any]:
    return looked if len(looked) == 4 else []


class Tables(ProcessBotPool):
    """A pool whose work the test does by hand."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.begun: list[asyncio.Future[Any]] = []
        self.order: list[str] = []

    async def _ask(self, work: Any, *given: Any, **named: Any) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.begun.append(done)
        self.order.append(work.__name__)
        return await done


def test_bots_at_tables_go_first() -> None:
    async def tell() -> list[str]:
        bot_pool = Tables(2)
        any_: Any = None
        tasks: list[asyncio.Task[Any]] = [
            asyncio.create_task(bot_pool.choose("page", any_, 1)) for _ in range(2)
        ]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(bot_pool.analyse(any_, any_)) for _ in range(2)]
        for _ in range(5):
            await asyncio.sleep(0)
        assert bot_pool.order == ["_choose"] * 2, "both processes are busy with tables"
        bot_pool.begun[0].set_result(1)
        for _ in range(5):
            await asyncio.sleep(0)
        assert bot_pool.order == ["_choose"] * 2 + ["_analyse"]
        bot_pool.begun[1].set_result(1)
        for _ in range(5):
            await asyncio.sleep(0)
        assert bot_pool.order.count("_analyse") == 1, "one process at most is taken for it"
        tasks.append(asyncio.create_task(bot_pool.choose("page", any_, 1)))
        await asyncio.sleep(0)
        assert bot_pool.order[-1] == "_choose", "no table waits for a game gone by"
        for one in bot_pool.begun[2:]:
            one.set_result(1)
        while len(bot_pool.begun) < 5:
            await asyncio.sleep(0)
        bot_pool.begun[4].set_result(1)
        await asyncio.gather(*tasks)
        return bot_pool.order

    assert asyncio.run(tell()) == [
        "_choose",
        "_choose",
        "_analyse",
        "_choose",
        "_analyse",
    ]


def test_in_a_process_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aurum.bots.analysis_iterations", lambda game: 2)
    record = a_record()
    with run_server(tmp_path, PATIENT, ProcessBotPool(1)) as server:
        ana = server.guest("Ana")
        assert wait(ana, upload(ana, record))["looked"] == looked_at(record)


# Kept


def test_it_is_made_once(tmp_path: Path) -> None:
    bot_pool = Watched(10_000)
    with run_server(tmp_path, PATIENT, bot_pool) as server:
        table = finished(server, [PERSON, BOT, BOT])
        table.close()
        ana, ben = client.Server(server.url, table.hello["token"]), server.guest("Ben")
        found = wait(ana, f"tables/{table.id}")
        assert len(bot_pool.looks) == found["total"]
        assert ask(ben, f"tables/{table.id}") == found
        # The record of the game is the game.
        where = upload(ben, read_record(json.dumps(ben.record(table.id))))
        assert ask(ben, where) == found
    with run_server(tmp_path, PATIENT, bot_pool) as server:
        assert ask(server.guest("Eva"), where) == found
    assert len(bot_pool.looks) == found["total"]


def test_after_a_restart_it_goes_on(tmp_path: Path) -> None:
    bot_pool = Watched(KEPT_EVERY + 3)
    record = a_record()
    with run_server(tmp_path, PATIENT, bot_pool) as server:
        ana = server.guest("Ana")
        where = upload(ana, record)
        ask(ana, where)
        until(lambda: len(read(ana, where)["looked"]) == KEPT_EVERY + 3)
    later = Watched(10_000)
    with run_server(tmp_path, PATIENT, later) as server:
        assert not server.hub.analysis_queue.queue, "nobody waits for it yet"
        stranger = client.Server(server.url)
        assert len(read(stranger, where)["looked"]) == KEPT_EVERY + 3
        assert not server.hub.analysis_queue.queue, "for whom nobody knows nothing is done"
        found = until(lambda: (state := read(server.guest(), where))["state"] == "done" and state)
    assert found["looked"] == looked_at(record)
    assert len(later.looks) == found["total"] - KEPT_EVERY - 3


def test_an_analysis_without_readers_is_suspended(tmp_path: Path) -> None:
    hasty = msgspec.structs.replace(PATIENT, analysis_patience=0)
    bot_pool = Watched(1)
    with run_server(tmp_path, hasty, bot_pool) as server:
        ana = server.guest("Ana")
        where = upload(ana, a_record())
        ask(ana, where)
        until(lambda: not server.hub.analysis_queue.queue)
        before = len(bot_pool.looks)
        assert read(ana, where)["state"] == "working", "asking again takes it up again"
        until(lambda: not server.hub.analysis_queue.queue)
        assert len(bot_pool.looks) <= before + 1


class FailingBotPool(InlineBotPool):
    """Fails a given number of times."""

    failures = 1

    async def analyse(self, one: Any, terms: Any) -> Any:
        if self.failures:
            self.failures -= 1
            raise RuntimeError("clumsy")
        return await super().analyse(one, terms)


def test_one_that_fails_says_so_and_can_be_asked_for_again(tmp_path: Path) -> None:
    with run_server(tmp_path, PATIENT, FailingBotPool()) as server:
        ana = server.guest("Ana")
        where = upload(ana, a_record())
        ask(ana, where)
        until(lambda: not server.hub.analysis_queue.queue)
        assert refused(read, ana, where) == "server-failure"
        assert wait(ana, where)["state"] == "done"
