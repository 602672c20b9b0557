"""Add the tallies of finished games."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table; the server fills it from the logs."""
    op.create_table(
        "tallies",
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("table_id", sql.Text, nullable=False, unique=True),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )
