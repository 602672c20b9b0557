"""A play of Oriflamme as the engine sees it: the table, and the questions asked at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aurum.engine.compiling import mypyc_attr
from aurum.engine.errors import Illegal
from aurum.engine.state import pickled
from aurum.games.oriflamme.rules import ending
from aurum.games.oriflamme.rules.cards import (
    ASIDE,
    FIRST,
    HAND_SIZE,
    KINDS,
    PLACE,
    SWAP,
    TRIPLES,
    VERB,
    Setup,
    card_of,
    family_of,
)
from aurum.games.oriflamme.rules.deck import CARDS
from aurum.games.oriflamme.rules.ending import open_round
from aurum.games.oriflamme.rules.eyes import look
from aurum.games.oriflamme.rules.intrigues import land, landings
from aurum.games.oriflamme.rules.notation import veil, write
from aurum.games.oriflamme.rules.placement import place, placements, placing_family
from aurum.games.oriflamme.rules.refusal import refuse
from aurum.games.oriflamme.rules.resolution import answer, face, facing, run
from aurum.games.oriflamme.rules.table import (
    CHOOSING_FIRST,
    DEALING,
    FIELDS,
    HAND,
    SET_ASIDE,
    Table,
)
from aurum.games.oriflamme.rules.view import View


def deals(t: Table) -> list[int]:
    """OF-1.2. Any three of the ten may be set aside."""
    return t.setup.asides


def deal(t: Table, choice: int) -> None:
    """OF-1.2. Three cards are set aside; the other seven are the hand."""
    family = t.stack.pop()[1]
    aside = TRIPLES[choice - ASIDE]
    for slot, kind in enumerate(t.setup.kinds):
        card = card_of(family, slot)
        if kind in aside:
            t.where[card] = SET_ASIDE
        else:
            t.where[card] = HAND
            t.hand[family] |= 1 << slot
    if t.events is not None:
        t.whisper("dealt", "OF-1.2", family, HAND_SIZE, secrets=aside)
    if family + 1 < t.setup.families:
        t.stack.append((DEALING, family + 1))
    elif t.setup.first < 0:
        t.stack.append((CHOOSING_FIRST,))
    else:
        t.first = t.setup.first
        open_round(t)


def firsts(t: Table) -> list[int]:
    """OF-1.4. Any family may begin."""
    return [FIRST + family for family in range(t.setup.families)]


def choose_first(t: Table, choice: int) -> None:
    """OF-1.4. The first player is random."""
    t.stack.pop()
    t.first = choice - FIRST
    open_round(t)


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

    def seen(self, choice: int, seat: int) -> str:
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

    def __reduce__(self) -> tuple[object, ...]:
        return pickled(Play, self, self.setup, FIELDS)


def begin(setup: Setup) -> Play:
    """OF-1. A table before the deal."""
    play = Play(setup)
    play.stack.append((DEALING, 0))
    return play
