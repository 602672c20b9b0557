"""The contract of a game: what everything else may expect of `Game` and `State`.

`check_game` (in `aurum.engine.check`) plays a game at random and checks the contract.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Generic, NamedTuple, TypeVar

from aurum.engine.errors import BadOptions
from aurum.engine.events import Event, EventKind, log_sentence
from aurum.engine.phrases import Explanation, KnownFact, LogSentence, Phrase
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
"""The options of a play, by their names, as JSON-ready values."""

V = TypeVar("V")


class Stage(NamedTuple):
    """How far a play is: for replays, which go from turn to turn."""

    round: int
    """The round, from 1; 0 before the first."""
    turn: tuple[int, ...]
    """Identifies a turn: it differs from that of the turn before and of the turn after."""


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
        """Options that together cover every kind of play of this game, for `check_game`."""

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
        """A random state among those that are consistent with the view."""

    def before(self, state: S) -> tuple[S, int] | None:
        """The position before the last choice, and that choice, where the state still tells.

        Bots judge by it how likely a state is that they have imagined. The position has the same
        hidden pieces and shares nothing with the state; the choice made in it leads to the state.
        None where the state does not tell, which is so unless a game says otherwise.
        """
        return None

    @abstractmethod
    def facts(self, state: S, seat: int | None = None) -> dict[str, object]:
        """The position as named facts, for scenarios; with a seat, only what that seat may know."""

    def write_view(self, view: V) -> str:
        """A view in the notation of positions."""
        return self.write_position(self.imagine(view, Random(0)))

    def spell(self, name: str, value: object) -> object:
        """A fact that a person typed, as `facts` writes it; `Unreadable` if it cannot be one."""
        return value

    def read_seat(self, state: S, text: str) -> int:
        """The seat that notation calls by this name, or `SPECTATOR`.

        Unless a game says otherwise, seats are called 1, 2 and so on.
        """
        if text == "spectator":
            return SPECTATOR
        names = [str(seat + 1) for seat in range(len(state.scores()))]
        if text not in names:
            raise BadOptions("options-seat", {"given": text, "allowed": ", ".join(names)})
        return names.index(text)

    def stage(self, state: S) -> Stage:
        """Which round and turn it is. Unless a game says otherwise, a turn lasts as its actor."""
        return Stage(0, (state.actor,))

    def points(self, view: V) -> list[int]:
        """The points for charts, as far as the seat of the view may know them: those of the seats,
        and of an automaton, which has none.

        Empty unless a game says otherwise, and then there is no chart: in many games the scores
        only tell who is still in, or come with the end.
        """
        return []

    def open_view(self, state: S) -> V:
        """A view with nothing hidden, for those who read about a play and have no seat in it."""
        view: V = state.view(SPECTATOR)  # type: ignore[assignment]
        return view

    # What a game says of itself. `aurum.engine.phrases` describes the types.

    def question(self, view: V) -> Phrase:
        """What the seat of the view is asked; it is this seat's turn."""
        return Phrase(f"{self.name}-question")

    def help(self, view: V) -> Phrase | None:
        """A line below the question, where it needs one."""
        return None

    def explain(self, view: V, choice: int) -> Explanation:
        """A choice of the seat of the view, and what would follow from it."""
        return Explanation(Phrase("choice-notation", {"choice": self.write(choice)}))

    def log(self, events: Sequence[Event], view: V) -> list[LogSentence]:
        """The events of a choice as lines of the log, for the seat of the view after it.

        The events are those that this seat may know. Unless a game says otherwise, each is the
        message `GAME-event-NAME`.
        """
        kinds = [self.events[event.name] for event in events]
        return [
            log_sentence(event, number, self.name, kind)
            for number, (event, kind) in enumerate(zip(events, kinds, strict=True))
            if kind.logged
        ]

    def known(self, view: V) -> Sequence[KnownFact]:
        """The position as a table of facts, for a game without a board of its own."""
        return ()

    def pieces(self, state: S) -> list[str]:
        """Every piece of the box wherever it is; the same list, in any order, all game long.

        None unless a game says otherwise: `check_game` then cannot notice that one is lost.
        """
        return []

    def start(self, rng: Random | None = None, /, **given: object) -> S:
        """A new play: `game.start(players=4, set="base")`."""
        return self.begin(self.options(given, rng))
