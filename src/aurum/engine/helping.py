"""A process that helps: it works for whoever waits, and leaves when nobody does."""

from __future__ import annotations

import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    from ctypes import Array, c_bool
    from multiprocessing.connection import Connection

R = TypeVar("R")

_abandoned: Array[c_bool] | None = None
"""For each call whether nobody waits for it any more; nothing, where nobody is helped."""
_call = 0
"""The call for which it works."""
_working = False
_gone = False
"""Whether whoever was helped is gone."""
_leaving = threading.Lock()
"""Held while it leaves, so that it neither begins to work nor to send what it has done."""
_ctrl_c: Any = None
"""What Ctrl-C does while it works; when idle it is the affair of whoever is helped."""


class Abandoned(RuntimeError):
    """The processes were sent home before they were done."""

    def __init__(self, said: str = "these processes have been sent home: start others") -> None:
        super().__init__(said)


class Failed(NamedTuple):
    """An error as it is sent: where it arrives it may turn out that nobody can read it."""

    packed: bytes
    said: str
    trace: str

    def error(self) -> BaseException:
        """The error itself, or one that says the same."""
        problem: BaseException = RuntimeError(self.said)
        with suppress(Exception):
            read = pickle.loads(self.packed)
            # Whoever reads the results could not tell a StopIteration from their end.
            if isinstance(read, BaseException) and not isinstance(read, StopIteration):
                problem = read
        problem.add_note(f"It happened in another process:\n{self.trace}")
        return problem


def begin(abandoned: Array[c_bool], line: Connection) -> None:
    """The first thing it does."""
    global _abandoned, _ctrl_c
    _abandoned = abandoned
    _ctrl_c = signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # see `born_deaf`
    threading.Thread(target=_listen, args=(line,), daemon=True).start()


def _listen(line: Connection) -> None:
    """Nothing is ever said. When the line is cut, or whoever held it is dead, leave."""
    global _gone
    with suppress(EOFError, OSError):
        line.recv()
    with _leaving:
        _gone = True
        if _working:  # perhaps for hours; else it waits to be let go, or sends what is not to tear
            os._exit(1)
    leave_with_parent()


def leave_with_parent() -> None:
    """Wait until whoever started this process is gone, and end it too; for a thread of its own."""
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def help_with(call: int, work: Callable[..., R], piece: tuple[Any, ...]) -> R | Failed:
    """Do a piece of work; an error is a result like others, since all else would end the helper."""
    global _call, _working
    with _leaving:
        if _gone:
            return failed(Abandoned())
        _call, _working = call, True
    try:
        signal.signal(signal.SIGINT, _ctrl_c)
        return work(*piece)
    except BaseException as problem:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        return failed(problem)
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        with _leaving:
            _working = False


def failed(problem: BaseException) -> Failed:
    """An error, made ready to be sent."""
    said = "".join(traceback.format_exception_only(problem)).strip()
    trace = "".join(traceback.format_exception(problem)).rstrip()
    try:
        return Failed(pickle.dumps(problem), said, trace)
    except Exception:
        return Failed(b"", said, trace)


def check_wanted() -> None:
    """Stop, if this is a process that helps and nobody waits for what it does any more."""
    if _abandoned is not None and _abandoned[_call]:
        raise Abandoned
