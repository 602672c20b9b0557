"""A play of Oriflamme as the engine sees it: the table, and the questions asked at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aurum.engine.compiling import mypyc_attr
from aurum.engine.errors import Illegal
from aurum.engine.state import content_of, pickled
from aurum.games.oriflamme.rules import ending
from aurum.games.oriflamme.rules.cards import (
    ASIDE,
    KINDS,
    PLACE,
    SWAP,
    VERB,
    Setup,
    family_of,
)
from aurum.games.oriflamme.rules.deck import CARDS
from aurum.games.oriflamme.rules.eyes import look, look_at_all
from aurum.games.oriflamme.rules.intrigues import land, landings
from aurum.games.oriflamme.rules.notation import veil, write
from aurum.games.oriflamme.rules.placement import place, placements, placing_family
from aurum.games.oriflamme.rules.position_writer import write_view
from aurum.games.oriflamme.rules.refusal import refuse
from aurum.games.oriflamme.rules.resolution import answer, face, facing, run
from aurum.games.oriflamme.rules.setup import choose_first, deal, deals, firsts, lay_out
from aurum.games.oriflamme.rules.table import (
    FIELDS,
    Table,
)
from aurum.games.oriflamme.rules.view import View


def ended(t: Table) -> list[int]:
    """Nothing can be chosen any more."""
    return []


def nothing(t: Table, choice: int) -> None:
    """Nothing is done any more."""


# By operation: the twenty kinds, then DEALING, CHOOSING_FIRST, PLACING, FACING, LANDING, ENDED.
LISTS: Final[list[Callable[[Table], list[int]]]] = [
    *[card.ask_again for card in CARDS], deals, firsts, placements, facing, landings, ended,
]  # fmt: skip
RESOLVES: Final[list[Callable[[Table, int], None]]] = [
    *[answer] * KINDS, deal, choose_first, place, face, land, nothing,
]  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(Table):
    """One moment of one play of Oriflamme."""

    __slots__ = ()

    def list_choices(self) -> list[int]:
        return LISTS[self.stack[-1][0]](self)

    def resolve(self, choice: int) -> None:
        RESOLVES[self.stack[-1][0]](self, choice)
        run(self)

    def refusal(self, choice: int) -> Illegal:
        return refuse(self, choice)

    def clone(self) -> Play:
        return Play(self.setup, self)

    def view(self, seat: int) -> View:
        return look(self, seat)

    def redacted(self, choice: int, seat: int) -> str:
        verb = choice // VERB * VERB
        if verb == ASIDE:
            owner = self.stack[-1][1]
        elif verb == PLACE:
            owner = placing_family(self)
        elif verb == SWAP:
            owner = family_of(self.acting)
        else:
            return write(choice)
        return write(choice) if self.setup.seat_of(owner) == seat else veil(choice)

    def scores(self) -> list[int]:
        return ending.scores(self)

    def winners(self) -> list[int]:
        return ending.winners(self)

    def __repr__(self) -> str:
        """The position, hidden pieces included: whoever holds a state may know them all."""
        return write_view(look_at_all(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Play) and self.content() == other.content()

    def __hash__(self) -> int:
        """By content: a state that changes is no longer found where it was kept."""
        return hash(self.content())

    def content(self) -> tuple[object, ...]:
        """All that makes this state equal to another."""
        return content_of(self, self.setup.__reduce__(), FIELDS)

    def __reduce__(self) -> tuple[object, ...]:
        return pickled(Play, self, self.setup, FIELDS)


def begin(setup: Setup) -> Play:
    """A play up to the first question of its set-up."""
    play = Play(setup)
    lay_out(play)
    return play
