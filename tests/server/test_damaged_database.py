"""A database file that something has happened to: all there, or a plain word about what to do."""

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


class Wreck(NamedTuple):
    """A server as a loss of power leaves it: half of what happened is still beside the file."""

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
def wreck(tmp_path: Path) -> Wreck:
    folder = tmp_path / "wreck"
    with run_server(tmp_path / "house") as server:
        guest = server.guest("Ann")
        screen = [{"kind": "local", "name": name} for name in ("Ann", "Ben", "Cleo", "Dan")]
        ann = client.Table(guest, guest.open_table("oriflamme", screen)).connect()
        ann.do("start")
        _choose(ann, 20)
        with closing(sqlite3.connect(tmp_path / "house" / "aurum.db")) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        settled = ann.number
        backup(tmp_path / "house" / "aurum.db")
        _choose(ann, 20)
        shutil.copytree(tmp_path / "house", folder)
        token = ann.hello["token"]
    return Wreck(folder, ann.id, token, list(range(1, ann.number + 1)), settled)


def _choose(table: client.Table, times: int) -> None:
    rng = random.Random(1)
    for _ in range(times):
        assert table.asked is not None
        table.choose(rng.choice(table.asked["choices"]))


# What is beyond repair


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
    wreck: Wreck, harm: Harm
) -> None:
    wreck.beside("-wal").unlink()  # what lies beside it could mend the file
    harm(wreck.file)
    before = wreck.contents()
    with pytest.raises(RequestError) as refusal:
        open_database(wreck.folder)
    assert refusal.value.key == "server-database"
    facts = refusal.value.facts
    assert facts["path"] == str(wreck.file)
    assert "backups/aurum-" in str(facts["backup"])
    assert wreck.contents() == before

    wreck.file.unlink()
    shutil.copy(str(facts["backup"]), wreck.file)
    assert wreck.entries() == wreck.numbers[: wreck.settled]


def test_without_a_backup_the_message_does_not_promise_one(wreck: Wreck) -> None:
    shutil.rmtree(wreck.folder / "backups")
    wreck.beside("-wal").unlink()
    cut_in_half(wreck.file)
    with pytest.raises(RequestError) as refusal:
        open_database(wreck.folder)
    assert refusal.value.key == "server-database-alone"


def test_a_house_that_was_open_before_does_not_begin_anew_unasked(wreck: Wreck) -> None:
    wreck.file.unlink()
    before = wreck.contents()
    with pytest.raises(RequestError) as refusal:
        open_database(wreck.folder)
    assert refusal.value.key == "server-database-missing"
    facts = refusal.value.facts
    assert facts["path"] == str(wreck.file)
    assert "backups/aurum-" in str(facts["backup"])
    assert not wreck.file.exists()
    assert wreck.contents() == before

    wreck.beside("-wal").unlink()
    shutil.copy(str(facts["backup"]), wreck.file)
    assert wreck.entries() == wreck.numbers[: wreck.settled]


def test_it_begins_anew_when_all_of_the_old_is_moved_away(wreck: Wreck) -> None:
    signing_key(wreck.folder)
    wreck.file.unlink()
    (wreck.folder / "backups").rename(wreck.folder / "of another server")
    with pytest.raises(RequestError) as refusal:
        open_database(wreck.folder)
    assert refusal.value.key == "server-database-missing-alone"
    assert refusal.value.facts["left"] == "aurum.db-wal"
    wreck.beside("-wal").unlink()
    assert wreck.entries() == []


def test_the_server_says_it_and_does_not_open(wreck: Wreck) -> None:
    wreck.beside("-wal").unlink()
    overwrite_the_start(wreck.file)
    before = wreck.contents()
    command = [sys.executable, "-m", "aurum.cli", "serve", "--port", "0", "--lang", "en"]
    ended = subprocess.run(
        [*command, "--data", str(wreck.folder)], capture_output=True, text=True, timeout=60
    )
    assert ended.returncode not in (0, -9)
    assert str(wreck.file) in ended.stderr
    assert "backups/aurum-" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert wreck.contents() == before


# What SQLite mends by itself


def test_what_lies_beside_the_file_after_a_crash_is_taken_in(wreck: Wreck) -> None:
    assert len(wreck.numbers) > wreck.settled
    assert wreck.entries() == wreck.numbers


def test_what_processes_share_may_be_missing(wreck: Wreck) -> None:
    wreck.beside("-shm").unlink()
    assert wreck.entries() == wreck.numbers


def test_a_lost_write_ahead_log_takes_only_the_latest_with_it(wreck: Wreck) -> None:
    wreck.beside("-wal").unlink()
    assert wreck.entries() == wreck.numbers[: wreck.settled]
    with run_server(wreck.folder) as server:
        guest = client.House(server.url, wreck.token)
        ann = client.Table(guest, wreck.table)
        ann.number = len(wreck.numbers)  # she remembers more than the server does
        ann.connect()
        assert ann.number == wreck.settled
        _choose(ann, 1)


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_a_torn_write_ahead_log_counts_up_to_where_it_is_torn(wreck: Wreck, part: float) -> None:
    log = wreck.beside("-wal")
    body = log.read_bytes()
    torn = int(len(body) * part)
    log.write_bytes(body[:torn] + random.Random(7).randbytes(len(body) - torn))
    found = wreck.entries()
    assert found == wreck.numbers[: len(found)]
    assert wreck.settled <= len(found) < len(wreck.numbers)


# What nobody can notice before it is read


def test_a_table_whose_log_is_unreadable_troubles_no_other(wreck: Wreck) -> None:
    with closing(sqlite3.connect(wreck.file)) as db, db:
        damaged = b'{"kind":"ch\x00se"'
        db.execute("UPDATE log SET entry = ? WHERE number = 5", (damaged,))
    with run_server(wreck.folder) as server:
        guest = client.House(server.url, wreck.token)
        with pytest.raises(client.Refused) as refusal:
            client.Table(guest, wreck.table).connect(patience=5)
        assert refusal.value.code == "server-table-damaged"
        with pytest.raises(client.Refused) as refusal:
            guest.record(wreck.table)
        assert refusal.value.code == "server-table-damaged"
        other = guest.open_table("orichalque", [{"kind": "person"}], options={"solo": "easy"})
        client.Table(guest, other).connect().do("start")


# The first start, and every change of shape


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
