"""The component sets of Orichalque for programs that draw them: islands, tiles, cards, boards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import Any, Final

import msgspec

from aurum.games.orichalque.rules import components as pieces
from aurum.games.orichalque.rules.base_state import Ground
from aurum.games.orichalque.rules.cells import SIZES, Grid, shape_of
from aurum.games.orichalque.rules.choices import tile_code
from aurum.games.orichalque.rules.combat import MOST, in_hundred, odds_of_roll
from aurum.games.orichalque.rules.market import places_for
from aurum.games.orichalque.rules.notation import PLAYERS, write_card, write_tile
from aurum.games.orichalque.rules.position_writer import FRAMES
from aurum.games.orichalque.rules.turn import ENOUGH
from aurum.games.plugin import ComponentSets

Place = tuple[int, int]


class PortInfo(msgspec.Struct, frozen=True):
    """A port, and what a player gets for covering it."""

    cell: int
    hoplites: int
    orichalque: int


class IslandInfo(msgspec.Struct, frozen=True):
    """One side of an island board."""

    board: str
    side: str
    cells: list[Place]
    """Row and column of each cell, by its number."""
    axial: list[Place]
    """The same cells as q and r: a step to the lower right keeps q."""
    rhombi: list[list[int]]
    """The cells of each rhombus, by its number: around it, from one of the far corners that name
    it, so that the third is the other."""
    placements: list[list[list[int]]]
    """For tiles of one cell, of two and of three, every way to lie wholly on the board: the turns
    of 60° counter-clockwise, then the cell under each cell of the tile."""
    ports: list[PortInfo]


class TileInfo(msgspec.Struct, frozen=True):
    """A kind of tile."""

    name: str
    terrains: list[int]
    count: int


class CardInfo(msgspec.Struct, frozen=True):
    """An action card, and the size of the tile that lies on it."""

    name: str
    action: int
    size: int


class CreatureInfo(msgspec.Struct, frozen=True):
    """A kind of creature, and its loot."""

    name: str
    strength: int
    orichalque: int
    building: bool
    """Whether it leaves a building."""
    titan: int
    """The Titan that it brings, or -1."""
    count: int


class BuildingInfo(msgspec.Struct, frozen=True):
    """A kind of building, and what it does."""

    name: str
    power: pieces.Power
    skull: int
    """The face of a die that counts as a skull, or 0."""
    statue: str
    """What an extra action is paid with that costs 1 less, or empty."""
    count: int


class AutomatonInfo(msgspec.Struct, frozen=True):
    """A board of the automaton."""

    level: str
    cells: list[Place]
    axial: list[Place]
    rhombi: list[list[int]]
    centre: int
    sectors: list[list[list[int]]]
    """For each sector its slots for tiles of one, two and three: their cells, from the left."""
    arrows: list[int]
    """The cells whose covering brings a Produce."""
    priority: list[int]
    strip: list[Place]
    """The hoplites and the orichalque that each place for a building gives."""
    titan: int
    costs: list[str]


class OddsInfo(msgspec.Struct, frozen=True):
    """The odds of fights of a player with certain Siege Engines."""

    skulls: list[int]
    """The faces that count as a skull beside the skull itself, ascending."""
    chances: list[list[int]]
    """For each kind of creature, the percent with no hoplite on it, with one, and so on."""


class ComponentSetInfo(msgspec.Struct, frozen=True):
    """All the pieces of a component set, by their numbers."""

    name: str
    digest: str
    islands: list[IslandInfo]
    tiles: list[TileInfo]
    cards: list[CardInfo]
    creatures: list[CreatureInfo]
    buildings: list[BuildingInfo]
    automata: list[AutomatonInfo]
    card_costs: list[int]
    """What each place of the display costs, from the left."""
    dice: list[int]
    """The six faces; 0 is the skull."""
    temples: int
    tokens: int
    odds: list[OddsInfo]
    """For every set of Siege Engines that a player can have."""
    enough: int
    """The victory points that win."""
    places: list[int]
    """How many cards lie on display, by the number of players."""
    frames: dict[int, str]
    """What the frames of the stack are called; a question ends in a question mark."""
    shapes: list[list[Place]]
    """The cells of a tile of one, of two and of three that has not been turned, as q and r."""


def check(given: Mapping[str, Any]) -> None:
    """Refuse a set that does not come with Aurum: a file, or one's own, which no client draws."""
    wanted = given.get("components", "aurum")
    if wanted not in pieces.available():
        if "\n" in str(wanted):
            raise pieces.BadComponents("server-own-set", {"allowed": ", ".join(pieces.available())})
        facts = {"given": str(wanted), "allowed": ", ".join(pieces.available())}
        raise pieces.BadComponents("components-unknown", facts)


def vocabulary() -> dict[str, list[str]]:
    """The notation's words for the numbers in views."""
    parts = pieces.load("aurum")
    return {
        "terrains": list(pieces.TERRAINS),
        "actions": list(pieces.ACTIONS),
        "resources": list(pieces.RESOURCES),
        "boards": [f"{island.board} {island.side}" for island in parts.islands],
        "cards": [write_card(card.action * 4 + card.size) for card in parts.cards],
        "tiles": [write_tile(tile_code(tile.terrains)) for tile in parts.tiles],
        "creatures": [creature.name for creature in parts.creatures],
        "buildings": [building.name for building in parts.buildings],
    }


@cache
def unpack(name: str) -> ComponentSetInfo:
    """A set, laid out on the table."""
    parts = pieces.load(name)
    return ComponentSetInfo(
        name=parts.name,
        digest=parts.digest,
        islands=[_island(island) for island in parts.islands],
        tiles=[
            TileInfo(write_tile(tile_code(tile.terrains)), list(tile.terrains), count)
            for tile, count in zip(parts.tiles, parts.tile_counts, strict=True)
        ],
        cards=[
            CardInfo(write_card(card.action * 4 + card.size), card.action, card.size)
            for card in parts.cards
        ],
        creatures=[
            CreatureInfo(one.name, one.strength, one.orichalque, one.building, one.titan, count)
            for one, count in zip(parts.creatures, parts.creature_counts, strict=True)
        ],
        buildings=[
            BuildingInfo(one.name, one.power, one.skull, one.statue, count)
            for one, count in zip(parts.buildings, parts.building_counts, strict=True)
        ],
        automata=[_automaton(board) for board in parts.automata],
        card_costs=list(parts.card_costs),
        dice=list(parts.dice),
        temples=parts.temples,
        tokens=parts.tokens,
        odds=[_odds(parts, skulls) for skulls in _skulls(parts)],
        enough=ENOUGH,
        places=[places_for(players) for players in range(PLAYERS + 1)],
        frames=FRAMES,
        shapes=[list(shape_of(size, parts.islands[0].grid.triple)) for size in range(1, SIZES)],
    )


def _skulls(parts: pieces.ComponentSet) -> list[tuple[int, ...]]:
    """Every set of faces that the Siege Engines of a set can turn into skulls."""
    faces = sorted({building.skull for building in parts.buildings if building.skull})
    return [found for number in range(len(faces) + 1) for found in combinations(faces, number)]


def _odds(parts: pieces.ComponentSet, skulls: tuple[int, ...]) -> OddsInfo:
    """OR-6.4. The odds of every fight."""
    chances = []
    for creature in parts.creatures:
        rolls = [
            odds_of_roll(parts.dice, hoplites + 1, creature.strength, frozenset(skulls))
            for hoplites in range(MOST + 1)
        ]
        chances.append([in_hundred(won / every) for won, every in rolls])
    return OddsInfo(list(skulls), chances)


def _island(island: pieces.Island) -> IslandInfo:
    ports = [PortInfo(port.cell, port.hoplites, port.orichalque) for port in island.ports]
    grid = island.grid
    return IslandInfo(
        board=island.board,
        side=island.side,
        cells=list(grid.places),
        axial=list(grid.coords),
        rhombi=_rhombi(island),
        placements=[
            [[placement.rotation, *placement.cells] for placement in found]
            for found in grid.placements[1:]
        ],
        ports=ports,
    )


def _rhombi(board: pieces.Island | pieces.AutomatonBoard) -> list[list[int]]:
    """OR-6.10. The rhombi of a board, each around from a far corner."""
    ground = Ground(board)
    found = []
    for cells, corners in zip(board.grid.rhombi, ground.far_corners, strict=True):
        far = [ground.cell_at[spot] for spot in corners]
        near = [cell for cell in cells if cell not in far]
        found.append([far[0], near[0], far[1], near[1]])
    return found


def _automaton(board: pieces.AutomatonBoard) -> AutomatonInfo:
    grid: Grid = board.grid
    return AutomatonInfo(
        level=board.level,
        cells=list(grid.places),
        axial=list(grid.coords),
        rhombi=_rhombi(board),
        centre=board.centre,
        sectors=[[list(slot) for slot in sector[1:]] for sector in board.sectors],
        arrows=[cell for cell in range(grid.size) if board.arrows >> cell & 1],
        priority=list(board.priority),
        strip=list(board.strip),
        titan=board.titan,
        costs=list(board.costs),
    )


COMPONENT_SETS: Final = ComponentSets(pieces.available, check, unpack)
