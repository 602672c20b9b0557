"""First games played through: the learner chooses somehow, the bots as they do at a lesson."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import aurum
from aurum import bots
from aurum.engine import CHANCE, OVER, Game
from aurum.engine.fairness import fair_draw, fair_options_rng
from aurum.lessons import Lesson, bot_seed


class FirstGame(NamedTuple):
    """A lesson's game as it was played."""

    lesson: Lesson
    game: Game[Any, Any]
    begin: Any
    choices: list[int]

    def states(self) -> Iterator[Any]:
        """The state before each choice, and after the last; the same object each time."""
        state = self.begin.clone()
        yield state
        for choice in self.choices:
            state.apply(choice)
            yield state


def play(lesson: Lesson, seed: int, learner: str = "") -> FirstGame:
    """A whole game. The learner chooses at random, or like a bot."""
    game = aurum.game(lesson.game)
    begin = game.begin(game.options(lesson.options, fair_options_rng(lesson.seed)))
    state, draws, rng = begin.clone(), 0, Random(seed)
    choices: list[int] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            draws += 1
            choice = fair_draw(state, lesson.seed, draws)
        elif state.actor == lesson.seat and not learner:
            choice = rng.choice(state.choices())
        else:
            own = state.actor == lesson.seat
            bot_rng = rng if own else Random(bot_seed(lesson.seed, len(choices)))
            question = bots.Question(lesson.game, state.view(state.actor), state.choices())
            choice = bots.answer(learner if own else lesson.level, question, bot_rng).choice
        choices.append(choice)
        state.apply(choice)
    return FirstGame(lesson, game, begin, choices)
