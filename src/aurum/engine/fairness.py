"""Chance that can be checked afterwards.

Before the first choice a table publishes the hash of a secret seed, and after the last the seed.
Every outcome of chance follows from the seed and its number alone, by whole numbers only, so that
anyone can compute it again in any language; `docs/records.md` says how.
"""

from __future__ import annotations

import hmac
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Any, Final

from aurum.engine.chance import sample_at
from aurum.engine.contract import CHANCE, Game, State
from aurum.engine.errors import BadOptions, BadRecord, Facts
from aurum.engine.record import Fairness, Record, replay, start_replay

SEED_BYTES: Final = 32
_BITS: Final = 256


def commitment(seed: bytes) -> str:
    """What is published before the game: it fixes the seed and does not reveal it."""
    return sha256(seed).hexdigest()


def fair_draw(state: State, seed: bytes, number: int) -> int:
    """What chance chooses here, if this is its draw of this number, counted from 1."""
    return sample_at(state, _digest(seed, f"draw {number}"), _BITS)


def fair_options_rng(seed: bytes) -> Random:
    """What draws the options that a table leaves to chance, such as ten cards of twenty."""
    return Random(_digest(seed, "options"))


def _digest(seed: bytes, purpose: str) -> int:
    keyed = _keyed(seed).copy()
    keyed.update(purpose.encode())
    return int.from_bytes(keyed.digest(), "big")


@lru_cache(1024)
def _keyed(seed: bytes) -> hmac.HMAC:
    """The keyed hash, which all draws of a game copy; making it takes three times as long."""
    return hmac.new(seed, digestmod="sha256")


def verify(game: Game[Any, Any], record: Record) -> int:
    """How many outcomes of chance a record holds, once each is known to follow from its seed.

    Those that were taken over from another record are not checked.
    """
    fair = record.fair
    if fair is None:
        raise BadRecord("record-fair-none")
    if not fair.seed:
        raise BadRecord("record-fair-unrevealed", {"hash": fair.hash})
    seed = _read_seed(fair)
    _verify_options(game, record, fair, seed)
    state = start_replay(game, record)
    given = record.continued.move if record.continued is not None else 0
    draws = 0
    for step in replay(game, record):
        if step.actor == CHANCE and step.number > given:
            draws += 1
            expected = fair_draw(state, seed, draws)
            if step.choice != expected:
                facts: Facts = {
                    "move": step.number, "text": step.text, "expected": game.write(expected),
                }  # fmt: skip
                raise BadRecord("record-fair-draw", facts, move=step.number)
        state = step.state
    return draws


def _read_seed(fair: Fairness) -> bytes:
    try:
        seed = bytes.fromhex(fair.seed)
    except ValueError:
        raise BadRecord("record-fair-seed", {"given": fair.seed}) from None
    if commitment(seed) != fair.hash:
        raise BadRecord("record-fair-hash", {"given": fair.hash, "expected": commitment(seed)})
    return seed


def _verify_options(game: Game[Any, Any], record: Record, fair: Fairness, seed: bytes) -> None:
    try:
        drawn = game.options(fair.asked, fair_options_rng(seed))
    except BadOptions as problem:
        raise BadRecord(problem.key, problem.facts, problem.rule) from None
    if drawn != record.options:
        raise BadRecord("record-fair-options")
