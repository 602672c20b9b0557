"""From a view back to the state: nothing is hidden, so there is only one."""

from __future__ import annotations

from aurum.games.orichalque.rules.base_state import LANDS, METROPOLIS
from aurum.games.orichalque.rules.buildings import own
from aurum.games.orichalque.rules.options import restore_setup
from aurum.games.orichalque.rules.state import OrichalqueState
from aurum.games.orichalque.rules.view import PlayerView, View


def imagine(view: View) -> OrichalqueState:
    """The state that follows from the view."""
    state = OrichalqueState(restore_setup(*view.setup))
    state.round, state.turn = view.round, view.turn
    state.current, state.holder = view.current, view.holder
    state.actor = view.actor
    state.stack = list(view.stack)
    state.titans = list(view.titans)
    state.awake_titans = view.woken
    state.tokens = view.tokens
    state.display = list(view.display)
    state.taken_card = view.held
    state.discard, state.deck = view.discard, view.cards_left
    state.pile = list(view.tiles_left)
    state.pile_bottoms = list(view.tiles_under)
    state.creature_bag = list(view.creatures_left)
    state.building_bag = list(view.buildings_left)
    state.spots = list(view.spots)
    for player, seen in enumerate(view.players):
        settle(state, player, seen)
    state.creatures.sort()
    return state


def settle(state: OrichalqueState, player: int, seen: PlayerView) -> None:
    """Lay out one player's side of the table."""
    parts = state.setup.components
    state.board[player] = seen.board
    state.hoplites[player] = seen.hoplites
    state.orichalque[player] = seen.orichalque
    state.medallions[player] = seen.medallions
    state.land[player * LANDS + METROPOLIS] = seen.metropolis
    for tile in seen.tiles:
        state.tiles.append((player, *tile))
        terrains = parts.tiles[tile[0]].terrains
        for number in range(len(terrains)):
            state.land[player * LANDS + terrains[number]] |= 1 << tile[number + 1]
    state.creatures += [(player, *creature) for creature in seen.creatures]
    first = player * len(parts.creatures)
    state.captured[first : first + len(parts.creatures)] = seen.captured
    for cell, kind in seen.buildings:
        own(state, player, kind, cell)
    for rhombus in seen.temples:
        state.temples.append((player, rhombus))
        for cell in state.ground(player).grid.rhombi[rhombus]:
            state.covered[player] |= 1 << cell
