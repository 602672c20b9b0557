"""A learner's seat in each of many games, as the faces of Gymnasium and PufferLib play it.

An illegal action does not stop the others: its game is lost, with a reward of -1, and another
begins.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from aurum.envs.batch import BatchEnv, Numbers, checked_actions

ILLEGAL: Final = -1.0
"""The reward of an illegal action."""


class Stepped(NamedTuple):
    """What came of a step, a row for each game."""

    reward: NDArray[np.float32]
    """What the learner has won, or `ILLEGAL`."""
    over: NDArray[np.bool_]
    """Whether its game has ended, and another begun."""
    illegal: NDArray[np.bool_]
    """Whether its action was illegal."""


def step_learners(env: BatchEnv, actions: Numbers) -> Stepped:
    """Make an action in each game. Those that have numbers but are illegal lose."""
    made = checked_actions(env.encoding, actions, env.n)
    rows = np.arange(env.n)
    seats = env.seat.copy()
    legal = env.allows(made)
    illegal = ~legal
    if illegal.any():
        env.restart(rows[illegal])
        env.step(made[legal], rows[legal])
    else:
        env.step(made)
    reward = env.reward[rows, seats]
    reward[illegal] = ILLEGAL
    return Stepped(reward, env.done | illegal, illegal)
