"""What finished games have been counted to be."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table; the house fills it by itself, from the logs."""
    op.create_table(
        "tallies",
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("table_id", sql.Text, nullable=False, unique=True),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )
