"""What a seat may know, as a value.

A view holds everything its seat could have noted down since the game began: every card ever shown,
discards, reserves, when each hidden card was placed, and where a card that went back to a hand may
be by now. It holds nothing else, and no way back to the state.
"""

from __future__ import annotations

from dataclasses import dataclass

from aurum.engine.notebook import Pictured
from aurum.engine.state import Frame
from aurum.games.oriflamme.rules.cards import ROUNDS
from aurum.games.oriflamme.rules.frames import PLACING


@dataclass(frozen=True)
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


@dataclass(frozen=True)
class ReturnedView:
    """A card that everybody saw return to a hand: it is there, or in one of these places."""

    kind: int
    maybe: tuple[tuple[int, int], ...]
    """Position and depth (0 is the top) of each hidden card it may be."""


@dataclass(frozen=True)
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


@dataclass(frozen=True)
class View(Pictured):
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


@dataclass(frozen=True)
class SmallView(View):
    """The view of a small game."""

    rounds: int


def rounds_of(view: View) -> int:
    """How many rounds the game has."""
    return view.rounds if isinstance(view, SmallView) else ROUNDS


def asked_family(view: View) -> int:
    """The family that must choose, or -1. In the duel `actor` is a seat that plays two."""
    if view.actor < 0:
        return -1
    if view.stack[-1][0] == PLACING:
        return (view.first + view.stack[-1][1]) % len(view.families)
    return view.queue[view.at][0].family
