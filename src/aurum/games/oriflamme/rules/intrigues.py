"""OF-6. The intrigues of Oriflamme, in rulebook order. OF-4.4 discards each afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aurum.games.oriflamme.rules.cards import (
    AMBUSH,
    ASSASSINATION,
    BEFORE,
    CONSPIRACY,
    DECREE,
    ELIMINATE,
    MOVE,
    NONE,
    Card,
    family_of,
)
from aurum.games.oriflamme.rules.characters import strike
from aurum.games.oriflamme.rules.frames import LANDING, RESOLVING_FRAME

if TYPE_CHECKING:
    from aurum.games.oriflamme.rules.state import OriflammeState


def conspiracy(state: OriflammeState) -> list[int]:
    """OF-6.1. Gain double the points lying on it."""
    laid = state.points[state.acting]
    state.points[state.acting] = 0
    state.gain(family_of(state.acting), 2 * laid, "OF-6.1", CONSPIRACY)
    return []


def ambush(state: OriflammeState) -> list[int]:
    """OF-6.2. Revealed by its owner: the points on it go to the supply, gain 1."""
    state.remove_points(state.at, state.points[state.acting], "OF-6.2")
    state.gain(family_of(state.acting), 1, "OF-6.2", AMBUSH)
    return []


def decree(state: OriflammeState) -> list[int]:
    """OF-6.5. Move the top card of any other position…"""
    return [MOVE + position for position in range(len(state.queue)) if position != state.at]


def pick_up(state: OriflammeState, choice: int) -> None:
    """OF-6.5. …the chosen one, to wherever its owner says next."""
    state.ask((LANDING, choice - MOVE), family_of(state.acting))
    free = landings(state)
    if len(free) == 1:
        land(state, free[0])
    else:
        state._legal = free


def landings(state: OriflammeState) -> list[int]:
    """OF-6.5. …to another gap of the row as it lies; off a stack, also beside that stack."""
    source = state.stack[-1][1]
    stacked = state.beneath[state.queue[source]] != NONE
    return [
        BEFORE + gap
        for gap in range(len(state.queue) + 1)
        if stacked or gap not in (source, source + 1)
    ]


def land(state: OriflammeState, choice: int) -> None:
    """Carry the card over, with its points."""
    source = state.stack[-1][1]
    state.set_frame(RESOLVING_FRAME)
    gap = choice - BEFORE
    if gap > source and state.beneath[state.queue[source]] == NONE:
        gap -= 1  # the row has closed up behind the card
    card = state.pop_top(source)
    state.insert_card(card, gap)
    if state.events is not None:
        state.emit("moved", "OF-6.5", family_of(state.acting), family_of(card), source, gap)


def assassination(state: OriflammeState) -> list[int]:
    """OF-6.6. Eliminate any card in the queue, even itself."""
    return [ELIMINATE + position for position in range(len(state.queue))]


INTRIGUES: Final = (
    Card(CONSPIRACY, "Conspiracy", "OF-6.1", conspiracy, points_stay=True),
    Card(AMBUSH, "Ambush", "OF-6.2", ambush, points_stay=True),
    Card(DECREE, "Decree", "OF-6.5", decree, pick_up),
    Card(ASSASSINATION, "Assassination", "OF-6.6", assassination, strike),
)
