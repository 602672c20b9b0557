"""The generation of puzzles: games of Regents are scanned, in one process or several.

The result depends on the seed alone, not on the number of processes. Each puzzle is saved at once;
a later run with the same file and seed goes on after the last game that gave one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import aurum
from aurum import bots
from aurum.engine import Record
from aurum.engine.worker_pool import shared
from aurum.puzzles.candidates import is_promising, make_puzzle, play
from aurum.puzzles.puzzle import Puzzle, PuzzleOrigin, puzzles_of
from aurum.puzzles.sets import read_puzzles, write_puzzles

ALIKE: Final = 3
"""At most every third puzzle asks the same kind of question."""

Watch = Callable[[int, int], None]
"""Called with the number of puzzles found, and of games searched."""


@dataclass
class GenerationTask:
    """What to generate, and where to save it."""

    game: str
    wanted: int
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)
    records: Sequence[Record] = ()
    """Games that were played already, to be looked through instead of new ones."""
    out: Path | None = None
    workers: int = 1


@dataclass(frozen=True)
class GameScan:
    """One game to scan, as it is sent to a process."""

    game: str
    options: dict[str, object]
    seed: int
    number: int
    full: frozenset[str]
    """Kinds of question of which there are enough."""
    made: list[str] | None = None


def generate(task: GenerationTask, watch: Watch) -> list[Puzzle]:
    """Scan until there are as many as wanted, or until all records are read; the new puzzles."""
    kept: list[Puzzle] = []
    if task.out is not None:
        kept = read_puzzles(task.out) if task.out.exists() else []
        write_puzzles(task.out, kept)  # fails early where nothing can be saved
    fresh: list[Puzzle] = []
    most = max(1, (len(kept) + task.wanted) // ALIKE)
    kinds = Counter(one.kind for one in kept)
    known = {_position_key(one) for one in kept}
    played = [one.found.play for one in kept if one.found.seed == task.seed]
    first = max(played, default=0) + 1

    def full() -> frozenset[str]:
        return frozenset(kind for kind, number in kinds.items() if number >= most)

    watch(0, 0)
    for games, found in enumerate(_results(task, first, full), 1):
        for one in found:
            if kinds[one.kind] >= most or _position_key(one) in known or len(fresh) == task.wanted:
                continue
            kinds[one.kind] += 1
            known.add(_position_key(one))
            fresh.append(one)
        if task.out is not None and found:
            write_puzzles(task.out, [*kept, *fresh])
        watch(len(fresh), games)
        if len(fresh) == task.wanted:
            break
    return fresh


def scan_game(scan: GameScan) -> list[Puzzle]:
    """The puzzles of one game, no two of them asking the same kind of question."""
    game = aurum.game(scan.game)
    rng = Random(f"{scan.seed} {scan.number}")
    made = None if scan.made is None else [game.read(text) for text in scan.made]
    here: set[str] = set(scan.full)
    puzzles = []
    for candidate in play(game, scan.options, rng, made):
        if not is_promising(candidate):
            continue
        found = PuzzleOrigin(scan.seed, scan.number, candidate.move)
        one = make_puzzle(game, candidate, found, lambda kind: kind not in here)
        if one is not None and one.kind not in here:
            here.add(one.kind)
            puzzles.append(one)
    return puzzles


def _position_key(puzzle: Puzzle) -> str:
    """The position as the asked seat knows it."""
    text: str = puzzle.rulebook.write_view(puzzle.question.view)
    return f"{puzzle.seat} {text}"


def _scans(
    task: GenerationTask, first: int, full: Callable[[], frozenset[str]]
) -> Iterator[GameScan]:
    game: Any = aurum.game(task.game)
    if task.records:
        for number, record in enumerate(task.records[first - 1 :], first):
            yield GameScan(task.game, record.options, task.seed, number, full(), record.choices)
        return
    asked = [task.options]
    tables = puzzles_of(task.game).tables
    if not {option for table in tables for option in table} & set(task.options):
        asked = [{**task.options, **table} for table in tables]
    for number in count(first):
        rng = Random(f"{task.seed} {number} table")
        options = game.options(asked[number % len(asked)], rng)
        yield GameScan(task.game, options, task.seed, number, full())


def _results(
    task: GenerationTask, first: int, full: Callable[[], frozenset[str]]
) -> Iterator[list[Puzzle]]:
    """What each game gives, in the order of the games, however many are looked through at once."""
    scans = _scans(task, first, full)
    if task.workers == 1:
        yield from map(scan_game, scans)
        return
    bots.warn_if_uncompiled()  # here, since workers say nothing
    yield from shared(scan_game, ((scan,) for scan in scans), task.workers)
