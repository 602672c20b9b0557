"""Lessons: a first game at a real table with a fixed deal, explained as it happens.

A game's folder lists what its lessons explain, in data: `detectors` find it in what the learner
sees, `refusals` what is not possible there. `progress` says what has been explained so far. The
words are messages of `locales/*/lessons*.ftl`. `docs/lessons.md` says how to write one.
"""

from __future__ import annotations

from aurum import games
from aurum.lessons.lesson import Lesson, Observation, Refusal, Topic, bot_seed
from aurum.lessons.progress import (
    ExplainedTopic,
    LessonProgress,
    observations,
    progress_of,
    progress_steps,
)

__all__ = [
    "ExplainedTopic",
    "Lesson",
    "LessonProgress",
    "Observation",
    "Refusal",
    "Topic",
    "all_lessons",
    "bot_seed",
    "lesson",
    "observations",
    "progress_of",
    "progress_steps",
]


def all_lessons() -> list[Lesson]:
    """The lessons of all games, in the order one would take them."""
    return [each for plugin in games.plugins() for each in plugin.lessons()]


def lesson(name: str) -> Lesson | None:
    """The lesson of this name, if there is one."""
    return next((each for each in all_lessons() if each.name == name), None)
