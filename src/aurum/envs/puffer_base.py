"""What PufferLib's native environments have: arrays allocated once, and methods around them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

ARRAYS = ("observations", "rewards", "terminals", "truncations", "masks", "actions")


class NativeEnv(ABC):
    """The arrays and the methods of `pufferlib.PufferEnv`, for where PufferLib is not installed.

    A subclass has `num_agents` and both spaces before it calls `__init__`. `buf` are arrays to
    write into, by their names.
    """

    num_agents: int
    single_observation_space: spaces.Box
    single_action_space: spaces.Discrete

    def __init__(self, buf: Any = None) -> None:
        agents = self.num_agents
        space = self.single_observation_space
        self.observations: NDArray[Any] = np.zeros((agents, *space.shape), space.dtype)
        self.rewards: NDArray[np.float32] = np.zeros(agents, np.float32)
        self.terminals: NDArray[np.bool_] = np.zeros(agents, np.bool_)
        self.truncations: NDArray[np.bool_] = np.zeros(agents, np.bool_)
        self.masks: NDArray[np.bool_] = np.ones(agents, np.bool_)
        self.actions: NDArray[np.int32] = np.zeros(agents, np.int32)
        for name in ARRAYS if buf is not None else ():
            given = buf.get(name) if isinstance(buf, dict) else getattr(buf, name, None)
            own = getattr(self, name)
            if not isinstance(given, np.ndarray):
                raise ValueError(
                    f"buf has the arrays {', '.join(ARRAYS)}; its {name} is {type(given).__name__}"
                )
            # PufferLib itself gives actions of another size of whole number.
            kind = np.integer if name == "actions" else own.dtype
            if given.shape != own.shape or not np.issubdtype(given.dtype, kind):
                raise ValueError(
                    f"buf has {name} of {given.dtype} and shape {given.shape}; "
                    f"they must be {own.dtype} and {own.shape}"
                )
            setattr(self, name, given)
        self.action_space = batch_space(self.single_action_space, agents)
        self.observation_space = batch_space(space, agents)
        self.agent_ids = np.arange(agents)
        self.infos: list[dict[str, Any]] = []

    emulated = False
    done = False

    @property
    def agents_per_batch(self) -> int:
        """All of them."""
        return self.num_agents

    @property
    def driver_env(self) -> NativeEnv:
        """The environment that knows the spaces."""
        return self

    @abstractmethod
    def reset(self, seed: int | None = None) -> Any:
        """Begin anew: the observations, and a list of what there is to log."""

    @abstractmethod
    def step(self, actions: Any) -> Any:
        """Make the actions: observations, rewards, terminals, truncations, a list to log."""

    def async_reset(self, seed: int | None = None) -> None:
        """The same as `reset`; what came of it is received."""
        _, self.infos = self.reset(seed)

    def send(self, actions: Any) -> None:
        """The same as `step`; what came of it is received."""
        *_, self.infos = self.step(actions)

    def recv(self) -> tuple[Any, ...]:
        """Observations, rewards, terminals, truncations, infos, the agents, and who must choose."""
        arrays = (self.observations, self.rewards, self.terminals, self.truncations)
        return (*arrays, self.infos, self.agent_ids, self.masks)
