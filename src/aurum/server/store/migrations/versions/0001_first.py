"""The first schema: logs, rows derived from them, guests, links, results, records."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "log",
        sql.Column("table_id", sql.Text, primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("time", sql.BigInteger, nullable=False),
        sql.Column("guest", sql.Text, nullable=False),
        sql.Column("ref", sql.Text, nullable=False),
        sql.Column("entry", sql.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("status", sql.Text, nullable=False),
        sql.Column("archived", sql.Boolean, nullable=False),
        sql.Column("public", sql.Boolean, nullable=False),
        sql.Column("host", sql.Text, nullable=False),
        sql.Column("touched", sql.BigInteger, nullable=False),
        sql.Column("info", sql.LargeBinary, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "archived", "touched"])
    op.create_index("tables_by_host", "tables", ["host", "status"])
    op.create_table(
        "seats",
        sql.Column("guest", sql.Text, primary_key=True),
        sql.Column("table_id", sql.Text, primary_key=True),
    )
    op.create_table(
        "guests",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("made", sql.BigInteger, nullable=False),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "links",
        sql.Column("code", sql.Text, primary_key=True),
        sql.Column("guest", sql.Text, nullable=False),
        sql.Column("expires", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "results",
        sql.Column("table_id", sql.Text, primary_key=True),
        sql.Column("number", sql.Integer, nullable=False, unique=True),
        sql.Column("game", sql.Text, nullable=False),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "records",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "house",
        sql.Column("key", sql.Text, primary_key=True),
        sql.Column("value", sql.BigInteger, nullable=False),
    )
