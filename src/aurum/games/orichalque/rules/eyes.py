"""The table as every seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from aurum.engine.state import MADE, SPECTATOR, Memory, Parts, Views
from aurum.games.orichalque.rules.table import LANDS, Setup, Table
from aurum.games.orichalque.rules.view import PlayerView, View

SHARED: Final = 4096
"""How many different players are kept, so that whoever has not changed is not looked at anew."""


def look(t: Table, seat: int) -> View:
    """The table as any seat sees it."""
    check_seat(t, seat)
    return View(seat=seat, **_look(t, MADE))


def look_around(
    t: Table, seats: Sequence[int], parts: Parts = MADE, memory: Memory | None = None
) -> Views:
    """The table as several seats see it: the same."""
    for seat in seats:
        check_seat(t, seat)
    return Views(_look(t, parts, memory), [{"seat": seat} for seat in seats])


def check_seat(t: Table, seat: int) -> None:
    """All see the same, but nobody sits where there is no seat."""
    if not (0 <= seat < t.setup.seats or seat == SPECTATOR):
        raise ValueError(f"there is no seat {seat!r}")


def _look(t: Table, parts: Parts, memory: Memory | None = None) -> dict[str, Any]:
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
        "players": _players(t, parts, memory),
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


# The players


class Sides:
    """What lies at each player's side, and what parts are made of it."""

    __slots__ = ("facts", "made", "parts", "pieces", "whole")

    def __init__(self, t: Table, parts: Parts, before: Sides | None) -> None:
        players = range(t.setup.players)
        kinds = len(t.setup.components.creatures)
        self.parts = parts
        self.facts = [
            (
                t.board[player],
                t.hoplites[player],
                t.orichalque[player],
                t.points(player),
                t.medallions[player],
                t.land[player * LANDS + LANDS - 1],
                tuple(t.captured[player * kinds : player * kinds + kinds]),
            )
            for player in players
        ]
        # Any, since compiled code would make each piece anew if it knew what it is.
        self.whole: list[list[Any]] = [t.tiles[:], t.creatures[:], t.built[:], t.temples[:]]
        """The pieces of all players, by what they are…"""
        self.pieces: list[list[list[Any]]] = []
        """…and of each one."""
        for number, whole in enumerate(self.whole):
            if before is not None and before.whole[number] == whole:
                self.pieces.append(before.pieces[number])
                continue
            mine: list[list[Any]] = [[] for _ in players]
            for piece in whole:
                mine[piece[0]].append(piece)
            self.pieces.append(mine)
        self.made: list[Any] = []
        for player in players:
            if before is not None and self._as_before(before, player):
                self.made.append(before.made[player])
                continue
            tiles, creatures, built, temples = [tuple(mine[player]) for mine in self.pieces]
            side = _player(parts, self.facts[player], tiles, creatures, built, temples)
            self.made.append(side)

    def _as_before(self, before: Sides, player: int) -> bool:
        """Whether nothing at a player's side has changed."""
        if before.facts[player] != self.facts[player]:
            return False
        for number, mine in enumerate(self.pieces):
            if before.pieces[number][player] != mine[player]:
                return False
        return True


def _players(t: Table, parts: Parts, memory: Memory | None) -> Any:
    before: Sides | None = None
    if memory is not None and isinstance(memory.kept, Sides) and memory.kept.parts is parts:
        before = memory.kept
    sides = Sides(t, parts, before)
    if memory is not None:
        memory.kept = sides
    return parts.row(tuple(sides.made))


@lru_cache(SHARED)
def _player(
    parts: Parts,
    facts: tuple[int, int, int, int, int, int, tuple[int, ...]],
    tiles: tuple[tuple[int, ...], ...],
    creatures: tuple[tuple[int, int, int, int], ...],
    buildings: tuple[tuple[int, int, int], ...],
    temples: tuple[tuple[int, int], ...],
) -> Any:
    """One player's side, from pieces that begin with the player's number."""
    board, hoplites, orichalque, points, medallions, metropolis, captured = facts
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
