"""Identifiers, secrets and seeds from the system's random source."""

from __future__ import annotations

import secrets
from random import Random, SystemRandom

from aurum.engine.fairness import SEED_BYTES


class Entropy:
    """The source of the server's identifiers, secrets and seeds. Tests replace it."""

    def __init__(self) -> None:
        self.rng: Random = SystemRandom()

    def new_id(self) -> str:
        """Sixteen random characters: the id of a table, which is its link, or of a guest."""
        return secrets.token_urlsafe(12)

    def new_seed(self) -> bytes:
        """The secret seed of a game, from which all its chance follows."""
        return secrets.token_bytes(SEED_BYTES)

    def new_number(self) -> int:
        """A seed for a bot or a hint, which need not be reproducible."""
        return secrets.randbits(63)
