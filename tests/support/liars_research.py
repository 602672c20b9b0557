"""The own tests of PettingZoo, Gymnasium and OpenSpiel on Liar's Dice, where it is installed."""

from __future__ import annotations

import sys
import warnings
from functools import partial
from random import Random
from typing import Any

from aurum import games

OPTIONS: list[dict[str, Any]] = [
    {"players": 2, "dice": 2},
    {"players": 3, "dice": 3, "wild": True},
    {"players": 6, "dice": 2, "wild": True, "exact": True},
]


def pettingzoo() -> None:
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

    from aurum import envs

    module = envs.__getattr__("liars_dice_v0")
    for options in OPTIONS:
        api_test(module.env(**options), num_cycles=60)
        seed_test(partial(module.env, **options), num_cycles=30)
        parallel_api_test(module.parallel_env(**options), num_cycles=100)
        parallel_seed_test(partial(module.parallel_env, **options), num_cycles=30)


def gymnasium_checks() -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    from aurum import envs
    from support.odds_bot import OddsBot

    envs.register()
    for options in OPTIONS:
        for opponents in ("random", OddsBot()):
            made = gymnasium.make(
                "aurum/LiarsDice-v0", render_mode="ansi", opponents=opponents, **options
            )
            check_env(made.unwrapped)


def openspiel() -> None:
    import pyspiel

    import aurum.envs.spiel  # noqa: F401  # which registers the games

    for options in OPTIONS:
        text = ",".join(f"{name}={value}" for name, value in options.items())
        game = pyspiel.load_game(f"aurum_liars_dice({text})")
        pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False, mask_test=True)
        rng = Random(4)
        state = game.new_initial_state()
        while state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        player = state.current_player()
        drawn = state.resample_from_infostate(player, rng.random)
        assert drawn.information_state_string(player) == state.information_state_string(player)
        assert drawn.observation_tensor(player) == state.observation_tensor(player)
        assert str(drawn) != str(state)


def main() -> None:
    assert games.load("liars_dice").tensors() is None, "the general ones are tested here"
    warnings.simplefilter("ignore")  # PettingZoo advises against named observations
    {"pettingzoo": pettingzoo, "gymnasium": gymnasium_checks, "openspiel": openspiel}[sys.argv[1]]()
    print("all is well")


if __name__ == "__main__":
    main()
