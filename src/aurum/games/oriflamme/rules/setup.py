"""OF-1. The set-up: three cards set aside, seven dealt to each family in order, and who begins.

The first point of everybody (OF-1.3) is in the stock of a new state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from aurum.games.oriflamme.rules.cards import (
    ASIDE,
    FIRST,
    HAND,
    HAND_SIZE,
    SET_ASIDE,
    TRIPLES,
    card_of,
)
from aurum.games.oriflamme.rules.ending import open_round
from aurum.games.oriflamme.rules.frames import CHOOSING_FIRST, DEALING

if TYPE_CHECKING:
    from aurum.games.oriflamme.rules.state import OriflammeState


def deals(state: OriflammeState) -> list[int]:
    """OF-1.2. Any three of the ten may be set aside."""
    return state.setup.asides


def deal(state: OriflammeState, choice: int) -> None:
    """OF-1.2. Three cards are set aside; the other seven are the hand."""
    family = state.stack[-1][1]
    aside = TRIPLES[choice - ASIDE]
    for slot, kind in enumerate(state.setup.kinds):
        card = card_of(family, slot)
        if kind in aside:
            state.where[card] = SET_ASIDE
        else:
            state.where[card] = HAND
            state.hand[family] |= 1 << slot
    if state.events is not None:
        state.emit_private("dealt", "OF-1.2", family, HAND_SIZE, secrets=aside)
    if family + 1 < state.setup.families:
        state.set_frame((DEALING, family + 1))
    elif state.setup.first < 0:
        state.set_frame((CHOOSING_FIRST,))
    else:
        state.first = state.setup.first
        open_round(state)


def deal_all(state: OriflammeState) -> None:
    """A small game: nothing is set aside, and every family holds all its cards."""
    for family in range(state.setup.families):
        for card in state.setup.cards_of(family):
            state.where[card] = HAND
        state.hand[family] = (1 << len(state.setup.kinds)) - 1
    state.set_frame((CHOOSING_FIRST,))


def firsts(state: OriflammeState) -> list[int]:
    """OF-1.4. Any family may begin; in a small game the one that the table chose, if it did."""
    if state.setup.first >= 0:
        return [FIRST + state.setup.first]
    return [FIRST + family for family in range(state.setup.families)]


def choose_first(state: OriflammeState, choice: int) -> None:
    """OF-1.4. The first player is random."""
    state.first = choice - FIRST
    open_round(state)
