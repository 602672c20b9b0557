"""Positions of Oriflamme as the server sends them, and whole games, for the browser's tests.

Run it from the top of the checkout when what is sent has changed:

    python3 web/src/games/oriflamme/write_fixture.py
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import aurum
from aurum.engine import CHANCE, OVER, SPECTATOR
from aurum.games.oriflamme.rules.cards import VERB
from aurum.server.messages import Position, asked_of

TARGET = Path(__file__).with_name("fixture.json")
BLEND = [
    "Shapeshifter", "Ambush", "Decree", "Spy", "Informer", "Diplomat", "Deserter", "Judge",
    "Insurrection", "Extortion",
]  # fmt: skip
TABLES: list[dict[str, Any]] = [
    {"set": "base", "players": 3},
    {"set": "alliance", "players": 4},
    {"set": BLEND, "players": 5},
    {"set": "alliance", "players": 2},
]
WATCHED = ((TABLES[0], 0, 5), ({"set": BLEND, "players": 3}, SPECTATOR, 11))
"""Whole games: the table, the seat that watches, and the seed of chance."""
TAKEN = (1, 12)
"""Of each sort of question these are taken: the first, and one much later; in the duel
only the first."""

game = aurum.game("oriflamme")


def text() -> str:
    """The fixture: every sort of question, and a few whole games."""
    rng = Random(3)
    counted: dict[tuple[int, ...], int] = {}
    positions = [asked for table in TABLES for asked in questions(table, rng, counted)]
    whole = {"positions": positions, "playedGames": [play(*one) for one in WATCHED]}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")) + "\n"


def questions(
    table: dict[str, Any], rng: Random, counted: dict[tuple[int, ...], int]
) -> list[dict[str, Any]]:
    """Every sort of question that a few games at a table ask, as its seat sees it."""
    found = []
    for _ in range(6):
        state = game.begin(game.options(table, rng))
        while state.actor != OVER:
            if state.actor != CHANCE:
                choices = list(state.choices())
                verbs = sorted({choice // VERB for choice in choices})
                sort = (table["players"] == 2, state.stack[-1][0], *verbs)
                counted[sort] = counted.get(sort, 0) + 1
                if counted[sort] in TAKEN[: 1 if table["players"] == 2 else 2]:
                    found.append(position(state, choices))
            state.apply(rng.choice(state.choices()))
    return found


def position(state: Any, choices: list[int]) -> dict[str, Any]:
    """What the server sends to the seat that chooses; of many choices every third."""
    view = state.view(state.actor)
    few = choices if len(choices) < 6 else choices[::3]
    written = [game.write(choice) for choice in few]
    sent = Position(state.actor, view, written, 0, asked_of(game, view, few))
    found: dict[str, Any] = msgspec.to_builtins(sent)
    return found


def play(table: dict[str, Any], seat: int, seed: int) -> dict[str, Any]:
    """A whole game as one seat saw it, choice by choice, and how it stood now and then."""
    rng = Random(seed)
    state = game.begin(game.options(table, rng))
    state.events = []
    before = 0
    moves = []
    views = {}
    while state.actor != OVER:
        state.apply(rng.choice(state.choices()))
        events = [event.seen_by(seat) for event in state.events[before:]]
        before = len(state.events)
        moves.append([event.as_dict(game.events[event.name]) for event in events])
        if len(moves) % 40 == 0 or state.actor == OVER:
            views[len(moves)] = msgspec.to_builtins(state.view(seat))
    return {"moves": moves, "views": views}


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
