"""What a table is worth to a player, in victory points: the judgement of the `greedy` player."""

from __future__ import annotations

from functools import cache
from typing import Final

from aurum.engine.contract import OVER
from aurum.games.orichalque.rules.cells import Grid
from aurum.games.orichalque.rules.combat import odds_of_fight
from aurum.games.orichalque.rules.components import VOLCANO, Building, Creature
from aurum.games.orichalque.rules.island import AREA
from aurum.games.orichalque.rules.table import LANDS, METROPOLIS, NONE, TITANS, Table
from aurum.games.orichalque.rules.titans import limit
from aurum.games.orichalque.rules.turn import ENOUGH

# What things are worth, in victory points

VICTORY: Final = 100.0
ORE: Final = (0.15, 8, 0.05)
"""Orichalque: the first ones, up to how many, and those beyond."""
ARMY: Final = (0.13, 5, 0.03)
"""Hoplites, likewise."""
CAPTIVE: Final = 0.10
TITAN: Final = 0.9
AWAKE: Final = 0.15
AREAS: Final = (0.0, 0.03, 0.12, 0.20)
"""An area of so many cells, when its Titan is elsewhere."""
CROWDED: Final = 0.4
"""How much less an area is worth to somebody who has as many Titans as allowed."""
RHOMBUS: Final = (0.0, 0.02, 0.09, 0.27, 0.62)
"""A rhombus with so many fitting cells."""
TEMPLES_AHEAD: Final = 3
"""How many rhombuses one can hope for at a time."""
STUCK: Final = 0.08
"""A hoplite on a creature that is still unbeaten."""
BURDEN: Final = (0.20, 0.24, 0.32, 0.50, 0.90)
"""What an unbeaten creature costs, by the points one has."""
RIVALS: Final = 0.5
"""How much the points of all others weigh against one's own."""
USUAL: Final = 11
"""How many rounds a game may last."""

TITAN_LOOT: Final = 0.3

BLOCKED: Final = 1 << 15
WILD: Final = 1 << 12


# What a table is worth


def left(t: Table) -> int:
    """How many more turns one may hope for."""
    best = max(t.points(player) for player in range(t.setup.players))
    return max(1, min(USUAL - t.round, 2 * (ENOUGH - best) + 1))


def worth(t: Table, player: int) -> float:
    """What the table is worth to a player."""
    if t.actor == OVER:
        return VICTORY if t.current == player else -VICTORY
    points = t.points(player)
    ahead = left(t)
    value = pile_of(t.orichalque[player], ORE) + pile_of(t.hoplites[player], ARMY)
    value += points - t.titans.count(player) * (1 - TITAN)
    for titan in range(TITANS):
        if t.titans[titan] == player and t.woken >> titan & 1:
            value += AWAKE
    rivals = sum(t.points(other) for other in range(t.setup.players) if other != player)
    value -= RIVALS * rivals / (t.setup.players - 1)
    kinds = t.setup.components
    start = player * len(kinds.buildings)
    for kind, building in enumerate(kinds.buildings):
        if owned := t.owned[start + kind]:
            value += owned * building_worth(building, ahead)
    start = player * len(kinds.creatures)
    value += CAPTIVE * sum(t.captured[start : start + len(kinds.creatures)])
    for owner, _, kind, stuck in t.creatures:
        if owner == player:
            value += creature_worth(t, player, kind, stuck, points)
    return value + land_worth(t, player)


def pile_of(number: int, rate: tuple[float, int, float]) -> float:
    """What so many of a resource are worth; many are worth less each."""
    many, beyond = min(number, rate[1]), max(0, number - rate[1])
    return many * rate[0] + beyond * rate[2]


@cache
def building_worth(building: Building, ahead: int) -> float:
    """What a building will still do for its owner."""
    if building.mine or building.camp:
        return 0.05 * ahead
    if building.oratory:
        return 0.10 * min(ahead, 6)
    if building.statue or building.forge:
        return 0.03 * ahead
    if building.arch or building.skull:
        return 0.025 * ahead
    if building.architect:
        return 0.04 * ahead
    return 0.015 * ahead


def loot_worth(creature: Creature) -> float:
    """What a captured creature brings."""
    loot = CAPTIVE + creature.orichalque * ORE[0]
    if creature.building:
        loot += 0.25
    return loot + (TITAN_LOOT if creature.titan != NONE else 0.0)


def creature_worth(t: Table, player: int, kind: int, stuck: int, points: int) -> float:
    """What an unbeaten creature is worth: less than nothing when time is short."""
    loot = loot_worth(t.setup.components.creatures[kind])
    prospect = odds_of_fight(t, player, kind, 2) * loot - 2 * ARMY[0]
    return 0.4 * max(0.0, prospect) + stuck * STUCK - BURDEN[min(points, 4)]


# The land: areas that draw Titans, rhombuses that take temples


@cache
def rhombus_worth(codes: int, twins: int) -> float:
    """What a rhombus is worth, by the sum of the codes of its cells."""
    if codes >= BLOCKED:
        return 0.0
    fitting_cells = codes // WILD
    for terrain in range(TITANS):
        cells = codes >> 3 * terrain & 7
        fitting_cells += cells
        twins -= max(0, cells - 1)
    return RHOMBUS[fitting_cells] if twins >= 0 else 0.0


def codes_of(t: Table, player: int) -> list[int]:
    """What lies on each cell: 0 if nothing, else a number that can be summed over a rhombus."""
    codes = [0] * t.ground(player).grid.size
    start = player * LANDS
    blocked = t.covered[player] | t.land[start + METROPOLIS]
    for land in (*range(TITANS), VOLCANO):
        mark(codes, t.land[start + land] & ~blocked, 1 << 3 * land)
    mark(codes, blocked, BLOCKED)
    return codes


def mark(codes: list[int], cells: int, code: int) -> None:
    """Write a code onto these cells."""
    while cells:
        low = cells & -cells
        codes[low.bit_length() - 1] = code
        cells ^= low


def twins_of(t: Table, player: int) -> int:
    """OR-7.4. How many terrains of a temple may be alike: one with the Architect."""
    return sum(t.owns(player, kind) for kind in t.setup.powers["architect"])


def land_worth(t: Table, player: int) -> float:
    """What the open land of a player promises."""
    grid = t.ground(player).grid
    codes = codes_of(t, player)
    twins = twins_of(t, player)
    promising = []
    for number, (a, b, c, d) in enumerate(grid.rhombi):
        total = codes[a] + codes[b] + codes[c] + codes[d]
        if total and (value := rhombus_worth(total, twins)) > RHOMBUS[1]:
            promising.append((value, number))
    promising.sort(reverse=True)
    value = 0.0
    taken = temples = 0
    for each, number in promising:
        mask = sum(1 << cell for cell in grid.rhombi[number])
        if not mask & taken:
            taken |= mask
            value += each
            temples += 1
            if temples == TEMPLES_AHEAD:
                break
    share = 1.0 if t.titans.count(player) < limit(t, player) else CROWDED
    for titan in range(TITANS):
        if t.titans[titan] != player:
            value += share * AREAS[largest_area(t, player, titan)]
    return value


def largest_area(t: Table, player: int, terrain: int) -> int:
    """The cells of the largest open area of a terrain, counted up to three."""
    grid = t.ground(player).grid
    land = t.land[player * LANDS + terrain] & ~t.covered[player]
    most = 0
    while land and most < AREA:
        area = grid.area(land & -land, land)
        most = max(most, area.bit_count())
        land &= ~area
    return min(most, AREA)


@cache
def rhombi_with(grid: Grid) -> list[list[tuple[int, int, int, int]]]:
    """For each cell of a grid, the rhombuses that it is part of."""
    found: list[list[tuple[int, int, int, int]]] = [[] for _ in range(grid.size)]
    for cells in grid.rhombi:
        for cell in cells:
            found[cell].append(cells)
    return found


def promise(t: Table, player: int, codes: list[int], cell: int, code: int) -> float:
    """How much the rhombuses of a cell are worth with this on it."""
    value = 0.0
    twins = twins_of(t, player)
    before = codes[cell]
    for a, b, c, d in rhombi_with(t.ground(player).grid)[cell]:
        value += rhombus_worth(codes[a] + codes[b] + codes[c] + codes[d] - before + code, twins)
    return value
