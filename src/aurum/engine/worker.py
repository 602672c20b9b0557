"""A process of a worker pool: it works on the pieces it is given, and ends with its parent."""

from __future__ import annotations

import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

R = TypeVar("R")

_working = False
_closed = False
"""Whether the pool was closed, or the process that opened it has ended."""
_lock = threading.Lock()
"""Held while either of the two changes."""
_sigint: Any = None
"""What Ctrl-C does to a process that does nothing about it."""
_interruptible = False
"""Whether Ctrl-C interrupts the work: once in a piece, and never between two."""


class PoolClosed(RuntimeError):
    """The pool was closed before the work was done."""

    def __init__(self, message: str = "this worker pool was closed: open another") -> None:
        super().__init__(message)


def start(line: Connection) -> None:
    """The first thing a worker does."""
    global _sigint
    _sigint = signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # see `ignore_sigint`
    threading.Thread(target=_watch, args=(line,), daemon=True).start()


def _watch(line: Connection) -> None:
    """Nothing is ever sent. The line ends when the pool is closed or its opener is dead."""
    global _closed
    with suppress(EOFError, OSError):
        line.recv()
    with _lock:
        _closed = True
        if _working:  # an incomplete result would make the executor hang
            os._exit(1)
    leave_with_parent()


def leave_with_parent() -> None:
    """Wait until the parent process has ended, then end this one; runs in a thread of its own."""
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def run_piece(work: Callable[..., R], piece: tuple[Any, ...]) -> R:
    """Do a piece of work."""
    global _working, _interruptible
    with _lock:
        if _closed:
            raise PoolClosed
        _working = True
    try:
        try:
            signal.signal(signal.SIGINT, _interrupt if callable(_sigint) else _sigint)
            _interruptible = True
            return work(*piece)
        finally:
            _interruptible = False  # an interruption that comes before this is the only one
    except BaseException as problem:
        told = sendable(problem)
        if told is problem:
            raise
        raise told from problem
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        with _lock:
            _working = False


def _interrupt(signum: int, frame: FrameType | None) -> None:
    """What Ctrl-C does during a piece. A second one would leave the process for ever at work, and
    ended in the middle of what it does between two pieces."""
    global _interruptible
    if _interruptible:
        _interruptible = False
        _sigint(signum, frame)


def sendable(problem: BaseException) -> BaseException:
    """The error, or if another process could not read it a `RuntimeError` that says the same."""
    if _can_be_sent(problem):
        return problem
    return RuntimeError("".join(traceback.format_exception_only(problem)).strip())


def _can_be_sent(problem: BaseException) -> bool:
    """Whether it can be pickled and read. One that cannot be read would end the executor."""
    if isinstance(problem, StopIteration):  # a generator that raises it only ends
        return False
    try:
        return isinstance(pickle.loads(pickle.dumps(problem)), BaseException)
    except Exception:
        return False
