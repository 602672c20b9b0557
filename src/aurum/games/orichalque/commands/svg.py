"""One sheet with everything in a component set, as an SVG file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, degrees, hypot, sin, sqrt
from typing import Final

from aurum.games.orichalque.drawing import SYMBOLS, IslandSheet, centres_of
from aurum.games.orichalque.picture import ACTION_SYMBOLS
from aurum.games.orichalque.rules.cells import DIRECTIONS, Grid, shape_of
from aurum.games.orichalque.rules.components import (
    TERRAINS,
    AutomatonBoard,
    ComponentSet,
    Island,
    Port,
    Tile,
)
from aurum.pictures.sheet import LINE, Point, on_ground
from aurum.words import Translator

WIDTH: Final = 1600
MARGIN: Final = 48
INNER: Final = WIDTH - 2 * MARGIN
GUTTER: Final = 24

STYLE: Final = """<style>
text { fill: #F3ECDB; font-family: "Alegreya Sans", "PT Sans", system-ui, sans-serif }
.title { font: 44px "Forum", "Cormorant", Georgia, serif; fill: #F3DFA6 }
.heading { font: 30px "Forum", "Cormorant", Georgia, serif; fill: #E8CB7E }
.name { font: 22px "Forum", "Cormorant", Georgia, serif; fill: #F3DFA6 }
.note { font-size: 16px; fill: #C3C3C4 }
.count { font-size: 17px; font-weight: 700; fill: #F3ECDB }
.sector { font: 21px "Forum", "Cormorant", Georgia, serif; fill: #1C1403 }
</style>"""

LEGEND_STEP: Final = 128
ISLAND_COLUMNS: Final = 4
ISLAND_HEIGHT: Final = 368
ISLAND_RADIUS: Final = 19.5
TILE_RADIUS: Final = 16.5
AUTOMATON_COLUMNS: Final = 3
AUTOMATON_HEIGHT: Final = 476
AUTOMATON_RADIUS: Final = 26.0

SECTORS: Final = ("#D98C6A", "#E0BC62", "#86B585", "#67AEBB", "#8C94CF", "#C08BB4")


def draw_sheet(found: ComponentSet, translator: Translator) -> str:
    """The whole sheet."""
    sheet = IslandSheet()
    title = translator.say("components-sheet", name=found.name)
    sheet.text(MARGIN, 70, title, "title")
    y = _draw_islands(sheet, found, translator, 100)
    y = _draw_tiles(sheet, found, translator, y)
    y = _draw_automata(sheet, found, translator, y)
    return on_ground(sheet.document(title, f"{STYLE}\n{SYMBOLS}", WIDTH, y))


def _heading(
    sheet: IslandSheet, y: float, message: str, legend: Sequence[tuple[str, str]] = ()
) -> float:
    """A part of the sheet begins: its title, and the symbols in it with their names."""
    sheet.text(MARGIN, y + 34, message, "heading")
    x = WIDTH - MARGIN - LEGEND_STEP * len(legend)
    for place, (symbol, meaning) in enumerate(legend):
        sheet.symbol(symbol, (x + place * LEGEND_STEP + 12, y + 28), 24)
        sheet.text(x + place * LEGEND_STEP + 32, y + 34, meaning, "note")
    sheet.add(
        "line", x1=MARGIN, x2=WIDTH - MARGIN, y1=y + 48, y2=y + 48, stroke=LINE, stroke_opacity=0.4
    )
    return y + 68


def _draw_islands(
    sheet: IslandSheet, found: ComponentSet, translator: Translator, y: float
) -> float:
    """The easy sides above, the hard ones below them."""
    goods = [
        ("hoplite", translator.say("components-resource", resource="hoplites")),
        ("orichalque", translator.say("components-resource", resource="orichalque")),
    ]
    y = _heading(sheet, y, translator.say("components-sheet-islands"), goods)
    width = (INNER - (ISLAND_COLUMNS - 1) * GUTTER) / ISLAND_COLUMNS
    for side in dict.fromkeys(island.side for island in found.islands):
        row = [island for island in found.islands if island.side == side]
        for column, island in enumerate(row):
            x = MARGIN + column * (width + GUTTER)
            sheet.panel(x, y, width, ISLAND_HEIGHT, "url(#sea)")
            title = translator.say("components-island", board=island.board, side=island.side)
            sheet.text(x + 18, y + 32, title, "name")
            cells = translator.say("components-island-cells", cells=island.grid.size)
            sheet.text(x + width - 18, y + 32, cells, "note", "end")
            _draw_island(sheet, island, (x + width / 2, y + 16 + ISLAND_HEIGHT / 2))
        y += ISLAND_HEIGHT + GUTTER
    return y


def _draw_island(sheet: IslandSheet, island: Island, middle: Point) -> None:
    """Shallows, beach, cells, and the ports with an arrow from the sea."""
    radius = ISLAND_RADIUS
    centres = centres_of(island.grid, radius, middle)
    sheet.shore(centres, radius)
    for port in island.ports:
        _draw_port(sheet, island.grid, port, centres[port.cell], radius)


def _draw_port(sheet: IslandSheet, grid: Grid, port: Port, at: Point, radius: float) -> None:
    sheet.port(port, at, radius, 2.4)
    turn = _seaward(grid, port.cell)
    x, y = at[0] + radius * 1.86 * cos(turn), at[1] + radius * 1.86 * sin(turn)
    where = f"translate({x:.1f} {y:.1f}) rotate({degrees(turn) + 180:.1f})"
    sheet.add("path", d="M-6.5 -6.5 L7 0 L-6.5 6.5 L-3.5 0 Z", fill="#F0D2A2", transform=where)


def _seaward(grid: Grid, cell: int) -> float:
    """The angle in which the sea lies from a cell of the shore."""
    q, r = grid.coords[cell]
    open_ways = [
        (sqrt(3) * (dq + dr / 2), 1.5 * dr)
        for dq, dr in DIRECTIONS
        if grid.index(q + dq, r + dr) < 0
    ]
    x, y = sum(way[0] for way in open_ways), sum(way[1] for way in open_ways)
    if hypot(x, y) < 0.1:  # sea on opposite sides
        x, y = open_ways[0]
    return atan2(y, x)


def _draw_tiles(sheet: IslandSheet, found: ComponentSet, translator: Translator, y: float) -> float:
    """Every kind of tile with how many there are of it, a row or more for each size."""
    legend = [(name, translator.say(f"terrain-{name}")) for name in TERRAINS]
    y = _heading(sheet, y, translator.say("components-sheet-tiles"), legend)
    for size in (1, 2, 3):
        kinds = [
            (tile, count)
            for tile, count in zip(found.tiles, found.tile_counts, strict=True)
            if tile.size == size
        ]
        total = sum(count for _, count in kinds)
        message = translator.say("components-tile-size", count=total, size=size)
        sheet.text(MARGIN, y + 14, message, "note")
        x, top = float(MARGIN), y + 24
        wide = (68, 84, 106, 88)[size]
        high = 86 if size == 3 else 50
        for tile, count in kinds:
            if x + wide > WIDTH - MARGIN:
                x, top = float(MARGIN), top + high
            _draw_tile(sheet, tile, (x, top))
            right = x + (26 if size == 3 else size * TILE_RADIUS * sqrt(3) + 12)
            below = top + (78 if size == 3 else 28)
            sheet.text(right, below, translator.say("components-times", count=count), "count")
            x += wide
        y = top + high + 12
    return y + 8


def _draw_tile(sheet: IslandSheet, tile: Tile, corner: Point) -> None:
    radius = TILE_RADIUS
    centres = [
        (
            corner[0] + radius * (1.15 + sqrt(3) * (q + r / 2)),
            corner[1] + radius * (1.15 + 1.5 * r),
        )
        for q, r in shape_of(tile.size, tile.triple)
    ]
    sheet.slab(centres, radius * 2.1, "#23201A")
    sheet.slab(centres, radius * 1.94, "#DED7C9")
    for terrain, at in zip(tile.terrains, centres, strict=True):
        sheet.symbol(TERRAINS[terrain], at, radius * 1.66)


def _draw_automata(
    sheet: IslandSheet, found: ComponentSet, translator: Translator, y: float
) -> float:
    legend = [("creature", translator.say("components-resource", resource="creatures"))]
    y = _heading(sheet, y, translator.say("components-sheet-automata"), legend)
    width = (INNER - (AUTOMATON_COLUMNS - 1) * GUTTER) / AUTOMATON_COLUMNS
    for place, board in enumerate(found.automata):
        x = MARGIN + place % AUTOMATON_COLUMNS * (width + GUTTER)
        top = y + place // AUTOMATON_COLUMNS * (AUTOMATON_HEIGHT + GUTTER)
        sheet.panel(x, top, width, AUTOMATON_HEIGHT, "url(#night)")
        sheet.text(
            x + 20, top + 34, translator.say("components-automaton", level=board.level), "name"
        )
        message = translator.say("components-automaton-titan", terrain=TERRAINS[board.titan])
        sheet.text(x + 20, top + 58, message, "note")
        _draw_orders(sheet, board, x, top, width)
        _draw_board(sheet, board, (x + width / 2, top + 226))
        _draw_strip(sheet, board, (x, top + AUTOMATON_HEIGHT - 74), width)
    rows = -(-len(found.automata) // AUTOMATON_COLUMNS)
    return y + rows * (AUTOMATON_HEIGHT + GUTTER) + MARGIN - GUTTER


def _draw_orders(
    sheet: IslandSheet, board: AutomatonBoard, x: float, top: float, width: float
) -> None:
    """The terrains in their order on the left, what it pays with in its order on the right."""
    for place, terrain in enumerate(board.priority):
        at = (x + 40, top + 104 + place * 46)
        sheet.symbol(TERRAINS[terrain], at, 36)
        sheet.text(at[0] + 26, at[1] + 6, str(place + 1), "count")
    for place, resource in enumerate(board.costs):
        at = (x + width - 40, top + 104 + place * 46)
        sheet.symbol("hoplite" if resource == "hoplites" else resource.removesuffix("s"), at, 32)
        sheet.text(at[0] - 36, at[1] + 6, str(place + 1), "count")


def _draw_board(sheet: IslandSheet, board: AutomatonBoard, middle: Point) -> None:
    """Every slot in the colour of its sector; arrows from the centre to where they point."""
    radius = AUTOMATON_RADIUS
    centres = centres_of(board.grid, radius, middle)
    for sector, slots in enumerate(board.sectors):
        for cells in slots[1:]:
            points = [centres[cell] for cell in cells]
            sheet.slab(points, radius * 1.68, "#060A15")
            sheet.slab(points, radius * 1.52, SECTORS[sector])
            for x, y in points:
                sheet.add("circle", cx=x, cy=y, r=radius * 0.6, fill="#FFFFFF", opacity=0.16)
            x = sum(point[0] for point in points) / len(points)
            y = sum(point[1] for point in points) / len(points)
            sheet.text(x, y + 7, str(sector + 1), "sector", "middle")
    hub = centres[board.centre]
    sheet.symbol("metropolis", hub, radius * 1.6)
    for cell, (x, y) in enumerate(centres):
        if board.arrows >> cell & 1:
            turn = atan2(y - hub[1], x - hub[0])
            at = (hub[0] + radius * 0.92 * cos(turn), hub[1] + radius * 0.92 * sin(turn))
            where = f"translate({at[0]:.1f} {at[1]:.1f}) rotate({degrees(turn):.1f})"
            sheet.add(
                "path", d="M-6 -9 L9 0 L-6 9 Z", fill="#8A4B22", stroke="#F0C48C",
                stroke_width=1.5, stroke_linejoin="round", transform=where,
            )  # fmt: skip


def _draw_strip(sheet: IslandSheet, board: AutomatonBoard, corner: Point, width: float) -> None:
    """The building slots with what they give; the last brings a medallion (OR-10.4)."""
    step = (width - 40) / len(board.strip)
    for place, (hoplites, orichalque) in enumerate(board.strip):
        x, y = corner[0] + 20 + place * step, corner[1]
        sheet.add(
            "rect", x=x + 2, y=y, width=step - 4, height=54, rx=8, fill="#1B2845",
            stroke=LINE, stroke_opacity=0.45,
        )  # fmt: skip
        if board.effects[place] >= 0:
            sheet.symbol(ACTION_SYMBOLS[board.effects[place]], (x + step / 2, y + 27), 30)
        goods = ["hoplite"] * hoplites + ["orichalque"] * orichalque
        if place == len(board.strip) - 1:
            goods.append("medallion")
        for number, name in enumerate(goods):
            at = x + step / 2 + (number - (len(goods) - 1) / 2) * 22
            sheet.symbol(name, (at, y + 27), 24 if name != "medallion" else 34)
