"""What entries make of a table, before they are kept and it has happened."""

from __future__ import annotations

from typing import NamedTuple

from aurum.server import telling
from aurum.server.entries import Row
from aurum.server.play import Step
from aurum.server.results import result_of
from aurum.server.store import Batch
from aurum.server.table import Table


class Change(NamedTuple):
    """A table as it will be."""

    rows: list[Row]
    after: Table
    played: list[list[Step]]
    """What is played by each."""
    looks_new: bool
    """Whether the table itself changes, and not only how far its game is."""

    def batch(self, before: Table) -> Batch:
        """What is to be kept."""
        result = result_of(self.after) if before.status == "running" else None
        info = self.after.info() if self.looks_new else None
        return Batch(before.id, self.rows, info, result)


def fold(before: Table, rows: list[Row]) -> Change:
    """What becomes of a table, which itself stays as it is."""
    after = before.clone()
    played = [after.fold(row, watched=True) for row in rows]
    loud = any(not isinstance(row.entry, telling.QUIET) for row in rows)
    return Change(rows, after, played, loud or before.status != after.status)
