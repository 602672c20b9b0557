"""What a seat may know: in this game everything on the table, and what is left by counting.

Nothing is hidden but the order of piles and bags, and a state holds no such order. So every seat's
view is the same, and a view tells the whole state.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from aurum.engine.contract import Frame, Views
from aurum.orichalque.table import LANDS, Setup, Table


@dataclass(frozen=True)
class PlayerView:
    """One player's side of the table; the automaton's too."""

    board: int
    hoplites: int
    orichalque: int
    points: int
    medallions: int
    metropolis: int
    """Its two cells as a set of bits, 0 before it is placed."""
    tiles: tuple[tuple[int, ...], ...]
    """Kind and cells of each tile, in the order they were laid."""
    creatures: tuple[tuple[int, int, int], ...]
    """Cell, kind and stuck hoplites of each creature on the island."""
    captured: tuple[int, ...]
    """Captured creatures by kind."""
    buildings: tuple[tuple[int, int], ...]
    """Cell and kind of each building, in the order they were built."""
    temples: tuple[int, ...]
    """The rhombus of each temple."""


@dataclass(frozen=True)
class View:
    """A moment of a play. Players are numbered by seat; in solo the automaton is player 1."""

    seat: int
    setup: tuple[str, int, tuple[str, ...], tuple[str, ...], str, bool]
    round: int
    turn: int
    current: int
    holder: int
    actor: int
    stack: tuple[Frame, ...]
    players: tuple[PlayerView, ...]
    titans: tuple[int, ...]
    woken: int
    tokens: int
    display: tuple[tuple[int, ...], ...]
    held: tuple[int, ...]
    discard: int
    cards_left: int
    """The cards still in the draw pile, as a set of bits."""
    tiles_left: tuple[int, ...]
    """By kind, tiles in the shuffled part of the piles…"""
    tiles_under: tuple[tuple[int, ...], ...]
    """…and by size, those put under it, in order."""
    creatures_left: tuple[int, ...]
    buildings_left: tuple[int, ...]
    spots: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def seats(self) -> int:
        """How many seats there are; the automaton has none."""
        return int(self.setup[1])


def look(t: Table, seat: int) -> View:
    """The table as any seat sees it."""
    return View(seat=seat, **_look(t))


def look_around(t: Table, seats: Sequence[int]) -> Views:
    """The table as several seats see it: the same."""
    return Views(_look(t), [{"seat": seat} for seat in seats])


def _look(t: Table) -> dict[str, Any]:
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
        "players": _players(t),
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


def _players(t: Table) -> tuple[PlayerView, ...]:
    players = range(t.setup.players)
    kinds = len(t.setup.components.creatures)
    tiles: list[list[tuple[int, ...]]] = [[] for _ in players]
    creatures: list[list[tuple[int, int, int]]] = [[] for _ in players]
    buildings: list[list[tuple[int, int]]] = [[] for _ in players]
    temples: list[list[int]] = [[] for _ in players]
    for tile in t.tiles:
        tiles[tile[0]].append(tile[1:])
    for owner, cell, kind, stuck in t.creatures:
        creatures[owner].append((cell, kind, stuck))
    for owner, cell, kind in t.built:
        buildings[owner].append((cell, kind))
    for owner, rhombus in t.temples:
        temples[owner].append(rhombus)
    return tuple(
        [
            PlayerView(
                t.board[player],
                t.hoplites[player],
                t.orichalque[player],
                t.points(player),
                t.medallions[player],
                t.land[player * LANDS + LANDS - 1],
                tuple(tiles[player]),
                tuple(creatures[player]),
                tuple(t.captured[player * kinds : player * kinds + kinds]),
                tuple(buildings[player]),
                tuple(temples[player]),
            )
            for player in players
        ]
    )
