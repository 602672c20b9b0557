"""A store for a while, and tables to keep in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from aurum.server.store.database import open_database
from aurum.server.store.promise import Guest, WriteBatch
from aurum.server.store.sqlite import SqliteStore
from aurum.server.table.entries import LogRow, Made, SeatPlan, TableSettings
from aurum.server.table.table import Table

ANA = Guest("ana", "Ana", "#123456", "fr", ["ben"])
PLANS = [SeatPlan("person", guest="ana", name="Ana"), SeatPlan()]


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(open_database(folder))
    try:
        yield store
    finally:
        await store.close()


def with_store(folder: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Do something with a store."""

    async def main() -> None:
        async with opened(folder) as store:
            await work(store)

    asyncio.run(main())


def made(table_id: str, public: bool = False) -> tuple[Table, WriteBatch]:
    """A new table, and what is to be kept of it."""
    table = Table(table_id)
    entry = Made("oriflamme", {}, TableSettings(public=public), PLANS, "ana")
    return table, grown(table, entry)


def grown(table: Table, *entries: Any) -> WriteBatch:
    """A table after more has happened, and what is to be kept of it."""
    first = table.number + 1
    rows = [
        LogRow(number, 1000 + number, number, "ana", "", entry)
        for number, entry in enumerate(entries, first)
    ]
    for row in rows:
        table.apply_entry(row)
    return WriteBatch(table.id, rows, table.info())
