"""OF-1. The set-up: three cards set aside, seven dealt, and who begins.

The first point of everybody (OF-1.3) is in the stock of a bare table.
"""

from __future__ import annotations

from aurum.games.oriflamme.rules.cards import ASIDE, FIRST, HAND_SIZE, TRIPLES, card_of
from aurum.games.oriflamme.rules.ending import open_round
from aurum.games.oriflamme.rules.table import CHOOSING_FIRST, DEALING, HAND, SET_ASIDE, Table


def lay_out(t: Table) -> None:
    """OF-1.2. The families are dealt to in their order."""
    t.stack.append((DEALING, 0))


def deals(t: Table) -> list[int]:
    """OF-1.2. Any three of the ten may be set aside."""
    return t.setup.asides


def deal(t: Table, choice: int) -> None:
    """OF-1.2. Three cards are set aside; the other seven are the hand."""
    family = t.stack.pop()[1]
    aside = TRIPLES[choice - ASIDE]
    for slot, kind in enumerate(t.setup.kinds):
        card = card_of(family, slot)
        if kind in aside:
            t.where[card] = SET_ASIDE
        else:
            t.where[card] = HAND
            t.hand[family] |= 1 << slot
    if t.events is not None:
        t.whisper("dealt", "OF-1.2", family, HAND_SIZE, secrets=aside)
    if family + 1 < t.setup.families:
        t.stack.append((DEALING, family + 1))
    elif t.setup.first < 0:
        t.stack.append((CHOOSING_FIRST,))
    else:
        t.first = t.setup.first
        open_round(t)


def firsts(t: Table) -> list[int]:
    """OF-1.4. Any family may begin."""
    return [FIRST + family for family in range(t.setup.families)]


def choose_first(t: Table, choice: int) -> None:
    """OF-1.4. The first player is random."""
    t.stack.pop()
    t.first = choice - FIRST
    open_round(t)
