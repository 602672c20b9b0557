"""OF-6. The intrigues of Oriflamme, in rulebook order. OF-4.4 discards each afterwards."""

from __future__ import annotations

from typing import Final

from aurum.games.oriflamme.rules.cards import (
    AMBUSH,
    ASSASSINATION,
    BEFORE,
    CONSPIRACY,
    DECREE,
    ELIMINATE,
    MOVE,
    Card,
    family_of,
)
from aurum.games.oriflamme.rules.characters import strike
from aurum.games.oriflamme.rules.table import LANDING, NONE, Table


def conspiracy(t: Table) -> list[int]:
    """OF-6.1. Gain double the points lying on it."""
    laid = t.points[t.acting]
    t.points[t.acting] = 0
    t.gain(family_of(t.acting), 2 * laid, "OF-6.1", CONSPIRACY)
    return []


def ambush(t: Table) -> list[int]:
    """OF-6.2. Revealed by its owner: the points on it go to the supply, gain 1."""
    t.drain(t.at, t.points[t.acting], "OF-6.2")
    t.gain(family_of(t.acting), 1, "OF-6.2", AMBUSH)
    return []


def decree(t: Table) -> list[int]:
    """OF-6.5. Move the top card of any other position…"""
    return [MOVE + position for position in range(len(t.queue)) if position != t.at]


def pick_up(t: Table, choice: int) -> None:
    """OF-6.5. …the chosen one, to wherever its owner says next."""
    t.ask((LANDING, choice - MOVE), family_of(t.acting))
    free = landings(t)
    if len(free) == 1:
        land(t, free[0])
    else:
        t._legal = free


def landings(t: Table) -> list[int]:
    """OF-6.5. …to another gap of the row as it lies; off a stack, also beside that stack."""
    source = t.stack[-1][1]
    stacked = t.under[t.queue[source]] != NONE
    return [
        BEFORE + gap
        for gap in range(len(t.queue) + 1)
        if stacked or gap not in (source, source + 1)
    ]


def land(t: Table, choice: int) -> None:
    """Carry the card over, with its points."""
    source = t.stack.pop()[1]
    gap = choice - BEFORE
    if gap > source and t.under[t.queue[source]] == NONE:
        gap -= 1  # the row has closed up behind the card
    card = t.lift(source)
    t.lay(card, gap)
    if t.events is not None:
        t.tell("moved", "OF-6.5", family_of(t.acting), family_of(card), source, gap)


def assassination(t: Table) -> list[int]:
    """OF-6.6. Eliminate any card in the queue, even itself."""
    return [ELIMINATE + position for position in range(len(t.queue))]


INTRIGUES: Final = (
    Card(CONSPIRACY, "Conspiracy", "OF-6.1", conspiracy, points_stay=True),
    Card(AMBUSH, "Ambush", "OF-6.2", ambush, points_stay=True),
    Card(DECREE, "Decree", "OF-6.5", decree, pick_up),
    Card(ASSASSINATION, "Assassination", "OF-6.6", assassination, strike),
)
