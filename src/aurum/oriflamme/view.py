"""What a seat may know, as a value: the one place where secrets are kept.

A view holds everything its seat could have noted down since the game began: every card ever shown,
discards, reserves, when each hidden card was placed, and where a card that went back to a hand may
be by now. It holds nothing else, and no way back to the state.
"""

from __future__ import annotations

from dataclasses import dataclass

from aurum.engine.contract import SPECTATOR, Frame
from aurum.oriflamme.cards import DEAL, SET_SIZE, VERDICTS
from aurum.oriflamme.ending import winners
from aurum.oriflamme.table import (
    DISCARD,
    DOWN,
    HAND,
    KNOWN,
    NONE,
    PACK,
    RESERVE,
    SET_ASIDE,
    UP,
    Table,
)


@dataclass(frozen=True, slots=True)
class CardView:
    """A card of the queue. `kind` is None while this seat may not know it."""

    family: int
    kind: int | None
    up: bool
    known: bool
    """Whether everybody knows what it is."""
    points: int
    verdict: bool
    placed: int
    """The round in which a hidden card was placed; 0 for a card everybody knows."""
    rests: bool
    """Whether it was swapped in this round and does not act in it."""


@dataclass(frozen=True, slots=True)
class ReturnedView:
    """A card that everybody saw return to a hand: it is there, or in one of these places."""

    kind: int
    maybe: tuple[tuple[int, int], ...]
    """Position and depth (0 is the top) of each hidden card it may be."""


@dataclass(frozen=True, slots=True)
class FamilyView:
    """What a seat knows of a family. `hand` and `aside` are None where it may not look."""

    stock: int
    dealt: bool
    hand_size: int
    hand: tuple[int, ...] | None
    aside: tuple[int, ...] | None
    discard: tuple[int, ...]
    reserve: tuple[int, ...]
    deal_points: int
    """The points on a reserved Deal."""
    returned: tuple[ReturnedView, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A moment of a play as one seat, or a spectator, knows it. Families are numbered by seat."""

    seat: int
    kinds: tuple[int, ...]
    seats: int
    setup_first: int
    """The family the table chose to begin, or -1 where chance did."""
    round: int
    first: int
    actor: int
    stack: tuple[Frame, ...]
    """The open question; what it names is always public."""
    at: int
    acting: int
    """The position of the card whose effect is under way, or -1."""
    families: tuple[FamilyView, ...]
    queue: tuple[tuple[CardView, ...], ...]
    """The positions in the order they resolve, each from the top card down."""
    verdicts_left: int
    winners: tuple[int, ...]


EVERYTHING = -4
"""The eyes of no seat: who looks with them sees all. Only positions are written with these."""


def look_at_all(t: Table) -> View:
    """The table with nothing hidden, for writing it down."""
    return look(t, EVERYTHING)


def look(t: Table, seat: int) -> View:
    """The table from one seat."""
    if not (0 <= seat < t.setup.seats or seat in (SPECTATOR, EVERYTHING)):
        raise ValueError(f"there is no seat {seat!r}")
    queue = []
    for top in t.queue:
        stack = [_card(t, top, seat)]
        below = t.under[top]
        while below != NONE:
            stack.append(_card(t, below, seat))
            below = t.under[below]
        queue.append(tuple(stack))
    return View(
        seat,
        t.setup.kinds,
        t.setup.seats,
        t.setup.first,
        t.round,
        t.first,
        t.actor,
        tuple(t.stack),
        t.at,
        t.at if t.acting != NONE else NONE,
        tuple([_family(t, family, seat) for family in range(t.setup.families)]),
        tuple(queue),
        VERDICTS - t.verdicts.bit_count(),
        tuple(winners(t)),
    )


def _may_look(t: Table, family: int, seat: int) -> bool:
    """OF-1.2, MX-4. Only the seat that plays a family may look at its hidden cards."""
    return seat == EVERYTHING or family % t.setup.seats == seat


def _card(t: Table, card: int, seat: int) -> CardView:
    family = card // SET_SIZE
    where = t.where[card]
    known = where <= KNOWN
    return CardView(
        family,
        t.setup.kind[card] if known or _may_look(t, family, seat) else None,
        where == UP,
        known,
        t.points[card],
        t.verdicts >> card & 1 == 1,
        0 if known else where - DOWN,
        t.resting >> card & 1 == 1,
    )


def _family(t: Table, family: int, seat: int) -> FamilyView:
    cards = range(family * SET_SIZE, family * SET_SIZE + SET_SIZE)
    kind = t.setup.kind
    where = t.where
    own = _may_look(t, family, seat)
    reserved = tuple([kind[card] for card in cards if where[card] == RESERVE])
    deal_slot = t.setup.slot[DEAL]
    return FamilyView(
        t.stock[family],
        where[cards[0]] != PACK,
        t.hand[family].bit_count(),
        tuple([kind[card] for card in cards if where[card] == HAND]) if own else None,
        tuple([kind[card] for card in cards if where[card] == SET_ASIDE]) if own else None,
        tuple([kind[card] for card in cards if where[card] == DISCARD]),
        reserved,
        t.points[cards[deal_slot]] if DEAL in reserved else 0,
        tuple([_returned(t, back, since) for back, since in t.returned if back in cards])
        if t.returned
        else (),
    )


def _returned(t: Table, back: int, since: int) -> ReturnedView:
    maybe = []
    for position, top in enumerate(t.queue):
        depth = 0
        card = top
        while card != NONE:
            if since >> card & 1:
                maybe.append((position, depth))
            card = t.under[card]
            depth += 1
    return ReturnedView(t.setup.kind[back], tuple(maybe))
