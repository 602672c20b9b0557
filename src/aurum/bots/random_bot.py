"""A bot that chooses at random: the baseline that other bots are measured against."""

from __future__ import annotations

from random import Random

from aurum import games
from aurum.bots.contract import Answer, Budget, Question, Reason


class RandomBot:
    """Makes every choice with the same probability."""

    def answer(self, question: Question, budget: Budget, rng: Random) -> Answer:
        """One of the choices, drawn uniformly."""
        if not hasattr(question.view, "actor"):  # then only a state says whose turn it is
            rules = games.load(question.game).rules()
            question.check_actor(rules.imagine(question.view, Random(0)).actor)
        n = len(question.choices)
        choice = question.choices[int(rng.random() * n)]
        seats = question.view.seats
        return Answer(choice, [1 / n] * n, [1 / seats] * seats, Reason("bot-reason-random"))
