"""The database schema. `migrations/` brings older files to it."""

from __future__ import annotations

import sqlalchemy as sql

metadata = sql.MetaData()

log = sql.Table(
    "log",
    metadata,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("time", sql.BigInteger, nullable=False),
    sql.Column("guest", sql.Text, nullable=False),
    sql.Column("ref", sql.Text, nullable=False),
    sql.Column("entry", sql.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The logs of all tables. Rows are only added, never changed."""

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("status", sql.Text, nullable=False),
    sql.Column("archived", sql.Boolean, nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("host", sql.Text, nullable=False),
    sql.Column("touched", sql.BigInteger, nullable=False),
    sql.Column("info", sql.LargeBinary, nullable=False),
    sql.Index("tables_by_status", "status", "archived", "touched"),
    sql.Index("tables_by_host", "host", "status"),
)
"""The tables' descriptions, for lists. They are derived from the log."""

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("guest", sql.Text, primary_key=True),
    sql.Column("table_id", sql.Text, primary_key=True),
)
"""The guests at each table. It is derived from the log."""

guests = sql.Table(
    "guests",
    metadata,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("made", sql.BigInteger, nullable=False),
    sql.Column("body", sql.LargeBinary, nullable=False),
)

links = sql.Table(
    "links",
    metadata,
    sql.Column("code", sql.Text, primary_key=True),
    sql.Column("guest", sql.Text, nullable=False),
    sql.Column("expires", sql.BigInteger, nullable=False),
)
"""One-time links to a second device, by the hash of their code."""

results = sql.Table(
    "results",
    metadata,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("number", sql.Integer, nullable=False, unique=True),
    sql.Column("game", sql.Text, nullable=False),
    sql.Column("body", sql.LargeBinary, nullable=False),
)
"""The results of finished games, in the order they ended."""

tallies = sql.Table(
    "tallies",
    metadata,
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("table_id", sql.Text, nullable=False, unique=True),
    sql.Column("body", sql.LargeBinary, nullable=False),
)
"""The tallies of finished games, in the order they were counted; empty if counting failed."""

records = sql.Table(
    "records",
    metadata,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("body", sql.LargeBinary, nullable=False),
)
"""Uploaded records, and records that tables continue."""

analyses = sql.Table(
    "analyses",
    metadata,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("body", sql.LargeBinary, nullable=False),
)
"""Analyses of finished games, complete or not, by a hash of the game and the bot's terms."""

server = sql.Table(
    "house",
    metadata,
    sql.Column("key", sql.Text, primary_key=True),
    sql.Column("value", sql.BigInteger, nullable=False),
)
"""Numbers of the server itself: its own time."""
