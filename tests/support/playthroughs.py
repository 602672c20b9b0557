"""Whole games as readable text, so that any change of behaviour shows as a diff.

`python3 dev.py playthroughs` writes the files of `tests/playthroughs/` anew; a test compares them.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import aurum
from aurum.engine import CHANCE, OVER, SPECTATOR, Game, State, sample_choice

FOLDER = Path(__file__).parents[1] / "playthroughs"
GAMES: dict[str, tuple[dict[str, object], int]] = {
    "oriflamme-base-3": ({"set": "base", "players": 3}, 11),
    "oriflamme-base-5": ({"set": "base", "players": 5}, 12),
    "oriflamme-alliance-3": ({"set": "alliance", "players": 3}, 13),
    "oriflamme-alliance-4": ({"set": "alliance", "players": 4}, 14),
    "oriflamme-alliance-duel": ({"set": "alliance", "players": 2}, 15),
    "oriflamme-mixed-4": ({"set": "mixed", "players": 4}, 16),
    "oriflamme-mixed-5": ({"set": "mixed", "players": 5}, 17),
    "orichalque-2": ({"players": 2}, 21),
    "orichalque-4": ({"players": 4, "initiative": "russian", "sides": "hard"}, 22),
    "orichalque-solo-normal": ({"solo": "normal"}, 23),
}


def playthrough(name: str) -> str:
    """One whole random game: every choice, what else was possible, what happened, and the table."""
    given, seed = GAMES[name]
    game: Game[Any, Any] = aurum.game(name.partition("-")[0])
    rng = Random(seed)
    state = game.begin(game.options(given, rng))
    lines = [f"{name}, seed {seed}", "", game.write_position(state)]
    number = 0
    while state.actor != OVER:
        number += 1
        lines += _step(game, state, sample_choice(state, rng), number)
    lines += ["", game.write_position(state)]
    lines.append(f"scores {state.scores()}, winners {state.winners()}")
    return "\n".join(lines) + "\n"


def _step(game: Game[Any, Any], state: State, choice: int, number: int) -> list[str]:
    facts = game.facts(state)
    choices = state.choices()
    lines = [f"{number}. {facts['actor']} ({facts['asks']}): {game.write(choice)}"]
    if state.actor != CHANCE:
        lines.append(f"   of {', '.join(game.write(other) for other in choices)}")
    if (looks := state.redacted(choice, SPECTATOR)) != game.write(choice):
        lines.append(f"   others see: {looks}")
    state.events = []
    state.apply(choice)
    for event in state.events:
        values = event.as_dict(game.events[event.name])
        rest = " ".join(f"{key}={value}" for key, value in list(values.items())[2:])
        lines.append(f"   {event.name} [{event.rule}] {rest}")
    if "queue" in facts:
        after = game.facts(state)
        stock = after["stock"]
        assert isinstance(stock, dict)
        points = " ".join(f"{letter}{points}" for letter, points in stock.items())
        lines.append(f"   {points} | {after['queue']}")
    if number % 25 == 0:
        lines += _seen_from(game, state)
    return lines


def _seen_from(game: Game[Any, Any], state: State) -> list[str]:
    """What each seat knows; once, where all know the same."""
    lines = []
    viewpoints = (*range(len(state.scores())), SPECTATOR)
    texts = {seat: game.write_view(state.view(seat)) for seat in viewpoints}
    if len(set(texts.values())) == 1:
        texts = {SPECTATOR: texts[SPECTATOR]}
    for seat, text in texts.items():
        lines.append(f"   seen from {seat}:")
        lines += [f"      {line}" for line in text.splitlines()]
    return lines


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for game in GAMES:
        (FOLDER / f"{game}.txt").write_text(playthrough(game), encoding="utf-8")
        print(f"wrote {game}.txt")
