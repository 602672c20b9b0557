"""Ratings: fitted to all games at once, whatever their order; intervals from deals."""

from __future__ import annotations

from math import exp, log10
from random import Random

import pytest

from aurum.arena.ratings import AUTOMATON, POINTS, rate
from aurum.arena.results import Result


def played(bots: str, winners: list[int], game: int = 1, deal: int = 1) -> Result:
    names = bots.split()
    none: list[list[int]] = [[] for _ in names]
    scores = [3] * len(names)
    return Result(game, deal, names, 0, scores, winners, [scores], none, [], 0, b"{}")  # type: ignore[arg-type]


def drawn(strengths: dict[str, float], seats: int, deals: int, rng: Random) -> list[Result]:
    """Games of bots whose strengths are known: each deal from every seat, one winner each."""
    results: list[Result] = []
    for deal in range(deals):
        table = rng.sample(list(strengths), seats)
        for turn in range(seats):
            seated = table[turn:] + table[:turn]
            weights = [exp(strengths[name]) for name in seated]
            winner = rng.choices(range(seats), weights)[0]
            results.append(played(" ".join(seated), [winner], len(results) + 1, deal))
    return results


def test_sixty_games_in_two_hundred_orders_give_the_same_numbers() -> None:
    rng = Random(4)
    results = drawn({"a": 0.5, "b": 0.3, "c": 0.0}, 3, 20, rng)
    results[7].winners = [0, 2]  # a shared victory: thirds and halves are added in every order
    results[31].winners = [0, 1, 2]
    assert len(results) == 60
    first = rate(results, refits=20)
    for _ in range(200):
        rng.shuffle(results)
        for number, result in enumerate(results, 1):
            result.game = number
        assert rate(results, refits=20) == first


def test_nor_does_it_matter_how_deals_are_numbered_or_who_sits_first() -> None:
    results = drawn({"a": 0.5, "b": 0.0}, 2, 15, Random(2))
    turned = [
        played(" ".join(reversed(r.bots)), [1 - r.winners[0]], r.game, 99 - r.deal) for r in results
    ]
    assert rate(turned) == rate(results)


def test_a_rating_is_the_logarithm_of_how_often_one_wins() -> None:
    """300 of 400 games won are three times as many as lost: 400 log10(3) points between the two."""
    results = [played("a b", [0 if n % 4 else 1], n, n) for n in range(400)]
    ratings = rate(results)
    between = ratings["a"].value - ratings["b"].value
    assert between == pytest.approx(400 * log10(3), rel=0.01)
    assert ratings["a"].value == pytest.approx(-ratings["b"].value)
    assert ratings["a"].low < ratings["a"].value < ratings["a"].high


def test_a_shared_victory_is_shared() -> None:
    ratings = rate([played("a b c", [0, 1], n, n) for n in range(30)])
    assert ratings["a"].value == pytest.approx(ratings["b"].value)
    assert ratings["a"].value > 0 > ratings["c"].value
    even = rate([played("a b", [0, 1], n, n) for n in range(30)])
    assert even["a"].value == pytest.approx(0)


def test_several_seats_of_a_bot_make_it_no_stronger() -> None:
    """At the fair share of its seats a bot is as strong as the other: 3 of 4 for three seats."""
    results = [played("a b b b", [n % 4], n, n // 4) for n in range(40)]
    assert rate(results)["a"].value == pytest.approx(0, abs=1e-6)


def test_who_always_won_is_rated_and_not_certain() -> None:
    ratings = rate([played("a b", [0], n, n // 2) for n in range(40)])
    assert 300 < ratings["a"].value < 1000
    assert ratings["a"].low < ratings["a"].value - 50
    assert ratings["a"].high > ratings["a"].value + 200


def test_a_single_deal_says_little_however_many_games_it_has() -> None:
    one = rate([played("a b", [n % 10 == 0], n, 1) for n in range(100)])
    many = rate([played("a b", [n % 10 == 0], n, n) for n in range(100)])
    assert one["a"].low < 0
    assert many["a"].low > 0


def test_a_bot_against_itself_says_nothing_and_the_automaton_is_somebody() -> None:
    assert rate([played("a a", [0])]) == {}
    unknown = rate([played("a a", [0])], ["a", "b"])["a"]
    assert unknown.value == pytest.approx(0)
    assert unknown.high - unknown.low > 1000
    alone = rate([played("a", [0]), played("b", [])])
    assert alone["a"].value > alone[AUTOMATON].value > alone["b"].value


def test_the_true_rating_lies_within_95_times_of_100() -> None:
    strengths = {"a": 0.0, "b": 0.6, "c": 1.2}
    rng = Random(11)
    within = tried = 0
    for _ in range(200):
        ratings = rate(drawn(strengths, 3, 30, rng), refits=200)
        for name, strength in strengths.items():
            tried += 1
            within += ratings[name].low <= POINTS * (strength - 0.6) <= ratings[name].high
    assert 0.92 <= within / tried <= 0.98
