"""`aurum bench envs`: how fast the research interfaces are beside the bare engine.

A step is a decision of a seat, made at random among the legal ones, and what the next seat knows
with its mask. The engine alone lists, picks and makes choices. All are measured in turns, in
processor time, and the figures are medians. How long several processes take cannot be told from the
time that one of them computes: `BatchEnv` with one process and with several is measured once more,
in turns, in the time that passes. On a busy machine these rows are lower.
"""

from __future__ import annotations

import json
import platform
import statistics
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

import gymnasium
import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

import aurum
from aurum import envs
from aurum.cli.bench import driven
from aurum.cli.parser import build
from aurum.envs.puffer import PufferTables
from aurum.envs.versions import all_tensors, versions

try:
    import pyspiel
except ModuleNotFoundError:
    pyspiel = None

ROUNDS: Final = 5
SECONDS: Final = 0.4
AT_ONCE: Final = 512
"""Games side by side, where a face plays several."""
PROCESSES: Final = 2
ELAPSED: Final = {"BatchEnv, 1 process": 1, f"BatchEnv, {PROCESSES} processes": PROCESSES}
"""What is measured in elapsed time, and with how many processes."""
ENGINE: Final = "engine"

Steps = Iterator[int]
"""Each time some decisions were made and observed: how many."""
Options = dict[str, Any]


class Bench(NamedTuple):
    """A table to measure."""

    game: str
    version: str
    options: Options


def tables() -> list[Bench]:
    """The usual table of each game that brings tensors."""
    found = []
    for name in aurum.games.names():
        tensors = all_tensors()[name]
        options, _ = tensors.spiel.options(dict(tensors.spiel.usual))
        version = tensors.versions[0]
        free = {key: value for key, value in options.items() if key not in version.fixed}
        found.append(Bench(name, version.name, free))
    return found


def engine(table: Bench) -> Steps:
    """The bare engine."""
    rng = Random(0)
    start = aurum.game(table.game).start(rng, **table.options)
    while True:
        yield driven(start.clone(), rng)


def batch(table: Bench, processes: int = 1) -> Steps:
    """Many games, all seats."""
    env = envs.BatchEnv(table.game, AT_ONCE * processes, processes=processes, **table.options)
    rng = np.random.default_rng(0)
    with env:
        while True:
            env.step(env.sample(rng))
            yield env.n


def vector(table: Bench) -> Steps:
    """Many games, one seat in each against random bots, as Gymnasium has them."""
    name = versions()[table.version].version.gymnasium
    env: Any = gymnasium.make_vec(name, AT_ONCE, **table.options)
    env.reset(seed=0)
    rng = np.random.default_rng(0)
    while True:
        env.step(env.batch.sample(rng))
        yield AT_ONCE


def puffer(table: Bench) -> Steps:
    """Many games in PufferLib's arrays, all seats."""
    env = PufferTables(table.version, AT_ONCE, None, **table.options)
    env.reset(0)
    rng = np.random.default_rng(0)
    actions = np.zeros(env.num_agents, np.int32)
    while True:
        actions[env.masks] = env.batch.sample(rng)
        env.step(actions)
        yield AT_ONCE


def zoo(table: Bench) -> Steps:
    """PettingZoo's cycle, unwrapped."""
    env = envs.make(f"aurum/{table.version}", **table.options).unwrapped
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


def one_seat(table: Bench) -> Steps:
    """Gymnasium against random bots; only the seat's own decisions are counted."""
    name = versions()[table.version].version.gymnasium
    env = gymnasium.make(name, disable_env_checker=True, **table.options)
    rng = Random(0)
    env.reset(seed=0)
    while True:
        shown, _ = env.reset()
        steps, over = 0, False
        while not over:
            shown, _, over, _, _ = env.step(rng.choice(np.flatnonzero(shown["action_mask"])))
            steps += 1
        yield steps


def open_spiel(table: Bench) -> Steps:
    """OpenSpiel's states, each asked for the observation of the seat that must choose."""
    from aurum.envs import spiel  # noqa: F401, which registers the games

    game = pyspiel.load_game(f"aurum_{table.game}")
    rng = Random(0)
    while True:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
            else:
                state.observation_tensor()
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        yield steps


FACES: dict[str, Callable[[Bench], Steps]] = {
    "BatchEnv": batch,
    "Gymnasium, vector": vector,
    "PufferLib, all seats": puffer,
    "PettingZoo, raw": zoo,
    "Gymnasium, one seat": one_seat,
    "OpenSpiel": open_spiel,
}


def rate(steps: Steps, clock: Callable[[], float]) -> float:
    """Decisions in a second."""
    begun = clock()
    made = next(steps)
    while clock() - begun < SECONDS:
        made += next(steps)
    return made / (clock() - begun)


def medians(
    measured: dict[str, Steps], clock: Callable[[], float], rounds: int
) -> dict[str, float]:
    """The median of several rounds, in turns."""
    found: dict[str, list[float]] = {face: [] for face in measured}
    for steps in measured.values():
        next(steps)  # which starts what there is to start
    for _ in range(rounds):
        for face, steps in measured.items():
            found[face].append(rate(steps, clock))
    return {face: statistics.median(rates) for face, rates in found.items()}


def measure(table: Bench, rounds: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The engine alone, and every face."""
    makers = {ENGINE: engine, **FACES}
    if pyspiel is None:
        del makers["OpenSpiel"]
    found = medians({face: made(table) for face, made in makers.items()}, time.process_time, rounds)
    batches = {face: batch(table, number) for face, number in ELAPSED.items()}
    found |= medians(batches, time.perf_counter, rounds)
    players = envs.encoding_of(table.game, table.options).seats
    rows: list[dict[str, Any]] = []
    for face in ("BatchEnv", *ELAPSED, *list(FACES)[1:]):
        if face in found:
            row = {"game": table.game, "players": players, "face": face}
            rows.append({**row, "observed_per_second": round(found[face])})
    bare = {"game": table.game, "players": players, "driven_per_second": round(found[ENGINE])}
    return bare, rows


def report(as_json: bool) -> None:
    """Measure everything and print a table, or JSON for programs."""
    console = Console(stderr=True)
    measured = [
        measure(table, ROUNDS)
        for table in track(tables(), console=console, transient=True, disable=as_json)
    ]
    interpreter = f"{platform.python_implementation()} {platform.python_version()}"
    if as_json:
        faces = [row for _, rows in measured for row in rows]
        facts = {"build": build(), "interpreter": interpreter, "at_once": AT_ONCE}
        print(json.dumps({**facts, "engine": [bare for bare, _ in measured], "envs": faces}))
        return
    note = f"{' and '.join(ELAPSED)}: in elapsed time; all else in processor time"
    title = f"aurum {aurum.__version__} {build()} · {interpreter}"
    table = Table(title=title, caption=note)
    for name in ("game", "players", "face"):
        table.add_column(name, no_wrap=True)
    for name in ("observed/s", "of the engine"):
        table.add_column(name, justify="right", no_wrap=True)
    for bare, rows in measured:
        speed = bare["driven_per_second"]
        table.add_row(bare["game"], str(bare["players"]), ENGINE, f"{speed:,}", "")
        for row in rows:
            seen = row["observed_per_second"]
            table.add_row("", "", row["face"], f"{seen:,}", f"1/{speed / seen:.1f}")
    Console(highlight=False).print(table)
