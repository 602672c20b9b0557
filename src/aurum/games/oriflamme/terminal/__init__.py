"""Oriflamme at a terminal."""

from __future__ import annotations

from typing import Final

from aurum.games.oriflamme.rules.cards import CRESTS, LETTERS
from aurum.games.oriflamme.terminal.display import OriflammeDisplay
from aurum.games.oriflamme.terminal.statistics import cards
from aurum.games.oriflamme.terminal.wording import OriflammeWording, seat_names, sentence_for
from aurum.terminal.game_terminal import GameTerminal

TERMINAL: Final = GameTerminal(
    display=OriflammeDisplay,
    wording=OriflammeWording,
    sentence=sentence_for,
    seat_names=seat_names,
    fact_keys={
        "kind": lambda name: f"card-{name.lower()}",
        "family": lambda letter: f"family-{CRESTS[LETTERS.index(letter)]}",
    },
    duel=True,
    statistics=cards,
    statistics_title="stats-cards",
)
