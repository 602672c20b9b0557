"""OF-5. The characters of Oriflamme, in rulebook order.

Each card has a function that applies what needs no choice and returns the choices it offers; below
it stands the one that carries out a choice. A single choice is made at once. A function that offers
choices changes nothing itself: it may be asked again. The table at the end names them all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
    UP,
    Card,
    family_of,
    is_character,
)
from aurum.games.oriflamme.rules.elimination import eliminate
from aurum.games.oriflamme.rules.frames import EFFECT

if TYPE_CHECKING:
    from aurum.games.oriflamme.rules.state import OriflammeState


def archer(state: OriflammeState) -> list[int]:
    """OF-5.1. Eliminate the first or the last card of the queue, even itself."""
    last = len(state.queue) - 1
    return [ELIMINATE, ELIMINATE + last] if last else [ELIMINATE]


def soldier(state: OriflammeState) -> list[int]:
    """OF-5.2. Eliminate an adjacent card, own family included."""
    return [ELIMINATE + position for position in state.neighbours()]


def strike(state: OriflammeState, choice: int) -> None:
    """Eliminate the card at the chosen position."""
    eliminate(state, choice - ELIMINATE)


def spy(state: OriflammeState) -> list[int]:
    """OF-5.3. Take 1 point from the stock of another player who owns an adjacent card."""
    family = family_of(state.acting)
    beside = {family_of(state.queue[position]) for position in state.neighbours()}
    return sorted(ROB + other for other in beside if other != family and state.stock[other])


def rob(state: OriflammeState, choice: int) -> None:
    """Take the point from the chosen family."""
    thief = family_of(state.acting)
    victim = choice - ROB
    state.stock[victim] -= 1
    state.stock[thief] += 1
    if state.events is not None:
        state.emit("robbed", "OF-5.3", thief, victim, SPY)


def heir(state: OriflammeState) -> list[int]:
    """OF-5.4. Gain 2 unless another face-up card with this card's name is in the queue."""
    name = state.setup.kind[state.acting]
    if not any(
        state.setup.kind[card] == name and state.where[card] == UP and card != state.acting
        for card in state.queue
    ):
        state.gain(family_of(state.acting), 2, "OF-5.4", HEIR)
    return []


def lord(state: OriflammeState) -> list[int]:
    """OF-5.5. Gain 1, and 1 for each adjacent card of the own family."""
    family = family_of(state.acting)
    kin = sum(family_of(state.queue[position]) == family for position in state.neighbours())
    state.gain(family, 1 + kin, "OF-5.5", LORD)
    return []


def shapeshifter(state: OriflammeState) -> list[int]:
    """OF-5.6. Apply the effect of an adjacent face-up character as if printed on this card."""
    found = []
    for position in state.neighbours():
        card = state.queue[position]
        kind = state.setup.kind[card]
        if state.where[card] == UP and is_character(kind) and kind != SHAPESHIFTER:
            found.append(COPY + position)
    return found


def shift_shape(state: OriflammeState, choice: int) -> None:
    """Go on with the effect of the chosen neighbour; the card keeps its own name and place."""
    position = choice - COPY
    kind = state.setup.kind[state.queue[position]]
    if state.events is not None:
        state.emit("copied", "OF-5.6", family_of(state.acting), state.at, position, kind)
    state.set_frame((EFFECT, kind))


CHARACTERS: Final = (
    Card(ARCHER, "Archer", "OF-5.1", archer, strike),
    Card(SOLDIER, "Soldier", "OF-5.2", soldier, strike),
    Card(SPY, "Spy", "OF-5.3", spy, rob),
    Card(HEIR, "Heir", "OF-5.4", heir),
    Card(LORD, "Lord", "OF-5.5", lord),
    Card(SHAPESHIFTER, "Shapeshifter", "OF-5.6", shapeshifter, shift_shape),
)
