"""OR-6.8 to OR-6.12. Construct: a building, a temple or a medallion."""

from __future__ import annotations

from typing import Final

from aurum.engine.state import Frame
from aurum.games.orichalque.rules.base_state import LANDS, NONE, TITANS, BaseState
from aurum.games.orichalque.rules.buildings import count, put_up
from aurum.games.orichalque.rules.cells import size_of
from aurum.games.orichalque.rules.choices import BUILD, DONE, MEDALLION, SPOT, TEMPLE
from aurum.games.orichalque.rules.components import FOREST, VOLCANO
from aurum.games.orichalque.rules.frames import ASK_BONUS, BONUS_CONSTRUCT
from aurum.games.orichalque.rules.titans import favours, use_favour

PRICE: Final = 5
"""OR-6.11. What a medallion costs in orichalque."""


def open_ground(t: BaseState, player: int) -> int:
    """OR-6.12. Uncovered cells of the four terrains, and empty volcanoes."""
    start = player * LANDS
    land = t.land[start] | t.land[start + 1] | t.land[start + 2] | t.land[start + 3]
    return (land | t.land[start + VOLCANO]) & ~t.covered[player] & ~t.lairs(player)


def sheltered(t: BaseState, player: int, kind: int = NONE) -> int:
    """OR-6.9, OR-6.10, OR-7.4. The cells next to a creature, where nothing may be built.

    None for the owner of the Protection Crystal, unless it is the Crystal that is to be built.
    """
    crystals = t.setup.powers["crystal"]
    if kind not in crystals and count(t, player, "crystal"):
        return 0
    lairs = t.lairs(player)
    return t.ground(player).grid.neighbours(lairs) if lairs else 0


def constructions(t: BaseState, player: int, orichalque: int) -> list[int]:
    """OR-6.8. All that a player with so much orichalque could construct, ascending."""
    found = buildings(t, player, False)
    if t.tokens:
        if len(t.temples) < t.setup.components.temples:
            found += temples(t, player)
        if orichalque >= PRICE:
            found.append(MEDALLION)
    return found


def buildings(t: BaseState, player: int, first: bool) -> list[int]:
    """OR-6.9. A building of a spot on a cell of its terrain, or on an empty volcano.

    Only the first, if one will do.
    """
    ground = t.ground(player)
    crystals = t.setup.powers["crystal"]
    free = open_ground(t, player)
    near = sheltered(t, player)
    wild = t.land[player * LANDS + VOLCANO]
    found = []
    for spot in range(TITANS):
        kind = t.spots[spot]
        if kind == NONE:
            continue
        banned = sheltered(t, player, kind) if kind in crystals else near
        cells = (t.land[player * LANDS + spot] | wild) & free & ~banned
        while cells:
            low = cells & -cells
            cells ^= low
            found.append(BUILD + spot * SPOT + ground.spots[low.bit_length() - 1])
            if first:
                return found
    return found


def temples(t: BaseState, player: int) -> list[int]:
    """OR-6.10. Every rhombus a temple can stand on."""
    corners = t.ground(player).far_corners
    found = [TEMPLE + corners[n][0] * SPOT + corners[n][1] for n in temple_rhombi(t, player, False)]
    found.sort()
    return found


def temple_rhombi(t: BaseState, player: int, first: bool) -> list[int]:
    """OR-6.10, OR-7.4. The rhombi of four open, different cells; only the first, if one will do.

    Volcanoes stand for any terrain, and the Architect lets two cells be alike.
    """
    taken = ~(open_ground(t, player) & ~sheltered(t, player))
    most_alike = 1 if count(t, player, "architect") else 0
    start = player * LANDS
    forest, lagoon, desert, mountain = t.land[start : start + 4]
    found = []
    for number, mask in enumerate(t.ground(player).rhombus_masks):
        if mask & taken:
            continue
        alike = repeated(forest & mask) + repeated(lagoon & mask)
        alike += repeated(desert & mask) + repeated(mountain & mask)
        if alike <= most_alike:
            found.append(number)
            if first:
                break
    return found


def repeated(land: int) -> int:
    """How many cells there are of a terrain besides the first."""
    return size_of(land & (land - 1))


def can_construct(t: BaseState, player: int, orichalque: int) -> bool:
    """OR-8.2. Whether there is anything to construct; the cheapest question first."""
    if can_forge(t, orichalque) or buildings(t, player, True):
        return True
    left = t.tokens > 0 and len(t.temples) < t.setup.components.temples
    return left and len(temple_rhombi(t, player, True)) > 0


def can_forge(t: BaseState, orichalque: int) -> bool:
    """OR-6.11. Whether so much orichalque makes a medallion."""
    return orichalque >= PRICE and t.tokens > 0


# The Construct action


def construct_choices(t: BaseState) -> list[int]:
    """OR-6.8. One of a building, a temple, a medallion."""
    return constructions(t, t.current, t.orichalque[t.current])


def construct(t: BaseState, choice: int) -> None:
    """OR-6.8, OR-5.1. Construct; then the Titan of the forest may grant one more."""
    t.stack.pop()
    t.stack.append((BONUS_CONSTRUCT,))
    build_one(t, t.current, choice)


def offer_bonus(t: BaseState, _: Frame) -> None:
    """OR-5.1. Ask whether the forest's Titan shall grant one more construction."""
    if favours(t, t.current, FOREST) and construct_choices(t):
        t.stack.append((ASK_BONUS,))


def bonus_choices(t: BaseState) -> list[int]:
    """OR-5.1. One more, or not."""
    return sorted([*construct_choices(t), DONE])


def bonus(t: BaseState, choice: int) -> None:
    """OR-5.1. One more construction within the same action."""
    t.stack.pop()
    if choice != DONE:
        use_favour(t, FOREST, "OR-5.1")
        build_one(t, t.current, choice)


def build_one(t: BaseState, player: int, choice: int) -> None:
    """Put up what was chosen."""
    if choice == MEDALLION:
        forge_medallion(t, player)
    elif choice >= TEMPLE:
        first, second = divmod(choice - TEMPLE, SPOT)
        erect_temple(t, player, t.ground(player).rhombus_at[first, second], "OR-6.10")
    else:
        spot, where = divmod(choice - BUILD, SPOT)
        kind = t.spots[spot]
        t.spots[spot] = NONE
        put_up(t, player, kind, t.ground(player).cell_at[where], "OR-6.9")


def forge_medallion(t: BaseState, player: int) -> None:
    """OR-6.11. Spend 5 orichalque for a point."""
    t.spend(player, 0, PRICE, "OR-6.11")
    t.tokens -= 1
    t.medallions[player] += 1
    if t.events is not None:
        t.emit("forged", "OR-6.11", player)


def erect_temple(t: BaseState, player: int, rhombus: int, rule: str) -> None:
    """OR-6.10, OR-6.12. Cover four cells for a point."""
    ground = t.ground(player)
    t.tokens -= 1
    t.temples.append((player, rhombus))
    for cell in ground.grid.rhombi[rhombus]:
        t.covered[player] |= 1 << cell
    if t.events is not None:
        t.emit("erected", rule, player, *ground.far_corners[rhombus])
