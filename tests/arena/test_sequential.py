"""The sequential test: how often it errs, counted in simulations of which the truth is known."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from aurum.arena import BadMatch
from aurum.arena.sequential import Decision, SequentialTest, TestPlan

TRIALS = 500
CHANCE = 0.027
"""What the count may exceed the promise by in so many trials: 2.8 standard deviations of 5 %."""
Deal = Callable[[Random, float], float]


def apart(rng: Random, share: float) -> float:
    """Four games that do not resemble each other."""
    return sum(rng.random() < share for _ in range(4)) / 4


def alike(rng: Random, share: float) -> float:
    """Four games that all end alike."""
    return float(rng.random() < share)


def lucky(rng: Random, share: float) -> float:
    """A deal is good or bad for the bot."""
    chance = share + rng.choice((-0.2, 0.2))
    return sum(rng.random() < chance for _ in range(4)) / 4


def even(rng: Random, share: float) -> float:
    """The deal decides which seat wins, so nearly always one of four games is won."""
    drawn = rng.random()
    return (1 + (drawn < 0.05 + 4 * share - 1) - (drawn > 0.95)) / 4


def shared(rng: Random, share: float) -> float:
    """Victories are often shared by two."""
    return sum(rng.choice((0.5, 1.0)) * (rng.random() < share / 0.75) for _ in range(4)) / 4


def decide(deal: Deal, share: float, rng: Random, plan: TestPlan) -> tuple[Decision, int]:
    test = SequentialTest(plan, 0.25, 4)
    while test.decision == "undecided" and test.deals < 4000:
        test.add(deal(rng, share))
    return test.decision, test.deals


@pytest.mark.parametrize("deal", [apart, alike, lucky, even, shared])
def test_the_promised_error_rates_hold(deal: Deal) -> None:
    plan = TestPlan(h0=0.0, h1=0.05, alpha=0.05, beta=0.1)
    rng = Random(17)
    weak = [decide(deal, 0.25, rng, plan)[0] for _ in range(TRIALS)]
    strong = [decide(deal, 0.30, rng, plan)[0] for _ in range(TRIALS)]
    assert weak.count("passed") / TRIALS <= 0.05 + CHANCE
    assert strong.count("failed") / TRIALS <= 0.1 + CHANCE
    assert weak.count("failed") > 0.9 * TRIALS
    assert strong.count("passed") > 0.85 * TRIALS


def test_the_count_would_find_a_test_that_errs_too_often() -> None:
    """With four times the errors allowed, more are counted than were promised above."""
    rng = Random(17)
    careless = TestPlan(alpha=0.2, beta=0.2)
    found = [decide(apart, 0.25, rng, careless)[0] for _ in range(TRIALS)]
    assert found.count("passed") / TRIALS > 0.05 + 2 * CHANCE


def test_the_clearer_the_answer_the_fewer_deals() -> None:
    rng = Random(5)
    plan = TestPlan()
    deals = [
        sum(decide(apart, share, rng, plan)[1] for _ in range(60)) / 60
        for share in (0.3, 0.35, 0.5)
    ]
    assert deals[0] > 2 * deals[1] > 4 * deals[2]
    assert deals[2] < 20


def test_a_decision_stays() -> None:
    test = SequentialTest(TestPlan(), 0.5, 2)
    while test.add(1.0) == "undecided":
        pass
    before = test.deals, test.share, test.evidence
    assert test.decision == "passed"
    assert test.evidence[0] >= 20 > 1 > test.evidence[1]
    for _ in range(100):
        assert test.add(0.0) == "passed"
    assert (test.deals, test.share, test.evidence) == before


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        ({"alpha": 0.0}, "alpha must lie between 0 and 0.5, not 0"),
        ({"beta": 0.5}, "beta must lie between 0 and 0.5"),
        ({"alpha": float("nan")}, "alpha must lie"),
        ({"h0": 0.05, "h1": 0.05}, "h0 must be less than h1"),
        ({"h0": float("nan")}, "h0 must be less than h1"),
    ],
)
def test_impossible_plans_are_refused(plan: dict[str, float], said: str) -> None:
    with pytest.raises(BadMatch, match=said):
        TestPlan(**plan)


@pytest.mark.parametrize("plan", [TestPlan(h1=0.5), TestPlan(h0=-0.5)])
def test_shares_beyond_all_and_nothing_are_refused(plan: TestPlan) -> None:
    with pytest.raises(BadMatch, match="both must lie between 0 and 1"):
        SequentialTest(plan, 0.5, 2)
