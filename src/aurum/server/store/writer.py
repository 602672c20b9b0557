"""The one thread that writes to a SQLite file.

It takes all that waits, commits it at once and only then answers, so that a hundred tables share
one wait for the disk.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from aurum.server.errors import Conflict, StorageError

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Answer = tuple[asyncio.Future[Any], object]
"""Who waits, and what for."""

GROUP = 256
"""How much may share one commit."""


class Job(NamedTuple):
    """Something to write."""

    work: Work
    answer: asyncio.Future[Any]
    whole: bool
    """Whether it is one statement, which is a transaction by itself."""


class Writer:
    """Writes by this connection, and answers on the loop that it is made on."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._write_all, name="aurum-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], T], whole: bool = False) -> T:
        """Do this and keep it, or nothing of it."""
        if self._closed:
            raise StorageError("the store is closed")
        answer: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, answer, whole))
        return await answer  # who is cancelled while the disk works just hears no answer

    async def close(self) -> None:
        """Finish what is under way."""
        self._closed = True
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _write_all(self) -> None:
        """The writer's life."""
        while (job := self._jobs.get()) is not None:
            group = [job]
            while len(group) < GROUP and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    self._jobs.put(None)
                    break
                group.append(more)
            done = self._commit(group)
            try:
                self._loop.call_soon_threadsafe(_answer, done)
            except RuntimeError:  # the loop has gone, and with it whoever waited
                return

    def _commit(self, group: list[Job]) -> list[Answer]:
        """Do a group's work in one transaction; what one of them spoils, it spoils for itself."""
        db = self._db
        try:
            if len(group) == 1 and group[0].whole:
                return [(group[0].answer, _run_one(db, group[0].work))]
            db.execute("BEGIN IMMEDIATE")
            try:
                done: list[Answer] = [(job.answer, job.work(db)) for job in group]
            except sqlite3.IntegrityError:  # so seldom that only then each is done apart
                db.execute("ROLLBACK")
                db.execute("BEGIN IMMEDIATE")
                done = [(job.answer, _in_savepoint(db, job.work)) for job in group]
            db.execute("COMMIT")
        except Exception as problem:
            if db.in_transaction:
                db.execute("ROLLBACK")
            failure = StorageError(f"{type(problem).__name__}: {problem}")
            return [(job.answer, failure) for job in group]
        return done


def _run_one(db: sqlite3.Connection, work: Work) -> object:
    """Do what is a transaction by itself."""
    try:
        return work(db)
    except sqlite3.IntegrityError:
        return Conflict()


def _in_savepoint(db: sqlite3.Connection, work: Work) -> object:
    """Do one thing of a group; if it does not fit, it leaves no trace."""
    db.execute("SAVEPOINT one")
    result = _run_one(db, work)
    if isinstance(result, Conflict):
        db.execute("ROLLBACK TO one")
    db.execute("RELEASE one")
    return result


def _answer(done: list[Answer]) -> None:
    for answer, result in done:
        if answer.cancelled():
            continue
        if isinstance(result, BaseException):
            answer.set_exception(result)
        else:
            answer.set_result(result)
