"""Train OpenSpiel's Deep CFR on a small Oriflamme in half a minute, and measure it exactly.

    pip install "aurum-tabletop[openspiel]" torch dm-tree
    python examples/train_deep_cfr.py

Networks learn from information-state tensors what each choice is worth. The game is so small that
OpenSpiel can compute what a best response wins against the policy: 0 for an equilibrium, ½ if the
policy always loses.
"""

from __future__ import annotations

import argparse
from typing import Any

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

import aurum.envs.spiel  # noqa: F401, it registers the games with OpenSpiel

GAME = "aurum_oriflamme(players=2,set=Heir+Ambush,rounds=2,first=0)"


def run(iterations: int, traversals: int, seed: int) -> tuple[float, float]:
    """How exploitable choosing at random is, and what Deep CFR has learned."""
    from open_spiel.python.pytorch import deep_cfr

    game: Any = pyspiel.load_game(GAME)
    before = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solver = deep_cfr.DeepCFRSolver(
        game,
        policy_network_layers=(64, 64),
        advantage_network_layers=(64, 64),
        num_iterations=iterations,
        num_traversals=traversals,
        learning_rate=1e-3,
        batch_size_advantage=512,
        batch_size_strategy=512,
        memory_capacity=200_000,
        policy_network_train_steps=400,
        advantage_network_train_steps=100,
        seed=seed,
    )
    solver.solve()

    def odds(state: Any) -> dict[int, float]:
        """What the network says, which in OpenSpiel 2.0.2 need not add up to 1."""
        said = {choice: max(p, 1e-6) for choice, p in solver.action_probabilities(state).items()}
        return {choice: p / sum(said.values()) for choice, p in said.items()}

    learned = policy.tabular_policy_from_callable(game, odds)
    return float(before), float(exploitability.exploitability(game, learned))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--iterations", type=int, default=4)
    parser.add_argument("--traversals", type=int, default=20, help="plays of each iteration")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    before, after = run(given.iterations, given.traversals, given.seed)
    print(f"exploitable by {before:.3f} at random, by {after:.3f} after Deep CFR")
