"""Many plays at once: the same plays however they are shared out, and nothing half-done."""

from __future__ import annotations

from random import Random

import pytest

import aurum
from aurum.engine import Illegal, State, play_batch, play_out, playouts
from aurum.engine.batch import CHUNK

TABLES: list[tuple[str, dict[str, object]]] = [
    ("oriflamme", {"players": 4, "set": "alliance"}),
    ("orichalque", {"players": 2}),
]


@pytest.mark.parametrize(("name", "given"), TABLES)
def test_a_playout_is_a_whole_game(name: str, given: dict[str, object]) -> None:
    game = aurum.game(name)
    options = game.options(given)
    for play in playouts(game, options, 3, seed=5):
        state: State = game.begin(options)
        decisions = 0
        for choice in play.choices:
            decisions += state.actor >= 0
            state.apply(choice)
        assert state.actor == aurum.OVER
        assert play.decisions == decisions
        assert play.scores == tuple(state.scores())
        assert play.winners == tuple(state.winners())


def test_the_seed_and_the_number_say_all() -> None:
    game = aurum.game("oriflamme")
    options = game.options({"players": 3})
    plays = list(playouts(game, options, 5, seed=1))
    assert [play.number for play in plays] == [0, 1, 2, 3, 4]
    assert list(playouts(game, options, 3, seed=1)) == plays[:3]
    assert list(playouts(game, options, 3, seed=2)) != plays[:3]
    alone = play_out(game.begin(options), Random("1/4"))
    assert alone.choices == plays[4].choices.tolist()
    assert alone.decisions == plays[4].decisions


def test_two_processes_play_what_one_does() -> None:
    game = aurum.game("oriflamme")
    options = game.options({"players": 3, "set": "alliance"})
    games = 8 * CHUNK + 7  # more than is ever ahead, and an end that is no whole chunk
    shared = playouts(game, options, games, 0, processes=2)
    alone = playouts(game, options, games, 0)
    assert all(one == other for one, other in zip(shared, alone, strict=True))


def test_whoever_has_seen_enough_may_leave() -> None:
    game = aurum.game("oriflamme")
    options = game.options({"players": 3})
    plays = playouts(game, options, 10**9, 0, processes=2)
    assert next(plays).number == 0
    del plays


@pytest.mark.parametrize(("name", "given"), TABLES)
def test_a_batch_is_played_to_the_end_and_the_given_states_stay(
    name: str, given: dict[str, object]
) -> None:
    game = aurum.game(name)
    states = [game.start(**given) for _ in range(4)]
    before = [game.write_position(state) for state in states]
    asked = []
    rng = Random(4)

    def anything(waiting: list[State]) -> list[int]:
        asked.append(len(waiting))
        assert all(state.actor >= 0 for state in waiting)
        return [rng.choice(state.choices()) for state in waiting]

    over = play_batch(states, anything, seed=3)
    assert all(state.actor == aurum.OVER for state in over)
    assert [game.write_position(state) for state in states] == before
    assert asked[0] == 4
    assert asked == sorted(asked, reverse=True)
    rng = Random(4)
    again = play_batch(states, anything, seed=3)
    ends = [game.write_position(state) for state in over]
    assert [game.write_position(state) for state in again] == ends
    assert len(set(ends)) > 1


def test_a_policy_that_goes_wrong_spoils_nothing() -> None:
    game = aurum.game("oriflamme")
    states = [game.start(players=3) for _ in range(3)]
    before = [game.write_position(state) for state in states]
    with pytest.raises(Illegal):
        play_batch(states, lambda waiting: [-5 for _ in waiting])
    with pytest.raises(ValueError, match="zip"):
        play_batch(states, lambda waiting: waiting[0].choices()[:1])
    assert [game.write_position(state) for state in states] == before
