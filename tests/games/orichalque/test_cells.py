"""Cells and shapes: OR-4 places tiles on them, OR-6.10 temples."""

from __future__ import annotations

import pickle

import pytest

from aurum.games.orichalque.rules.cells import DIRECTIONS, Grid, turned

TRIANGLE = [(0, 0), (1, 0), (0, 1)]
ROW = [(q, 0) for q in range(5)]
FLOWER = [(0, 0), *DIRECTIONS]


def hexagon(radius: int) -> list[tuple[int, int]]:
    span = range(-radius, radius + 1)
    return [(q, r) for q in span for r in span if abs(q + r) <= radius]


def bits(*cells: int) -> int:
    return sum(1 << cell for cell in cells)


@pytest.mark.parametrize(
    ("cells", "placements", "rhombi"),
    [
        ([(0, 0)], [0, 1, 0, 0], 0),
        (ROW, [0, 5, 8, 0], 0),
        (TRIANGLE, [0, 3, 6, 3], 0),
        ([*TRIANGLE, (1, -1)], [0, 4, 10, 6], 1),
        (FLOWER, [0, 7, 24, 18], 6),
        (hexagon(2), [0, 19, 84, 72], 30),
        (hexagon(3), [0, 37, 180, 162], 72),
    ],
)
def test_or_4_1_and_6_10_every_place_is_counted(
    cells: list[tuple[int, int]], placements: list[int], rhombi: int
) -> None:
    """A pair of neighbours takes a double in 2 ways, three in a trefoil a triple in 3."""
    grid = Grid(cells)
    assert [len(ways) for ways in grid.placements] == placements
    assert len(grid.rhombi) == rhombi


def test_cells_are_numbered_in_reading_order_whatever_order_they_come_in() -> None:
    grid = Grid([(1, 1), (0, 1), (2, 0), (1, 0), (1, 0)])
    assert grid.coords == ((1, 0), (2, 0), (0, 1), (1, 1))
    assert grid.size == 4
    assert [grid.index(q, r) for q, r in grid.coords] == [0, 1, 2, 3]
    assert grid.index(0, 0) == -1


def test_a_cell_is_named_by_the_letter_of_its_row_and_its_column() -> None:
    grid = Grid([(3, -1), (0, 0), (5, 0), (0, 2)])
    assert [grid.name(cell) for cell in range(4)] == ["a4", "b1", "b6", "d2"]
    assert [grid.cell(name) for name in ("a4", "b1", "b6", "d2")] == [0, 1, 2, 3]
    for nothing in ("c1", "b3", "", "B1"):
        with pytest.raises(KeyError):
            grid.cell(nothing)


def test_names_are_read_back_on_a_whole_board() -> None:
    grid = Grid(hexagon(3))
    assert [grid.cell(grid.name(cell)) for cell in range(grid.size)] == list(range(grid.size))


def test_a_cell_has_six_neighbours_inland_and_fewer_on_the_shore() -> None:
    grid = Grid(hexagon(2))
    assert sorted(beside.bit_count() for beside in grid.beside) == [3] * 6 + [4] * 6 + [6] * 7
    middle = grid.index(0, 0)
    assert grid.beside[middle] == bits(*(grid.index(q, r) for q, r in DIRECTIONS))


def test_being_neighbours_is_mutual() -> None:
    grid = Grid(hexagon(3))
    for cell in range(grid.size):
        for other in range(grid.size):
            assert grid.beside[cell] >> other & 1 == grid.beside[other] >> cell & 1
        assert not grid.beside[cell] >> cell & 1


def test_a_turn_takes_each_neighbour_to_the_next_and_six_turns_come_full_circle() -> None:
    for turn in range(6):
        assert turned(1, 0, turn) == DIRECTIONS[turn]
    assert turned(3, -5, 6) == (3, -5)


def test_a_placement_keeps_the_order_of_the_tile_as_it_turns() -> None:
    grid = Grid(FLOWER)
    middle = grid.index(0, 0)
    here = [way for way in grid.placements[3] if way.anchor == middle]
    assert [way.rotation for way in here] == list(range(6))
    for way in here:
        second, third = DIRECTIONS[way.rotation], DIRECTIONS[(way.rotation + 5) % 6]
        assert way.cells == (middle, grid.index(*second), grid.index(*third))


def test_placements_know_their_cells_and_what_is_beside_them() -> None:
    grid = Grid(hexagon(3))
    for size in (1, 2, 3):
        ways = grid.placements[size]
        assert [(way.anchor, way.rotation) for way in ways] == sorted(
            (way.anchor, way.rotation) for way in ways
        )
        for way in ways:
            assert way.mask == bits(*way.cells)
            assert way.beside == grid.neighbours(way.mask)
            assert not way.beside & way.mask
            for cell in way.cells:  # all of a tile's cells touch each other
                assert grid.beside[cell] & way.mask == way.mask & ~(1 << cell)


def test_a_rhombus_is_two_trefoils_that_share_a_side() -> None:
    grid = Grid(hexagon(3))
    trefoils = {way.mask for way in grid.placements[3]}
    for rhombus in grid.rhombi:
        assert list(rhombus) == sorted(set(rhombus))
        whole = bits(*rhombus)
        assert sum(trefoil & whole == trefoil for trefoil in trefoils) == 2
    assert list(grid.rhombi) == sorted(set(grid.rhombi))


def test_neighbours_area_and_connected() -> None:
    grid = Grid(ROW)
    assert grid.neighbours(bits(1, 2)) == bits(0, 3)
    assert grid.neighbours(0) == 0
    assert grid.area(bits(0), bits(0, 1, 3)) == bits(0, 1)
    assert grid.area(bits(4), bits(0, 1, 3)) == 0
    assert grid.connected(bits(1, 2, 3))
    assert not grid.connected(bits(0, 2))
    assert grid.connected(0)


def test_a_grid_is_saved_and_compared_by_its_cells() -> None:
    grid = Grid(hexagon(2))
    again = pickle.loads(pickle.dumps(grid))
    assert again == grid
    assert hash(again) == hash(grid)
    assert again.rhombi == grid.rhombi
    assert grid != Grid(hexagon(1))
    assert grid != "grid"
    assert repr(Grid([(0, 0)])) == "Grid([(0, 0)])"
