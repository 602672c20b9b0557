"""OF-2. Placing one card each, face down."""

from __future__ import annotations

from aurum.games.oriflamme.rules.cards import (
    ALONE,
    END,
    HAND_SLOTS,
    ON,
    PLACE,
    SPOTS,
    START,
    card_of,
    family_of,
)
from aurum.games.oriflamme.rules.table import NONE, PLACING, Table


def placing_family(t: Table) -> int:
    """The family that is about to place: clockwise from the first player (OF-2.1)."""
    return (t.first + t.stack[-1][1]) % t.setup.families


def spots(t: Table, family: int) -> list[int]:
    """OF-2.1 to OF-2.3. The start, the end, or on top of a card of the own family."""
    if not t.queue:
        return [ALONE]
    found = [START, END]
    if t.round > 1:
        for position, card in enumerate(t.queue):
            if family_of(card) == family:
                found.append(ON + position)
    return found


def placements(t: Table) -> list[int]:
    """Every card of the hand on every spot."""
    family = placing_family(t)
    places = t.setup.places
    free = spots(t, family)
    return [places[slot] + spot for slot in HAND_SLOTS[t.hand[family]] for spot in free]


def place(t: Table, choice: int) -> None:
    """OF-2.1. Put a hand card face down; then the next family places, or resolution begins."""
    family = placing_family(t)
    placed = t.stack.pop()[1] + 1
    kind, spot = divmod(choice - PLACE, SPOTS)
    card = card_of(family, t.setup.slot[kind])
    t.conceal(card)
    position = 0
    if spot >= ON:
        position = spot - ON
        t.under[card] = t.queue[position]
        t.queue[position] = card
    else:
        if spot == END:
            position = len(t.queue)
        t.queue.insert(position, card)
    if t.events is not None:
        where = min(spot, ON)
        t.whisper("placed", "OF-2.1", family, where, position, secrets=(kind,))
    next_to_place(t, placed)


def next_to_place(t: Table, placed: int) -> None:
    """OF-2.5. Ask whoever places after so many; once all have, resolution begins.

    An empty hand, which only a position of somebody's making can hold, places nothing.
    """
    for turn in range(placed, t.setup.families):
        family = (t.first + turn) % t.setup.families
        if t.hand[family]:
            t.ask((PLACING, turn), family)
            return
    t.at = 0


def first_to_place(t: Table) -> None:
    """Open the placement of a round."""
    t.at = NONE
    next_to_place(t, 0)
