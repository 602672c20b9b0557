"""One position of a play: the half of the contract that is compiled. The other half is `Game`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from operator import index
from typing import Any, Final, SupportsIndex, TypeVar

from aurum.engine import notebook
from aurum.engine.compiling import mypyc_attr
from aurum.engine.errors import Illegal
from aurum.engine.events import Event

CHANCE: Final = -1
"""The actor when chance makes the next choice."""
OVER: Final = -2
"""The actor when the game has ended."""
SPECTATOR: Final = -3
"""A seat for `view` that has nothing and knows what everybody knows."""

RUNNING: Final = "running"
"""An outcome: nobody has won yet."""
WON: Final = "won"
"""An outcome: seats have won, those that `winners` names."""
LOST: Final = "lost"
"""An outcome: the winner has no seat, as an automaton has none."""

Frame = tuple[int, ...]
"""One entry of the stack of a state: which decision is open, and what it is about."""

V = TypeVar("V")


def frozen(kind: type[V], fields: dict[str, Any]) -> V:
    """A frozen dataclass with all its fields, in their order: as its constructor makes it, in a
    fifth of the time. Views are made of many. The fields become its own."""
    made = object.__new__(kind)
    object.__setattr__(made, "__dict__", fields)
    return made


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position of one play: ints, and lists and tuples of ints, and nothing random.

    What is still to be decided is on `stack` as frames, `(operation, ints...)`. The rules run until
    the frame on top needs a seat or chance to choose; `actor` says which.

    A game subclasses this class. It must implement the abstract methods. Two of them are called
    only by this class, and never for a choice that is not legal:

    - `_list_choices` returns the legal choices; `choices`, `legal` and `apply` use it.
    - `_resolve` carries out a choice; `apply` and `apply_unchecked` use it.

    A game may also implement `_content`, on which `==` and `hash` rest, and `odds`. The states of
    the games in this package print as their position, with nothing hidden, and are equal if their
    content is. A state changes, and its hash with it: use a clone as a key.
    """

    __slots__ = ("_legal", "actor", "events", "stack")

    def __init__(self) -> None:
        self.actor: int = CHANCE
        self.stack: list[Frame] = []
        self._legal: list[int] | None = None
        """The legal choices once they were listed; `choices` returns a copy."""
        self.events: list[Event] | None = None

    def choices(self) -> list[int]:
        """Every legal choice, ascending. Empty when the game is over."""
        return self.legal()[:]

    def legal(self) -> list[int]:
        """The same list without a copy, for callers that do not change it."""
        if self._legal is None:
            self._legal = self._list_choices()
        return self._legal

    def apply(self, choice: SupportsIndex) -> None:
        """Make a choice. An illegal one raises `Illegal`, naming the rule, and changes nothing.

        An integer of NumPy is accepted, too; other methods take only Python's own.
        """
        number = choice if isinstance(choice, int) else index(choice)
        for legal in self.legal():  # compiled, this is six times as fast as `in`
            if legal == number:
                self.apply_unchecked(number)
                return
        raise self.refusal(number)

    def apply_unchecked(self, choice: int) -> None:
        """Make a choice that was just taken from the list, so that it need not be looked up."""
        self._legal = None
        self._resolve(choice)

    def odds(self) -> list[int]:
        """The weight of each choice at a chance node, in the order of `choices()`, in a list that
        callers do not change."""
        return [1] * len(self.legal())

    @abstractmethod
    def _list_choices(self) -> list[int]:
        """List the choices that the frame on top of the stack offers, ascending."""

    @abstractmethod
    def _resolve(self, choice: int) -> None:
        """Carry out a choice known to be legal, and run the rules up to the next question."""

    def _content(self) -> tuple[object, ...]:
        """What this state has in common with every equal one; by default nothing is equal to it."""
        return (id(self),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._content() == other._content()

    def __hash__(self) -> int:
        return hash(self._content())

    def __dir__(self) -> list[str]:
        """What every state has. What the rules of a game call besides is not for others."""
        names = object.__dir__(self)
        return [name for name in names if name.startswith("_") or hasattr(State, name)]

    @abstractmethod
    def refusal(self, choice: int) -> Illegal:
        """Say why this choice is not legal now, and by which rule."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy; it starts without events."""

    def __copy__(self) -> State:
        """What `copy.copy` makes: as independent as a clone, with the events so far."""
        copy = self.clone()
        if self.events is not None:
            copy.events = self.events[:]
        return copy

    @abstractmethod
    def view(self, seat: int) -> object:
        """All that this seat may know, as a value without a reference to the state.

        Views of equal content are equal in every way, pickled bytes included, and every tuple or
        dataclass in a view is made for this view alone: object identity would
        reveal what was made from the same secret.
        """

    def views(self, seats: Iterable[int]) -> dict[int, object]:
        """What each of these seats may know, by seat.

        A game that hides nothing may make this once for all of them: there, these views may have
        parts in common.
        """
        return {seat: self.view(seat) for seat in seats}

    @abstractmethod
    def redacted(self, choice: int, seat: int) -> str:
        """A choice about to be made, in notation, with `?` for what this seat may not know."""

    @abstractmethod
    def scores(self) -> list[int]:
        """What counts towards victory, for each seat."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that have won (several share a victory); empty before the end.

        Empty at the end, too, if whoever has won has no seat: `outcome` distinguishes the two.
        """

    def outcome(self) -> str:
        """RUNNING, WON or LOST: how the play stands for its seats."""
        if self.actor != OVER:
            return RUNNING
        return WON if self.winners() else LOST

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: everything, since a state hides nothing from a program."""
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
    not the events, which are how it came about."""
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
