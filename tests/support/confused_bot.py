"""A bot that answers what nobody can choose; in a module, so that another process can import it."""

from __future__ import annotations

from random import Random

from aurum import bots


class Confused:
    """Always wrong."""

    def answer(self, question: bots.Question, budget: bots.Budget, rng: Random) -> bots.Answer:
        """No choice at all."""
        return bots.Answer(-5, [], [], bots.Reason("bot-reason-random"))
