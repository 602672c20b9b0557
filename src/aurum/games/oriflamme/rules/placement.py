"""OF-2. Placing one card each, face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aurum.games.oriflamme.rules.cards import (
    ALONE,
    END,
    HAND_SLOTS,
    NONE,
    ON,
    PLACE,
    SPOTS,
    START,
    card_of,
    family_of,
)
from aurum.games.oriflamme.rules.frames import PLACING, RESOLVING_FRAME

if TYPE_CHECKING:
    from aurum.games.oriflamme.rules.state import OriflammeState


def placing_family(state: OriflammeState) -> int:
    """The family that is about to place: clockwise from the first player (OF-2.1)."""
    return (state.first + state.stack[-1][1]) % state.setup.families


def spots(state: OriflammeState, family: int) -> list[int]:
    """OF-2.1 to OF-2.3. The start, the end, or on top of a card of the own family."""
    if not state.queue:
        return [ALONE]
    found = [START, END]
    if state.round > 1:
        for position, card in enumerate(state.queue):
            if family_of(card) == family:
                found.append(ON + position)
    return found


def placements(state: OriflammeState) -> list[int]:
    """Every card of the hand on every spot."""
    family = placing_family(state)
    places = state.setup.places
    free = spots(state, family)
    return [places[slot] + spot for slot in HAND_SLOTS[state.hand[family]] for spot in free]


def place(state: OriflammeState, choice: int) -> None:
    """OF-2.1. Put a hand card face down; then the next family places, or resolution begins."""
    family = placing_family(state)
    placed = state.stack[-1][1] + 1
    kind = (choice - PLACE) // SPOTS
    spot = choice % SPOTS
    card = card_of(family, state.setup.slot[kind])
    state.hide(card)
    position = 0
    if spot >= ON:
        position = spot - ON
        state.beneath[card] = state.queue[position]
        state.queue[position] = card
    else:
        if spot == END:
            position = len(state.queue)
        state.queue.insert(position, card)
    if state.events is not None:
        where = min(spot, ON)
        state.emit_private("placed", "OF-2.1", family, where, position, secrets=(kind,))
    next_to_place(state, placed)


def next_to_place(state: OriflammeState, placed: int) -> None:
    """OF-2.5. Ask the family that places after so many; once all have, resolution begins.

    An empty hand, which only a position of somebody's making can hold, places nothing.
    """
    for turn in range(placed, state.setup.families):
        family = (state.first + turn) % state.setup.families
        if state.hand[family]:
            state.ask((PLACING, turn), family)
            return
    state.at = 0
    state.set_frame(RESOLVING_FRAME)
    if state.events is not None:
        state.emit("resolving", "OF-3.1", state.round)


def first_to_place(state: OriflammeState) -> None:
    """Open the placement of a round."""
    state.at = NONE
    next_to_place(state, 0)
