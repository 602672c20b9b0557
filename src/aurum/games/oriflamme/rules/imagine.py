"""From what a seat knows back to a whole state that fits it."""

from __future__ import annotations

from random import Random

from aurum.games.oriflamme.rules.cards import (
    ASIDE_SIZE,
    DEAL,
    DISCARD,
    DOWN,
    HAND,
    KNOWN,
    NONE,
    RESERVE,
    SET_ASIDE,
    UP,
    Setup,
    card_of,
    family_of,
    slot_of,
)
from aurum.games.oriflamme.rules.state import OriflammeState
from aurum.games.oriflamme.rules.view import SmallView, View

Place = tuple[int, int]
"""Where a card lies: position and depth in the queue, or one of these."""
IN_HAND: Place = (-HAND, 0)
IN_ASIDE: Place = (-SET_ASIDE, 0)
IN_DISCARD: Place = (-DISCARD, 0)
IN_RESERVE: Place = (-RESERVE, 0)


def imagine(view: View, rng: Random) -> OriflammeState:
    """Deal the cards this seat has not seen into the places it cannot see, each way alike."""
    small_rounds = view.rounds if isinstance(view, SmallView) else 0
    state = OriflammeState(Setup(view.kinds, view.seats, view.setup_first, small_rounds))
    state.round = view.round
    state.first = view.first
    state.actor = view.actor
    state.stack = list(view.stack)
    state.at = view.at
    laid = [[NONE] * len(stack) for stack in view.queue]
    for family, seen in enumerate(view.families):
        state.stock[family] = seen.stock
        if seen.dealt:
            for card, place in _deal(view, family, state.setup, rng):
                _settle(state, laid, card, place)
        if DEAL in seen.reserve:
            state.points[_card(state.setup, family, DEAL)] = seen.deal_points
    for position, cards in enumerate(laid):
        _stack_up(state, view, position, cards)
    if view.acting != NONE:
        state.acting = state.queue[view.acting]
    for family, seen in enumerate(view.families):
        for back in seen.returned:
            since = sum(1 << laid[position][depth] for position, depth in back.maybe)
            state.returned.append((_card(state.setup, family, back.kind), since))
    return state


def _deal(view: View, family: int, setup: Setup, rng: Random) -> list[tuple[int, Place]]:
    """Every card of a family with a place: its own where the seat knows it, else a possible one."""
    seen = view.families[family]
    found: list[tuple[int, Place]] = []
    hidden: list[Place] = []
    for position, stack in enumerate(view.queue):
        for depth, card in enumerate(stack):
            if card.family != family:
                break
            if card.kind is None:
                hidden.append((position, depth))
            else:
                found.append((_card(setup, family, card.kind), (position, depth)))
    found += [(_card(setup, family, kind), IN_DISCARD) for kind in seen.discard]
    found += [(_card(setup, family, kind), IN_RESERVE) for kind in seen.reserve]
    if seen.hand is not None and seen.aside is not None:
        found += [(_card(setup, family, kind), IN_HAND) for kind in seen.hand]
        found += [(_card(setup, family, kind), IN_ASIDE) for kind in seen.aside]
        return found
    hidden += [IN_HAND] * seen.hand_size + [IN_ASIDE] * (0 if setup.small else ASIDE_SIZE)
    # A card that returned to the hand is there or was placed since. The later it returned, the
    # fewer places it has, all among those of an earlier one: so the narrowest first.
    for back in sorted(seen.returned, key=lambda back: len(back.maybe)):
        open_to_it = [place for place in hidden if place == IN_HAND or place in back.maybe]
        place = open_to_it[int(rng.random() * len(open_to_it))]
        hidden.remove(place)
        found.append((_card(setup, family, back.kind), place))
    placed = {card for card, _ in found}
    rest = [card for card in setup.cards_of(family) if card not in placed]
    rng.shuffle(rest)
    return found + list(zip(rest, hidden, strict=True))


def _card(setup: Setup, family: int, kind: int) -> int:
    return card_of(family, setup.slot[kind])


def _settle(state: OriflammeState, laid: list[list[int]], card: int, place: Place) -> None:
    position, depth = place
    if position >= 0:
        laid[position][depth] = card
        return
    state.where[card] = -position
    if place == IN_HAND:
        state.hand[family_of(card)] |= 1 << slot_of(card)


def _stack_up(state: OriflammeState, view: View, position: int, cards: list[int]) -> None:
    """Lay the cards of a position as the view shows them."""
    state.queue.append(cards[0])
    for depth, card in enumerate(cards):
        seen = view.queue[position][depth]
        state.beneath[card] = cards[depth + 1] if depth + 1 < len(cards) else NONE
        state.points[card] = seen.points
        state.where[card] = UP if seen.up else KNOWN if seen.known else DOWN + seen.placed
        state.verdicts |= seen.verdict << card
        state.resting |= seen.rests << card
