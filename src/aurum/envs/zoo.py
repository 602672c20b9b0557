"""All seats as agents of PettingZoo, one after the other as the game asks them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, SupportsIndex

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from aurum.engine.contract import OVER, SPECTATOR, State
from aurum.envs.batch import whole_number
from aurum.envs.encoding import Encoding, play_chance, win_shares
from aurum.envs.spaces import MASK, METADATA, check_mode, mask_space, observe, piece_spaces, show
from aurum.envs.versions import versions

ILLEGAL: float = -1
"""The reward of a seat that makes an illegal choice, which ends the game; the others get 0."""

Agent = str


class PettingZooEnv(AECEnv):
    """A game of PettingZoo's agent environment cycle. Chance is played from the seed.

    The reward comes at the end and is what a seat has won: 1, a share of a victory, or 0.
    """

    def __init__(
        self,
        name: str,
        encoding: Encoding,
        render_mode: str | None = None,
        max_decisions: int | None = None,
    ) -> None:
        super().__init__()
        if max_decisions is not None and not (isinstance(max_decisions, int) and max_decisions > 0):
            raise ValueError(f"max_decisions is a number from 1 on, not {max_decisions!r}")
        self.metadata = {**METADATA, "name": name, "is_parallelizable": False}
        self.encoding = encoding
        self.render_mode = check_mode(render_mode)
        self.max_decisions = max_decisions
        self.possible_agents = [f"seat_{seat}" for seat in range(encoding.seats)]
        self.agents: list[Agent] = []
        self.agent_selection: Agent = self.possible_agents[0]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = Random()
        self._closed = False
        self.state_of_play: State | None = None
        self._actions = {
            agent: spaces.Discrete(encoding.numbering.size) for agent in self.possible_agents
        }
        self._observations = {
            agent: spaces.Dict(
                {"observation": spaces.Dict(piece_spaces(encoding)), MASK: mask_space(encoding)}
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: Agent) -> spaces.Dict:
        """The named pieces, and the mask of what can be chosen."""
        return self._observations[self.possible_agents[self._seat_of(agent)]]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        """Every choice of the table has a number; `write` says which it is."""
        return self._actions[self.possible_agents[self._seat_of(agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new play. Without a seed, chance goes on from where it is."""
        if self._closed:
            raise self._without_play()
        if seed is not None:
            self._rng = Random(whole_number("seed", seed))
        self.state_of_play = state = self.encoding.begin(self._rng)
        play_chance(state, self._rng)
        self._decisions = 0
        self._skip_agent_selection = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[state.actor]
        if self.render_mode == "human":
            self.render()

    def step(self, action: SupportsIndex | None) -> None:
        """Make a choice. One that is not legal raises `Illegal`, which says by which rule."""
        state = self.state_of_play
        if state is None:
            raise self._without_play()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must choose")
        state.apply(self.encoding.numbering.choice(action, self._seat[agent], state.legal()))
        play_chance(state, self._rng)
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if state.actor == OVER:
            shares = win_shares(state, self.encoding.seats)
            self.rewards = dict(zip(self.possible_agents, shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[state.actor]
            if self._decisions == self.max_decisions:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if any(self.terminations.values()) or any(self.truncations.values()):
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: Agent) -> dict[str, Any]:
        """What this seat may know now. All choices are masked unless it is the one that chooses."""
        state = self.state_of_play
        if state is None:
            raise self._without_play()
        seat = self._seat_of(agent)
        return {
            "observation": observe(self.encoding, state, seat),
            MASK: self.encoding.mask(state, seat),
        }

    def write(self, action: SupportsIndex, agent: Agent | None = None) -> str:
        """An action of this agent, or of the one to choose, in the notation of the game."""
        seat = self._seat_of(agent)
        return self.encoding.write(self.state_of_play, action, seat)

    def read(self, text: str, agent: Agent | None = None) -> int:
        """The action that notation means."""
        seat = self._seat_of(agent)
        return self.encoding.read(self.state_of_play, text, seat)

    def _without_play(self) -> RuntimeError:
        if self._closed:
            return RuntimeError("this environment is closed: make another")
        return RuntimeError("there is no play yet: reset() begins one")

    def _seat_of(self, agent: Agent | None) -> int:
        """The seat of an agent, or of the one that must choose."""
        if agent is None:
            agent = self.agent_selection
        try:
            return self._seat[agent]
        except KeyError:
            known = ", ".join(self.possible_agents)
            raise ValueError(f"there is no {agent!r}; there are {known}") from None

    def render(self) -> str | None:
        """The table as the seat that must choose sees it; after the end, as everybody does."""
        state = self.state_of_play
        if state is None:
            raise self._without_play()
        actor = state.actor
        seat = actor if actor >= 0 else SPECTATOR
        return show(self.encoding, state, seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to release, but the environment cannot be used any more."""
        self._closed = True
        self.state_of_play = None


class CheckedActions(wrappers.BaseWrapper[Agent, Any, Any]):
    """Says what is wrong with an action that no choice has the number of."""

    def step(self, action: SupportsIndex | None) -> None:
        """Make a choice; an agent for which the game is over has None."""
        agent = self.agent_selection
        if action is not None or not (self.terminations[agent] or self.truncations[agent]):
            try:
                self.unwrapped.encoding.numbering.checked(action)
            except ValueError as problem:
                raise ValueError(f"{agent} must choose: {problem}") from None
        super().step(action)


class TurnsInParallel(turn_based_aec_to_parallel_wrapper[Agent, Any, Any]):
    """All agents give actions, and that of the one that must choose is made."""

    def step(self, actions: Mapping[Agent, SupportsIndex | None]) -> Any:
        """Make the action of the agent that must choose."""
        if self.agents:
            agent = self.aec_env.agent_selection
            if not isinstance(actions, Mapping) or agent not in actions:
                raise ValueError(
                    f"actions have one for each agent, and {agent} must choose; not {actions!r}"
                )
        return super().step(actions)


class EnvModule:
    """What a module such as `aurum.envs.game_v1` offers, as PettingZoo's own do."""

    def __init__(self, name: str) -> None:
        self.version = versions()[name]

    def raw_env(
        self, render_mode: str | None = None, max_decisions: int | None = None, **options: object
    ) -> PettingZooEnv:
        """The game itself: an illegal action raises and changes nothing."""
        encoding = self.version.encoding(options)
        return PettingZooEnv(self.version.version.name, encoding, render_mode, max_decisions)

    def env(self, **options: Any) -> Any:
        """The game as it is usually wrapped: an illegal action loses and ends it."""
        table = wrappers.TerminateIllegalWrapper(self.raw_env(**options), illegal_reward=ILLEGAL)
        return wrappers.OrderEnforcingWrapper(CheckedActions(table))

    def parallel_env(self, **options: Any) -> Any:
        """The same for programs that know only parallel environments.

        One seat chooses at a time in these games. All seats give an action each step and all are
        told what they know, but only the action of the one whose mask is not empty is made.
        """
        return TurnsInParallel(self.env(**options))
