"""Verification that one choice is clearly the best.

First each legal choice is tried equally often, also those that no bot would consider.
Then those that came near the best are played to the end many times, from several sources of chance,
each of which must see most of the gap to the next best by itself.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from aurum.bots import Question, tries_to_the_end, try_out
from aurum.puzzles.game_puzzles import Depth
from aurum.puzzles.puzzle import ChoiceResult, Puzzle

CLEAR: Final = 0.10
"""How much more of a chance to win the best must give than any other choice…"""
STEADY: Final = 0.06
"""…and how much of that each source must see by itself."""
NEAR: Final = 0.15
"""Choices that come this near the best at first are looked at deeply…"""
FEW: Final = 7
"""…unless there are more of them than this: then nothing is clear."""
SOURCES: Final = 3


class Verification(NamedTuple):
    """The result of a verification."""

    tried: dict[int, tuple[float, int]]
    """What each choice is worth, and how often it was tried; the best first."""
    gaps: list[float]
    """What each source alone saw between the best and the next."""

    @property
    def best(self) -> int:
        """The best choice."""
        return next(iter(self.tried))

    @property
    def gap(self) -> float:
        """How much better it is than the next."""
        first, second = [worth for worth, _ in self.tried.values()][:2]
        return first - second

    @property
    def clear(self) -> bool:
        """Whether the best is clearly the best, to every source."""
        return self.gap >= CLEAR and min(self.gaps, default=0.0) >= STEADY


def first_estimates(question: Question, depth: Depth) -> dict[int, float]:
    """What every legal choice is worth after a few tries, the best first."""
    worth = {
        choice: try_out(question, choice, depth.first, Random(0), briefly=True)
        for choice in question.choices
    }
    return dict(sorted(worth.items(), key=lambda one: -one[1]))


def leaders(worth: dict[int, float], also: int | None = None) -> list[int]:
    """Those that come near the best, at least two, and `also`."""
    top = max(worth.values())
    near = [choice for choice, fared in worth.items() if fared >= top - NEAR]
    near = near if len(near) > 1 else list(worth)[:2]
    return near if also is None or also in near else [*near, also]


def verify(
    question: Question, worth: dict[int, float], among: list[int], depth: Depth
) -> Verification:
    """The leaders tried many times, from every source, until one source says it is not clear.

    The others are tried as far as the leaders were, if less often; one that then comes near the
    best is looked at as deeply.
    """
    seen: dict[int, list[float]] = {choice: [] for choice in among}
    for source in range(1, SOURCES + 1):
        for choice in among:
            seen[choice].append(try_out(question, choice, depth.deep, Random(source)))
        if _gaps(seen)[-1] < STEADY:
            return _verdict(seen, {}, depth)
    rest = {choice: fared for choice, fared in worth.items() if choice not in seen}
    if tries_to_the_end(question.game):  # the first estimates stopped before the end
        rest = {choice: try_out(question, choice, depth.first, Random(0)) for choice in rest}
    top = max(sum(fared) for fared in seen.values()) / SOURCES
    for choice in [choice for choice, fared in rest.items() if fared > top - NEAR]:
        del rest[choice]
        seen[choice] = [
            try_out(question, choice, depth.deep, Random(source))
            for source in range(1, SOURCES + 1)
        ]
    return _verdict(seen, rest, depth)


def _best(seen: dict[int, list[float]]) -> int:
    return max(seen, key=lambda choice: sum(seen[choice]))


def _gaps(seen: dict[int, list[float]]) -> list[float]:
    """What each source alone saw between the best of all and the next."""
    best = _best(seen)
    others = zip(*(fared for choice, fared in seen.items() if choice != best), strict=True)
    return [own - max(other) for own, other in zip(seen[best], others, strict=True)]


def _verdict(seen: dict[int, list[float]], rest: dict[int, float], depth: Depth) -> Verification:
    best = _best(seen)
    tried = {
        choice: (sum(fared) / len(fared), depth.deep * len(fared)) for choice, fared in seen.items()
    }
    tried |= {choice: (fared, depth.first) for choice, fared in rest.items()}
    ranked = sorted(tried.items(), key=lambda one: (one[0] != best, -one[1][0]))
    return Verification(dict(ranked), _gaps(seen))


def measure_gap(puzzle: Puzzle, turns: int, source: int) -> float:
    """The gap that another source of chance sees, with so many tries for each leading choice.

    Below 0, where another choice fares better.
    """
    read = puzzle.rulebook.read
    deepest = puzzle.tried[0].tries
    among = [read(one.choice) for one in puzzle.tried if one.tries == deepest]
    seen = {choice: try_out(puzzle.question, choice, turns, Random(source)) for choice in among}
    best = seen.pop(read(puzzle.best))
    return best - max(seen.values())


def choice_results(verdict: Verification, write: dict[int, str]) -> list[ChoiceResult]:
    """The verdict as the results of a puzzle."""
    return [
        ChoiceResult(write[choice], round(worth, 3), tries)
        for choice, (worth, tries) in verdict.tried.items()
    ]
