"""A sequential test: play until the answer is clear, with error rates that are promised.

Each deal of a gauntlet is a number from 0 to 1: the share of its games that the new bot won. The
question is whether its mean is above `low` or below `high`. Two players bet on the deals, each
starting with 1: one against "the mean is at most `low`", one against "the mean is at least `high`".
Each bet is fair if its hypothesis holds, whatever the distribution of the deals, so a player whose
hypothesis holds reaches 1 / alpha with a probability of at most alpha, however long the test runs
(Ville's inequality). Whoever gets there first decides.

A bet is of the size that makes the test about as short as Wald's would be if the deals were
normally distributed with the variance seen so far; that it errs no more often than promised does
not depend on this. (Waudby-Smith and Ramdas, Estimating means of bounded random variables by
betting, 2024.)
"""

from __future__ import annotations

from math import exp, log
from typing import Final, Literal, NamedTuple, TypeAlias

from aurum.arena.errors import BadMatch

Decision: TypeAlias = Literal["passed", "failed", "undecided"]

MOST_STAKED: Final = 0.75
"""The part of what a player has that one deal can cost."""


class _Plan(NamedTuple):
    h0: float = 0.0
    h1: float = 0.05
    alpha: float = 0.05
    beta: float = 0.05


class TestPlan(_Plan):
    """What is tested: hypotheses as win shares over the fair one, and the errors allowed.

    A bot whose share is at most `h0` over the fair one passes with a probability of at most
    `alpha`; one whose share is at least `h1` over it fails with at most `beta`.
    """

    __slots__ = ()
    __test__ = False  # it is no test of pytest

    def __new__(
        cls, h0: float = 0.0, h1: float = 0.05, alpha: float = 0.05, beta: float = 0.05
    ) -> TestPlan:
        for name, rate in (("alpha", alpha), ("beta", beta)):
            if not 0 < rate < 0.5:
                raise BadMatch("arena-gauntlet-rate", {"name": name, "given": f"{rate:g}"})
        if not h0 < h1:
            raise BadMatch("arena-gauntlet-order", {"h0": f"{h0:g}", "h1": f"{h1:g}"})
        return super().__new__(cls, h0, h1, alpha, beta)


class SequentialTest:
    """Takes the deals one by one, in their order, and decides as soon as it may."""

    def __init__(self, plan: TestPlan, fair: float, games: int) -> None:
        """For deals of so many games, of which a bot as strong as the others wins the fair share.

        `games` only says how much the first deals may be expected to differ.
        """
        self.plan = plan
        self.low = fair + plan.h0
        self.high = fair + plan.h1
        if not 0 < self.low < self.high < 1:
            facts = {"low": f"{self.low:.3f}", "high": f"{self.high:.3f}", "fair": f"{fair:.3f}"}
            raise BadMatch("arena-gauntlet-range", facts)
        self.deals = 0
        self.decision: Decision = "undecided"
        self._total = 0.0
        self._mean = (self.low + self.high) / 2
        self._squares = fair * (1 - fair) / games  # as of one deal before the first
        self._against_low = self._against_high = 0.0

    @property
    def share(self) -> float:
        """The mean of the deals so far."""
        return self._total / self.deals if self.deals else 0.0

    @property
    def evidence(self) -> tuple[float, float]:
        """What the players have: against `low`, against `high`. 1 is what they began with."""
        return exp(self._against_low), exp(self._against_high)

    def add(self, score: float) -> Decision:
        """The next deal. After the decision nothing changes."""
        if self.decision != "undecided":
            return self.decision
        between = self.high - self.low
        variance = self._squares / (self.deals + 1)
        stake = between / (variance + between**2)
        self._against_low += log(1 + min(stake, MOST_STAKED / self.low) * (score - self.low))
        falling = min(stake, MOST_STAKED / (1 - self.high))
        self._against_high += log(1 + falling * (self.high - score))
        self.deals += 1
        self._total += score
        before = self._mean
        self._mean += (score - before) / (self.deals + 1)
        self._squares += (score - before) * (score - self._mean)
        if self._against_low >= -log(self.plan.alpha):
            self.decision = "passed"
        elif self._against_high >= -log(self.plan.beta):
            self.decision = "failed"
        return self.decision
