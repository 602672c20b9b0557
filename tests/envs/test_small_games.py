"""Small games of Oriflamme in every interface: their options are options of the environments."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import aurum.envs.spiel  # noqa: F401  # which registers the games
from aurum import envs
from aurum.envs import BatchEnv

FOUR = ["Archer", "Soldier", "Heir", "Ambush"]
OPTIONS: dict[str, Any] = {"set": FOUR, "rounds": 2, "players": 2}


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
def test_pettingzoo() -> None:
    env = envs.make("aurum/oriflamme_mixed_v1", **OPTIONS)
    api_test(env, num_cycles=60)
    env.reset(seed=1)
    shown, *_ = env.last()
    assert shown["observation"]["hand"].shape == (2, 4)
    assert shown["observation"]["queue"].shape[0] == 4


def test_gymnasium() -> None:
    made = gymnasium.make("aurum/OriflammeMixed-v1", opponents="page", **OPTIONS)
    check_env(made.unwrapped, skip_render_check=True)


@pytest.mark.parametrize(
    "name",
    [
        "aurum_oriflamme(players=2,set=Archer+Soldier+Heir+Ambush,rounds=2)",
        "aurum_oriflamme(players=3,set=Judge+Informer+Deal,rounds=2,first=1)",
    ],
)
def test_openspiel(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False, mask_test=True
    )
    state = pyspiel.load_game(name).new_initial_state()
    rng = Random(2)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == 1


def test_batches() -> None:
    env = BatchEnv("oriflamme", 16, seed=3, **OPTIONS)
    rng = np.random.default_rng(3)
    ended = 0
    for _ in range(60):
        env.step(env.sample(rng))
        ended += int(env.done.sum())
    assert ended > 40


def test_the_usual_game_is_encoded_as_ever() -> None:
    """No piece and no action has changed its place."""
    usual = envs.encoding.encoding_of("oriflamme", {"players": 2})
    small = envs.encoding.encoding_of("oriflamme", {"players": 2, "rounds": 6})
    assert usual.pieces.size > small.pieces.size  # a duel has four families
    assert usual.chances.size == 120 + 4
