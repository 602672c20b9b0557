"""What is to be played: a game, its options, the bots, how many games, how long they may think."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import isfinite
from operator import index
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import aurum
from aurum.arena.bot_loader import fingerprint
from aurum.arena.errors import BadMatch
from aurum.arena.pairing import Pairing, pairings, read_names
from aurum.arena.schedule import Fixture, fixtures
from aurum.bots import Bot, Budget
from aurum.engine import Game, Options

if TYPE_CHECKING:
    from aurum.arena.gauntlet import Judge
    from aurum.arena.report import MatchReport

FORMAT: Final = 1
"""The version of what a folder of the arena holds."""
LIMIT: Final = 60.0
"""Seconds after which a bot that has not answered is given up, if nothing else is said."""
GAMES: Final = 100
PLAYERS: Final = 4


@dataclass(frozen=True, init=False)
class Match:
    """A match: `Match(aurum.games.names()[0], "squire,random*3", games=200)`.

    Bots are names as the command takes them, or a mapping that gives names to bots of your own.
    `seconds` and `iterations` are what each decision may cost; `limit` is when a bot that does not
    answer is given up. Whatever else is given are options of the game.
    """

    game: str
    bots: tuple[str, ...]
    own: Mapping[str, Bot] = field(compare=False, repr=False)
    given: Options
    games: int
    seed: int
    budget: Budget
    limit: float

    def __init__(
        self,
        game: str,
        bots: str | Sequence[str] | Mapping[str, Bot],
        *,
        games: int = GAMES,
        seed: int = 0,
        seconds: float | None = None,
        iterations: int | None = None,
        limit: float = LIMIT,
        **options: object,
    ) -> None:
        if options.get("solo") is None:
            options.setdefault("players", PLAYERS)
        rules = aurum.game(game)
        rules.options(options, Random(0))  # raises `BadOptions` if they are bad
        options = rules.asked(options)
        own = dict(bots) if isinstance(bots, Mapping) else {}
        names = list(own) if isinstance(bots, Mapping) else read_names(bots)
        if not names:
            raise BadMatch("arena-line-up", {"given": ""})
        positive(games=index(games), seconds=seconds, iterations=iterations, limit=limit)
        if seconds is not None and seconds >= limit:
            raise BadMatch("arena-limit", {"limit": f"{limit:g}", "seconds": f"{seconds:g}"})
        values = {
            "game": game, "bots": tuple(names), "own": own, "given": options, "games": games,
            "seed": seed, "budget": Budget(seconds, iterations), "limit": limit,
        }  # fmt: skip
        for name, value in values.items():
            object.__setattr__(self, name, value)
        self.tables()

    @property
    def rules(self) -> Game[Any, Any]:
        """The game itself."""
        return aurum.game(self.game)

    @property
    def seats(self) -> int:
        """How many sit at each table."""
        return self.rules.seats(self.rules.options(self.given, Random(0)))

    @property
    def names(self) -> list[str]:
        """Every bot once, in the order they were named."""
        return list(dict.fromkeys(self.bots))

    def tables(self) -> list[Pairing]:
        """The bots of each table; `BadMatch` if there are too many."""
        return pairings(self.bots, self.seats)

    def judge(self) -> Judge | None:
        """What decides that enough was played; None if all games are played."""
        return None

    def fixtures(self) -> Iterator[Fixture]:
        """Its games."""
        return islice(fixtures(self.bots, self.seats), self.games)

    def identity(self) -> dict[str, object]:
        """All that its results depend on, as JSON; two matches that differ in it are two."""
        complete = self.rules.options(self.given, Random(0))
        found = {
            "arena": FORMAT,
            "version": aurum.__version__,
            "game": self.game,
            "rules": self.rules.rules,
            "options": {**complete, **self.given},
            "bots": list(self.bots),
            "code": {name: fingerprint(self.game, name, self.own.get(name)) for name in self.names},
            "games": self.games,
            "seed": self.seed,
            "seconds": self.budget.seconds,
            "iterations": self.budget.iterations,
            "limit": self.limit,
            "gauntlet": None,
        }
        return dict(json.loads(json.dumps(found)))  # tuples as lists: as it will be read again

    def play(self, out: str | Path | None = None, workers: int | None = None) -> MatchReport:
        """Play it, or go on with it where `out` holds a part; `aurum.arena.play` takes more."""
        from aurum.arena.match_runner import play

        return play(self, out, workers=workers)


def positive(**numbers: float | None) -> None:
    """Refuse what is not above zero."""
    for name, number in numbers.items():
        if number is not None and not (isfinite(number) and number > 0):
            raise BadMatch("arena-positive", {"name": name, "given": str(number)})
