"""The interface of a store, and its promise: what is acknowledged is there after any crash.

`sqlite.py` implements it. Another database has to keep the same promise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from aurum.server.messages import Language
from aurum.server.table.entries import LogRow
from aurum.server.table.info import TableInfo


class Guest(msgspec.Struct, frozen=True):
    """A person with a token."""

    id: str
    name: str
    colour: str
    language: Language = "en"
    muted: list[str] = []


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended for one of its players."""

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
    """A record as it is stored, under an id derived from its content."""

    id: str
    body: bytes
    at: int


class WriteBatch(msgspec.Struct, frozen=True):
    """Entries to add to one table's log."""

    table_id: str
    rows: list[LogRow]
    info: TableInfo | None
    """The table's description after them; None if only its game has moved."""
    result: GameResult | None = None
    origin_record: KeptRecord | None = None
    """The record that a new table's game continues. It is stored in the same transaction, so that
    neither exists without the other."""

    @property
    def plain(self) -> bool:
        """Whether the batch has nothing but entries."""
        return self.info is None and self.result is None and self.origin_record is None


class Store(Protocol):
    """Durable storage. A method returns once its change is on disk, or raises `StorageError`."""

    async def append(self, batches: Sequence[WriteBatch]) -> None:
        """Append to logs, all or nothing. `Conflict` if another process has written an entry's
        number."""

    async def update_tables(self, infos: Sequence[TableInfo]) -> None:
        """Update the rows of tables whose games have moved. Other changes come with `append`."""

    async def rows(self, table_id: str, after: int = 0) -> list[LogRow]:
        """A table's log after an entry; empty if there is no such table."""

    async def table(self, table_id: str) -> TableInfo | None:
        """A table's stored description."""

    async def lobby(self, limit: int) -> list[TableInfo]:
        """The public tables that are open or running, those touched last first."""

    async def tables_of(self, guest: str, limit: int) -> list[TableInfo]:
        """The tables a guest sits at or hosts, those touched last first."""

    async def count_open(self, host: str) -> int:
        """How many tables of this host are open or running."""

    async def running(self) -> list[str]:
        """The tables whose game is under way and that are not archived."""

    async def untouched(self, statuses: Sequence[str], before: int) -> list[str]:
        """The tables of these statuses, not archived, without an entry since a time."""

    async def guest(self, guest: str) -> Guest | None:
        """A guest by their id."""

    async def keep_guest(self, guest: Guest, at: int) -> None:
        """Store a new guest."""

    async def change_guest(self, guest: str, change: Callable[[Guest], Guest]) -> Guest | None:
        """Read, change and store a guest in one transaction, so that no concurrent change is lost.

        `change` may be called in any thread and more than once, so it must have no side effects
        and raise nothing. `None` if there is no such guest.
        """

    async def keep_link(self, code: str, guest: str, expires: int) -> None:
        """Store a one-time link by the hash of its code."""

    async def use_link(self, code: str, now: int) -> str | None:
        """Delete a one-time link; its guest, or None if there is none or it has expired."""

    async def results(self, game: str, after: int = 0) -> list[tuple[int, GameResult]]:
        """The results of a game after a number, in order, each with its number."""

    async def uncounted(self, limit: int) -> list[str]:
        """Tables whose game is over and has not been counted, those that ended first first."""

    async def keep_tally(self, table_id: str, body: bytes) -> None:
        """Store the tally of a game, unless it has one."""

    async def tallies(self, after: int = 0) -> list[tuple[int, bytes]]:
        """The tallies after a number, in order, each with its number."""

    async def keep_record(self, record: KeptRecord) -> None:
        """Keep an uploaded record."""

    async def record(self, record_id: str) -> bytes | None:
        """An uploaded record."""

    async def keep_analysis(self, key: str, body: bytes, at: int) -> None:
        """Store an analysis, complete or not."""

    async def analysis(self, key: str) -> bytes | None:
        """A stored analysis, complete or not."""

    async def time(self) -> int:
        """The latest time of the server's own that is stored."""

    async def keep_time(self, time: int) -> None:
        """Store the server's own time."""

    async def close(self) -> None:
        """Finish pending writes and close."""
