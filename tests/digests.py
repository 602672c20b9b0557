"""Digests of random games at every kind of table, to compare two builds or two machines by."""

from __future__ import annotations

import json
from random import Random

import aurum
from aurum.cli.simulation import simulate
from aurum.engine import draw

TABLES: list[tuple[str, dict[str, object]]] = [
    ("oriflamme", {"set": ten, "players": players})
    for ten in ("base", "alliance", "mixed")
    for players in (2, 3, 4, 5)
]
TABLES += [("oriflamme", options) for options in aurum.game("oriflamme").variants()[8:]]
TABLES += [("orichalque", options) for options in aurum.game("orichalque").variants()]


def digests() -> dict[str, str]:
    """The digest of some games at each of these tables."""
    found = {}
    for game, given in TABLES:
        games = 12 if game == "oriflamme" else 2
        found[f"{game} {given}"] = simulate(game, given, games, seed=0).digest
    return found


def midway(name: str) -> aurum.State:
    """The same moment of the same game in every build: something has happened, and more may."""
    game = aurum.game(name)
    rng = Random(f"midway/{name}")
    state: aurum.State = game.start(rng, players=3)
    for _ in range(30):
        state.apply(draw(state, rng))
    return state


def last_choice(state: aurum.State) -> tuple[str, int]:
    """What another process is asked."""
    return aurum.BUILD, state.choices()[-1]


if __name__ == "__main__":
    print(json.dumps({"build": aurum.BUILD, "digests": digests()}))
