"""The difficulty of a puzzle: which levels miss it, and how soon a search finds it."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from aurum import bots
from aurum.bots import Budget, Question

LOWER: Final = ("page", "squire", "knight", "baron")
DEPTHS: Final = (20, 50, 150, 500, 1500)
"""Turns of search after which the Regent is asked what it would do."""
LONGEST: Final = DEPTHS[-1]
SOURCES: Final = 3


class Difficulty(NamedTuple):
    """How soon the bots find the best choice."""

    levels: dict[str, float]
    settles: int
    difficulty: int


def rate(question: Question, best: int) -> Difficulty:
    """From 1, which all the lower levels find, to 5, which all of them miss."""
    levels = {name: round(finds(name, question, best), 2) for name in LOWER}
    missing = sum(1 - share for share in levels.values())
    return Difficulty(levels, settles(question, best), 1 + min(4, int(missing + 0.5)))


def finds(name: str, question: Question, best: int) -> float:
    """How often a level would make this choice; a search is asked from several sources."""
    number = question.choices.index(best)
    budget = bots.usual_budget(question.game, name)
    sources = range(1 if name in ("page", "squire") else SOURCES)
    answers = [bots.answer(name, question, Random(source), budget) for source in sources]
    return sum(answer.policy[number] for answer in answers) / len(answers)


def settles(question: Question, best: int) -> int:
    """From how many turns on the Regent would rather make this choice than any other.

    More than the longest, where it does not find it at all.
    """
    number = question.choices.index(best)
    since = LONGEST + 1
    for depth in reversed(DEPTHS):
        answer = bots.answer("regent", question, Random(depth), Budget(iterations=depth))
        if answer.policy[number] < max(answer.policy):
            break
        since = depth
    return since


def tempting(question: Question, best: int, next_best: int) -> int:
    """The wrong choice that looks best: to a Squire, else to a Page, else after a search."""
    for name in ("squire", "page"):
        answer = bots.answer(name, question, Random(0))
        looks = {
            choice: share
            for choice, share in zip(question.choices, answer.policy, strict=True)
            if choice != best and share >= 0.2
        }
        if looks:
            return max(looks, key=lambda choice: looks[choice])
    return next_best
