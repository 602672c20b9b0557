"""How many decisions a second the network of a game makes, alone and for many positions at once.

python bench/network.py [GAME]
"""

from __future__ import annotations

import sys
import time
from random import Random

import aurum
from aurum import bots
from aurum.engine import CHANCE, OVER, State, sample_choice
from aurum.networks.network import Network

POSITIONS = 64
SECONDS = 2.0


def positions(game: str, **options: object) -> list[State]:
    """Positions of plays at random."""
    rng = Random(1)
    found: list[State] = []
    state = aurum.game(game).start(rng, **options)
    while len(found) < POSITIONS:
        if state.actor == OVER:
            state = aurum.game(game).start(rng, **options)
        elif state.actor != CHANCE and rng.random() < 0.2:
            found.append(state.clone())
        state.apply(sample_choice(state, rng))
    return found


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else aurum.games.names()[0]
    bot = bots.bot(game, "network")
    network: Network = bot.network  # type: ignore[attr-defined]
    states = positions(game, players=4)
    questions = [bots.Question(game, state.view(state.actor), state.choices()) for state in states]
    table = network.table(aurum.game(game).settings(states[0]))
    seats = [state.actor for state in states]
    rng = Random(2)

    def answers() -> None:
        for question in questions:
            bot.answer(question, bots.Budget(), rng)

    def alone() -> None:
        for state, seat in zip(states, seats, strict=True):
            table.logits(table.read([state], [seat]))

    def together() -> None:
        table.logits(table.read(states, seats))

    for name, work in (("answers of the bot", answers), ("network, one by one", alone),
                       (f"network, {POSITIONS} at once", together)):  # fmt: skip
        work()
        rounds = 0
        began = time.process_time()
        while time.process_time() - began < SECONDS:
            work()
            rounds += 1
        took = (time.process_time() - began) / (rounds * POSITIONS)
        print(f"{name:24} {took * 1e6:7.1f} µs {1 / took:9,.0f} a second")


if __name__ == "__main__":
    main()
