"""The database file: opening, checking, migrating, backing up.

The data folder holds `aurum.db`, the key that signs tokens, and `backups/`.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from aurum.server.errors import RequestError
from aurum.server.identity import KEY_FILE
from aurum.server.settings import DAY

log = logging.getLogger("aurum.server")

FILE = "aurum.db"
BACKUPS = "backups"
MIGRATIONS = Path(__file__).parent / "migrations"
KEPT = 10
"""How many backups the server keeps in its folder. It deletes none in other places."""
CHECK_SECONDS = 600
"""Seconds between two checks whether a backup is due."""


def open_database(folder: Path) -> Path:
    """Check and migrate the database of a folder; its path. `RequestError` says what is wrong."""
    path = folder / FILE
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if path.exists():
            check(path)
        else:
            _refuse_missing(path)
        upgrade(path)
    except OSError as problem:
        raise unusable(folder, problem) from None
    except sqlite3.DatabaseError as problem:
        raise _explain(path, problem) from None
    return path


def check(path: Path, original: Path | None = None) -> None:
    """Refuse a damaged file, naming the original if it is a copy. The file is only read."""
    used = (path.parent / KEY_FILE).exists() or backups(path.parent)
    if used and not path.stat().st_size:
        raise _damaged(path, "file is not a database")  # SQLite would use it as a new one
    with closing(_reading(path)) as db:
        found = [row[0] for row in db.execute("PRAGMA quick_check(1)")]
    if found != ["ok"]:
        raise _damaged(original or path, found[0])


def _refuse_missing(path: Path) -> None:
    """Refuse to create an empty database where backups or a journal show that one is missing."""
    copies = backups(path.parent)
    left = [beside for end in ("-wal", "-journal") if (beside := Path(f"{path}{end}")).exists()]
    facts = {"path": str(path)}
    if copies:
        found = {"backup": str(copies[-1]), "folder": str(path.parent / BACKUPS)}
        raise RequestError("server-database-missing", {**facts, **found})
    if left:
        raise RequestError("server-database-missing-alone", {**facts, "left": left[0].name})


def _reading(path: Path) -> sqlite3.Connection:
    # With a journal beside it, SQLite must roll back first, for which it has to write.
    mode = "rw" if path.with_name(path.name + "-journal").exists() else "ro"
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True)


def unusable(folder: Path, problem: OSError | sqlite3.Error) -> RequestError:
    """The error for a folder that cannot be read or written."""
    return RequestError("server-folder", {"path": str(folder), "problem": _cause(problem)})


def _cause(problem: OSError | sqlite3.Error) -> str:
    reason = problem.strerror if isinstance(problem, OSError) else None
    return reason or str(problem)


def _explain(path: Path, problem: sqlite3.DatabaseError) -> RequestError:
    """The error for a failure of SQLite. An operational one, such as a full disk, is no damage."""
    if isinstance(problem, sqlite3.OperationalError):
        return unusable(path.parent, problem)
    return _damaged(path, str(problem))


def _damaged(path: Path, problem: str) -> RequestError:
    copies = backups(path.parent)
    facts = {"path": str(path), "problem": problem, "backup": str(copies[-1]) if copies else ""}
    return RequestError("server-database" if copies else "server-database-alone", facts)


def upgrade(path: Path) -> None:
    """Migrate the file to the newest schema, after a backup of the old one."""
    shape, newest = schema_version(path), newest_version()
    if shape == newest:
        return
    if shape > newest:
        raise RequestError("server-database-newer", {"path": str(path)})
    if shape:
        backup(path, label=f"before-{newest}")
    from aurum.server.store.migrate import migrate  # slow to import, and rarely needed

    migrate(path)


def newest_version() -> str:
    """The number of the last migration."""
    return max(script.name[:4] for script in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def schema_version(path: Path) -> str:
    """The number of the last migration applied to a file; empty for none."""
    with closing(sqlite3.connect(path)) as db:
        if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return ""
        found = db.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(found[0]) if found else ""


def backup(path: Path, target: Path | None = None, label: str = "") -> Path:
    """Copy a database, which may be in use. The target is complete or does not exist."""
    if target is None:
        folder = path.parent / BACKUPS
        folder.mkdir(mode=0o700, exist_ok=True)
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        target = folder / f"aurum-{stamp}{f'-{label}' if label else ''}.db"
    unfinished = target.with_name(target.name + ".part")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)  # it holds the seeds of running games
    try:
        with (
            closing(_reading(path)) as source,
            closing(sqlite3.connect(unfinished)) as copy,
        ):
            # In one step, which blocks no writer. In several, each write in between would make
            # SQLite start over.
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # so that the copy is a single file
        check(unfinished, path)
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)
    return target


def backups(folder: Path) -> list[Path]:
    """The backups the server has made, the oldest first."""
    return sorted((folder / BACKUPS).glob("aurum-*.db"))


def prune(folder: Path) -> None:
    """Delete all but the newest backups. Backups of another server's database are kept."""
    first = _first_guest(folder / FILE)
    own = [copy for copy in backups(folder) if _first_guest(copy) in ("", first)]
    for old in own[:-KEPT]:
        old.unlink(missing_ok=True)


def _first_guest(path: Path) -> str | None:
    """The id of a database's first guest, which identifies it; empty without guests, None if the
    file cannot be read."""
    try:
        with closing(_reading(path)) as db:
            found = db.execute("SELECT id FROM guests ORDER BY made, id LIMIT 1").fetchone()
    except sqlite3.Error:  # not a database of ours
        return None
    return str(found[0]) if found else ""


def copy_database(folder: Path, target: Path | None = None) -> tuple[Path, int]:
    """Back up a server's database, running or not; the path and the number of tables in it."""
    path = folder / FILE
    if not path.is_file():
        raise RequestError("server-no-database", {"path": str(folder)})
    try:
        made = backup(path, target)
        with closing(_reading(made)) as db:
            (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
        return made, int(tables)
    except (OSError, sqlite3.OperationalError) as problem:
        facts = {"path": str(target or folder / BACKUPS), "problem": _cause(problem)}
        raise RequestError("backup-failed", facts) from None
    except sqlite3.DatabaseError as problem:
        raise _damaged(path, str(problem)) from None


async def keep_backups(
    folder: Path, every_seconds: float = DAY, check_seconds: float = CHECK_SECONDS
) -> None:
    """Make a backup every `every_seconds`, until cancelled."""
    while True:
        await asyncio.sleep(check_seconds)
        try:
            await asyncio.to_thread(_backup_if_due, folder, every_seconds)
        except (OSError, sqlite3.Error, RequestError) as problem:
            log.error("a backup failed", extra={"problem": f"{type(problem).__name__}: {problem}"})


def _backup_if_due(folder: Path, every_seconds: float) -> None:
    now = time.time()
    # A backup dated in the future, made before the clock was set back, does not count.
    if any(abs(now - copy.stat().st_mtime) < every_seconds for copy in backups(folder)):
        return
    backup(folder / FILE)
    prune(folder)
