"""OF-4. How cards leave the queue, and the two that act when they are eliminated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aurum.games.oriflamme.rules.cards import (
    AMBUSH,
    DISCARD,
    EXTORTION,
    INFILTRATION,
    KNOWN,
    RESERVE,
    card_of,
    family_of,
)

if TYPE_CHECKING:
    from aurum.games.oriflamme.rules.state import OriflammeState


def eliminate(state: OriflammeState, position: int) -> int:
    """OF-4.1, OF-4.2. The acting card eliminates the top card of a position; returns its kind."""
    card = state.queue[position]
    owner = family_of(card)
    attacker = family_of(state.acting)
    kind = state.setup.kind[card]
    hidden = state.where[card] >= KNOWN
    lost = state.points[card]
    state.remove(position, DISCARD)
    state.note_shown(card)
    if state.events is not None:
        state.emit("eliminated", "OF-4.2", attacker, owner, position, kind, int(hidden), lost)
    state.gain(attacker, 1, "OF-4.1", state.setup.kind[state.acting])
    if hidden and holds_reserve(state, attacker, INFILTRATION):
        state.gain(attacker, 2, "AL-2.6", INFILTRATION)
    if owner != attacker:
        if kind == AMBUSH:
            ambush_eliminated(state, owner)
        elif kind == EXTORTION:
            extortion_eliminated(state, owner, attacker)
    return kind


def ambush_eliminated(state: OriflammeState, owner: int) -> None:
    """OF-6.3. The owner gains 4 and the attacking card is discarded."""
    state.gain(owner, 4, "OF-6.3", AMBUSH)
    discard(state, state.at, "OF-6.3")


def extortion_eliminated(state: OriflammeState, owner: int, attacker: int) -> None:
    """AL-2.4. The owner gains 2 for each card of the attacker's, who loses 1 from hidden ones."""
    theirs = [i for i, card in enumerate(state.queue) if family_of(card) == attacker]
    state.gain(owner, 2 * len(theirs), "AL-2.4", EXTORTION)
    for position in theirs:
        card = state.queue[position]
        if state.where[card] >= KNOWN and state.points[card]:
            state.remove_points(position, 1, "AL-2.4")


def discard(state: OriflammeState, position: int, rule: str) -> None:
    """OF-4.3. A discard is no elimination and gives no points."""
    lost = state.points[state.queue[position]]
    card = state.remove(position, DISCARD)
    if state.events is not None:
        state.emit("discarded", rule, family_of(card), position, state.setup.kind[card], lost)


def reserve(state: OriflammeState, points: int, rule: str) -> None:
    """AL-2.5. The acting card leaves the queue and lies face up before its owner, out of reach."""
    position = state.at
    card = state.remove(position, RESERVE)
    state.points[card] = points
    if state.events is not None:
        state.emit("reserved", rule, family_of(card), position, state.setup.kind[card], points)


def holds_reserve(state: OriflammeState, family: int, kind: int) -> bool:
    """Whether this family has reserved its card of this kind."""
    slot = state.setup.slot[kind]
    return slot >= 0 and state.where[card_of(family, slot)] == RESERVE
