"""The pieces of the box, and the sets of them that can be played (OR-1, OR-7, "Component data").

What the rulebook prints about a piece is a table here. What nobody has published, or what another
printing might change, is in a file: `components/*.toml`, one for each set, every value in it
marked with where it comes from. `load` reads such a file and refuses what no box could hold.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal, get_args

from aurum.engine.errors import AurumError, why_not
from aurum.games.orichalque.rules.cells import TREFOIL, Grid

FOREST: Final = 0
LAGOON: Final = 1
DESERT: Final = 2
MOUNTAIN: Final = 3
VOLCANO: Final = 4
TERRAINS: Final = ("forest", "lagoon", "desert", "mountain", "volcano")
LETTERS: Final = "FLDMV"
"""The letter of each terrain in the word that stands for a tile."""

PRODUCE: Final = 0
RECRUIT: Final = 1
CAPTURE: Final = 2
CONSTRUCT: Final = 3
ACTIONS: Final = ("produce", "recruit", "capture", "construct")

Power = Literal[
    "camp", "mine", "oratory", "arch", "hospital", "siege", "statue", "crystal", "architect",
    "forge",
]  # fmt: skip
POWERS: Final[tuple[Power, ...]] = get_args(Power)
"""What a building can do for its owner."""

RESOURCES: Final = ("hoplites", "orichalque", "creatures")
"""What an extra action can be paid with."""
BOARDS: Final = ("A", "B", "C", "D")
SIDES: Final = ("easy", "hard")
CHOOSE: Final = "choose"
"""Instead of a side in the options: the seat chooses its side after the board is dealt."""
LEVELS: Final = ("easy", "normal", "hard")
SOURCES: Final = ("rulebook", "player aid", "own box", "aurum")


class BadComponents(AurumError):
    """A component set that cannot be played with: says which table, which line, and why."""


@dataclass(frozen=True)
class Tile:
    """Terrain of one, two or three cells. Of its turned forms, the one that comes first."""

    size: int
    terrains: tuple[int, ...]
    triple: str = TREFOIL
    """The shape of it, if it has three cells."""


@dataclass(frozen=True)
class Card:
    """An action, and the size of the tile that lies on it."""

    action: int
    size: int


@dataclass(frozen=True)
class Creature:
    """OR-6.7. How strong it is, and its loot."""

    name: str
    strength: int
    orichalque: int = 0
    building: bool = False
    titan: int = -1
    """The Titan that it brings, by terrain; -1 if none."""


@dataclass(frozen=True)
class Building:
    """OR-7. What it does for its owner."""

    name: str
    power: Power
    skull: int = 0
    """The die value that a Siege Engine makes a skull; 0 for the others."""
    statue: str = ""
    """The resource of which a Statue saves one; empty for the others."""


@dataclass(frozen=True)
class Port:
    """A cell of the shore, and what a player gets for covering it."""

    cell: int
    hoplites: int
    orichalque: int


@dataclass(frozen=True)
class Island:
    """One side of an island board."""

    board: str
    side: str
    grid: Grid
    ports: tuple[Port, ...]


@dataclass(frozen=True)
class AutomatonBoard:
    """OR-10. The automaton's own board."""

    level: str
    grid: Grid
    centre: int
    sectors: tuple[tuple[tuple[int, ...], ...], ...]
    """The cells of each slot from left to right, by sector and by tile size."""
    arrows: int
    """The cells next to the centre whose covering triggers a Produce, as a set of bits."""
    priority: tuple[int, ...]
    """The four terrains, the one that comes first before the others."""
    strip: tuple[tuple[int, int], ...]
    """The hoplites and the orichalque that each building slot gives…"""
    effects: tuple[int, ...]
    """…and the action that the automaton performs there, or -1."""
    titan: int
    costs: tuple[str, ...]
    """The resources an extra action is paid with, the one that is tried first before the others."""


CREATURES: Final = (
    Creature("Hellhound", 4, orichalque=1),
    Creature("Minotaur", 6, building=True),
    Creature("Gorgon", 8, orichalque=2),
    Creature("Cyclops", 10, orichalque=3),
    Creature("HydraForest", 12, titan=FOREST),
    Creature("HydraLagoon", 12, titan=LAGOON),
    Creature("HydraDesert", 12, titan=DESERT),
    Creature("HydraMountain", 12, titan=MOUNTAIN),
)

BUILDINGS: Final = (
    Building("TrainingCamp", "camp"),
    Building("Mine", "mine"),
    Building("Oratory", "oratory"),
    Building("Arch", "arch"),
    Building("Hospital", "hospital"),
    Building("SiegeEngine1", "siege", skull=1),
    Building("SiegeEngine2", "siege", skull=2),
    Building("SiegeEngine3", "siege", skull=3),
    Building("SiegeEngine4", "siege", skull=4),
    Building("SiegeEngine5", "siege", skull=5),
    Building("StatueHoplites", "statue", statue="hoplites"),
    Building("StatueOrichalque", "statue", statue="orichalque"),
    Building("StatueCreatures", "statue", statue="creatures"),
    Building("Crystal", "crystal"),
    Building("Architect", "architect"),
    Building("Forge", "forge"),
)
"""Every building a set can have; which values the three Siege Engines show is up to the set."""


@dataclass(frozen=True)
class ComponentSet:
    """All the pieces of one box. Each count belongs to the kind at the same place."""

    name: str
    tiles: tuple[Tile, ...]
    tile_counts: tuple[int, ...]
    cards: tuple[Card, ...]
    creatures: tuple[Creature, ...]
    creature_counts: tuple[int, ...]
    buildings: tuple[Building, ...]
    building_counts: tuple[int, ...]
    islands: tuple[Island, ...]
    automata: tuple[AutomatonBoard, ...]
    card_costs: tuple[int, ...]
    """What each place of the display costs in hoplites, from the left."""
    dice: tuple[int, ...]
    """The six faces, 0 for the skull."""
    temples: int
    tokens: int
    digest: str
    """A fingerprint of the values, so that a record of another set is noticed."""
    sources: tuple[tuple[str, str], ...]
    """Each table of the file, and where its values come from."""


def available() -> list[str]:
    """The names of the sets that come with Aurum."""
    names = [entry.name for entry in (files("aurum.games.orichalque") / "components").iterdir()]
    return sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))


def load(given: str | Path) -> ComponentSet:
    """A set that comes with Aurum, by its name, or any other, by its text or its file's path."""
    source = source_of(given)
    if source not in available():
        return _read(source)
    entry = files("aurum.games.orichalque") / "components" / f"{source}.toml"
    return _read(entry.read_text(encoding="utf-8"))


def source_of(given: str | Path) -> str:
    """What a set is kept by, so that it can be had anywhere: its name if it is ours, or its text.

    A text is told from a path by having more than one line.
    """
    name = str(given)
    if name in available() or "\n" in name:
        return name
    path = Path(given)
    if path.suffix != ".toml" and not path.exists():
        raise BadComponents(
            "components-unknown", {"given": name, "allowed": ", ".join(available())}
        )
    try:
        return path.read_text(encoding="utf-8").rstrip() + "\n"
    except (OSError, UnicodeDecodeError) as problem:
        facts = {"path": name, "problem": why_not(problem)}
        raise BadComponents("components-unreadable", facts) from None


@lru_cache(maxsize=16)
def _read(text: str) -> ComponentSet:
    from aurum.games.orichalque.rules.components_checks import (
        read_set,  # which knows all the pieces above
    )

    return read_set(text)
