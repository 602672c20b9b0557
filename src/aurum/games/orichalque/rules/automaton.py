"""OR-10. The automaton of the solo game: five phases without a decision, only dice."""

from __future__ import annotations

from typing import Final

from aurum.engine.state import Frame
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.base_state import NONE, TITANS, BaseState
from aurum.games.orichalque.rules.buildings import put_up
from aurum.games.orichalque.rules.choices import CREATURES, HOPLITES, ORICHALQUE, ROLL
from aurum.games.orichalque.rules.combat import any_creature, creature_at, take_creature
from aurum.games.orichalque.rules.components import CAPTURE, CONSTRUCT, PRODUCE, AutomatonBoard
from aurum.games.orichalque.rules.construction import (
    can_forge,
    erect_temple,
    forge_medallion,
    temple_rhombi,
)
from aurum.games.orichalque.rules.island import lay
from aurum.games.orichalque.rules.market import hold_card, return_tile, throw_out
from aurum.games.orichalque.rules.titans import arrive_asleep
from aurum.games.orichalque.rules.turn import (
    give_creature,
    spend_resource,
    stock_of,
    use_up_card,
    yield_of,
)

PLAYER: Final = 1
"""In solo the automaton is player 1."""
DICE: Final = 4
STRIP: Final = 8
COST: Final = 2
CARD_PHASE: Final = 0
TILE_PHASE: Final = 1
ACTION_PHASE: Final = 2
EXTRA_PHASE: Final = 3
DISCARD_PHASE: Final = 4
PAYMENTS: Final = {"hoplites": HOPLITES, "orichalque": ORICHALQUE, "creatures": CREATURES}


def board(t: BaseState) -> AutomatonBoard:
    """The board in front of it."""
    found = t.ground(PLAYER).automaton
    assert found is not None
    return found


def automaton(t: BaseState, frame: Frame) -> None:
    """One phase; the next waits on the stack."""
    _, phase = frame
    if phase < DISCARD_PHASE:
        t.stack.append((frames.AUTOMATON, phase + 1))
    if phase == CARD_PHASE:
        t.stack.append((frames.ASK_AUTOMATON_CARD,))
    elif phase == TILE_PHASE:
        place_tile(t)
    elif phase == ACTION_PHASE:
        act(t, t.setup.components.cards[t.taken_card[0]].action)
        use_up_card(t, (frames.USE_UP_CARD,))
    elif phase == EXTRA_PHASE:
        extra(t)
    elif t.display:
        t.stack.append((frames.ASK_AUTOMATON_DISCARD,))


# Cards


def one_die(t: BaseState) -> list[int]:
    """OR-10.1. One die."""
    return t.setup.rolls[1]


def one_die_odds(t: BaseState) -> list[int]:
    """OR-10.1. The weights of its faces."""
    return t.setup.roll_odds[1]


def four_dice(t: BaseState) -> list[int]:
    """OR-10.5. Always four dice."""
    return t.setup.rolls[DICE]


def four_dice_odds(t: BaseState) -> list[int]:
    """OR-10.5. The weights of their rolls."""
    return t.setup.roll_odds[DICE]


def place_by_die(t: BaseState, choice: int) -> int:
    """OR-10.1. That many from the left, a skull counting 1; the rightmost if there are fewer."""
    if t.events is not None:
        t.emit("rolled", "OR-10.1", PLAYER, choice - ROLL)
    face = t.setup.roll_faces[t.setup.roll_number[choice - ROLL]][0] or 1
    return min(face, len(t.display)) - 1


def take_by_die(t: BaseState, choice: int) -> None:
    """OR-10.1. It takes a card, and never pays."""
    t.stack.pop()
    hold_card(t, place_by_die(t, choice), "OR-10.1")


def discard_by_die(t: BaseState, choice: int) -> None:
    """OR-10.1. It discards a card the same way."""
    t.stack.pop()
    throw_out(t, place_by_die(t, choice))


# The tile


def place_tile(t: BaseState) -> None:
    """OR-10.2. Into the lowest sector with a free slot of its size, turned by priority."""
    kind = t.taken_card[1]
    if kind == NONE:
        return
    size = t.setup.tile_size[kind]
    filled = t.filled(PLAYER)
    for sector in board(t).sectors:
        slot = sector[size]
        if not any(filled >> cell & 1 for cell in slot):
            mask = sum(1 << cell for cell in slot)
            lay(t, PLAYER, turned_into(t, kind, slot))
            for _ in range((mask & board(t).arrows).bit_count()):
                yield_of(t, PLAYER, PRODUCE, 1)
            return
    if t.events is not None:
        t.emit("homeless", "OR-4.2", PLAYER, kind)
    return_tile(t, t.taken_card, "OR-4.2")
    t.taken_card = (t.taken_card[0], NONE)


def turned_into(t: BaseState, kind: int, slot: tuple[int, ...]) -> tuple[int, ...]:
    """OR-10.2. How the tile lies: the highest terrain leftmost, volcanoes last."""
    terrains = t.setup.components.tiles[kind].terrains
    priority = board(t).priority
    ranks = [priority.index(each) if each < TITANS else TITANS for each in terrains]
    mask = sum(1 << cell for cell in slot)
    best: tuple[int, ...] = ()
    best_ranks: list[int] = []
    for placement in t.ground(PLAYER).grid.placements[len(terrains)]:
        if placement.mask == mask:
            lies = [
                ranks[number]
                for cell in slot
                for number, under in enumerate(placement.cells)
                if under == cell
            ]
            if not best or lies < best_ranks:
                best = placement.cells
                best_ranks = lies
    return best


# Actions


def act(t: BaseState, action: int) -> None:
    """OR-10.4, OR-10.5. Perform the card's action, as far as it can."""
    if t.events is not None:
        t.emit("acted", "OR-10.5" if action == CAPTURE else "OR-10.4", PLAYER, action)
    if action == CAPTURE:
        t.stack.append((frames.AUTOMATON_FIGHTS,))
    elif action == CONSTRUCT:
        construct(t)
    else:
        yield_of(t, PLAYER, action, 1)


def construct(t: BaseState) -> None:
    """OR-10.4. A medallion, else a temple, else a building."""
    if can_forge(t, t.orichalque[PLAYER]):
        forge_medallion(t, PLAYER)
    elif (place := temple_place(t)) != NONE:
        erect_temple(t, PLAYER, place, "OR-10.4")
    elif (spot := building_spot(t)) != NONE:
        kind = t.spots[spot]
        t.spots[spot] = NONE
        line_up(t, kind)


def from_left(t: BaseState, cell: int) -> tuple[int, int]:
    """How far a cell is from the left, then from the top."""
    q, r = t.ground(PLAYER).grid.coords[cell]
    return 2 * q + r, r


def temple_place(t: BaseState) -> int:
    """OR-10.4. The leftmost rhombus on which a temple can stand, or NONE."""
    if not t.tokens or len(t.temples) >= t.setup.components.temples:
        return NONE
    rhombi = t.ground(PLAYER).grid.rhombi
    best = NONE
    best_cells: list[tuple[int, int]] = []
    for place in temple_rhombi(t, PLAYER, False):
        cells = sorted([from_left(t, cell) for cell in rhombi[place]])
        if best == NONE or cells < best_cells:
            best = place
            best_cells = cells
    return best


def building_spot(t: BaseState) -> int:
    """OR-10.4. The spot of the terrain highest in its priority that has a building."""
    for terrain in board(t).priority:
        if t.spots[terrain] != NONE:
            return terrain
    return NONE


def line_up(t: BaseState, kind: int) -> None:
    """OR-10.4. A building onto the leftmost free slot of its strip, with the slot's effect."""
    put_up(t, PLAYER, kind, NONE, "OR-10.4")
    number = sum(1 for player, _, _ in t.built if player == PLAYER)
    if number <= STRIP:
        hoplites, orichalque = board(t).strip[number - 1]
        t.gain(PLAYER, hoplites, orichalque, "OR-10.4")
        if board(t).effects[number - 1] != NONE:
            act(t, board(t).effects[number - 1])
    if number >= STRIP and t.tokens:
        t.tokens -= 1
        t.medallions[PLAYER] += 1
        if t.events is not None:
            t.emit("forged", "OR-10.4", PLAYER)


# Fights


def automaton_fights(t: BaseState, _: Frame) -> None:
    """OR-10.5. The leftmost creature, as long as there is a hoplite to lose."""
    cells = [cell for player, cell, _, _ in t.creatures if player == PLAYER]
    if cells and t.hoplites[PLAYER]:
        t.stack.append((frames.AUTOMATON_FIGHTS,))
        t.stack.append((frames.ASK_AUTOMATON_ROLL, min(cells, key=lambda cell: from_left(t, cell))))


def automaton_rolled(t: BaseState, choice: int) -> None:
    """OR-10.5. Only a skull wins; a loss costs a hoplite."""
    cell = t.stack.pop()[1]
    if t.events is not None:
        t.emit("rolled", "OR-10.5", PLAYER, choice - ROLL)
    found = creature_at(t, PLAYER, cell)
    kind = t.creatures[found][2]
    if 0 not in t.setup.roll_faces[t.setup.roll_number[choice - ROLL]]:
        if t.events is not None:
            t.emit("lost", "OR-10.5", PLAYER, t.ground(PLAYER).spots[cell], kind, 0)
        t.spend(PLAYER, 1, 0, "OR-10.5")
        return
    del t.creatures[found]
    take_creature(t, PLAYER, cell, kind, "OR-10.5")
    creature = t.setup.components.creatures[kind]
    t.gain(PLAYER, 0, creature.orichalque, "OR-6.7")
    if creature.titan != NONE:
        arrive_asleep(t, creature.titan, "OR-10.5")
    if creature.building and any(t.building_bag):
        t.stack.append((frames.ASK_BUILDING_DRAWN, NONE))


# The extra action


def extra(t: BaseState) -> None:
    """OR-10.6. Pay in the board's order of cost for whatever leaves it something to do."""
    for name in board(t).costs:
        payment = PAYMENTS[name]
        if stock_of(t, PLAYER, payment) >= COST and useful_after(t, payment):
            fights = any_creature(t, PLAYER)
            if t.events is not None:
                t.emit("bought", "OR-10.6", PLAYER, payment, CAPTURE if fights else CONSTRUCT)
            pay(t, payment)
            if fights:
                t.stack.append((frames.AUTOMATON_FIGHTS,))
            else:
                construct(t)
            return


def useful_after(t: BaseState, payment: int) -> bool:
    """OR-10.6. Whether it could still do something after paying."""
    if any_creature(t, PLAYER):
        return t.hoplites[PLAYER] - (COST if payment == HOPLITES else 0) > 0
    orichalque = t.orichalque[PLAYER] - (COST if payment == ORICHALQUE else 0)
    return can_forge(t, orichalque) or temple_place(t) != NONE or building_spot(t) != NONE


def pay(t: BaseState, payment: int) -> None:
    """OR-10.6. It pays with its weakest creatures."""
    if payment == CREATURES:
        kinds = t.setup.components.creatures
        for _ in range(COST):
            held = [kind for kind, number in enumerate(t.captives(PLAYER)) if number]
            give_creature(t, PLAYER, min(held, key=lambda kind: (kinds[kind].strength, kind)))
    else:
        spend_resource(t, PLAYER, payment, COST, "OR-10.6")
