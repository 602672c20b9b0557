"""Games whose chance follows from a seed, as a server plays them."""

from __future__ import annotations

from random import Random
from typing import Any

import aurum
from aurum.engine import CHANCE, OVER, Record, Seat, begin_record, sample_choice
from aurum.engine.fairness import commitment, fair_draw, fair_options_rng
from aurum.engine.record import Fairness

SEED = bytes(range(32))


def play_fairly(name: str, asked: dict[str, Any], seed: bytes = SEED) -> Record:
    """A whole game: chance by the seed, everybody else at random."""
    game = aurum.game(name)
    options = game.options(asked, fair_options_rng(seed))
    state = game.begin(options)
    rng, draws = Random(1), 0
    record = begin_record(game, options, [Seat("Mira", "person")] * game.seats(options))
    while state.actor != OVER:
        if state.actor == CHANCE:
            draws += 1
            choice = fair_draw(state, seed, draws)
        else:
            choice = sample_choice(state, rng)
        record.choices.append(game.write(choice))
        state.apply(choice)
    record.fair = Fairness(commitment(seed), seed.hex(), asked)
    return record
