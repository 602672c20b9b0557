"""Bots at the table: they play, stand in, fail without harm, and are cancelled when not needed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import table_client as client
from support.server_fixture import QUICK, InlineBotPool, RunningServer, run_server
from support.table_driver import BOT, PERSON, do, local, look, receive_up_to, refused

from aurum.bots import Question
from aurum.server.workers.bot_pool import ProcessBotPool


def table_of(server: RunningServer, seats: list[Any], **more: Any) -> client.Table:
    """A table, started; its host is connected."""
    host = server.guest("Ana")
    table = client.Table(host, host.open_table("oriflamme", seats, **more)).connect()
    table.do("start")
    return table


def until_over(table: client.Table) -> None:
    while not table.over:
        assert table.listen(20) is not None


class Thinkers(InlineBotPool):
    """Bots that compute until the test answers for them, and record which do."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.thinking: dict[int, asyncio.Future[int]] = {}
        self.cancelled = 0
        self.changed = asyncio.Event()

    async def choose(self, level: str, question: Question, seed: int) -> int:
        number = len(self.questions)
        self.questions.append(question)
        self.thinking[number] = asyncio.get_running_loop().create_future()
        self.changed.set()
        try:
            return await self.thinking[number]
        except asyncio.CancelledError:
            self.cancelled += 1
            self.thinking.pop(number, None)
            self.changed.set()
            raise

    async def answer(self) -> None:
        """Let every bot that thinks make the first choice there is."""
        for number in list(self.thinking):
            self.thinking.pop(number).set_result(self.questions[number].choices[0])

    async def until(self, so: Callable[[], bool]) -> None:
        """Wait until something about the bots is so."""
        while not so():
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), 10)

    async def close(self) -> None:
        assert not self.thinking, "somebody still thinks in a server that closes"


# In processes of their own


def test_bots_think_beside_the_server_and_a_killed_one_is_replaced(tmp_path: Path) -> None:
    bot_pool = ProcessBotPool(1)
    with run_server(tmp_path, bot_pool=bot_pool) as server:
        table = table_of(server, [PERSON, BOT, BOT])
        while not any(entry["told"].get("by") == "bot" for entry in table.happened):
            if table.asked:
                table.choose(table.asked["choices"][0])
            else:
                table.listen(20)
        workers = _workers(bot_pool)
        assert os.getpid() not in workers
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        client.play_at_random(table, random.Random(1))
        assert not workers & _workers(bot_pool)
        assert server.hub.metrics.failures._value.get() == 0
        table.close()


def _workers(bot_pool: ProcessBotPool) -> set[int]:
    assert bot_pool._pool is not None
    return set(bot_pool._pool._processes)


# Filling in


def test_a_person_leaves_and_the_table_goes_on_and_they_come_back(server: RunningServer) -> None:
    host, guest = server.guest("Ana"), server.guest("Ben")
    table = client.Table(host, host.open_table("oriflamme", [PERSON, {"kind": "open"}])).connect()
    do(guest, table.id, "sit", seat=1)
    table.do("start")
    number = do(guest, table.id, "leave")["number"]
    receive_up_to(table, number)
    left = next(entry["told"] for entry in table.happened if entry["number"] == number)
    assert (left["kind"], left["seat"], left["why"]) == ("stoodin", 1, "left")
    seat = table.table["seats"][1]
    assert (seat["kind"], seat["name"], seat["stand_in"]) == ("person", "Ben", "regent")
    for _ in range(6):  # both play, and nobody waits for Ben
        while table.asked is None:
            assert table.listen(20) is not None
        table.choose(table.asked["choices"][0])
    assert any(entry["told"].get("by") == "bot" for entry in table.happened)
    receive_up_to(table, do(guest, table.id, "back", seat=1)["number"])
    assert table.table["seats"][1]["stand_in"] == ""
    back = client.Table(guest, table.id).connect()
    mine = sum(entry["told"].get("seat") == 1 for entry in back.happened)
    while back.asked is None:
        if table.asked:
            table.choose(table.asked["choices"][0])
        back.listen(0.01)
        table.listen(0.01)
    back.choose(back.asked["choices"][0])
    assert back.happened[-1]["told"].get("by") == "person"
    assert sum(entry["told"].get("seat") == 1 for entry in back.happened) > mine
    for one in (table, back):
        one.close()


def test_everybody_at_a_screen_leaves_together(tmp_path: Path) -> None:
    with run_server(tmp_path, bot_pool=Thinkers()) as server:
        table = table_of(server, [PERSON, local("Jo"), BOT])
        table.do("leave")
        assert [seat["stand_in"] for seat in table.table["seats"]] == ["regent", "regent", ""]
        assert refused(table.do, "leave") == "server-not-seated"
        table.do("back", seat=1)
        assert [seat["stand_in"] for seat in table.table["seats"]] == ["regent", "", ""]
        table.close()


def test_the_host_replaces_an_absent_player_by_a_bot(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, absent_after=0)
    with run_server(tmp_path, settings) as server:
        host, guest = server.guest("Ana"), server.guest("Ben")
        table = host.open_table("oriflamme", [PERSON, {"kind": "open"}])
        do(guest, table, "sit", seat=1)
        do(host, table, "start")
        here, there = client.Table(guest, table).connect(), client.Table(host, table).connect()
        assert refused(do, host, table, "replace", seat=1) == "server-not-absent"
        assert refused(do, host, table, "replace", seat=0) == "server-not-absent"
        assert refused(do, guest, table, "replace", seat=0) == "server-not-host"
        here.close()
        server.run(_until(lambda: len(server.hub.rooms[table].listeners) == 1))
        there.close()
        server.run(_until(lambda: not server.hub.rooms[table].listeners))
        do(host, table, "replace", seat=1)
        assert look(host, table)["seats"][1]["stand_in"] == "regent"
        do(guest, table, "back", seat=1)
        assert look(host, table)["seats"][1]["stand_in"] == ""


def test_a_player_may_replace_an_absent_host(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, absent_after=0)
    with run_server(tmp_path, settings) as server:
        host, guest, stranger = server.guest("Ana"), server.guest("Ben"), server.guest("Cy")
        table = host.open_table("oriflamme", [PERSON, {"kind": "open"}])
        do(guest, table, "sit", seat=1)
        do(host, table, "start")
        assert refused(do, stranger, table, "replace", seat=0) == "server-not-host"
        do(guest, table, "replace", seat=0)
        assert look(host, table)["seats"][0]["stand_in"] == "regent"


async def _until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not so():
            await asyncio.sleep(0.001)


# Failing


class Failing(InlineBotPool):
    """Bots that crash, or answer what is no answer."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, level: str, question: Any, seed: int) -> int:
        self.asked += 1
        nonsense: list[Any] = [-1, 10**30, None, "reveal", [], 0.5]
        if self.asked % 3 == 0:
            raise RuntimeError("out of my mind")
        if self.asked % 3 == 1:
            answer: int = nonsense[self.asked % len(nonsense)]
            return answer
        return await super().choose(level, question, seed)


def test_a_bot_that_fails_or_talks_nonsense_does_not_stop_the_table(tmp_path: Path) -> None:
    bot_pool = Failing()
    with run_server(tmp_path, bot_pool=bot_pool) as server:
        table = table_of(server, [BOT, BOT, PERSON])
        client.play_at_random(table, random.Random(2))
        assert table.over
        assert bot_pool.asked > 6
        assert server.hub.metrics.failures._value.get() >= bot_pool.asked // 2
        table.close()


# Only as long as they are needed


def test_a_table_of_bots_rests_until_a_spectator_comes(tmp_path: Path) -> None:
    with run_server(tmp_path, bot_pool=Thinkers()) as server:
        bot_pool = server.hub.bot_pool
        assert isinstance(bot_pool, Thinkers)
        table = table_of(server, [PERSON, BOT])
        table.do("leave")
        server.run(bot_pool.until(lambda: len(bot_pool.thinking) == 1))  # for the seat to choose
        table.close()
        server.run(bot_pool.until(lambda: not bot_pool.thinking))
        assert bot_pool.cancelled == len(bot_pool.questions) == 1
        room = server.hub.rooms[table.id]
        assert not room.needed
        eva = client.Table(client.Server(server.url), table.id).connect()  # anybody will do
        for _ in range(3):
            server.run(bot_pool.until(lambda: len(bot_pool.thinking) == 1))
            server.run(bot_pool.answer())
            receive_up_to(eva, eva.number + 1)
            assert eva.happened[-1]["told"]["by"] == "bot"
        server.run(bot_pool.until(lambda: len(bot_pool.thinking) == 1))
        eva.close()
        server.run(bot_pool.until(lambda: not bot_pool.thinking))


def test_bots_go_on_for_a_person_who_is_only_away(tmp_path: Path) -> None:
    with run_server(tmp_path, bot_pool=Thinkers()) as server:
        bot_pool = server.hub.bot_pool
        assert isinstance(bot_pool, Thinkers)
        table = table_of(server, [BOT, BOT, BOT, PERSON])
        table.close()
        room = server.hub.rooms[table.id]
        while room.table.actor != 3:
            server.run(_until(lambda: bool(bot_pool.thinking) or room.table.actor == 3))
            server.run(bot_pool.answer())
        assert not bot_pool.thinking
        table.connect()
        assert table.asked is not None
        table.close()


def test_a_bot_stops_when_its_question_is_outdated(tmp_path: Path) -> None:
    with run_server(tmp_path, bot_pool=Thinkers()) as server:
        bot_pool = server.hub.bot_pool
        assert isinstance(bot_pool, Thinkers)
        table = table_of(server, [PERSON, BOT])
        while table.asked is None:
            server.run(bot_pool.until(lambda: len(bot_pool.thinking) == 1))
            server.run(bot_pool.answer())
            table.listen(10)
        asked = len(bot_pool.questions)
        table.choose(table.asked["choices"][0])
        server.run(bot_pool.until(lambda: len(bot_pool.thinking) == 1))
        assert table.now is not None
        move = table.now["move"]
        table.do("undo", seat=0, since=table.now["since"], to=move - 1)
        server.run(bot_pool.until(lambda: not bot_pool.thinking))
        assert bot_pool.cancelled == 1
        table.do("leave")
        server.run(bot_pool.until(lambda: len(bot_pool.thinking) == 1))
        table.do("back", seat=0)
        server.run(bot_pool.until(lambda: not bot_pool.thinking))
        assert bot_pool.cancelled == 2
        assert len(bot_pool.questions) == asked + 2
        assert table.asked is not None
        assert table.asked["seat"] == 0
        table.do("leave")  # and a server that closes waits for nobody's thoughts
        server.run(bot_pool.until(lambda: len(bot_pool.thinking) == 1))
        table.close()


def test_a_table_asks_one_bot_at_a_time(tmp_path: Path) -> None:
    with run_server(tmp_path, bot_pool=Thinkers()) as server:
        bot_pool = server.hub.bot_pool
        assert isinstance(bot_pool, Thinkers)
        tables = [table_of(server, [BOT, BOT]) for _ in range(3)]
        more = [client.Table(client.Server(server.url), table.id).connect() for table in tables]
        for _ in range(4):
            server.run(bot_pool.until(lambda: len(bot_pool.thinking) == 3))
            for table in tables:
                table.do("say", text="hurry")  # which does not make it think twice
            assert len(bot_pool.thinking) == 3
            server.run(bot_pool.answer())
            for table in tables:
                receive_up_to(table, table.number + 1)
        for table in (*tables, *more):
            table.close()


def test_a_bot_is_asked_with_a_view_and_nothing_else(tmp_path: Path) -> None:
    with run_server(tmp_path, bot_pool=Thinkers()) as server:
        bot_pool = server.hub.bot_pool
        assert isinstance(bot_pool, Thinkers)
        table = table_of(server, [BOT, BOT])
        server.run(bot_pool.until(lambda: len(bot_pool.thinking) == 1))
        play = server.hub.rooms[table.id].table.session
        assert play is not None
        question = bot_pool.questions[0]
        assert question == ("oriflamme", play.state.view(play.state.actor), play.state.choices())
        table.close()


def test_bots_alone_play_to_the_end_for_a_watcher(server: RunningServer) -> None:
    table = table_of(server, [BOT, BOT, BOT])
    until_over(table)
    assert {entry["told"].get("by", "bot") for entry in table.happened} == {"bot"}
    table.close()
