"""Orichalque keeps the engine's contract, and whole random games keep its own."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from support.brief import often

from aurum.engine import OVER, Options, check_game, play_out, sample_choice
from aurum.games.orichalque.rules import OrichalqueState, orichalque
from aurum.games.orichalque.rules.base_state import LANDS, NONE, Setup
from aurum.games.orichalque.rules.components import VOLCANO, load
from aurum.games.orichalque.rules.state import begin
from aurum.games.orichalque.rules.titans import over_limit

VARIANTS = orichalque.variants()


def _name(options: Options) -> str:
    return f"{options['players']}-{options['solo']}-{options['initiative']}"


@pytest.mark.soak
@pytest.mark.parametrize("options", VARIANTS[:: often(1, 3)], ids=_name)
def test_orichalque_keeps_the_contract(options: Options) -> None:
    plays = often(1, soak=50)
    assert check_game(orichalque, variants=[options], plays=plays, seed=3).pair_steps > 50 * plays


@pytest.mark.soak
@pytest.mark.parametrize("options", VARIANTS, ids=_name)
def test_what_holds_at_every_moment(options: Options) -> None:
    for seed in range(often(3, 1, soak=300)):
        rng = Random(seed)
        state = orichalque.begin(options)
        pieces = sorted(orichalque.pieces(state))
        while state.actor != OVER:
            _check_moment(state)
            state.apply(sample_choice(state, rng))
        assert sorted(orichalque.pieces(state)) == pieces
        _check_end(state)


def _check_moment(state: OrichalqueState) -> None:
    assert min(state.hoplites) >= 0
    assert min(state.orichalque) >= 0
    for player in range(state.setup.players):
        _check_island(state, player)
        unsettled = over_limit(state, player)
        free = not any(creature[0] == player for creature in state.creatures)
        won = state.points(player) >= 5 and free and not unsettled
        assert not (won and player == state.current)  # OR-9.5: then it would be over


def _check_island(state: OrichalqueState, player: int) -> None:
    """Each cell is one thing; creatures sit on open volcanoes; what is covered is land."""
    lands = state.land[player * LANDS : player * LANDS + LANDS]
    seen = 0
    for land in lands:
        assert not seen & land
        seen |= land
    assert not state.covered[player] & ~(seen & ~lands[-1])
    assert not state.lairs(player) & ~(lands[VOLCANO] & ~state.covered[player])
    assert len({cell for owner, cell, _, _ in state.creatures if owner == player}) == sum(
        owner == player for owner, _, _, _ in state.creatures
    )
    built = [cell for owner, cell, _ in state.built if owner == player and cell != NONE]
    temples = [n for owner, n in state.temples if owner == player]
    covered = len(built) + 4 * len(temples)
    assert state.covered[player].bit_count() == covered


def _check_end(state: OrichalqueState) -> None:
    """OR-9.5. Five points and no creature, for the one whose turn it is."""
    winner = state.current
    assert state.points(winner) >= 5
    assert not any(creature[0] == winner for creature in state.creatures)
    assert state.winners() == ([winner] if winner < state.setup.seats else [])


def test_equal_views_pickle_alike_whoever_has_named_the_sides() -> None:
    """A word that comes up twice is one object in some set-ups, and two in others."""
    components = load("aurum")
    one = Setup(components, "aurum", 2, ("easy",) * 2, ("",) * 2)
    read = ["".join(letters) for letters in (("ea", "sy"), ("ea", "sy"))]
    other = Setup(components, "".join(("au", "rum")), 2, (read[0], read[1]), ("",) * 2)
    views = [begin(setup).view(0) for setup in (one, other)]
    assert views[0] == views[1]
    assert pickle.dumps(views[0]) == pickle.dumps(views[1])


def test_a_play_can_be_pickled_and_played_on_alike() -> None:
    state = orichalque.start(players=3)
    rng = Random(5)
    for _ in range(150):
        state.apply(sample_choice(state, rng))
    copy = pickle.loads(pickle.dumps(state))
    one, other = play_out(state, Random(9)), play_out(copy, Random(9))
    assert one == other
