"""A gauntlet: a new bot against a pool that stays the same, until it is clear whether it is better.

The new bot has one seat, the others are filled from the pool. Which bots and in which order is
drawn anew for each deal, so that deals are independent of each other; then everybody moves on by a
seat and the deal is played again, until the new bot has played it from each seat. The share of
these games that it won is what the deal says.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, islice
from random import Random
from typing import Any, Final

from aurum.arena.errors import BadMatch
from aurum.arena.match import Match
from aurum.arena.pairing import Pairing, orders, pairings, read_names, rotations
from aurum.arena.results import Result
from aurum.arena.schedule import Fixture
from aurum.arena.sequential import Decision, SequentialTest, TestPlan
from aurum.bots import Bot

MOST_GAMES: Final = 10_000


@dataclass(frozen=True, init=False)
class Gauntlet(Match):
    """A gauntlet: `Gauntlet(game, "mine:Cautious", "page,squire", players=4)`.

    `games` is how many are played at most, in whole deals. `h0`, `h1`, `alpha` and `beta` are those
    of a `TestPlan`; the rest is that of a `Match`.
    """

    plan: TestPlan

    def __init__(
        self,
        game: str,
        new: str | Mapping[str, Bot],
        pool: str | Sequence[str],
        *,
        games: int = MOST_GAMES,
        h0: float = 0.0,
        h1: float = 0.05,
        alpha: float = 0.05,
        beta: float = 0.05,
        **more: Any,
    ) -> None:
        own = dict(new) if isinstance(new, Mapping) else {}
        entrants = list(own) if own else read_names(str(new))
        if len(entrants) != 1:
            raise BadMatch("arena-gauntlet-one", {"given": ", ".join(entrants)})
        opponents = read_names(pool)
        if entrants[0] in opponents:
            raise BadMatch("arena-gauntlet-itself", {"bot": entrants[0]})
        super().__init__(game, [*entrants, *opponents], games=games, **more)
        object.__setattr__(self, "own", own)
        object.__setattr__(self, "plan", TestPlan(h0, h1, alpha, beta))
        object.__setattr__(self, "games", -(-self.games // self.seats) * self.seats)
        self.judge()

    @property
    def new(self) -> str:
        """The bot that runs the gauntlet."""
        return self.bots[0]

    @property
    def pool(self) -> tuple[str, ...]:
        """The bots it meets."""
        return self.bots[1:]

    def tables(self) -> list[Pairing]:
        """The new bot at each table that the pool can fill."""
        if self.seats == 1:
            raise BadMatch("arena-gauntlet-solo")
        return [(self.new, *others) for others in pairings(self.pool, self.seats - 1)]

    def fixtures(self) -> Iterator[Fixture]:
        """Its games, deal by deal."""
        return islice(self._all_fixtures(), self.games)

    def _all_fixtures(self) -> Iterator[Fixture]:
        tables, games = self.tables(), count(1)
        for deal in count(1):
            rng = Random(f"{self.seed} gauntlet deal {deal}")
            order = rng.choice(orders(rng.choice(tables)))
            for bots in rotations(order):
                yield Fixture(next(games), deal, bots)

    def judge(self) -> Judge:
        """Who decides when it is over."""
        return Judge(self)

    def identity(self) -> dict[str, object]:
        """All that its results depend on, as JSON."""
        return {**super().identity(), "gauntlet": self.plan._asdict()}


@dataclass(frozen=True)
class Verdict:
    """What came of a gauntlet."""

    bot: str
    pool: tuple[str, ...]
    decision: Decision
    games: int
    deals: int
    share: float
    fair: float
    plan: TestPlan
    evidence: tuple[float, float]
    """Against the share being too low, and against it being high enough; 1 is none."""

    def as_dict(self) -> dict[str, object]:
        """As JSON."""
        return {
            "bot": self.bot,
            "pool": list(self.pool),
            "decision": self.decision,
            "games": self.games,
            "deals": self.deals,
            "win_share": round(self.share, 4),
            "fair": round(self.fair, 4),
            **self.plan._asdict(),
            "evidence": [round(one, 2) for one in self.evidence],
        }


class Judge:
    """Follows the games of a gauntlet. Deals count in their order, whichever ends first.

    So the decision is the same with any number of workers, and after any interruption.
    """

    def __init__(self, gauntlet: Gauntlet) -> None:
        self.gauntlet = gauntlet
        self.test = SequentialTest(gauntlet.plan, 1 / gauntlet.seats, gauntlet.seats)
        self._waiting: dict[int, list[float]] = defaultdict(list)

    @property
    def decided(self) -> bool:
        """Whether no more games are needed."""
        return self.test.decision != "undecided"

    def add(self, result: Result) -> None:
        """A game that is over."""
        seats = self.gauntlet.seats
        seat = result.bots.index(self.gauntlet.new)
        self._waiting[result.deal].append(result.credit(seat))
        while not self.decided and len(self._waiting[self.test.deals + 1]) == seats:
            self.test.add(sum(sorted(self._waiting.pop(self.test.deals + 1))) / seats)

    def counts(self, result: Result) -> bool:
        """Whether a game belongs to the deals up to the decision."""
        return not self.decided or result.deal <= self.test.deals

    def verdict(self) -> Verdict:
        """What has come of it so far."""
        test, seats = self.test, self.gauntlet.seats
        return Verdict(
            bot=self.gauntlet.new,
            pool=self.gauntlet.pool,
            decision=test.decision,
            games=test.deals * seats,
            deals=test.deals,
            share=test.share,
            fair=1 / seats,
            plan=test.plan,
            evidence=test.evidence,
        )
