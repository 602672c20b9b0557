"""Exact play of small games for two: equilibria, best responses and exploitability.

Any game that keeps the contract can be solved if it is small, has two seats, and its shares of
victory sum to 1 at each end. `aurum exploit` measures bots with it.

>>> import aurum
>>> from aurum import exact
>>> game = aurum.game(aurum.games.names()[0])
>>> tree = exact.unfold(game, {"set": "Heir,Ambush", "rounds": 2, "first": 0})
>>> found = exact.solve(tree, iterations=200)
>>> found.exploitability < 0.001
True
>>> exact.exploitability(tree, exact.uniform(tree)) > 0.1
True
"""

from __future__ import annotations

from aurum.exact.solving import (
    Equilibrium,
    best_response,
    exploitability,
    game_value,
    solve,
    uniform,
)
from aurum.exact.tree import MOST_POSITIONS, ExactError, InformationSet, Tree, unfold
from aurum.exact.treeplex import Policy

__all__ = [
    "MOST_POSITIONS",
    "Equilibrium",
    "ExactError",
    "InformationSet",
    "Policy",
    "Tree",
    "best_response",
    "exploitability",
    "game_value",
    "solve",
    "unfold",
    "uniform",
]
