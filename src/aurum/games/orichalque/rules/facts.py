"""A position as named facts, for scenarios."""

from __future__ import annotations

from aurum.engine.contract import CHANCE, OVER
from aurum.games.orichalque.rules.notation import (
    BUILDING_NAMES,
    CREATURE_NAMES,
    TITAN_NAMES,
    write_card,
    write_spot,
    write_tile,
)  # fmt: skip
from aurum.games.orichalque.rules.position_writer import FRAMES, write_entry
from aurum.games.orichalque.rules.table import LANDS, NONE, Table


def facts_of(t: Table) -> dict[str, object]:
    """Everything on the table by name; players are counted from 1."""
    setup = t.setup
    numbers = [str(player + 1) for player in range(setup.players)]
    asked = {CHANCE: "chance", OVER: "over"}.get(t.actor, str(t.actor + 1))
    return {
        "round": t.round,
        "actor": asked,
        "asks": FRAMES[t.stack[-1][0]].rstrip("?"),
        "current": str(t.current + 1),
        "holder": str(t.holder + 1),
        "hoplites": dict(zip(numbers, t.hoplites, strict=True)),
        "orichalque": dict(zip(numbers, t.orichalque, strict=True)),
        "medallions": dict(zip(numbers, t.medallions, strict=True)),
        "points": {number: t.points(player) for player, number in enumerate(numbers)},
        "titans": {
            name: ("centre" if t.titans[titan] == NONE else str(t.titans[titan] + 1))
            + ("" if t.woken >> titan & 1 else "~")
            for titan, name in enumerate(TITAN_NAMES)
        },
        "land": {number: _land(t, player) for player, number in enumerate(numbers)},
        "creatures": {
            number: [
                f"{write_spot(t.ground(player).spots[cell])}={CREATURE_NAMES[kind]}"
                + (f"+{stuck}" if stuck else "")
                for owner, cell, kind, stuck in t.creatures
                if owner == player
            ]
            for player, number in enumerate(numbers)
        },
        "captured": {
            number: [
                CREATURE_NAMES[kind]
                for kind, amount in enumerate(t.captives(player))
                for _ in range(amount)
            ]
            for player, number in enumerate(numbers)
        },
        "buildings": {
            number: [
                BUILDING_NAMES[setup.building_codes[kind]]
                for owner, _, kind in t.built
                if owner == player
            ]
            for player, number in enumerate(numbers)
        },
        "built": {
            number: {
                write_spot(t.ground(player).spots[cell]): BUILDING_NAMES[setup.building_codes[kind]]
                for owner, cell, kind in t.built
                if owner == player and cell != NONE
            }
            for player, number in enumerate(numbers)
        },
        "temple_places": {
            number: [
                "-".join(map(write_spot, t.ground(player).far_corners[rhombus]))
                for owner, rhombus in t.temples
                if owner == player
            ]
            for player, number in enumerate(numbers)
        },
        "temples": {
            number: sum(owner == player for owner, _ in t.temples)
            for player, number in enumerate(numbers)
        },
        "spots": {
            name: "-" if kind == NONE else BUILDING_NAMES[setup.building_codes[kind]]
            for name, kind in zip(TITAN_NAMES, t.spots, strict=True)
        },
        "display": " ".join(write_entry(t, entry) for entry in t.display),
        "held": write_entry(t, t.held) if t.held else "",
        "discarded": [
            write_card(code) for card, code in enumerate(setup.card_codes) if t.discard >> card & 1
        ],
        "under": [write_tile(setup.tile_codes[kind]) for row in t.under for kind in row],
        "tokens": t.tokens,
        **_out_of_sight(t),
        "winners": [str(t.current + 1)] if t.actor == OVER else [],
        "outcome": t.outcome(),
    }


def _out_of_sight(t: Table) -> dict[str, object]:
    """What is left in the piles and bags, as anybody can count."""
    codes = t.setup.card_codes
    tiles = [write_tile(code) for code in t.setup.tile_codes]
    buildings = [BUILDING_NAMES[code] for code in t.setup.building_codes]
    return {
        "cards_left": [write_card(code) for n, code in enumerate(codes) if t.deck >> n & 1],
        "tiles_left": dict(zip(tiles, t.pile, strict=True)),
        "creatures_left": dict(zip(CREATURE_NAMES, t.bag, strict=True)),
        "buildings_left": dict(zip(buildings, t.sack, strict=True)),
    }


def _land(t: Table, player: int) -> dict[str, str]:
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
