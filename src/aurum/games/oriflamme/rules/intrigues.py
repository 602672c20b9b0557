"""OF-6. The intrigues of Oriflamme, in rulebook order. OF-4.4 discards each afterwards."""

from __future__ import annotations

from aurum.games.oriflamme.rules.cards import AMBUSH, BEFORE, CONSPIRACY, ELIMINATE, MOVE, SET_SIZE
from aurum.games.oriflamme.rules.table import LANDING, NONE, Table


def conspiracy(t: Table) -> list[int]:
    """OF-6.1. Gain double the points lying on it."""
    laid = t.points[t.acting]
    t.points[t.acting] = 0
    t.gain(t.acting // SET_SIZE, 2 * laid, "OF-6.1", CONSPIRACY)
    return []


def ambush(t: Table) -> list[int]:
    """OF-6.2. Revealed by its owner: the points on it go to the supply, gain 1."""
    t.drain(t.at, t.points[t.acting], "OF-6.2")
    t.gain(t.acting // SET_SIZE, 1, "OF-6.2", AMBUSH)
    return []


def decree(t: Table) -> list[int]:
    """OF-6.5. Move the top card of any other position…"""
    return [MOVE + position for position in range(len(t.queue)) if position != t.at]


def assassination(t: Table) -> list[int]:
    """OF-6.6. Eliminate any card in the queue, even itself."""
    return [ELIMINATE + position for position in range(len(t.queue))]


# Answers


def pick_up(t: Table, choice: int) -> None:
    """OF-6.5. …the chosen one, to wherever its owner says next."""
    t.ask((LANDING, choice - MOVE), t.acting // SET_SIZE)
    free = landings(t)
    if len(free) == 1:
        land(t, free[0])
    else:
        t.legal = free


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
        t.tell("moved", "OF-6.5", t.acting // SET_SIZE, card // SET_SIZE, source, gap)
