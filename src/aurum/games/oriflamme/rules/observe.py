"""Views of a state: the only module that decides what a seat may know.

Every part of a view is new, down to the last tuple, so that object identity reveals nothing about
hidden cards. `(*frame,)` is a copy; `tuple(frame)` would be the frame itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from aurum.engine.state import OVER, SPECTATOR, frozen
from aurum.games.oriflamme.rules.cards import (
    DEAL,
    DISCARD,
    DOWN,
    HAND,
    KNOWN,
    NONE,
    PACK,
    RESERVE,
    SET_ASIDE,
    SET_SIZE,
    UP,
    VERDICTS,
    card_of,
    family_of,
)
from aurum.games.oriflamme.rules.ending import standings, winners
from aurum.games.oriflamme.rules.frames import PLACING
from aurum.games.oriflamme.rules.view import (
    CardView,
    FamilyView,
    ReturnedView,
    SmallView,
    StandingView,
    View,
)

if TYPE_CHECKING:
    from aurum.games.oriflamme.rules.state import OriflammeState


def observe(state: OriflammeState, seat: int) -> View:
    """What one seat may know."""
    if not (0 <= seat < state.setup.seats or seat == SPECTATOR):
        raise ValueError(f"there is no seat {seat!r}")
    return _observe(state, seat, _own(state, seat))


def observe_all(state: OriflammeState) -> View:
    """A view with nothing hidden, to write or draw a whole state."""
    return _observe(state, SPECTATOR, (1 << state.setup.families) - 1)


def _own(state: OriflammeState, seat: int) -> int:
    """OF-1.2, MX-4. The families whose hidden cards this seat may look at, those it plays, as
    bits."""
    own = 0
    if seat >= 0:
        family = seat
        while family < state.setup.families:
            own |= 1 << family
            family += state.setup.seats
    return own


def _observe(state: OriflammeState, seat: int, own: int) -> View:
    """A view for a seat that may look at the hidden cards of these families, given as bits."""
    setup = state.setup
    families = range(setup.families)
    fields: dict[str, object] = {
        "seat": seat,
        "kinds": (*setup.kinds,),
        "seats": setup.seats,
        "setup_first": setup.first,
        "round": state.round,
        "first": state.first,
        "actor": state.actor,
        "asked": _asked(state),
        "stack": tuple([(*frame,) for frame in state.stack]),
        "at": state.at,
        "acting": state.at if state.acting != NONE else NONE,
        "families": tuple([_family(state, family, own >> family & 1 == 1) for family in families]),
        "queue": tuple([_stack(state, top, own) for top in state.queue]),
        "verdicts_left": VERDICTS - state.verdicts.bit_count(),
        "winners": tuple(winners(state)),
        "standings": _standings(state) if state.actor == OVER else (),
    }
    if setup.small:
        fields["rounds"] = setup.rounds
        return frozen(SmallView, fields)
    return frozen(View, fields)


def _stack(state: OriflammeState, card: int, own: int) -> tuple[CardView, ...]:
    """A position, from its top card down."""
    cards = []
    while card != NONE:
        cards.append(_card(state, card, own >> family_of(card) & 1 == 1))
        card = state.beneath[card]
    return tuple(cards)


def _card(state: OriflammeState, card: int, own: bool) -> CardView:
    where = state.where[card]
    known = where <= KNOWN
    return frozen(
        CardView,
        {
            "family": family_of(card),
            "kind": state.setup.kind[card] if known or own else None,
            "up": where == UP,
            "known": known,
            "points": state.points[card],
            "verdict": state.verdicts >> card & 1 == 1,
            "placed": 0 if known else where - DOWN,
            "rests": state.resting >> card & 1 == 1,
        },
    )


def _family(state: OriflammeState, family: int, own: bool) -> FamilyView:
    first = card_of(family, 0)
    small = state.setup.small  # where everybody knows that nothing is set aside
    where = state.where[first : first + SET_SIZE]
    reserve = _kinds_at(RESERVE, state.setup.kinds, where)
    return frozen(
        FamilyView,
        {
            "stock": state.stock[family],
            "dealt": where[0] != PACK,
            "hand_size": where.count(HAND),
            "hand": _kinds_at(HAND, state.setup.kinds, where) if own else None,
            "aside": _kinds_at(SET_ASIDE, state.setup.kinds, where) if own or small else None,
            "discard": _kinds_at(DISCARD, state.setup.kinds, where),
            "reserve": reserve,
            "deal_points": state.points[first + state.setup.slot[DEAL]] if DEAL in reserve else 0,
            "returned": tuple(
                [_returned(state, *back) for back in state.returned if family_of(back[0]) == family]
            ),
            "unseen": _unseen(state, where, own),
        },
    )


def _kinds_at(place: int, kinds: tuple[int, ...], where: list[int]) -> tuple[int, ...]:
    """The kinds of a family's cards that are in a place, ascending."""
    if place not in where:
        return ()
    return tuple([kinds[slot] for slot in range(SET_SIZE) if where[slot] == place])


def _unseen(state: OriflammeState, where: list[int], own: bool) -> tuple[int, ...]:
    """The kinds of a family whose place a seat does not see, ascending."""
    if own and where[0] != PACK:
        return ()
    kinds = state.setup.kinds
    apart = PACK if state.setup.small else SET_ASIDE  # nothing is set aside there
    found = []
    for slot in range(len(kinds)):
        place = where[slot]
        if place <= HAND or place == apart or place > KNOWN:
            found.append(kinds[slot])
    return tuple(found)


def _asked(state: OriflammeState) -> int:
    """The family that must choose, or -1."""
    if state.actor < 0:
        return NONE
    frame = state.stack[-1]
    if frame[0] == PLACING:
        return (state.first + frame[1]) % state.setup.families
    return family_of(state.queue[state.at])


def _standings(state: OriflammeState) -> tuple[StandingView, ...]:
    """OF-7. Every seat, the best first."""
    found = standings(state)
    seats = sorted(range(state.setup.seats), key=lambda seat: found[seat], reverse=True)
    return tuple(
        [
            StandingView(seat, 1 + sum([other > found[seat] for other in found]), *found[seat])
            for seat in seats
        ]
    )


def _returned(state: OriflammeState, back: int, since: int) -> ReturnedView:
    maybe = []
    for position, top in enumerate(state.queue):
        depth = 0
        card = top
        while card != NONE:
            if since >> card & 1:
                maybe.append((position, depth))
            card = state.beneath[card]
            depth += 1
    return ReturnedView(state.setup.kind[back], tuple(maybe))
