"""What the browser draws of the kinds of cards, and some numbers of the rules.

Run it from the top of the checkout when one has changed; a test fails when it is not up to date:

    python3 web/src/games/oriflamme/write_kinds.py
"""

from __future__ import annotations

import json
from pathlib import Path

from aurum.games.oriflamme.rules.cards import ON, ROUNDS, SET_SIZE, is_character
from aurum.games.oriflamme.rules.deck import CARDS

FOLDER = Path(__file__).parent


def files() -> dict[Path, str]:
    """Each file, and what it holds."""
    return {FOLDER / "kinds.json": kinds(), FOLDER / "eager" / "numbers.json": numbers()}


def numbers() -> str:
    """How many rounds there are, how many kinds a set has, and the spot of a card that covers
    another one in the event of its placing."""
    found = {"rounds": ROUNDS, "set_size": SET_SIZE, "covering": ON}
    return json.dumps(found, indent=1) + "\n"


def kinds() -> str:
    """Each kind in the order of its number: its name, its rule, and whether it is a character."""
    found = [
        {"name": card.name.lower(), "rule": card.rule, "character": is_character(card.kind)}
        for card in CARDS
    ]
    return json.dumps({"kinds": found}, indent=1) + "\n"


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
