"""Rows derived from the logs and written with them, so that lists and results are quick to read."""

from __future__ import annotations

import sqlite3

import msgspec

from aurum.server.store.promise import KeptRecord, WriteBatch
from aurum.server.table.entries import Changed, Made, Seated

_encode = msgspec.json.Encoder().encode


def keep_table(db: sqlite3.Connection, batch: WriteBatch) -> None:
    """Write a table's row, its seats, its result and the record it continues."""
    info = batch.info
    if info is not None:
        shown = (info.status, info.archived, info.settings.public, info.host, info.touched)
        body = _encode(info)
        db.execute(
            "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
            " status = ?, archived = ?, public = ?, host = ?, touched = ?, info = ?",
            (batch.table_id, *shown, body, *shown, body),
        )
        if any(isinstance(row.entry, Made | Changed | Seated) for row in batch.rows):
            people = {seat.guest for seat in info.seats if seat.guest}
            db.execute("DELETE FROM seats WHERE table_id = ?", (batch.table_id,))
            db.executemany(
                "INSERT INTO seats VALUES (?, ?)", [(guest, batch.table_id) for guest in people]
            )
    if batch.result is not None:
        db.execute(
            "INSERT INTO results SELECT ?, coalesce(max(number), 0) + 1, ?, ? FROM results",
            (batch.table_id, batch.result.game, _encode(batch.result)),
        )
    if batch.origin_record is not None:
        keep_record(db, batch.origin_record)


def keep_record(db: sqlite3.Connection, record: KeptRecord) -> None:
    """Store a record. Its id is derived from its content, so an existing one is the same."""
    db.execute(
        "INSERT INTO records VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING",
        (record.id, record.at, record.body),
    )
