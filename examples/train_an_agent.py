"""Train an agent with numpy alone, in about twenty seconds.

    .venv/bin/python examples/train_an_agent.py --games 1200

`dev.py setup` installs what it needs; in an environment of your own,
`pip install "aurum-tabletop[envs]"` does.

The agent is one linear layer: a weight for each number of the observation and each action. It
draws an action by the softmax over the actions that the mask allows. After a game, the actions
taken become more likely if the agent had more points than the others, and less likely if it had
fewer (REINFORCE). The opponents are random.
"""

from __future__ import annotations

import argparse
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from numpy.typing import NDArray

import aurum.envs  # noqa: F401, it registers the games with Gymnasium

Numbers = NDArray[np.float64]

BATCH = 20
RATE = 0.1


class Step(NamedTuple):
    """An observation, the legal actions, the probability of each, and the one taken."""

    seen: Numbers
    legal: NDArray[np.intp]
    odds: Numbers
    taken: int


class Agent:
    """A softmax policy over linear values."""

    def __init__(self, env: gymnasium.Env[Any, Any], seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        shown, _ = env.reset(seed=seed)
        self.weights = np.zeros((shown["action_mask"].size, self.look(shown).size))
        self.usual = 0.0
        """The mean of the points by which it is ahead: the baseline of REINFORCE."""

    def look(self, shown: dict[str, Any]) -> Numbers:
        """An observation as one vector of bounded length."""
        pieces = [piece.ravel() for name, piece in shown.items() if name != "action_mask"]
        seen = np.minimum(np.concatenate(pieces), 8).astype(np.float64)
        return np.asarray(seen * 4 / np.sqrt(16 + seen @ seen))

    def choose(self, shown: dict[str, Any]) -> Step:
        """Draw one of the legal actions."""
        seen, legal = self.look(shown), np.flatnonzero(shown["action_mask"])
        worth = self.weights[legal] @ seen
        odds = np.exp(worth - worth.max())
        odds /= odds.sum()
        return Step(seen, legal, odds, int(self.rng.choice(len(legal), p=odds)))

    def play(self, env: gymnasium.Env[Any, Any]) -> tuple[list[Step], float, float]:
        """A game: its steps, the share of the victory, and the points by which it was ahead."""
        shown, _ = env.reset()
        steps: list[Step] = []
        over = False
        while not over:
            steps.append(self.choose(shown))
            shown, won, over, _, info = env.step(steps[-1].legal[steps[-1].taken])
        own = info["scores"].pop(info["seat"])
        return steps, float(won), own - float(np.mean(info["scores"]))

    def train(self, env: gymnasium.Env[Any, Any], games: int) -> None:
        """Learn from so many games."""
        for _ in range(games // BATCH):
            change = np.zeros_like(self.weights)
            for _ in range(BATCH):
                steps, _, ahead = self.play(env)
                for seen, legal, odds, taken in steps:
                    surprise = -odds
                    surprise[taken] += 1
                    change[legal] += (ahead - self.usual) / 8 * np.outer(surprise, seen)
                self.usual += 0.02 * (ahead - self.usual)
            self.weights += RATE * change / BATCH


def win_share(agent: Agent, env: gymnasium.Env[Any, Any], games: int) -> float:
    """The share of games that it wins."""
    return sum(agent.play(env)[1] for _ in range(games)) / games


def run(games: int, seed: int, tries: int) -> tuple[float, float]:
    """The win share before and after the training."""
    env = gymnasium.make("aurum/Oriflamme-v1", players=3, opponents="random")
    agent = Agent(env, seed)
    before = win_share(agent, env, tries)
    agent.train(env, games)
    return before, win_share(agent, env, tries)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--tries", type=int, default=300, help="games to measure it with")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    before, after = run(given.games, given.seed, given.tries)
    print(f"{before:.0%} of the games before, {after:.0%} after {given.games}")
