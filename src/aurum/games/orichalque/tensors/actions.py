"""Orichalque's choices as numbers. Cells have the same names on all islands, and so one number."""

from __future__ import annotations

from aurum.games.orichalque.rules.base_state import TITANS, Ground, Setup
from aurum.games.orichalque.rules.cells import SIZES
from aurum.games.orichalque.rules.choices import (
    ACT,
    BLESSED,
    BOARD,
    BUILD,
    BUILDING,
    BUY,
    CARD,
    CREATURE,
    DECLINE,
    DISCARD,
    DONE,
    END,
    FIGHT,
    FIRST,
    FOUND,
    INITIATIVE,
    MEDALLION,
    PAY,
    PUT,
    RAISE,
    RELEASE,
    ROLL,
    SIDE,
    SMITE,
    SPOT,
    STOP,
    TAKE,
    TEMPLE,
    TILE,
    WELCOME,
)  # fmt: skip
from aurum.games.orichalque.rules.combat import MOST as MOST_HOPLITES
from aurum.games.orichalque.rules.components import BOARDS, CHOOSE, SIDES
from aurum.games.orichalque.rules.notation import MOST_PLACES
from aurum.games.orichalque.rules.turn import BOUGHT_WITH
from aurum.tensors.numbering import Numbering


def islands_of(setup: Setup) -> list[Ground]:
    """The islands that can come to this table: any board, on the sides that were agreed on."""
    return [
        ground
        for ground in setup.islands
        if ground.island is not None
        and (ground.island.side in setup.sides or CHOOSE in setup.sides)
    ]


def number_choices(setup: Setup) -> Numbering:
    """All that a seat can choose."""
    found = [ACT, BLESSED, DECLINE, STOP, MEDALLION, DONE, END]
    found += [verb + place for verb in (TAKE, DISCARD) for place in range(MOST_PLACES)]
    found += [verb + titan for verb in (WELCOME, RELEASE) for titan in range(TITANS)]
    found += [PAY + kind for kind in range(len(setup.components.creatures))]
    found += [
        BUY + payment * 4 + action
        for payment, actions in BOUGHT_WITH.items()
        for action in actions
    ]  # fmt: skip
    found += [INITIATIVE + player for player in range(setup.players)]
    if CHOOSE in setup.sides:
        found += [SIDE + side for side in range(len(SIDES))]
    for ground in islands_of(setup):
        found += _on_island(ground)

    def seen(choice: int, seat: int) -> int:
        player = choice - INITIATIVE
        if 0 <= player < setup.players:
            return INITIATIVE + (player + seat) % setup.players
        return choice

    return Numbering(found, setup.seats, seen)


def _on_island(ground: Ground) -> list[int]:
    """All that could be done somewhere on an island."""
    spots, grid = ground.spots, ground.grid
    assert ground.island is not None
    found = [
        FOUND + spots[port.cell] * SPOT + spots[cell]
        for port in ground.island.ports
        for cell in range(grid.size)
        if grid.beside[port.cell] >> cell & 1
    ]
    found += [
        PUT + spots[placement.anchor] * 8 + placement.rotation
        for size in range(1, SIZES)
        for placement in grid.placements[size]
    ]
    for spot in spots:
        found += [FIGHT + spot * 4 + hoplites for hoplites in range(MOST_HOPLITES + 1)]
        found += [BUILD + terrain * SPOT + spot for terrain in range(TITANS)]
        found += [SMITE + spot, RAISE + spot]
    return found + [TEMPLE + first * SPOT + second for first, second in ground.far_corners]


def number_chances(setup: Setup) -> Numbering:
    """All that chance can choose: boards, who begins, what is drawn, and the dice."""
    found = [BOARD + board for board in range(len(BOARDS))]
    found += [FIRST + player for player in range(setup.players)]
    found += [CARD + code for code in setup.card_codes]
    found += [TILE + code for code in setup.tile_codes]
    found += [CREATURE + kind for kind in range(len(setup.components.creatures))]
    found += [BUILDING + code for code in setup.building_codes]
    return Numbering([*found, *(ROLL + code for code in setup.roll_codes)])
