"""What a playout of the general search brings each seat: victory, and points on the way."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from aurum.engine.state import OVER, State


class Rewards:
    """The rewards of a playout; begun anew for each."""

    def __init__(
        self, points: Callable[[Any], list[int]], first: State, margin: float, patience: float
    ) -> None:
        self.points = points
        self.seats = len(first.scores())
        self.rivals = self.seats == 1 and len(points(first.view(0))) > 1
        """Whether who sits alone plays against points without a seat, such as an automaton's."""
        self.margin = margin
        self.patience = patience
        self.scale = 1.0
        """How far apart points lie where playouts end…"""
        self.usual = 0.0
        """…and how many they are."""
        self.soon = [0.0] * self.seats
        """Each seat's reward so far in a playout, from the points on its way…"""
        self.later = 1.0
        """…and the part of it that is left to what comes."""
        self.before: list[int] = []
        """The points when they last changed."""

    def begin(self, t: State) -> None:
        """A playout begins."""
        self.soon = [0.0] * self.seats
        self.later = 1.0
        self.before = self.points_of(t)

    def fit(self, ends: list[list[int]]) -> None:
        """Learn from the points at the ends of some playouts how far apart they lie."""
        spread = 0.0
        level = 0.0
        for points in ends:
            mean = sum(points) / len(points)
            level += mean
            for one in points:
                spread += abs(one - mean) / len(points)
        self.usual = level / len(ends)
        self.scale = max(0.5, 2.0 * spread / len(ends))

    def brief(self, first: State, patience: float) -> Rewards:
        """The same with no more than this patience."""
        found = Rewards(self.points, first, self.margin, min(self.patience, patience))
        found.usual = self.usual
        found.scale = self.scale
        return found

    def note(self, t: State) -> None:
        """Let points that have changed count for the reward, the less the later they come."""
        patience = self.patience
        if patience == 1.0 or t.actor == OVER:
            return
        points = self.points_of(t)
        if points == self.before:
            return
        self.before = points
        shares = self.shares_of(t)
        for seat in range(self.seats):
            self.soon[seat] += self.later * (1.0 - patience) * shares[seat]
        self.later *= patience

    def points_of(self, t: State) -> list[int]:
        """The points of each seat; then those of the automaton of a solo game."""
        if self.rivals:
            return t.scores() + self.points(t.view(0))[1:]
        return t.scores()

    def of(self, t: State) -> list[float]:
        """The reward of each seat: its share of the victory, and some for the margin in points."""
        rewards = self.shares_of(t)
        margin = self.margin
        if margin > 0.0 and t.actor == OVER:
            points = self.points_of(t)
            for seat in range(self.seats):
                ahead = self._ahead(points, seat)
                rewards[seat] = (1.0 - margin) * rewards[seat] + margin * ahead
        for seat in range(self.seats):
            rewards[seat] = self.soon[seat] + self.later * rewards[seat]
        return rewards

    def _ahead(self, points: list[int], seat: int) -> float:
        """How well a seat stands beside the best of the others, from 0 to 1."""
        if len(points) == 1:
            return 1.0 / (1.0 + exp((self.usual - points[0]) / self.scale))
        best = 0
        found = False
        for other in range(len(points)):
            if other != seat and (not found or points[other] > best):
                best = points[other]
                found = True
        return 1.0 / (1.0 + exp(min(50.0, (best - points[seat]) / self.scale)))

    def shares_of(self, t: State) -> list[float]:
        """Each seat's share of the victory; before the end, its chance by the points."""
        shares = [0.0] * self.seats
        if t.actor == OVER:
            winners = t.winners()
            for seat in winners:
                shares[seat] = 1.0 / len(winners)
            return shares
        points = self.points_of(t)
        if len(points) == 1:
            shares[0] = self._ahead(points, 0)
            return shares
        top = max(points)
        total = 0.0
        for number in range(len(points)):
            odds = exp((points[number] - top) / self.scale)
            total += odds
            if number < self.seats:
                shares[number] = odds
        for seat in range(self.seats):
            shares[seat] /= total
        return shares
