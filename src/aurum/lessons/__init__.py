"""First games that teach: a real table with a fixed deal, and what is explained as it happens.

A game's folder lists what its lessons explain, in data: `detectors` find it in what the learner
sees, `refusals` what is not possible there; `following` says what has come up so far. The words are
messages of `locales/*/lessons_*.ftl`. `docs/lessons.md` tells how to write one.
"""

from __future__ import annotations

from typing import Final

from aurum.games.orichalque.lessons.first_game import ORICHALQUE
from aurum.games.oriflamme.lessons.alliance import ALLIANCE
from aurum.games.oriflamme.lessons.first_game import ORIFLAMME
from aurum.lessons.following import Course, Said, courses, follow, glimpses
from aurum.lessons.lesson import Glimpse, Lesson, Topic, Try, whim

__all__ = [
    "LESSONS",
    "Course",
    "Glimpse",
    "Lesson",
    "Said",
    "Topic",
    "Try",
    "courses",
    "follow",
    "glimpses",
    "lesson",
    "whim",
]

LESSONS: Final = (ORIFLAMME, ALLIANCE, ORICHALQUE)
"""In the order one would take them."""


def lesson(name: str) -> Lesson | None:
    """The lesson of this name, if there is one."""
    return next((each for each in LESSONS if each.name == name), None)
