"""One finished game in numbers: for each seat its place, and where its points came from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

Counts = dict[str, int]
"""How many of each, by a word of the game or of `locales/`."""


@dataclass
class SeatTally:
    """What a game came to for one seat."""

    place: int
    """1 for the winner; equal players share a place."""
    won: bool
    score: int
    sources: Counts = field(default_factory=dict)
    """Where the score came from; together it. Empty where the game does not say."""
    counts: Counts = field(default_factory=dict)
    """What else was done or happened."""
    pieces: dict[str, Counts] = field(default_factory=dict)
    """The same for each card, building or creature, by its name in notation."""
    killers: dict[str, Counts] = field(default_factory=dict)
    """For each card of this seat that was taken out of play, by which cards."""


@dataclass
class GameTally:
    """What a game came to."""

    game: str
    set: str
    """What it was played with: a word of the game, such as `base` or `solo`."""
    players: int
    rounds: int
    seats: list[SeatTally]


def count(counts: Counts, key: str, number: int = 1) -> None:
    """Add to a count; 0 adds no key."""
    if number:
        counts[key] = counts.get(key, 0) + number


def add(counts: Counts, more: Counts) -> None:
    """Add other counts."""
    for key, number in more.items():
        count(counts, key, number)


def places(won: Iterable[int], scores: list[int]) -> list[int]:
    """The winners first, then the others by their score; who is level shares a place."""
    first = set(won)
    order = [(seat not in first, -score) for seat, score in enumerate(scores)]
    return [1 + sum(other < own for other in order) for own in order]
