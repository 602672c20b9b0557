"""The table as every seat sees it, made anew each time.

`(*frame,)` is a copy; `tuple(frame)` would be the frame itself.
"""

from __future__ import annotations

from aurum.engine.state import SPECTATOR
from aurum.games.orichalque.rules.table import LANDS, METROPOLIS, Setup, Table
from aurum.games.orichalque.rules.view import PlayerView, View


def look(t: Table, seat: int) -> View:
    """The table as any seat sees it. All see the same, but nobody sits where there is no seat."""
    setup: Setup = t.setup
    if not (0 <= seat < setup.seats or seat == SPECTATOR):
        raise ValueError(f"there is no seat {seat!r}")
    return View(
        seat,
        (
            setup.source, setup.seats, (*setup.sides,), (*setup.boards,),
            setup.automaton, setup.russian,
        ),
        t.round,
        t.turn,
        t.current,
        t.holder,
        t.actor,
        tuple([(*frame,) for frame in t.stack]),
        tuple([_player(t, player) for player in range(setup.players)]),
        tuple(t.titans),
        t.woken,
        t.tokens,
        tuple([(*entry,) for entry in t.display]),
        (*t.held,),
        t.discard,
        t.deck,
        tuple(t.pile),
        tuple([(*tiles,) for tiles in t.under]),
        tuple(t.bag),
        tuple(t.sack),
        tuple(t.spots),
        tuple(t.winners()),
    )  # fmt: skip


def _player(t: Table, player: int) -> PlayerView:
    """One player's side. The pieces of all players lie together, each with its player's number."""
    return PlayerView(
        t.board[player],
        t.hoplites[player],
        t.orichalque[player],
        t.points(player),
        t.medallions[player],
        t.land[player * LANDS + METROPOLIS],
        tuple([tile[1:] for tile in t.tiles if tile[0] == player]),
        tuple([piece[1:] for piece in t.creatures if piece[0] == player]),
        tuple(t.captives(player)),
        tuple([piece[1:] for piece in t.built if piece[0] == player]),
        tuple([piece[1] for piece in t.temples if piece[0] == player]),
    )
