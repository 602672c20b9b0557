"""OR-1.3, OR-1.4, OR-3, OR-9.1, OR-9.2. Cards, tiles and creatures on display; building spots."""

from __future__ import annotations

from typing import Final

from aurum.engine.state import Frame
from aurum.games.orichalque.rules.choices import BUILDING, CARD, CREATURE, DISCARD, TAKE, TILE
from aurum.games.orichalque.rules.frames import (
    ASK_BUILDING_DRAWN,
    ASK_CARD_DRAWN,
    ASK_CREATURE_DRAWN,
    ASK_TILE_DRAWN,
    REFILL,
)
from aurum.games.orichalque.rules.table import NONE, Table


def places(t: Table) -> int:
    """OR-1.3. How many cards lie on display: five, or six with four players."""
    return 6 if t.setup.players == 4 else 5


# Refilling, one draw at a time


def refill(t: Table, _: Frame) -> None:
    """OR-9.2. Fill up cards, tiles, creatures and buildings, as far as they go."""
    if t.display and len(t.display[-1]) == 1:
        draw_tile(t)
    elif t.display and NONE_YET in t.display[-1]:
        draw_creature(t)
    elif len(t.display) < places(t) and t.deck | t.discard:
        if not t.deck:
            t.deck = t.discard
            t.discard = 0
            if t.events is not None:
                t.tell("shuffled", "OR-9.2")
        t.stack.append((REFILL,))
        t.chance((ASK_CARD_DRAWN,))
    else:
        draw_buildings(t)


NONE_YET: Final = -2
"""Stands on a volcano whose creature is still to be drawn."""


def draw_tile(t: Table) -> None:
    """OR-1.3. A tile of the card's size: a shuffled one, then those put under, in order."""
    t.stack.append((REFILL,))
    size = t.setup.components.cards[t.display[-1][0]].size
    if any(t.pile[kind] for kind, length in enumerate(t.setup.tile_size) if length == size):
        t.chance((ASK_TILE_DRAWN,))
    elif t.under[size]:
        kind, *rest = t.under[size]
        t.under[size] = tuple(rest)
        show_tile(t, kind)
    else:
        show_tile(t, NONE)


def show_tile(t: Table, kind: int) -> None:
    """Lay a tile onto the newest card, its volcanoes waiting for creatures."""
    volcanoes = t.setup.volcanoes[kind] if kind != NONE else 0
    t.display[-1] = (t.display[-1][0], kind, *[NONE_YET] * volcanoes)
    if t.events is not None:
        t.tell("shown", "OR-1.3", len(t.display), t.display[-1][0], kind)


def draw_creature(t: Table) -> None:
    """OR-1.3. A creature from the bag; an empty bag leaves the volcano empty (OR-9.2)."""
    t.stack.append((REFILL,))
    if any(t.bag):
        t.chance((ASK_CREATURE_DRAWN,))
    else:
        place_creature(t, NONE)


def place_creature(t: Table, kind: int) -> None:
    """Put a creature onto the first volcano that waits for one."""
    entry = list(t.display[-1])
    entry[entry.index(NONE_YET)] = kind
    t.display[-1] = tuple(entry)
    if t.events is not None and kind != NONE:
        t.tell("appeared", "OR-1.3", len(t.display), kind)


def draw_buildings(t: Table) -> None:
    """OR-1.4, OR-9.2. A building for each empty spot."""
    for spot, kind in enumerate(t.spots):
        if kind == NONE and any(t.sack):
            t.stack.append((REFILL,))
            t.chance((ASK_BUILDING_DRAWN, spot))
            return


# Chance's choices


def cards_to_come(t: Table) -> list[int]:
    codes = t.setup.card_codes
    return sorted({CARD + code for card, code in enumerate(codes) if t.deck >> card & 1})


def card_drawn(t: Table, choice: int) -> None:
    t.stack.pop()
    codes = t.setup.card_codes
    card = next(n for n, code in enumerate(codes) if t.deck >> n & 1 and code == choice - CARD)
    t.deck &= ~(1 << card)
    t.display.append((card,))


def tiles_to_come(t: Table) -> list[int]:
    size = t.setup.components.cards[t.display[-1][0]].size
    sizes = t.setup.tile_size
    codes = t.setup.tile_codes
    found = [TILE + codes[kind] for kind, left in enumerate(t.pile) if left and sizes[kind] == size]
    return sorted(found)


def tile_drawn(t: Table, choice: int) -> None:
    t.stack.pop()
    kind = t.setup.tile_number[choice - TILE]
    t.pile[kind] -= 1
    show_tile(t, kind)


def creatures_to_come(t: Table) -> list[int]:
    return [CREATURE + kind for kind, left in enumerate(t.bag) if left]


def creature_drawn(t: Table, choice: int) -> None:
    t.stack.pop()
    t.bag[choice - CREATURE] -= 1
    place_creature(t, choice - CREATURE)


def buildings_to_come(t: Table) -> list[int]:
    codes = t.setup.building_codes
    return [BUILDING + codes[kind] for kind, left in enumerate(t.sack) if left]


def building_shown(t: Table, spot: int, kind: int) -> None:
    """OR-1.4. A building comes to its spot; a mine or camp with 1 piece on it."""
    t.spots[spot] = kind
    if t.events is not None:
        t.tell("offered", "OR-1.4", spot, kind)


# Taking and discarding cards


def takings(t: Table) -> list[int]:
    """OR-3.1. The cards one can pay for."""
    costs = t.setup.components.card_costs
    purse = t.hoplites[t.current]
    return [TAKE + place for place in range(len(t.display)) if costs[place] <= purse]


def take_card(t: Table, choice: int) -> None:
    """OR-3.1, OR-3.2. Pay, take the card with its tile and creatures; the others slide left."""
    t.stack.pop()
    place = choice - TAKE
    t.spend(t.current, t.setup.components.card_costs[place], 0, "OR-3.1")
    hold_card(t, place, "OR-3.2")


def hold_card(t: Table, place: int, rule: str) -> None:
    """The card at this place comes to the current player."""
    t.held = t.display.pop(place)
    if t.events is not None:
        t.tell("took", rule, t.current, place, t.held[0], t.held[1])


def return_tile(t: Table, entry: tuple[int, ...], rule: str) -> None:
    """OR-4.2, OR-9.1. The tile goes under its pile, its creatures into the bag."""
    kind = entry[1]
    if kind == NONE:
        return
    size = t.setup.tile_size[kind]
    t.under[size] = (*t.under[size], kind)
    for creature in entry[2:]:
        if creature != NONE:
            t.bag[creature] += 1
    if t.events is not None:
        t.tell("returned", rule, t.current, kind)


def discards(t: Table) -> list[int]:
    """OR-9.1. Any card on display."""
    return [DISCARD + place for place in range(len(t.display))]


def discard_card(t: Table, choice: int) -> None:
    """OR-9.1. With two players: a card of the display goes to the discard."""
    t.stack.pop()
    throw_out(t, choice - DISCARD)


def throw_out(t: Table, place: int) -> None:
    """The card goes to the discard, its tile under the pile, its creatures into the bag."""
    entry = t.display.pop(place)
    t.discard |= 1 << entry[0]
    if t.events is not None:
        t.tell("discarded", "OR-9.1", t.current, place, entry[0])
    return_tile(t, entry, "OR-9.1")
