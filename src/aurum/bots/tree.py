"""The tree of the general search: what a seat may know, and how its choices have fared."""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Final

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
        self.known: dict[int, Tally] | None = None
        """How each choice fared where all that is public was the same."""

    def add(self, index: int, reward: float) -> None:
        """Note how a choice fared."""
        self.visits[index] += 1
        self.total[index] += reward
        self.seen += 1
        self.sum += reward

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
        """The index of the choice to try next, by UCB with the prior as some first visits."""
        reach = exploration * sqrt(log(self.seen + 1.0))
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
