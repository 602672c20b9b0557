"""The table as every seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from aurum.engine.state import MADE, Parts, Views
from aurum.orichalque.table import LANDS, Setup, Table
from aurum.orichalque.view import PlayerView, View

SHARED: Final = 4096
"""How many different players are kept, so that whoever has not changed is not looked at anew."""


def look(t: Table, seat: int) -> View:
    """The table as any seat sees it."""
    return View(seat=seat, **_look(t, MADE))


def look_around(t: Table, seats: Sequence[int], parts: Parts = MADE) -> Views:
    """The table as several seats see it: the same."""
    return Views(_look(t, parts), [{"seat": seat} for seat in seats])


def _look(t: Table, parts: Parts) -> dict[str, Any]:
    setup: Setup = t.setup
    return {
        "setup": (
            setup.source, setup.seats, setup.sides, setup.boards, setup.automaton, setup.russian,
        ),
        "round": t.round,
        "turn": t.turn,
        "current": t.current,
        "holder": t.holder,
        "actor": t.actor,
        "stack": tuple(t.stack),
        "players": _players(t, parts),
        "titans": tuple(t.titans),
        "woken": t.woken,
        "tokens": t.tokens,
        "display": tuple(t.display),
        "held": t.held,
        "discard": t.discard,
        "cards_left": t.deck,
        "tiles_left": tuple(t.pile),
        "tiles_under": tuple(t.under),
        "creatures_left": tuple(t.bag),
        "buildings_left": tuple(t.sack),
        "spots": tuple(t.spots),
        "winners": tuple(t.winners()),
    }  # fmt: skip


def _players(t: Table, parts: Parts) -> Any:
    players = range(t.setup.players)
    kinds = len(t.setup.components.creatures)
    tiles: list[list[tuple[int, ...]]] = [[] for _ in players]
    creatures: list[list[tuple[int, int, int, int]]] = [[] for _ in players]
    buildings: list[list[tuple[int, int, int]]] = [[] for _ in players]
    temples: list[list[tuple[int, int]]] = [[] for _ in players]
    for tile in t.tiles:
        tiles[tile[0]].append(tile)
    for creature in t.creatures:
        creatures[creature[0]].append(creature)
    for building in t.built:
        buildings[building[0]].append(building)
    for temple in t.temples:
        temples[temple[0]].append(temple)
    sides = [
        _player(
            parts,
            t.board[player],
            t.hoplites[player],
            t.orichalque[player],
            t.points(player),
            t.medallions[player],
            t.land[player * LANDS + LANDS - 1],
            tuple(t.captured[player * kinds : player * kinds + kinds]),
            tuple(tiles[player]),
            tuple(creatures[player]),
            tuple(buildings[player]),
            tuple(temples[player]),
        )
        for player in players
    ]
    return parts.row(tuple(sides))


@lru_cache(SHARED)
def _player(
    parts: Parts,
    board: int,
    hoplites: int,
    orichalque: int,
    points: int,
    medallions: int,
    metropolis: int,
    captured: tuple[int, ...],
    tiles: tuple[tuple[int, ...], ...],
    creatures: tuple[tuple[int, int, int, int], ...],
    buildings: tuple[tuple[int, int, int], ...],
    temples: tuple[tuple[int, int], ...],
) -> Any:
    """One player's side, from pieces that begin with the player's number."""
    return parts.one(
        PlayerView,
        {
            "board": board,
            "hoplites": hoplites,
            "orichalque": orichalque,
            "points": points,
            "medallions": medallions,
            "metropolis": metropolis,
            "tiles": tuple([tile[1:] for tile in tiles]),
            "creatures": tuple([(cell, kind, stuck) for _, cell, kind, stuck in creatures]),
            "captured": captured,
            "buildings": tuple([(cell, kind) for _, cell, kind in buildings]),
            "temples": tuple([rhombus for _, rhombus in temples]),
        },
    )
