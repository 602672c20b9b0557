"""How fast the research interfaces are beside the bare engine: `at_the_envs.py` prints a table.

A step is a decision of a seat, made at random among the legal ones. The engine lists, picks and
makes it; an environment also plays chance, writes down what the next seat knows, and the mask.
All are measured in turn, several times, in the time the process computes; the medians are told.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel

import aurum
from aurum import envs
from aurum.cli.bench import driven
from aurum.envs import spiel  # noqa: F401, which registers the games

ROUNDS = 5
SECONDS = 0.6

Steps = Iterator[int]
"""Plays, each with how many decisions it took."""


def engine(name: str, options: dict[str, Any]) -> Steps:
    """The bare engine."""
    rng = Random(0)
    start = aurum.game(name).start(rng, **options)
    while True:
        yield driven(start.clone(), rng)


def zoo(name: str, options: dict[str, Any]) -> Steps:
    """PettingZoo's cycle, unwrapped."""
    env = envs.make(f"aurum/{name}_v1", **options).unwrapped
    rng = Random(0)
    env.reset(seed=0)
    while True:
        steps = 0
        while not any(env.terminations.values()):
            mask = env.last()[0]["action_mask"]
            env.step(rng.choice(np.flatnonzero(mask)))
            steps += 1
        yield steps
        env.reset()


def one_seat(name: str, options: dict[str, Any]) -> Steps:
    """Gymnasium against random bots; only the seat's own decisions are counted."""
    env = gymnasium.make(f"aurum/{name.capitalize()}-v1", disable_env_checker=True, **options)
    rng = Random(0)
    env.reset(seed=0)
    while True:
        shown, _ = env.reset()
        steps, over = 0, False
        while not over:
            shown, _, over, _, _ = env.step(rng.choice(np.flatnonzero(shown["action_mask"])))
            steps += 1
        yield steps


def open_spiel(name: str, options: dict[str, Any]) -> Steps:
    """OpenSpiel's states, which are asked for no observation."""
    game = pyspiel.load_game(f"aurum_{name}", options)
    rng = Random(0)
    while True:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        yield steps


FACES: dict[str, Callable[[str, dict[str, Any]], Steps]] = {
    "engine": engine,
    "PettingZoo": zoo,
    "Gymnasium, one seat": one_seat,
    "OpenSpiel": open_spiel,
}


def rate(plays: Steps) -> float:
    """Decisions in a second of computing."""
    begun = time.process_time()
    steps = 0
    while time.process_time() - begun < SECONDS:
        steps += next(plays)
    return steps / (time.process_time() - begun)


def main() -> None:
    """Measure and print."""
    print(f"Aurum {aurum.__version__}, {aurum.BUILD}; decisions per second of computing")
    for name, options in (("oriflamme", {"players": 4}), ("orichalque", {"players": 2})):
        faces = {face: made(name, options) for face, made in FACES.items()}
        found: dict[str, list[float]] = {face: [] for face in faces}
        for _ in range(ROUNDS):
            for face, plays in faces.items():
                found[face].append(rate(plays))
        bare = statistics.median(found["engine"])
        for face, rates in found.items():
            median = statistics.median(rates)
            print(f"{name:12}{face:22}{median:>10,.0f}   1/{bare / median:.1f} of the engine")


if __name__ == "__main__":
    main()
