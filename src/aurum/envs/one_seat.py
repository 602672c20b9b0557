"""One seat as an environment of Gymnasium; bots sit on the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, SupportsIndex

import gymnasium
from gymnasium import spaces

from aurum import bots
from aurum.engine.contract import CHANCE, OVER, State
from aurum.engine.errors import Illegal
from aurum.envs.encoding import Mask, play_chance, win_shares
from aurum.envs.spaces import MASK, METADATA, check_mode, mask_space, observe, piece_spaces, show
from aurum.envs.versions import versions

ILLEGAL = -1.0
"""The reward of an illegal action, which ends the game."""

Opponent = str | bots.Bot
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
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = None,
        budget: bots.Budget | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """`opponents` sit from the left neighbour on; a single one on all other seats.

        Without `seat` each play draws one. `budget` is how long each bot may think.
        """
        if version not in versions():
            raise ValueError(f"there is no {version!r}; there are {', '.join(versions())}")
        self.encoding = versions()[version].encoding(options)
        seats = self.encoding.seats
        if seat is not None and seat not in range(seats):
            raise ValueError(f"seat is a number from 0 to {seats - 1} or None, not {seat!r}")
        self._chosen_seat = seat
        self._bots = _seated(self.encoding.name, opponents, seats - 1)
        self._budget = budget or bots.Budget()
        self.render_mode = check_mode(render_mode)
        self.seat = 0
        self.state_of_play: State | None = None
        self.action_space = spaces.Discrete(self.encoding.numbering.size)
        self.observation_space = spaces.Dict(
            {**piece_spaces(self.encoding), MASK: mask_space(self.encoding)}
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new play, as far as the first choice of this seat."""
        super().reset(seed=seed)
        seats = self.encoding.seats
        self._rng = Random(int(self.np_random.integers(1 << 62)))
        self._over = False
        while True:
            chosen = self._chosen_seat
            self.seat = int(self._rng.random() * seats) if chosen is None else chosen
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
            state.apply(self.encoding.numbering.choice(action, self.seat))
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
        return self.encoding.game.write(self.encoding.numbering.choice(action, self.seat))

    def read(self, text: str) -> int:
        """The action that notation means."""
        return self.encoding.numbering.number(self.encoding.game.read(text), self.seat)

    def render(self) -> str | None:
        """The table as this seat sees it."""
        return show(self.encoding, self._table(), self.seat, self.render_mode)

    def _table(self) -> State:
        if self.state_of_play is None:
            raise RuntimeError("there is no play yet: reset() begins one")
        return self.state_of_play

    def _play_others(self, state: State) -> None:
        name, seats = self.encoding.name, self.encoding.seats
        while state.actor not in (self.seat, OVER):
            if state.actor == CHANCE:
                play_chance(state, self._rng)
                continue
            seat = state.actor
            question = bots.Question(name, state.view(seat), state.choices())
            bot = self._bots[(seat - self.seat) % seats - 1]
            choice = bot.answer(question, self._budget, self._rng).choice
            try:
                state.apply(choice)
            except Illegal as problem:
                raise RuntimeError(f"{type(bot).__name__} on seat {seat}: {problem}") from None

    def _observation(self, state: State) -> Observation:
        found = observe(self.encoding, state, self.seat)
        found[MASK] = self.encoding.mask(state, self.seat)
        if self.render_mode == "human":
            self.render()
        return found


def _seated(game: str, given: Opponent | Sequence[Opponent], places: int) -> list[bots.Bot]:
    """The bots on the other seats, from the left neighbour on."""
    if isinstance(given, (list, tuple)):
        wanted: list[Opponent] = list(given)
    else:
        wanted = [given] * places  # type: ignore[list-item]
    if len(wanted) != places:
        raise ValueError(f"there are {places} other seats, and {len(wanted)} opponents were given")
    known = bots.names(game)
    for one in wanted:
        if isinstance(one, str) and one not in known:
            raise ValueError(f"{game} has no bot {one!r}; it has {', '.join(known)}")
        if not isinstance(one, str) and not callable(getattr(one, "answer", None)):
            raise ValueError(f"an opponent is the name of a bot or answers questions; not {one!r}")
    return [bots.bot(game, one) if isinstance(one, str) else one for one in wanted]
