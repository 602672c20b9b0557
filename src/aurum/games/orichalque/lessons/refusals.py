"""What is not possible at a table of Orichalque, and worth asking why."""

from __future__ import annotations

from aurum.engine.errors import Key
from aurum.games.orichalque.lessons.detectors import MOST, building, me, parts, spot
from aurum.games.orichalque.rules.base_state import LANDS
from aurum.games.orichalque.rules.components import TERRAINS
from aurum.games.orichalque.rules.construction import PRICE as MEDALLION_PRICE
from aurum.games.orichalque.rules.imagine import imagine
from aurum.games.orichalque.rules.notation import write_spot
from aurum.games.orichalque.rules.state import OrichalqueState
from aurum.lessons.lesson import Facts, Observation, Refusal


def founding_refusals(g: Observation) -> list[Refusal]:
    """The metropolis away from the ports."""
    ground = imagine(g.view).ground(g.seat)
    assert ground.island is not None
    ports = {port.cell for port in ground.island.ports}
    for cell, beside in enumerate(ground.grid.beside):
        for other in range(ground.grid.size):
            if beside >> other & 1 and not {cell, other} & ports:
                one, two = write_spot(ground.spots[cell]), write_spot(ground.spots[other])
                return [
                    Refusal(f"found {one} {two}", "lesson-try-inland", {"cell": one, "other": two})
                ]
    return []


def card_refusals(g: Observation) -> list[Refusal]:
    """A card that is too dear."""
    costs = parts(g.view).card_costs
    for place in range(len(g.view.display)):
        if costs[place] > me(g).hoplites:
            facts: Facts = {"place": place + 1, "cost": costs[place], "hoplites": me(g).hoplites}
            return [Refusal(f"take {place + 1}", "lesson-try-dear", facts)]
    return []


def tile_refusals(g: Observation) -> list[Refusal]:
    """A place where nothing lies beside the tile."""
    state = imagine(g.view)
    ground, size = state.ground(g.seat), _size(state)
    taken = 0
    for land in range(LANDS):
        taken |= state.land[g.seat * LANDS + land]
    for place in ground.grid.placements[size]:
        near = taken
        for cell in place.cells:
            near &= ~(ground.grid.beside[cell] | 1 << cell)
        if near == taken:
            cell_name = write_spot(ground.spots[place.anchor])
            text = f"put {cell_name} r{place.rotation}"
            return [Refusal(text, "lesson-try-apart", {"cell": cell_name})]
    return []


def fight_refusals(g: Observation) -> list[Refusal]:
    """More hoplites than there are."""
    for cell, _, stuck in me(g).creatures:
        number = stuck + me(g).hoplites + 1
        if number <= MOST:
            text = f"fight {spot(g.view, g.seat, cell)} with {number}"
            return [Refusal(text, "lesson-try-more", {"n": number, "hoplites": me(g).hoplites})]
    return []


def construct_refusals(g: Observation) -> list[Refusal]:
    """A building on another terrain than its spot's; a medallion without the orichalque."""
    state = imagine(g.view)
    ground = state.ground(g.seat)
    refusals: list[Refusal] = []
    for offer, kind in enumerate(g.view.spots):
        for land in range(4):
            cells = state.land[g.seat * LANDS + land] & ~state.covered[g.seat]
            if kind >= 0 and land != offer and cells and not refusals:
                cell = write_spot(ground.spots[cells.bit_length() - 1])
                facts: Facts = {
                    "cell": cell,
                    "spot": Key(f"terrain-{TERRAINS[offer]}"),
                    "land_on": Key(f"terrain-{TERRAINS[land]}.on"),
                    **building(g.view, kind),
                }
                refusals.append(
                    Refusal(f"build {TERRAINS[offer]} {cell}", "lesson-try-ground", facts)
                )
    if me(g).orichalque < MEDALLION_PRICE:
        poor: Facts = {"orichalque": me(g).orichalque}
        refusals.append(Refusal("medallion", "lesson-try-medallion", poor))
    return refusals


def extra_refusals(g: Observation) -> list[Refusal]:
    """To produce orichalque for orichalque, or recruit hoplites for hoplites."""
    return [
        Refusal("buy produce with orichalque", "lesson-try-produce"),
        Refusal("buy recruit with hoplites", "lesson-try-recruit"),
    ]


def _size(state: OrichalqueState) -> int:
    return state.setup.components.tiles[state.taken_card[1]].size
