"""Games in PufferLib's arrays: `PufferTables` is a native environment of it.

PufferLib's own base class is used where it is installed, so that `pufferlib.vector.make` takes the
environment. Without it the same arrays and methods are here, for any other trainer.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from aurum import bots
from aurum.envs.batch import BatchEnv, Numbers, whole_number, whole_numbers
from aurum.envs.learner import ILLEGAL, step_learners
from aurum.envs.opponents import Wanted
from aurum.envs.puffer_base import ARRAYS, NativeEnv
from aurum.envs.versions import version_named

if TYPE_CHECKING:
    PufferEnv = NativeEnv
else:
    try:
        from pufferlib import PufferEnv
    except ModuleNotFoundError:
        PufferEnv = NativeEnv

Infos = list[dict[str, Any]]
Step = tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], Infos]


class PufferTables(PufferEnv):
    """So many games, each with one agent among bots or, without opponents, one on each seat.

    A row of `observations` is the action mask, a number for each action, and then the pieces side
    by side. Agents are numbered by games, then by seats. `masks` says which of them must choose
    now; the actions of the others are ignored, their rows of `observations` are 0. An illegal
    action loses its game: -1 for its agent, 0 for the others.
    """

    def __init__(
        self,
        version: str,
        n: int = 1,
        opponents: Wanted | None = "random",
        seat: int | None = None,
        budget: bots.Budget | None = None,
        processes: int = 1,
        buf: Any = None,
        seed: int = 0,
        **options: object,
    ) -> None:
        known = version_named(version.removeprefix("aurum/"))
        self.batch = BatchEnv(
            known.game, n, seed=seed, processes=processes, opponents=opponents, seat=seat,
            budget=budget, **known.options(options),
        )  # fmt: skip
        self.encoding = encoding = self.batch.encoding
        self.actions_size = encoding.numbering.size
        """So many numbers of an observation are the mask."""
        self.selfplay = opponents is None
        self.num_agents = n * encoding.seats if self.selfplay else n
        pieces = encoding.pieces.pieces
        self.single_observation_space = spaces.Box(
            min(0, *(piece.low for piece in pieces)),
            max(1, *(piece.high for piece in pieces)),
            (self.actions_size + encoding.pieces.size,),
            encoding.dtype,  # type: ignore[arg-type]
        )
        self.single_action_space = spaces.Discrete(self.actions_size)
        self._seed = seed
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[NDArray[Any], Infos]:
        """Begin all games; without a seed, others than the last time."""
        self._seed = self._seed + 1 if seed is None else whole_number("seed", seed)
        with self._cleared_after_errors():
            self.batch.reset(self._seed)
        for array in (self.rewards, self.terminals, self.truncations):
            array[:] = 0
        self._write()
        return self.observations, []

    def step(self, actions: Numbers) -> Step:
        """Make the action of each agent that must choose."""
        made = whole_numbers("actions", actions)
        if len(made) != self.num_agents:
            raise ValueError(f"there are {len(made)} actions for {self.num_agents} agents")
        seats = self.encoding.seats
        asked = self._asked() if self.selfplay else slice(None)
        with self._cleared_after_errors():
            stepped = step_learners(self.batch, made[asked])
        if isinstance(asked, np.ndarray):
            won = self.batch.reward.copy()
            won[stepped.illegal] = 0
            self.rewards[:] = won.reshape(-1)
            self.rewards[asked[stepped.illegal]] = ILLEGAL
            self.terminals[:] = np.repeat(stepped.over, seats)
        else:
            self.rewards[:] = stepped.reward
            self.terminals[:] = stepped.over
        self.truncations[:] = False
        self._write()
        arrays = (self.observations, self.rewards, self.terminals, self.truncations)
        return (*arrays, self._infos(stepped))

    def close(self) -> None:
        """End the processes."""
        self.batch.close()

    @contextmanager
    def _cleared_after_errors(self) -> Iterator[None]:
        """Let no array keep what was there before if the batch fails, or has failed."""
        try:
            self.batch.check_open()
            yield
        finally:
            if self.batch.failed:
                for name in ARRAYS[:-1]:
                    getattr(self, name)[:] = 0

    def _asked(self) -> NDArray[Any]:
        """The agents that must choose."""
        return np.arange(self.batch.n) * self.encoding.seats + self.batch.seat

    def _write(self) -> None:
        rows: Any = slice(None)
        if self.selfplay:
            rows = self._asked()
            self.observations[:] = 0
            self.masks[:] = False
        self.observations[rows, : self.actions_size] = self.batch.mask
        self.observations[rows, self.actions_size :] = self.batch.obs
        self.masks[rows] = True

    def _infos(self, stepped: Any) -> Infos:
        """How the games that have ended in this step went, for a log."""
        ended = int(stepped.over.sum())
        if not ended:
            return []
        found = {"games": ended, "illegal": int(stepped.illegal.sum())}
        if not self.selfplay:
            return [{**found, "won": float(np.maximum(stepped.reward, 0).sum()) / ended}]
        return [found]
