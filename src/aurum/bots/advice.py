"""A hint: two or three good choices, with the win estimate and the reasons of each.

The strongest bot answers in the asker's seat: it is given what that seat may know.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from aurum import bots
from aurum.bots.contract import Answer, Budget, Question, Reason

MOST: Final = 3
FEW: Final = 16
"""Choices that the search tried less often are not recommended: their estimates say little. Where a
busy machine left little time, an eighth of the most tried is enough."""
LITTLE: Final = 0.02
"""A difference of the chance to win that is negligible; the client's verdict goes by it too."""
WORSE: Final = 0.08
"""A third choice must not cost more of the chance to win than this."""


class Advice(NamedTuple):
    """A choice that can be recommended."""

    choice: int
    chance: float | None
    """The asker's chance to win after it, if the bot has looked."""
    reason: Reason


def advise(question: Question, rng: Random, budget: Budget | None = None) -> list[Advice]:
    """The best choices, the best first: two or three, or as few as there are."""
    level = bots.levels(question.game)[-1]
    answer = bots.answer(level, question, rng, budget)
    return [
        Advice(question.choices[index], _chance(answer, index), reason)
        for index, reason in _reasons(question, answer, rng)
    ]


def _chance(answer: Answer, index: int) -> float | None:
    return answer.worth[index] if answer.worth else None


def _best(answer: Answer) -> list[int]:
    """Which choices to speak of: those the bot has tried most, the one that fared best first.

    A search that ends early may have tried most what no longer looks best: the numbers beside the
    choices must not contradict their order.
    """
    tried, worth = answer.tried, answer.worth
    if not tried:  # there was nothing to search: one choice, or one that wins
        return [max(range(len(answer.policy)), key=answer.policy.__getitem__)]
    order = sorted(range(len(tried)), key=lambda index: -tried[index])
    enough = max(2, min(FEW, tried[order[0]] // 8))
    known = [order[0], *[index for index in order[1:] if tried[index] >= enough]][:MOST]
    known.sort(key=lambda index: -(worth[index] or 0.0))
    if len(known) == MOST and (worth[known[-1]] or 0) < (worth[known[0]] or 0) - WORSE:
        known.pop()
    return known


def _standing(answer: Answer, best: list[int]) -> list[str]:
    """How each fares beside the others: the `first` by far enough, as good (`even`), or `worse`."""
    chances = [_chance(answer, index) or 0.0 for index in best]
    first = max(chances)
    near = sum(chance >= first - LITTLE for chance in chances)
    return [
        "worse" if chance < first - LITTLE else "first" if near == 1 else "even"
        for chance in chances
    ]


def _reasons(question: Question, answer: Answer, rng: Random) -> list[tuple[int, Reason]]:
    best = _best(answer)
    choices = [question.choices[index] for index in best]
    standing = _standing(answer, best)
    found = bots.advise(question, choices, standing, rng)
    return list(zip(best, found, strict=True))
