"""Bots that do what no bot should, for the arena to get along with."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path
from random import Random
from typing import Any

from aurum.bots import Answer, Budget, Question, Reason


class Sound:
    """The first choice, always."""

    def answer(self, question: Question, budget: Budget, rng: Random) -> Any:
        n, seats = len(question.choices), question.view.seats
        policy = [1.0] + [0.0] * (n - 1)
        return Answer(question.choices[0], policy, [1 / seats] * seats, Reason("bot-reason-random"))


class Raises(Sound):
    """Fails now and then, once it is under way."""

    def answer(self, question: Question, budget: Budget, rng: Random) -> Any:
        if question.view.round > 1 and rng.random() < 0.5:
            raise ValueError("too much to choose from")
        return super().answer(question, budget, rng)


class RaisesAtOnce:
    """Fails at its first question."""

    def answer(self, question: Question, budget: Budget, rng: Random) -> Any:
        raise ValueError("no")


class Lies(Sound):
    """Every kind of nonsense in turn, once it is under way."""

    def answer(self, question: Question, budget: Budget, rng: Random) -> Any:
        answer = super().answer(question, budget, rng)
        if question.view.round == 1:
            return answer
        n = len(question.choices)
        return rng.choice(
            [
                None,
                "keep",
                answer._replace(choice=str(answer.choice)),
                answer._replace(choice=10**9),
                answer._replace(policy=[1.0] * n),
                answer._replace(policy=answer.policy[1:]),
                answer._replace(chances=[1.0]),
                answer._replace(chances=[float("nan")] * question.view.seats),
                answer._replace(reason="because"),
            ]
        )


class Hangs(Sound):
    """Never answers in the second round, whatever is asked of it."""

    def answer(self, question: Question, budget: Budget, rng: Random) -> Any:
        if question.view.round == 2:
            threading.Event().wait()
        return super().answer(question, budget, rng)


class HangsAtOnce:
    """Never answers."""

    def answer(self, question: Question, budget: Budget, rng: Random) -> Any:
        threading.Event().wait()


class Falls(Sound):
    """Takes its process with it in the second round."""

    def answer(self, question: Question, budget: Budget, rng: Random) -> Any:
        if question.view.round == 2:
            os._exit(3)
        return super().answer(question, budget, rng)


class Talks(Sound):
    """Prints while it thinks."""

    def answer(self, question: Question, budget: Budget, rng: Random) -> Any:
        print("let me see")
        os.write(1, b"hm\n")
        return super().answer(question, budget, rng)


class Assassin(Sound):
    """Once, after some questions, ends the arena itself, by the signal of the environment."""

    asked = 0

    def answer(self, question: Question, budget: Budget, rng: Random) -> Any:
        mark = Path(os.environ["ASSASSIN_MARK"])
        Assassin.asked += 1
        if Assassin.asked > 150 and not mark.exists():
            mark.touch()
            os.kill(os.getppid(), signal.Signals[os.environ["ASSASSIN_SIGNAL"]])
            threading.Event().wait()  # by now nobody waits for the answer
        return super().answer(question, budget, rng)


class NoBot:
    """Has nothing to say."""


class NotMade(Sound):
    """Wants something that nobody gives it."""

    def __init__(self, strength: int) -> None:
        self.strength = strength
