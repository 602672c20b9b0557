"""From a view back to the state: nothing is hidden, so there is only one."""

from __future__ import annotations

from aurum.games.orichalque.rules.buildings import own
from aurum.games.orichalque.rules.options import restore_setup
from aurum.games.orichalque.rules.play import Play
from aurum.games.orichalque.rules.table import LANDS, METROPOLIS
from aurum.games.orichalque.rules.view import PlayerView, View


def imagine(view: View) -> Play:
    """The state that the view tells."""
    play = Play(restore_setup(*view.setup))
    play.round, play.turn = view.round, view.turn
    play.current, play.holder = view.current, view.holder
    play.actor = view.actor
    play.stack = list(view.stack)
    play.titans = list(view.titans)
    play.woken = view.woken
    play.tokens = view.tokens
    play.display = list(view.display)
    play.held = view.held
    play.discard, play.deck = view.discard, view.cards_left
    play.pile = list(view.tiles_left)
    play.under = list(view.tiles_under)
    play.bag = list(view.creatures_left)
    play.sack = list(view.buildings_left)
    play.spots = list(view.spots)
    for player, seen in enumerate(view.players):
        settle(play, player, seen)
    play.creatures.sort()
    return play


def settle(play: Play, player: int, seen: PlayerView) -> None:
    """Lay out one player's side of the table."""
    parts = play.setup.components
    play.board[player] = seen.board
    play.hoplites[player] = seen.hoplites
    play.orichalque[player] = seen.orichalque
    play.medallions[player] = seen.medallions
    play.land[player * LANDS + METROPOLIS] = seen.metropolis
    for kind, *cells in seen.tiles:
        play.tiles.append((player, kind, *cells))
        for cell, terrain in zip(cells, parts.tiles[kind].terrains, strict=True):
            play.land[player * LANDS + terrain] |= 1 << cell
    play.creatures += [(player, *creature) for creature in seen.creatures]
    for kind, amount in enumerate(seen.captured):
        play.add_captives(player, kind, amount)
    for cell, kind in seen.buildings:
        own(play, player, kind, cell)
    for rhombus in seen.temples:
        play.temples.append((player, rhombus))
        for cell in play.ground(player).grid.rhombi[rhombus]:
            play.covered[player] |= 1 << cell
