"""Play against a bot in the terminal, with the library alone.

    .venv/bin/python examples/play_a_bot.py orichalque --bot squire
    .venv/bin/python examples/play_a_bot.py oriflamme --players 3 --seed 7

You are seat 0. Whenever you must choose, the view of your seat is printed in notation. Type the
number of a choice or the choice in notation; an empty line makes a random choice.
"""

from __future__ import annotations

import argparse
from random import Random

import aurum
from aurum import bots
from aurum.engine import AurumError, Game, State


def ask(game: Game[State, object], state: State, rng: Random) -> int:
    """Ask the person at the terminal for a choice."""
    choices = state.choices()
    print(game.write_view(state.view(state.actor)))
    print("   ".join(f"{number} {game.write(one)}" for number, one in enumerate(choices, 1)))
    while True:
        said = input("> ").strip()
        try:
            if not said:
                return rng.choice(choices)
            choice = choices[int(said) - 1] if said.isdigit() else game.read(said)
            state.clone().apply(choice)
            return choice
        except (AurumError, IndexError) as problem:
            print(problem)


def play(name: str, bot: str, players: int, seed: int | None) -> list[int]:
    """Play a whole game and return the winners."""
    game, rng = aurum.game(name), Random(seed)
    state: State = game.start(rng, players=players)
    while (seat := state.actor) != aurum.OVER:
        if seat == aurum.CHANCE:
            choice = aurum.sample_choice(state, rng)
        elif seat == 0:
            choice = ask(game, state, rng)
        else:
            question = bots.Question(name, state.view(seat), state.choices())
            choice = bots.answer(bot, question, rng).choice
            print(f"seat {seat}: {state.redacted(choice, 0)}")
        state.apply(choice)
    print(f"scores {state.scores()}, won by {state.winners()}")
    return state.winners()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=aurum.games.names())
    parser.add_argument("--bot", default="random")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int)
    given = parser.parse_args()
    play(given.game, given.bot, given.players, given.seed)
