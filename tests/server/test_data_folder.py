"""The folder of a server: one server at a time, and a backup every day."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from aurum.server.cluster.lock import locked
from aurum.server.errors import RequestError
from aurum.server.settings import DAY
from aurum.server.store import database
from aurum.server.store.database import KEPT, backup, backups, keep_backups, open_database, prune


def test_a_folder_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    with locked(folder):
        with pytest.raises(RequestError) as refusal, locked(folder):
            pass
        assert refusal.value.key == "server-folder-taken"
        with locked(tmp_path / "another"):
            pass
    with locked(folder):  # let go of, it can be had again, though its file is still there
        assert (folder / "aurum.lock").exists()


def test_what_goes_wrong_inside_is_not_taken_for_a_lock(tmp_path: Path) -> None:
    with pytest.raises(PermissionError, match="something else"), locked(tmp_path):
        raise PermissionError("something else")


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for place in (tmp_path / "file", tmp_path / "file" / "data"):
        with pytest.raises(RequestError) as refusal, locked(place):
            pass
        assert refusal.value.key == "server-folder"


def _age(path: Path, seconds: float) -> None:
    then = time.time() - seconds
    os.utime(path, (then, then))


@pytest.mark.parametrize(("age", "due"), [(3600, False), (25 * 3600, True), (-30 * 3600, True)])
def test_a_backup_is_due_when_the_last_is_a_day_old(tmp_path: Path, age: float, due: bool) -> None:
    """Also when it is of a day to come: then the clock was wrong once."""
    path = open_database(tmp_path)
    _age(backup(path, label="old"), age)
    database._backup_if_due(tmp_path, DAY)
    assert len(backups(tmp_path)) == 1 + due
    database._backup_if_due(tmp_path, DAY)
    assert len(backups(tmp_path)) == 1 + due


def test_the_first_backup_is_due_at_once_and_only_the_newest_are_kept(tmp_path: Path) -> None:
    path = open_database(tmp_path)
    (tmp_path / "backups").mkdir()
    for day in range(10, 10 + KEPT):
        old = tmp_path / "backups" / f"aurum-200001{day}-000000.db"
        old.write_bytes(path.read_bytes())
        _age(old, 10**8)
    database._backup_if_due(tmp_path, DAY)
    kept = backups(tmp_path)
    assert len(kept) == KEPT
    assert kept[0].name == "aurum-20000111-000000.db"
    with closing(sqlite3.connect(kept[-1])) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    prune(tmp_path)
    assert backups(tmp_path) == kept


def test_an_empty_server_deletes_no_backup_of_another(tmp_path: Path) -> None:
    path = open_database(tmp_path)
    new_guest = "INSERT INTO guests VALUES (?, 1, x'')"
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(new_guest, ("Mira",))
    theirs = [backup(path, label=f"of-mira-{number}") for number in range(3)]
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DELETE FROM guests")
    ours = [backup(path, label=f"ours-{number:02}") for number in range(KEPT + 2)]
    prune(tmp_path)
    assert backups(tmp_path) == sorted([*theirs, *ours[2:]])
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(new_guest, ("Ann",))
    ours.append(backup(path, label="ours-and-somebody-has-come"))
    prune(tmp_path)
    assert backups(tmp_path) == sorted([*theirs, *ours[3:]])


def test_backups_go_on_after_one_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    problems = [OSError("No space left on device"), sqlite3.OperationalError("disk I/O error")]
    asked: list[tuple[Path, float]] = []

    async def run() -> None:
        loop, again = asyncio.get_running_loop(), asyncio.Event()

        def make(folder: Path, every_seconds: float) -> None:
            asked.append((folder, every_seconds))
            if problems:
                raise problems.pop(0)
            loop.call_soon_threadsafe(again.set)

        monkeypatch.setattr(database, "_backup_if_due", make)
        keeping = asyncio.create_task(keep_backups(tmp_path, 5, check_seconds=0))
        await asyncio.wait_for(again.wait(), 10)
        keeping.cancel()
        with pytest.raises(asyncio.CancelledError):
            await keeping

    with caplog.at_level(logging.ERROR, "aurum.server"):
        asyncio.run(run())
    assert asked[:3] == [(tmp_path, 5)] * 3
    logged = [vars(record)["problem"] for record in caplog.records]
    assert logged == ["OSError: No space left on device", "OperationalError: disk I/O error"]


def test_a_backup_of_a_server_in_the_middle_of_writing_is_whole(tmp_path: Path) -> None:
    """The copy does not wait for the writer, and holds what had been committed."""
    path = open_database(tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as writer:
        writer.execute("PRAGMA journal_mode=WAL")
        writer.execute("BEGIN")
        for number in range(3000):
            row = ("t", number, 0, 0, "", "", b"x" * 500)
            writer.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        writer.execute("COMMIT")
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("INSERT INTO log VALUES ('t', 3000, 0, 0, '', '', x'')")
        made = backup(path)
        writer.execute("COMMIT")
    assert [other.name for other in made.parent.iterdir()] == [made.name]
    with closing(sqlite3.connect(made)) as copy:
        assert copy.execute("SELECT count(*) FROM log").fetchone() == (3000,)
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)
