"""Ratings of bots by OpenSkill, from games in the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from openskill.models import BradleyTerryFull

from aurum.arena.intervals import Z_95, Interval
from aurum.arena.results import Result

AUTOMATON = "\0automaton"
"""Whom a bot plays against when it plays alone; no bot can have this name."""


class Rating(NamedTuple):
    """What the model thinks of a bot: an estimate, and how sure it is."""

    mu: float
    sigma: float

    def interval(self) -> Interval:
        """Where the model believes it, 95 times of 100."""
        return self.mu - Z_95 * self.sigma, self.mu + Z_95 * self.sigma


def rate(results: Iterable[Result]) -> dict[str, Rating]:
    """A rating for each bot.

    Each against each at the table, first the winners and then the others by their points; a bot in
    several seats is rated by the mean of what they come to. Bots do not change between games, so
    the model's drift is off. A table where one bot plays itself says nothing.
    """
    model = BradleyTerryFull(tau=0.0)
    ratings: dict[str, Rating] = {}
    for result in results:
        names = list(result.bots)
        places = _places(result)
        if len(names) == 1:
            names.append(AUTOMATON)
            places = [0.0, 1.0] if result.winners else [1.0, 0.0]
        if len(set(names)) < 2:
            continue
        teams = [[model.rating(*ratings[n])] if n in ratings else [model.rating()] for n in names]
        rated = [team[0] for team in model.rate(teams, ranks=places)]
        for name in set(names):
            own = [one for one, sits in zip(rated, names, strict=True) if sits == name]
            mu, sigma = sum(one.mu for one in own), sum(one.sigma for one in own)
            ratings[name] = Rating(mu / len(own), sigma / len(own))
    return ratings


def unrated() -> Rating:
    """What the model thinks of whom it has not seen."""
    fresh = BradleyTerryFull().rating()
    return Rating(fresh.mu, fresh.sigma)


def _places(result: Result) -> list[float]:
    standing = [(seat not in result.winners, -score) for seat, score in enumerate(result.scores)]
    order = sorted(set(standing))
    return [float(order.index(one)) for one in standing]
