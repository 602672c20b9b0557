"""The contract of a game: what `Game` and `State` promise to everything built on them.

`check_game` (in `aurum.engine.check`) plays random games and holds a game to each promise.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Generic, NamedTuple, TypeVar

from aurum.engine.events import EventKind
from aurum.engine.state import (
    CHANCE,
    LOST,
    OVER,
    RUNNING,
    SPECTATOR,
    WON,
    Frame,
    S,
    State,
)  # fmt: skip

__all__ = [
    "CHANCE", "LOST", "OVER", "RUNNING", "SPECTATOR", "WON", "Frame", "Game", "Options", "Stage",
    "State",
]  # fmt: skip

Options = dict[str, object]

V = TypeVar("V")


class Stage(NamedTuple):
    """How far a play is, as its rules count, for whoever steps through it."""

    round: int
    """The round, from 1; 0 before the first."""
    turn: tuple[int, ...]
    """What tells this turn from the one before it and the one after it."""


class Game(ABC, Generic[S, V]):
    """What is the same in every play of a game. `S` is its kind of state, `V` its kind of view."""

    name: str
    rules: int
    """The version of the rules. Raised when an old record would replay differently."""
    rulebook: tuple[str, ...]
    """The numbers of its rules."""
    events: Mapping[str, EventKind]
    secretive: bool
    """Whether a seat may know what another does not."""

    @abstractmethod
    def options(self, given: Mapping[str, object], rng: Random | None = None) -> Options:
        """The given options checked and completed, as JSON-ready values; `BadOptions` otherwise.

        `rng` draws what the table leaves to chance before the game, such as a random set of cards.
        """

    def asked(self, given: Mapping[str, object]) -> Options:
        """The given options as a record keeps them: what they name by a file is put in."""
        return dict(given)

    @abstractmethod
    def variants(self) -> list[Options]:
        """Options that between them show every kind of table this game has, for `check_game`."""

    @abstractmethod
    def begin(self, options: Options) -> S:
        """A new play with options that `options()` has returned."""

    @abstractmethod
    def seats(self, options: Options) -> int:
        """How many seats a play with these options has."""

    @abstractmethod
    def settings(self, state: S) -> Options:
        """The options that this play began with."""

    @abstractmethod
    def write(self, choice: int) -> str:
        """A choice in notation."""

    @abstractmethod
    def read(self, text: str) -> int:
        """A choice from notation; `Unreadable` says where the text goes wrong."""

    @abstractmethod
    def write_position(self, state: S) -> str:
        """A whole position in notation, hidden pieces included."""

    @abstractmethod
    def read_position(self, text: str) -> S:
        """A position from notation; `docs/notation.md` says how what is left out is filled in."""

    @abstractmethod
    def imagine(self, view: V, rng: Random) -> S:
        """A state drawn from those that fit the view: the only door from knowledge to a state."""

    @abstractmethod
    def facts(self, state: S, seat: int | None = None) -> dict[str, object]:
        """The position as named facts, for scenarios; with a seat, only what that seat may know."""

    def write_view(self, view: V) -> str:
        """What a view tells, in the notation of positions."""
        return self.write_position(self.imagine(view, Random(0)))

    def spell(self, name: str, value: object) -> object:
        """A fact somebody has typed, as `facts` would put it; `Unreadable` if it can be none."""
        return value

    @abstractmethod
    def read_seat(self, state: S, text: str) -> int:
        """The seat that notation calls by this name, or `SPECTATOR`."""

    def stage(self, state: S) -> Stage:
        """Which round and turn it is. Unless a game says otherwise, a turn lasts as its actor."""
        return Stage(0, (state.actor,))

    def points(self, state: S) -> list[int]:
        """What a picture of the points shows: also of those who count and have no seat."""
        return state.scores()

    def open_view(self, state: S) -> V:
        """Everything, as a view, for those who read about a play and do not sit at it."""
        view: V = state.view(SPECTATOR)  # type: ignore[assignment]
        return view

    @abstractmethod
    def pieces(self, state: S) -> list[str]:
        """Every piece of the box wherever it is; the same list, in any order, all game long."""

    def start(self, rng: Random | None = None, /, **given: object) -> S:
        """A new play: `game.start(players=4, set="base")`."""
        return self.begin(self.options(given, rng))
