"""Sums over many games."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Final

from aurum.statistics.tally import Counts, GameTally, SeatTally, add

SEATS: Final = 5
"""So many places are listed at the least, and more where games have more seats."""
LATELY: Final = 40
"""How many of the last games are remembered one by one."""


@dataclass
class RecentGame:
    """One of the last games."""

    at: int
    players: int
    place: int
    score: int


@dataclass
class Sums:
    """Sums over the games of a person, or of all."""

    games: int = 0
    wins: int = 0
    rounds: int = 0
    score: int = 0
    best: int = 0
    places: list[int] = field(default_factory=lambda: [0] * SEATS)
    """How often each place was reached, the first first."""
    sources: Counts = field(default_factory=dict)
    counts: Counts = field(default_factory=dict)
    pieces: dict[str, Counts] = field(default_factory=dict)
    killers: dict[str, Counts] = field(default_factory=dict)
    lately: deque[RecentGame] = field(default_factory=lambda: deque(maxlen=LATELY))
    """The last games, the newest last."""

    def add(self, game: GameTally, seat: SeatTally, at: int = 0) -> None:
        """Add a game of one seat."""
        self.best = max(self.best, seat.score) if self.games else seat.score
        self.games += 1
        self.wins += seat.won
        self.rounds += game.rounds
        self.score += seat.score
        self.places += [0] * (seat.place - len(self.places))
        self.places[seat.place - 1] += 1
        add(self.sources, seat.sources)
        add(self.counts, seat.counts)
        _add_each(self.pieces, seat.pieces)
        _add_each(self.killers, seat.killers)
        self.lately.append(RecentGame(at, game.players, seat.place, seat.score))

    def merge(self, other: Sums) -> None:
        """Add other sums."""
        if not other.games:
            return
        self.best = max(self.best, other.best) if self.games else other.best
        self.games += other.games
        self.wins += other.wins
        self.rounds += other.rounds
        self.score += other.score
        both_places = zip_longest(self.places, other.places, fillvalue=0)
        self.places = [one + more for one, more in both_places]
        add(self.sources, other.sources)
        add(self.counts, other.counts)
        _add_each(self.pieces, other.pieces)
        _add_each(self.killers, other.killers)
        both = sorted([*self.lately, *other.lately], key=lambda game: game.at)
        self.lately = deque(both, maxlen=LATELY)


def _add_each(own: dict[str, Counts], more: dict[str, Counts]) -> None:
    for name, counts in more.items():
        add(own.setdefault(name, {}), counts)
