"""Whole games as readable text, so that any change of behaviour shows as a diff.

`python3 dev.py playthroughs` writes the files of `tests/playthroughs/` anew; a test compares them.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from aurum.engine import CHANCE, OVER, SPECTATOR, draw
from aurum.oriflamme import Play, oriflamme

FOLDER = Path(__file__).parent / "playthroughs"
GAMES: dict[str, tuple[object, int, int]] = {
    "oriflamme-base-3": ("base", 3, 11),
    "oriflamme-base-5": ("base", 5, 12),
    "oriflamme-alliance-3": ("alliance", 3, 13),
    "oriflamme-alliance-4": ("alliance", 4, 14),
    "oriflamme-alliance-duel": ("alliance", 2, 15),
    "oriflamme-mixed-4": ("mixed", 4, 16),
    "oriflamme-mixed-5": ("mixed", 5, 17),
}


def playthrough(name: str) -> str:
    """One whole random game: every choice, what else was possible, what happened, and the row."""
    ten, players, seed = GAMES[name]
    rng = Random(seed)
    state = oriflamme.start(rng, players=players, set=ten)
    lines = [f"{name}, seed {seed}", "", oriflamme.write_position(state)]
    number = 0
    while state.actor != OVER:
        number += 1
        lines += _step(state, draw(state, rng), number)
    lines += ["", oriflamme.write_position(state)]
    lines.append(f"scores {state.scores()}, winners {state.winners()}")
    return "\n".join(lines) + "\n"


def _step(state: Play, choice: int, number: int) -> list[str]:
    facts = oriflamme.facts(state)
    choices = state.choices()
    lines = [f"{number}. {facts['actor']} ({facts['asks']}): {oriflamme.write(choice)}"]
    if state.actor != CHANCE:
        lines.append(f"   of {', '.join(oriflamme.write(other) for other in choices)}")
    lines.append(f"   others see: {state.seen(choice, SPECTATOR)}")
    state.events = []
    state.apply(choice)
    for event in state.events:
        told = event.told(oriflamme.events[event.name])
        rest = " ".join(f"{key}={value}" for key, value in list(told.items())[2:])
        lines.append(f"   {event.name} [{event.rule}] {rest}")
    after = oriflamme.facts(state)
    stock = after["stock"]
    assert isinstance(stock, dict)
    points = " ".join(f"{letter}{points}" for letter, points in stock.items())
    lines.append(f"   {points} | {after['queue']}")
    if number % 25 == 0:
        for seat in (*range(state.setup.seats), SPECTATOR):
            lines.append(f"   seen from {seat}:")
            seen = oriflamme.write_view(state.view(seat))
            lines += [f"      {line}" for line in seen.splitlines()]
    return lines


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for game in GAMES:
        (FOLDER / f"{game}.txt").write_text(playthrough(game), encoding="utf-8")
        print(f"wrote {game}.txt")
