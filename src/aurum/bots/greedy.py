"""Orichalque's player of `aurum.games.orichalque.rules.greedy` as a bot."""

from __future__ import annotations

from random import Random

from aurum.bots.asking import Answer, Budget, Question, Reason
from aurum.games.orichalque.rules import orichalque
from aurum.games.orichalque.rules.greedy import choose


class Greedy:
    """What promises most at once."""

    def answer(self, question: Question, budget: Budget, rng: Random) -> Answer:
        """What `choose` takes."""
        choice = choose(orichalque.imagine(question.view, rng))
        policy = [float(one == choice) for one in question.choices]
        seats = question.view.seats
        return Answer(choice, policy, [1 / seats] * seats, Reason("bot-reason-greedy"))
