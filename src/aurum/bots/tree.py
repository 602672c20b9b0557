"""The tree of the general search: what a seat may know, and how its choices have fared."""

from __future__ import annotations

from math import exp, log, sqrt
from random import Random
from typing import Final

from aurum.bots.verbs import Verbs

TRUST: Final = 4.0
"""An expectation from elsewhere counts as much as so many visits."""


class Tally:
    """How a choice has fared, wherever it was made."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


class Node:
    """What a seat may know when it chooses, and how its choices have fared."""

    def __init__(self, choices: list[int], seat: int) -> None:
        self.choices = choices
        self.seat = seat
        self.visits = [0] * len(choices)
        self.total = [0.0] * len(choices)
        self.prior = [0.5] * len(choices)
        self.opened: list[int] = []
        """The indices of the choices that are tried so far."""
        self.seen = 0
        self.sum = 0.0
        self.squares = 0.0
        self.known: dict[int, Tally] | None = None
        """How each choice fared where all that is public was the same."""

    def add(self, index: int, reward: float) -> None:
        """Note how a choice fared."""
        self.visits[index] += 1
        self.total[index] += reward
        self.seen += 1
        self.sum += reward
        self.squares += reward * reward

    def drawn(self, rng: Random) -> int:
        """The index of one of the choices that were tried most, by lot."""
        least = (max(self.visits) + 1) // 2
        total = 0
        for visits in self.visits:
            if visits >= least:
                total += visits * visits
        mark = rng.random() * total
        for index in range(len(self.visits)):
            visits = self.visits[index]
            if visits >= least:
                mark -= visits * visits
                if mark < 0.0:
                    return index
        return 0

    def deviation(self) -> float:
        """The standard deviation of the rewards so far, and a little."""
        mean = self.sum / self.seen
        return sqrt(max(0.0, self.squares / self.seen - mean * mean)) + 0.01

    def spread(self) -> float:
        """The standard deviation of the rewards; 0.5 where none are known, the most there is."""
        if not self.seen:
            return 0.5
        mean = self.sum / self.seen
        around = max(0.0, self.squares - self.seen * mean * mean)
        return sqrt((0.25 * TRUST + around) / (TRUST + self.seen))

    def widen(self, most: int, verbs: list[int], rng: Random) -> None:
        """Open choices until there are so many: one of each verb, then the most promising, equal
        ones by lot."""
        count = len(self.choices)
        while len(self.opened) < most and len(self.opened) < count:
            top = -1.0
            found = 0
            tried = [verbs[index] for index in self.opened]
            for index in range(count):
                if self.visits[index] or index in self.opened:
                    continue
                value = self.prior[index] + 0.001 * rng.random()
                if verbs[index] not in tried:
                    value += 1.0
                if value > top:
                    top = value
                    found = index
            self.opened.append(found)

    def best(self, exploration: float) -> int:
        """The index of the choice to try next, by UCB with the prior as some first visits.

        Luck decides as much as rewards spread: where they lie close together, few visits tell one
        choice from another, and none is tried for long that fares worse.
        """
        reach = 2.0 * self.spread() * exploration * sqrt(log(self.seen + 1.0))
        top = -1.0
        found = 0
        for index in self.opened:
            visits = self.visits[index]
            value = (self.total[index] + TRUST * self.prior[index]) / (visits + TRUST)
            value += reach / sqrt(visits + 1.0)
            if value > top:
                top = value
                found = index
        return found


class Memory:
    """What was learnt in one kind of worlds, or several."""

    def __init__(self) -> None:
        self.nodes: dict[object, Node] = {}
        """By what a seat may know."""
        self.open: dict[object, dict[int, Tally]] = {}
        """By what everybody may know and the seat: how each choice fared, whatever is hidden."""
        self.anywhere: dict[int, Tally] = {}
        """How each choice of each seat fared, wherever it was made."""

    def expect(self, node: Node, known: dict[int, Tally] | None, seats: int) -> None:
        """Expect of each choice what it brought where all that is public was the same, or else
        wherever it was made."""
        mean = node.sum / node.seen if node.seen else 0.5
        prior = node.prior
        for index in range(len(node.choices)):
            choice = node.choices[index]
            value = mean
            tally = self.anywhere.get(choice * seats + node.seat)
            if tally is not None:
                value = (TRUST * value + tally.total) / (TRUST + tally.visits)
            if known is not None:
                tally = known.get(choice)
                if tally is not None:
                    value = (TRUST * value + tally.total) / (TRUST + tally.visits)
            prior[index] = value

    def guess(self, choices: list[int], seat: int, seats: int, verbs: Verbs, rng: Random) -> int:
        """The better of two choices drawn at random, by how they fared wherever they were made."""
        index = verbs.pick(choices, rng)
        other = verbs.pick(choices, rng)
        if index == other:
            return index
        one = self.anywhere.get(choices[index] * seats + seat)
        two = self.anywhere.get(choices[other] * seats + seat)
        if one is None or two is None:
            return index
        if two.total * one.visits > one.total * two.visits:
            return other
        return index


NOTHING: Final = -1_000.0
"""The value of a choice of which nothing is known."""


def by_worth(values: list[float], verbs: list[int], care: float, rng: Random) -> int:
    """The index of one of these values by lot, the higher the likelier; not of `NOTHING`.

    First a verb, by the highest of its values, then a choice with that verb: ninety ways to do what
    is bad are no more likely than one.
    """
    best: dict[int, float] = {}
    for index in range(len(values)):
        value = values[index]
        if value > best.get(verbs[index], NOTHING):
            best[verbs[index]] = value
    wanted = drawn(list(best.values()), care, rng)
    verb = list(best)[wanted]
    only = [values[index] if verbs[index] == verb else NOTHING for index in range(len(values))]
    return drawn(only, care, rng)


def drawn(values: list[float], care: float, rng: Random) -> int:
    """The index of one of these values by lot: a third as likely for each `care` that it lacks."""
    top = max(values)
    weights = [exp((value - top) / care) for value in values]
    mark = rng.random() * sum(weights)
    for index in range(len(weights)):
        mark -= weights[index]
        if mark < 0.0:
            return index
    return values.index(top)
