"""Make `learnt.json`: train the policy by self-play, then count where hidden cards lie.

    python training/oriflamme/train.py FILE [--batches 1200] [--rate 0.05] [--since FILE]

Some 360 000 games.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random

from learner import Learner

from aurum.engine.chance import sample_choice
from aurum.engine.state import CHANCE, OVER
from aurum.games.oriflamme.bots.policy import Policy, sample_index
from aurum.games.oriflamme.bots.weights import initial_weights
from aurum.games.oriflamme.bots.worlds import PLACES, place_of
from aurum.games.oriflamme.rules import OriflammeState, oriflamme
from aurum.games.oriflamme.rules.cards import HAND, KINDS, KNOWN, SET_ASIDE

SETS = ("base", "base", "alliance", "alliance", "mixed")
PLAYERS = (2, 3, 3, 4, 4, 4, 5, 5)
BATCH = 300


def table(rng: Random) -> OriflammeState:
    """A game at its beginning, with a random card set and number of players."""
    ten = SETS[int(rng.random() * len(SETS))]
    players = PLAYERS[int(rng.random() * len(PLAYERS))]
    return oriflamme.start(rng, set=ten, players=players)


def learn(weights: list[float], batches: int, rate: float, rng: Random) -> list[float]:
    """Trained weights: the mean over the second half of the batches."""
    learner = Learner(weights)
    mean = [0.0] * len(weights)
    half = batches // 2
    for batch in range(batches):
        for _ in range(BATCH):
            learner.play(table(rng), rng)
        learner.step(BATCH, rate * (1 - 0.9 * batch / batches))
        if batch >= half:
            share = 1 / (batch - half + 1)
            mean = [old + share * (new - old) for old, new in zip(mean, weights, strict=True)]
    return mean


def count(weights: list[float], games: int, rng: Random) -> list[int]:
    """How often a card of each kind is in each place while nobody else has seen it."""
    policy = Policy(weights)
    counts = [0] * (KINDS * PLACES)
    for _ in range(games):
        t = table(rng)
        while t.actor != OVER:
            if t.actor == CHANCE:
                t.apply_unchecked(sample_choice(t, rng))
                continue
            if rng.random() < 0.15:
                for card, where in enumerate(t.where):
                    if where > KNOWN or where in (HAND, SET_ASIDE):
                        counts[t.setup.kind[card] * PLACES + place_of(t, card)] += 1
            choices = t.legal()
            t.apply_unchecked(choices[sample_index(policy.logits(t), 1.0, rng.random())])
    return counts


def main() -> None:
    """Train, count, and write both to the file."""
    parser = argparse.ArgumentParser(prog="python training/oriflamme/train.py")
    parser.add_argument("file", type=Path)
    parser.add_argument("--batches", type=int, default=1200)
    parser.add_argument("--rate", type=float, default=0.05)
    parser.add_argument("--games", type=int, default=10_000, help="to count in")
    parser.add_argument("--since", type=Path, help="go on from these weights")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    rng = Random(given.seed)
    weights = initial_weights()
    if given.since is not None:
        weights = json.loads(given.since.read_text(encoding="utf-8"))["weights"]
    if given.batches:
        weights = learn(weights, given.batches, given.rate, rng)
    weights = [round(weight, 3) for weight in weights]
    found = {"weights": weights, "habits": count(weights, given.games, rng)}
    given.file.write_text(json.dumps(found) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
