"""Many games at once: the same observations, masks and games as one at a time."""

from __future__ import annotations

import gc
import multiprocessing
import os
import re
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from support.brief import often
from support.thinking_bot import Thinking

import aurum
from aurum.engine import CHANCE, OVER, Illegal, ProcessLost
from aurum.envs import BatchEnv
from aurum.envs.encoding import win_shares

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("oriflamme", {"players": 4}),
    ("oriflamme", {"players": 2, "set": "alliance"}),
    ("oriflamme", {"players": 5, "set": "mixed"}),
    ("orichalque", {"players": 3, "sides": "choose"}),
    ("orichalque", {"solo": "hard"}),
]
ARRAYS = ("obs", "mask", "seat", "reward", "done", "score", "whole")


def arrays_of(env: BatchEnv) -> dict[str, Any]:
    return {name: getattr(env, name).copy() for name in ARRAYS}


def assert_same(one: dict[str, Any], other: dict[str, Any]) -> None:
    for name in ARRAYS:
        np.testing.assert_array_equal(one[name], other[name], err_msg=name)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_rows_are_what_a_single_environment_shows(name: str, options: dict[str, Any]) -> None:
    env = BatchEnv(name, 6, seed=3, whole=True, **options)
    rng = np.random.default_rng(3)
    for step in range(often(120, 40)):
        if step % 4 == 0:
            for row in range(6):
                state = env.state(row)
                assert state.actor == env.seat[row]
                seen = env.encoding.pieces.tensor(state, state.actor)
                np.testing.assert_array_equal(env.obs[row], seen)
                np.testing.assert_array_equal(env.mask[row], env.encoding.mask(state, state.actor))
                whole = env.encoding.encode([state], everything=True)[0]
                np.testing.assert_array_equal(env.whole[row], whole)
        env.step(env.sample(rng))


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_game_that_ends_tells_who_won_and_begins_again(
    name: str, options: dict[str, Any]
) -> None:
    n = 8
    env = BatchEnv(name, n, seed=1, **options)
    rng = np.random.default_rng(1)
    ended = 0
    while ended < 4:
        actions = env.sample(rng)
        before = [env.state(row) for row in range(n)]
        env.step(actions)
        ended += int(env.done.sum())
        assert not env.reward[~env.done].any()
        assert not env.score[~env.done].any()
        for row, state in enumerate(before):
            numbering = env.encoding.numbering
            state.apply(numbering.choice(actions[row], state.actor, state.legal()))
            if state.actor == CHANCE:
                continue  # which has drawn in the batch, and not here
            assert env.done[row] == (state.actor == OVER)
            if state.actor == OVER:
                np.testing.assert_allclose(env.reward[row], win_shares(state, env.encoding.seats))
                assert env.score[row].tolist() == state.scores()
        assert all(env.state(int(row)).actor >= 0 for row in np.flatnonzero(env.done))


@pytest.mark.parametrize(("name", "options"), TABLES[:1] + TABLES[2:3] + TABLES[4:])
def test_several_processes_play_the_same_games(name: str, options: dict[str, Any]) -> None:
    rng = np.random.default_rng(5)
    one = BatchEnv(name, 7, seed=9, whole=True, **options)
    with BatchEnv(name, 7, seed=9, processes=3, whole=True, **options) as several:
        for step in range(60):
            assert_same(arrays_of(one), arrays_of(several))
            actions = one.sample(rng)
            if step == 40:
                one.reset(4)
                several.reset(4)
                continue
            one.step(actions)
            several.step(actions)
        assert several.state(6) == one.state(6)


def test_other_seeds_and_rows_are_other_games() -> None:
    one, other = (BatchEnv("oriflamme", 8, seed=seed, players=3) for seed in (1, 2))
    assert not np.array_equal(one.obs, other.obs)
    assert len(np.unique(one.obs, axis=0)) > 4
    other.reset(1)
    np.testing.assert_array_equal(one.obs, other.obs)


def test_some_rows_can_be_stepped_alone() -> None:
    env = BatchEnv("oriflamme", 5, players=3)
    rng = np.random.default_rng(2)
    for _ in range(50):
        before = arrays_of(env)
        rows = rng.permutation(5)[: rng.integers(0, 5)]
        env.step(env.sample(rng)[rows], rows)
        others = np.setdiff1d(np.arange(5), rows)
        for name in ("obs", "mask", "seat"):
            np.testing.assert_array_equal(getattr(env, name)[others], before[name][others])
        assert all(not np.array_equal(env.obs[row], before["obs"][row]) for row in rows)


@pytest.mark.parametrize("processes", [1, 2])
def test_an_illegal_action_is_refused_before_anything_changes(processes: int) -> None:
    with BatchEnv("oriflamme", 4, players=3, processes=processes) as env:
        before = arrays_of(env)
        states = [env.state(row) for row in range(4)]
        actions = env.sample(np.random.default_rng(1))
        actions[3] = int(np.flatnonzero(env.mask[3] == 0)[0])
        with pytest.raises(Illegal) as refused:
            env.step(actions)
        assert refused.value.rule.startswith("OF-")
        told = str(refused.value)
        assert re.fullmatch(r"game 3: \S.*\. \[OF-[\d.]+\]", told)
        assert_same(before, arrays_of(env))
        assert [env.state(row) for row in range(4)] == states
        env.step(env.sample(np.random.default_rng(1)))


@pytest.mark.parametrize("rng", [3, None, Random(1)])
def test_without_a_generator_there_is_no_sample(rng: Any) -> None:
    env = BatchEnv("oriflamme", 3, players=3)
    with pytest.raises(ValueError, match=r"rng is a generator such as numpy\.random\.default_rng"):
        env.sample(rng)
    assert env.allows(env.sample(np.random.default_rng(1))).all()


@pytest.mark.parametrize("packed", [False, True])
def test_what_is_legal_cannot_be_overwritten(packed: bool) -> None:
    with BatchEnv("oriflamme", 3, players=3, packed=packed, processes=2) as env:
        action = next(number for number in range(288) if not env.allows([number] * 3).any())
        before = arrays_of(env)
        states = [env.state(row) for row in range(3)]
        for array in (env.mask, env.seat):
            with pytest.raises(ValueError, match="read-only"):
                array[:] = 1
        env.mask = np.full_like(env.mask, -1 if not packed else 255)
        with pytest.raises(Illegal):
            env.step([action] * 3)
        env.mask = before["mask"]
        assert_same(before, arrays_of(env))
        assert [env.state(row) for row in range(3)] == states
        assert env.allows(env.sample(np.random.default_rng(1))).all()


@pytest.mark.parametrize(
    ("actions", "rows", "said"),
    [
        ([0, 0], None, "2 actions for 3 games"),
        ([[0, 0, 0]], None, "one dimension"),
        ([0.0, 1.0, 2.0], None, "whole numbers"),
        (["a", "b", "c"], None, "whole numbers"),
        ([0, 0, 999], None, "from 0 to 287"),
        ([0, 0, -1], None, "from 0 to 287"),
        ([0], [3], "rows are numbered from 0 to 2"),
        ([0, 0], [1, 1], "named twice"),
        ([0], [0, 1], "1 actions for 2 games"),
    ],
)
def test_wrong_actions_are_refused(actions: Any, rows: Any, said: str) -> None:
    env = BatchEnv("oriflamme", 3, players=3)
    before = arrays_of(env)
    with pytest.raises(ValueError, match=said):
        env.step(actions, rows)
    assert_same(before, arrays_of(env))


@pytest.mark.parametrize("processes", [1, 3])
@pytest.mark.parametrize("packed", [False, True])
def test_it_says_which_actions_are_legal(packed: bool, processes: int) -> None:
    env = BatchEnv("oriflamme", 3, players=3, packed=packed, processes=processes)
    legal = env.sample(np.random.default_rng(1))
    assert env.allows(legal).all()
    assert env.allows(legal[1:].tolist(), [1, 2]).all()
    illegal = int(np.flatnonzero(env.encoding.mask(env.state(1), int(env.seat[1])) == 0)[0])
    assert env.allows([legal[0], illegal, legal[2]]).tolist() == [True, False, True]
    problem = env.refusal(1, illegal)
    assert problem.rule.startswith("OF-")
    assert str(problem).startswith("game 1: ")
    state = env.state(1)
    choice = env.encoding.numbering.choice(illegal, state.actor, state.legal())
    assert str(problem) == f"game 1: {state.refusal(choice)}"
    with pytest.raises(ValueError, match=r"action \d+ is legal in game 1: nothing refuses it"):
        env.refusal(1, int(legal[1]))
    for actions, rows, said in (
        ([-1, 0, 0], None, "from 0 to 287"),
        ([999, 0, 0], None, "from 0 to 287"),
        ([0], None, "1 actions for 3 games"),
        ([0], [3], "rows are numbered from 0 to 2"),
    ):
        with pytest.raises(ValueError, match=said):
            env.allows(actions, rows)


def test_masks_can_be_packed_and_observations_be_floats() -> None:
    plain = BatchEnv("oriflamme", 5, seed=2, players=3)
    packed = BatchEnv("oriflamme", 5, seed=2, players=3, packed=True, dtype=np.float32)
    rng = np.random.default_rng(4)
    for step in range(60):
        np.testing.assert_array_equal(packed.mask, np.packbits(plain.mask, axis=1))
        np.testing.assert_array_equal(packed.obs, plain.obs)
        assert plain.obs.dtype == np.uint8
        assert packed.obs.dtype == np.float32
        actions = packed.sample(np.random.default_rng(step))
        np.testing.assert_array_equal(actions, plain.sample(np.random.default_rng(step)))
        rows = rng.permutation(5)[:3]
        plain.step(actions[rows], rows)
        packed.step(actions[rows], rows)
    with pytest.raises(Illegal):
        packed.step([int(np.flatnonzero(mask == 0)[0]) for mask in plain.mask])


def test_a_game_that_is_given_up_is_replaced() -> None:
    env = BatchEnv("oriflamme", 4, players=3)
    rng = np.random.default_rng(2)
    for _ in range(9):
        env.step(env.sample(rng))
    before = arrays_of(env)
    env.restart([1, 3])
    assert not env.done.any()
    for row in range(4):
        assert np.array_equal(env.obs[row], before["obs"][row]) == (row in (0, 2))
    for row in (1, 3):
        state = env.state(row)
        np.testing.assert_array_equal(env.obs[row], env.encoding.pieces.tensor(state, state.actor))
        assert env.encoding.pieces.named(env.obs[row])["table"][0] == 1  # the first round


@pytest.mark.parametrize(
    ("arguments", "options", "said"),
    [
        (("oriflamme", "many"), {}, "n is a whole number, not 'many'"),
        (("oriflamme", 2), {"seed": 0.5}, "seed is a whole number, not 0.5"),
        (("oriflamme", 2), {"dtype": np.int32}, "dtype is uint8 or float32 for this table, not"),
        (("oriflamme", 2), {"dtype": "banana"}, "dtype is uint8 or float32 for this table, not"),
        (("oriflamme", 2), {"seat": 1}, "name opponents"),
        (("oriflamme", 2), {"opponents": "knight", "budget": 5}, "budget is how long .* not 5"),
        (("oriflamme", 0), {}, "one game at least"),
        (("oriflamme", 2), {"processes": 3}, "1 to 2 processes"),
        (("oriflamme", 2), {"processes": 0}, "1 to 2 processes"),
        (("oriflamme", 2), {"players": 9}, "9"),
        (("chess", 2), {}, "chess"),
    ],
)
def test_wrong_batches_are_refused(arguments: Any, options: dict[str, Any], said: str) -> None:
    with pytest.raises(Exception, match=said) as refused:
        BatchEnv(*arguments, **options)
    assert isinstance(refused.value, ValueError | aurum.engine.BadOptions | LookupError)


def children() -> set[int]:
    return {process.pid for process in multiprocessing.active_children() if process.pid is not None}


@pytest.mark.parametrize("way", ["step", "reset", "restart", "state", "refusal"])
def test_a_process_that_dies_ends_the_batch(way: str) -> None:
    before = children()
    env = BatchEnv("oriflamme", 6, processes=3, players=3)
    legal = env.sample(np.random.default_rng(1))
    illegal = int(np.flatnonzero(env.mask[3] == 0)[0])
    for pid in children() - before:
        os.kill(pid, signal.SIGKILL)
    ways: dict[str, Callable[[], Any]] = {
        "step": lambda: env.step(legal),
        "reset": lambda: env.reset(3),
        "restart": lambda: env.restart([3]),
        "state": lambda: env.state(3),
        "refusal": lambda: env.refusal(3, illegal),
    }
    with pytest.raises(ProcessLost):
        ways[way]()
    assert children() == before
    for name in ARRAYS:  # nothing of what the other has written is taken for an observation
        assert not getattr(env, name).any()
    assert env.failed
    assert_closed(env)


def assert_closed(env: BatchEnv) -> None:
    """Whatever is asked for, it says that it is closed."""
    ways: list[Callable[[], Any]] = [
        lambda: env.step([0] * env.n),
        lambda: env.reset(),
        lambda: env.restart([0]),
        lambda: env.sample(np.random.default_rng(1)),
        lambda: env.allows([0] * env.n),
        lambda: env.state(0),
        lambda: env.refusal(0, 0),
    ]
    for ask in ways:
        with pytest.raises(RuntimeError, match="this batch is closed: make another"):
            ask()


@pytest.mark.parametrize("problem", [KeyboardInterrupt(), LookupError("an error of one's own")])
def test_an_error_here_does_not_wait_for_a_bot_elsewhere(
    problem: BaseException, tmp_path: Path
) -> None:
    """Ctrl-C reaches a process while another is in a bot that thinks for minutes."""
    before = set(multiprocessing.active_children())
    bot = Thinking(tmp_path / "asked", problem)
    options: dict[str, Any] = {"players": 3, "seat": 0, "first": 0, "processes": 2}
    env = BatchEnv("oriflamme", 2, opponents=bot, **options)
    [other] = set(multiprocessing.active_children()) - before
    with pytest.raises(type(problem)):
        env.step(env.sample(np.random.default_rng(1)))
    assert other.exitcode not in (None, 0)  # it was ended in the middle of its thoughts
    assert not env.obs.any()
    with pytest.raises(RuntimeError, match="closed"):
        env.step([0, 0])


def test_no_process_is_left_over() -> None:
    before = children()
    env = BatchEnv("oriflamme", 4, processes=3, players=3)
    assert len(children() - before) == 2  # this process plays, too
    del env
    gc.collect()
    assert children() == before
    with BatchEnv("oriflamme", 4, processes=2, players=3) as closed:
        pass
    assert children() == before
    assert closed.obs.any()
    assert not closed.failed
    assert_closed(closed)
