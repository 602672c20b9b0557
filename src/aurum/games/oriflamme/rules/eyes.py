"""The table from a seat: the one place where secrets are kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from aurum.engine.state import MADE, SPECTATOR, Parts, Views
from aurum.games.oriflamme.rules.cards import DEAL, KINDS, LETTERS, ROUNDS, SET_SIZE, VERDICTS
from aurum.games.oriflamme.rules.ending import winners
from aurum.games.oriflamme.rules.table import (
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
from aurum.games.oriflamme.rules.view import CardView, FamilyView, ReturnedView, View

EVERYTHING = -4
"""The eyes of no seat: who looks with them sees all. Only positions are written with these."""

NOBODYS: Final = 0
PLACES: Final = DOWN + ROUNDS + 1
"""Where a card can be."""
FAMILIES: Final = len(LETTERS)
SHARED: Final = 8192
"""How many different cards and families are kept, so that equal ones are made only once."""


def look_at_all(t: Table) -> View:
    """The table with nothing hidden, for writing it down."""
    return look(t, EVERYTHING)


def look(t: Table, seat: int) -> View:
    """The table from one seat."""
    alike, (own,) = look_around(t, (seat,))
    return View(**alike, **own)


def look_around(t: Table, seats: Sequence[int], parts: Parts = MADE) -> Views:
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
    own = [_own(t, seat) for seat in seats]
    rest = zip(seats, _families(t, own, parts), _queues(t, own, parts), strict=True)
    return Views(
        alike,
        [{"seat": seat, "families": families, "queue": queue} for seat, families, queue in rest],
    )


def _own(t: Table, seat: int) -> int:
    """OF-1.2, MX-4. The families whose hidden cards this seat may look at, those it plays, as
    bits."""
    if seat == EVERYTHING:
        return (1 << t.setup.families) - 1
    own = 0
    if seat >= 0:
        family = seat
        while family < t.setup.families:
            own |= 1 << family
            family += t.setup.seats
    return own


# The queue


def _queues(t: Table, looking: list[int], parts: Parts) -> list[Any]:
    """The queue as everybody sees it, but for the hidden cards of families one may look at."""
    public: list[Any] = []
    alone: list[list[tuple[int, Any]]] = [[] for _ in range(t.setup.families)]
    stacked: list[list[int]] = [[] for _ in range(t.setup.families)]
    for position, top in enumerate(t.queue):
        if t.under[top] == NONE:
            closed, opened = _alone(_code(t, top), parts)
            public.append(closed)
            if opened is not closed:
                alone[top // SET_SIZE].append((position, opened))
            continue
        public.append(_stack(t, top, NOBODYS, parts))
        card = top
        while card != NONE:
            if t.where[card] > KNOWN:
                stacked[card // SET_SIZE].append(position)
            card = t.under[card]
    queues = []
    for own in looking:
        queue = public[:]
        for family in range(t.setup.families):
            if own >> family & 1:
                for position, opened in alone[family]:
                    queue[position] = opened
                for position in stacked[family]:
                    queue[position] = _stack(t, t.queue[position], own, parts)
        queues.append(parts.row(tuple(queue)))
    return queues


def _code(t: Table, card: int) -> int:
    """All that can be seen of a card, as one number."""
    tokens = (t.verdicts >> card & 1) * 2 + (t.resting >> card & 1)
    code = (t.points[card] * KINDS + t.setup.kind[card]) * FAMILIES + card // SET_SIZE
    return (code * PLACES + t.where[card]) * 4 + tokens


@lru_cache(SHARED)
def _alone(code: int, parts: Parts) -> tuple[Any, Any]:
    """A position with one card, as everybody sees it and as its own seat does."""
    closed = parts.row((_card(code, False, parts),))
    return closed, closed if _known(code) else parts.row((_card(code, True, parts),))


def _stack(t: Table, card: int, own: int, parts: Parts) -> Any:
    """A position with several cards, for who may look at the hidden ones of some families."""
    codes = []
    while card != NONE:
        codes.append(_code(t, card) * 2 + (own >> card // SET_SIZE & 1))
        card = t.under[card]
    return _pile(tuple(codes), parts)


@lru_cache(SHARED)
def _pile(codes: tuple[int, ...], parts: Parts) -> Any:
    return parts.row(tuple([_card(code >> 1, code & 1 == 1, parts) for code in codes]))


def _known(code: int) -> bool:
    """Whether everybody knows what the card is."""
    return code // 4 % PLACES <= KNOWN


def _card(code: int, own: bool, parts: Parts) -> Any:
    code, tokens = divmod(code, 4)
    code, where = divmod(code, PLACES)
    code, family = divmod(code, FAMILIES)
    points, kind = divmod(code, KINDS)
    known = where <= KNOWN
    return parts.one(
        CardView,
        {
            "family": family,
            "kind": kind if known or own else None,
            "up": where == UP,
            "known": known,
            "points": points,
            "verdict": tokens >= 2,
            "placed": 0 if known else where - DOWN,
            "rests": tokens % 2 == 1,
        },
    )


# The families


def _families(t: Table, looking: list[int], parts: Parts) -> list[Any]:
    """The families as everybody sees them, but for those one may look at."""
    both = [_family(t, family, parts) for family in range(t.setup.families)]
    public = [as_others_see_it for as_others_see_it, _ in both]
    found = []
    for own in looking:
        families = public[:]
        for family in range(t.setup.families):
            if own >> family & 1:
                families[family] = both[family][1]
        found.append(parts.row(tuple(families)))
    return found


def _family(t: Table, family: int, parts: Parts) -> tuple[Any, Any]:
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
        parts,
    )


@lru_cache(SHARED)
def _family_views(
    kinds: tuple[int, ...],
    where: tuple[int, ...],
    stock: int,
    deal_points: int,
    returned: tuple[ReturnedView, ...],
    parts: Parts,
) -> tuple[Any, Any]:
    hand, aside = _kinds_at(HAND, kinds, where), _kinds_at(SET_ASIDE, kinds, where)
    discard, reserve = _kinds_at(DISCARD, kinds, where), _kinds_at(RESERVE, kinds, where)
    dealt, size = where[0] != PACK, len(hand)
    on_deal = deal_points if DEAL in reserve else 0
    fields = {
        "stock": stock,
        "dealt": dealt,
        "hand_size": size,
        "hand": None,
        "aside": None,
        "discard": discard,
        "reserve": reserve,
        "deal_points": on_deal,
        "returned": returned,
    }
    as_others_see_it = parts.one(FamilyView, fields)
    return as_others_see_it, parts.one(FamilyView, {**fields, "hand": hand, "aside": aside})


def _kinds_at(place: int, kinds: tuple[int, ...], where: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([kinds[card] for card in range(SET_SIZE) if where[card] == place])


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
