"""The numbers of `aurum bench server`, and the limits they are compared with."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final


class Times:
    """Durations in seconds, shown in milliseconds."""

    def __init__(self) -> None:
        self.all: list[float] = []

    def add(self, seconds: float) -> None:
        """One more."""
        self.all.append(seconds)

    def at(self, percent: float) -> float:
        """The duration that so many of a hundred do not exceed, in milliseconds."""
        if not self.all:
            return 0.0
        place = math.ceil(percent / 100 * len(self.all)) - 1
        return round(sorted(self.all)[max(0, place)] * 1000, 3)


@dataclass(frozen=True)
class Run:
    """Choices made at tables, and what one of them cost the server."""

    choices: int
    cpu_us: float
    per_second: float
    median_ms: float
    p99_ms: float

    @classmethod
    def middle(cls, runs: Sequence[Run]) -> Run:
        """The medians of several rounds."""
        return cls(
            sum(run.choices for run in runs),
            statistics.median(run.cpu_us for run in runs),
            statistics.median(run.per_second for run in runs),
            statistics.median(run.median_ms for run in runs),
            statistics.median(run.p99_ms for run in runs),
        )


@dataclass(frozen=True)
class Load:
    """Both stacks under one load. The ratios are medians over the rounds."""

    server: Run
    bare: Run
    cpu_ratio: float
    wall_ratio: float
    """Of the median time from a choice to the last seat that knows of it."""

    @classmethod
    def of(cls, server: Sequence[Run], bare: Sequence[Run]) -> Load:
        """From rounds made in turns."""
        pairs = list(zip(server, bare, strict=True))
        cpu = [ours.cpu_us / theirs.cpu_us for ours, theirs in pairs]
        wall = [ours.median_ms / theirs.median_ms for ours, theirs in pairs]
        middles = round(statistics.median(cpu), 2), round(statistics.median(wall), 2)
        return cls(Run.middle(server), Run.middle(bare), *middles)


@dataclass(frozen=True)
class Cost:
    """What a choice at a table of four costs: many tables at once, and one choice at a time."""

    game: str
    command_bytes: int
    view_bytes: int
    full: Load
    light: Load


@dataclass(frozen=True)
class Crowd:
    """How long choices take at many tables, from the moment each was due."""

    tables: int
    sockets: int
    choices: int
    per_second: float
    busy_percent: float
    """How much of one core the server needed."""
    median_ms: float
    p99_ms: float
    worst_ms: float


@dataclass(frozen=True)
class Memory:
    """Kilobytes of what lies idle."""

    table_kb: Mapping[str, float]
    """Of a table in the middle of a game, by game."""
    connection_kb: float
    bare_connection_kb: float
    beyond_bare_kb: float


@dataclass(frozen=True)
class Opening:
    """What it takes to open a table from its log."""

    game: str
    choices: int
    log_bytes: int
    median_ms: float
    p99_ms: float


@dataclass(frozen=True)
class Report:
    """Everything, as `--json` prints it."""

    aurum: str
    build: str
    interpreter: str
    own_core: bool
    """Whether the server had a core to itself, as far as we could see to it."""
    load_before: float
    """How many processes wanted to compute before we began, as the system counts them."""
    cost: list[Cost]
    crowd: Crowd
    memory: Memory
    opening: list[Opening]


COST_RATIO: Final = 6
CROWD_P99_MS: Final = 50
TABLE_KB: Final = 60
CONNECTION_KB: Final = 40
OPENING_MS: Final = 20
"""What we ask for; `docs/benchmarks.md` says why, and how we fare."""
