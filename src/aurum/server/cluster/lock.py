"""A lock on the data folder, so that two servers never use the same data."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from aurum.locking import lock_file
from aurum.server.errors import RequestError
from aurum.server.store.database import unusable

FILE = "aurum.lock"


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold a folder's lock. The system releases it when the process ends, however it ends."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        raise unusable(folder, problem) from None
    try:
        if not lock_file(handle):
            raise RequestError("server-folder-taken", {"path": str(folder)})
        yield
    finally:
        os.close(handle)  # the file stays: deleting it could delete another process's lock
