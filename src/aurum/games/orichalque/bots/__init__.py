"""The bots of Orichalque: what the platform asks of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from aurum.bots.contract import Question, Reason
from aurum.bots.game_bots import GameBots
from aurum.games.orichalque.bots import advice, reasons
from aurum.games.orichalque.bots.levels import level, try_out
from aurum.games.orichalque.rules.imagine import imagine


def _obvious_reason(question: Question, choice: int) -> Reason | None:
    return reasons.obvious_reason(imagine(question.view), choice)


def _advise(
    question: Question, choices: Sequence[int], standing: Sequence[str], rng: Random
) -> list[Reason]:
    return advice.reasons(question.view, question.choices, choices, standing)


BOTS: Final = GameBots(
    level=level,
    iterations={"knight": 12, "baron": 100, "regent": 1000},
    analysis_iterations=400,
    obvious_reason=_obvious_reason,
    advise=_advise,
    try_out=try_out,
    aliases={"greedy": "squire"},
)
