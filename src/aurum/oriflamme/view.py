"""What a seat may know, as a value: the one place where secrets are kept.

A view holds everything its seat could have noted down since the game began: every card ever shown,
discards, reserves, when each hidden card was placed, and where a card that went back to a hand may
be by now. It holds nothing else, and no way back to the state.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from aurum.engine.contract import SPECTATOR, Frame, Views
from aurum.oriflamme.cards import DEAL, KINDS, LETTERS, ROUNDS, SET_SIZE, VERDICTS
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

Families = tuple[FamilyView, ...]
Pile = tuple[CardView, ...]
Queue = tuple[Pile, ...]

NOBODYS: Final = range(0)
FAMILIES: Final = len(LETTERS)
PLACES: Final = DOWN + ROUNDS + 1
"""Where a card can be."""
SHARED: Final = 8192
"""How many different cards and families are kept, so that equal ones are made only once."""


def look_at_all(t: Table) -> View:
    """The table with nothing hidden, for writing it down."""
    return look(t, EVERYTHING)


def look(t: Table, seat: int) -> View:
    """The table from one seat."""
    alike, (own,) = look_around(t, (seat,))
    return View(**alike, **own)


def look_around(t: Table, seats: Sequence[int]) -> Views:
    """The table from several seats; what looks the same from all of them is looked at once."""
    for seat in seats:
        if not (0 <= seat < t.setup.seats or seat in (SPECTATOR, EVERYTHING)):
            raise ValueError(f"there is no seat {seat!r}")
    alike = {
        "kinds": t.setup.kinds,
        "seats": t.setup.seats,
        "setup_first": t.setup.first,
        "round": t.round,
        "first": t.first,
        "actor": t.actor,
        "stack": tuple(t.stack),
        "at": t.at,
        "acting": t.at if t.acting != NONE else NONE,
        "verdicts_left": VERDICTS - t.verdicts.bit_count(),
        "winners": tuple(winners(t)),
    }
    rest = zip(seats, _families(t, seats), _queues(t, seats), strict=True)
    own = [{"seat": seat, "families": families, "queue": queue} for seat, families, queue in rest]
    return Views(alike, own)


def _own(t: Table, seat: int) -> range:
    """OF-1.2, MX-4. The families whose hidden cards this seat may look at: those it plays."""
    if seat == EVERYTHING:
        return range(t.setup.families)
    return range(seat, t.setup.families, t.setup.seats) if seat >= 0 else NOBODYS


# The queue


def _queues(t: Table, seats: Sequence[int]) -> list[Queue]:
    """The queue from each of these seats: as everybody sees it, but for one's own hidden cards."""
    public: list[Pile] = []
    single: list[list[tuple[int, Pile]]] = [[] for _ in range(t.setup.families)]
    stacked: list[list[int]] = [[] for _ in range(t.setup.families)]
    for position, top in enumerate(t.queue):
        if t.under[top] == NONE:
            closed, opened = _card(t, top)
            public.append(closed)
            if opened is not closed:
                single[top // SET_SIZE].append((position, opened))
            continue
        public.append(_stack(t, top, NOBODYS))
        card = top
        while card != NONE:
            if t.where[card] > KNOWN:
                stacked[card // SET_SIZE].append(position)
            card = t.under[card]
    queues = []
    for seat in seats:
        queue = public[:]
        own = _own(t, seat)
        for family in own:
            for position, opened in single[family]:
                queue[position] = opened
            for position in stacked[family]:
                queue[position] = _stack(t, t.queue[position], own)
        queues.append(tuple(queue))
    return queues


def _stack(t: Table, card: int, own: range) -> Pile:
    """Cards that lie on each other, for who may look at the hidden ones of some families."""
    pile: Pile = ()
    while card != NONE:
        pile += _card(t, card)[card // SET_SIZE in own]
        card = t.under[card]
    return pile


def _card(t: Table, card: int) -> tuple[Pile, Pile]:
    """A card that lies alone, as everybody sees it and as its own seat does."""
    tokens = (t.verdicts >> card & 1) * 2 + (t.resting >> card & 1)
    code = (t.points[card] * KINDS + t.setup.kind[card]) * FAMILIES + card // SET_SIZE
    return _card_views((code * PLACES + t.where[card]) * 4 + tokens)


@lru_cache(SHARED)
def _card_views(code: int) -> tuple[Pile, Pile]:
    code, tokens = divmod(code, 4)
    code, where = divmod(code, PLACES)
    code, family = divmod(code, FAMILIES)
    points, kind = divmod(code, KINDS)
    known = where <= KNOWN
    up, verdict, rests = where == UP, tokens >= 2, tokens % 2 == 1
    placed = 0 if known else where - DOWN
    opened = (CardView(family, kind, up, known, points, verdict, placed, rests),)
    if known:
        return opened, opened
    return (CardView(family, None, up, known, points, verdict, placed, rests),), opened


# The families


def _families(t: Table, seats: Sequence[int]) -> list[Families]:
    """The families from each of these seats: as everybody sees them, but for one's own."""
    both = [_family(t, family) for family in range(t.setup.families)]
    public = [as_others_see_it for as_others_see_it, _ in both]
    found = []
    for seat in seats:
        families = public[:]
        for family in _own(t, seat):
            families[family] = both[family][1]
        found.append(tuple(families))
    return found


def _family(t: Table, family: int) -> tuple[FamilyView, FamilyView]:
    """A family as everybody sees it, and as the seat that plays it does."""
    first = family * SET_SIZE
    deal_slot = t.setup.slot[DEAL]
    return _family_views(
        t.setup.kinds,
        tuple(t.where[first : first + SET_SIZE]),
        t.stock[family],
        t.points[first + deal_slot] if deal_slot >= 0 else 0,
        tuple([_returned(t, *back) for back in t.returned if back[0] // SET_SIZE == family])
        if t.returned
        else (),
    )


@lru_cache(SHARED)
def _family_views(
    kinds: tuple[int, ...],
    where: tuple[int, ...],
    stock: int,
    deal_points: int,
    returned: tuple[ReturnedView, ...],
) -> tuple[FamilyView, FamilyView]:
    hand, aside, discard, reserve = [
        tuple([kind for kind, at in zip(kinds, where, strict=True) if at == place])
        for place in (HAND, SET_ASIDE, DISCARD, RESERVE)
    ]
    dealt, size = where[0] != PACK, len(hand)
    on_deal = deal_points if DEAL in reserve else 0
    return (
        FamilyView(stock, dealt, size, None, None, discard, reserve, on_deal, returned),
        FamilyView(stock, dealt, size, hand, aside, discard, reserve, on_deal, returned),
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
