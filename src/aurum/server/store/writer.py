"""The one thread that writes to a SQLite file.

It commits all waiting jobs together and answers them after the commit, so that many tables share
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
"""The future of a job, and its result."""

GROUP = 256
"""How many jobs may share one commit."""


class Job(NamedTuple):
    """One write."""

    work: Work
    answer: asyncio.Future[Any]
    whole: bool
    """Whether it is one statement, which is a transaction by itself."""


class Writer:
    """Writes through a connection in its own thread; results are delivered on the creator's
    loop."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._write_all, name="aurum-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], T], whole: bool = False) -> T:
        """Run this in a transaction and commit it, all or nothing."""
        if self._closed:
            raise StorageError("the store is closed")
        answer: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, answer, whole))
        return await answer  # a cancelled caller gets no answer; the write still happens

    async def close(self) -> None:
        """Finish the waiting jobs and end the thread."""
        self._closed = True
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _write_all(self) -> None:
        """The thread's loop: collect waiting jobs, commit them, deliver the results."""
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
            except RuntimeError:  # the loop is closed, so no caller waits for the results
                return

    def _commit(self, group: list[Job]) -> list[Answer]:
        """Run jobs in one transaction. A conflict of one does not affect the others."""
        db = self._db
        try:
            if len(group) == 1 and group[0].whole:
                return [(group[0].answer, _run_one(db, group[0].work))]
            db.execute("BEGIN IMMEDIATE")
            try:
                done: list[Answer] = [(job.answer, job.work(db)) for job in group]
            except sqlite3.IntegrityError:  # rare, so savepoints are used only then
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
    """Run one job; `Conflict` if a key exists already."""
    try:
        return work(db)
    except sqlite3.IntegrityError:
        return Conflict()


def _in_savepoint(db: sqlite3.Connection, work: Work) -> object:
    """Run one job of a group; a conflict undoes only this job."""
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
