"""The contract of a game: what `Game` and `State` promise to everything built on them.

`check_game` (in `aurum.engine.check`) plays random games and holds a game to each promise.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from random import Random
from typing import Final, Generic, TypeVar

from aurum.engine.errors import Illegal
from aurum.engine.events import Event, EventKind

CHANCE: Final = -1
"""The actor when the next choice is made by nobody."""
OVER: Final = -2
"""The actor when the game has ended."""
SPECTATOR: Final = -3
"""A seat for `view` that holds nothing and knows what everybody knows."""

Options = dict[str, object]
Frame = tuple[int, ...]


class State(ABC):
    """One moment of one play: ints, and lists and tuples of ints, and nothing random.

    What is still to be decided lies on `stack` as frames, `(operation, ints...)`. The rules run
    until the frame on top needs a seat or chance to choose; `actor` says whom.
    """

    __slots__ = ("actor", "events", "legal", "stack")

    def __init__(self) -> None:
        self.actor: int = CHANCE
        self.stack: list[Frame] = []
        self.legal: list[int] | None = None
        """The choices of this moment once somebody asked; never handed out itself."""
        self.events: list[Event] | None = None

    def choices(self) -> list[int]:
        """Every legal choice, ascending. Empty when the game is over."""
        if self.legal is None:
            self.legal = self.list_choices()
        return self.legal[:]

    def apply(self, choice: int) -> None:
        """Make a choice. An illegal one raises `Illegal`, naming the rule, and changes nothing."""
        if self.legal is None:
            self.legal = self.list_choices()
        if choice not in self.legal:
            raise self.refusal(choice)
        self.legal = None
        self.resolve(choice)

    def odds(self) -> list[int]:
        """The weight of each choice at a chance node, in the order of `choices()`."""
        return [1] * len(self.choices())

    @abstractmethod
    def list_choices(self) -> list[int]:
        """List the choices that the frame on top of the stack offers, ascending."""

    @abstractmethod
    def resolve(self, choice: int) -> None:
        """Carry out a choice known to be legal, up to the next one that somebody must make."""

    @abstractmethod
    def refusal(self, choice: int) -> Illegal:
        """Say why this choice is not legal now, and by which rule."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy; it starts without events."""

    @abstractmethod
    def view(self, seat: int) -> object:
        """All that this seat may know, as a value that holds no way back to the state."""

    @abstractmethod
    def seen(self, choice: int, seat: int) -> str:
        """A choice about to be made, in notation, with `?` for what this seat may not know."""

    @abstractmethod
    def scores(self) -> list[int]:
        """What counts towards victory, for each seat."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that have won (several share a victory); empty before the end."""


S = TypeVar("S", bound=State)


def pickled(
    kind: type[State], state: State, setup: object, fields: tuple[str, ...]
) -> tuple[object, ...]:
    """What `__reduce__` returns for a state made from a set-up: all that changes in a play."""
    return unpickled, (kind, setup, {name: getattr(state, name) for name in fields})


def unpickled(kind: Callable[[object], S], setup: object, fields: dict[str, object]) -> S:
    """The state again. It goes through its constructor, as compiled classes must."""
    state = kind(setup)
    for name, value in fields.items():
        setattr(state, name, value)
    return state


V = TypeVar("V")


class Game(ABC, Generic[S, V]):
    """What is the same in every play of a game. `S` is its kind of state, `V` its kind of view."""

    name: str
    rules: int
    """The version of the rules. Raised when an old record would replay differently."""
    rulebook: tuple[str, ...]
    """The numbers of its rules."""
    events: Mapping[str, EventKind]

    @abstractmethod
    def options(self, given: Mapping[str, object], rng: Random | None = None) -> Options:
        """The given options checked and completed, as JSON-ready values; `BadOptions` otherwise.

        `rng` draws what the table leaves to chance before the game, such as a random set of cards.
        """

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

    @abstractmethod
    def pieces(self, state: S) -> list[str]:
        """Every piece of the box wherever it is; the same list, in any order, all game long."""

    def start(self, rng: Random | None = None, /, **given: object) -> S:
        """A new play: `game.start(players=4, set="base")`."""
        return self.begin(self.options(given, rng))
