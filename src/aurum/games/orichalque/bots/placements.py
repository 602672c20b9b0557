"""Where tiles and buildings go: what a free cell would gain, what a covered one would lose."""

from __future__ import annotations

from typing import Final

from aurum.games.orichalque.bots.cache import ARCHITECT, ORATORY, Cache, neighbours
from aurum.games.orichalque.bots.weights import (
    AREAS,
    AWAKE,
    CROWDED,
    HEURISTIC,
    PORT,
    RHOMBUS,
    ROB,
    TITAN,
    WILD,
)
from aurum.games.orichalque.rules.base_state import LANDS, METROPOLIS, NONE, TITANS
from aurum.games.orichalque.rules.choices import PUT
from aurum.games.orichalque.rules.components import VOLCANO
from aurum.games.orichalque.rules.island import AREA, fitting
from aurum.games.orichalque.rules.state import OrichalqueState

KEPT: Final = 2000
"""The most islands in the cache; when full it is cleared. They take some 30 MB."""


class Gains:
    """What each terrain on each free cell would gain a player."""

    def __init__(self, cache: Cache, t: OrichalqueState, player: int) -> None:
        geometry = cache.geometries[player]
        self.geometry = geometry
        self.player = player
        start = player * LANDS
        covered = t.covered[player]
        self.lands = [t.land[start + terrain] & ~covered for terrain in range(TITANS)]
        self.empty = geometry.all & ~t.filled(player)
        self.rows = [[0.0] * geometry.size for _ in range(TITANS + 1)]
        """For each terrain and cell, what its rhombuses gain."""
        self.titans = [0.0] * TITANS
        """What an area of three is worth, for each terrain."""
        held = t.titans.count(player)
        full = held >= cache.limit(t, player)
        for titan in range(TITANS):
            holder = t.titans[titan]
            if holder == player:
                self.titans[titan] = 0.0 if t.awake_titans >> titan & 1 else HEURISTIC[AWAKE]
            else:
                self.titans[titan] = HEURISTIC[TITAN] * (HEURISTIC[CROWDED] if full else 1.0)
                if holder != NONE:
                    self.titans[titan] += HEURISTIC[ROB]
        self.best: dict[int, tuple[float, int]] = {}
        """The best place of each kind of tile that was looked for."""
        self._look_at_rhombuses(t, 1 if cache.owned(t, player, ARCHITECT) else 0)
        for cell, hoplites, orichalque in geometry.ports:
            if self.empty >> cell & 1:
                for row in self.rows:
                    row[cell] += HEURISTIC[PORT] * (hoplites + orichalque)

    def _look_at_rhombuses(self, t: OrichalqueState, most_alike: int) -> None:
        geometry = self.geometry
        start = self.player * LANDS
        blocked = t.covered[self.player] | t.land[start + METROPOLIS]
        forest, lagoon, desert, mountain = self.lands
        volcano = self.rows[VOLCANO]
        for number, mask in enumerate(geometry.masks):
            missing = mask & self.empty
            if not missing or mask & blocked:
                continue
            fits = 4 - missing.bit_count()
            present = 0
            alike = 0
            for terrain, land in enumerate((forest, lagoon, desert, mountain)):
                cells = land & mask
                if cells:
                    present |= 1 << terrain
                    cells &= cells - 1
                    while cells:
                        alike += 1
                        cells &= cells - 1
            if alike > most_alike:
                continue
            base = HEURISTIC[RHOMBUS + fits]
            more = HEURISTIC[RHOMBUS + fits + 1] - base
            for cell in geometry.rhombi[number]:
                if missing >> cell & 1:
                    for terrain in range(TITANS):
                        if present >> terrain & 1 and alike >= most_alike:
                            self.rows[terrain][cell] -= base
                        else:
                            self.rows[terrain][cell] += more
                    volcano[cell] += more * HEURISTIC[WILD]

    def area(self, terrain: int, cells: int, number: int) -> float:
        """What so many new cells of a terrain are worth for the area that they become part of."""
        worth = self.titans[terrain]
        if worth <= 0.0:
            return 0.0
        if number < AREA:
            land = self.lands[terrain]
            near = neighbours(self.geometry, cells) & land
            if near:
                number += 1
                if number < AREA and (near & (near - 1) or neighbours(self.geometry, near) & land):
                    number = AREA
        if number >= AREA:
            return worth
        return worth * HEURISTIC[AREAS + number]


def gains_of(cache: Cache, t: OrichalqueState, player: int) -> Gains:
    """What tiles would gain a player, worked out once for each island."""
    start = player * LANDS
    land = t.land
    titans = 0
    for titan in range(TITANS):
        holder = t.titans[titan]
        if holder == player:
            titans |= (2 if t.awake_titans >> titan & 1 else 1) << 2 * titan
        elif holder != NONE:
            titans |= 3 << 2 * titan
    powers = 4 * cache.owned(t, player, ARCHITECT) + cache.owned(t, player, ORATORY)
    key = (
        player, land[start], land[start + 1], land[start + 2], land[start + 3],
        land[start + 4], land[start + 5], t.covered[player], titans, powers,
    )  # fmt: skip
    known = cache.gains.get(key)
    if known is not None:
        assert isinstance(known, Gains)
        return known
    if len(cache.gains) >= KEPT:
        cache.gains.clear()
    found = Gains(cache, t, player)
    cache.gains[key] = found
    return found


def best_place(cache: Cache, t: OrichalqueState, gains: Gains, kind: int) -> tuple[float, int]:
    """The best place for a tile, with its worth; NONE if it fits nowhere."""
    known = gains.best.get(kind)
    if known is None:
        found = places(cache, t, gains, kind, 1)
        known = found[0] if found else (0.0, NONE)
        gains.best[kind] = known
    return known


def places(
    cache: Cache, t: OrichalqueState, gains: Gains, kind: int, most: int
) -> list[tuple[float, int]]:
    """The best placements of a tile, as their worth and the choice that puts it there."""
    terrains = cache.terrains[kind]
    spots = gains.geometry.ground.spots
    found: list[tuple[float, int]] = []
    several = [0] * TITANS
    for terrain in terrains:
        if terrain != VOLCANO:
            several[terrain] += 1
    for placement in fitting(t, gains.player, kind):
        value = 0.0
        cells = placement.cells
        for number, terrain in enumerate(terrains):
            value += gains.rows[terrain][cells[number]]
        for terrain in range(TITANS):
            if several[terrain]:
                same = 0
                for number, each in enumerate(terrains):
                    if each == terrain:
                        same |= 1 << cells[number]
                value += gains.area(terrain, same, several[terrain])
        choice = PUT + spots[placement.anchor] * 8 + placement.rotation
        if most == 1:
            if not found or value > found[0][0]:
                found = [(value, choice)]
        else:
            found.append((value, -choice))
    if most == 1:
        return found
    found.sort(reverse=True)
    return [(value, -choice) for value, choice in found[:most]]


def losses(cache: Cache, t: OrichalqueState, player: int) -> list[float]:
    """What each cell of a player's land would be missed if it were covered."""
    geometry = cache.geometries[player]
    start = player * LANDS
    covered = t.covered[player]
    blocked = covered | t.land[start + METROPOLIS]
    lands = [t.land[start + terrain] & ~covered for terrain in range(TITANS)]
    empty = geometry.all & ~t.filled(player)
    most_alike = 1 if cache.owned(t, player, ARCHITECT) else 0
    found = [0.0] * geometry.size
    for number, mask in enumerate(geometry.masks):
        if mask & blocked:
            continue
        fits = 4 - (mask & empty).bit_count()
        if fits < 2:
            continue
        alike = 0
        for land in lands:
            cells = land & mask
            if cells:
                cells &= cells - 1
                while cells:
                    alike += 1
                    cells &= cells - 1
        if alike <= most_alike:
            for cell in geometry.rhombi[number]:
                found[cell] += HEURISTIC[RHOMBUS + fits]
    for terrain in range(TITANS):
        if t.titans[terrain] != player:
            land = lands[terrain]
            for cell in range(geometry.size):
                if land >> cell & 1 and geometry.beside[cell] & land:
                    found[cell] += 0.5 * HEURISTIC[AREAS + 2] * HEURISTIC[TITAN]
    return found
