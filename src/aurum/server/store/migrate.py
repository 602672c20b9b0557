"""Migrations by Alembic: an older file is brought up to date, wholly or not at all."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config

from aurum.server.store.database import MIGRATIONS

PAGE = 2048
"""Bytes of a page. A commit writes one for each table that is in it, and a choice is a small thing;
with pages of the usual 4096 the writer computes a fifth to a third more."""


def migrate(path: Path) -> None:
    """Run what migrations a file has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    engine = sql.create_engine(sql.URL.create("sqlite", database=str(path)))
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql(f"PRAGMA page_size = {PAGE}")  # of a file yet to be made
            # Python's SQLite begins a transaction by itself only before a row changes, so that
            # a server killed between two CREATE TABLE would leave half a shape behind.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except sql.exc.DBAPIError as problem:
        if isinstance(problem.orig, sqlite3.Error):
            raise problem.orig from None
        raise
    finally:
        engine.dispose()
