"""How sure one can be of a share, when games of one deal resemble each other."""

from __future__ import annotations

from random import Random

import pytest

from aurum.arena.intervals import Cluster, interval_of, student, wilson


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.012)


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    low, high = wilson(0.2, 20)
    assert (round(low, 4), round(high, 4)) == (0.0807, 0.4160)


def test_of_one_deal_nothing_is_known() -> None:
    assert interval_of([]) == (0.0, 1.0)
    assert interval_of([(3.0, 4)]) == (0.0, 1.0)


def test_never_and_always_are_not_certain() -> None:
    assert interval_of([(0.0, 4)] * 20)[1] > 0.1
    low, high = interval_of([(4.0, 4)] * 20)
    assert low < 0.9
    assert high == 1.0


def test_games_that_only_repeat_each_other_count_once() -> None:
    """All four games of a deal end alike: that is as good as one game of each."""
    won = [1, 0, 0, 1, 0, 0, 0, 1, 0, 0] * 4
    repeated = interval_of([(4.0 * one, 4) for one in won])
    single = interval_of([(1.0 * one, 1) for one in won])
    independent = interval_of([(1.0 * one, 1) for one in won * 4])
    assert repeated == pytest.approx(single, abs=0.01)
    assert repeated[1] - repeated[0] > 1.8 * (independent[1] - independent[0])


@pytest.mark.parametrize("luck", [0.0, 0.25])
def test_the_true_share_lies_within_95_times_of_100(luck: float) -> None:
    """Deals that favour a seat by luck, four games each; the share is known, so count."""
    rng = Random(7)
    within = 0
    for _ in range(600):
        deals: list[Cluster] = []
        for _ in range(40):
            chance = 0.4 + rng.choice((-luck, luck))
            deals.append((sum(float(rng.random() < chance) for _ in range(4)), 4))
        low, high = interval_of(deals)
        within += low <= 0.4 <= high
    assert 0.93 <= within / 600 <= 0.985
