"""A process that plays some rows of a batch, in memory that it shares with who started it."""

from __future__ import annotations

import signal
import threading
import time
from contextlib import suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final

from aurum.engine.worker import leave_with_parent, sendable
from aurum.engine.worker_pool import ProcessLost, ignore_sigint
from aurum.envs.batch_rows import BatchKind, BatchRows, arrays_in

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

GRACE: Final = 1.0
"""So many seconds may pass before processes that are closed are killed."""


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
            found, problem = self._line.recv()
        except (EOFError, OSError) as lost:
            raise ProcessLost from lost
        if problem is not None:
            raise problem
        return found

    def close(self) -> None:
        """Close the line, which the process waits for when it has nothing to do."""
        self._line.close()

    def wait(self, seconds: float) -> None:
        """Wait at most so long until the process has ended."""
        self._process.join(max(0.0, seconds))

    def kill(self) -> None:
        """End the process if it has not ended by itself, as when a bot in it is still thinking:
        nothing that it could finish is read any more."""
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


def close_all(remote: list[RemoteRows]) -> None:
    """End the processes, all at the same time."""
    for part in remote:
        part.close()
    end = time.monotonic() + GRACE
    try:
        for part in remote:
            part.wait(end - time.monotonic())
    finally:  # also if somebody has pressed Ctrl-C again
        while remote:
            remote.pop().kill()


def _serve(line: Connection, kind: BatchKind, memory: Any, rows: slice) -> None:
    """What the process does until the line ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    played = BatchRows(kind, arrays_in(kind, memory).part(rows), rows.start)
    with suppress(EOFError, OSError):
        while True:
            method, arguments = line.recv()
            try:
                line.send((getattr(played, method)(*arguments), None))
            except Exception as problem:
                line.send((None, sendable(problem)))
