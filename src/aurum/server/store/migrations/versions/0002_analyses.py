"""Add analyses of finished games."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create their table."""
    op.create_table(
        "analyses",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )
