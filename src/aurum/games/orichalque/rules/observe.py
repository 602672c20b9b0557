"""A view of a state, the same for every seat, made anew each time.

`(*frame,)` is a copy; `tuple(frame)` would be the frame itself.
"""

from __future__ import annotations

from collections.abc import Iterable

from aurum.engine.state import SPECTATOR, frozen
from aurum.games.orichalque.rules.base_state import LANDS, METROPOLIS, BaseState, Setup
from aurum.games.orichalque.rules.view import PlayerView, View


def observe(t: BaseState, seat: int) -> View:
    """What a seat sees. All see the same; a seat that does not exist is refused."""
    return _seen_by(t, seat, _seen(t))


def observe_from(t: BaseState, seats: Iterable[int]) -> dict[int, object]:
    """What each of these seats sees, made once for all of them."""
    seen = _seen(t)
    return {seat: _seen_by(t, seat, seen) for seat in seats}


def _seen_by(t: BaseState, seat: int, seen: dict[str, object]) -> View:
    if not (0 <= seat < t.setup.seats or seat == SPECTATOR):
        raise ValueError(f"there is no seat {seat!r}")
    return frozen(View, {"seat": seat, **seen})


def _seen(t: BaseState) -> dict[str, object]:
    """The fields of a view that are the same for all."""
    setup: Setup = t.setup
    return {
        "setup": (
            setup.source, setup.seats, (*setup.sides,), (*setup.boards,),
            setup.automaton, setup.russian,
        ),
        "round": t.round,
        "turn": t.turn,
        "current": t.current,
        "holder": t.holder,
        "actor": t.actor,
        "stack": tuple([(*frame,) for frame in t.stack]),
        "players": tuple([_player(t, player) for player in range(setup.players)]),
        "titans": tuple(t.titans),
        "woken": t.awake_titans,
        "tokens": t.tokens,
        "display": tuple([(*entry,) for entry in t.display]),
        "held": (*t.taken_card,),
        "discard": t.discard,
        "cards_left": t.deck,
        "tiles_left": tuple(t.pile),
        "tiles_under": tuple([(*tiles,) for tiles in t.pile_bottoms]),
        "creatures_left": tuple(t.creature_bag),
        "buildings_left": tuple(t.building_bag),
        "spots": tuple(t.spots),
        "winners": tuple(t.winners()),
    }  # fmt: skip


def _player(t: BaseState, player: int) -> PlayerView:
    """One player's side. A state lists the pieces of all players, each with its player's number."""
    return frozen(
        PlayerView,
        {
            "board": t.board[player],
            "hoplites": t.hoplites[player],
            "orichalque": t.orichalque[player],
            "points": t.points(player),
            "medallions": t.medallions[player],
            "metropolis": t.land[player * LANDS + METROPOLIS],
            "tiles": tuple([tile[1:] for tile in t.tiles if tile[0] == player]),
            "creatures": tuple([one[1:] for one in t.creatures if one[0] == player]),
            "captured": tuple(t.captives(player)),
            "buildings": tuple([piece[1:] for piece in t.built if piece[0] == player]),
            "temples": tuple([piece[1] for piece in t.temples if piece[0] == player]),
        },
    )
