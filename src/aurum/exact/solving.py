"""Counterfactual regret minimisation, best responses, and exploitability, all without sampling.

Everything is in shares of victory, which are 1 together. The exploitability of a policy for both
seats is what a best response gains against it, the mean over the seats, beyond what the seats
share fairly: 0 for an equilibrium, at most a half. It is OpenSpiel's, half the NashConv.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from aurum.exact.tree import SEATS, Tree
from aurum.exact.treeplex import Policy

Policies = tuple[Policy, Policy]
"""A policy for each seat."""

CHECKED: Final = 50
"""After so many iterations it is computed how far the average still is from an equilibrium."""
Watch = Callable[[int, float], None]


@dataclass(frozen=True)
class Equilibrium:
    """Policies that are nearly an equilibrium, and how nearly."""

    policies: Policies
    exploitability: float
    value: float
    """The share of seat 0 if both play them."""
    iterations: int


def uniform(tree: Tree) -> Policies:
    """The policies that make every choice with equal odds."""
    return tree.seats[0].uniform(), tree.seats[1].uniform()


def game_value(tree: Tree, first: Policy, second: Policy) -> float:
    """The share of seat 0 if it plays the first policy, and seat 1 the second."""
    plan = tree.seats[0].plan(first)
    return float(plan @ tree.gains(0, tree.seats[1].plan(second)))


def best_response(tree: Tree, seat: int, policy: Policy) -> tuple[float, Policy]:
    """The most that a seat can win against a policy of the other, and how."""
    other = tree.seats[1 - seat].plan(policy)
    return tree.seats[seat].best(tree.gains(seat, other))


def exploitability(tree: Tree, policies: Policies) -> float:
    """What best responses gain against policies of both seats, the mean over the seats."""
    best = sum(best_response(tree, seat, policies[1 - seat])[0] for seat in range(SEATS))
    return (best - 1.0) / SEATS


def solve(
    tree: Tree,
    *,
    iterations: int = 1000,
    enough: float = 0.0,
    watch: Watch | None = None,
) -> Equilibrium:
    """An equilibrium by CFR+: regrets are never below zero, the seats take turns, and the average
    weighs each plan by its iteration (Tammelin 2014).

    It ends early once the exploitability is `enough` or less.
    """
    regrets = [np.zeros(plex.size) for plex in tree.seats]
    policies = list(uniform(tree))
    plans = [plex.plan(policy) for plex, policy in zip(tree.seats, policies, strict=True)]
    sums = [np.zeros(plex.size) for plex in tree.seats]
    done = 0
    while True:
        done += 1
        for seat, plex in enumerate(tree.seats):
            worth, sets = plex.values(policies[seat], tree.gains(seat, plans[1 - seat]))
            regrets[seat] = np.maximum(regrets[seat] + worth - plex.spread(sets), 0.0)
            policies[seat] = plex.matching(regrets[seat])
            plans[seat] = plex.plan(policies[seat])
            sums[seat] += done * plans[seat]
        if done % CHECKED and done < iterations:
            continue
        first, second = (plex.policy(plan) for plex, plan in zip(tree.seats, sums, strict=True))
        left = exploitability(tree, (first, second))
        if watch is not None:
            watch(done, left)
        if left <= enough or done >= iterations:
            return Equilibrium((first, second), left, game_value(tree, first, second), done)
