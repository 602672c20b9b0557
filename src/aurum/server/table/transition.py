"""What entries make of a table, worked out before they are stored."""

from __future__ import annotations

from typing import NamedTuple

from aurum.server.store.promise import Batch
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
"""Entries after which the table itself looks as before; the position tells the rest."""
GAME_MOVED = (Started, Chose, Undone, Stoodin, Returned, Archived, Revived)
"""Entries after which the game has another position, or somebody else is asked."""


class Transition(NamedTuple):
    """Entries, and the table after them."""

    rows: list[LogRow]
    after: Table
    played: list[list[PlayedStep]]
    """What is played by each entry."""
    info_changed: bool
    """Whether the table itself changes, and not only how far its game is."""

    @property
    def game_moved(self) -> bool:
        """Whether the position must be told anew."""
        return any(isinstance(row.entry, GAME_MOVED) for row in self.rows)

    def batch(self, before: Table) -> Batch:
        """What is to be stored."""
        result = result_of(self.after) if before.status == "running" else None
        info = self.after.info() if self.info_changed else None
        return Batch(before.id, self.rows, info, result)


def apply_entries(before: Table, rows: list[LogRow]) -> Transition:
    """What becomes of a table, which itself stays as it is."""
    after = before.clone()
    played = [after.apply_entry(row, watched=True) for row in rows]
    changed = any(not isinstance(row.entry, TABLE_UNCHANGED) for row in rows)
    return Transition(rows, after, played, changed or before.status != after.status)
