"""More puzzles: games of Regents looked through one after another, in one process or several.

What is found depends on the seed alone, not on how many processes look. Each find is kept at once,
and who goes on later with the same file and seed goes on after the last game that gave one.
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
from aurum.engine import Record
from aurum.engine.worker_pool import shared
from aurum.puzzles.candidates import judge, play, promising
from aurum.puzzles.puzzle import Found, Puzzle, brought
from aurum.puzzles.sets import read_puzzles, write_puzzles

ALIKE: Final = 3
"""At most every third puzzle asks the same kind of question."""

Watch = Callable[[int, int], None]
"""Is told how many puzzles there are, and how many games were looked through."""


@dataclass
class Errand:
    """What is looked for, and where it is kept."""

    game: str
    wanted: int
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)
    records: Sequence[Record] = ()
    """Games that were played already, to be looked through instead of new ones."""
    out: Path | None = None
    workers: int = 1


@dataclass(frozen=True)
class Sitting:
    """One game to look through, as a process is told of it."""

    game: str
    options: dict[str, object]
    seed: int
    number: int
    full: frozenset[str]
    """Kinds of question of which there are enough."""
    made: list[str] | None = None


def make(errand: Errand, watch: Watch) -> list[Puzzle]:
    """Look until there are as many as wanted, or until all records are read; those found."""
    kept: list[Puzzle] = []
    if errand.out is not None:
        kept = read_puzzles(errand.out) if errand.out.exists() else []
        write_puzzles(errand.out, kept)  # where nothing can be kept, nothing need be looked for
    fresh: list[Puzzle] = []
    most = max(1, (len(kept) + errand.wanted) // ALIKE)
    kinds = Counter(one.kind for one in kept)
    known = {_seen(one) for one in kept}
    played = [one.found.play for one in kept if one.found.seed == errand.seed]
    first = max(played, default=0) + 1

    def full() -> frozenset[str]:
        return frozenset(kind for kind, number in kinds.items() if number >= most)

    watch(0, 0)
    for games, found in enumerate(_looks(errand, first, full), 1):
        for one in found:
            if kinds[one.kind] >= most or _seen(one) in known or len(fresh) == errand.wanted:
                continue
            kinds[one.kind] += 1
            known.add(_seen(one))
            fresh.append(one)
        if errand.out is not None and found:
            write_puzzles(errand.out, [*kept, *fresh])
        watch(len(fresh), games)
        if len(fresh) == errand.wanted:
            break
    return fresh


def look_through(sitting: Sitting) -> list[Puzzle]:
    """The puzzles of one game, no two of them asking the same kind of question."""
    game = aurum.game(sitting.game)
    rng = Random(f"{sitting.seed} {sitting.number}")
    made = None if sitting.made is None else [game.read(text) for text in sitting.made]
    here: set[str] = set(sitting.full)
    puzzles = []
    for moment in play(game, sitting.options, rng, made):
        if not promising(moment):
            continue
        found = Found(sitting.seed, sitting.number, moment.move)
        one = judge(game, moment, found, lambda kind: kind not in here)
        if one is not None and one.kind not in here:
            here.add(one.kind)
            puzzles.append(one)
    return puzzles


def _seen(puzzle: Puzzle) -> str:
    """The position as the asked seat knows it."""
    text: str = puzzle.rulebook.write_view(puzzle.question.view)
    return f"{puzzle.seat} {text}"


def _sittings(errand: Errand, first: int, full: Callable[[], frozenset[str]]) -> Iterator[Sitting]:
    game: Any = aurum.game(errand.game)
    if errand.records:
        for number, record in enumerate(errand.records[first - 1 :], first):
            yield Sitting(errand.game, record.options, errand.seed, number, full(), record.choices)
        return
    asked = [errand.options]
    tables = brought(errand.game).tables
    if not {option for table in tables for option in table} & set(errand.options):
        asked = [{**errand.options, **table} for table in tables]
    for number in count(first):
        rng = Random(f"{errand.seed} {number} table")
        options = game.options(asked[number % len(asked)], rng)
        yield Sitting(errand.game, options, errand.seed, number, full())


def _looks(
    errand: Errand, first: int, full: Callable[[], frozenset[str]]
) -> Iterator[list[Puzzle]]:
    """What each game gives, in the order of the games, however many are looked through at once."""
    sittings = _sittings(errand, first, full)
    if errand.workers == 1:
        yield from map(look_through, sittings)
        return
    yield from shared(look_through, ((sitting,) for sitting in sittings), errand.workers)
