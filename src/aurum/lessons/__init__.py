"""First games that teach: a real table with a fixed deal, and what is explained as it happens.

A game's folder lists what its lessons explain, in data: `detectors` find it in what the learner
sees, `refusals` what is not possible there; `progress` says what has come up so far. The words are
messages of `locales/*/lessons*.ftl` of their game. `docs/lessons.md` tells how to write one.
"""

from __future__ import annotations

from aurum import games
from aurum.lessons.lesson import Glimpse, Lesson, Topic, Try, whim
from aurum.lessons.progress import Course, Said, courses, follow, glimpses

__all__ = [
    "Course",
    "Glimpse",
    "Lesson",
    "Said",
    "Topic",
    "Try",
    "all_lessons",
    "courses",
    "follow",
    "glimpses",
    "lesson",
    "whim",
]


def all_lessons() -> list[Lesson]:
    """The lessons of all games, in the order one would take them."""
    return [each for plugin in games.plugins() for each in plugin.lessons()]


def lesson(name: str) -> Lesson | None:
    """The lesson of this name, if there is one."""
    return next((each for each in all_lessons() if each.name == name), None)
