"""The database file: created, migrated after a backup, copied while in use."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from support.server_fixture import run_server
from support.store_fixture import made, with_store
from support.table_driver import PERSON, do, local

from aurum.server.errors import RequestError
from aurum.server.store import database, migrate, schema
from aurum.server.store.database import backup, backups, open_database
from aurum.server.store.sqlite import SqliteStore


def test_a_fresh_file_has_the_shape_of_the_schema(tmp_path: Path) -> None:
    path = open_database(tmp_path)
    engine = sql.create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        written = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE name = 'log'")
        assert "WITHOUT ROWID" in written.scalar_one()
    engine.dispose()
    assert backups(tmp_path) == [], "there was nothing to lose"


def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    path = open_database(tmp_path)
    before = path.read_bytes()
    assert open_database(tmp_path) == path
    assert path.read_bytes() == before
    assert backups(tmp_path) == []


def test_a_change_of_shape_is_preceded_by_a_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = tmp_path / "data"
    with_store(server, lambda store: store.append([made("one")[1]]))
    newer = tmp_path / "migrations"
    shutil.copytree(database.MIGRATIONS, newer)
    last = database.newest_version()
    coming = f"{int(last) + 1:04}"
    (newer / "versions" / f"{coming}_more.py").write_text(
        "import sqlalchemy as sql\nfrom alembic import op\n"
        f'revision, down_revision = "{coming}", "{last}"\n'
        "def upgrade():\n"
        '    op.add_column("guests", sql.Column("shoe_size", sql.Integer))\n'
    )
    for module in (database, migrate):
        monkeypatch.setattr(module, "MIGRATIONS", newer)
    for _ in range(2):  # the second time there is nothing to do
        path = open_database(server)
        (copy,) = backups(server)
        assert copy.name.endswith(f"-before-{coming}.db")
    assert "shoe_size" in _columns(path, "guests")
    assert "shoe_size" not in _columns(copy, "guests")
    for file in (path, copy):
        with closing(sqlite3.connect(file)) as db:
            assert db.execute("SELECT table_id, number FROM log").fetchall() == [("one", 1)]


def test_a_server_of_the_first_shape_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = tmp_path / "data"
    older = tmp_path / "migrations"
    shutil.copytree(database.MIGRATIONS, older)
    for later in sorted((older / "versions").glob("0*.py"))[1:]:
        later.unlink()
    with monkeypatch.context() as before:
        for module in (database, migrate):
            before.setattr(module, "MIGRATIONS", older)
        with_store(server, lambda store: store.append([made("one")[1]]))
        assert not _columns(server / database.FILE, "analyses")

    async def keep(store: SqliteStore) -> None:
        assert [row.number for row in await store.rows("one")] == [1]
        assert await store.analysis("a") is None
        for body in (b"half", b"whole"):
            await store.keep_analysis("a", body, 1)
            assert await store.analysis("a") == body
        for body in (b"tally", b"another"):  # the first stays
            await store.keep_tally("one", body)
        assert await store.tallies() == [(1, b"tally")]

    with_store(server, keep)
    (copy,) = backups(server)
    assert not _columns(copy, "analyses") | _columns(copy, "tallies")


def _columns(path: Path, table: str) -> set[str]:
    with closing(sqlite3.connect(path)) as db:
        return {row[1] for row in db.execute(f"PRAGMA table_info({table})")}


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    path = open_database(tmp_path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.commit()
    before = path.read_bytes()
    with pytest.raises(RequestError) as refusal:
        open_database(tmp_path)
    assert refusal.value.key == "server-database-newer"
    assert path.read_bytes() == before


def test_a_backup_of_a_server_in_use_is_a_server(tmp_path: Path) -> None:
    target = tmp_path / "copy" / database.FILE
    target.parent.mkdir()
    with run_server(tmp_path / "data") as server:
        host = server.guest("Ana")
        table = host.open_table("oriflamme", [PERSON, local("Jo")])
        do(host, table, "start")
        backup(tmp_path / "data" / database.FILE, target)
        rows = server.run(server.hub.store.rows(table))

    async def read(store: SqliteStore) -> None:
        assert await store.rows(table) == rows
        assert await store.guest(host.me) is not None

    with_store(target.parent, read)
