"""Random legal play of one game without observations, Aurum's or a peer's, on one core.

`random_play.py NAME` prints JSON. Peers that always observe are in `observed_play.py`.

A decision is a choice made by a player, the listing of the legal choices and the picking of one
included. Chance and set-up are played too but not counted. Times are those the process computed.
"""

from __future__ import annotations

import copy
import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from random import Random
from typing import Any, NamedTuple

ROUNDS = 5
SECONDS = 0.5
"""How long a round computes."""
COPIES = 2000


class Peer(NamedTuple):
    """How a game is played and copied."""

    package: str
    play: Callable[[], int]
    """One game at random; how many decisions were made."""
    copy: Callable[[], object] | None = None
    """Copy a moment of one: a peer's at its first decision, Aurum's after thirty choices."""


def aurum_game(name: str, inside: bool) -> Peer:
    import aurum
    from aurum.cli.bench import driven
    from aurum.engine import play_out

    game = aurum.game(name)
    rng = Random(0)
    table = game.start(rng, players=4)
    state = table.clone()
    for _ in range(30):
        state.apply(aurum.sample_choice(state, rng))
    if inside:
        return Peer("aurum-tabletop", lambda: play_out(table.clone(), rng).decisions, state.clone)
    return Peer("aurum-tabletop", lambda: driven(table.clone(), rng), state.clone)


def open_spiel(name: str) -> Peer:
    import pyspiel

    game = pyspiel.load_game(name)
    rng = Random(0)

    def step(state: Any) -> bool:
        if not state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
            return True
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, odds)[0])
        return False

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += step(state)
        return decisions

    beginning = game.new_initial_state()
    while beginning.is_chance_node():
        step(beginning)
    return Peer("open_spiel", play, beginning.clone)


def open_spiel_rollouts(name: str) -> Peer:
    """Its C++ loop, through a search that does nothing but rollouts. How many decisions they make
    can't be asked, so a rollout counts as many as a game from there has on average."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = Random(0)
    python = open_spiel(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    length = statistics.mean(python.play() for _ in range(30))
    rollouts = 200

    def play() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, rng.randrange(1 << 30))
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, rng.randrange(1 << 30), False)
        bot.step(state)
        return round(rollouts * length)

    return Peer("open_spiel", play, python.copy)


def rlcard(name: str) -> Peer:
    import rlcard as peer

    env = peer.make(name, config={"seed": 0})
    rng = Random(0)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    env.reset()
    beginning = peer.make(name, config={"seed": 0})
    beginning.reset()
    return Peer("rlcard", play, lambda: copy.deepcopy(beginning))


def pettingzoo() -> Peer:
    from pettingzoo.classic import hanabi_v5

    env = hanabi_v5.env(players=4)
    rng = Random(0)

    def play() -> int:
        env.reset(seed=rng.randrange(1 << 30))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(rng.choice([number for number, legal in enumerate(mask) if legal]))
            decisions += 1
        return decisions

    return Peer("pettingzoo", play)


def python_chess() -> Peer:
    import chess

    rng = Random(0)

    def play() -> int:
        board = chess.Board()
        decisions = 0
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
        return decisions

    return Peer("chess", play, chess.Board().copy)


def catanatron() -> Peer:
    from catanatron import Color, Game, RandomPlayer

    def players() -> list[Any]:
        return [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]

    def play() -> int:
        game = Game(players())
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    return Peer("catanatron", play, Game(players()).copy)


def pgx() -> Peer:
    """A thousand games of backgammon side by side, as it is meant to be used."""
    import jax
    import pgx as peer

    env = peer.make("backgammon")
    tables = 1000
    steps = 50

    def pick(key: Any, state: Any) -> Any:
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return jax.random.categorical(key, odds, axis=1)

    step = jax.jit(jax.vmap(env.step))
    start = jax.jit(jax.vmap(env.init))
    choose = jax.jit(pick)
    key = [jax.random.PRNGKey(0)]

    def play() -> int:
        key[0], sub = jax.random.split(key[0])
        state = start(jax.random.split(sub, tables))
        made = 0
        for _ in range(steps):
            key[0], one, two = jax.random.split(key[0], 3)
            made += tables - int(state.terminated.sum())
            state = step(state, choose(one, state), jax.random.split(two, tables))
        jax.block_until_ready(state.current_player)
        return made

    play()  # compiles
    return Peer("pgx", play)


GAMES: dict[str, Callable[[], Peer]] = {
    "Aurum Oriflamme, inside": lambda: aurum_game("oriflamme", True),
    "Aurum Oriflamme, driven": lambda: aurum_game("oriflamme", False),
    "Aurum Orichalque, inside": lambda: aurum_game("orichalque", True),
    "Aurum Orichalque, driven": lambda: aurum_game("orichalque", False),
    "OpenSpiel hearts": lambda: open_spiel("hearts"),
    "OpenSpiel gin_rummy": lambda: open_spiel("gin_rummy"),
    "OpenSpiel backgammon": lambda: open_spiel("backgammon"),
    "OpenSpiel liars_dice": lambda: open_spiel("liars_dice"),
    "OpenSpiel backgammon, C++ rollouts": lambda: open_spiel_rollouts("backgammon"),
    "OpenSpiel hearts, C++ rollouts": lambda: open_spiel_rollouts("hearts"),
    "python-chess": python_chess,
    "catanatron": catanatron,
}


def copies(work: Callable[[], object]) -> bool:
    """Whether it can be copied at all."""
    try:
        work()
    except TypeError:  # something in it cannot be pickled
        return False
    return True


def measure(name: str, games: dict[str, Callable[[], Peer]]) -> dict[str, object]:
    """Five rounds of it."""
    peer = games[name]()
    peer.play()
    speeds = []
    for _ in range(ROUNDS):
        began = time.process_time()
        decisions = 0
        while (passed := time.process_time() - began) < SECONDS:
            decisions += peer.play()
        speeds.append(decisions / passed)
    cost = None
    if peer.copy is not None and copies(peer.copy):
        times = []
        for _ in range(ROUNDS):
            began = time.process_time()
            done = 0
            while done < COPIES and time.process_time() - began < SECONDS / 2:
                for _ in range(10):
                    peer.copy()
                done += 10
            times.append((time.process_time() - began) / done * 1e6)
        cost = round(statistics.median(times), 2)
    try:
        found = version(peer.package)
    except PackageNotFoundError:
        found = "?"
    return {
        "name": name,
        "package": f"{peer.package} {found}",
        "median": round(statistics.median(speeds)),
        "best": round(max(speeds)),
        "copy_us": cost,
    }


def use_one_core() -> None:
    """Keep to one core, also those libraries that would take all."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


if __name__ == "__main__":
    use_one_core()
    print(json.dumps(measure(sys.argv[1], GAMES)))
