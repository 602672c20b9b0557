"""Cells and shapes: how a board is counted, and where tiles and temples fit (OR-4, OR-6.10).

A cell is one circle of a board. Circles pack like hexagons, in rows that are shifted by half a
circle, so a cell has six neighbours. Two numbers say where it is, axial coordinates: `r` is the
row, from the top, and `q` the place in it, counted so that the cell below and to the right keeps
its `q`. A set of cells is one int, a bit for each, because the rules ask for little else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

DIRECTIONS: Final[tuple[tuple[int, int], ...]] = (
    (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1),
)  # fmt: skip
"""The six neighbours: right, then counter-clockwise."""

SIZES: Final = 4
"""Tile sizes run from 1 to 3; tables by size have an empty entry 0."""

Shape = tuple[tuple[int, int], ...]

SHAPES: Final[tuple[Shape, ...]] = ((), ((0, 0),), ((0, 0), (1, 0)))
"""The cells of a tile of each size but the largest, in the tile's order."""

TREFOIL: Final = "trefoil"
TRIPLES: Final[dict[str, Shape]] = {
    TREFOIL: ((0, 0), (1, 0), (0, 1)),
    "line": ((0, 0), (1, 0), (2, 0)),
    "bend": ((0, 0), (1, 0), (1, 1)),
}
"""The shapes that three cells can have, in the tile's order: round a trefoil clockwise, else from
one end to the other; of a bend, from the end from which it turns clockwise."""

ROTATIONS: Final = (0, 1, 6, 6)
"""How many ways a tile of each size can be turned."""


def shape_of(size: int, triple: str) -> Shape:
    """The cells of a tile of this size; `triple` is the shape that three have."""
    return TRIPLES[triple] if size == len(TRIPLES[TREFOIL]) else SHAPES[size]


def size_of(mask: int) -> int:
    """How many there are in a set. For a few, the compiled loop is faster than `bit_count`."""
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def turned(q: int, r: int, rotation: int) -> tuple[int, int]:
    """An offset after so many turns of 60°, counter-clockwise as DIRECTIONS are."""
    for _ in range(rotation):
        q, r = q + r, -q
    return q, r


class Placement:
    """One way for a tile of some size to lie on a grid."""

    __slots__ = ("anchor", "beside", "cells", "mask", "rotation")

    anchor: int
    """The cell under the first cell of the tile."""
    rotation: int
    cells: tuple[int, ...]
    """The cell under each cell of the tile, in the tile's order."""
    mask: int
    """The same as a set of bits."""
    beside: int
    """The cells next to them, as a set of bits."""

    def __init__(self, rotation: int, cells: tuple[int, ...], mask: int, beside: int) -> None:
        self.anchor = cells[0]
        self.rotation = rotation
        self.cells = cells
        self.mask = mask
        self.beside = beside


class Grid:
    """The cells of one board, numbered in reading order, and all that follows from them."""

    __slots__ = (
        "_cells", "_distinct", "_names", "beside", "coords", "placements", "places", "rhombi",
        "size", "triple",
    )  # fmt: skip

    coords: tuple[tuple[int, int], ...]
    """Where each cell is: (q, r), row by row."""
    places: tuple[tuple[int, int], ...]
    """Where each cell is as people count: row from the top and column from the left, from 0."""
    size: int
    """How many cells there are."""
    beside: tuple[int, ...]
    """The neighbours of each cell, as sets of bits."""
    placements: tuple[tuple[Placement, ...], ...]
    """Every way for a tile to lie wholly on the grid, by its size; by anchor, then by rotation."""
    rhombi: tuple[tuple[int, int, int, int], ...]
    """Every rhombus of four cells, each in ascending order: where temples can stand."""

    triple: str
    """The shape of the tiles of three cells that are laid here."""

    def __init__(self, coords: Sequence[tuple[int, int]], triple: str = TREFOIL) -> None:
        self.triple = triple
        ordered = sorted(set(coords), key=_reading_order)
        self.coords = tuple(ordered)
        self.size = len(ordered)
        self._cells: dict[tuple[int, int], int] = {at: cell for cell, at in enumerate(ordered)}
        self.places = _places(ordered)
        self._names: tuple[str, ...] = tuple(
            [f"{chr(ord('a') + row)}{column + 1}" for row, column in self.places]
        )
        self.beside = tuple([self._beside(q, r) for q, r in ordered])
        self.placements = tuple([self._placements(size) for size in range(SIZES)])
        self.rhombi = self._rhombi()
        self._distinct: dict[tuple[int, ...], list[Placement]] = {}

    def index(self, q: int, r: int) -> int:
        """The cell that is there, or -1."""
        return self._cells.get((q, r), -1)

    def name(self, cell: int) -> str:
        """What a cell is called: a letter for its row and a number for its column."""
        return self._names[cell]

    def cell(self, name: str) -> int:
        """The cell of this name; KeyError if there is none."""
        if name not in self._names:
            raise KeyError(name)
        return self._names.index(name)

    def distinct(self, pattern: tuple[int, ...]) -> list[Placement]:
        """The placements of a tile; where some put the same onto the same cells, their first.

        Only that depends on the tile, so its pattern will do: which of its cells are alike.
        """
        known = self._distinct.get(pattern)
        if known is not None:
            return known
        found = []
        seen = set()
        for placement in self.placements[len(pattern)]:
            laid = tuple(sorted(zip(placement.cells, pattern, strict=True)))
            if laid not in seen:
                seen.add(laid)
                found.append(placement)
        self._distinct[pattern] = found
        return found

    def neighbours(self, mask: int) -> int:
        """The cells next to a set of cells, without those of the set."""
        found = 0
        left = mask
        while left:
            low = left & -left
            found |= self.beside[low.bit_length() - 1]
            left ^= low
        return found & ~mask

    def area(self, start: int, mask: int) -> int:
        """The cells of a set that hang together with these of it (`start` is a set too)."""
        found = start & mask
        edge = found
        while edge:
            low = edge & -edge
            edge ^= low
            new = self.beside[low.bit_length() - 1] & mask & ~found
            found |= new
            edge |= new
        return found

    def connected(self, mask: int) -> bool:
        """Whether a set of cells hangs together."""
        return self.area(mask & -mask, mask) == mask

    def _beside(self, q: int, r: int) -> int:
        found = 0
        for dq, dr in DIRECTIONS:
            cell = self.index(q + dq, r + dr)
            if cell >= 0:
                found |= 1 << cell
        return found

    def _placements(self, size: int) -> tuple[Placement, ...]:
        found = []
        shape = shape_of(size, self.triple)
        for q, r in self.coords:
            for rotation in range(ROTATIONS[size]):
                cells = []
                mask = 0
                for offset in shape:
                    dq, dr = turned(offset[0], offset[1], rotation)
                    cell = self.index(q + dq, r + dr)
                    if cell < 0:
                        break
                    cells.append(cell)
                    mask |= 1 << cell
                if len(cells) == size:
                    beside = self.neighbours(mask)
                    found.append(Placement(rotation, tuple(cells), mask, beside))
        return tuple(found)

    def _rhombi(self) -> tuple[tuple[int, int, int, int], ...]:
        """Two neighbours and the two cells that are next to both."""
        found = []
        for cell, (q, r) in enumerate(self.coords):
            for way in range(3):  # the other three ways would find each rhombus again
                other = self.index(q + DIRECTIONS[way][0], r + DIRECTIONS[way][1])
                if other < 0:
                    continue
                tips = [
                    self.index(q + DIRECTIONS[tip][0], r + DIRECTIONS[tip][1])
                    for tip in ((way + 1) % 6, (way + 5) % 6)
                ]
                if tips[0] >= 0 and tips[1] >= 0:
                    a, b, c, d = sorted([cell, other, tips[0], tips[1]])
                    found.append((a, b, c, d))
        return tuple(sorted(found))

    def __reduce__(self) -> tuple[object, ...]:
        return Grid, (self.coords, self.triple)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grid):
            return False
        return self.coords == other.coords and self.triple == other.triple

    def __hash__(self) -> int:
        return hash((self.coords, self.triple))

    def __repr__(self) -> str:
        return f"Grid({list(self.coords)})"


def _reading_order(at: tuple[int, int]) -> tuple[int, int]:
    return at[1], at[0]


def _places(ordered: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """The row and column of each cell; every other row stands half a cell to the right."""
    if not ordered:
        return ()
    top = ordered[0][1]
    columns = [q + (r - top) // 2 for q, r in ordered]
    left = min(columns)
    return tuple(
        [(at[1] - top, column - left) for at, column in zip(ordered, columns, strict=True)]
    )
