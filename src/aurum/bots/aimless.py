"""A player without sense: what programs measure others by."""

from __future__ import annotations

from random import Random

from aurum.bots.asking import Answer, Budget, Question, Reason


class Aimless:
    """Any choice, each alike."""

    def answer(self, question: Question, budget: Budget, rng: Random) -> Answer:
        """One of the choices."""
        n = len(question.choices)
        choice = question.choices[int(rng.random() * n)]
        seats = question.view.seats
        return Answer(choice, [1 / n] * n, [1 / seats] * seats, Reason("bot-reason-random"))
