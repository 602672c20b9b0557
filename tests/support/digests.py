"""Digests of random games at every kind of table, and how they end, to compare two builds by."""

from __future__ import annotations

import hashlib
import json
from random import Random

import aurum
from aurum.engine import play_out, sample_choice

TABLES: list[tuple[str, dict[str, object]]] = [
    ("oriflamme", {"set": ten, "players": players})
    for ten in ("base", "alliance", "mixed")
    for players in (2, 3, 4, 5)
]
TABLES += [("oriflamme", options) for options in aurum.game("oriflamme").variants()[8:]]
TABLES += [("orichalque", options) for options in aurum.game("orichalque").variants()]


def digests() -> dict[str, str]:
    """The digest of some games at each of these tables: what was chosen, and what it came to."""
    found = {}
    for name, given in TABLES:
        game = aurum.game(name)
        digest = hashlib.sha256()
        for number in range(12 if name == "oriflamme" else 2):
            rng = Random(f"0/{number}")
            state: aurum.State = game.start(rng, **given)
            choices = [game.write(choice) for choice in play_out(state, rng).choices]
            digest.update(repr([choices, state.scores(), state.winners()]).encode())
        found[f"{name} {given}"] = digest.hexdigest()
    return found


def midway(name: str) -> aurum.State:
    """The same moment of the same game in every build: something has happened, and more may."""
    game = aurum.game(name)
    rng = Random(f"midway/{name}")
    state: aurum.State = game.start(rng, players=3)
    for _ in range(30):
        state.apply(sample_choice(state, rng))
    return state


def last_choice(state: aurum.State) -> tuple[str, int]:
    """What another process is asked."""
    return aurum.BUILD, state.choices()[-1]


if __name__ == "__main__":
    print(json.dumps({"build": aurum.BUILD, "digests": digests()}))
