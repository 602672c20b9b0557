"""What a data set is to contain: the game, the bots, how many games, and whether observations."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from aurum.arena.match import Match
from aurum.arena.schedule import Fixture
from aurum.bots import Bot
from aurum.datasets.errors import BadDataSet

FORMAT: Final = 1
"""The version of the columns and of the card."""
GAMES: Final = 1000
LICENCE: Final = "MIT"
"""Aurum's own, which its rules and words are under."""
PARTS: Final = 64
"""Into about so many parts a small data set is divided, so that all processes have work."""
MOST_GAMES: Final = 256
"""In a part, so that little is lost when a process is killed."""

Watch = Callable[[int, int], None]
"""Called with the number of games that are written, and of all."""


@dataclass(frozen=True)
class DataSet:
    """A data set: `DataSet(aurum.games.names()[0], "squire,random*3", games=1000)`.

    It takes what a `Match` takes. Every game has its own deal; the bots change seats from game to
    game as in a match.
    """

    match: Match
    observations: bool
    licence: str

    def __init__(
        self,
        game: str,
        bots: str | Sequence[str] | Mapping[str, Bot],
        *,
        games: int = GAMES,
        observations: bool = False,
        licence: str = LICENCE,
        **more: Any,
    ) -> None:
        object.__setattr__(self, "match", Match(game, bots, games=games, **more))
        object.__setattr__(self, "observations", observations)
        object.__setattr__(self, "licence", licence)

    @property
    def part_games(self) -> int:
        """How many games a part has. It depends on nothing that may differ when one goes on."""
        return max(1, min(MOST_GAMES, self.match.games // PARTS))

    @property
    def parts(self) -> int:
        """How many parts there are."""
        return -(-self.match.games // self.part_games)

    def fixtures(self) -> Iterator[Fixture]:
        """Its games, each with a deal of its own."""
        return (fixture._replace(deal=fixture.game) for fixture in self.match.fixtures())

    def identity(self) -> dict[str, object]:
        """All that its rows depend on, as JSON."""
        made = self.match.identity()
        del made["arena"], made["gauntlet"]
        return {"dataset": FORMAT, **made, "observations": self.observations}

    def digest(self) -> str:
        """The identity in short: what marks the parts of a data set as its own."""
        return sha256(json.dumps(self.identity(), sort_keys=True).encode()).hexdigest()[:32]

    def write(
        self, out: str | Path, workers: int | None = None, watch: Watch | None = None
    ) -> dict[str, Any]:
        """Make it, or go on with what was begun there; the card.

        `workers` processes play at once, one for each core if nothing is said; 0 plays in this one,
        as it does with bots that were handed over rather than named.
        """
        try:
            from aurum.datasets.writing import write

            if self.observations:
                import aurum.envs.encoding  # noqa: F401  # it needs more than the rest
        except ModuleNotFoundError as missing:
            raise BadDataSet("dataset-extra-missing", {"name": str(missing.name)}) from None
        return write(self, Path(out), workers, watch)
