"""Gymnasium: one seat against bots."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from support.confused_bot import SAID, Confused

from aurum import bots
from aurum.envs.one_seat import OneSeat
from aurum.envs.versions import versions

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("aurum/Oriflamme-v1", {"players": 3}),
    ("aurum/Oriflamme-v1", {"players": 2, "seat": 1}),
    ("aurum/OriflammeAlliance-v1", {"players": 4, "opponents": ["random"] * 3}),
    ("aurum/OriflammeMixed-v1", {"players": 5}),
    ("aurum/Orichalque-v1", {"players": 2, "opponents": "greedy"}),
    ("aurum/Orichalque-v1", {"players": 3, "opponents": ["greedy", "random"], "seat": 2}),
    ("aurum/Orichalque-v1", {"solo": "easy", "opponents": []}),
]


def play(env: Any, seed: int, limit: int = 1000) -> list[Any]:
    """A play at random."""
    rng = Random(seed)
    shown, info = env.reset(seed=seed)
    seen: list[Any] = [(shown, info)]
    for _ in range(limit):
        action = rng.choice(np.flatnonzero(shown["action_mask"]).tolist())
        shown, reward, terminated, truncated, info = env.step(action)
        seen.append((shown, reward, info))
        if terminated or truncated:
            break
    return seen


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_gymnasium_finds_nothing_to_complain_of(name: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, render_mode="ansi", **options).unwrapped)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_play_comes_to_its_end(name: str, options: dict[str, Any]) -> None:
    env = gymnasium.make(name, **options)
    seen = play(env, seed=3)
    assert all(reward == 0 for _, reward, _ in seen[1:-1])
    assert 0 <= seen[-1][1] <= 1
    assert not seen[-1][0]["action_mask"].any()
    assert "scores" in seen[-1][2]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_what_a_seed_gives_it_gives_again(name: str, options: dict[str, Any]) -> None:
    first, second = (gymnasium.make(name, **options) for _ in range(2))
    expected = play(first, seed=9, limit=40)
    play(second, seed=10, limit=10)
    assert data_equivalence(play(second, seed=9, limit=40), expected, exact=True)


def test_they_are_registered_and_can_be_named_with_their_module() -> None:
    for name in (known.version.gymnasium for known in versions().values()):
        assert name in gymnasium.registry
        env = gymnasium.make(f"aurum.envs:{name}")
        assert isinstance(env.unwrapped, OneSeat)


def test_every_seat_is_drawn_unless_one_is_chosen() -> None:
    env = gymnasium.make("aurum/Oriflamme-v1", players=3)
    drawn = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert drawn == {0, 1, 2}
    settled = gymnasium.make("aurum/Oriflamme-v1", players=3, seat=2)
    assert {settled.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_opponents_sit_from_the_left_and_see_only_their_view() -> None:
    asked: list[tuple[str, int, int]] = []

    class Watcher:
        def __init__(self, name: str) -> None:
            self.name = name

        def answer(self, question: bots.Question, budget: bots.Budget, rng: Random) -> bots.Answer:
            view = question.view
            asked.append((self.name, view.seat, view.actor))
            own = [family.hand is not None for family in view.families]
            assert own == [family == view.seat for family in range(view.seats)]
            return bots.bot("oriflamme", "random").answer(question, budget, rng)

    env = gymnasium.make(
        "aurum/Oriflamme-v1", players=3, seat=1, opponents=[Watcher("left"), Watcher("right")]
    )
    play(env, seed=1)
    assert {(name, seat) for name, seat, _ in asked} == {("left", 2), ("right", 0)}
    assert all(seat == actor for _, seat, actor in asked)


def test_an_illegal_action_loses_and_says_why() -> None:
    env = gymnasium.make("aurum/Oriflamme-v1", players=3)
    shown, _ = env.reset(seed=1)
    action = int(np.flatnonzero(shown["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(action)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert "[OF-" in info["illegal"]
    with pytest.raises(RuntimeError, match=r"reset\(\) begins another"):
        env.unwrapped.step(action)


@pytest.mark.parametrize("kind", SAID)
def test_a_bot_that_answers_nonsense_is_named(kind: str) -> None:
    env = gymnasium.make("aurum/Oriflamme-v1", seat=0, first=1, opponents=Confused(kind))
    with pytest.raises(RuntimeError, match=f"Confused on seat 1: {SAID[kind]}"):
        env.reset(seed=1)


def test_many_at_once() -> None:
    tables = gymnasium.make_vec("aurum/Oriflamme-v1", 3, vectorization_mode="sync", players=3)
    shown, _ = tables.reset(seed=1)
    over = 0
    for _ in range(60):
        actions = [mask.argmax() for mask in shown["action_mask"]]
        shown, _, terminated, _, _ = tables.step(np.array(actions))
        over += int(terminated.sum())
    assert over > 3
    tables.close()


@pytest.mark.parametrize("make_copy", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_plays_on_alike(make_copy: Any) -> None:
    env: Any = gymnasium.make("aurum/Orichalque-v1", players=2, opponents="greedy").unwrapped
    play(env, seed=2, limit=12)
    copied = make_copy(env)
    for _ in range(8):
        action = int(np.flatnonzero(env.action_masks())[-1])
        assert env.write(action) == copied.write(action)
        assert env.read(env.write(action)) == action
        assert data_equivalence(env.step(action), copied.step(action), exact=True)


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("aurum/Oriflamme-v1", {"seat": 4}, "seat is a number from 0 to 3"),
        ("aurum/Oriflamme-v1", {"seat": "first"}, "seat is a number from 0 to 3"),
        ("aurum/Oriflamme-v1", {"opponents": [1, 2, 3]}, "answers questions; not 1"),
        ("aurum/Oriflamme-v1", {"opponents": None}, "answers questions; not None"),
        ("aurum/Oriflamme-v1", {"opponents": ["random"]}, "there are 3 other seats, and 1"),
        ("aurum/Oriflamme-v1", {"opponents": "caesar"}, "oriflamme has no bot 'caesar'; it has"),
        ("aurum/Oriflamme-v1", {"set": "alliance"}, "set is always 'base'"),
        ("aurum/Orichalque-v1", {"players": 7}, "7"),
        ("aurum/Orichalque-v1", {"version": "chess_v1"}, "there is no 'chess_v1'"),
    ],
)
def test_wrong_options(name: str, options: dict[str, Any], said: str) -> None:
    with pytest.raises(Exception, match=said):
        gymnasium.make(name, **options)


@pytest.mark.parametrize("action", [-1, 288, 1.5, "reveal", None, np.array([1, 2]), True])
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    env = OneSeat("oriflamme_v1", players=3)
    env.reset(seed=1)
    before = env.state_of_play.clone() if env.state_of_play else None
    with pytest.raises(ValueError, match="actions are numbered from 0 to 287, not "):
        env.step(action)
    assert env.state_of_play == before


def test_nothing_can_be_done_after_it_was_closed() -> None:
    env = OneSeat("oriflamme_v1", players=3)
    env.reset(seed=1)
    env.close()
    env.close()
    for ask in (lambda: env.step(0), env.reset, env.render, env.action_masks):
        with pytest.raises(RuntimeError, match="this environment is closed: make another"):
            ask()


def test_nothing_can_be_done_before_the_first_play() -> None:
    env = OneSeat("oriflamme_v1")
    with pytest.raises(RuntimeError, match=r"reset\(\) begins one"):
        env.step(0)
