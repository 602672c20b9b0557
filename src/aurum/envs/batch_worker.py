"""A process that plays some rows of a batch, in memory that it shares with who started it."""

from __future__ import annotations

import signal
import threading
from contextlib import suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from aurum.engine.worker import leave_with_parent
from aurum.engine.worker_pool import ProcessLost, ignore_sigint
from aurum.envs.batch_rows import BatchKind, BatchRows, arrays_in

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


def shared_memory(size: int) -> Any:
    """So many bytes that other processes can write into. They end with the last who has them."""
    return get_context("spawn").RawArray("B", size)


class RemoteRows:
    """The rows of another process: a method of `BatchRows` is asked for, and then waited for."""

    def __init__(self, kind: BatchKind, memory: Any, rows: slice) -> None:
        spawning = get_context("spawn")
        self._line, theirs = spawning.Pipe()
        work = (theirs, kind, memory, rows)
        self._process = spawning.Process(target=_serve, args=work, daemon=True)
        with ignore_sigint():
            self._process.start()
        theirs.close()

    def ask(self, method: str, *arguments: Any) -> None:
        """Ask for a method."""
        try:
            self._line.send((method, arguments))
        except OSError as problem:
            raise ProcessLost from problem

    def answer(self) -> Any:
        """What came of it; an error is raised here."""
        try:
            found = self._line.recv()
        except (EOFError, OSError) as problem:
            raise ProcessLost from problem
        if isinstance(found, BaseException):
            raise found
        return found

    def close(self) -> None:
        """End the process."""
        self._line.close()  # which it waits for
        self._process.join()


def _serve(line: Connection, kind: BatchKind, memory: Any, rows: slice) -> None:
    """What the process does until the line ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    played = BatchRows(kind, arrays_in(kind, memory).part(rows), rows.start)
    with suppress(EOFError, OSError):
        while True:
            method, arguments = line.recv()
            try:
                line.send(getattr(played, method)(*arguments))
            except Exception as problem:
                line.send(problem)
