"""A full disk: nothing is acknowledged that is not stored, and play goes on when there is room."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import threading
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
import table_client as client
from support.server_fixture import QUICK, InlineBotPool, RunningServer, run_server, seat_people

import aurum
from aurum.engine import read_record
from aurum.engine.fairness import verify
from aurum.server.errors import StorageError
from aurum.server.live.hub import Hub
from aurum.server.store.promise import KeptRecord, WriteBatch
from aurum.server.store.sqlite import SqliteStore

TALKATIVE = msgspec.structs.replace(QUICK, chats_per_minute=1_000_000, chats_burst=100_000)
BOT = 2
PLENTY = 100_000


class SlowBotPool(InlineBotPool):
    """Bots that answer only when the test allows it."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()

    async def choose(self, level: str, question: Any, seed: int) -> int:
        await self.may_answer.wait()
        return await super().choose(level, question, seed)


class WatchedHub(Hub):
    """A server of which one can see when a bot's choice could not be kept."""

    bot_failed = threading.Event()

    async def keep(self, batches: Sequence[WriteBatch]) -> None:
        try:
            await super().keep(batches)
        except StorageError:
            if not batches[0].rows[0].guest:
                self.bot_failed.set()
            raise


def make_room_for(server: RunningServer, pages: int) -> None:
    """Let the file have so many pages beyond those it has, and no more."""

    def work(db: sqlite3.Connection) -> None:
        (used,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {used + pages}")

    store = server.hub.store
    assert isinstance(store, SqliteStore)
    server.run(store._write(work))


def health(server: RunningServer) -> tuple[int, str]:
    """What the server says of itself."""
    try:
        with urllib.request.urlopen(f"{server.url}/healthz") as answer:
            return answer.status, json.load(answer)["status"]
    except urllib.error.HTTPError as problem:
        return problem.code, json.load(problem)["status"]


def play_until_the_bot_is_asked(people: list[client.Table]) -> None:
    """The people make the first choice listed."""
    while True:
        newest = max(table.number for table in people)
        for table in people:
            while table.number < newest:
                table.listen()
        now = people[0].now
        assert now is not None
        if now["actor"] == BOT:
            return
        chooser = people[now["actor"]]
        assert chooser.asked is not None
        chooser.choose(chooser.asked["choices"][0])


def talk_until_nothing_fits(table: client.Table) -> None:
    """Fill the disk to the last few bytes; no choice is shorter than these words."""
    for length in (500, 100, 20, 1):
        while says(table, "x" * length) == "":
            pass


def says(table: client.Table, text: str) -> str:
    """Send chat; the result is the code of the refusal, if it is refused."""
    try:
        table.do("say", text=text)
    except client.Refused as refusal:
        return refusal.code
    return ""


def test_a_full_disk_loses_nothing_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    bot_pool = SlowBotPool()
    with run_server(tmp_path, TALKATIVE, bot_pool, make=WatchedHub) as server:
        ann, ben = people = seat_people(server, "oriflamme", 2, bots=1)
        ann._tag = ""  # the shortest commands there are
        ann.do("start")
        play_until_the_bot_is_asked(people)
        room = server.run(server.hub.room(ann.id))
        assert health(server) == (200, "ok")

        make_room_for(server, 1)
        talk_until_nothing_fits(ann)
        number = room.table.number
        assert [says(table, "Oh!") for table in people] == ["server-store-fails"] * 2
        # Entries sent before a refusal arrive before it; so none was sent.
        assert ann.number == ben.number == room.table.number == number
        with pytest.raises(StorageError) as failure:
            server.run(server.hub.store.keep_record(KeptRecord("r" * 32, b"x" * 10_000, 0)))
        assert "full" in failure.value.problem
        assert health(server) == (503, "failing")

        server.loop.call_soon_threadsafe(bot_pool.may_answer.set)
        assert WatchedHub.bot_failed.wait(20)
        assert room.table.number == number
        assert len(server.run(server.hub.store.rows(ann.id))) == number

        make_room_for(server, PLENTY)
        while ben.number == number:
            assert ben.listen(20) is not None, "the bot does not go on"
        assert ben.happened[-1]["told"]["by"] == "bot"
        assert health(server) == (200, "ok")
        players = [
            threading.Thread(target=client.play_at_random, args=(table, random.Random(seat)))
            for seat, table in enumerate(people)
        ]
        for player in players:
            player.start()
        for player in players:
            player.join(60)
        record = read_record(json.dumps(server.guest("Ines").record(ann.id)))
        assert verify(aurum.game("oriflamme"), record) > 0
