"""The real server is killed again and again: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import table_client as client
from support.brief import SOAK, often
from support.crash_scenario import PLANS, CrashScenario
from support.crashes import KillableServer, Player
from support.server_fixture import run_server, seat_people

import aurum
from aurum.engine import read_record
from aurum.engine.fairness import verify
from aurum.server.live.hub import Hub
from aurum.server.store.promise import WriteBatch
from aurum.server.table.commands import Say
from aurum.server.table.entries import Said

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")

SERVICE_RESTART = 1012
STARTING, OPEN, ASKED, BUSY = "starting", "just open", "before a receipt", "open for a while"
HOW_OFTEN = {
    STARTING: often(7, soak=100),
    OPEN: often(6, soak=160),
    ASKED: often(8, soak=180),
    BUSY: often(3, soak=80),
}
KILLS = [kill for kill, times in HOW_OFTEN.items() for _ in range(times)]


@pytest.mark.long
@pytest.mark.soak
def test_nothing_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    began = time.monotonic()
    with CrashScenario(tmp_path / "data", PLANS) as scenario:
        seed = random.randrange(2**32) if SOAK else 4
        print(f"kills with seed {seed}")
        kill_again_and_again(scenario, random.Random(seed))
        scenario.server.start()
        scenario.finish()
        check(scenario)
    print(f"{len(KILLS)} kills in {time.monotonic() - began:.0f} seconds")


def kill_again_and_again(scenario: CrashScenario, rng: random.Random) -> None:
    """Start and kill. The first few kills come before there is a database."""
    first, later = KILLS[:4], KILLS[4:]
    rng.shuffle(later)
    start_takes = 1.0
    for kill in first + later:
        began = time.monotonic()
        if kill == STARTING:
            scenario.server.start()
            time.sleep(rng.uniform(0, start_takes))
        else:
            scenario.start()
            start_takes = time.monotonic() - began
        if kill == OPEN:
            time.sleep(rng.uniform(0, 0.3))
        elif kill == BUSY:  # long enough for bots to have come
            time.sleep(rng.uniform(0.3, 2))
        elif kill == ASKED:
            scenario.watch.wait(scenario.watch.asked)
            time.sleep(rng.uniform(0, 0.01))
        assert not scenario.failures(), scenario.failures()
        scenario.server.kill()


def test_a_stop_keeps_what_is_under_way_and_tells_people_to_come_back(tmp_path: Path) -> None:
    with CrashScenario(tmp_path / "data", PLANS[4:8]) as scenario:
        for commands in (10, 40, 80):
            scenario.start()
            for _ in range(commands):
                scenario.watch.wait(scenario.watch.asked)
            assert scenario.server.stop() == 0
        scenario.server.start()
        scenario.finish()
        check(scenario)
        watching = [player for player in scenario.players if not player.guest]
        farewells = [code for player in watching for code in player.farewells]
        assert farewells
        assert set(farewells) == {SERVICE_RESTART}


class SlowHub(Hub):
    """A hub that stores at once, and acknowledges later."""

    kept = asyncio.Event()
    may_go_on = asyncio.Event()

    async def keep(self, batches: Sequence[WriteBatch]) -> None:
        await super().keep(batches)
        if isinstance(batches[0].rows[0].entry, Said):
            self.kept.set()
            await self.may_go_on.wait()


def test_a_write_is_done_even_if_its_caller_is_gone(tmp_path: Path) -> None:
    with run_server(tmp_path, make=SlowHub) as server:
        ann, ben = seat_people(server, "oriflamme", 2)
        room = server.run(server.hub.room(ann.id))
        number = room.table.number

        async def give_up_half_way() -> None:
            guest = await server.hub.guest(ann.hello["token"].split(".")[0])
            assert guest is not None
            saying = asyncio.create_task(room.execute(Say("1", "Farewell!"), guest))
            await SlowHub.kept.wait()
            saying.cancel()
            await asyncio.wait([saying])
            assert saying.cancelled()
            SlowHub.may_go_on.set()

        server.run(give_up_half_way())
        while ben.number == number:
            assert ben.listen(20) is not None, "nobody was told"
        assert ben.happened[-1]["told"]["text"] == "Farewell!"
        assert ann.do("say", text="Still here.")["number"] == number + 2


# What must be so in the end


Log = dict[str, list[dict[str, Any]]]


def read_log(folder: Path) -> Log:
    """All that the server has kept, by table."""
    log: Log = {}
    with closing(sqlite3.connect(f"file:{folder / 'aurum.db'}?mode=ro", uri=True)) as db:
        db.row_factory = sqlite3.Row
        for row in db.execute("SELECT * FROM log ORDER BY table_id, number"):
            entry = json.loads(row["entry"])
            log.setdefault(row["table_id"], []).append({**row, **entry})
    return {table: rows for table, rows in log.items() if len(rows) > 1}


def check(scenario: CrashScenario) -> None:
    """Nothing is lost, nothing is doubled, everybody saw the same. Then the server closes."""
    server, players, log = scenario.server, scenario.players, read_log(scenario.server.folder)
    check_receipts(players, log)
    check_logs(log)
    check_what_everybody_saw(players, log)
    draws = check_records(players, log)
    assert server.stop() == 0
    check_database(server.folder)
    check_nobody_is_left(server)
    assert server.most_processes > 1, "there were no workers to look for"
    text = server.log.read_text()
    assert '"level":"error"' not in text, text
    chosen = sum(row["kind"] == "chose" for rows in log.values() for row in rows)
    print(
        f"\n{len(log)} tables, {chosen} choices,"
        f" {sum(len(player.receipts) for player in players)} receipts,"
        f" {sum(player.resent for player in players)} commands sent again,"
        f" {sum(player.reconnects for player in players)} returns, {draws} draws verified"
    )


def check_receipts(players: list[Player], log: Log) -> None:
    """Every command that was acknowledged is in the log once, under its number, and no other is."""
    held = Counter(receipt for player in players for receipt in player.receipts)
    kept = Counter(
        (table, row["guest"], row["ref"], row["number"])
        for table, rows in log.items()
        for row in rows
        if row["ref"]
    )
    assert held == kept
    assert set(held.values()) == {1}


def check_logs(log: Log) -> None:
    """Nothing is missing in any log, the server's time never runs back, and every game ends."""
    for rows in log.values():
        assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
        times = [row["time"] for row in rows]
        assert times == sorted(times)


def check_what_everybody_saw(players: list[Player], log: Log) -> None:
    """What a guest received, live or after reconnecting, is byte by byte what the log holds."""
    for player in players:
        assert player.over
        unheard = log[player.id][player.number :]
        assert all(row["kind"] == "said" for row in unheard)  # chat that was sent as they left
        again = client.Table(player.server, player.id)
        again.connect()
        again.close()
        assert [_as_missed(entry) for entry in player.happened] == [
            json.dumps(entry) for entry in again.happened[: player.number]
        ]


def _as_missed(entry: client.Message) -> str:
    """An entry without what is added only for those who are there."""
    return json.dumps({key: entry[key] for key in entry if key not in ("table", "now")})


def check_records(players: list[Player], log: Log) -> int:
    """Every record verifies; the result is how many outcomes of chance that were."""
    guests = {player.id: player.server for player in players if player.guest}
    draws = 0
    for table in log:
        record = read_record(json.dumps(guests[table].record(table)))
        draws += verify(aurum.game(record.game), record)
    return draws


def check_database(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "aurum.db")) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert db.execute("SELECT count(*) FROM tables WHERE status = 'running'").fetchone() == (0,)


def check_nobody_is_left(server: KillableServer) -> None:
    """No worker outlives its server."""
    until = time.monotonic() + 20
    while alive := server.survivors():
        assert time.monotonic() < until, alive
        time.sleep(0.1)
