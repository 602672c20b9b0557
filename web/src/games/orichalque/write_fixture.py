"""Write `fixture.json`: moments of real games with what Python makes of them.

The browser reads views, previews placements, counts odds and says sentences by itself; its tests
compare all of that with these. Run it with the project's Python.
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
from aurum.games.orichalque.rules.combat import odds_of_fight
from aurum.games.orichalque.rules.construction import constructions
from aurum.games.orichalque.rules.frames import ASK_SIDE, ASK_TILE
from aurum.games.orichalque.rules.notation import write
from aurum.games.orichalque.rules.options import restore_setup
from aurum.games.orichalque.rules.titans import limit
from aurum.games.orichalque.terminal.choices import sentence
from aurum.games.orichalque.terminal.log import log_lines
from aurum.games.orichalque.terminal.placements import brings
from aurum.games.orichalque.terminal.question import question
from aurum.games.orichalque.terminal.table import missing, phase_of
from aurum.games.orichalque.terminal.words import Words
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
SAID = 14
"""So many choices of a moment are told as sentences."""


def text() -> str:
    """The fixture: games played, and what Python makes of their moments."""
    positions: dict[int, list[dict[str, Any]]] = {}
    stories = []
    for seed in range(80):
        told = play(seed, TABLES[seed % len(TABLES)], positions)
        if seed in (0, 3):
            stories.append(told)
        if seed >= 3 and all(len(positions.get(kind, ())) >= EACH for kind in KINDS):
            break
    positions[ASK_SIDE] = [sides_chosen()]
    whole = {
        "box": msgspec.to_builtins(unpack("aurum")),
        "positions": [one for found in positions.values() for one in found],
        "stories": stories,
    }
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")) + "\n"


def sides_chosen() -> dict[str, Any]:
    """The moment when the first player chooses a side."""
    rng = Random(0)
    state: Any = aurum.game("orichalque").start(players=2, sides="choose")
    while state.actor == CHANCE:
        state.apply(sample_choice(state, rng))
    return moment(state, rng)


def play(
    seed: int, options: dict[str, Any], positions: dict[int, list[dict[str, Any]]]
) -> dict[str, Any]:
    """A game played at random; the moments worth keeping, and its story."""
    rng = Random(seed)
    state: Any = aurum.game("orichalque").start(**options)
    state.events = []
    first: Any = state.view(0)
    while state.actor != OVER:
        if state.actor != CHANCE:
            kept = positions.setdefault(state.stack[-1][0], [])
            often = state.stack[-1][0] in OFTEN
            if len(kept) < EACH and rng.random() < (0.06 if often else 1):
                kept.append(moment(state, rng))
        state.apply(sample_choice(state, rng))
    kept = positions.setdefault(45, [])
    if len(kept) < EACH:
        kept.append(moment(state, rng))
    return story(state, first)


def speakers(state: Any, reader: int, language: str = "en") -> Words:
    """The words of the terminal for one reader."""
    setup = state.setup
    names = list(NAMES[: setup.seats])
    if setup.automaton:
        names.append(translator_for(language).say("automaton.the"))
    return Words(translator_for(language), setup, names, reader, colour=False)


def moment(state: Any, rng: Random) -> dict[str, Any]:
    """A view, and all that Python makes of it."""
    player = state.current
    words = speakers(state, player)
    choices = list(state.choices()) if state.actor != OVER else []
    said = rng.sample(choices, min(SAID, len(choices)))
    found: dict[str, Any] = {
        "view": msgspec.to_builtins(state.view(player)),
        "choices": [write(one) for one in choices],
        "sentences": {write(one): plain(sentence(words, state, one)) for one in said},
        "phase": phase_of(state.view(player)),
        "missing": [plain(missing(words, state, one)) for one in range(state.setup.players)],
        "limit": limit(state, player),
        "ways": len(constructions(state, player, state.orichalque[player])),
        "odds": [
            [odds_of_fight(state, player, kind, n) for n in range(4)]
            for kind in range(len(state.setup.components.creatures))
        ],
    }
    if state.actor != OVER:
        found["question"] = plain(question(words, state))
    if state.stack[-1][0] == ASK_TILE:
        found["brings"] = {write(one): brings(state, one) for one in choices}
    return found


def story(state: Any, first: Any) -> dict[str, Any]:
    """The beginning and the end of a game, as events and as lines of the log."""
    setup = restore_setup(*first.setup)
    events = [*state.events[:90], *state.events[-40:]]
    kinds = aurum.game("orichalque").events
    told = [
        {"event": one.name, "rule": one.rule}
        | dict(zip(kinds[one.name].facts, one.facts, strict=True))
        for one in events
    ]
    lines = {}
    for language in ("en", "fr", "ru"):
        words = speakers(state, 0, language)
        lines[language] = [
            plain(line.text.plain) for line in log_lines(words, events, {}) if not line.heading
        ]
    every = [
        {"event": one.name, "rule": one.rule}
        | dict(zip(kinds[one.name].facts, one.facts, strict=True))
        for one in state.events
        if one.name in ("round", "came", "went", "erected", "forged")
    ]
    return {
        "seats": setup.seats,
        "automaton": setup.automaton,
        "events": told,
        "lines": lines,
        "scoring": every,
        "points": [state.points(player) for player in range(setup.players)],
    }


def plain(said: str) -> str:
    """Without the sign by which the terminal keeps words together."""
    return said.replace("\ue0a0", "\u00a0")


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
