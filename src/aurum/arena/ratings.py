"""Ratings of bots: a Plackett–Luce model fitted to all games of a match at once.

Every bot has a strength, and a seat wins with the chance of its bot's strength among the strengths
at the table. A shared victory is a share of a win for each. The ratings are where the games are
most likely; they do not depend on the order of the games.

The uncertainty is a Bayesian bootstrap over deals: games of one deal are not independent, so a deal
is weighted as a whole, at random, and the model fitted again.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import exp, log
from random import Random
from typing import Final, NamedTuple, TypeAlias

from aurum.arena.intervals import Interval
from aurum.arena.results import Result

AUTOMATON: Final = "\0automaton"
"""Whom a bot plays against when it plays alone; no bot can have this name."""
REFITS: Final = 1000
"""How often the model is fitted to deals that are weighted anew."""
POINTS: Final = 400 / log(10)
"""The points of Elo's scale: who is 400 above another wins ten times as often."""
_STEP: Final = 2.0
_CLOSE: Final = 1e-9

Opponents: TypeAlias = tuple[str, ...]
"""The names at a table, sorted; who has several seats is named several times."""
DealSummary: TypeAlias = tuple[tuple[tuple[Opponents, int], ...], tuple[tuple[str, Fraction], ...]]
"""What the games of a deal tell: how many were played at each table, and what each bot won."""


class Rating(NamedTuple):
    """A rating in Elo points, and where it lies 95 times of 100. The mean of all bots is 0."""

    value: float
    low: float
    high: float

    def interval(self) -> Interval:
        """Where the rating lies, 95 times of 100."""
        return self.low, self.high


class _Evidence(NamedTuple):
    """What the model is fitted to, with weights: games of each table, and what each bot won."""

    tables: Mapping[Opponents, float]
    won: Mapping[str, float]
    above: Sequence[float]
    """For each bot, the weight of its imaginary victories over a bot of average strength."""
    below: Sequence[float]


def rate(
    results: Iterable[Result], names: Iterable[str] = (), refits: int = REFITS
) -> dict[str, Rating]:
    """A rating for each bot that is named or has played, and for the automaton where it has."""
    deals = _deals(results)
    found = {name for tables, _ in deals for table, _ in tables for name in table}
    bots = sorted(found | set(names))
    if not bots:
        return {}
    usual = float(max((sum(n for _, n in tables) for tables, _ in deals), default=1))
    half = [usual / 2] * len(bots)
    fitted = _fit(bots, _weighted(deals, list(deals.values()), half, half))
    rng = Random(len(deals))
    refitted = []
    for _ in range(refits):
        weights = [rng.gammavariate(times, 1) for times in deals.values()]
        above, below = ([usual * rng.gammavariate(0.5, 1) for _ in bots] for _ in range(2))
        refitted.append(_fit(bots, _weighted(deals, weights, above, below), fitted))
    ratings = {}
    for number, name in enumerate(bots):
        spread = sorted(_centred(strengths)[number] for strengths in refitted)
        value = _centred(fitted)[number]
        cut = len(spread) // 40
        low, high = (spread[cut], spread[-1 - cut]) if spread else (value, value)
        ratings[name] = Rating(value, min(low, value), max(high, value))
    return ratings


def _deals(results: Iterable[Result]) -> dict[DealSummary, int]:
    """Every kind of deal and how often it came up, in an order of their own.

    A table at which one bot plays only itself tells nothing.
    """
    tables: dict[int, Counter[Opponents]] = defaultdict(Counter)
    won: dict[int, dict[str, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    for result in results:
        names = list(result.bots)
        winners = [names[seat] for seat in result.winners]
        if len(names) == 1:
            names.append(AUTOMATON)
            winners = winners or [AUTOMATON]
        if len(set(names)) < 2 or not winners:
            continue
        tables[result.deal][tuple(sorted(names))] += 1
        for name in winners:
            won[result.deal][name] += Fraction(1, len(winners))
    kinds = Counter(
        (tuple(sorted(played.items())), tuple(sorted(won[deal].items())))
        for deal, played in tables.items()
    )
    return dict(sorted(kinds.items()))


def _weighted(
    deals: Mapping[DealSummary, int],
    weights: Sequence[float],
    above: Sequence[float],
    below: Sequence[float],
) -> _Evidence:
    """All deals together, each as often as its weight says."""
    tables: dict[Opponents, float] = defaultdict(float)
    won: dict[str, float] = defaultdict(float)
    for (played, shares), weight in zip(deals, weights, strict=True):
        for table, games in played:
            tables[table] += weight * games
        for name, share in shares:
            won[name] += weight * float(share)
    return _Evidence(tables, won, above, below)


def _fit(bots: list[str], evidence: _Evidence, start: list[float] | None = None) -> list[float]:
    """The logarithms of the strengths under which the evidence is most likely: Newton's method.

    Beside its games, each bot has imaginary victories over, and defeats by, a bot of strength 1, so
    that who has always won is strong and not infinitely so.
    """
    places = {name: number for number, name in enumerate(bots)}
    seated = [(Counter(places[name] for name in t), n) for t, n in evidence.tables.items()]
    strengths = start or [0.0] * len(bots)
    for _ in range(100):
        slope = [evidence.won.get(name, 0.0) for name in bots]
        curve = [[0.0] * len(bots) for _ in bots]
        for number, (over, under) in enumerate(zip(evidence.above, evidence.below, strict=True)):
            chance = 1 / (1 + exp(-strengths[number]))
            slope[number] += over - (over + under) * chance
            curve[number][number] += (over + under) * chance * (1 - chance)
        for seats, games in seated:
            shares = {n: times * exp(strengths[n]) for n, times in seats.items()}
            total = sum(shares.values())
            for n, share in shares.items():
                slope[n] -= games * share / total
                curve[n][n] += games * share / total
                for m, other in shares.items():
                    curve[n][m] -= games * share * other / total**2
        steps = _solve(curve, slope)
        strengths = [
            at + max(-_STEP, min(_STEP, step)) for at, step in zip(strengths, steps, strict=True)
        ]
        if all(abs(step) < _CLOSE for step in steps):
            break
    return strengths


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination; a positive definite matrix needs no pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for n, pivot in enumerate(rows):
        for row in rows[n + 1 :]:
            times = row[n] / pivot[n]
            for column in range(n, size + 1):
                row[column] -= times * pivot[column]
    found = [0.0] * size
    for n in reversed(range(size)):
        known = sum(rows[n][m] * found[m] for m in range(n + 1, size))
        found[n] = (rows[n][size] - known) / rows[n][n]
    return found


def _centred(strengths: list[float]) -> list[float]:
    """Ratings in points, with a mean of 0."""
    mean = sum(strengths) / len(strengths)
    return [POINTS * (one - mean) for one in strengths]


def signed(points: float) -> str:
    """Points with their sign."""
    return f"{points:+.0f}".replace("-", "−")
