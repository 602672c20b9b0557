"""Players that see only what a seat sees.

A bot is given a view, the choices and a source of randomness, never a state. Which ones there are
depends on the game; the best comes last.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple


class Question(NamedTuple):
    """What a seat is asked, with all that it may know."""

    game: str
    view: Any
    choices: list[int]


Bot = Callable[[Question, Random], int]


def aimless(question: Question, rng: Random) -> int:
    """Any choice, each alike."""
    return question.choices[int(rng.random() * len(question.choices))]


def greedy(question: Question, rng: Random) -> int:
    """What promises most at once."""
    from aurum.orichalque import orichalque  # a process that plays the other game needs none of it
    from aurum.orichalque.greedy import choose

    return choose(orichalque.imagine(question.view, rng))


_BOTS: dict[str, dict[str, Bot]] = {
    "oriflamme": {"random": aimless},
    "orichalque": {"random": aimless, "greedy": greedy},
}


def levels(game: str) -> list[str]:
    """The names of the bots that play a game, the best last."""
    return list(_BOTS[game])


def answer(level: str, question: Question, rng: Random) -> int:
    """What the bot of this name chooses."""
    return _BOTS[question.game][level](question, rng)
