"""What a seat may know: in this game everything on the table, and what is left by counting.

Nothing is hidden but the order of piles and bags, and a state holds no such order. So every seat's
view is the same, and a view tells the whole state.
"""

from __future__ import annotations

from dataclasses import dataclass

from aurum.engine.notebook import Pictured
from aurum.engine.state import Frame


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
class View(Pictured):
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
