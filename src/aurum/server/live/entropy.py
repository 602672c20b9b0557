"""Identifiers, secrets and seeds that nobody can guess."""

from __future__ import annotations

import secrets
from random import Random, SystemRandom

from aurum.engine.fairness import SEED_BYTES


class Entropy:
    """Where the server gets what nobody can guess."""

    def __init__(self) -> None:
        self.rng: Random = SystemRandom()

    def new_id(self) -> str:
        """Sixteen letters that nobody can guess: the link to a table, or a guest."""
        return secrets.token_urlsafe(12)

    def new_seed(self) -> bytes:
        """The secret that all chance of a game follows from."""
        return secrets.token_bytes(SEED_BYTES)

    def new_number(self) -> int:
        """A seed for something that need not be repeated."""
        return secrets.randbits(63)
