"""Damaged database files: everything is recovered, or the error says what to do."""

from __future__ import annotations

import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest
import table_client as client
from support.server_fixture import run_server

from aurum.server.errors import RequestError
from aurum.server.identity import signing_key
from aurum.server.store.database import backup, newest_version, open_database
from aurum.server.store.migrate import PAGE

Harm = Callable[[Path], None]


class DamagedServer(NamedTuple):
    """The data folder after a loss of power: a part of the log is still in SQLite's -wal file."""

    folder: Path
    table: str
    token: str
    numbers: list[int]
    """All entries of the table."""
    settled: int
    """How many of them are in the file itself."""

    @property
    def file(self) -> Path:
        return self.folder / "aurum.db"

    def beside(self, ending: str) -> Path:
        return self.folder / f"aurum.db{ending}"

    def contents(self) -> dict[str, bytes]:
        """All that must not change: the empty files that show who is there come and go."""
        files = [path for path in self.folder.rglob("*") if path.is_file()]
        bodies = {path.name: path.read_bytes() for path in files if path.suffix != ".db-shm"}
        return {name: body for name, body in bodies.items() if body}

    def entries(self) -> list[int]:
        """What the server still knows of the table."""
        with closing(sqlite3.connect(open_database(self.folder))) as db:
            assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            found = "SELECT number FROM log WHERE table_id = ? ORDER BY number"
            return [number for (number,) in db.execute(found, (self.table,))]


@pytest.fixture
def damaged(tmp_path: Path) -> DamagedServer:
    folder = tmp_path / "damaged"
    with run_server(tmp_path / "data") as server:
        guest = server.guest("Ann")
        screen = [{"kind": "local", "name": name} for name in ("Ann", "Ben", "Cleo", "Dan")]
        ann = client.Table(guest, guest.open_table("oriflamme", screen)).connect()
        ann.do("start")
        _choose(ann, 20)
        with closing(sqlite3.connect(tmp_path / "data" / "aurum.db")) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        settled = ann.number
        backup(tmp_path / "data" / "aurum.db")
        _choose(ann, 20)
        shutil.copytree(tmp_path / "data", folder)
        token = ann.hello["token"]
    return DamagedServer(folder, ann.id, token, list(range(1, ann.number + 1)), settled)


def _choose(table: client.Table, times: int) -> None:
    rng = random.Random(1)
    for _ in range(times):
        assert table.asked is not None
        table.choose(rng.choice(table.asked["choices"]))


# What cannot be repaired


def overwrite_the_middle(file: Path) -> None:
    body = bytearray(file.read_bytes())
    for page in range(2, len(body) // PAGE):
        body[page * PAGE : page * PAGE + 64] = random.Random(page).randbytes(64)
    file.write_bytes(body)


def cut_in_half(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def overwrite_the_start(file: Path) -> None:
    file.write_bytes(b"Dear diary, today I was not a database." + file.read_bytes()[39:])


def empty(file: Path) -> None:
    file.write_bytes(b"")


HARMS = [overwrite_the_middle, cut_in_half, overwrite_the_start, empty]


@pytest.mark.parametrize("harm", HARMS)
def test_a_torn_file_is_refused_with_its_name_and_the_newest_backup(
    damaged: DamagedServer, harm: Harm
) -> None:
    damaged.beside("-wal").unlink()  # what lies beside it could mend the file
    harm(damaged.file)
    before = damaged.contents()
    with pytest.raises(RequestError) as refusal:
        open_database(damaged.folder)
    assert refusal.value.key == "server-database"
    facts = refusal.value.facts
    assert facts["path"] == str(damaged.file)
    assert "backups/aurum-" in str(facts["backup"])
    assert damaged.contents() == before

    damaged.file.unlink()
    shutil.copy(str(facts["backup"]), damaged.file)
    assert damaged.entries() == damaged.numbers[: damaged.settled]


def test_without_a_backup_the_message_does_not_promise_one(damaged: DamagedServer) -> None:
    shutil.rmtree(damaged.folder / "backups")
    damaged.beside("-wal").unlink()
    cut_in_half(damaged.file)
    with pytest.raises(RequestError) as refusal:
        open_database(damaged.folder)
    assert refusal.value.key == "server-database-alone"


def test_a_server_that_was_open_before_does_not_begin_anew_unasked(damaged: DamagedServer) -> None:
    damaged.file.unlink()
    before = damaged.contents()
    with pytest.raises(RequestError) as refusal:
        open_database(damaged.folder)
    assert refusal.value.key == "server-database-missing"
    facts = refusal.value.facts
    assert facts["path"] == str(damaged.file)
    assert "backups/aurum-" in str(facts["backup"])
    assert not damaged.file.exists()
    assert damaged.contents() == before

    damaged.beside("-wal").unlink()
    shutil.copy(str(facts["backup"]), damaged.file)
    assert damaged.entries() == damaged.numbers[: damaged.settled]


def test_it_begins_anew_when_all_of_the_old_is_moved_away(damaged: DamagedServer) -> None:
    signing_key(damaged.folder)
    damaged.file.unlink()
    (damaged.folder / "backups").rename(damaged.folder / "of another server")
    with pytest.raises(RequestError) as refusal:
        open_database(damaged.folder)
    assert refusal.value.key == "server-database-missing-alone"
    assert refusal.value.facts["left"] == "aurum.db-wal"
    damaged.beside("-wal").unlink()
    assert damaged.entries() == []


def test_the_server_says_it_and_does_not_open(damaged: DamagedServer) -> None:
    damaged.beside("-wal").unlink()
    overwrite_the_start(damaged.file)
    before = damaged.contents()
    command = [sys.executable, "-m", "aurum.cli", "serve", "--port", "0", "--lang", "en"]
    ended = subprocess.run(
        [*command, "--data", str(damaged.folder)], capture_output=True, text=True, timeout=60
    )
    assert ended.returncode not in (0, -9)
    assert str(damaged.file) in ended.stderr
    assert "backups/aurum-" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert damaged.contents() == before


# What SQLite mends by itself


def test_what_lies_beside_the_file_after_a_crash_is_taken_in(damaged: DamagedServer) -> None:
    assert len(damaged.numbers) > damaged.settled
    assert damaged.entries() == damaged.numbers


def test_what_processes_share_may_be_missing(damaged: DamagedServer) -> None:
    damaged.beside("-shm").unlink()
    assert damaged.entries() == damaged.numbers


def test_a_lost_write_ahead_log_takes_only_the_latest_with_it(damaged: DamagedServer) -> None:
    damaged.beside("-wal").unlink()
    assert damaged.entries() == damaged.numbers[: damaged.settled]
    with run_server(damaged.folder) as server:
        guest = client.Server(server.url, damaged.token)
        ann = client.Table(guest, damaged.table)
        ann.number = len(damaged.numbers)  # she remembers more than the server does
        ann.connect()
        assert ann.number == damaged.settled
        _choose(ann, 1)


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_a_torn_write_ahead_log_counts_up_to_where_it_is_torn(
    damaged: DamagedServer, part: float
) -> None:
    log = damaged.beside("-wal")
    body = log.read_bytes()
    torn = int(len(body) * part)
    log.write_bytes(body[:torn] + random.Random(7).randbytes(len(body) - torn))
    found = damaged.entries()
    assert found == damaged.numbers[: len(found)]
    assert damaged.settled <= len(found) < len(damaged.numbers)


# What nobody can notice before it is read


def test_a_table_whose_log_is_unreadable_troubles_no_other(damaged: DamagedServer) -> None:
    with closing(sqlite3.connect(damaged.file)) as db, db:
        entry = b'{"kind":"ch\x00se"'
        db.execute("UPDATE log SET entry = ? WHERE number = 5", (entry,))
    with run_server(damaged.folder) as server:
        guest = client.Server(server.url, damaged.token)
        with pytest.raises(client.Refused) as refusal:
            client.Table(guest, damaged.table).connect(patience=5)
        assert refusal.value.code == "server-table-damaged"
        with pytest.raises(client.Refused) as refusal:
            guest.record(damaged.table)
        assert refusal.value.code == "server-table-damaged"
        other = guest.open_table("orichalque", [{"kind": "person"}], options={"solo": "easy"})
        client.Table(guest, other).connect().do("start")


# The first start, and every migration


def test_a_start_that_is_killed_half_way_leaves_nothing_half_made(tmp_path: Path) -> None:
    script = """
import os, sys
from pathlib import Path
from sqlalchemy import Engine, event
from aurum.server.store.database import open_database

@event.listens_for(Engine, "before_cursor_execute")
def strike(connection, cursor, statement, *more):
    if statement.strip().startswith(sys.argv[2]):
        os.kill(os.getpid(), 9)

open_database(Path(sys.argv[1]))
"""
    for statement in ("CREATE TABLE seats", "INSERT INTO alembic_version"):
        killed = subprocess.run([sys.executable, "-c", script, str(tmp_path), statement])
        assert killed.returncode == -9
    path = open_database(tmp_path)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT * FROM alembic_version").fetchall() == [(newest_version(),)]
        assert db.execute("SELECT count(*) FROM log").fetchone() == (0,)
    assert not (tmp_path / "backups").exists()


def test_the_newest_shape_is_the_one_that_alembic_knows() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    from aurum.server.store.database import MIGRATIONS

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == newest_version()
