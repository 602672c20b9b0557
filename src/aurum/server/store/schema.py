"""The shape of the database. `migrations/` brings older files to it."""

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
"""Everything that ever happened at a table. Rows are only ever added."""

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
"""What the lobby shows. It follows from the log and is written with it, for quick looking up."""

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("guest", sql.Text, primary_key=True),
    sql.Column("table_id", sql.Text, primary_key=True),
)
"""Which tables a guest sits at. It follows from the log too."""

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
"""How each finished game ended, in the order they did."""

tallies = sql.Table(
    "tallies",
    metadata,
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("table_id", sql.Text, nullable=False, unique=True),
    sql.Column("body", sql.LargeBinary, nullable=False),
)
"""What finished games were counted to be, in the order they were; empty for one that cannot be."""

records = sql.Table(
    "records",
    metadata,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("body", sql.LargeBinary, nullable=False),
)
"""Records that somebody uploaded to look at."""

analyses = sql.Table(
    "analyses",
    metadata,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("body", sql.LargeBinary, nullable=False),
)
"""What a bot makes of finished games, by what was played and who looks; also half-done ones."""

hub = sql.Table(
    "house",
    metadata,
    sql.Column("key", sql.Text, primary_key=True),
    sql.Column("value", sql.BigInteger, nullable=False),
)
"""Numbers of the server itself: its own time."""
