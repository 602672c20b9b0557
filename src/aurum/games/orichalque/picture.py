"""A moment of Orichalque: the display and the building spots above, the islands below."""

from __future__ import annotations

from math import sqrt
from typing import Final

from aurum.games.orichalque.drawing import SYMBOLS, IslandSheet, centres_of
from aurum.games.orichalque.rules.base_state import NONE, Ground, Setup
from aurum.games.orichalque.rules.cells import shape_of
from aurum.games.orichalque.rules.components import TERRAINS
from aurum.games.orichalque.rules.options import restore_setup
from aurum.games.orichalque.rules.view import PlayerView, View
from aurum.pictures.sheet import LINE, STYLE, Point

MARGIN: Final = 16
GAP: Final = 12
ISLAND: Final = (356.0, 372.0)
WIDTH: Final = 2 * MARGIN + 2 * ISLAND[0] + GAP
RADIUS: Final = 17.0
OFFER: Final = (92.0, 112.0)
ACTION_SYMBOLS: Final = ("orichalque", "hoplite", "creature", "metropolis")
HYDRAS: Final = ("#3E7C4B", "#62C6D2", "#E4C27A", "#827D93")
"""The colour of each terrain, around the Hydra that brings its Titan."""


def draw(view: View) -> str:
    """The whole picture."""
    sheet = IslandSheet()
    setup = restore_setup(*view.setup)
    y = _draw_market(sheet, view, setup)
    for player, seen in enumerate(view.players):
        x = MARGIN + player % 2 * (ISLAND[0] + GAP)
        top = y + player // 2 * (ISLAND[1] + GAP)
        _draw_player(sheet, view, setup, player, seen, (x, top))
    rows = -(-len(view.players) // 2)
    height = y + rows * (ISLAND[1] + GAP) - GAP + MARGIN
    return sheet.document(f"Orichalque {view.round}", f"{STYLE}\n{SYMBOLS}", WIDTH, height)


# Above


def _draw_market(sheet: IslandSheet, view: View, setup: Setup) -> float:
    """What can be taken, the card in hand in gold, and the buildings on offer; where they end."""
    offers = [*view.display, view.held] if view.held else list(view.display)
    for place, entry in enumerate(offers):
        x = MARGIN + place * (OFFER[0] + 8)
        _draw_offer(sheet, setup, entry, x, bool(view.held) and place == len(offers) - 1)
    sheet.text(WIDTH - MARGIN, MARGIN + 16, str(view.round), "au-big", "end")
    y = MARGIN + OFFER[1] + 8
    width = (WIDTH - 2 * MARGIN - 3 * 8) / 4
    for terrain, kind in enumerate(view.spots):
        x = MARGIN + terrain * (width + 8)
        sheet.add("rect", x=x, y=y, width=width, height=26, rx=6, fill="#131D36", stroke="#425579")
        sheet.symbol(TERRAINS[terrain], (x + 16, y + 13), 20)
        if kind != NONE:
            name = setup.components.buildings[kind].name
            sheet.text(x + 32, y + 17.5, name, "au-note")
    return y + 26 + GAP


def _draw_offer(
    sheet: IslandSheet, setup: Setup, entry: tuple[int, ...], x: float, held: bool
) -> None:
    sheet.add(
        "rect", x=x, y=MARGIN, width=OFFER[0], height=OFFER[1], rx=8, fill="#1B2845",
        stroke=LINE, stroke_width=2.4 if held else 1, stroke_opacity=1 if held else 0.3,
    )  # fmt: skip
    card = setup.components.cards[entry[0]]
    sheet.symbol(ACTION_SYMBOLS[card.action], (x + 18, MARGIN + 18), 24)
    sheet.text(x + OFFER[0] - 12, MARGIN + 23, str(card.size), "au-note", "middle")
    if len(entry) < 2 or entry[1] == NONE:
        return
    tile = setup.components.tiles[entry[1]]
    radius = 15.0
    cells = shape_of(tile.size, tile.triple)
    raw = [(radius * sqrt(3) * (q + r / 2), radius * 1.5 * r) for q, r in cells]
    dx = x + OFFER[0] / 2 - (min(a for a, _ in raw) + max(a for a, _ in raw)) / 2
    dy = MARGIN + 70 - (min(b for _, b in raw) + max(b for _, b in raw)) / 2
    centres = [(a + dx, b + dy) for a, b in raw]
    _draw_tile(sheet, centres, tile.terrains, radius)
    volcanoes = [at for at, terrain in zip(centres, tile.terrains, strict=True) if terrain == 4]
    for at, kind in zip(volcanoes, entry[2:], strict=False):
        if kind >= 0:
            _draw_creature(sheet, setup, kind, 0, at, radius)


# Below


def _draw_player(
    sheet: IslandSheet, view: View, setup: Setup, player: int, seen: PlayerView, corner: Point
) -> None:
    x, y = corner
    mine = view.current == player or player in view.winners
    sheet.add(
        "rect", x=x, y=y, width=ISLAND[0], height=ISLAND[1], rx=12, fill="url(#sea)",
        stroke=LINE, stroke_width=2.4 if mine else 1, stroke_opacity=1 if mine else 0.3,
    )  # fmt: skip
    ground: Ground | None = None
    if setup.automaton and player == 1:
        ground = setup.grounds["automaton", setup.automaton]
    elif seen.board != NONE:
        ground = setup.islands[seen.board]
    if ground is not None:
        _draw_island(sheet, setup, seen, ground, (x + ISLAND[0] / 2, y + 22 + ISLAND[1] / 2))
    sheet.text(x + 20, y + 28, str(player + 1), "au-big", "middle")
    if view.holder == player:
        sheet.add("path", d=f"M{x + 12} {y + 34}h16l-8 8z", fill="#E8CB7E")
    goods = [
        ("medallion", seen.points), ("hoplite", seen.hoplites), ("orichalque", seen.orichalque),
        ("creature", sum(seen.captured)),
    ]  # fmt: skip
    for place, (symbol, amount) in enumerate(goods):
        at = x + 56 + place * 46
        sheet.symbol(symbol, (at, y + 22), 22)
        sheet.text(at + 14, y + 27, str(amount), "au-note")
    held = [titan for titan, holder in enumerate(view.titans) if holder == player]
    for place, titan in enumerate(held):
        at = x + ISLAND[0] - 22 - place * 30
        awake = view.woken >> titan & 1
        sheet.add("circle", cx=at, cy=y + 22, r=13.5, fill="#F3DFA6" if awake else "#425579")
        sheet.symbol(TERRAINS[titan], (at, y + 22), 22)


def _draw_island(
    sheet: IslandSheet, setup: Setup, seen: PlayerView, ground: Ground, middle: Point
) -> None:
    centres = centres_of(ground.grid, RADIUS, middle)
    sheet.shore(centres, RADIUS)
    if ground.island is not None:
        for port in ground.island.ports:
            sheet.port(port, centres[port.cell], RADIUS, 1.8)
    for kind, *cells in seen.tiles:
        terrains = setup.components.tiles[kind].terrains
        _draw_tile(sheet, [centres[cell] for cell in cells], terrains, RADIUS)
    city = [at for cell, at in enumerate(centres) if seen.metropolis >> cell & 1]
    if city:
        sheet.slab(city, RADIUS * 1.9, "#8F6A22")
        sheet.slab(city, RADIUS * 1.74, "#DED7C9")
        for at in city:
            sheet.symbol("metropolis", at, RADIUS * 1.5)
    for cell, kind in seen.buildings:
        if cell != NONE:
            _draw_building(sheet, setup.components.buildings[kind].name, centres[cell])
    for rhombus in seen.temples:
        _draw_temple(sheet, [centres[cell] for cell in ground.grid.rhombi[rhombus]])
    for cell, kind, stuck in seen.creatures:
        _draw_creature(sheet, setup, kind, stuck, centres[cell], RADIUS)


def _draw_tile(
    sheet: IslandSheet, centres: list[Point], terrains: tuple[int, ...], radius: float
) -> None:
    sheet.slab(centres, radius * 1.9, "#23201A")
    sheet.slab(centres, radius * 1.74, "#DED7C9")
    for terrain, at in zip(terrains, centres, strict=True):
        sheet.symbol(TERRAINS[terrain], at, radius * 1.58)


def _draw_building(sheet: IslandSheet, name: str, at: Point) -> None:
    """A house with the capitals of its name."""
    x, y = at
    sheet.add(
        "path", d=f"M{x - 12:.1f} {y - 2:.1f}L{x:.1f} {y - 13:.1f}L{x + 12:.1f} {y - 2:.1f}"
        f"V{y + 10:.1f}H{x - 12:.1f}Z", fill="#F3ECDB", stroke="#4A2A18", stroke_width=1.6,
        stroke_linejoin="round",
    )  # fmt: skip
    capitals = "".join(letter for letter in name if letter.isupper() or letter.isdigit())
    sheet.text(x, y + 7, capitals, "au-tiny", "middle")


def _draw_temple(sheet: IslandSheet, corners: list[Point]) -> None:
    x = sum(at[0] for at in corners) / 4
    y = sum(at[1] for at in corners) / 4
    for at in corners:
        sheet.slab([at, (x, y)], RADIUS * 1.3, "#F3ECDB")
    sheet.symbol("metropolis", (x, y), RADIUS * 2)


def _draw_creature(
    sheet: IslandSheet, setup: Setup, kind: int, stuck: int, at: Point, radius: float
) -> None:
    """A beast with its strength; a Hydra in the colour of its Titan; the hoplites it has held."""
    x, y = at
    creature = setup.components.creatures[kind]
    if creature.titan >= 0:
        sheet.add("circle", cx=x, cy=y, r=radius * 0.88, fill=HYDRAS[creature.titan])
    sheet.symbol("creature", (x, y), radius * 1.5)
    sheet.add("circle", cx=x + 8, cy=y + 8, r=7, fill="#F3ECDB", stroke="#3A0D0A")
    sheet.text(x + 8, y + 11.2, str(creature.strength), "au-tiny", "middle")
    for place in range(stuck):
        sheet.symbol("hoplite", (x - 9 + place * 7, y - 11), 10)
