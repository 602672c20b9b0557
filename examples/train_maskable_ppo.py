"""Train MaskablePPO of sb3-contrib on a seat of Oriflamme, in about half a minute.

    pip install "aurum-tabletop[envs]" sb3-contrib
    python examples/train_maskable_ppo.py --steps 20000

The policy sees the named pieces of an observation and never chooses what the mask forbids. The
opponents are random; of three seats each wins a third of the games at the beginning.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np

import aurum.envs  # noqa: F401, it registers the games with Gymnasium

PLAYERS = 3


def table() -> gymnasium.Env[Any, Any]:
    """A seat among random bots; the observation as one vector."""
    env = gymnasium.make("aurum/Oriflamme-v1", players=PLAYERS, opponents="random")
    return gymnasium.wrappers.FlattenObservation(env)


def win_share(model: Any, games: int, seed: int) -> float:
    """The share of games that the model wins, in many games at once."""
    many = gymnasium.make_vec("aurum/Oriflamme-v1", 32, players=PLAYERS, opponents="random")
    space = many.single_observation_space
    shown, _ = many.reset(seed=seed)
    won = ended = 0.0
    while ended < games:
        rows = [{key: part[row] for key, part in shown.items()} for row in range(many.num_envs)]
        flat = np.stack([np.asarray(gymnasium.spaces.flatten(space, row)) for row in rows])
        actions, _ = model.predict(flat, action_masks=shown["action_mask"])
        shown, reward, over, _, _ = many.step(actions)
        won += float(reward[over].sum())
        ended += int(over.sum())
    many.close()
    return won / ended


def run(steps: int, games: int, seed: int) -> tuple[float, float]:
    """The win share before and after the training."""
    from sb3_contrib import MaskablePPO

    model = MaskablePPO("MlpPolicy", table(), seed=seed, n_steps=1024, batch_size=256, gamma=1.0)
    before = win_share(model, games, seed)
    model.learn(steps)
    return before, win_share(model, games, seed)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--steps", type=int, default=20000)
    parser.add_argument("--games", type=int, default=600, help="games to measure it with")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    before, after = run(given.steps, given.games, given.seed)
    print(f"{before:.0%} of the games before, {after:.0%} after {given.steps} steps")
