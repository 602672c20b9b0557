"""Maps of boards in a component file: islands and the automaton's boards, drawn in characters.

A cell is one character; between neighbours in a row stands one space, and every row is shifted
by one character against the next, as circles are when they are packed.
"""

from __future__ import annotations

from typing import Final

from aurum.games.orichalque.rules.cells import DIRECTIONS, Grid
from aurum.games.orichalque.rules.choices import COLUMNS
from aurum.games.orichalque.rules.components import (
    ACTIONS,
    BOARDS,
    LEVELS,
    RESOURCES,
    SIDES,
    TERRAINS,
    AutomatonBoard,
    Island,
    Port,
)
from aurum.games.orichalque.rules.components_reading import TomlTable, is_whole
from aurum.games.orichalque.rules.notation import ROWS

PORTS: Final = {"H": (2, 0), "O": (0, 2), "B": (1, 1)}
"""The letters of the ports: hoplites and orichalque that they give."""
WAYS: Final = ("E", "NE", "NW", "W", "SW", "SE")
"""The names of DIRECTIONS, for the arrows of the automaton's centre."""

_CENTRE: Final = "@"
_STRIP: Final = 8
_MOST: Final = 9

Map = dict[tuple[int, int], str]


def read_map(table: TomlTable, key: str, allowed: str) -> Map:
    """The character of each cell, by its coordinates."""
    found: Map = {}
    shift = -1
    rows = table.text(key).split("\n")
    for row, line in enumerate(rows):
        for column, character in enumerate(line.rstrip()):
            if character == " ":
                continue
            if character not in allowed:
                table.wrong_row(
                    "components-map-character", key, row, found=character, allowed=" ".join(allowed)
                )
            if shift < 0:
                shift = (column + row) % 2
            if (column + row) % 2 != shift:
                table.wrong_row("components-map-shift", key, row, column=column + 1)
            found[((column - shift - row) // 2, row)] = character
    if not found:
        table.wrong("components-map-empty", key, key=key)
    check_size(table, key, found)
    return found


def check_size(table: TomlTable, key: str, cells: Map) -> None:
    """No more rows and columns than choices and notation have names for."""
    top = min(r for _, r in cells)
    if max(r for _, r in cells) - top >= len(ROWS):
        table.wrong("components-map-rows", key, key=key, most=len(ROWS))
    columns = [q + (r - top) // 2 for q, r in cells]
    if max(columns) - min(columns) >= COLUMNS:
        table.wrong("components-map-columns", key, key=key, most=COLUMNS)


def read_grid(table: TomlTable, key: str, cells: Map, triple: str) -> Grid:
    """The cells of a map, which must hang together."""
    grid = Grid(list(cells), triple)
    whole = (1 << grid.size) - 1
    if apart := whole & ~grid.area(1, whole):
        q, r = grid.coords[(apart & -apart).bit_length() - 1]
        name = grid.name(grid.index(q, r))
        table.wrong_row("components-map-apart", key, r, cell=name)
    return grid


def read_islands(tables: list[TomlTable], triple: str) -> tuple[Island, ...]:
    """Four boards of two sides each."""
    found: dict[tuple[str, str], Island] = {}
    for table in tables:
        table.keys(["board", "side", "map"])
        board = table.one_of("board", BOARDS)
        side = table.one_of("side", SIDES)
        table.name = f"island {board} {side}"
        if (board, side) in found:
            table.wrong("components-twice")
        found[board, side] = read_island(table, board, side, triple)
    for board in BOARDS:
        for side in SIDES:
            if (board, side) not in found:
                tables[0].name = "island"
                tables[0].wrong("components-side-missing", board=board, side=side)
    return tuple(found[board, side] for board in BOARDS for side in SIDES)


def read_island(table: TomlTable, board: str, side: str, triple: str) -> Island:
    """One side of a board: its outline, and its three ports on the shore."""
    cells = read_map(table, "map", "." + "".join(PORTS))
    grid = read_grid(table, "map", cells, triple)
    ports = []
    for letter, (hoplites, orichalque) in PORTS.items():
        places = [grid.index(q, r) for (q, r), found in cells.items() if found == letter]
        if len(places) != 1:
            table.wrong("components-ports", "map", letter=letter, found=len(places))
        (cell,) = places
        if grid.beside[cell].bit_count() == len(DIRECTIONS):
            row = grid.coords[cell][1]
            table.wrong_row(
                "components-port-inland", "map", row, letter=letter, cell=grid.name(cell)
            )
        ports.append(Port(cell, hoplites, orichalque))
    return Island(board, side, grid, tuple(ports))


def read_automata(tables: list[TomlTable], triple: str) -> tuple[AutomatonBoard, ...]:
    """The automaton's boards, from the easiest on."""
    found: dict[str, AutomatonBoard] = {}
    for table in tables:
        table.keys(["level", "sectors", "slots", "arrows", "priority", "strip", "titan", "costs"])
        level = table.one_of("level", LEVELS)
        table.name = f"automaton {level}"
        if level in found:
            table.wrong("components-twice")
        found[level] = read_automaton(table, level, triple)
    return tuple(found[level] for level in LEVELS if level in found)


def read_automaton(table: TomlTable, level: str, triple: str) -> AutomatonBoard:
    """OR-10.2. Six sectors around a centre, each with a slot for every size of tile."""
    numbers = read_map(table, "sectors", "123456" + _CENTRE)
    sizes = read_map(table, "slots", "123" + _CENTRE)
    grid = read_grid(table, "sectors", numbers, triple)
    for q, r in grid.coords:
        if (numbers[q, r] == _CENTRE) != (sizes.get((q, r)) == _CENTRE) or (q, r) not in sizes:
            table.wrong_row("components-outlines", "slots", r)
    for q, r in sizes:
        if (q, r) not in numbers:
            table.wrong_row("components-outlines", "slots", r)
    centres = [grid.index(q, r) for (q, r), found in numbers.items() if found == _CENTRE]
    if len(centres) != 1:
        table.wrong("components-centre", "sectors", found=len(centres))
    sectors = []
    for sector in "123456":
        slots: list[tuple[int, ...]] = [()]
        for size in "123":
            places = [
                grid.index(q, r)
                for q, r in sorted(numbers, key=_from_the_left)
                if numbers[q, r] == sector and sizes[q, r] == size
            ]
            if not _is_tile(grid, places, int(size)):
                table.wrong("components-slot", "slots", sector=int(sector), size=int(size))
            slots.append(tuple(places))
        sectors.append(tuple(slots))
    strip = _read_strip(table)
    return AutomatonBoard(
        level=level,
        grid=grid,
        centre=centres[0],
        sectors=tuple(sectors),
        arrows=_read_arrows(table, grid, centres[0]),
        priority=tuple(TERRAINS.index(name) for name in table.order("priority", TERRAINS[:4])),
        strip=tuple(gain for gain, _ in strip),
        effects=tuple(action for _, action in strip),
        titan=TERRAINS.index(table.one_of("titan", TERRAINS[:4])),
        costs=tuple(table.order("costs", RESOURCES)),
    )


def _from_the_left(at: tuple[int, int]) -> int:
    return 2 * at[0] + at[1]


def _is_tile(grid: Grid, places: list[int], size: int) -> bool:
    """Whether a tile of this size can lie exactly there."""
    mask = sum(1 << cell for cell in places)
    return len(places) == size and any(
        placement.mask == mask for placement in grid.placements[size]
    )


def _read_arrows(table: TomlTable, grid: Grid, centre: int) -> int:
    q, r = grid.coords[centre]
    arrows = 0
    for way in table.words("arrows", WAYS):
        dq, dr = DIRECTIONS[WAYS.index(way)]
        cell = grid.index(q + dq, r + dr)
        if cell < 0 or arrows >> cell & 1:
            table.wrong("components-arrow", "arrows", way=way)
        arrows |= 1 << cell
    return arrows


def _read_strip(table: TomlTable) -> list[tuple[tuple[int, int], int]]:
    """OR-10.4. The effect of each of the eight building slots: what it gives, or an action."""
    found = []
    for slot in table.sequence("strip"):
        if slot in ACTIONS:
            found.append(((0, 0), ACTIONS.index(str(slot))))
            continue
        if not isinstance(slot, list) or len(slot) != 2:
            table.wrong("components-strip", "strip", slots=_STRIP, actions=", ".join(ACTIONS))
        hoplites, orichalque = slot
        if not is_whole(hoplites, 0, _MOST) or not is_whole(orichalque, 0, _MOST):
            table.wrong("components-strip", "strip", slots=_STRIP, actions=", ".join(ACTIONS))
        found.append(((hoplites, orichalque), -1))
    if len(found) != _STRIP:
        table.wrong("components-strip", "strip", slots=_STRIP, actions=", ".join(ACTIONS))
    return found
