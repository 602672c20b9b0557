"""Write `fixture.json`: positions of real games as the server sends them, and two games.

The tests of the browser read views, put choices on the board and write the log with these.
Run it with the project's Python.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import aurum
from aurum.engine import CHANCE, OVER
from aurum.engine.chance import sample_choice
from aurum.games.orichalque.component_sets import unpack
from aurum.games.orichalque.rules.frames import ASK_SIDE
from aurum.games.orichalque.rules.notation import write
from aurum.games.orichalque.terminal.table import missing, phase_of
from aurum.games.orichalque.terminal.words import Words
from aurum.server.messages import asked_of, lines_of
from aurum.terminal.screen import unbind
from aurum.words import translator_for

TARGET = Path(__file__).with_name("fixture.json")
NAMES = ("Mira", "Otto", "Nadia", "Leif")
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2, "sides": ["easy", "hard"]},
    {"players": 3, "initiative": "russian"},
    {"players": 4, "sides": "hard"},
    {"players": 1, "solo": "normal"},
)
KINDS = range(30, 46)
OFTEN = (31, 32, 35, 37, 38, 41, 43)
"""Questions of every turn, of which we would rather have a late one."""
EACH = 2
"""So many moments of each question."""


def text() -> str:
    """The fixture: games played, and positions of them."""
    positions: dict[int, list[dict[str, Any]]] = {}
    games = []
    for seed in range(80):
        game = play(seed, TABLES[seed % len(TABLES)], positions)
        if seed in (0, 3):
            games.append(game)
        if seed >= 3 and all(len(positions.get(kind, ())) >= EACH for kind in KINDS):
            break
    positions[ASK_SIDE] = [sides_chosen()]
    whole = {
        "set": msgspec.to_builtins(unpack("aurum")),
        "positions": [one for found in positions.values() for one in found],
        "playedGames": games,
    }
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")) + "\n"


def sides_chosen() -> dict[str, Any]:
    """The moment when the first player chooses a side."""
    rng = Random(0)
    state: Any = aurum.game("orichalque").start(players=2, sides="choose")
    while state.actor == CHANCE:
        state.apply(sample_choice(state, rng))
    return moment(state)


def play(
    seed: int, options: dict[str, Any], positions: dict[int, list[dict[str, Any]]]
) -> dict[str, Any]:
    """A game played at random; the positions worth keeping, and the game as `summary` writes it."""
    rng = Random(seed)
    state: Any = aurum.game("orichalque").start(**options)
    state.events = []
    while state.actor != OVER:
        if state.actor != CHANCE:
            kept = positions.setdefault(state.stack[-1][0], [])
            often = state.stack[-1][0] in OFTEN
            if len(kept) < EACH and rng.random() < (0.06 if often else 1):
                kept.append(moment(state))
        state.apply(sample_choice(state, rng))
    kept = positions.setdefault(45, [])
    if len(kept) < EACH:
        kept.append(moment(state))
    return summary(state)


def moment(state: Any) -> dict[str, Any]:
    """A position as it is sent, with the phase and what everybody lacks."""
    game = aurum.game("orichalque")
    setup = state.setup
    view = state.view(max(0, state.actor))
    choices = list(state.choices()) if state.actor != OVER else []
    words = Words(translator_for("en"), setup, NAMES[: setup.seats], state.current, colour=False)
    return {
        "view": msgspec.to_builtins(view),
        "choices": [write(one) for one in choices],
        "asked": msgspec.to_builtins(asked_of(game, view, choices)) if choices else None,
        "phase": phase_of(view),
        "missing": [unbind(missing(words, state, one)) for one in range(setup.players)],
    }


def summary(state: Any) -> dict[str, Any]:
    """The beginning and the end of a game: its events, and what the log says of them."""
    game = aurum.game("orichalque")
    events = [*state.events[:90], *state.events[-40:]]
    return {
        "seats": state.setup.seats,
        "automaton": state.setup.automaton,
        "events": [one.as_dict(game.events[one.name]) for one in events],
        "lines": msgspec.to_builtins(lines_of(game, events, state.view(0))),
    }


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
