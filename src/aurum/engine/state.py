"""One moment of a play: the half of the contract that is compiled. The other half is `Game`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from operator import index
from typing import Any, Final, SupportsIndex, TypeVar

from aurum.engine import notebook
from aurum.engine.compiling import mypyc_attr
from aurum.engine.errors import Illegal
from aurum.engine.events import Event

CHANCE: Final = -1
"""The actor when the next choice is made by nobody."""
OVER: Final = -2
"""The actor when the game has ended."""
SPECTATOR: Final = -3
"""A seat for `view` that holds nothing and knows what everybody knows."""

RUNNING: Final = "running"
"""An outcome: nobody has won yet."""
WON: Final = "won"
"""An outcome: seats have won, those that `winners` names."""
LOST: Final = "lost"
"""An outcome: whoever has won has no seat, as an automaton has none."""

Frame = tuple[int, ...]

V = TypeVar("V")


def frozen(kind: type[V], fields: dict[str, Any]) -> V:
    """A frozen dataclass with all its fields, in their order: as its constructor makes it, in half
    the time. Views are made of many."""
    made = object.__new__(kind)
    made.__dict__.update(fields)
    return made


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One moment of one play: ints, and lists and tuples of ints, and nothing random.

    What is still to be decided lies on `stack` as frames, `(operation, ints...)`. The rules run
    until the frame on top needs a seat or chance to choose; `actor` says whom.

    The states of the games here print as their position, nothing hidden, and are equal if their
    content is. A state hashes by its content, too, and changes: keep a clone of it as a key.
    """

    __slots__ = ("_legal", "actor", "events", "stack")

    def __init__(self) -> None:
        self.actor: int = CHANCE
        self.stack: list[Frame] = []
        self._legal: list[int] | None = None
        """The choices of this moment once somebody asked; never handed out itself."""
        self.events: list[Event] | None = None

    def choices(self) -> list[int]:
        """Every legal choice, ascending. Empty when the game is over."""
        return self.legal()[:]

    def legal(self) -> list[int]:
        """The same without a copy, for whoever only looks at it."""
        if self._legal is None:
            self._legal = self.list_choices()
        return self._legal

    def apply(self, choice: SupportsIndex) -> None:
        """Make a choice. An illegal one raises `Illegal`, naming the rule, and changes nothing.

        NumPy's integers will do as well. All else takes Python's own: the compiled rules insist.
        """
        number = choice if isinstance(choice, int) else index(choice)
        if number not in self.legal():
            raise self.refusal(number)
        self.apply_unchecked(number)

    def apply_unchecked(self, choice: int) -> None:
        """Make a choice that was just taken from the list, so that it need not be looked up."""
        self._legal = None
        self.resolve(choice)

    def odds(self) -> list[int]:
        """The weight of each choice at a chance node, in the order of `choices()`."""
        return [1] * len(self.legal())

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

    def __copy__(self) -> State:
        """What `copy.copy` makes: as independent as a clone, with the events told so far."""
        twin = self.clone()
        if self.events is not None:
            twin.events = self.events[:]
        return twin

    @abstractmethod
    def view(self, seat: int) -> object:
        """All that this seat may know, as a value that holds no way back to the state.

        Views of equal content are equal in every way, pickled bytes included, and every tuple or
        dataclass in a view is made for this view alone: which objects are one and the same would
        tell what was made from the same secret.
        """

    @abstractmethod
    def redacted(self, choice: int, seat: int) -> str:
        """A choice about to be made, in notation, with `?` for what this seat may not know."""

    @abstractmethod
    def scores(self) -> list[int]:
        """What counts towards victory, for each seat."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that have won (several share a victory); empty before the end.

        Empty at the end, too, if whoever has won has no seat: `outcome` tells the two apart.
        """

    def outcome(self) -> str:
        """RUNNING, WON or LOST: how the play stands for those who sit at it."""
        if self.actor != OVER:
            return RUNNING
        return WON if self.winners() else LOST

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: everything, as to whoever holds a state nothing is hidden."""
        return notebook.renderer(self)


S = TypeVar("S", bound=State)

FIELDS: Final = ("actor", "events", "stack")
"""All of a state, whatever the game, that changes in a play."""


def pickled(
    kind: type[State], state: State, setup: object, fields: tuple[str, ...]
) -> tuple[object, ...]:
    """What `__reduce__` returns for a state made from a set-up: all that changes in a play."""
    kept = [getattr(state, name) for name in FIELDS]
    kept += [getattr(state, name) for name in fields]
    return unpickled, (kind, setup, fields, *kept)


def content_of(
    state: State, setup: tuple[object, ...], fields: tuple[str, ...]
) -> tuple[object, ...]:
    """What two states share if they are equal: their set-up and all that changes in a play, but
    not the events, which tell how it came about."""
    values = [getattr(state, name) for name in fields]
    frozen_values = [tuple(value) if isinstance(value, list) else value for value in values]
    return (setup, state.actor, tuple(state.stack), *frozen_values)


def unpickled(
    kind: Callable[[object], S], setup: object, fields: tuple[str, ...], *kept: object
) -> S:
    """The state again. It goes through its constructor, as compiled classes must."""
    state = kind(setup)
    for name, value in zip((*FIELDS, *fields), kept, strict=True):
        setattr(state, name, value)
    return state
