"""Random legal play in which the seat that must choose is told what it knows, on one core.

`observed_play.py NAME` prints JSON, as `random_play.py` does. A decision includes the observation
as an array and the legal actions of the seat that chooses.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random

import random_play
from random_play import Peer

AT_ONCE = 128
ENVPOOL = 64
"""So many games at once, by one thread."""


def aurum_batch(name: str, players: int) -> Peer:
    import numpy as np

    from aurum.envs import BatchEnv

    env = BatchEnv(name, AT_ONCE, players=players)
    rng = np.random.default_rng(0)

    def play() -> int:
        env.step(env.sample(rng))
        return env.n

    return Peer("aurum-tabletop", play)


def aurum_zoo(version: str, players: int) -> Peer:
    import numpy as np

    from aurum import envs

    env = envs.make(f"aurum/{version}", players=players).unwrapped
    rng = Random(0)

    def play() -> int:
        env.reset(seed=rng.randrange(1 << 30))
        decisions = 0
        while not any(env.terminations.values()):
            env.step(rng.choice(np.flatnonzero(env.last()[0]["action_mask"])))
            decisions += 1
        return decisions

    return Peer("aurum-tabletop", play)


def open_spiel(name: str) -> Peer:
    import pyspiel

    game = pyspiel.load_game(name)
    kind = game.get_type()
    rng = Random(0)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
                continue
            if kind.provides_observation_tensor:
                state.observation_tensor()
            else:
                state.information_state_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return Peer("open_spiel", play)


def envpool_backgammon() -> Peer:
    """Both seats observe at every step; the seat to choose makes one of its legal moves."""
    import envpool
    import numpy as np

    env = envpool.make(
        "Backgammon-v1", env_type="gymnasium", num_envs=ENVPOOL, num_threads=1, seed=0
    )
    rng = np.random.default_rng(0)
    last = [env.reset()[1], np.zeros(ENVPOOL, bool)]

    def play() -> int:
        infos, ended = last
        mask = infos["legal_action_mask"].astype(bool)
        counts = mask.sum(axis=1)
        picked = np.cumsum(counts) - counts + (rng.random(ENVPOOL) * counts).astype(np.int64)
        actions = np.flatnonzero(mask)[picked] % mask.shape[1]
        _, _, over, cut, infos = env.step(actions.astype(np.int32))
        last[:] = infos, over | cut
        return ENVPOOL - int(ended.sum())  # a game that had ended began anew instead

    return Peer("envpool", play)


def envpool_cartpole() -> Peer:
    """No game for players, but what EnvPool is known for."""
    import envpool
    import numpy as np

    env = envpool.make("CartPole-v1", env_type="gymnasium", num_envs=ENVPOOL, num_threads=1, seed=0)
    rng = np.random.default_rng(0)
    env.reset()
    ended = [np.zeros(ENVPOOL, bool)]

    def play() -> int:
        begun = ENVPOOL - int(ended[0].sum())
        _, _, over, cut, _ = env.step(rng.integers(2, size=ENVPOOL))
        ended[0] = over | cut
        return begun

    return Peer("envpool", play)


GAMES: dict[str, Callable[[], Peer]] = {
    "Aurum Oriflamme, BatchEnv": lambda: aurum_batch("oriflamme", 4),
    "Aurum Oriflamme, PettingZoo": lambda: aurum_zoo("oriflamme_v1", 4),
    "Aurum Orichalque, BatchEnv": lambda: aurum_batch("orichalque", 2),
    "Aurum Orichalque, PettingZoo": lambda: aurum_zoo("orichalque_v1", 2),
    "OpenSpiel hearts": lambda: open_spiel("hearts"),
    "OpenSpiel gin_rummy": lambda: open_spiel("gin_rummy"),
    "OpenSpiel backgammon": lambda: open_spiel("backgammon"),
    "OpenSpiel liars_dice": lambda: open_spiel("liars_dice"),
    "RLCard uno": lambda: random_play.rlcard("uno"),
    "RLCard gin-rummy": lambda: random_play.rlcard("gin-rummy"),
    "PettingZoo hanabi": random_play.pettingzoo,
    "Pgx backgammon, 1000 at once": random_play.pgx,
    "EnvPool backgammon, 64 at once": envpool_backgammon,
    "EnvPool CartPole, 64 at once": envpool_cartpole,
}


if __name__ == "__main__":
    random_play.use_one_core()
    print(json.dumps(random_play.measure(sys.argv[1], GAMES)))
