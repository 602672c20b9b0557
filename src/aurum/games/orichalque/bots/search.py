"""A turn searched as a tree, its dice and all that follows played through by hand, many times.

The tree holds the choices of this turn. Chance is open: it falls anew each time the tree is walked,
and what follows is remembered apart where it leads to another question. A choice that looks worse
by hand is let in only after those that look better have been tried often enough. When the turn is
over, the others play theirs by hand for a while, and `sense` says what has come of it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from random import Random
from typing import Final

from aurum.engine.state import CHANCE, OVER
from aurum.games.orichalque.bots.cache import Lore
from aurum.games.orichalque.bots.evaluation import chances
from aurum.games.orichalque.bots.heuristic import by_hand, draw, weigh
from aurum.games.orichalque.rules.play import Play

PLACES: Final = 8
"""How many places for a tile the tree may hold."""
OFTEN: Final = 4
"""After how many walks one looks at the clock…"""
ENOUGH: Final = 40
"""…and after how many one can tell how many more there will be."""


class Way:
    """How a search goes about it."""

    def __init__(
        self, rounds: float, blend: float, bold: float, wide: float, spread: float
    ) -> None:
        self.rounds = rounds
        """For how many rounds play goes on after the turn before it is judged."""
        self.blend = blend
        """How much the judgement right after the turn counts beside the later one."""
        self.bold = bold
        """How eagerly what has been tried little is tried."""
        self.wide = wide
        """How quickly choices are let in."""
        self.spread = spread
        """Over how many victory points the hand's word for a choice falls by a factor of e."""

    def __reduce__(self) -> tuple[object, ...]:
        return Way, (self.rounds, self.blend, self.bold, self.wide, self.spread)


class Node:
    """A question of this turn."""

    def __init__(self) -> None:
        self.visits = 0
        self.choices: list[int] = []
        self.priors: list[float] = []
        self.tried: list[int] = []
        self.sums: list[float] = []
        self.children: dict[tuple[int, ...], Node] = {}
        self.evenly = False
        """Whether all choices are tried alike."""

    def open(self, lore: Lore, t: Play, spread: float) -> None:
        """List its choices, what looks best first."""
        weighed = weigh(lore, t, PLACES)
        weighed.sort(reverse=True)
        top = weighed[0][0]
        total = 0.0
        for value, choice in weighed:
            prior = exp(max(-6.0, (value - top) / spread))
            total += prior
            self.choices.append(choice)
            self.priors.append(prior)
        self.priors = [prior / total for prior in self.priors]
        self.tried = [0] * len(weighed)
        self.sums = [0.0] * len(weighed)

    def hold_to(self, choices: list[int]) -> None:
        """List these choices and no others, to be tried alike."""
        self.choices = list(choices)
        self.priors = [1.0 / len(choices)] * len(choices)
        self.tried = [0] * len(choices)
        self.sums = [0.0] * len(choices)
        self.evenly = True

    def select(self, way: Way) -> int:
        """Which of the choices let in so far to try."""
        if self.evenly:
            return self.tried.index(min(self.tried))
        admitted = min(len(self.choices), 2 + int(way.wide * sqrt(self.visits)))
        mean = 0.0
        seen = 0
        for number in range(admitted):
            seen += self.tried[number]
            mean += self.sums[number]
        if seen:
            mean /= seen
        urge = way.bold * sqrt(self.visits + 1)
        best, chosen = -1.0, 0
        for number in range(admitted):
            tried = self.tried[number]
            value = self.sums[number] / tried if tried else mean
            value += urge * self.priors[number] / (1 + tried)
            if value > best:
                best, chosen = value, number
        return chosen


class Search:
    """One question thought over."""

    def __init__(self, lore: Lore, t: Play, rng: Random, way: Way) -> None:
        self.lore = lore
        self.state = t
        self.rng = rng
        self.way = way
        self.me = t.actor
        self.turn = t.round * 8 + t.turn
        self.root = Node()
        self.root.open(lore, t, way.spread)
        self.turns = int(way.rounds * lore.players)
        self.hopes = [0.0] * lore.players
        self.walks = 0

    def walk(self) -> None:
        """Once through the tree and on."""
        lore, rng, way = self.lore, self.rng, self.way
        t = self.state.clone()
        node = self.root
        nodes: list[Node] = []
        picks: list[int] = []
        descending = True
        while t.actor != OVER and t.round * 8 + t.turn == self.turn:
            if t.actor == CHANCE:
                t.make(draw(t, rng))
                continue
            if not descending:
                t.make(by_hand(lore, t, rng, 0.0))
                continue
            if nodes:
                key = (nodes[-1].choices[picks[-1]], *t.stack[-1], len(t.creatures))
                child = nodes[-1].children.get(key)
                if child is None:
                    child = Node()
                    child.open(lore, t, way.spread)
                    nodes[-1].children[key] = child
                    descending = False
                    t.make(child.choices[0])
                    continue
                node = child
            pick = node.select(way)
            choice = node.choices[pick]
            if choice not in t.listed():
                descending = False
                continue
            nodes.append(node)
            picks.append(pick)
            t.make(choice)
        found = chances(lore, t)
        value = found[self.me]
        if self.turns and t.actor != OVER:
            self._play_on(t)
            later = chances(lore, t)
            value = way.blend * value + (1.0 - way.blend) * later[self.me]
            for player in range(lore.players):
                found[player] = way.blend * found[player] + (1.0 - way.blend) * later[player]
        for number, each in enumerate(nodes):
            each.visits += 1
            each.tried[picks[number]] += 1
            each.sums[picks[number]] += value
        for player in range(lore.players):
            self.hopes[player] += found[player]
        self.walks += 1

    def _play_on(self, t: Play) -> None:
        """The turns that follow, by hand."""
        lore, rng = self.lore, self.rng
        now = t.round * 8 + t.turn
        left = self.turns
        while t.actor != OVER:
            moment = t.round * 8 + t.turn
            if moment != now:
                now = moment
                left -= 1
                if left == 0:
                    return
            if t.actor == CHANCE:
                t.make(draw(t, rng))
            else:
                t.make(by_hand(lore, t, rng, 0.0))

    def run(self, walks: int, clock: Callable[[], float], until: float) -> None:
        """Walk so many times, or until the clock strikes, or nothing can change any more."""
        began = clock()
        while self.walks < walks:
            self.walk()
            if self.walks % OFTEN:
                continue
            left = float(walks - self.walks)
            now = clock()
            if now >= until:
                return
            if now > began and self.walks >= ENOUGH:
                left = min(left, self.walks * (until - now) / (now - began) + 1.0)
            if self._settled(left):
                return

    def _settled(self, left: float) -> bool:
        """Whether what has been tried most cannot be caught up with in so many walks."""
        first = second = 0
        for tried in self.root.tried:
            if tried > first:
                first, second = tried, first
            elif tried > second:
                second = tried
        return first - second > left
