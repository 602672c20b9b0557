"""A bot that thinks for minutes in other processes; in a module, so that they can import it."""

from __future__ import annotations

from multiprocessing import parent_process
from pathlib import Path
from random import Random
from threading import Event

from aurum import bots
from support.odd_policies import wait_for


class Thinking:
    """In another process it writes that it was asked, and thinks. In the first one it raises an
    error as soon as the other thinks."""

    def __init__(self, asked: Path, problem: BaseException) -> None:
        self.asked = asked
        self.problem = problem

    def answer(self, question: bots.Question, budget: bots.Budget, rng: Random) -> bots.Answer:
        """No answer for a long time, or none at all."""
        if parent_process() is None:
            wait_for(self.asked)
            raise self.problem
        self.asked.touch()
        Event().wait(120)
        return bots.bot(question.game, "random").answer(question, budget, rng)
