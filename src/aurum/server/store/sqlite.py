"""The store in one SQLite file: one thread writes, and two others read."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from shutil import disk_usage
from typing import Any

import msgspec

from aurum.server.errors import StorageError
from aurum.server.store.derived import keep_record, keep_table
from aurum.server.store.promise import GameResult, Guest, KeptRecord, WriteBatch
from aurum.server.store.writer import Writer
from aurum.server.table.entries import LogRow, decode_entry, encode_entry
from aurum.server.table.info import TableInfo

WAL_PAGES = 1000
"""How many pages SQLite's write-ahead log has when it is checkpointed and reused."""
MIN_FREE_BYTES = 200_000_000
"""Bytes that must be free on the disk for the write-ahead log to be extended ahead of need."""
READERS = 2

_encode = msgspec.json.Encoder().encode
_info = msgspec.json.Decoder(TableInfo)
_guest = msgspec.json.Decoder(Guest)
_result = msgspec.json.Decoder(GameResult)


def wal_size(page: int) -> int:
    """The full length of the write-ahead log, with pages of this size."""
    return 32 + WAL_PAGES * (24 + page)


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits survive a loss of power."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    return connection


class SqliteStore:
    """`Store` in one SQLite file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._loop = asyncio.get_running_loop()
        self._db = connect(path)
        self._writer = Writer(self._db)
        self._write = self._writer.write
        self._local = threading.local()
        self._readers = ThreadPoolExecutor(READERS, "aurum-reader")
        self._connections: list[sqlite3.Connection] = []
        self._closed = False

    def extend_wal(self) -> None:
        """Extend the write-ahead log to its full length at once.

        A commit that makes the file longer takes twice the time of one that writes into it. SQLite
        ignores what lies after the last commit.
        """
        self._db.execute("SELECT count(*) FROM house").fetchone()  # this creates the log's file
        (page,) = self._db.execute("PRAGMA page_size").fetchone()
        with suppress(OSError), Path(f"{self.path}-wal").open("ab") as log:
            missing = wal_size(page) - log.tell()
            if missing > 0 and disk_usage(self.path.parent).free > MIN_FREE_BYTES:
                log.write(bytes(missing))
                log.flush()
                os.fsync(log.fileno())

    # Writing

    async def append(self, batches: Sequence[WriteBatch]) -> None:
        """Append to logs, all or nothing."""
        rows = [
            (batch.table_id, row.number, row.at, row.time, row.guest, row.ref,
             encode_entry(row.entry))
            for batch in batches
            for row in batch.rows
        ]  # fmt: skip

        def work(db: sqlite3.Connection) -> None:
            db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
            for batch in batches:
                keep_table(db, batch)

        await self._write(work, whole=len(rows) == 1 and all(batch.plain for batch in batches))

    async def keep_guest(self, guest: Guest, at: int) -> None:
        """Store a new guest."""
        body = _encode(guest)
        await self._write(
            lambda db: db.execute(
                "INSERT INTO guests VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET body = ?",
                (guest.id, at, body, body),
            )
        )

    async def change_guest(self, guest: str, change: Callable[[Guest], Guest]) -> Guest | None:
        """Read, change and store a guest in one transaction."""

        def work(db: sqlite3.Connection) -> Guest | None:
            found = db.execute("SELECT body FROM guests WHERE id = ?", (guest,)).fetchone()
            if found is None:
                return None
            changed = change(_guest.decode(found[0]))
            db.execute("UPDATE guests SET body = ? WHERE id = ?", (_encode(changed), guest))
            return changed

        return await self._write(work)

    async def keep_link(self, code: str, guest: str, expires: int) -> None:
        """Store a one-time link by the hash of its code. It replaces the guest's earlier one."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM links WHERE guest = ?", (guest,))
            db.execute("INSERT INTO links VALUES (?, ?, ?)", (code, guest, expires))

        await self._write(work)

    async def use_link(self, code: str, now: int) -> str | None:
        """Delete a one-time link; its guest, or None if there is none or it has expired."""

        def work(db: sqlite3.Connection) -> str | None:
            found = db.execute(
                "SELECT guest, expires FROM links WHERE code = ?", (code,)
            ).fetchone()
            db.execute("DELETE FROM links WHERE code = ? OR expires < ?", (code, now))
            return str(found[0]) if found and found[1] >= now else None

        return await self._write(work)

    async def keep_record(self, record: KeptRecord) -> None:
        """Keep an uploaded record."""
        await self._write(lambda db: keep_record(db, record))

    async def keep_analysis(self, key: str, body: bytes, at: int) -> None:
        """Store an analysis, complete or not."""
        await self._write(
            lambda db: db.execute(
                "INSERT INTO analyses VALUES (?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET at = excluded.at, body = excluded.body",
                (key, at, body),
            )
        )

    async def keep_tally(self, table_id: str, body: bytes) -> None:
        """Store the tally of a game, unless it has one."""
        await self._write(
            lambda db: db.execute(
                "INSERT INTO tallies (table_id, body) VALUES (?, ?) ON CONFLICT DO NOTHING",
                (table_id, body),
            )
        )

    async def keep_time(self, time: int) -> None:
        """Store the server's own time, unless a later one is stored."""
        await self._write(
            lambda db: db.execute(
                "INSERT INTO house VALUES ('time', ?)"
                " ON CONFLICT (key) DO UPDATE SET value = max(value, ?)",
                (time, time),
            )
        )

    async def update_tables(self, infos: Sequence[TableInfo]) -> None:
        """Update the rows of tables whose games have moved, unless their status has changed
        since."""
        rows = [(i.touched, _encode(i), i.id, i.status, i.archived) for i in infos]
        await self._write(
            lambda db: db.executemany(
                "UPDATE tables SET touched = ?, info = ?"
                " WHERE id = ? AND status = ? AND archived = ?",
                rows,
            )
        )

    # Reading

    async def _read(self, statement: str, values: Sequence[object] = ()) -> list[Any]:
        def work() -> list[Any]:
            if not hasattr(self._local, "db"):
                self._local.db = connect(self.path)
                self._connections.append(self._local.db)
            found: list[Any] = self._local.db.execute(statement, values).fetchall()
            return found

        try:
            return await self._loop.run_in_executor(self._readers, work)
        except (sqlite3.Error, RuntimeError) as problem:
            raise StorageError(f"{type(problem).__name__}: {problem}") from None

    async def rows(self, table_id: str, after: int = 0) -> list[LogRow]:
        """A table's log after an entry; empty if there is no such table."""
        found = await self._read(
            "SELECT number, at, time, guest, ref, entry FROM log"
            " WHERE table_id = ? AND number > ? ORDER BY number",
            (table_id, after),
        )
        return [
            LogRow(number, at, time, guest, ref, decode_entry(body))
            for number, at, time, guest, ref, body in found
        ]

    async def _infos(self, where: str, values: Sequence[object]) -> list[TableInfo]:
        found = await self._read(f"SELECT info FROM tables WHERE {where}", values)
        return [_info.decode(row[0]) for row in found]

    async def table(self, table_id: str) -> TableInfo | None:
        """A table's stored description."""
        return next(iter(await self._infos("id = ?", (table_id,))), None)

    async def lobby(self, limit: int) -> list[TableInfo]:
        """The public tables that are open or running, those touched last first."""
        return await self._infos(
            "status IN ('open', 'running') AND NOT archived AND public"
            " ORDER BY touched DESC LIMIT ?",
            (limit,),
        )

    async def tables_of(self, guest: str, limit: int) -> list[TableInfo]:
        """The tables a guest sits at or hosts, those touched last first."""
        return await self._infos(
            "(host = ? OR id IN (SELECT table_id FROM seats WHERE guest = ?))"
            " AND status != 'closed' ORDER BY touched DESC LIMIT ?",
            (guest, guest, limit),
        )

    async def count_open(self, host: str) -> int:
        """How many tables of this host are open or running."""
        found = await self._read(
            "SELECT count(*) FROM tables"
            " WHERE host = ? AND status IN ('open', 'running') AND NOT archived",
            (host,),
        )
        return int(found[0][0])

    async def running(self) -> list[str]:
        """The tables whose game is under way and that are not archived."""
        found = await self._read(
            "SELECT id FROM tables WHERE status = 'running' AND NOT archived ORDER BY touched DESC"
        )
        return [row[0] for row in found]

    async def untouched(self, statuses: Sequence[str], before: int) -> list[str]:
        """The tables of these statuses, not archived, without an entry since a time."""
        marks = ", ".join("?" for _ in statuses)
        found = await self._read(
            f"SELECT id FROM tables WHERE status IN ({marks}) AND NOT archived AND touched < ?",
            (*statuses, before),
        )
        return [row[0] for row in found]

    async def guest(self, guest: str) -> Guest | None:
        """A guest by their id."""
        found = await self._read("SELECT body FROM guests WHERE id = ?", (guest,))
        return _guest.decode(found[0][0]) if found else None

    async def results(self, game: str, after: int = 0) -> list[tuple[int, GameResult]]:
        """The results of a game after a number, in order, each with its number."""
        found = await self._read(
            "SELECT number, body FROM results WHERE game = ? AND number > ? ORDER BY number",
            (game, after),
        )
        # In a thread: after a start there may be thousands.
        return await asyncio.to_thread(lambda: [(row[0], _result.decode(row[1])) for row in found])

    async def uncounted(self, limit: int) -> list[str]:
        """Tables whose game is over and has not been counted, those that ended first first."""
        found = await self._read(
            "SELECT table_id FROM results"
            " WHERE NOT EXISTS (SELECT 1 FROM tallies WHERE tallies.table_id = results.table_id)"
            " ORDER BY number LIMIT ?",
            (limit,),
        )
        return [row[0] for row in found]

    async def tallies(self, after: int = 0) -> list[tuple[int, bytes]]:
        """The tallies after a number, in order, each with its number."""
        return await self._read(
            "SELECT number, body FROM tallies WHERE number > ? ORDER BY number", (after,)
        )

    async def record(self, record_id: str) -> bytes | None:
        """An uploaded record."""
        found = await self._read("SELECT body FROM records WHERE id = ?", (record_id,))
        return bytes(found[0][0]) if found else None

    async def analysis(self, key: str) -> bytes | None:
        """A stored analysis, complete or not."""
        found = await self._read("SELECT body FROM analyses WHERE id = ?", (key,))
        return bytes(found[0][0]) if found else None

    async def time(self) -> int:
        """The server's own time: the stored one, or that of a table's last entry if it is later.

        So it never runs back, and an append need not store it separately.
        """
        found = await self._read(
            "SELECT max(time) FROM (SELECT value AS time FROM house WHERE key = 'time' UNION ALL"
            " SELECT (SELECT time FROM log WHERE table_id = id ORDER BY number DESC LIMIT 1)"
            " FROM tables WHERE NOT archived)"
        )
        return int(found[0][0] or 0)

    async def close(self) -> None:
        """Finish pending writes and close."""
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        self._readers.shutdown()
        for connection in (*self._connections, self._db):
            connection.close()
