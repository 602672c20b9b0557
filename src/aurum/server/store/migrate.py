"""Runs the Alembic migrations on a database file, in one transaction."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config

from aurum.server.store.database import MIGRATIONS

PAGE = 2048
"""Bytes of a page. A commit writes whole pages and a choice is small: with the default of 4096 the
writer takes a fifth to a third more processor time."""


def migrate(path: Path) -> None:
    """Run the migrations that a file lacks."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    engine = sql.create_engine(sql.URL.create("sqlite", database=str(path)))
    try:
        with engine.begin() as connection:
            # Takes effect in a new file only.
            connection.exec_driver_sql(f"PRAGMA page_size = {PAGE}")
            # Python's sqlite3 begins a transaction only before rows change. Without this, a
            # server killed between two CREATE TABLE would leave half a schema.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except sql.exc.DBAPIError as problem:
        if isinstance(problem.orig, sqlite3.Error):
            raise problem.orig from None
        raise
    finally:
        engine.dispose()
