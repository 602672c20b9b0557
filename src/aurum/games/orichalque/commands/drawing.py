"""Islands, tiles and the automaton's boards drawn with characters.

Colour helps and is never needed: terrains and ports are letters, sectors and slots are figures.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aurum.games.orichalque.rules.cells import Grid
from aurum.games.orichalque.rules.components import (
    ACTIONS,
    LETTERS,
    TERRAINS,
    AutomatonBoard,
    ComponentSet,
    Island,
    Tile,
)
from aurum.words import Translator

GOLD: Final = "bold #D9B257"
PLAIN: Final = "#9CC0C5"
COAST: Final = "#C9B285"
INKS: Final = (
    "#FFFFFF on #3E7C4B",
    "#0B4A58 on #62C6D2",
    "#523A10 on #E4C27A",
    "#FFFFFF on #5F5A70",
    "bold #E8743F on #33262B",
)
"""Each terrain: its letter on its colour."""
SECTORS: Final = ("#E8CB7E", "#86E6CD", "#FF9C86", "#8CC8FF", "#9FDDA6", "#D6B3F0")
POWERS: Final = "⁰¹²³"
CENTRE: Final = "★"
ARROW: Final = "◆"

_WIDE: Final = 4  # characters from one cell to the next in its row
_GAP: Final = 4

Label = Callable[[int], Text]


def draw_set(found: ComponentSet, translator: Translator, width: int) -> RenderableType:
    """Everything that a set is made of, within so many columns."""
    islands = [draw_island(island, translator) for island in found.islands]
    automata = [draw_automaton(board, translator) for board in found.automata]
    parts: list[RenderableType] = [Text(translator.say("components-sheet", name=found.name), GOLD)]
    parts += [Text(), Text(translator.say("components-sheet-islands"), GOLD)]
    parts += [Text(translator.say("components-legend-ports"), PLAIN), Text()]
    parts += [_side_by_side(islands, width), Text(translator.say("components-sheet-tiles"), GOLD)]
    parts += [_legend(translator), Text()]
    for size in (1, 2, 3):
        parts += [_tiles(found, size, translator, width), Text()]
    parts.append(Text(translator.say("components-sheet-automata"), GOLD))
    parts += [Text(translator.say("components-legend-automaton"), PLAIN), Text(), *automata]
    return Group(*parts)


def draw_cells(grid: Grid, label: Label, edge: str = COAST) -> Text:
    """The cells of a board as hexagons, each with three characters of its own in it."""
    left = min(2 * q + r for q, r in grid.coords)
    top = grid.coords[0][1]
    rows = 2 * (grid.coords[-1][1] - top) + 3
    width = max(2 * q + r for q, r in grid.coords) - left
    canvas = [[Text(" ") for _ in range(2 * width + _WIDE + 1)] for _ in range(rows)]
    for cell, (q, r) in enumerate(grid.coords):
        x, y = 2 * (2 * q + r - left), 2 * (r - top)
        for dy, marks in (
            (0, ((1, "/"), (3, "\\"))),
            (1, ((0, "|"), (4, "|"))),
            (2, ((1, "\\"), (3, "/"))),
        ):
            for dx, mark in marks:
                canvas[y + dy][x + dx] = Text(mark, edge)
        inside = label(cell)
        inside.align("center", 3)
        for dx, character in enumerate(inside.divide([1, 2]), 1):
            canvas[y + 1][x + dx] = character
    lines = [Text().join(row) for row in canvas]
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def draw_island(island: Island, translator: Translator) -> Text:
    """One side of a board: its ports, and the names of the other cells."""
    ports = {port.cell: port_letter(port.hoplites, port.orichalque) for port in island.ports}

    def label(cell: int) -> Text:
        if cell in ports:
            return Text(ports[cell], f"reverse {GOLD}")
        return Text(island.grid.name(cell), f"dim {PLAIN}")

    title = Text(translator.say("components-island", board=island.board, side=island.side), GOLD)
    cells = translator.say("components-island-cells", cells=island.grid.size)
    return Text("\n").join([title.append(f" · {cells}", PLAIN), draw_cells(island.grid, label)])


def port_letter(hoplites: int, orichalque: int) -> str:
    """The letter that a port has on maps."""
    return "B" if hoplites and orichalque else "H" if hoplites else "O"


def draw_automaton(board: AutomatonBoard, translator: Translator) -> Text:
    """The board, and what is printed around it."""
    labels = {board.centre: Text(CENTRE, GOLD)}
    for sector, slots in enumerate(board.sectors):
        for size, cells in enumerate(slots):
            for cell in cells:
                arrow = ARROW if board.arrows >> cell & 1 else " "
                labels[cell] = Text(f"{arrow}{sector + 1}{POWERS[size]}", SECTORS[sector])
    title = Text(translator.say("components-automaton", level=board.level), GOLD)
    lines = [title, draw_cells(board.grid, labels.__getitem__), *_around(board, translator)]
    return Text("\n").join([*lines, Text()])


def _around(board: AutomatonBoard, translator: Translator) -> list[Text]:
    terrains = [translator.say(f"terrain-{TERRAINS[each]}") for each in board.priority]
    costs = [translator.say("components-resource", resource=each) for each in board.costs]
    slots = [
        strip_slot(*gained) if effect < 0 else translator.say(f"action-{ACTIONS[effect]}.name")
        for gained, effect in zip(board.strip, board.effects, strict=True)
    ]
    message = [
        translator.say("components-automaton-titan", terrain=TERRAINS[board.titan]),
        translator.say("components-automaton-priority", terrains=" > ".join(terrains)),
        translator.say("components-automaton-strip", slots=" ".join(slots)),
        translator.say("components-automaton-costs", costs=", ".join(costs)),
    ]
    return [Text(line, PLAIN) for line in message]


def strip_slot(hoplites: int, orichalque: int) -> str:
    """What a building slot gives: H2, O1, H1O1, or nothing."""
    gains = [f"{letter}{count}" for letter, count in (("H", hoplites), ("O", orichalque)) if count]
    return "".join(gains) or "–"


def draw_tile(tile: Tile) -> Text:
    """A tile as the letters of its terrains."""
    return Text().join(Text(f" {LETTERS[terrain]} ", INKS[terrain]) for terrain in tile.terrains)


def _legend(translator: Translator) -> Text:
    return Text("  ").join(
        draw_tile(Tile(1, (terrain,))).append(" " + translator.say(f"terrain-{name}"), PLAIN)
        for terrain, name in enumerate(TERRAINS)
    )


def _tiles(found: ComponentSet, size: int, translator: Translator, width: int) -> Text:
    """The kinds of one size, each with its count, no tile broken at the end of a line."""
    kinds = [
        (tile, count)
        for tile, count in zip(found.tiles, found.tile_counts, strict=True)
        if tile.size == size
    ]
    total = sum(count for _, count in kinds)
    lines = [Text(translator.say("components-tile-size", count=total, size=size), PLAIN), Text()]
    for tile, count in kinds:
        drawn = draw_tile(tile).append(f" {translator.say('components-times', count=count)}")
        if lines[-1].cell_len + _GAP + drawn.cell_len > width:
            lines.append(Text())
        lines[-1].append(" " * _GAP if lines[-1] else "").append_text(drawn)
    return Text("\n").join(lines)


def _side_by_side(drawings: list[Text], width: int) -> RenderableType:
    """As many columns as fit, at least one."""
    widest = max(line.cell_len for drawing in drawings for line in drawing.split("\n"))
    columns = max(1, min(4, (width + _GAP) // (widest + _GAP)))
    table = Table.grid(padding=(0, _GAP, 1, 0))
    for first in range(0, len(drawings), columns):
        table.add_row(*drawings[first : first + columns])
    return table
