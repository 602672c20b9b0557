"""Write a bot in twenty lines and measure how strong it is.

    .venv/bin/python examples/write_a_bot.py oriflamme --games 30

A bot is given a view and answers with a choice. This one deals what it cannot see at random, tries
each choice in turn, plays to the end at random, and takes the choice that won most often (flat
Monte Carlo). It has no knowledge of any game, so it plays all of them.
"""

from __future__ import annotations

import argparse
from random import Random

import aurum
from aurum import bots
from aurum.engine import play_out

DREAMS = 200


class Dreamer:
    """A bot that plays every choice to the end in imagined deals."""

    def answer(self, question: bots.Question, budget: bots.Budget, rng: Random) -> bots.Answer:
        game, view, choices = aurum.game(question.game), question.view, question.choices
        won = [[0.0] * view.seats for _ in choices]
        tries = [0] * len(choices)
        for dream in range(budget.iterations or DREAMS):
            number = dream % len(choices)
            state = game.imagine(view, rng)
            state.apply(choices[number])
            play_out(state, rng)
            tries[number] += 1
            for winner in state.winners():
                won[number][winner] += 1 / len(state.winners())
        share = [won[n][view.seat] / (tries[n] or 1) for n in range(len(choices))]
        best = share.index(max(share))
        policy = [float(number == best) for number in range(len(choices))]
        chances = [wins / (tries[best] or 1) for wins in won[best]]
        reason = bots.Reason("bot-glance")
        return bots.Answer(choices[best], policy, chances, reason, share)


def win_share(
    name: str, bot: bots.Bot, games: int, seed: int, budget: bots.Budget | None = None
) -> float:
    """The share of games that the bot wins against two random bots, from every seat in turn."""
    game, rng, players = aurum.game(name), Random(seed), 3
    others = bots.bot(name, "random")
    won = 0.0
    for number in range(games):
        state = game.start(rng, players=players)
        while (seat := state.actor) != aurum.OVER:
            if seat == aurum.CHANCE:
                state.apply(aurum.sample_choice(state, rng))
                continue
            asked = bot if seat == number % players else others
            question = bots.Question(name, state.view(seat), state.choices())
            state.apply(asked.answer(question, budget or bots.Budget(), rng).choice)
        if number % players in state.winners():
            won += 1 / len(state.winners())
    return won / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=aurum.games.names())
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--dreams", type=int, default=DREAMS, help="simulated games for a choice")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    share = win_share(
        given.game, Dreamer(), given.games, given.seed, bots.Budget(None, given.dreams)
    )
    print(f"{share:.0%} of {given.games} games at a table of three; a random bot would get 33%")
