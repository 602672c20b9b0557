"""One seat as an environment of Gymnasium; bots sit on the others."""

from __future__ import annotations

from random import Random
from typing import Any, SupportsIndex

import gymnasium
from gymnasium import spaces

from aurum import bots
from aurum.engine.contract import CHANCE, OVER, State
from aurum.engine.errors import Illegal
from aurum.envs.encoding import Mask, play_chance, win_shares
from aurum.envs.opponents import Opponents, Wanted, checked_seat, drawn_seat
from aurum.envs.spaces import MASK, METADATA, check_mode, mask_space, observe, piece_spaces, show
from aurum.envs.versions import version_named

ILLEGAL = -1.0
"""The reward of an illegal action, which ends the game."""

Observation = dict[str, Any]


class OneSeat(gymnasium.Env[Observation, Any]):
    """A seat among bots. Its reward, at the end, is what it has won: 1, a share of it, or 0.

    What can be chosen is in the observation as `action_mask`. Whoever chooses something else has
    lost: the reward is -1, and `info["illegal"]` says why.
    """

    metadata = METADATA

    def __init__(
        self,
        version: str,
        opponents: Wanted = "random",
        seat: int | None = None,
        budget: bots.Budget | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """`opponents` sit from the left neighbour on; a single one on all other seats.

        Without `seat` each play draws one. `budget` is how long each bot may think.
        """
        self.encoding = version_named(version).encoding(options)
        seats = self.encoding.seats
        self._chosen_seat = checked_seat(seat, seats)
        self._opponents = Opponents(self.encoding.name, opponents, seats, budget)
        self.render_mode = check_mode(render_mode)
        self.seat = 0
        self.state_of_play: State | None = None
        self._closed = False
        self.action_space = spaces.Discrete(self.encoding.numbering.size)
        self.observation_space = spaces.Dict(
            {**piece_spaces(self.encoding), MASK: mask_space(self.encoding)}
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new play, as far as the first choice of this seat."""
        self._check_open()
        super().reset(seed=seed)
        seats = self.encoding.seats
        self._rng = Random(int(self.np_random.integers(1 << 62)))
        self._over = False
        while True:
            self.seat = drawn_seat(self._chosen_seat, seats, self._rng)
            self.state_of_play = state = self.encoding.begin(self._rng)
            self._play_others(state)
            if state.actor == self.seat:  # else all was over before it was asked anything
                return self._observation(state), {"seat": self.seat}

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a choice; then chance and the others play as far as the next."""
        state = self._table()
        if self._over:
            raise RuntimeError("this play is over: reset() begins another")
        info: dict[str, Any] = {"seat": self.seat}
        try:
            state.apply(self.encoding.numbering.choice(action, self.seat, state.legal()))
        except Illegal as problem:
            self._over = True
            return self._observation(state), ILLEGAL, True, False, {**info, "illegal": str(problem)}
        self._play_others(state)
        self._over = state.actor == OVER
        if self._over:
            info["scores"] = state.scores()
        won = win_shares(state, self.encoding.seats)[self.seat]
        return self._observation(state), won, self._over, False, info

    def action_masks(self) -> Mask:
        """What can be chosen, for those who ask the environment rather than an observation."""
        return self.encoding.mask(self._table(), self.seat)

    def write(self, action: SupportsIndex) -> str:
        """An action in the notation of the game."""
        return self.encoding.write(self.state_of_play, action, self.seat)

    def read(self, text: str) -> int:
        """The action that notation means."""
        return self.encoding.read(self.state_of_play, text, self.seat)

    def render(self) -> str | None:
        """The table as this seat sees it."""
        return show(self.encoding, self._table(), self.seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to release, but the environment cannot be used any more."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise RuntimeError("this environment is closed: make another")

    def _table(self) -> State:
        self._check_open()
        if self.state_of_play is None:
            raise RuntimeError("there is no play yet: reset() begins one")
        return self.state_of_play

    def _play_others(self, state: State) -> None:
        while state.actor not in (self.seat, OVER):
            if state.actor == CHANCE:
                play_chance(state, self._rng)
            else:
                state.apply_unchecked(self._opponents.choose(state, self.seat, self._rng))

    def _observation(self, state: State) -> Observation:
        found = observe(self.encoding, state, self.seat)
        found[MASK] = self.encoding.mask(state, self.seat)
        if self.render_mode == "human":
            self.render()
        return found
