"""Search: a tree of what seats may know, grown in likely worlds.

Each turn takes another world, walks from the question down the tree, adds a leaf, plays on by sense
to the end and tells everybody on the way how it went. A node is what the seat that chooses there
may know, and nothing else: two worlds that look the same to it lead to the same node, so that
nobody in the tree acts on cards that it cannot see, neither the bot (which would be fooling
itself) nor those it imagines.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Final

from aurum.engine.state import OVER
from aurum.games.oriflamme.bots.policy import Sense, asked, likely, play_on
from aurum.games.oriflamme.bots.worlds import Habits, World
from aurum.games.oriflamme.rules.cards import INFORMER, SET_SIZE
from aurum.games.oriflamme.rules.ending import cards_in_queue
from aurum.games.oriflamme.rules.play import Play
from aurum.games.oriflamme.rules.table import KNOWN, NONE, PLACING, Table
from aurum.games.oriflamme.rules.view import View

NODES: Final = 20_000
"""More than this a search does not keep in mind."""


class Habit:
    """How a level searches."""

    def __init__(
        self,
        worlds: int,
        steps: int,
        heat: float,
        bold: float,
        margin: float,
        rounds: int,
    ) -> None:
        self.worlds = worlds
        """How many worlds are in mind at once."""
        self.steps = steps
        """How often a world changes between two uses; 0 for worlds that are all alike likely."""
        self.heat = heat
        """How much at random the others are imagined to play."""
        self.bold = bold
        """How much is tried that looks worse so far."""
        self.margin = margin
        """How much of the reward is the distance in points."""
        self.rounds = rounds
        """How many rounds it looks ahead."""

    def __reduce__(self) -> tuple[object, ...]:
        told = (self.worlds, self.steps, self.heat, self.bold, self.margin, self.rounds)
        return Habit, told


class Node:
    """What a seat may know at a moment when it chooses, and how its choices have fared."""

    def __init__(self, prior: list[float]) -> None:
        self.prior = prior
        self.visits = [0] * len(prior)
        self.total = [0.0] * len(prior)
        self.seen = 0
        self.sum = 0.0

    def best(self, bold: float) -> int:
        """The choice to look at next: good so far, or likely and seldom tried."""
        seen = self.seen
        reach = bold * sqrt(seen + 1.0)
        start = self.sum / seen - 0.05 if seen else 0.5
        top = -1.0
        found = 0
        for index in range(len(self.prior)):
            visits = self.visits[index]
            value = self.total[index] / visits if visits else start
            value += reach * self.prior[index] / (1.0 + visits)
            if value > top:
                top = value
                found = index
        return found


def knowledge(t: Table) -> tuple[int, ...]:
    """What the seat that is asked may know, as far as it matters to its choice."""
    family = asked(t)
    seats = t.setup.seats
    frame = t.stack[-1]
    question = frame[0]
    found: list[int] = [family, t.round, t.at, t.acting, question]
    if len(frame) > 1:
        found.append(frame[1])
    if question in (PLACING, INFORMER):
        found.append(t.hand[family])
    for card in t.queue:
        owner = card // SET_SIZE
        face = card
        if t.where[card] > KNOWN and (owner - family) % seats:
            face = 100 + owner
        bits = 2 if t.under[card] != NONE else 0
        if t.verdicts:
            bits += t.verdicts >> card & 1
        if t.where[card] >= KNOWN:
            bits += 4
        found.append((face * 8 + bits) * 64 + t.points[card])
    found.extend(t.stock)
    return tuple(found)


class Search:
    """A search for the answer to one question."""

    def __init__(self, view: View, sense: Sense, habit: Habit, odds: Habits | None) -> None:
        self.view = view
        self.sense = sense
        self.habit = habit
        self.odds = odds
        self.nodes: dict[tuple[int, ...], Node] = {}
        self.worlds: list[World] = []
        self.turns = 0
        self.wins = [0.0] * view.seats
        self.won: list[float] = []
        """The asker's wins after each of the choices; their visits are those of the first node."""
        self.among: list[int] = []
        """The numbers of the choices to try in turn; without them, the tree decides."""

    def run(self, rng: Random, turns: int, seconds: float) -> Node:
        """Search for so many turns or so long, whichever ends first; the node of the question."""
        until = perf_counter() + seconds
        while self.turns < turns:
            self.turn(rng)
            self.turns += 1
            if not self.turns & 3 and perf_counter() >= until:
                break
        return self.nodes[knowledge(self.worlds[0].play)]

    def turn(self, rng: Random) -> None:
        """One world, one walk down the tree, one game to its end."""
        habit = self.habit
        worlds = self.worlds
        if len(worlds) < habit.worlds:
            world = World(self.view, rng)
            worlds.append(world)
            if self.odds is not None:
                world.drift(self.odds, rng, 4 * habit.steps)
        else:
            world = worlds[self.turns % habit.worlds]
            if self.odds is not None:
                world.drift(self.odds, rng, habit.steps)
        t = world.play.clone()
        path: list[Node] = []
        made: list[int] = []
        seats: list[int] = []
        until = t.round + habit.rounds
        while t.actor != OVER and t.round < until:
            choices = t.listed()
            if len(choices) == 1 and path:
                t.make(choices[0])
                continue
            key = knowledge(t)
            node = self.nodes.get(key)
            fresh = node is None
            if node is None:
                if len(self.nodes) >= NODES:
                    break
                node = self.leaf(t)
                self.nodes[key] = node
            if path or not self.among:
                index = node.best(habit.bold)
            else:  # all of them in every world, however many worlds there are
                index = self.among[(self.turns + self.turns // habit.worlds) % len(self.among)]
            path.append(node)
            made.append(index)
            seats.append(t.actor)
            t.make(choices[index])
            if fresh and len(path) > 1:
                break
        play_on(self.sense, t, rng, habit.heat, until)
        before = self.wins[self.view.seat]
        rewards = self.rewards(t)
        if not self.won:
            self.won = [0.0] * len(path[0].prior)
        self.won[made[0]] += self.wins[self.view.seat] - before
        for step in range(len(path)):
            node = path[step]
            index = made[step]
            reward = rewards[seats[step]]
            node.visits[index] += 1
            node.total[index] += reward
            node.seen += 1
            node.sum += reward

    def leaf(self, t: Play) -> Node:
        """A node not seen before, with what sense thinks of its choices."""
        prior = likely(self.sense.weigh(t), 1.0)
        even = 0.1 / len(prior)
        return Node([0.9 * one + even for one in prior])

    def rewards(self, t: Play) -> list[float]:
        """How it went for each seat: its share of the victory, and a little for the distance."""
        margin = self.habit.margin
        if t.actor != OVER:
            return self.promise(t)
        scores = t.scores()
        winners = t.winners()
        rewards: list[float] = []
        for seat in range(len(scores)):
            best = -99
            for other in range(len(scores)):
                if other != seat and scores[other] > best:
                    best = scores[other]
            share = 1.0 / len(winners) if seat in winners else 0.0
            self.wins[seat] += share
            ahead = (scores[seat] - best) * 0.12
            rewards.append((1.0 - margin) * share + margin / (1.0 + exp(-ahead)))
        return rewards

    def promise(self, t: Play) -> list[float]:
        """How it looks in the middle of a game: by the points, and what lies open."""
        scores = prospects(t)
        top = max(scores)
        odds: list[float] = []
        total = 0.0
        for score in scores:
            one = exp((score - top) * 0.35)
            odds.append(one)
            total += one
        rewards: list[float] = []
        for seat in range(len(odds)):
            share = odds[seat] / total
            self.wins[seat] += share
            rewards.append(share)
        return rewards


def prospects(t: Table) -> list[float]:
    """What each seat has, and what its cards in the queue let it hope for; secrets left alone."""
    found = [0.0] * t.setup.seats
    left = 6.0 - t.round + 1.0
    for family in range(t.setup.families):
        seat = t.setup.seat_of(family)
        found[seat] += t.stock[family] + 0.6 * left * min(3, cards_in_queue(t, family))
    for card in t.queue:
        if t.where[card] >= KNOWN and left > 0:
            found[t.setup.seat_of(card // SET_SIZE)] += 0.8 * t.points[card]
    return found
