"""Choosing at random by a policy."""

from __future__ import annotations

from random import Random


def normalised(weights: list[float]) -> list[float]:
    """The same weights, together 1."""
    total = sum(weights)
    return [one / total for one in weights]


def sample(policy: list[float], rng: Random) -> int:
    """The index of a choice, as often as the policy says."""
    mark = rng.random()
    for index, odds in enumerate(policy):
        mark -= odds
        if mark < 0:
            return index
    return max(range(len(policy)), key=policy.__getitem__)
