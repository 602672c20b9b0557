"""Many plays at once: the same plays however they are shared out, and nothing half-done."""

from __future__ import annotations

import gc
import os
import pickle
import signal
from collections.abc import Iterable, Iterator
from multiprocessing import active_children
from pathlib import Path
from random import Random
from threading import Thread
from time import sleep
from typing import Any

import pytest
from support.odd_policies import Bad, Slow, first

import aurum
from aurum.engine import (
    BadOptions,
    Illegal,
    State,
    batch,
    play_batch,
    play_out,
    playouts,
)
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
    assert active_children()
    del plays
    assert not active_children()


def test_a_few_plays_are_shared_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[int, int]] = []

    def here(work: object, pieces: Iterable[tuple[Any, ...]], processes: int) -> Iterator[Any]:
        for piece in pieces:
            given.append(piece[2:4])
            yield batch._play_chunk(*piece)

    monkeypatch.setattr(batch, "shared", here)
    game = aurum.game("oriflamme")
    options = game.options({"players": 3})
    plays = list(playouts(game, options, 20, 0, processes=2))
    assert len(given) >= 4
    assert max(stop - start for start, stop in given) <= 10
    assert plays == list(playouts(game, options, 20, 0))
    given.clear()
    list(playouts(game, options, 1, 0, processes=2))
    assert given == [(0, 1)]


@pytest.mark.parametrize("processes", [1, 2])
def test_what_cannot_be_played_is_refused_before_anything_is(processes: int) -> None:
    game = aurum.game("oriflamme")
    options = game.options({"players": 3})
    with pytest.raises(ValueError, match="-1"):
        playouts(game, options, -1, 0, processes=processes)
    with pytest.raises(BadOptions, match="9"):
        playouts(game, {"players": 9}, 1, 0, processes=processes)
    assert not list(playouts(game, options, 0, 0, processes=processes))
    for wrong in (0, -2):
        with pytest.raises(ValueError, match="process"):
            playouts(game, options, 1, 0, processes=wrong)
        with pytest.raises(ValueError, match="process"):
            play_batch([game.start(players=3)], first, processes=wrong)


def test_options_that_were_not_completed_are() -> None:
    game = aurum.game("oriflamme")
    played = list(playouts(game, {"players": 3}, 2, 0))
    assert played == list(playouts(game, game.options({"players": 3}), 2, 0))


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
    with pytest.raises(ValueError, match="asked for 3 choices, not"):
        play_batch(states, lambda waiting: waiting[0].choices()[:1])
    assert [game.write_position(state) for state in states] == before


@pytest.mark.parametrize(("name", "given"), TABLES)
def test_two_processes_play_a_batch_as_one_does(name: str, given: dict[str, object]) -> None:
    game = aurum.game(name)
    states = [game.start(**given) for _ in range(5)]
    alone = play_batch(states, first, seed=3)
    ends = [game.write_position(state) for state in alone]
    assert len(set(ends)) > 1
    before = [game.write_position(state) for state in states]
    for processes in (2, 3):
        shared = play_batch(states[: processes + 1], first, seed=3, processes=processes)
        assert [game.write_position(state) for state in shared] == ends[: processes + 1]
        assert all(type(state) is type(states[0]) for state in shared)
    assert [game.write_position(state) for state in states] == before
    assert not active_children()


def test_a_long_batch_is_parted_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []

    def here(work: object, pieces: Iterable[tuple[Any, ...]], processes: int) -> Iterator[Any]:
        for piece in pieces:
            given.append(len(pickle.loads(piece[0])))
            yield batch._play_part(*piece)

    monkeypatch.setattr(batch, "shared", here)
    monkeypatch.setattr(batch, "PART", 4)
    game = aurum.game("oriflamme")
    states = [game.start(players=3) for _ in range(11)]
    ends = [game.write_position(state) for state in play_batch(states, first, processes=2)]
    assert given == [3, 3, 3, 2]
    assert ends == [game.write_position(state) for state in play_batch(states, first)]


@pytest.mark.parametrize(
    ("way", "error", "expected"),
    [
        ("raises", LookupError, "lost"),
        ("raises an error that cannot be sent", RuntimeError, "Unsendable: the way is lost"),
        ("illegal", Illegal, "-5"),
    ],
)
def test_a_policy_that_goes_wrong_elsewhere_spoils_nothing(
    way: str, error: type[Exception], expected: str
) -> None:
    game = aurum.game("oriflamme")
    states = [game.start(players=players) for players in (3, 3, 4, 4)]
    before = [game.write_position(state) for state in states]
    with pytest.raises(error, match=expected):
        play_batch(states, Bad(way), processes=2)
    assert [game.write_position(state) for state in states] == before
    assert not active_children()


def test_a_policy_that_cannot_be_sent_is_refused() -> None:
    game = aurum.game("oriflamme")
    states = [game.start(players=3) for _ in range(2)]
    with pytest.raises(TypeError, match="cannot be pickled"):
        play_batch(states, lambda waiting: first(waiting), processes=2)
    assert not active_children()


@pytest.fixture
def hears_ctrl_c() -> Iterator[None]:
    """Whoever runs the tests in the background may have told them to ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("hears_ctrl_c")
def test_whoever_interrupts_a_batch_leaves_no_process(tmp_path: Path) -> None:
    game = aurum.game("oriflamme")
    asked = tmp_path / "asked"
    asked.touch()

    def interrupt() -> None:
        while not asked.stat().st_size:
            sleep(0.01)
        os.kill(os.getpid(), signal.SIGINT)  # this process alone, not those it has started

    watcher = Thread(target=interrupt)
    watcher.start()
    with pytest.raises(KeyboardInterrupt):
        play_batch([game.start(players=5)] * 2, Slow(asked), processes=2)
    watcher.join()
    assert not active_children()
    assert asked.stat().st_size < 40  # of some eighty in each of the two plays


@pytest.mark.parametrize("working", [True, False])
def test_the_collector_is_left_as_it_was(working: bool) -> None:
    states = [aurum.game("oriflamme").start(players=3)] * 3
    at_work: list[bool] = []

    def looks(waiting: list[State]) -> list[int]:
        at_work.append(gc.isenabled())
        return first(waiting)

    if not working:
        gc.disable()
    try:
        play_batch(states, looks)
        play_batch(states, first, processes=2)
        assert set(at_work) == {working}
        assert gc.isenabled() is working
    finally:
        gc.enable()


def test_nothing_is_drawn_after_the_end() -> None:
    state = aurum.game("oriflamme").start(players=3)
    play_out(state, Random(1))
    with pytest.raises(ValueError, match="over"):
        aurum.sample_choice(state, Random(1))


def test_a_policy_may_choose_by_an_array() -> None:
    numpy = pytest.importorskip("numpy")
    game = aurum.game("oriflamme")
    states = [game.start(players=3) for _ in range(2)]
    played = play_batch(states, lambda waiting: numpy.array(first(waiting)))
    ends = [game.write_position(state) for state in play_batch(states, first)]
    assert [game.write_position(state) for state in played] == ends
    with pytest.raises(TypeError):
        play_batch(states, lambda waiting: numpy.array(first(waiting)) * 1.0)
