"""The table from a seat: the one place where secrets are kept.

A view is made anew each time, down to its last tuple. Nothing of it is kept, so no part of it can
be told by its identity from a part that was made where other cards are hidden. `(*frame,)` is a
copy; `tuple(frame)` would be the frame itself.
"""

from __future__ import annotations

from aurum.engine.state import SPECTATOR, frozen
from aurum.games.oriflamme.rules.cards import (
    DEAL,
    SET_SIZE,
    VERDICTS,
    card_of,
    family_of,
)
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


def look(t: Table, seat: int) -> View:
    """The table from one seat."""
    if not (0 <= seat < t.setup.seats or seat == SPECTATOR):
        raise ValueError(f"there is no seat {seat!r}")
    return _look(t, seat, _own(t, seat))


def look_at_all(t: Table) -> View:
    """The table with nothing hidden, for who holds the state and writes or draws it."""
    return _look(t, SPECTATOR, (1 << t.setup.families) - 1)


def _own(t: Table, seat: int) -> int:
    """OF-1.2, MX-4. The families whose hidden cards this seat may look at, those it plays, as
    bits."""
    own = 0
    if seat >= 0:
        family = seat
        while family < t.setup.families:
            own |= 1 << family
            family += t.setup.seats
    return own


def _look(t: Table, seat: int, own: int) -> View:
    """The table for who may look at the hidden cards of these families."""
    setup = t.setup
    families = range(setup.families)
    return frozen(
        View,
        {
            "seat": seat,
            "kinds": (*setup.kinds,),
            "seats": setup.seats,
            "setup_first": setup.first,
            "round": t.round,
            "first": t.first,
            "actor": t.actor,
            "stack": tuple([(*frame,) for frame in t.stack]),
            "at": t.at,
            "acting": t.at if t.acting != NONE else NONE,
            "families": tuple([_family(t, family, own >> family & 1 == 1) for family in families]),
            "queue": tuple([_stack(t, top, own) for top in t.queue]),
            "verdicts_left": VERDICTS - t.verdicts.bit_count(),
            "winners": tuple(winners(t)),
        },
    )


def _stack(t: Table, card: int, own: int) -> tuple[CardView, ...]:
    """A position, from its top card down."""
    cards = []
    while card != NONE:
        cards.append(_card(t, card, own >> family_of(card) & 1 == 1))
        card = t.under[card]
    return tuple(cards)


def _card(t: Table, card: int, own: bool) -> CardView:
    where = t.where[card]
    known = where <= KNOWN
    return frozen(
        CardView,
        {
            "family": family_of(card),
            "kind": t.setup.kind[card] if known or own else None,
            "up": where == UP,
            "known": known,
            "points": t.points[card],
            "verdict": t.verdicts >> card & 1 == 1,
            "placed": 0 if known else where - DOWN,
            "rests": t.resting >> card & 1 == 1,
        },
    )


def _family(t: Table, family: int, own: bool) -> FamilyView:
    first = card_of(family, 0)
    where = t.where[first : first + SET_SIZE]
    reserve = _kinds_at(RESERVE, t.setup.kinds, where)
    return frozen(
        FamilyView,
        {
            "stock": t.stock[family],
            "dealt": where[0] != PACK,
            "hand_size": where.count(HAND),
            "hand": _kinds_at(HAND, t.setup.kinds, where) if own else None,
            "aside": _kinds_at(SET_ASIDE, t.setup.kinds, where) if own else None,
            "discard": _kinds_at(DISCARD, t.setup.kinds, where),
            "reserve": reserve,
            "deal_points": t.points[first + t.setup.slot[DEAL]] if DEAL in reserve else 0,
            "returned": tuple(
                [_returned(t, *back) for back in t.returned if family_of(back[0]) == family]
            ),
        },
    )


def _kinds_at(place: int, kinds: tuple[int, ...], where: list[int]) -> tuple[int, ...]:
    """The kinds of a family's cards that are in a place, ascending."""
    if place not in where:
        return ()
    return tuple([kinds[slot] for slot in range(SET_SIZE) if where[slot] == place])


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
