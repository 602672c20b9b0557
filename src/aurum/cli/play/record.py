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
    return free_path(Path(f"{stem}.json"))


def free_path(path: Path) -> Path:
    """This path, or one much like it at which there is nothing yet."""
    number = 2
    found = path
    while os.path.lexists(found):
        found = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return found


class RecordFile:
    """The file of a play. A file that another program has put there is not overwritten."""

    def __init__(self, path: Path, text: str | None = None) -> None:
        self.path = path
        self.text = text
        """What we last wrote there or read from there; None for a file that must not exist yet."""

    def save(self, record: Record) -> bool:
        """Write the record; False if it had to go to another file because this one has changed."""
        stayed = self._is_ours()
        if not stayed:
            self.path = free_path(self.path)
        self.text = write_record(record, self.path)
        return stayed

    def _is_ours(self) -> bool:
        if self.text is None:
            return not os.path.lexists(self.path)
        try:
            return self.path.read_text(encoding="utf-8") == self.text
        except FileNotFoundError:
            return True  # it was deleted; writing it again loses nothing
        except (OSError, UnicodeDecodeError):
            return False


def write_record(record: Record, path: Path) -> str:
    """Write atomically: the file holds the old record or the new one."""
    text = record.to_json()
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    return text
