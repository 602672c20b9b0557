"""What the browser draws of the kinds of cards and of the rounds, from the rules.

Run it from the top of the checkout when a card has changed; a test fails when it is not up to date:

    python3 web/src/games/oriflamme/write_kinds.py
"""

from __future__ import annotations

import json
from pathlib import Path

from aurum.games.oriflamme.rules.cards import ROUNDS, is_character
from aurum.games.oriflamme.rules.deck import CARDS

TARGET = Path(__file__).with_name("kinds.json")


def text() -> str:
    """Each kind in the order of its number: its name, its rule, and whether it is a character."""
    kinds = [
        {"name": card.name.lower(), "rule": card.rule, "character": is_character(card.kind)}
        for card in CARDS
    ]
    return json.dumps({"rounds": ROUNDS, "kinds": kinds}, indent=1) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
