"""The bots of Oriflamme: what the platform asks of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from aurum import networks
from aurum.bots.contract import Question, Reason
from aurum.bots.game_bots import GameBots
from aurum.games.oriflamme.bots import advice
from aurum.games.oriflamme.bots.levels import level, obvious_reason


def _advise(
    question: Question, choices: Sequence[int], standing: Sequence[str], rng: Random
) -> list[Reason]:
    return advice.reasons(question.view, question.choices, choices, standing, rng)


BOTS: Final = GameBots(
    level=level,
    iterations={"knight": 24, "baron": 120, "regent": 3000, "regent_v1": 3000},
    analysis_iterations=1500,
    obvious_reason=obvious_reason,
    advise=_advise,
    others=("regent_v1", networks.NAME),
)
