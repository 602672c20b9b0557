"""The puzzles of Oriflamme and Alliance, and what explains them."""

from __future__ import annotations

from typing import Final

from aurum.bots import Question
from aurum.engine import Options
from aurum.games.oriflamme.puzzles.themes import flaws, themes
from aurum.games.oriflamme.rules.cards import NONE, ROUNDS
from aurum.games.oriflamme.rules.state import OriflammeState
from aurum.games.oriflamme.rules.view import View
from aurum.puzzles.game_puzzles import Depth, GamePuzzles

_SETS: Final = {"base": "oriflamme", "alliance": "alliance"}


def _set_of(options: Options) -> str | None:
    """The set of a box; ten cards of both boxes have none."""
    return _SETS.get(str(options["set"]))


def _last_round(view: View) -> bool:
    return view.round == ROUNDS


def _uninteresting(question: Question, choice: str) -> bool:
    """Not to leave with a Diplomat that bears nothing."""
    view: View = question.view
    return choice.startswith("support") and not view.queue[view.at][0].points


def _acting(state: OriflammeState) -> int:
    """The card of the queue that acts; while cards are placed there is none."""
    return state.queue[state.at] if state.at != NONE and state.at < len(state.queue) else NONE


PUZZLES: Final = GamePuzzles(
    set_of=_set_of,
    kinds={
        "place": "place", "keep": "face", "reveal": "face", "eliminate": "eliminate", "rob": "rob",
        "copy": "copy", "move": "move", "before": "land", "favour": "favour", "inform": "inform",
        "swap": "inform", "mark": "judge", "support": "diplomat", "leave": "diplomat",
    },
    themes=themes,
    flaws=flaws,
    depth=Depth(150, 5000),
    search_iterations=300,
    tables=[{"players": players} for players in (4, 3, 5, 2)],
    last_round=_last_round,
    uninteresting=_uninteresting,
    acting=_acting,
)  # fmt: skip
