"""The league table of a game: results in their order, rated by OpenSkill."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec
from openskill.models import BradleyTerryFull

from aurum.server.live.statistics import key_of
from aurum.server.store.promise import GameResult, Outcome, Store


class LeagueRow(msgspec.Struct, frozen=True):
    """The rating of a person or a kind of bot at a game."""

    name: str
    plays: str
    """`person`, or the kind of bot."""
    key: str
    """The key of their statistics."""
    games: int
    wins: int
    rating: float
    """A cautious estimate: three deviations below the mean."""


class League(msgspec.Struct, frozen=True):
    """The league table of one game."""

    game: str
    rows: list[LeagueRow]


BATCH = 50
"""How many games are rated before the loop runs other tasks."""


class Standing:
    """A player's rating while results are added."""

    __slots__ = ("games", "key", "name", "plays", "rating", "wins")

    def __init__(self, model: BradleyTerryFull) -> None:
        self.name = ""
        self.plays = ""
        self.key = ""
        self.games = 0
        self.wins = 0
        self.rating = model.rating()


class GameLeague:
    """The league of one game, as far as results have been read."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.last = 0
        # Pairwise. With Plackett-Luce, the next player after a shared victory is rated above it.
        self._model = BradleyTerryFull()
        self._standings: dict[str, Standing] = {}
        self._reading = asyncio.Lock()

    async def read(self, store: Store) -> League:
        """The league table, with the results stored since it was last read."""
        async with self._reading:
            results = await store.results(self.game, self.last)
            for some in range(0, len(results), BATCH):
                self.add(results[some : some + BATCH])
                await asyncio.sleep(0)  # after a start there may be thousands
        rows = [
            LeagueRow(s.name, s.plays, s.key, s.games, s.wins, round(s.rating.ordinal(), 2))
            for s in self._standings.values()
        ]
        rows.sort(key=lambda row: (-row.rating, row.name))
        return League(self.game, rows)

    def add(self, results: Iterable[tuple[int, GameResult]]) -> None:
        """Rate games that are not rated yet."""
        for number, result in results:
            if number > self.last:
                self.last = number
                self._add(result.outcomes)

    def _add(self, outcomes: list[Outcome]) -> None:
        if len({_who(outcome) for outcome in outcomes}) < 2:
            return  # one kind of bot against itself says nothing about its strength
        standings = [self._standing(outcome) for outcome in outcomes]
        for outcome, standing in zip(outcomes, standings, strict=True):
            standing.games += 1
            standing.wins += outcome.won
        places = _places(outcomes)
        rated = self._model.rate([[standing.rating] for standing in standings], ranks=places)
        for standing, (rating,) in zip(standings, rated, strict=True):
            standing.rating = rating

    def _standing(self, outcome: Outcome) -> Standing:
        who = _who(outcome)
        standing = self._standings.get(who) or Standing(self._model)
        self._standings[who] = standing
        standing.name, standing.plays = outcome.name, outcome.plays
        standing.key = key_of(outcome)
        return standing


def _who(outcome: Outcome) -> str:
    """A person by their id; a bot by its kind, which is the same player wherever it sits."""
    return outcome.who or f"bot {outcome.plays}"


def _places(outcomes: list[Outcome]) -> list[float]:
    """The place of each: winners first, then the others by their points."""
    order = sorted({(not outcome.won, -outcome.score) for outcome in outcomes})
    return [float(order.index((not outcome.won, -outcome.score))) for outcome in outcomes]
