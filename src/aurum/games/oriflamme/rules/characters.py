"""OF-5. The characters of Oriflamme, in rulebook order.

A card is a function that applies what needs no choice and returns the choices it offers; a single
one is made at once. What a choice then does stands under "Answers". A function that offers choices
changes nothing itself: it may be asked again.
"""

from __future__ import annotations

from aurum.games.oriflamme.rules.cards import (
    CHARACTER,
    COPY,
    ELIMINATE,
    HEIR,
    LORD,
    ROB,
    SET_SIZE,
    SHAPESHIFTER,
    SPY,
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


def spy(t: Table) -> list[int]:
    """OF-5.3. Take 1 point from the stock of another player who owns an adjacent card."""
    family = t.acting // SET_SIZE
    beside = {t.queue[position] // SET_SIZE for position in t.neighbours()}
    return sorted(ROB + other for other in beside if other != family and t.stock[other])


def heir(t: Table) -> list[int]:
    """OF-5.4. Gain 2 unless another face-up card with this card's name is in the queue."""
    name = t.setup.kind[t.acting]
    if not any(
        t.setup.kind[card] == name and t.where[card] == UP and card != t.acting for card in t.queue
    ):
        t.gain(t.acting // SET_SIZE, 2, "OF-5.4", HEIR)
    return []


def lord(t: Table) -> list[int]:
    """OF-5.5. Gain 1, and 1 for each adjacent card of the own family."""
    family = t.acting // SET_SIZE
    kin = sum(t.queue[position] // SET_SIZE == family for position in t.neighbours())
    t.gain(family, 1 + kin, "OF-5.5", LORD)
    return []


def shapeshifter(t: Table) -> list[int]:
    """OF-5.6. Apply the effect of an adjacent face-up character as if printed on this card."""
    found = []
    for position in t.neighbours():
        card = t.queue[position]
        kind = t.setup.kind[card]
        if t.where[card] == UP and CHARACTER[kind] and kind != SHAPESHIFTER:
            found.append(COPY + position)
    return found


# Answers


def strike(t: Table, choice: int) -> None:
    """Eliminate the card at the chosen position."""
    eliminate(t, choice - ELIMINATE)


def rob(t: Table, choice: int) -> None:
    """Take the point from the chosen family."""
    thief = t.acting // SET_SIZE
    victim = choice - ROB
    t.stock[victim] -= 1
    t.stock[thief] += 1
    if t.events is not None:
        t.tell("robbed", "OF-5.3", thief, victim, SPY)


def shift_shape(t: Table, choice: int) -> None:
    """Go on with the effect of the chosen neighbour; the card keeps its own name and place."""
    position = choice - COPY
    kind = t.setup.kind[t.queue[position]]
    if t.events is not None:
        t.tell("copied", "OF-5.6", t.acting // SET_SIZE, t.at, position, kind)
    t.stack.append((EFFECT, kind))
