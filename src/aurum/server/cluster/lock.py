"""One server for each folder: two servers over the same data would not know of each other."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from aurum.server.errors import RequestError
from aurum.server.store.database import unusable

FILE = "aurum.lock"


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep a folder to oneself. The system lets go of it when the process ends, however it ends."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        raise unusable(folder, problem) from None
    try:
        _lock(handle)
        yield
    except _Held:
        raise RequestError("server-folder-taken", {"path": str(folder)}) from None
    finally:
        os.close(handle)  # the file stays: to delete it could delete another's lock


class _Held(Exception):
    """Somebody else holds it."""


def _lock(handle: int) -> None:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        raise _Held from None
