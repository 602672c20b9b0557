"""The twenty cards of both boxes, one row each; a kind is the number of its row."""

from __future__ import annotations

from typing import Final

from aurum.games.oriflamme.rules.alliance import ALLIANCE_CARDS
from aurum.games.oriflamme.rules.cards import Card
from aurum.games.oriflamme.rules.characters import CHARACTERS
from aurum.games.oriflamme.rules.intrigues import INTRIGUES

CARDS: Final[list[Card]] = [*CHARACTERS, *INTRIGUES, *ALLIANCE_CARDS]

NAMES: Final = tuple([card.name for card in CARDS])
"""The name of each kind, as notation writes it."""
