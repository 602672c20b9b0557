"""OR-2.2, OR-4. The metropolis, tiles on an island, ports, and the areas that Titans look for."""

from __future__ import annotations

from typing import Final

from aurum.games.orichalque.rules.base_state import LANDS, METROPOLIS, NONE, BaseState
from aurum.games.orichalque.rules.cells import Grid, Placement, size_of
from aurum.games.orichalque.rules.choices import FOUND, PUT, SPOT
from aurum.games.orichalque.rules.components import VOLCANO
from aurum.games.orichalque.rules.frames import TITANS_COME

AREA: Final = 3
"""How many cells of a terrain draw a Titan's attention."""


# The metropolis


def foundings(t: BaseState) -> list[int]:
    """OR-2.2. One cell on a port, the other on a free neighbour.

    On two neighbouring ports the metropolis lies the same either way, so that is one choice.
    """
    ground = t.ground(t.current)
    assert ground.island is not None
    found = []
    ports = 0
    for port in ground.island.ports:
        ports |= 1 << port.cell
    for port in ground.island.ports:
        again = ports & ((1 << port.cell) - 1)
        for cell in range(ground.grid.size):
            if (ground.grid.beside[port.cell] & ~again) >> cell & 1:
                found.append(FOUND + ground.spots[port.cell] * SPOT + ground.spots[cell])
    return sorted(found)


def found_metropolis(t: BaseState, choice: int) -> None:
    """OR-2.2. Place the metropolis and gain what the port shows."""
    t.stack.pop()
    player = t.current
    ground = t.ground(player)
    port, other = divmod(choice - FOUND, SPOT)
    cells = 1 << ground.cell_at[port] | 1 << ground.cell_at[other]
    t.land[player * LANDS + METROPOLIS] = cells
    if t.events is not None:
        t.emit("founded", "OR-2.2", player, port, other)
    reach_ports(t, player, cells, "OR-2.2")


def reach_ports(t: BaseState, player: int, cells: int, rule: str) -> None:
    """OR-4.3. Gain what a port shows when its cell is covered; that happens once."""
    island = t.ground(player).island
    if island is not None:
        for port in island.ports:
            if cells >> port.cell & 1:
                t.gain(player, port.hoplites, port.orichalque, rule)


# Tiles


def fitting(t: BaseState, player: int, kind: int, beasts: tuple[int, ...] = ()) -> list[Placement]:
    """OR-4.1. Where a tile may lie: on free cells of the island, touching what lies there.

    Placements that put the same onto the same cells are one: the first of them. Volcanoes are
    alike unless different creatures (`beasts`, in the tile's order) sit on them.
    """
    filled = t.filled(player)
    pattern = t.setup.tile_patterns[kind]
    if len(beasts) > 1:
        pattern = with_beasts(t.setup.components.tiles[kind].terrains, beasts)
    return [
        placement
        for placement in t.ground(player).grid.distinct(pattern)
        if not placement.mask & filled and placement.beside & filled
    ]


def with_beasts(terrains: tuple[int, ...], beasts: tuple[int, ...]) -> tuple[int, ...]:
    """Which cells of a tile are alike, creatures and all: each stands for its first like."""
    left = list(beasts)
    cells = [(each, left.pop(0) if each == VOLCANO else NONE) for each in terrains]
    return tuple([cells.index(cell) for cell in cells])


def fits_somewhere(t: BaseState, player: int, kind: int) -> bool:
    """OR-4.1, OR-4.2. Whether there is any place for a tile."""
    filled = t.filled(player)
    for placement in t.ground(player).grid.placements[t.setup.tile_size[kind]]:
        if not placement.mask & filled and placement.beside & filled:
            return True
    return False


def puttings(t: BaseState) -> list[int]:
    """OR-4.1. The placements of the tile in hand; they are in reading order, as choices are."""
    spots = t.ground(t.current).spots
    found = fitting(t, t.current, t.taken_card[1], t.taken_card[2:])
    return [PUT + spots[placement.anchor] * 8 + placement.rotation for placement in found]


def placement_of(grid: Grid, size: int, anchor: int, rotation: int) -> Placement:
    """The placement with this anchor and rotation."""
    for placement in grid.placements[size]:
        if placement.anchor == anchor and placement.rotation == rotation:
            return placement
    raise LookupError((anchor, rotation))


def put_tile(t: BaseState, choice: int) -> None:
    """OR-4.1. Place the tile in hand with its creatures."""
    t.stack.pop()
    ground = t.ground(t.current)
    anchor, rotation = divmod(choice - PUT, 8)
    size = t.setup.tile_size[t.taken_card[1]]
    lay(t, t.current, placement_of(ground.grid, size, ground.cell_at[anchor], rotation).cells)


def lay(t: BaseState, player: int, cells: tuple[int, ...]) -> None:
    """Lay the tile in hand onto these cells: ports, creatures, and the Titans it draws."""
    kind = t.taken_card[1]
    terrains = t.setup.components.tiles[kind].terrains
    beasts = list(t.taken_card[2:])
    mask = 0
    arrivals: list[tuple[int, ...]] = []
    for number, cell in enumerate(cells):
        terrain = terrains[number]
        mask |= 1 << cell
        t.land[player * LANDS + terrain] |= 1 << cell
        if terrain == VOLCANO and (beast := beasts.pop(0)) != NONE:
            arrivals.append((player, cell, beast, 0))
    if arrivals:
        t.creatures = sorted(t.creatures + arrivals)
    t.tiles.append((player, kind, *cells))
    t.taken_card = (t.taken_card[0], NONE)
    if t.events is not None:
        spots = t.ground(player).spots
        places = [spots[cell] for cell in cells] + [NONE] * (3 - len(cells))
        t.emit("placed", "OR-4.1", player, kind, *places)
    reach_ports(t, player, mask, "OR-4.3")
    drawn = attention(t, player, mask, terrains)
    if drawn:
        t.stack.append((TITANS_COME, drawn))


def attention(t: BaseState, player: int, placed: int, terrains: tuple[int, ...]) -> int:
    """OR-4.4, OR-4.5. The terrains of which a new cell belongs to an open area of three or more."""
    grid = t.ground(player).grid
    drawn = 0
    for terrain in terrains:
        if terrain == VOLCANO or drawn >> terrain & 1:
            continue
        open_land = t.land[player * LANDS + terrain] & ~t.covered[player]
        new = placed & open_land
        while new:
            start = new & -new
            area = grid.area(start, open_land)
            if size_of(area) >= AREA:
                drawn |= 1 << terrain
                break
            new &= ~area
    return drawn


def needs_metropolis(t: BaseState, player: int) -> bool:
    """OR-2.2. Whether a player has yet to place the metropolis."""
    return not t.land[player * LANDS + METROPOLIS]
