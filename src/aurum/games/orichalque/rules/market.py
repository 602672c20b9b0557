"""OR-1.3, OR-1.4, OR-3, OR-9.1, OR-9.2. Cards, tiles and creatures on display; building spots."""

from __future__ import annotations

from typing import Final

from aurum.engine.state import Frame
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.base_state import NONE, BaseState
from aurum.games.orichalque.rules.cells import size_of
from aurum.games.orichalque.rules.choices import BUILDING, CARD, CREATURE, DISCARD, TAKE, TILE


def places(t: BaseState) -> int:
    """OR-1.3. How many cards lie on display."""
    return places_for(t.setup.players)


def places_for(players: int) -> int:
    """OR-1.3. Five, or six with four players."""
    return 6 if players == 4 else 5


# Refilling, one draw at a time


def refill(t: BaseState, _: Frame) -> None:
    """OR-9.2. Fill up cards, tiles, creatures and buildings, as far as they go."""
    if t.display and len(t.display[-1]) == 1:
        draw_tile(t)
    elif t.display and t.display[-1][-1] == NONE_YET:
        draw_creature(t)
    elif len(t.display) < places(t) and t.deck | t.discard:
        if not t.deck:
            t.deck = t.discard
            t.discard = 0
            if t.events is not None:
                t.emit("shuffled", "OR-9.2")
        t.stack.append((frames.REFILL,))
        t.stack.append((frames.ASK_CARD_DRAWN,))
    else:
        draw_buildings(t)


NONE_YET: Final = -2
"""Stands on a volcano whose creature is still to be drawn; the last volcano gets its own last."""


def draw_tile(t: BaseState) -> None:
    """OR-1.3. A tile of the card's size: a shuffled one, then those put under, in order."""
    t.stack.append((frames.REFILL,))
    size = t.setup.components.cards[t.display[-1][0]].size
    if any(t.pile[kind] for kind in t.setup.tile_kinds[size]):
        t.stack.append((frames.ASK_TILE_DRAWN,))
    elif t.pile_bottoms[size]:
        kind, *rest = t.pile_bottoms[size]
        t.pile_bottoms[size] = tuple(rest)
        show_tile(t, kind)
    else:
        show_tile(t, NONE)


def show_tile(t: BaseState, kind: int) -> None:
    """Lay a tile onto the newest card, its volcanoes waiting for creatures."""
    card = t.display[-1][0]
    volcanoes = t.setup.volcanoes[kind] if kind != NONE else 0
    t.display[-1] = (card, kind) + (NONE_YET,) * volcanoes
    if t.events is not None:
        t.emit("shown", "OR-1.3", len(t.display), card, kind)


def draw_creature(t: BaseState) -> None:
    """OR-1.3. A creature from the bag; an empty bag leaves the volcano empty (OR-9.2)."""
    t.stack.append((frames.REFILL,))
    if any(t.creature_bag):
        t.stack.append((frames.ASK_CREATURE_DRAWN,))
    else:
        place_creature(t, NONE)


def place_creature(t: BaseState, kind: int) -> None:
    """Put a creature onto the first volcano that waits for one."""
    entry = list(t.display[-1])
    entry[entry.index(NONE_YET)] = kind
    t.display[-1] = tuple(entry)
    if t.events is not None and kind != NONE:
        t.emit("appeared", "OR-1.3", len(t.display), kind)


def draw_buildings(t: BaseState) -> None:
    """OR-1.4, OR-9.2. A building for each empty spot."""
    for spot, kind in enumerate(t.spots):
        if kind == NONE and any(t.building_bag):
            t.stack.append((frames.REFILL,))
            t.stack.append((frames.ASK_BUILDING_DRAWN, spot))
            return


# Chance's choices, and how many pieces lead to each


def cards_to_come(t: BaseState) -> list[int]:
    deck = t.deck
    kinds = t.setup.card_kinds
    return [CARD + kinds[n] for n, cards in enumerate(t.setup.cards_of_kind) if deck & cards]


def cards_left(t: BaseState) -> list[int]:
    deck = t.deck
    return [size_of(deck & cards) for cards in t.setup.cards_of_kind if deck & cards]


def card_drawn(t: BaseState, choice: int) -> None:
    t.stack.pop()
    codes = t.setup.card_codes
    card = next(n for n, code in enumerate(codes) if t.deck >> n & 1 == 1 and code == choice - CARD)
    t.deck &= ~(1 << card)
    t.display.append((card,))


def tile_kinds(t: BaseState) -> list[int]:
    """The kinds of tile that can come onto the newest card."""
    return t.setup.tile_kinds[t.setup.components.cards[t.display[-1][0]].size]


def tiles_to_come(t: BaseState) -> list[int]:
    codes = t.setup.tile_codes
    return [TILE + codes[kind] for kind in tile_kinds(t) if t.pile[kind]]


def tiles_left(t: BaseState) -> list[int]:
    return [t.pile[kind] for kind in tile_kinds(t) if t.pile[kind]]


def tile_drawn(t: BaseState, choice: int) -> None:
    t.stack.pop()
    kind = t.setup.tile_number[choice - TILE]
    t.pile[kind] -= 1
    show_tile(t, kind)


def creatures_to_come(t: BaseState) -> list[int]:
    return [CREATURE + kind for kind, left in enumerate(t.creature_bag) if left]


def creatures_left(t: BaseState) -> list[int]:
    return [left for left in t.creature_bag if left]


def creature_drawn(t: BaseState, choice: int) -> None:
    t.stack.pop()
    t.creature_bag[choice - CREATURE] -= 1
    place_creature(t, choice - CREATURE)


def buildings_to_come(t: BaseState) -> list[int]:
    codes = t.setup.building_codes
    return [BUILDING + codes[kind] for kind, left in enumerate(t.building_bag) if left]


def buildings_left(t: BaseState) -> list[int]:
    return [left for left in t.building_bag if left]


def building_shown(t: BaseState, spot: int, kind: int) -> None:
    """OR-1.4. A building comes to its spot; a mine or camp with 1 piece on it."""
    t.spots[spot] = kind
    if t.events is not None:
        t.emit("offered", "OR-1.4", spot, kind)


# Taking and discarding cards


def takings(t: BaseState) -> list[int]:
    """OR-3.1. The cards one can pay for."""
    costs = t.setup.components.card_costs
    purse = t.hoplites[t.current]
    return [TAKE + place for place in range(len(t.display)) if costs[place] <= purse]


def take_card(t: BaseState, choice: int) -> None:
    """OR-3.1, OR-3.2. Pay, take the card with its tile and creatures; the others slide left."""
    t.stack.pop()
    place = choice - TAKE
    t.spend(t.current, t.setup.components.card_costs[place], 0, "OR-3.1")
    hold_card(t, place, "OR-3.2")


def hold_card(t: BaseState, place: int, rule: str) -> None:
    """The card at this place comes to the current player."""
    t.taken_card = t.display.pop(place)
    if t.events is not None:
        t.emit("took", rule, t.current, place, t.taken_card[0], t.taken_card[1])


def return_tile(t: BaseState, entry: tuple[int, ...], rule: str) -> None:
    """OR-4.2, OR-9.1. The tile goes under its pile, its creatures into the bag."""
    kind = entry[1]
    if kind == NONE:
        return
    size = t.setup.tile_size[kind]
    t.pile_bottoms[size] = (*t.pile_bottoms[size], kind)
    for creature in entry[2:]:
        if creature != NONE:
            t.creature_bag[creature] += 1
    if t.events is not None:
        t.emit("returned", rule, t.current, kind)


def discards(t: BaseState) -> list[int]:
    """OR-9.1. Any card on display."""
    return [DISCARD + place for place in range(len(t.display))]


def discard_card(t: BaseState, choice: int) -> None:
    """OR-9.1. With two players: a card of the display goes to the discard."""
    t.stack.pop()
    throw_out(t, choice - DISCARD)


def throw_out(t: BaseState, place: int) -> None:
    """The card goes to the discard, its tile under the pile, its creatures into the bag."""
    entry = t.display.pop(place)
    t.discard |= 1 << entry[0]
    if t.events is not None:
        t.emit("discarded", "OR-9.1", t.current, place, entry[0])
    return_tile(t, entry, "OR-9.1")
