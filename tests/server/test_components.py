"""The pieces of a component set, for clients that draw them."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from support.server_fixture import RunningServer
from support.table_driver import ask_plainly

from aurum.games.orichalque import component_sets
from aurum.games.orichalque.component_sets import ComponentSetInfo, unpack
from aurum.games.orichalque.rules import components
from aurum.games.orichalque.rules.cells import Grid
from aurum.server.table.games import describe

PAGE = Path(__file__).parents[2] / "docs" / "protocol" / "orichalque.md"


def test_a_component_set_is_served_and_may_be_cached(server: RunningServer) -> None:
    answer, body = ask_plainly(server, "GET", "/api/components/aurum", None)
    assert answer.status == 200
    assert answer.headers["cache-control"] == "public, max-age=86400"
    assert msgspec.json.decode(body, type=ComponentSetInfo) == unpack("aurum")


@pytest.mark.parametrize("name", ["nobody", "%2Fetc%2Fpasswd", "aurum.toml", "..%2Faurum"])
def test_only_sets_that_come_with_aurum_are_served(server: RunningServer, name: str) -> None:
    answer, body = ask_plainly(server, "GET", f"/api/components/{name}", None)
    assert answer.status in (400, 404)
    assert answer.headers["cache-control"] == "no-store"
    assert b"islands" not in bytes(body)


def test_the_box_says_all_that_the_set_holds() -> None:
    parts = components.load("aurum")
    found = unpack("aurum")
    names = describe("orichalque").names
    assert found.digest == parts.digest
    assert [tile.name for tile in found.tiles] == names["tiles"]
    assert [card.name for card in found.cards] == names["cards"]
    assert [one.name for one in found.creatures] == names["creatures"]
    assert [one.name for one in found.buildings] == names["buildings"]
    assert [f"{one.board} {one.side}" for one in found.islands] == names["boards"]
    assert sum(tile.count for tile in found.tiles) == sum(parts.tile_counts)
    for told_island, island in zip(found.islands, parts.islands, strict=True):
        grid = Grid(told_island.axial)
        assert grid == island.grid
        assert list(grid.places) == told_island.cells
        ports = [(port.cell, port.hoplites, port.orichalque) for port in told_island.ports]
        assert ports == [(port.cell, port.hoplites, port.orichalque) for port in island.ports]
    for told_board, board in zip(found.automata, parts.automata, strict=True):
        assert Grid(told_board.axial) == board.grid
        assert sum(1 << cell for cell in told_board.arrows) == board.arrows
        slots = [tuple(tuple(slot) for slot in sector) for sector in told_board.sectors]
        assert slots == [sector[1:] for sector in board.sectors]


def test_a_board_says_where_tiles_and_temples_fit() -> None:
    """OR-4.1, OR-6.10. So no client has to count cells."""
    parts = components.load("aurum")
    found = unpack("aurum")
    for told, island in zip(found.islands, parts.islands, strict=True):
        for size, lies in enumerate(told.placements, 1):
            assert lies == [[one.rotation, *one.cells] for one in island.grid.placements[size]]
            assert all(len(under) == size for _, *under in lies)
    rhombi = [one.rhombi for one in found.islands] + [one.rhombi for one in found.automata]
    grids = [one.grid for one in parts.islands] + [one.grid for one in parts.automata]
    for told_rhombi, grid in zip(rhombi, grids, strict=True):
        assert [tuple(sorted(cells)) for cells in told_rhombi] == list(grid.rhombi)
        for cells in told_rhombi:
            beside = [grid.beside[cell] for cell in cells]
            around = [beside[n] >> cells[(n + 1) % 4] & 1 for n in range(4)]
            assert around == [1, 1, 1, 1]
            assert not beside[0] >> cells[2] & 1, "far corners do not touch"


def test_the_shapes_are_those_of_tiles_that_are_not_turned() -> None:
    found = unpack("aurum")
    grid = components.load("aurum").islands[0].grid
    for shape, lies in zip(found.shapes, grid.placements[1:], strict=True):
        one = next(lie for lie in lies if lie.rotation == 0)
        q, r = grid.coords[one.anchor]
        assert [(q + dq, r + dr) for dq, dr in shape] == [grid.coords[cell] for cell in one.cells]


def test_powers_are_those_of_the_buildings() -> None:
    parts = components.load("aurum")
    for row, building in zip(unpack("aurum").buildings, parts.buildings, strict=True):
        assert row.power == building.power
        assert (row.skull, row.statue) == (building.skull, building.statue)


def test_the_page_explains_every_field() -> None:
    text = PAGE.read_text(encoding="utf-8")
    section = text.split("## Component sets\n")[1].split("\n## ")[0]
    words = set(re.findall(r"`(\w+)`", section))
    for kind in vars(component_sets).values():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            assert set(kind.__struct_fields__) <= words, kind.__name__
