"""The games for OpenSpiel. Importing this registers every game as `aurum_` and its name.

Chance is explicit. An information state is all that a seat has been told since the beginning, and
its view; an observation is the view alone. Both are texts and tensors. Returns are what each seat
has won; together 1.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from aurum import games
from aurum.engine.contract import CHANCE, OVER, SPECTATOR, State
from aurum.engine.errors import Illegal
from aurum.envs.encoding import Encoding, encoding_of, win_shares
from aurum.envs.recall import LIMIT, Recall
from aurum.envs.versions import all_tensors
from aurum.tensors.game_tensors import Parameters, SpielGame
from aurum.tensors.pieces import Tensor

__all__ = ["AurumGame", "AurumObserver", "AurumState", "register"]

TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
CHANCE_PLAYER: Final = int(pyspiel.PlayerId.CHANCE)
History = tuple[Any, ...]
"""The messages to each seat, the last first: `(before, (seat 0's text, seat 1's, …))`."""


class StateData:
    """The data of a state. OpenSpiel copies it by `deepcopy`, which clones only what changes."""

    __slots__ = ("encoding", "history", "longest", "made", "state")

    def __init__(
        self, encoding: Encoding, longest: int, state: State, history: History = (), made: int = 0
    ) -> None:
        self.encoding = encoding
        self.longest = longest
        self.state = state
        self.history = history
        self.made = made
        """How many choices, chance's too."""

    def __deepcopy__(self, memo: object) -> StateData:
        return StateData(self.encoding, self.longest, self.state.clone(), self.history, self.made)


class AurumState(pyspiel.State):
    """A state of a play."""

    def __init__(self, game: AurumGame, data: StateData | None = None) -> None:
        super().__init__(game)
        if data is None:
            data = StateData(game.encoding, game.longest, game.beginning.clone())
        self.data = data

    # Who is asked, and what

    def current_player(self) -> int:
        """The seat that must choose."""
        if self.is_terminal():
            return TERMINAL
        actor = self.data.state.actor
        return CHANCE_PLAYER if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        data = self.data
        return data.state.actor == OVER or data.made >= data.longest

    def _legal_actions(self, player: int) -> list[int]:
        data = self.data
        return sorted(data.encoding.numbering.numbers(data.state.legal(), player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, and how likely it is."""
        data = self.data
        odds = data.state.odds()
        total = sum(odds)
        numbers = data.encoding.chances.numbers(data.state.legal())
        shares = [weight / total for weight in odds]
        return sorted(zip(numbers, shares, strict=True))

    def _choice(self, player: int, action: int) -> int:
        encoding = self.data.encoding
        legal = self.data.state.legal()
        if player == CHANCE_PLAYER:
            return encoding.chances.choice(action, 0, legal)
        return encoding.numbering.choice(action, player, legal)

    def _apply_action(self, action: int) -> None:
        data = self.data
        if self.is_terminal():
            raise RuntimeError("this play is over: new_initial_state() of the game begins another")
        choice = self._choice(self.current_player(), action)
        state = data.state
        messages = tuple([state.redacted(choice, seat) for seat in range(data.encoding.seats)])
        state.apply(choice)
        data.history = (data.history, messages)
        data.made += 1

    def _action_to_string(self, player: int, action: int) -> str:
        try:
            return self.data.encoding.game.write(self._choice(player, action))
        except Illegal:  # a number that stands for no choice here
            return f"action {action}"

    def returns(self) -> list[float]:
        """What each seat has won."""
        seats = self.data.encoding.seats
        state = self.data.state
        if self.is_terminal() and state.actor != OVER:
            return [1 / seats] * seats
        return win_shares(state, seats)

    # What a seat knows

    def view(self, player: int) -> Any:
        """The view of a seat, or of a spectator."""
        return self.data.state.view(player)

    def messages(self, player: int) -> list[str]:
        """Every choice so far as this seat has seen it."""
        found = []
        history = self.data.history
        while history:
            history, words = history
            found.append(words[player])
        return found[::-1]

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """All messages to a seat as numbers, unless there are too many."""
        self.get_game().check_recall()
        seat = self.current_player() if player is None else player
        found: list[float] = super().information_state_tensor(seat)
        return found

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> AurumState:
        """A state drawn from those that fit what a seat knows, by `imagine`.

        What others have been told in secret isn't known; there, they have been told what everybody
        has.
        """
        data = self.data
        encoding = data.encoding
        state = encoding.game.imagine(self.view(player), Random(probability_sampler()))
        history: History = ()
        for words in self.messages(player):
            history = (history, (words,) * encoding.seats)
        imagined = StateData(encoding, data.longest, state, history, data.made)
        return AurumState(self.get_game(), imagined)

    def __str__(self) -> str:
        return self.data.encoding.game.write_position(self.data.state)


class AurumObserver:
    """What OpenSpiel calls an observer: a tensor, its named pieces, and words."""

    def __init__(self, game: AurumGame, kind: Any, params: Parameters | None) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters; it was given {params}")
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._everything = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self._recalls = kind.perfect_recall
        if not kind.public_info or (self._everything and self._recalls):
            raise ValueError(
                "an observer sees what one seat knows or what everybody does, or without"
                " perfect recall everything"
            )
        self._encoding = game.encoding
        self._recall = None if self._public else game.recall
        self.tensor: Tensor | None = None
        self.dict: dict[str, Tensor] = {}
        if not self._recalls:
            self.tensor = np.zeros(self._encoding.pieces.size, np.float32)
            self.dict = self._encoding.pieces.named(self.tensor)
        elif self._recall is not None:
            self.tensor = np.zeros(self._recall.size, np.float32)
            self.dict = self._recall.named(self.tensor)

    def set_from(self, state: AurumState, player: int) -> None:
        """Look at a moment."""
        if self.tensor is None:
            return
        known = state.data.state
        if self._recalls and self._recall is not None:
            self._recall.write(known, player, state.messages(player), self.tensor)
        elif self._everything:
            out = self.tensor.reshape(1, -1)
            self._encoding.encode([known], [player], out, everything=True)
        else:
            seat = SPECTATOR if self._public else player
            self._encoding.pieces.write(known, seat, self.tensor)

    def string_from(self, state: AurumState, player: int) -> str:
        """The same in words."""
        if self._everything:
            return str(state)
        view = state.view(SPECTATOR if self._public else player)
        said: str = self._encoding.game.write_view(view)
        if self._recalls and not self._public:
            return "\n".join([*state.messages(player), said])
        return said


class AurumGame(pyspiel.Game):
    """What all games have in common."""

    def __init__(
        self, kind: Any, name: str, options: Parameters, params: Parameters, longest: int
    ) -> None:
        self.encoding = encoding_of(name, options)
        self.beginning = self.encoding.begin(Random(0))
        self.longest = longest
        recall = Recall(self.encoding, longest)
        self.recall_size = recall.size
        self.recall = recall if recall.size <= LIMIT else None
        """The array of an information state, if it is not too large."""
        seats = self.encoding.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.numbering.size,
            max_chance_outcomes=self.encoding.chances.size,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if seats > 1 else None,
            max_game_length=longest,
        )
        super().__init__(kind(self.recall is not None), info, params)

    def new_initial_state(self, _: str | None = None) -> AurumState:
        """A table before chance has chosen anything."""
        return AurumState(self)

    def check_recall(self) -> None:
        """Refuse what would train on nothing."""
        if self.recall is None:
            raise ValueError(
                f"an information state would be {self.recall_size:,} numbers, more than {LIMIT:,}: "
                "load the game with a smaller max_length or table, or train on observation_tensor"
            )

    def information_state_tensor_size(self) -> int:
        """How many numbers an information state has."""
        self.check_recall()
        return self.recall_size

    def information_state_tensor_shape(self) -> list[int]:
        """The same as a shape."""
        return [self.information_state_tensor_size()]

    def make_py_observer(self, kind: Any = None, params: Parameters | None = None) -> AurumObserver:
        """An observer of what a seat knows now; with `perfect_recall`, of all messages to it;
        with the private information of all players, of everything."""
        return AurumObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


def _kind(name: str, spiel: SpielGame, hidden: bool, alone: bool, recalls: bool) -> Any:
    kinds = pyspiel.GameType
    known = kinds.Information
    least, most = spiel.players
    return kinds(
        short_name=f"aurum_{name}",
        long_name=spiel.long_name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.IMPERFECT_INFORMATION if hidden else known.PERFECT_INFORMATION,
        # A player alone may lose, and then nobody wins.
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=1 if alone else least,
        max_num_players=1 if alone else most,
        provides_information_state_string=True,
        provides_information_state_tensor=recalls,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=spiel.usual,
    )


def _register(name: str, spiel: SpielGame, hidden: bool) -> None:
    """Register a game with OpenSpiel."""
    kind = partial(_kind, name, spiel, hidden)

    class Registered(AurumGame):
        def __init__(self, params: Parameters | None = None) -> None:
            given = {**spiel.usual, **(params or {})}
            options, longest = spiel.options(given)
            super().__init__(partial(kind, spiel.alone(given)), name, options, given, longest)

    pyspiel.register_game(kind(False, True), Registered)


def register() -> None:
    """Register the games with OpenSpiel that are not registered yet."""
    registered = pyspiel.registered_names()
    for name, tensors in all_tensors().items():
        if f"aurum_{name}" not in registered:
            _register(name, tensors.spiel, games.load(name).rules().secretive)


register()
