"""Keeping a play on disk, so that a crash or a power cut loses nothing."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

from aurum.engine import Record


def default_path(game: str, seed: int | None) -> Path:
    """A file in the current folder that does not exist yet, named after the seed or the time."""
    stem = f"aurum-{game}-{f'{datetime.now():%Y%m%d-%H%M%S}' if seed is None else seed}"
    path = Path(f"{stem}.json")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.json")
        number += 1
    return path


def write_record(record: Record, path: Path) -> None:
    """Write it whole or not at all: whoever opens the file finds the old record or the new one."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(record.to_json())
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
