"""What a seat may know: in this game everything on the table, and what is left by counting.

Nothing is hidden but the order of piles and bags, and a state holds no such order. So every seat's
view is the same, and a view tells the whole state.
"""

from __future__ import annotations

from dataclasses import dataclass

from aurum.engine.contract import Frame
from aurum.orichalque.table import LANDS, Setup, Table


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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


def look(t: Table, seat: int) -> View:
    """The table as any seat sees it."""
    setup: Setup = t.setup
    return View(
        seat,
        (setup.source, setup.seats, setup.sides, setup.boards, setup.automaton, setup.russian),
        t.round,
        t.turn,
        t.current,
        t.holder,
        t.actor,
        tuple(t.stack),
        tuple([_player(t, player) for player in range(setup.players)]),
        tuple(t.titans),
        t.woken,
        t.tokens,
        tuple(t.display),
        t.held,
        t.discard,
        t.deck,
        tuple(t.pile),
        tuple(t.under),
        tuple(t.bag),
        tuple(t.sack),
        tuple(t.spots),
        tuple(t.winners()),
    )


def _player(t: Table, player: int) -> PlayerView:
    kinds = len(t.setup.components.creatures)
    return PlayerView(
        t.board[player],
        t.hoplites[player],
        t.orichalque[player],
        t.points(player),
        t.medallions[player],
        t.land[player * LANDS + LANDS - 1],
        tuple([tile[1:] for tile in t.tiles if tile[0] == player]),
        tuple([creature[1:] for creature in t.creatures if creature[0] == player]),
        tuple(t.captured[player * kinds : player * kinds + kinds]),
        tuple([built[1:] for built in t.built if built[0] == player]),
        tuple([rhombus for owner, rhombus in t.temples if owner == player]),
    )
