"""Puzzles in files: one JSON document for each set, its puzzles numbered from 1 in order."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from aurum import games
from aurum.engine import OVER, AurumError
from aurum.engine.errors import why_not
from aurum.puzzles.puzzle import Puzzle

FORMAT = 1
"""The version of the document's shape."""


class BadPuzzles(AurumError):
    """A file that holds no puzzles, or one that is not sound."""


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """A file of puzzles."""

    aurum: int
    puzzles: list[Puzzle]


@cache
def _files() -> dict[str, tuple[str, Path]]:
    """The game and the file of every set that comes with a game."""
    found: dict[str, tuple[str, Path]] = {}
    for plugin in games.plugins():
        for name in plugin.puzzle_sets:
            found[name] = plugin.name, plugin.folder / "puzzles" / f"{name}.json"
    return found


def set_names() -> list[str]:
    """The sets of puzzles that come with the games."""
    return list(_files())


def game_of(name: str) -> str:
    """The game whose puzzles a set holds."""
    return _files()[name][0]


@cache
def puzzle_set(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a set."""
    if name not in _files():
        raise BadPuzzles("puzzles-no-set", {"given": name, "allowed": ", ".join(set_names())})
    return tuple(read_puzzles(_files()[name][1]))


def puzzle(name: str, number: int) -> Puzzle:
    """A puzzle of a set by its number, counted from 1."""
    return numbered(puzzle_set(name), number)


def numbered(puzzles: Sequence[Puzzle], number: int) -> Puzzle:
    """A puzzle of these by its number, counted from 1."""
    if not 1 <= number <= len(puzzles):
        raise BadPuzzles("puzzles-no-number", {"given": number, "last": len(puzzles)})
    return puzzles[number - 1]


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file, each checked; `BadPuzzles` says what is wrong with which."""
    try:
        text = path.read_bytes()
    except OSError as problem:
        facts = {"path": str(path), "problem": why_not(problem)}
        raise BadPuzzles("puzzles-unreadable", facts) from None
    try:
        document = msgspec.json.decode(text, type=Document)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        facts = {"path": str(path), "problem": str(problem)}
        raise BadPuzzles("puzzles-unreadable", facts) from None
    if document.aurum != FORMAT:
        raise BadPuzzles("puzzles-format", {"given": document.aurum, "known": FORMAT})
    for number, one in enumerate(document.puzzles, 1):
        try:
            check_puzzle(one)
        except AurumError as problem:
            raise BadPuzzles(
                "puzzles-unsound", {"number": number, "path": str(path), "problem": str(problem)}
            ) from None
    return document.puzzles


def check_puzzle(one: Puzzle) -> None:
    """Whether its position can be read, by these rules, and its choices are those of it."""
    game = one.rulebook
    if one.rules != game.rules:
        raise BadPuzzles("record-rules", {"given": one.rules, "known": game.rules})
    state = one.state()
    legal = [game.write(choice) for choice in (state.choices() if state.actor != OVER else ())]
    if state.actor < 0 or sorted(legal) != sorted(each.choice for each in one.tried):
        raise BadPuzzles("puzzles-choices")
    if one.best != one.tried[0].choice or one.tempting == one.best or one.tempting not in legal:
        raise BadPuzzles("puzzles-choices")
    one.after(len(one.then))


def write_puzzles(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """Write puzzles to a file atomically."""
    document = msgspec.json.encode(Document(FORMAT, list(puzzles)))
    text = msgspec.json.format(document, indent=1) + b"\n"
    descriptor, made = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(text)
        Path(made).chmod(0o644)
        Path(made).replace(path)
    except BaseException:
        Path(made).unlink(missing_ok=True)
        raise
