"""One moment of a play: the half of the contract that is compiled. The other half is `Game`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import fields
from operator import index
from typing import Any, Final, NamedTuple, SupportsIndex, TypeVar

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Parts:
    """What makes the parts that views are put together from: here, values of their own kinds.

    Whoever only sends views makes texts instead, and nothing else. So what is a text among the
    fields of a view must be a part of it.
    """

    def one(self, kind: Callable[..., Any], fields: dict[str, Any]) -> Any:
        """A part, given what it is to be and its fields by name."""
        return kind(**fields)

    def row(self, parts: tuple[Any, ...]) -> Any:
        """Several parts in their order."""
        return parts


MADE: Final = Parts()


class Memory:
    """What a game may keep of one look until the next, for who looks at one play again and again.

    It must not show: with or without it views are the same.
    """

    __slots__ = ("kept",)

    def __init__(self) -> None:
        self.kept: object = None


class Views(NamedTuple):
    """What several seats know at one moment, field by field."""

    alike: dict[str, Any]
    """What is the same in all their views."""
    own: list[dict[str, Any]]
    """For each of them, the rest of its view."""


@mypyc_attr(allow_interpreted_subclasses=True)
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
        return self.listed()[:]

    def listed(self) -> list[int]:
        """The same without a copy, for whoever only looks at it."""
        if self.legal is None:
            self.legal = self.list_choices()
        return self.legal

    def apply(self, choice: SupportsIndex) -> None:
        """Make a choice. An illegal one raises `Illegal`, naming the rule, and changes nothing.

        NumPy's integers will do as well. All else takes Python's own: the compiled rules insist.
        """
        number = choice if isinstance(choice, int) else index(choice)
        if number not in self.listed():
            raise self.refusal(number)
        self.make(number)

    def make(self, choice: int) -> None:
        """Make a choice that was just taken from the list, so that it need not be looked up."""
        self.legal = None
        self.resolve(choice)

    def odds(self) -> list[int]:
        """The weight of each choice at a chance node, in the order of `choices()`."""
        return [1] * len(self.listed())

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
        """All that this seat may know, as a value that holds no way back to the state."""

    def views(
        self, seats: Sequence[int], parts: Parts = MADE, memory: Memory | None = None
    ) -> Views:
        """The views of several seats; a game may save itself looking twice at what is alike.

        Parts that come up again and again may be kept from one time to the next, as what `parts`
        makes of them, and in `memory` what has not changed since the last look at this play.
        """
        views: list[Any] = [self.view(seat) for seat in seats]
        names = [field.name for field in fields(views[0])]
        return Views({}, [{name: getattr(view, name) for name in names} for view in views])

    @abstractmethod
    def seen(self, choice: int, seat: int) -> str:
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
        return notebook.artist(self)


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


def unpickled(
    kind: Callable[[object], S], setup: object, fields: tuple[str, ...], *kept: object
) -> S:
    """The state again. It goes through its constructor, as compiled classes must."""
    state = kind(setup)
    for name, value in zip((*FIELDS, *fields), kept, strict=True):
        setattr(state, name, value)
    return state
