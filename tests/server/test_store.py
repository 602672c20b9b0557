"""What the server keeps: a log that only grows, and commits that are shared."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
import table_client as client
from support.server_fixture import run_server
from support.store_fixture import ANA, grown, made, with_store
from support.table_driver import BOT, PERSON, do, local

from aurum.server.errors import Conflict, StorageError
from aurum.server.store import sqlite
from aurum.server.store.database import open_database
from aurum.server.store.migrate import PAGE
from aurum.server.store.promise import GameResult, Guest, KeptRecord, Outcome, WriteBatch
from aurum.server.store.sqlite import SqliteStore, wal_size
from aurum.server.table.entries import Closed, Said

# The log


def test_what_is_appended_is_there_in_order_for_whoever_opens_it(tmp_path: Path) -> None:
    table, first = made("one")
    more = grown(table, *(Said("Ana", f"{number} — ça va ?") for number in range(20)))

    async def write(store: SqliteStore) -> None:
        await store.append([first])
        await store.append([more])
        assert await store.rows("one") == [*first.rows, *more.rows]

    async def read(store: SqliteStore) -> None:
        assert await store.rows("one") == [*first.rows, *more.rows]
        assert await store.rows("one", after=19) == more.rows[-2:]
        assert await store.rows("one", after=21) == []
        assert await store.rows("two") == []
        assert await store.table("one") == table.info()
        assert await store.table("two") is None
        assert await store.time() == 21, "the server's time is never behind its log"

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_a_number_is_given_once(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        table, first = made("one")
        copied, other = made("one")[0], made("one")[0]
        await store.append([first])
        await store.append([grown(table, Said("Ana", "first"))])
        with pytest.raises(Conflict):
            await store.append([grown(copied, Said("Ana", "second"))])
        new, batch = made("new")
        with pytest.raises(Conflict):  # all or nothing, over several tables too
            await store.append([batch, grown(other, Said("Ana", "third"))])
        assert [row.entry for row in await store.rows("one")][1:] == [Said("Ana", "first")]
        assert await store.table("one") == table.info()
        assert await store.rows("new") == []
        assert await store.table("new") is None
        await store.append([batch])
        assert await store.table("new") == new.info()

    with_store(tmp_path, work)


def test_what_a_table_looks_like_is_kept_when_it_is_given(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        table, first = made("one")
        await store.append([first])
        before = table.info()
        quiet = grown(table, Said("Ana", "hm"))
        await store.append([WriteBatch("one", quiet.rows, None)])
        assert await store.table("one") == before
        assert len(await store.rows("one")) == 2
        await store.update_tables([table.info()])
        assert await store.table("one") == table.info() != before
        await store.append([grown(table, Closed())])
        await store.update_tables([before])
        assert await store.table("one") == table.info(), "it was written with the log, and later"
        await store.update_tables([made("two")[0].info()])
        assert await store.table("two") is None

    with_store(tmp_path, work)


def test_many_share_one_commit_and_each_has_its_own_result(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.append([made("taken")[1]])
        statements: list[str] = []
        gate, busy = threading.Event(), threading.Event()

        def hold(db: sqlite3.Connection) -> None:  # until all the others stand in line
            busy.set()
            gate.wait(10)

        holding = asyncio.create_task(store._write(hold))
        await asyncio.to_thread(busy.wait, 10)
        writing = [
            asyncio.create_task(store.append([made("taken" if n % 3 == 0 else f"t{n}")[1]]))
            for n in range(30)
        ]
        await asyncio.sleep(0)
        store._db.set_trace_callback(statements.append)
        gate.set()
        await holding
        results = await asyncio.gather(*writing, return_exceptions=True)
        for number, result in enumerate(results):
            assert isinstance(result, Conflict) if number % 3 == 0 else result is None
            assert bool(await store.rows(f"t{number}")) == (number % 3 != 0)
        assert len(await store.rows("taken")) == 1
        assert statements.count("COMMIT") == 2, "one wait for the disk for all of them"

    with_store(tmp_path, work)


def test_what_is_committed_survives_a_loss_of_power(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        asked = {
            name: store._db.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous")
        }
        assert asked == {"journal_mode": "wal", "synchronous": 2}  # FULL

    with_store(tmp_path, work)


def test_a_log_only_grows_whatever_happens_in_the_server(tmp_path: Path) -> None:
    with closing(sqlite3.connect(open_database(tmp_path))) as db:
        for act in ("UPDATE", "DELETE"):
            db.execute(
                f"CREATE TRIGGER no_{act} BEFORE {act} ON log BEGIN"
                " SELECT RAISE(ABORT, 'the log was changed'); END"
            )
    with run_server(tmp_path) as server:
        host = server.guest()
        table = client.Table(host, host.open_table("oriflamme", [PERSON, BOT, BOT])).connect()
        do(host, table.id, "assign", seat=2, wish=local("Jo"))
        table.do("start")
        while table.asked is None:
            table.listen(10)
        table.choose(table.asked["choices"][0])
        table.do("leave")
        while not table.over:
            table.listen(10)
        table.do("rematch")
        server.run(server.hub.sweep())
        rows = server.run(server.hub.store.rows(table.id))
        assert [row.number for row in rows] == list(range(1, table.number + 1))
        assert server.hub.metrics.store_ok
        table.close()


# When it cannot be stored


def test_a_full_disk_is_said_and_changes_nothing(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        table, first = made("one")
        await store.append([first])
        pages = store._db.execute("PRAGMA page_count").fetchone()[0]
        store._db.execute(f"PRAGMA max_page_count = {pages}")
        more = grown(table, Said("Ana", "x" * 100_000))
        with pytest.raises(StorageError) as failure:
            await store.append([more])
        assert "full" in failure.value.problem
        assert "full" not in str(failure.value), "guests are not told of the server's disks"
        assert await store.rows("one") == first.rows
        store._db.execute("PRAGMA max_page_count = 1000000")
        await store.append([more])
        assert await store.rows("one") == [*first.rows, *more.rows]

    with_store(tmp_path, work)


def test_who_no_longer_waits_is_not_forgotten_half_way(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        _, first = made("one")
        writing = asyncio.create_task(store.append([first]))
        await asyncio.sleep(0)
        writing.cancel()
        _, second = made("two")
        await store.append([second])
        assert await store.rows("one") == first.rows

    with_store(tmp_path, work)


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.close()
        with pytest.raises(StorageError):
            await store.append([made("one")[1]])
        with pytest.raises(StorageError):
            await store.rows("one")

    with_store(tmp_path, work)


def test_room_for_what_is_to_come_is_no_part_of_what_was(tmp_path: Path) -> None:
    """A log that was made long beforehand is read as far as it was written, also after a crash."""
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    table, first = made("one")
    more = grown(table, *(Said("Ana", f"{number}") for number in range(20)))

    async def work(store: SqliteStore) -> None:
        store.extend_wal()
        log = Path(f"{store.path}-wal")
        assert log.stat().st_size == wal_size(PAGE)
        await store.append([first])
        store.extend_wal()
        await store.append([more])
        assert log.stat().st_size == wal_size(PAGE)
        for file in (store.path, log):
            shutil.copy(file, crashed / file.name)

    async def read(store: SqliteStore) -> None:
        assert await store.rows("one") == [*first.rows, *more.rows]

    with_store(tmp_path / "data", work)
    with_store(tmp_path / "data", read)
    with_store(crashed, read)


def test_no_room_is_taken_that_is_scarce(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "MIN_FREE_BYTES", 1 << 60)

    async def work(store: SqliteStore) -> None:
        store.extend_wal()
        assert Path(f"{store.path}-wal").stat().st_size == 0
        await store.append([made("one")[1]])

    with_store(tmp_path, work)


# People, links, results, records


def test_people_and_what_changes_about_them(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        assert await store.guest("ana") is None
        await store.keep_guest(ANA, 1)
        await store.keep_guest(Guest("ben", "Ana", "#123456"), 1)
        await store.keep_guest(Guest("ana", "Anna", "#123456", "ru"), 2)
        assert await store.guest("ana") == Guest("ana", "Anna", "#123456", "ru")

        def mute(other: str) -> Callable[[Guest], Guest]:
            return lambda known: msgspec.structs.replace(known, muted=[*known.muted, other])

        await asyncio.gather(*(store.change_guest("ana", mute(f"g{n}")) for n in range(9)))
        changed = Guest("ana", "Anna", "#123456", "ru", [f"g{n}" for n in range(9)])
        assert await store.guest("ana") == changed, "each sees what the one before has made"
        assert await store.change_guest("eva", mute("ana")) is None
        assert await store.guest("eva") is None

    with_store(tmp_path, work)


def test_a_link_works_once_and_not_for_ever(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.keep_link("hash", "ana", expires=100)
        assert await store.use_link("other", now=50) is None
        assert await store.use_link("hash", now=100) == "ana"
        assert await store.use_link("hash", now=50) is None
        await store.keep_link("hash", "ana", expires=100)
        assert await store.use_link("hash", now=101) is None
        await store.keep_link("old", "ana", expires=100)
        await store.keep_link("new", "ana", expires=100)
        assert await store.use_link("old", now=50) is None, "a guest has one at a time"
        assert await store.use_link("new", now=50) == "ana"

    with_store(tmp_path, work)


def test_results_are_in_the_order_in_which_games_ended(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        for number, game in enumerate(["oriflamme", "orichalque", "oriflamme"]):
            table, batch = made(f"t{number}")
            result = GameResult(game, [Outcome("ana", "Ana", "person", True, number)])
            await store.append([WriteBatch(table.id, batch.rows, batch.info, result)])
        found = await store.results("oriflamme")
        assert [result.outcomes[0].score for _, result in found] == [0, 2]
        assert await store.results("oriflamme", after=found[0][0]) == found[1:]

    with_store(tmp_path, work)


def test_an_entry_by_itself_is_kept_or_refused_like_any(tmp_path: Path) -> None:
    """As a choice is: nothing but its entry, and nobody else who wants something kept."""

    async def work(store: SqliteStore) -> None:
        table, first = made("one")
        copied = made("one")[0]
        await store.append([first])
        alone = msgspec.structs.replace(grown(table, Said("Ana", "first")), info=None)
        await store.append([alone])
        with pytest.raises(Conflict):
            await store.append(
                [msgspec.structs.replace(grown(copied, Said("Ana", "second")), info=None)]
            )
        assert await store.rows("one") == [*first.rows, *alone.rows]
        assert await store.table("one") == first.info

    with_store(tmp_path, work)


def test_a_table_and_what_it_goes_on_with_are_kept_together_or_not_at_all(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        _, batch = made("one")
        await store.append([batch])
        record = KeptRecord("r" * 32, b"{}", 1)
        with pytest.raises(Conflict):
            await store.append([msgspec.structs.replace(batch, origin_record=record)])
        assert await store.record(record.id) is None
        _, other = made("two")
        await store.append([msgspec.structs.replace(other, origin_record=record)])
        assert await store.record(record.id) == b"{}"

    with_store(tmp_path, work)
