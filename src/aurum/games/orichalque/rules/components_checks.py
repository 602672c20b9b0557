"""Reading a component set: every piece that the rulebook counts must be in it, and nothing else."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from aurum.games.orichalque.rules.cells import TREFOIL, TRIPLES
from aurum.games.orichalque.rules.components import (
    ACTIONS,
    BUILDINGS,
    CREATURES,
    LETTERS,
    Building,
    Card,
    ComponentSet,
    Creature,
    Tile,
)
from aurum.games.orichalque.rules.components_maps import read_automata, read_islands
from aurum.games.orichalque.rules.components_reading import Document, TomlTable, is_whole

TILES: Final = (0, 25, 23, 17)
"""How many tiles there are of each size."""
CARDS: Final = 12
CREATURE_PAWNS: Final = 20
PLACES: Final = 6
FACES: Final = 6
SKULL: Final = "skull"

BUILDING_COUNTS: Final = {
    "TrainingCamp": 6,
    "Mine": 6,
    "Oratory": 2,
    "Arch": 2,
    "Hospital": 1,
    "Crystal": 1,
    "Architect": 1,
    "Forge": 1,
}
SIEGE_ENGINES: Final = (
    "SiegeEngine1",
    "SiegeEngine2",
    "SiegeEngine3",
    "SiegeEngine4",
    "SiegeEngine5",
)
STATUES: Final = ("StatueHoplites", "StatueOrichalque", "StatueCreatures")
KNOWN: Final = ("SiegeEngine3", "StatueHoplites")
"""Of the engines and the statues, the rulebooks show these."""
OF_A_KIND: Final = 3
PIECES: Final = {"temples": 17, "tokens": 17}

_TABLES: Final = (
    "name", "pieces", "cards", "display", "dice", "triples", "tiles", "creatures", "buildings",
    "siege_engines", "statues", "island", "automaton",
)  # fmt: skip


def read_set(text: str) -> ComponentSet:
    """The set that a file describes, or the first thing about it that is wrong."""
    document = Document(text)
    document.only(_TABLES)
    if "name" not in document.content:
        document.top.wrong("components-key-missing", key="name")
    name = document.top.text("name")
    triple = read_triple(document)
    tiles = read_tiles(document.table("tiles"), triple)
    creatures = read_creatures(document.table("creatures"))
    buildings = read_buildings(document)
    dice = read_dice(document.table("dice"))
    check_engines(document.table("siege_engines"), buildings, dice)
    pieces = document.table("pieces")
    pieces.keys(list(PIECES))
    for key, count in PIECES.items():
        exactly(pieces, key, count)
    found = ComponentSet(
        name=name,
        tiles=tuple(tiles),
        tile_counts=tuple(tiles.values()),
        cards=read_cards(document.table("cards")),
        creatures=tuple(creatures),
        creature_counts=tuple(creatures.values()),
        buildings=tuple(buildings),
        building_counts=tuple(buildings.values()),
        islands=read_islands(document.tables("island"), triple),
        automata=read_automata(document.tables("automaton"), triple),
        card_costs=read_costs(document.table("display")),
        dice=dice,
        temples=PIECES["temples"],
        tokens=PIECES["tokens"],
        digest=fingerprint(document.content),
        sources=document.sources(),
    )
    return found


def exactly(table: TomlTable, key: str, count: int) -> None:
    """A number that the rulebook prints."""
    if table.number(key, 0, 999) != count:
        table.wrong("components-exactly", key, key=key, count=count)


def read_triple(document: Document) -> str:
    """The shape of the tiles of three cells; a trefoil, if the file says nothing about it."""
    if "triples" not in document.content:
        return TREFOIL
    table = document.table("triples")
    table.keys(["shape"])
    return table.one_of("shape", tuple(TRIPLES))


def read_tiles(table: TomlTable, triple: str) -> dict[Tile, int]:
    """OR-1.2. How many there are of each kind, by size and then by terrain."""
    words = [key for key in table.content if key != "source"]
    table.keys((), words)
    found: dict[Tile, int] = {}
    for word in words:
        if not 1 <= len(word) <= 3 or any(letter not in LETTERS for letter in word):
            table.wrong("components-tile-word", word, word=word, letters=" ".join(LETTERS))
        tile = tile_of(word, triple)
        if tile in found:
            table.wrong("components-tile-twice", word, word=word)
        found[tile] = table.number(word, 1, TILES[tile.size])
    for size in (1, 2, 3):
        total = sum(count for tile, count in found.items() if tile.size == size)
        if total != TILES[size]:
            table.wrong("components-tiles", size=size, count=TILES[size], found=total)
    return {
        tile: found[tile] for tile in sorted(found, key=lambda tile: (tile.size, tile.terrains))
    }


def tile_of(word: str, triple: str = TREFOIL) -> Tile:
    """The tile that a word spells, in the order of its shape; turning it makes no other tile."""
    terrains = [LETTERS.index(letter) for letter in word]
    if len(terrains) < 3 or triple == TREFOIL:
        turns = [tuple(terrains[turn:] + terrains[:turn]) for turn in range(len(terrains))]
    elif triple == "line":
        turns = [tuple(terrains), tuple(terrains[::-1])]
    else:  # a bend is its like only after a whole turn
        turns = [tuple(terrains)]
    return Tile(len(terrains), min(turns), triple if len(terrains) == 3 else TREFOIL)


def read_cards(table: TomlTable) -> tuple[Card, ...]:
    """OR-1.3. The sizes of the tiles that go with each action."""
    table.keys(ACTIONS)
    found = []
    for action, name in enumerate(ACTIONS):
        found += [Card(action, size) for size in sorted(table.numbers(name, 1, 3))]
    if len(found) != CARDS:
        table.wrong("components-total", count=CARDS, found=len(found))
    return tuple(found)


def read_costs(table: TomlTable) -> tuple[int, ...]:
    """OR-3.1. Two free places, then 1 or 2 hoplites."""
    table.keys(["costs"])
    costs = table.numbers("costs", 0, 2)
    if len(costs) != PLACES or costs != sorted(costs) or costs.count(0) != 2:
        table.wrong("components-costs", "costs", places=PLACES)
    return tuple(costs)


def read_dice(table: TomlTable) -> tuple[int, ...]:
    """OR-6.4. The six faces, a skull among them."""
    table.keys(["faces"])
    faces = []
    for face in table.sequence("faces"):
        if face == SKULL:
            faces.append(0)
        elif is_whole(face, 1, FACES):
            faces.append(face)
        else:
            table.wrong("components-dice", "faces", faces=FACES)
    if len(faces) != FACES or 0 not in faces:
        table.wrong("components-dice", "faces", faces=FACES)
    return tuple(faces)


def read_creatures(table: TomlTable) -> dict[Creature, int]:
    """OR-1.2. How many there are of each kind."""
    names = [creature.name for creature in CREATURES]
    table.keys(names)
    found = {creature: table.number(creature.name, 1, CREATURE_PAWNS) for creature in CREATURES}
    total = sum(found.values())
    if total != CREATURE_PAWNS:
        table.wrong("components-total", count=CREATURE_PAWNS, found=total)
    return found


def read_buildings(document: Document) -> dict[Building, int]:
    """OR-7. How many there are of each kind, those that the set does not have left out."""
    table = document.table("buildings")
    table.keys(list(BUILDING_COUNTS))
    counts = dict(BUILDING_COUNTS)
    for name, count in BUILDING_COUNTS.items():
        exactly(table, name, count)
    for header, names in (("siege_engines", SIEGE_ENGINES), ("statues", STATUES)):
        table = document.table(header)
        table.keys([name for name in names if name in KNOWN], names)
        for name in names:
            if name in table.content:
                counts[name] = table.number(name, int(name in KNOWN), OF_A_KIND)
        total = sum(counts.get(name, 0) for name in names)
        if total != OF_A_KIND:
            table.wrong("components-total", count=OF_A_KIND, found=total)
    return {building: counts[building.name] for building in BUILDINGS if counts.get(building.name)}


def check_engines(table: TomlTable, buildings: dict[Building, int], dice: tuple[int, ...]) -> None:
    """OR-7.3. A Siege Engine makes a skull of a value that a die can show."""
    for building in buildings:
        if building.skull and building.skull not in dice:
            values = ", ".join(map(str, sorted(set(dice) - {0})))
            table.wrong(
                "components-engine", building.name, key=building.name, value=building.skull,
                values=values,
            )  # fmt: skip


def fingerprint(content: dict[str, object]) -> str:
    """The same for files that differ only in layout, comments, or where values come from.

    That triples are trefoils is the same whether it is said or not.
    """
    rest = dict(content)
    triples = rest.get("triples")
    if isinstance(triples, dict) and triples.get("shape") == TREFOIL:
        del rest["triples"]
    values = json.dumps(_without_sources(rest), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(values.encode()).hexdigest()


def _without_sources(value: object) -> object:
    if isinstance(value, dict):
        kept = {key: each for key, each in value.items() if key != "source"}
        return {key: _without_sources(each) for key, each in kept.items()}
    if isinstance(value, list):
        return [_without_sources(each) for each in value]
    return value
