"""One seat in many games at once, as a vector environment of Gymnasium; bots have the others.

What it observes and what it can choose is as in `OneSeat`, the environment of a single game.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from aurum import bots
from aurum.envs.batch import BatchEnv, checked_actions
from aurum.envs.learner import step_learners
from aurum.envs.opponents import Wanted
from aurum.envs.spaces import MASK, METADATA, check_mode, mask_space, piece_spaces, show
from aurum.envs.versions import version_named

Observations = dict[str, NDArray[Any]]
Infos = dict[str, Any]
VECTOR_METADATA: Final = {**METADATA, "autoreset_mode": AutoresetMode.SAME_STEP}


class OneSeatVector(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """A seat among bots in so many games.

    A game that ends begins again in the same step: `infos["final_obs"]` has the last observation
    of those that have ended, and `infos["final_info"]` what is known of them.
    """

    metadata = VECTOR_METADATA

    def __init__(
        self,
        version: str,
        num_envs: int = 1,
        opponents: Wanted = "random",
        seat: int | None = None,
        budget: bots.Budget | None = None,
        render_mode: str | None = None,
        processes: int = 1,
        copy: bool = True,
        **options: object,
    ) -> None:
        """With `copy=False` the arrays of an observation are written again at the next step."""
        known = version_named(version)
        self.render_mode = check_mode(render_mode)
        self.num_envs = num_envs
        self.copy = copy
        self.batch = BatchEnv(
            known.game, num_envs, processes=processes, opponents=opponents, seat=seat,
            budget=budget, dtype=np.float32, **known.options(options),
        )  # fmt: skip
        self.encoding = encoding = self.batch.encoding
        self.single_action_space = spaces.Discrete(encoding.numbering.size)
        self.single_observation_space = spaces.Dict(
            {**piece_spaces(encoding), MASK: mask_space(encoding)}
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Infos]:
        """Begin all games, or with `options["reset_mask"]` some of them."""
        mask = (options or {}).get("reset_mask")
        if mask is not None:
            self.batch.restart(np.flatnonzero(self._checked_mask(mask)))
        else:
            if seed is not None and not isinstance(seed, (int, np.integer)):
                raise ValueError(
                    f"seed is a whole number or None, not {seed!r}: games differ by it"
                )
            super().reset(seed=None if seed is None else int(seed))
            self.batch.reset(int(self.np_random.integers(1 << 62)))
        self._begun = True
        return self._observations(), self._infos()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], Infos]:
        """Make a choice in each game; then chance and the others play as far as the next."""
        if not self._begun:
            raise RuntimeError("there are no plays yet: reset() begins them")
        made = checked_actions(self.encoding, actions, self.num_envs)
        refused = {
            int(row): (
                str(self.batch.refusal(int(row), int(made[row]))),
                self._observation(int(row)),
            )
            for row in np.flatnonzero(~self.batch.allows(made))
        }
        before = self.batch.seat.copy()
        reward, over, illegal = step_learners(self.batch, made)
        infos = self._infos()
        if over.any():
            final = np.full(self.num_envs, None, dtype=object)
            reasons = np.full(self.num_envs, None, dtype=object)
            for row in np.flatnonzero(over):
                if illegal[row]:
                    reasons[row], final[row] = refused[int(row)]
                else:
                    final[row] = self._final(int(row))
            infos |= {"final_obs": final, "_final_obs": over}
            scores, ended = self.batch.score.copy(), over & ~illegal
            infos["final_info"] = {
                "seat": before, "_seat": over, "scores": scores, "_scores": ended,
            }  # fmt: skip
            if illegal.any():
                infos["final_info"] |= {"illegal": reasons, "_illegal": illegal}
            infos["_final_info"] = over
        if self.render_mode == "human":
            self.render()
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._observations(), reward.astype(np.float64), over, truncated, infos

    def action_masks(self) -> NDArray[np.int8]:
        """What can be chosen in each game."""
        self.batch.check_open()
        return self.batch.mask.copy() if self.copy else self.batch.mask

    def render(self) -> tuple[Any, ...] | None:
        """Each table as its seat sees it."""
        tables = [
            (self.batch.state(row), int(self.batch.seat[row])) for row in range(self.num_envs)
        ]
        return tuple([show(self.encoding, *table, self.render_mode) for table in tables])

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        self.batch.close()

    def _observations(self) -> Observations:
        obs, mask = self.batch.obs, self.batch.mask
        if self.copy:
            obs, mask = obs.copy(), mask.copy()
        return {**self.encoding.pieces.named(obs), MASK: mask}

    def _observation(self, row: int) -> Observations:
        """What is known in one game."""
        named = self.encoding.pieces.named(self.batch.obs[row].copy())
        return {**named, MASK: self.batch.mask[row].copy()}

    def _final(self, row: int) -> Observations:
        """What was known in a game that has ended."""
        named = self.encoding.pieces.named(self.batch.final[row].copy())
        return {**named, MASK: np.zeros(self.encoding.numbering.size, np.int8)}

    def _infos(self) -> Infos:
        every = np.ones(self.num_envs, np.bool_)
        return {"seat": self.batch.seat.copy(), "_seat": every}

    def _checked_mask(self, mask: Any) -> NDArray[np.bool_]:
        if not (
            isinstance(mask, np.ndarray)
            and mask.dtype == np.bool_
            and mask.shape == (self.num_envs,)
            and self._begun
        ):
            raise ValueError(
                f"reset_mask is a numpy array of {self.num_envs} booleans, after a first reset()"
            )
        return mask
