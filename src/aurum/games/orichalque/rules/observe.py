"""A view of a state, the same for every seat, made anew each time.

`(*frame,)` is a copy; `tuple(frame)` would be the frame itself.
"""

from __future__ import annotations

from aurum.engine.state import SPECTATOR
from aurum.games.orichalque.rules.base_state import LANDS, METROPOLIS, BaseState, Setup
from aurum.games.orichalque.rules.view import PlayerView, View


def observe(t: BaseState, seat: int) -> View:
    """What a seat sees. All see the same; a seat that does not exist is refused."""
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
        t.awake_titans,
        t.tokens,
        tuple([(*entry,) for entry in t.display]),
        (*t.taken_card,),
        t.discard,
        t.deck,
        tuple(t.pile),
        tuple([(*tiles,) for tiles in t.pile_bottoms]),
        tuple(t.creature_bag),
        tuple(t.building_bag),
        tuple(t.spots),
        tuple(t.winners()),
    )  # fmt: skip


def _player(t: BaseState, player: int) -> PlayerView:
    """One player's side. A state lists the pieces of all players, each with its player's number."""
    return PlayerView(
        t.board[player],
        t.hoplites[player],
        t.orichalque[player],
        t.points(player),
        t.medallions[player],
        t.land[player * LANDS + METROPOLIS],
        tuple([tile[1:] for tile in t.tiles if tile[0] == player]),
        tuple([(cell, kind, stuck) for owner, cell, kind, stuck in t.creatures if owner == player]),
        tuple(t.captives(player)),
        tuple([piece[1:] for piece in t.built if piece[0] == player]),
        tuple([piece[1] for piece in t.temples if piece[0] == player]),
    )
