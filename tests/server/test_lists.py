"""Lists of tables show the progress of games, although it is not stored with every choice."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
import table_client as client
from support.server_fixture import QUICK, RunningServer, run_server
from support.table_driver import local

from aurum.server.errors import StorageError
from aurum.server.store.database import FILE, backup
from aurum.server.table.info import TableInfo

SELDOM = msgspec.structs.replace(QUICK, heartbeat=3600)
OFTEN = msgspec.structs.replace(QUICK, heartbeat=0.01)
PUBLIC = {"public": True}


def play(server: RunningServer, choices: int) -> client.Table:
    """A public table at which so many choices have been made."""
    host = server.guest()
    seats = [{"kind": "person"}, local("Jo")]
    table = client.Table(host, host.open_table("oriflamme", seats, settings=PUBLIC)).connect()
    table.do("start")
    for _ in range(choices):
        choose(table)
    return table


def choose(table: client.Table) -> None:
    assert table.asked is not None
    table.choose(table.asked["choices"][0])


def move(table: client.Table) -> int:
    assert table.now is not None
    return int(table.now["move"])


def listed(server: RunningServer, table: client.Table, path: str) -> Any:
    """What a list says of a table."""
    known = client.Server(server.url, table.hello["token"])
    return next(one for one in known.ask("GET", path)["tables"] if one["id"] == table.id)


async def kept(server: RunningServer, table: client.Table) -> TableInfo:
    found = await server.hub.store.table(table.id)
    assert found is not None
    return found


@pytest.mark.parametrize("path", ["/api/tables", "/api/me/tables"])
def test_who_reads_a_list_sees_the_latest(tmp_path: Path, path: str) -> None:
    with run_server(tmp_path, SELDOM) as server:
        table = play(server, 3)
        for _ in range(3):
            choose(table)
            found = listed(server, table, path)
            assert found["move"] == move(table)
            assert found["touched"] == table.happened[-1]["at"]
        table.close()


def test_who_reads_while_it_is_being_written_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with run_server(tmp_path, SELDOM) as server:
        table = play(server, 3)
        update = server.hub.store.update_tables
        writing, go_on = asyncio.Event(), asyncio.Event()

        async def slowly(infos: Sequence[TableInfo]) -> None:
            writing.set()
            await go_on.wait()
            await update(infos)

        async def read_half_way() -> list[TableInfo]:
            beating = asyncio.create_task(server.hub._store_time())
            await writing.wait()
            reading = asyncio.create_task(server.hub.lobby(10))
            await asyncio.sleep(0.05)
            go_on.set()
            await beating
            return await reading

        monkeypatch.setattr(server.hub.store, "update_tables", slowly)
        (found,) = server.run(read_half_way())
        assert found.move == move(table)
        table.close()


def test_the_table_touched_last_comes_first(tmp_path: Path) -> None:
    with run_server(tmp_path, SELDOM) as server:
        one, other = play(server, 1), play(server, 1)
        for last in (one, other, one):
            choose(last)
            tables = server.guest().ask("GET", "/api/tables")["tables"]
            assert tables[0]["id"] == last.id
        one.close()
        other.close()


def test_it_is_written_now_and_then_though_nobody_reads_it(tmp_path: Path) -> None:
    with run_server(tmp_path, OFTEN) as server:
        table = play(server, 5)

        async def written() -> None:
            async with asyncio.timeout(20):
                while (await kept(server, table)).move != move(table):
                    await asyncio.sleep(0.001)

        server.run(written())
        table.close()


def test_a_choice_writes_its_entry_and_nothing_else_of_its_table(tmp_path: Path) -> None:
    with run_server(tmp_path, SELDOM) as server:
        table = play(server, 5)
        assert server.run(kept(server, table)).move < move(table)
        table.close()
    with run_server(tmp_path, SELDOM) as server:  # who closes the server writes it down
        assert server.run(kept(server, table)).move == move(table)


def test_after_a_crash_it_follows_from_the_log(tmp_path: Path) -> None:
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    with run_server(tmp_path / "data", SELDOM) as server:
        table = play(server, 5)
        backup(tmp_path / "data" / FILE, crashed / FILE)  # as the disk would look
        (crashed / "secret.key").write_bytes((tmp_path / "data" / "secret.key").read_bytes())
        table.close()
    with run_server(crashed, SELDOM) as server:
        server.run(server.hub.room(table.id))
        assert listed(server, table, "/api/me/tables")["move"] == move(table)


def test_a_list_can_be_read_though_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(infos: Sequence[TableInfo]) -> None:
        raise StorageError("disk full")

    with run_server(tmp_path, SELDOM) as server:
        table = play(server, 3)
        with monkeypatch.context() as patched:
            patched.setattr(server.hub.store, "update_tables", full)
            assert listed(server, table, "/api/tables")["move"] < move(table)
        assert listed(server, table, "/api/tables")["move"] == move(table)
        table.close()
