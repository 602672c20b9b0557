"""OF-4. How cards leave the queue, and the two that bite back."""

from __future__ import annotations

from aurum.games.oriflamme.rules.cards import (
    AMBUSH,
    EXTORTION,
    INFILTRATION,
    card_of,
    family_of,
)
from aurum.games.oriflamme.rules.table import DISCARD, KNOWN, RESERVE, Table


def eliminate(t: Table, position: int) -> int:
    """OF-4.1, OF-4.2. The acting card eliminates the top card of a position; returns its kind."""
    card = t.queue[position]
    owner = family_of(card)
    attacker = family_of(t.acting)
    kind = t.setup.kind[card]
    hidden = t.where[card] >= KNOWN
    lost = t.points[card]
    t.send(position, DISCARD)
    t.show(card)
    if t.events is not None:
        t.tell("eliminated", "OF-4.2", attacker, owner, position, kind, int(hidden), lost)
    t.gain(attacker, 1, "OF-4.1", t.setup.kind[t.acting])
    if hidden and holds_reserve(t, attacker, INFILTRATION):
        t.gain(attacker, 2, "AL-2.6", INFILTRATION)
    if owner != attacker:
        if kind == AMBUSH:
            ambush_springs(t, owner)
        elif kind == EXTORTION:
            extortion_bites(t, owner, attacker)
    return kind


def ambush_springs(t: Table, owner: int) -> None:
    """OF-6.3. The owner gains 4 and the attacking card is discarded."""
    t.gain(owner, 4, "OF-6.3", AMBUSH)
    discard(t, t.at, "OF-6.3")


def extortion_bites(t: Table, owner: int, attacker: int) -> None:
    """AL-2.4. The owner gains 2 for each card of the attacker's, who loses 1 from hidden ones."""
    theirs = [i for i, card in enumerate(t.queue) if family_of(card) == attacker]
    t.gain(owner, 2 * len(theirs), "AL-2.4", EXTORTION)
    for position in theirs:
        card = t.queue[position]
        if t.where[card] >= KNOWN and t.points[card]:
            t.drain(position, 1, "AL-2.4")


def discard(t: Table, position: int, rule: str) -> None:
    """OF-4.3. A discard is no elimination: it pays nobody."""
    lost = t.points[t.queue[position]]
    card = t.send(position, DISCARD)
    if t.events is not None:
        t.tell("discarded", rule, family_of(card), position, t.setup.kind[card], lost)


def reserve(t: Table, points: int, rule: str) -> None:
    """AL-2.5. The acting card leaves the queue and lies face up before its owner, out of reach."""
    position = t.at
    card = t.send(position, RESERVE)
    t.points[card] = points
    if t.events is not None:
        t.tell("reserved", rule, family_of(card), position, t.setup.kind[card], points)


def holds_reserve(t: Table, family: int, kind: int) -> bool:
    """Whether this family has reserved its card of this kind."""
    slot = t.setup.slot[kind]
    return slot >= 0 and t.where[card_of(family, slot)] == RESERVE
