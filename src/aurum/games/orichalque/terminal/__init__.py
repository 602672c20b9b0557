"""Orichalque at a terminal."""

from __future__ import annotations

from typing import Final

from aurum.games.orichalque.terminal.display import OrichalqueDisplay
from aurum.games.orichalque.terminal.wording import OrichalqueWording, seat_names, sentence_for
from aurum.terminal.game_terminal import GameTerminal

TERMINAL: Final = GameTerminal(
    display=OrichalqueDisplay,
    wording=OrichalqueWording,
    sentence=sentence_for,
    seat_names=seat_names,
)
