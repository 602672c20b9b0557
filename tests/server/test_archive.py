"""Tables that are not used for long: unloaded or archived, and never lost."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
import table_client as client
from support.server_fixture import QUICK, RunningServer, run_server
from support.table_driver import (
    BOT,
    OPEN,
    PERSON,
    do,
    finished,
    local,
    look,
    receive_up_to,
    refused,
)

from aurum.server.live.hub import Hub
from aurum.server.settings import ServerSettings
from aurum.server.store.database import FILE

DAY = 24 * 3600
AGED = msgspec.structs.replace(QUICK, archive_after=60 * DAY, waiting_after=3 * DAY)


class Calendar:
    """A date that the test sets."""

    def __init__(self) -> None:
        self.day = 20_000.0

    def __call__(self) -> int:
        return int(self.day * DAY * 1000)


class Dated:
    """A hub with its own calendar."""

    def __init__(self, folder: Path, settings: ServerSettings = AGED) -> None:
        self.calendar = Calendar()
        self.opening = run_server(folder, settings, make=self._make)

    def _make(self, *given: Any) -> Hub:
        return Hub(*given, at=self.calendar)

    def __enter__(self) -> RunningServer:
        self.server = self.opening.__enter__()
        return self.server

    def __exit__(self, *problem: Any) -> None:
        self.opening.__exit__(*problem)

    def pass_days(self, days: float) -> None:
        """Let days pass, and let the server archive what is due."""
        self.calendar.day += days
        self.server.run(self.server.hub.sweep())


def listed(guest: client.Server) -> list[str]:
    return [table["id"] for table in guest.ask("GET", "/api/tables")["tables"]]


def test_a_table_that_waits_in_vain_leaves_the_lobby_and_can_come_back(tmp_path: Path) -> None:
    dated = Dated(tmp_path)
    with dated as server:
        host, guest = server.guest("Ana"), server.guest("Ben")
        table = host.open_table("oriflamme", [PERSON, OPEN], settings={"public": True})
        dated.pass_days(2.9)
        assert listed(guest) == [table]
        dated.pass_days(0.2)
        assert listed(guest) == []
        assert look(guest, table)["archived"], "by its link it is still there"
        assert [mine["id"] for mine in host.ask("GET", "/api/me/tables")["tables"]] == [table]
        do(guest, table, "sit", seat=1)
        assert not look(guest, table)["archived"]
        assert listed(guest) == [table]
        rows = server.run(server.hub.store.rows(table))
        assert [type(row.entry).__name__ for row in rows] == [
            "Made", "Archived", "Revived", "Seated",
        ]  # fmt: skip


def test_a_refused_command_does_not_revive(tmp_path: Path) -> None:
    dated = Dated(tmp_path)
    with dated as server:
        host = server.guest()
        table = host.open_table("oriflamme", [PERSON, OPEN])
        dated.pass_days(4)
        assert refused(do, host, table, "start") == "server-seat-open"
        assert look(server.guest("Ben"), table)["archived"]


def test_a_running_game_is_kept_much_longer_and_goes_on_where_it_was(tmp_path: Path) -> None:
    dated = Dated(tmp_path)
    with dated as server:
        host = server.guest()
        table = client.Table(host, host.open_table("oriflamme", [PERSON, local("Jo")])).connect()
        table.do("start")
        dated.pass_days(61)
        assert not look(host, table.id)["archived"], "somebody sits there"
        before = json.dumps(table.now)
        table.close()
        dated.pass_days(61)
        assert look(host, table.id)["archived"]
        table.connect()
        assert not table.table["archived"], "one of those who play has come back"
        assert json.dumps(table.now) == before
        client.play_at_random(table, random.Random(1))
        assert table.over
        table.close()


def test_a_spectator_starts_no_clock(tmp_path: Path) -> None:
    dated = Dated(tmp_path)
    with dated as server:
        host = server.guest()
        settings = {"clock": {"kind": "days", "seconds": 2 * DAY}}
        seats = [PERSON, local("Jo")]
        table = client.Table(host, host.open_table("oriflamme", seats, settings=settings)).connect()
        table.do("start")
        table.close()
        dated.pass_days(61)
        watcher = client.Table(client.Server(server.url), table.id).connect()
        assert watcher.table["archived"]
        assert watcher.now is not None
        assert watcher.now["clocks"]["running"] == -1
        table.connect()
        receive_up_to(watcher, table.number)
        assert watcher.now["clocks"]["running"] == watcher.now["actor"]
        for one in (table, watcher):
            one.close()


def test_bots_of_an_archived_table_play_on_for_a_spectator(tmp_path: Path) -> None:
    dated = Dated(tmp_path)
    with dated as server:
        host = server.guest()
        table = host.open_table("oriflamme", [BOT, BOT])
        do(host, table, "start")  # and nobody looks
        dated.pass_days(61)
        assert look(host, table)["archived"]
        watcher = client.Table(client.Server(server.url), table).connect()
        while not watcher.over:
            assert watcher.listen(10) is not None
        watcher.close()


def test_a_game_that_is_over_is_archived_and_its_record_stays(tmp_path: Path) -> None:
    dated = Dated(tmp_path)
    with dated as server:
        table = finished(server, [PERSON, BOT])
        host = client.Server(server.url, table.hello["token"])
        record = host.record(table.id)
        table.close()
        dated.pass_days(61)
        assert look(host, table.id)["archived"]
        assert host.record(table.id) == record
        assert do(host, table.id, "rematch")["table"]


def test_a_table_nobody_needs_leaves_memory_and_is_opened_from_its_log(tmp_path: Path) -> None:
    with run_server(tmp_path, msgspec.structs.replace(QUICK, unload_after=-1)) as server:
        host = server.guest()
        table = client.Table(host, host.open_table("oriflamme", [PERSON, local("Jo")])).connect()
        table.do("start")
        for _ in range(10):
            assert table.asked is not None
            table.choose(table.asked["choices"][0])
        server.run(server.hub.sweep())
        assert table.id in server.hub.rooms, "somebody is here"
        before = json.dumps(table.now)
        info = look(host, table.id)
        table.close()
        server.run(_gone(server, table.id))
        assert look(host, table.id) == info
        table.connect()
        assert json.dumps(table.now) == before
        client.play_at_random(table, random.Random(1))
        table.close()


def test_a_damaged_table_disturbs_no_other(tmp_path: Path) -> None:
    with Dated(tmp_path) as server:
        host = server.guest()
        seats = [PERSON, local("Jo")]
        tables = [host.open_table("oriflamme", seats) for _ in range(3)]
        for table in tables:
            do(host, table, "start")
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.execute("UPDATE log SET entry = 'torn' WHERE table_id = ? AND number = 2", tables[:1])
        db.execute("UPDATE tables SET touched = touched - 1 WHERE id = ?", tables[:1])
        db.commit()
    dated = Dated(tmp_path, msgspec.structs.replace(AGED, unload_after=-1))
    with dated as server:
        nobody = client.Server(server.url)
        seen = client.Table(nobody, tables[1]).connect()
        dated.pass_days(61)
        assert [look(nobody, table)["archived"] for table in tables[1:]] == [False, True]
        seen.close()
        server.run(_gone(server, tables[1]))
        failures = server.hub.metrics.failures
        before = list(failures.collect())
        server.run(server.hub.sweep())
        assert list(failures.collect()) == before, "it was said once"
        assert refused(look, nobody, tables[0]) == "server-table-damaged"


def test_no_background_task_ends_without_a_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def task() -> None:
        raise RuntimeError("the broom is broken")

    with run_server(tmp_path, make=lambda *given: Hub(*given, background=[task])) as server:
        server.guest()
        assert b"aurum_failures_total 1.0" in server.hub.metrics.text()
    logged = [
        record for record in caplog.records if record.message == "a background task has ended"
    ]
    assert [str(record.exc_info[1]) for record in logged if record.exc_info] == [
        "the broom is broken"
    ]


async def _gone(server: RunningServer, table: str) -> None:
    async with asyncio.timeout(10):
        while table in server.hub.rooms:
            await server.hub.sweep()


def test_a_clock_keeps_its_table_in_memory(tmp_path: Path) -> None:
    with run_server(tmp_path, msgspec.structs.replace(QUICK, unload_after=-1)) as server:
        host = server.guest()
        settings = {"clock": {"kind": "decision", "seconds": 600}}
        table = host.open_table("oriflamme", [PERSON, local("Jo")], settings=settings)
        do(host, table, "start")
        server.run(server.hub.sweep())
        assert table in server.hub.rooms
