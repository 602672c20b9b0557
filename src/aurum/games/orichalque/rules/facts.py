"""A position as named facts, for scenarios."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from aurum.engine.contract import CHANCE, OVER
from aurum.games.orichalque.rules.base_state import LANDS, NONE, BaseState
from aurum.games.orichalque.rules.notation import (
    BUILDING_NAMES,
    CREATURE_NAMES,
    TITAN_NAMES,
    write_spot,
    write_tile,
)
from aurum.games.orichalque.rules.position_writer import (
    FRAMES,
    write_building,
    write_captured,
    write_cards,
    write_creatures,
    write_entry,
    write_pile_bottoms,
    write_temples,
    write_titan,
)

F = TypeVar("F")


def facts_of(t: BaseState) -> dict[str, object]:
    """Everything on the table by name; players are counted from 1."""
    setup = t.setup

    def each(fact: Callable[[BaseState, int], F]) -> dict[str, F]:
        return {str(player + 1): fact(t, player) for player in range(setup.players)}

    return {
        "round": t.round,
        "actor": {CHANCE: "chance", OVER: "over"}.get(t.actor, str(t.actor + 1)),
        "asks": FRAMES[t.stack[-1][0]].rstrip("?"),
        "current": str(t.current + 1),
        "holder": str(t.holder + 1),
        "hoplites": each(lambda t, player: t.hoplites[player]),
        "orichalque": each(lambda t, player: t.orichalque[player]),
        "medallions": each(lambda t, player: t.medallions[player]),
        "points": each(BaseState.points),
        "titans": {name: write_titan(t, titan) for titan, name in enumerate(TITAN_NAMES)},
        "land": each(_land),
        "creatures": each(write_creatures),
        "captured": each(write_captured),
        "buildings": each(_buildings),
        "built": each(_built),
        "temple_places": each(write_temples),
        "temples": each(lambda t, player: len(write_temples(t, player))),
        "spots": dict(zip(TITAN_NAMES, [write_building(t, kind) for kind in t.spots], strict=True)),
        "display": " ".join(write_entry(t, entry) for entry in t.display),
        "held": write_entry(t, t.taken_card) if t.taken_card else "",
        "discarded": write_cards(t, t.discard),
        "under": write_pile_bottoms(t),
        "tokens": t.tokens,
        "cards_left": write_cards(t, t.deck),
        "tiles_left": dict(zip(map(write_tile, setup.tile_codes), t.pile, strict=True)),
        "creatures_left": dict(zip(CREATURE_NAMES, t.creature_bag, strict=True)),
        "buildings_left": {
            BUILDING_NAMES[code]: left
            for code, left in zip(setup.building_codes, t.building_bag, strict=True)
        },
        "winners": [str(t.current + 1)] if t.actor == OVER else [],
        "outcome": t.outcome(),
    }


def _buildings(t: BaseState, player: int) -> list[str]:
    return [write_building(t, kind) for owner, _, kind in t.built if owner == player]


def _built(t: BaseState, player: int) -> dict[str, str]:
    """The building on each cell; those on the automaton's strip have none."""
    return {
        write_spot(t.ground(player).spots[cell]): write_building(t, kind)
        for owner, cell, kind in t.built
        if owner == player and cell != NONE
    }


def _land(t: BaseState, player: int) -> dict[str, str]:
    """What each filled cell is: a terrain's letter, X for the metropolis; [covered]."""
    if t.board[player] == NONE and not (t.setup.automaton and player):
        return {}
    ground = t.ground(player)
    found = {}
    for cell, spot in enumerate(ground.spots):
        for land, letter in enumerate("FLDMVX"):
            if t.land[player * LANDS + land] >> cell & 1:
                covered = t.covered[player] >> cell & 1
                found[write_spot(spot)] = f"[{letter}]" if covered else letter
    return found
