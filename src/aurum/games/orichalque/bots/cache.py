"""What bots compute once for a question and look up afterwards: boards, odds, land."""

from __future__ import annotations

from typing import Final

from aurum.games.orichalque.rules.base_state import LANDS, METROPOLIS, TITANS, Ground, Setup
from aurum.games.orichalque.rules.combat import MOST, odds_of_roll
from aurum.games.orichalque.rules.components import RESOURCES, VOLCANO
from aurum.games.orichalque.rules.island import AREA
from aurum.games.orichalque.rules.state import OrichalqueState

MINE: Final = 0
CAMP: Final = 1
ORATORY: Final = 2
ARCH: Final = 3
HOSPITAL: Final = 4
SIEGE: Final = 5
STATUE: Final = 6  # + the resource
CRYSTAL: Final = 9
ARCHITECT: Final = 10
FORGE: Final = 11
POWERS: Final = 12
POWER_NUMBERS: Final[dict[str, int]] = {
    "mine": MINE, "camp": CAMP, "oratory": ORATORY, "arch": ARCH, "hospital": HOSPITAL,
    "siege": SIEGE, "statue": STATUE, "crystal": CRYSTAL, "architect": ARCHITECT, "forge": FORGE,
}  # fmt: skip
"""What a building can do for its owner."""

KEPT: Final = 4000
"""The most islands in the cache; when full it is cleared. They take a few megabytes."""


class BoardGeometry:
    """The board of one player: cells, neighbours, rhombuses and ports."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        grid = ground.grid
        self.size = grid.size
        self.all = (1 << grid.size) - 1
        self.beside: list[int] = list(grid.beside)
        self.masks: list[int] = list(ground.rhombus_masks)
        self.rhombi: list[tuple[int, int, int, int]] = list(grid.rhombi)
        island = ground.island
        self.ports: list[tuple[int, int, int]] = []
        if island is not None:
            self.ports = [(port.cell, port.hoplites, port.orichalque) for port in island.ports]


class Land:
    """What the land of one player is good for."""

    def __init__(self) -> None:
        self.ready = 0
        """Temples that could be built now, side by side."""
        self.guarded = 0
        """Those that only a creature prevents."""
        self.three = 0
        """Rhombuses that lack one cell, beside the former."""
        self.two = 0
        """Those that lack two, not counting how they overlap."""
        self.areas = [0] * TITANS
        """The largest open area of each terrain that can still grow, counted up to three."""
        self.room = 0
        """Empty cells."""
        self.spare = 0
        """Open cells where a building could stand now."""


class Cache:
    """All that does not change while a question is searched."""

    def __init__(self, t: OrichalqueState) -> None:
        setup: Setup = t.setup
        self.players = setup.players
        self.automaton = setup.automaton != ""
        self.geometries = [BoardGeometry(t.ground(player)) for player in range(setup.players)]
        parts = setup.components
        self.power: list[int] = []
        """What each kind of building can do…"""
        self.kinds_of_power: list[list[int]] = [[] for _ in range(POWERS)]
        """…and the kinds that can do each."""
        self.skull = [building.skull for building in parts.buildings]
        for kind, building in enumerate(parts.buildings):
            power = POWER_NUMBERS[building.power]
            if building.statue:
                power += RESOURCES.index(building.statue)
            self.power.append(power)
            self.kinds_of_power[power].append(kind)
        self.strength = [creature.strength for creature in parts.creatures]
        self.ore = [creature.orichalque for creature in parts.creatures]
        self.leaves_building = [creature.building for creature in parts.creatures]
        self.titan = [creature.titan for creature in parts.creatures]
        self.action = [card.action for card in parts.cards]
        self.terrains: list[list[int]] = [list(tile.terrains) for tile in parts.tiles]
        self.costs: list[int] = list(parts.card_costs)
        self._dice = parts.dice
        self._odds: dict[int, list[float]] = {}
        self.gains: dict[tuple[int, ...], object] = {}
        """For `placements`: what tiles would gain, by the island as it lies."""
        self._lands: dict[tuple[int, ...], Land] = {}

    def odds(self, t: OrichalqueState, player: int, kind: int, hoplites: int) -> float:
        """OR-6.4. The exact chance to win a fight with so many hoplites on the creature."""
        skulls = 0
        for engine in self.kinds_of_power[SIEGE]:
            if t.owns(player, engine):
                skulls |= 1 << self.skull[engine]
        table = self._odds.get(skulls)
        if table is None:
            faces = frozenset([face for face in range(1, 20) if skulls >> face & 1])
            table = []
            for strength in self.strength:
                for standing in range(MOST + 1):
                    won, rolls = odds_of_roll(self._dice, standing + 1, strength, faces)
                    table.append(won / rolls)
            self._odds[skulls] = table
        return table[kind * (MOST + 1) + hoplites]

    def owned(self, t: OrichalqueState, player: int, power: int) -> int:
        """How many buildings of this power a player has."""
        found = 0
        for kind in self.kinds_of_power[power]:
            found += t.owns(player, kind)
        return found

    def limit(self, t: OrichalqueState, player: int) -> int:
        """OR-4.6. How many Titans a player may hold."""
        if self.automaton and player == 1:
            return TITANS
        return 1 + self.owned(t, player, ORATORY)

    def land(self, t: OrichalqueState, player: int) -> Land:
        """The land of a player, looked at once."""
        start = player * LANDS
        land = t.land
        lairs = t.lairs(player)
        crystal = self.owned(t, player, CRYSTAL)
        most_alike = 1 if self.owned(t, player, ARCHITECT) else 0
        key = (
            player, land[start], land[start + 1], land[start + 2], land[start + 3],
            land[start + 4], t.covered[player], lairs, crystal, most_alike,
        )  # fmt: skip
        known = self._lands.get(key)
        if known is None:
            if len(self._lands) >= KEPT:
                self._lands.clear()
            known = survey(self.geometries[player], t, player, lairs, crystal, most_alike)
            self._lands[key] = known
        return known


def survey(
    geometry: BoardGeometry,
    t: OrichalqueState,
    player: int,
    lairs: int,
    crystal: int,
    most_alike: int,
) -> Land:
    """Look at the land of a player."""
    found = Land()
    start = player * LANDS
    covered = t.covered[player]
    forest, lagoon = t.land[start] & ~covered, t.land[start + 1] & ~covered
    desert, mountain = t.land[start + 2] & ~covered, t.land[start + 3] & ~covered
    volcano = t.land[start + VOLCANO] & ~covered
    blocked = covered | t.land[start + METROPOLIS]
    terrain = forest | lagoon | desert | mountain
    empty = geometry.all & ~(terrain | volcano | blocked)
    near = neighbours(geometry, lairs) if lairs and not crystal else 0
    guarded = near | lairs
    ready: list[int] = []
    watched: list[int] = []
    three: list[int] = []
    for mask in geometry.masks:
        if mask & blocked:
            continue
        missing = mask & empty
        if missing:
            rest = missing & (missing - 1)
            if rest and rest & (rest - 1):
                continue
        else:
            rest = 0
        alike = 0
        for each in (forest & mask, lagoon & mask, desert & mask, mountain & mask):
            each &= each - 1 if each else 0
            while each:
                alike += 1
                each &= each - 1
        if alike > most_alike:
            continue
        if rest:
            found.two += 1
        elif missing:
            three.append(mask)
        elif mask & guarded:
            watched.append(mask)
        else:
            ready.append(mask)
    taken = 0
    for mask in ready:
        if not mask & taken:
            taken |= mask
            found.ready += 1
    for mask in watched:
        if not mask & taken:
            taken |= mask
            found.guarded += 1
    for mask in three:
        if not mask & taken:
            taken |= mask
            found.three += 1
    for number, each in enumerate((forest, lagoon, desert, mountain)):
        found.areas[number] = area_size(geometry, each, empty)
    found.room = bits(empty)
    found.spare = bits((terrain | volcano) & ~guarded)
    return found


def neighbours(geometry: BoardGeometry, cells: int) -> int:
    """The cells next to these."""
    found = 0
    while cells:
        low = cells & -cells
        found |= geometry.beside[low.bit_length() - 1]
        cells ^= low
    return found


def bits(cells: int) -> int:
    """How many cells these are."""
    return cells.bit_count()


def area_size(geometry: BoardGeometry, land: int, empty: int) -> int:
    """The largest area that has an empty cell beside it, counted up to three."""
    largest = 0
    while land:
        area = land & -land
        edge = area
        beside = 0
        while edge:
            low = edge & -edge
            near = geometry.beside[low.bit_length() - 1]
            beside |= near
            new = near & land & ~area
            area |= new
            edge = (edge ^ low) | new
        land &= ~area
        if beside & empty:
            largest = max(largest, min(AREA, bits(area)))
    return largest
