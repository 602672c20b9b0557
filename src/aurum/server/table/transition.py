"""What entries make of a table, before they are kept and it has happened."""

from __future__ import annotations

from typing import NamedTuple

from aurum.server.live import broadcast
from aurum.server.store.promise import Batch
from aurum.server.table.entries import Row
from aurum.server.table.results import result_of
from aurum.server.table.session import Step
from aurum.server.table.table import Table


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
    loud = any(not isinstance(row.entry, broadcast.QUIET) for row in rows)
    return Change(rows, after, played, loud or before.status != after.status)
