"""How a game of a match went, as one line of JSON."""

from __future__ import annotations

import msgspec

FAILURES = ("raised", "slow", "crashed", "type", "illegal", "policy", "chances", "reason")
"""What a bot can do wrong; `locales/` says each in words."""


class Failure(msgspec.Struct, frozen=True):
    """A question that a bot did not answer properly; a legal choice was made in its place."""

    game: int
    seat: int
    bot: str
    choice: int
    """Which choice of the record, counted from 1."""
    kind: str
    what: str
    """What it raised or answered, cut short."""


class Result(msgspec.Struct):
    """One game: who sat where, how it ended, and what every decision took."""

    game: int
    deal: int
    bots: list[str]
    first: int
    """The seat that was asked first."""
    scores: list[int]
    winners: list[int]
    rounds: list[list[int]]
    """The scores of all seats at the end of each round."""
    micros: list[list[int]]
    """For each seat, the microseconds that each of its decisions took."""
    failures: list[Failure]
    memory_mb: float
    """The most that the process which played it has held so far."""
    record: msgspec.Raw

    def credit(self, seat: int) -> float:
        """What a seat has won of this game: a shared victory is shared."""
        return 1 / len(self.winners) if seat in self.winners else 0.0
