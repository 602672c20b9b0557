"""What a game brings so that bots play it, explain themselves and judge games that were played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from aurum.bots.contract import Bot, Question, Reason

Level = Callable[[str], Bot]
ObviousReason = Callable[[Question, int], Reason | None]
Advise = Callable[[Question, Sequence[int], Sequence[str], Random], list[Reason]]
TryOut = Callable[[Question, int, int, Random], float]


@dataclass(frozen=True)
class GameBots:
    """The bots of a game."""

    level: Level
    """The bot of a level, `page`, `squire`, `knight`, `baron` or `regent`, or one of `others`."""
    iterations: Mapping[str, int]
    """How many iterations the levels that search think in about their usual time."""
    analysis_iterations: int
    """How many iterations an analysis spends on a choice."""
    obvious_reason: ObviousReason
    """A reason for a choice that needs no search; None where there is none."""
    advise: Advise
    """What speaks for each of the best choices, to the person who may make it. It is given the
    question, those choices, and how each fares beside the others: `first`, `even` or `worse`."""
    try_out: TryOut | None = None
    """The asker's chance to win after a choice, played to the end in so many iterations; None where
    the strongest level plays to the end anyway."""
    others: tuple[str, ...] = ()
    """Bots that are no level: for matches, and for programs."""
    aliases: Mapping[str, str] = field(default_factory=dict)
    """Bots that old records and tables name, each with the level that plays in their place."""
