"""The decisions of one seat as a tree of its own, in arrays.

A *sequence* is an information set with one of its choices; sequence 0 is the empty one, before the
seat has chosen anything. With perfect recall every information set follows from exactly one
sequence, so the decisions of a seat form a tree (a treeplex). A policy is a number for each
sequence: how likely the choice is where the information set has been reached.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]
Policy = NDArray[np.float64]
"""For each sequence, how likely its choice is in its information set."""


class Level(NamedTuple):
    """The information sets that follow from equally many own choices."""

    sets: slice
    sequences: slice
    offsets: Numbers
    """Where the sequences of each information set begin, from the first of the level."""
    owners: Numbers
    """The information set of each sequence, from the first of the level."""
    parents: Numbers
    """The sequence that each information set follows from."""


class Treeplex:
    """The information sets of a seat, ordered by how many own choices lead to them."""

    def __init__(self, parents: Sequence[int], counts: Sequence[int], depths: Sequence[int]):
        """By information set in the order of `depths`, which ascend: the sequence before it, how
        many choices it has, and how many own choices lead to it."""
        self.parents: Numbers = np.array(parents, np.int64)
        self.counts: Numbers = np.array(counts, np.int64)
        ends = np.cumsum(self.counts) + 1
        self.starts: Numbers = ends - self.counts
        """The first sequence of each information set."""
        self.size = int(ends[-1]) if len(ends) else 1
        """How many sequences there are, the empty one included."""
        self.levels = list(self._levels(np.array(depths, np.int64)))

    def _levels(self, depths: Numbers) -> Iterator[Level]:
        for depth in range(int(depths.max(initial=-1)) + 1):
            first, last = np.searchsorted(depths, (depth, depth + 1))
            start = int(self.starts[first])
            stop = int(self.starts[last - 1] + self.counts[last - 1])
            yield Level(
                slice(int(first), int(last)),
                slice(start, stop),
                self.starts[first:last] - start,
                np.repeat(np.arange(last - first), self.counts[first:last]),
                self.parents[first:last],
            )

    def uniform(self) -> Policy:
        """Every choice with equal odds."""
        return np.concatenate([[1.0], np.repeat(1.0 / self.counts, self.counts)])

    def plan(self, policy: Policy) -> Policy:
        """For each sequence, the probability that this seat makes all choices of it."""
        reached = np.ones(self.size)
        for level in self.levels:
            own = policy[level.sequences]
            reached[level.sequences] = own * reached[level.parents][level.owners]
        return reached

    def policy(self, plan: Policy) -> Policy:
        """The policy of a plan; uniform where the plan does not go."""
        found = self.uniform()
        for level in self.levels:
            before = plan[level.parents][level.owners]
            own = found[level.sequences]
            np.divide(plan[level.sequences], before, out=own, where=before > 0)
        return found

    def values(self, policy: Policy, ends: Policy) -> tuple[Policy, Policy]:
        """What each sequence and each information set is worth if the policy goes on from there.

        `ends` is what the ends of the game bring that follow directly from each sequence.
        """
        worth = ends.copy()
        sets = np.zeros(len(self.counts))
        for level in reversed(self.levels):
            weighed = policy[level.sequences] * worth[level.sequences]
            sets[level.sets] = np.add.reduceat(weighed, level.offsets)
            np.add.at(worth, level.parents, sets[level.sets])
        return worth, sets

    def best(self, ends: Policy) -> tuple[float, Policy]:
        """The most that can be got, and a policy without chance that gets it."""
        worth = ends.copy()
        found = np.zeros(self.size)
        found[0] = 1.0
        for level in reversed(self.levels):
            own = worth[level.sequences]
            most = np.maximum.reduceat(own, level.offsets)
            best = np.flatnonzero(own == most[level.owners])
            firsts = best[np.unique(level.owners[best], return_index=True)[1]]
            found[level.sequences][firsts] = 1.0
            np.add.at(worth, level.parents, most)
        return float(worth[0]), found

    def matching(self, regrets: Policy) -> Policy:
        """Regret matching: each choice in proportion to its regret if that is above zero."""
        found = self.uniform()
        for level in self.levels:
            positive = np.maximum(regrets[level.sequences], 0.0)
            total = np.add.reduceat(positive, level.offsets)[level.owners]
            own = found[level.sequences]
            np.divide(positive, total, out=own, where=total > 0)
        return found

    def spread(self, sets: NDArray[Any]) -> NDArray[Any]:
        """A number of each information set, for each of its sequences."""
        return np.concatenate([np.zeros(1, sets.dtype), np.repeat(sets, self.counts)])
