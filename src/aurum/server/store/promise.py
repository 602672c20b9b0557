"""What the server keeps, as a promise: whatever is acknowledged is there after any crash.

SQLite keeps it in `sqlite.py`. Another database need only keep the same promise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from aurum.server.messages import Language
from aurum.server.table.entries import LogRow
from aurum.server.table.info import TableInfo


class Guest(msgspec.Struct, frozen=True):
    """A person the server knows."""

    id: str
    name: str
    colour: str
    language: Language = "en"
    muted: list[str] = []


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended for one of those who played it."""

    who: str
    """A guest's id; for a bot, its kind."""
    name: str
    plays: str
    won: bool
    score: int


class GameResult(msgspec.Struct, frozen=True):
    """How a finished game ended."""

    game: str
    outcomes: list[Outcome]


class KeptRecord(msgspec.Struct, frozen=True):
    """A record as it is kept: under its name."""

    id: str
    body: bytes
    at: int


class Batch(msgspec.Struct, frozen=True):
    """Entries to add to one table's log."""

    table_id: str
    rows: list[LogRow]
    info: TableInfo | None
    """What the table looks like after them, unless only its game has moved on."""
    result: GameResult | None = None
    origin_record: KeptRecord | None = None
    """What its game goes on with. It is kept with the entries or not at all, so that no table's
    beginning is missing and nobody's record is kept for a table that there is not."""

    @property
    def plain(self) -> bool:
        """Whether there is nothing but the entries."""
        return self.info is None and self.result is None and self.origin_record is None


class Store(Protocol):
    """A place where things stay."""

    async def append(self, batches: Sequence[Batch]) -> None:
        """Add to logs, all or nothing. `Conflict` if a number is taken; else `StorageError`."""

    async def update_tables(self, infos: Sequence[TableInfo]) -> None:
        """Let lists show how far the games at these tables are; all else is appended with rows."""

    async def rows(self, table_id: str, after: int = 0) -> list[LogRow]:
        """A table's log after an entry; empty if there is no such table."""

    async def table(self, table_id: str) -> TableInfo | None:
        """What a table looked like when it was last touched."""

    async def lobby(self, limit: int) -> list[TableInfo]:
        """The public tables that are open or running, those touched last first."""

    async def tables_of(self, guest: str, limit: int) -> list[TableInfo]:
        """The tables a guest sits at or hosts, those touched last first."""

    async def count_open(self, host: str) -> int:
        """How many tables of this host are open or running."""

    async def running(self) -> list[str]:
        """The tables whose game is under way and that are not archived."""

    async def untouched(self, statuses: Sequence[str], before: int) -> list[str]:
        """The tables of these statuses, not archived, that nobody has touched since."""

    async def guest(self, guest: str) -> Guest | None:
        """A person, if the server knows them."""

    async def keep_guest(self, guest: Guest, at: int) -> None:
        """Remember somebody new."""

    async def change_guest(self, guest: str, change: Callable[[Guest], Guest]) -> Guest | None:
        """Read a person, change and keep them as one, so that of two changes none is lost.

        `change` may be called in any thread and more than once, so it does nothing else; and it
        refuses nothing. `None` if the server doesn't know them.
        """

    async def keep_link(self, code: str, guest: str, expires: int) -> None:
        """Remember a one-time link by the hash of its code; forget those that have expired."""

    async def use_link(self, code: str, now: int) -> str | None:
        """The guest of a one-time link, which is then gone."""

    async def results(self, game: str, after: int = 0) -> list[tuple[int, GameResult]]:
        """How games ended, in order, each with its number."""

    async def uncounted(self, limit: int) -> list[str]:
        """Tables whose game is over and has not been counted, those that ended first first."""

    async def keep_tally(self, table_id: str, body: bytes) -> None:
        """Keep what a game was counted to be, unless that is known already."""

    async def tallies(self, after: int = 0) -> list[tuple[int, bytes]]:
        """What games were counted to be, in the order they were, each with its number."""

    async def keep_record(self, record: KeptRecord) -> None:
        """Keep an uploaded record."""

    async def record(self, record_id: str) -> bytes | None:
        """An uploaded record."""

    async def keep_analysis(self, key: str, body: bytes, at: int) -> None:
        """Keep an analysis, or more of it."""

    async def analysis(self, key: str) -> bytes | None:
        """An analysis, as far as it has come."""

    async def time(self) -> int:
        """The server's own time, as far as it is known."""

    async def keep_time(self, time: int) -> None:
        """Remember the server's own time."""

    async def close(self) -> None:
        """Finish what is under way."""
