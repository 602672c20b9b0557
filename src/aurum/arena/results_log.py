"""The results log of a match: each game is written when it ends, so that none is played twice.

`match.json` says which match it is, `games.jsonl` has a line for each game that is over. All other
files are made from these two.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self

import msgspec

from aurum.arena.errors import BadMatch
from aurum.arena.match import Match
from aurum.arena.results import Result
from aurum.locking import lock_file

MATCH: Final = "match.json"
GAMES: Final = "games.jsonl"


class ResultsLog:
    """The log in a folder; one process at a time holds its lock."""

    def __init__(self, folder: Path, match: Match) -> None:
        self.folder = folder
        self.match = match
        self.results: dict[int, Result] = {}
        """The games that are over, by their numbers."""
        self._file: BinaryIO | None = None

    def __enter__(self) -> Self:
        self.folder.mkdir(parents=True, exist_ok=True)
        self._file = (self.folder / GAMES).open("a+b")
        try:
            if not lock_file(self._file.fileno()):
                raise BadMatch("arena-out-taken", {"path": str(self.folder)})
            self._compare(self.folder / MATCH, begun=self._file.seek(0, os.SEEK_END) > 0)
            self._read()
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._file is not None
        self._file.close()

    def add(self, result: Result) -> None:
        """Append a game."""
        assert self._file is not None
        self._file.write(msgspec.json.encode(result) + b"\n")
        self._file.flush()
        self.results[result.game] = result

    def _compare(self, path: Path, begun: bool) -> None:
        """Refuse the folder of another match, and say in what it differs.

        One of which no game was played, such as by a bot whose name was mistyped, is no match yet.
        """
        ours = self.match.identity()
        theirs = _identity(path) if path.exists() else None
        if theirs is None and (begun or path.exists()):
            raise BadMatch("arena-out-foreign", {"path": str(self.folder)})
        if theirs == ours:
            return
        if theirs is not None and begun:
            for name, value in ours.items():
                if theirs.get(name) != value and not _longer(name, value, theirs.get(name)):
                    facts = differing(name, theirs.get(name), value)
                    raise BadMatch("arena-out-differs", {"path": str(self.folder), **facts})
        write(path, json.dumps(ours, ensure_ascii=False, indent=1) + "\n")

    def _read(self) -> None:
        """The games so far. A last line that was torn by an interruption is taken away."""
        assert self._file is not None
        self._file.seek(0)
        sound = 0
        fixtures = {fixture.game: fixture for fixture in self.match.fixtures()}
        for number, line in enumerate(self._file, 1):
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.DecodeError:
                if self._file.read(1):  # not the last: this is no trace of an interruption
                    raise self._damaged(number) from None
                break
            if not line.endswith(b"\n"):
                break
            fixture = fixtures.get(result.game)
            if fixture is None or list(fixture.bots) != result.bots:
                raise self._damaged(number)
            self.results.setdefault(result.game, result)
            sound += len(line)
        self._file.truncate(sound)
        self._file.seek(0, os.SEEK_END)

    def _damaged(self, number: int) -> BadMatch:
        return BadMatch("arena-out-damaged", {"path": str(self.folder / GAMES), "line": number})


def _identity(path: Path) -> dict[str, object] | None:
    """The match that a file names; None if it is no such file."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        return None
    return found if isinstance(found, dict) and "arena" in found else None


def differing(name: str, theirs: object, ours: object) -> dict[str, str]:
    """In what two identities differ, as facts for a sentence; of a mapping, only those keys."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        keys = [key for key in {**theirs, **ours} if theirs.get(key) != ours.get(key)]
        name = f"{name} ({', '.join(keys)})"
        theirs, ours = ([value.get(key) for key in keys] for value in (theirs, ours))
    return {"name": name, "theirs": json.dumps(theirs), "ours": json.dumps(ours)}


def _longer(name: str, ours: object, theirs: object) -> bool:
    """Whether a match only goes on for longer than was asked before."""
    return name == "games" and isinstance(theirs, int) and isinstance(ours, int) and ours > theirs


def write(path: Path, content: str | bytes) -> None:
    """Write a file atomically."""
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(content.encode() if isinstance(content, str) else content)
    part.replace(path)
