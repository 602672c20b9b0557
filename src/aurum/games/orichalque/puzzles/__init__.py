"""The puzzles of Orichalque, and what explains them."""

from __future__ import annotations

from typing import Final

from aurum.bots import Question
from aurum.engine import Options
from aurum.games.orichalque.puzzles.themes import flaws, themes, winning
from aurum.puzzles.game_puzzles import Depth, GamePuzzles


def _set_of(options: Options) -> str:
    return "orichalque"


def _uninteresting(question: Question, choice: str) -> bool:
    """To use an action that has been paid for."""
    return choice == "act"


PUZZLES: Final = GamePuzzles(
    set_of=_set_of,
    kinds={
        "found": "metropolis", "take": "card", "put": "tile", "welcome": "titan",
        "release": "titan", "act": "action", "bless": "action", "decline": "action",
        "fight": "fight", "smite": "fight", "stop": "fight", "build": "construct",
        "temple": "construct", "medallion": "construct", "done": "construct", "raise": "construct",
        "buy": "extra", "end": "extra", "pay": "pay", "discard": "discard",
        "initiative": "initiative",
    },
    themes=themes,
    flaws=flaws,
    depth=Depth(100, 1000),
    search_iterations=100,
    tables=[{"players": 2}, {"players": 3}, {"players": 4}, {"solo": "normal"}],
    winning=winning,
    won="puzzle-or-won",
    uninteresting=_uninteresting,
)  # fmt: skip
