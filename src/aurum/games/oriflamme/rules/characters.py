"""OF-5. The characters of Oriflamme, in rulebook order.

Each card has a function that applies what needs no choice and returns the choices it offers; below
it stands the one that carries out a choice. A single choice is made at once. A function that offers
choices changes nothing itself: it may be asked again. The table at the end names them all.
"""

from __future__ import annotations

from typing import Final

from aurum.games.oriflamme.rules.cards import (
    ARCHER,
    COPY,
    ELIMINATE,
    HEIR,
    LORD,
    ROB,
    SHAPESHIFTER,
    SOLDIER,
    SPY,
    Card,
    family_of,
    is_character,
)
from aurum.games.oriflamme.rules.elimination import eliminate
from aurum.games.oriflamme.rules.table import EFFECT, UP, Table


def archer(t: Table) -> list[int]:
    """OF-5.1. Eliminate the first or the last card of the queue, even itself."""
    last = len(t.queue) - 1
    return [ELIMINATE, ELIMINATE + last] if last else [ELIMINATE]


def soldier(t: Table) -> list[int]:
    """OF-5.2. Eliminate an adjacent card, own family included."""
    return [ELIMINATE + position for position in t.neighbours()]


def strike(t: Table, choice: int) -> None:
    """Eliminate the card at the chosen position."""
    eliminate(t, choice - ELIMINATE)


def spy(t: Table) -> list[int]:
    """OF-5.3. Take 1 point from the stock of another player who owns an adjacent card."""
    family = family_of(t.acting)
    beside = {family_of(t.queue[position]) for position in t.neighbours()}
    return sorted(ROB + other for other in beside if other != family and t.stock[other])


def rob(t: Table, choice: int) -> None:
    """Take the point from the chosen family."""
    thief = family_of(t.acting)
    victim = choice - ROB
    t.stock[victim] -= 1
    t.stock[thief] += 1
    if t.events is not None:
        t.tell("robbed", "OF-5.3", thief, victim, SPY)


def heir(t: Table) -> list[int]:
    """OF-5.4. Gain 2 unless another face-up card with this card's name is in the queue."""
    name = t.setup.kind[t.acting]
    if not any(
        t.setup.kind[card] == name and t.where[card] == UP and card != t.acting for card in t.queue
    ):
        t.gain(family_of(t.acting), 2, "OF-5.4", HEIR)
    return []


def lord(t: Table) -> list[int]:
    """OF-5.5. Gain 1, and 1 for each adjacent card of the own family."""
    family = family_of(t.acting)
    kin = sum(family_of(t.queue[position]) == family for position in t.neighbours())
    t.gain(family, 1 + kin, "OF-5.5", LORD)
    return []


def shapeshifter(t: Table) -> list[int]:
    """OF-5.6. Apply the effect of an adjacent face-up character as if printed on this card."""
    found = []
    for position in t.neighbours():
        card = t.queue[position]
        kind = t.setup.kind[card]
        if t.where[card] == UP and is_character(kind) and kind != SHAPESHIFTER:
            found.append(COPY + position)
    return found


def shift_shape(t: Table, choice: int) -> None:
    """Go on with the effect of the chosen neighbour; the card keeps its own name and place."""
    position = choice - COPY
    kind = t.setup.kind[t.queue[position]]
    if t.events is not None:
        t.tell("copied", "OF-5.6", family_of(t.acting), t.at, position, kind)
    t.stack.append((EFFECT, kind))


CHARACTERS: Final = (
    Card(ARCHER, "Archer", "OF-5.1", archer, strike),
    Card(SOLDIER, "Soldier", "OF-5.2", soldier, strike),
    Card(SPY, "Spy", "OF-5.3", spy, rob),
    Card(HEIR, "Heir", "OF-5.4", heir),
    Card(LORD, "Lord", "OF-5.5", lord),
    Card(SHAPESHIFTER, "Shapeshifter", "OF-5.6", shapeshifter, shift_shape),
)
