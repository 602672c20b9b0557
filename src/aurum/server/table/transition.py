"""The table after some entries, computed before they are stored."""

from __future__ import annotations

from typing import NamedTuple

from aurum.server.store.promise import WriteBatch
from aurum.server.table.entries import (
    Admitted,
    Archived,
    Chose,
    Hinted,
    LogRow,
    Returned,
    Revived,
    Said,
    Started,
    Stoodin,
    Undone,
)
from aurum.server.table.results import result_of
from aurum.server.table.session import PlayedStep
from aurum.server.table.table import Table

TABLE_UNCHANGED = (Chose, Undone, Hinted, Said, Admitted)
"""Entries that change nothing in the table's description but its move."""
GAME_MOVED = (Started, Chose, Undone, Stoodin, Returned, Archived, Revived)
"""Entries after which there is a new position, or another player decides."""


class Transition(NamedTuple):
    """Entries, and the table after them."""

    rows: list[LogRow]
    after: Table
    played: list[list[PlayedStep]]
    """The steps that each entry plays."""
    info_changed: bool
    """Whether the table's description changes in more than its move."""

    @property
    def game_moved(self) -> bool:
        """Whether the position must be sent."""
        return any(isinstance(row.entry, GAME_MOVED) for row in self.rows)

    def batch(self, before: Table) -> WriteBatch:
        """What is stored in one transaction."""
        result = result_of(self.after) if before.status == "running" else None
        info = self.after.info() if self.info_changed else None
        return WriteBatch(before.id, self.rows, info, result)


def apply_entries(before: Table, rows: list[LogRow]) -> Transition:
    """Apply entries to a copy of a table."""
    after = before.clone()
    played = [after.apply_entry(row, watched=True) for row in rows]
    changed = any(not isinstance(row.entry, TABLE_UNCHANGED) for row in rows)
    return Transition(rows, after, played, changed or before.status != after.status)
