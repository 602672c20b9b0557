"""A turn searched as a tree; its dice and the turns after it are played out many times.

The tree holds the choices of this turn. Chance is sampled anew in each iteration, and outcomes that
lead to different questions lead to different nodes. Choices are admitted in the order of their
heuristic scores (progressive widening). When the turn is over, play goes on by the heuristic for
some rounds, and `evaluation` gives the chances to win.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from random import Random
from typing import Final

from aurum.engine.chance import sample_choice
from aurum.engine.state import CHANCE, OVER
from aurum.games.orichalque.bots.cache import Cache
from aurum.games.orichalque.bots.evaluation import chances
from aurum.games.orichalque.bots.heuristic import heuristic_choice, score_choices
from aurum.games.orichalque.rules.state import OrichalqueState

PLACES: Final = 8
"""How many places for a tile the tree may hold."""
OFTEN: Final = 4
"""Iterations between two looks at the clock…"""
ENOUGH: Final = 40
"""…and after how many the rest can be estimated."""


class SearchParams:
    """The parameters of a search."""

    def __init__(
        self, rounds: float, blend: float, exploration: float, widening: float, spread: float
    ) -> None:
        self.rounds = rounds
        """The rounds played after the turn before the evaluation."""
        self.blend = blend
        """The weight of the evaluation right after the turn beside the later one."""
        self.exploration = exploration
        """The weight of the exploration term."""
        self.widening = widening
        """The speed of progressive widening."""
        self.spread = spread
        """Over how many victory points of the heuristic a prior falls by a factor of e."""

    def __reduce__(self) -> tuple[object, ...]:
        return SearchParams, (self.rounds, self.blend, self.exploration, self.widening, self.spread)


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

    def open(self, cache: Cache, t: OrichalqueState, spread: float) -> None:
        """List its choices, what looks best first."""
        scored = score_choices(cache, t, PLACES)
        scored.sort(reverse=True)
        top = scored[0][0]
        total = 0.0
        for value, choice in scored:
            prior = exp(max(-6.0, (value - top) / spread))
            total += prior
            self.choices.append(choice)
            self.priors.append(prior)
        self.priors = [prior / total for prior in self.priors]
        self.tried = [0] * len(scored)
        self.sums = [0.0] * len(scored)

    def restrict_to(self, choices: list[int]) -> None:
        """List these choices and no others, to be tried alike."""
        self.choices = list(choices)
        self.priors = [1.0 / len(choices)] * len(choices)
        self.tried = [0] * len(choices)
        self.sums = [0.0] * len(choices)
        self.evenly = True

    def select(self, params: SearchParams) -> int:
        """Which of the choices let in so far to try."""
        if self.evenly:
            return self.tried.index(min(self.tried))
        admitted = min(len(self.choices), 2 + int(params.widening * sqrt(self.visits)))
        mean = 0.0
        seen = 0
        for number in range(admitted):
            seen += self.tried[number]
            mean += self.sums[number]
        if seen:
            mean /= seen
        urge = params.exploration * sqrt(self.visits + 1)
        best, chosen = -1.0, 0
        for number in range(admitted):
            tried = self.tried[number]
            value = self.sums[number] / tried if tried else mean
            value += urge * self.priors[number] / (1 + tried)
            if value > best:
                best, chosen = value, number
        return chosen


class Search:
    """A search for one question."""

    def __init__(self, cache: Cache, t: OrichalqueState, rng: Random, params: SearchParams) -> None:
        self.cache = cache
        self.state = t
        self.rng = rng
        self.params = params
        self.me = t.actor
        self.turn = t.round * 8 + t.turn
        self.root = Node()
        self.root.open(cache, t, params.spread)
        self.turns = int(params.rounds * cache.players)
        self.win_estimates = [0.0] * cache.players
        self.iterations = 0

    def iterate(self) -> None:
        """One descent of the tree and one playout."""
        cache, rng, params = self.cache, self.rng, self.params
        t = self.state.clone()
        node = self.root
        nodes: list[Node] = []
        picks: list[int] = []
        descending = True
        while t.actor != OVER and t.round * 8 + t.turn == self.turn:
            if t.actor == CHANCE:
                t.apply_unchecked(sample_choice(t, rng))
                continue
            if not descending:
                t.apply_unchecked(heuristic_choice(cache, t, rng, 0.0))
                continue
            if nodes:
                key = (nodes[-1].choices[picks[-1]], *t.stack[-1], len(t.creatures))
                child = nodes[-1].children.get(key)
                if child is None:
                    child = Node()
                    child.open(cache, t, params.spread)
                    nodes[-1].children[key] = child
                    descending = False
                    t.apply_unchecked(child.choices[0])
                    continue
                node = child
            pick = node.select(params)
            choice = node.choices[pick]
            if choice not in t.legal():
                descending = False
                continue
            nodes.append(node)
            picks.append(pick)
            t.apply_unchecked(choice)
        found = chances(cache, t)
        value = found[self.me]
        if self.turns and t.actor != OVER:
            self._play_on(t)
            later = chances(cache, t)
            value = params.blend * value + (1.0 - params.blend) * later[self.me]
            for player in range(cache.players):
                found[player] = params.blend * found[player] + (1.0 - params.blend) * later[player]
        for number, each in enumerate(nodes):
            each.visits += 1
            each.tried[picks[number]] += 1
            each.sums[picks[number]] += value
        for player in range(cache.players):
            self.win_estimates[player] += found[player]
        self.iterations += 1

    def _play_on(self, t: OrichalqueState) -> None:
        """Play the turns that follow by the heuristic."""
        cache, rng = self.cache, self.rng
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
                t.apply_unchecked(sample_choice(t, rng))
            else:
                t.apply_unchecked(heuristic_choice(cache, t, rng, 0.0))

    def run(self, iterations: int, clock: Callable[[], float], until: float) -> None:
        """Iterate so often, or until a time, or until the result is settled."""
        began = clock()
        while self.iterations < iterations:
            self.iterate()
            if self.iterations % OFTEN:
                continue
            left = float(iterations - self.iterations)
            now = clock()
            if now >= until:
                return
            if now > began and self.iterations >= ENOUGH:
                left = min(left, self.iterations * (until - now) / (now - began) + 1.0)
            if self._settled(left):
                return

    def _settled(self, left: float) -> bool:
        """Whether the most tried choice cannot be overtaken in so many iterations."""
        first = second = 0
        for tried in self.root.tried:
            if tried > first:
                first, second = tried, first
            elif tried > second:
                second = tried
        return first - second > left
