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
    unseen: tuple[int, ...]
    """The kinds that this seat sees nowhere; every hidden card is one of them."""


@dataclass(frozen=True)
class StandingView:
    """How a seat has come out (OF-7.1, OF-7.2, MX-4)."""

    seat: int
    rank: int
    """From 1; seats that share it are level."""
    stock: int
    """In the duel that of both its families."""
    positions: int
    """How many have one of its cards on top, which breaks a tie."""


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
    asked: int
    """The family that must choose, or -1. In the duel `actor` is a seat that plays two."""
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
    standings: tuple[StandingView, ...]
    """Every seat, the best first; empty before the end."""


@dataclass(frozen=True)
class SmallView(View):
    """The view of a small game."""

    rounds: int


def rounds_of(view: View) -> int:
    """How many rounds the game has."""
    return view.rounds if isinstance(view, SmallView) else ROUNDS
