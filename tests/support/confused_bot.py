"""Bots that go wrong; in a module, so that another process can import them."""

from __future__ import annotations

from multiprocessing import parent_process
from random import Random
from typing import Any

from aurum import bots
from support.odd_policies import Unsendable

REASON = bots.Reason("bot-reason-random")
NONSENSE: dict[str, Any] = {
    "illegal": bots.Answer(-5, [], [], REASON),
    "fraction": bots.Answer(1.5, [], [], REASON),  # type: ignore[arg-type]
    "none": None,
    "number": 3,
}
SAID: dict[str, str] = {
    "illegal": r"“-5” .*\[OF-2.1\]",
    "fraction": r"its choice is 1\.5, not a whole number",
    "none": "it answered None",
    "number": "it answered 3",
}
"""What is said of each; it begins with the name and the seat."""


class Confused:
    """Always wrong."""

    def __init__(self, kind: str = "illegal") -> None:
        self.kind = kind

    def answer(self, question: bots.Question, budget: bots.Budget, rng: Random) -> bots.Answer:
        """No choice at all."""
        found: bots.Answer = NONSENSE[self.kind]
        return found


class Elsewhere:
    """Plays at random in the first process, and raises in others what cannot be sent."""

    def answer(self, question: bots.Question, budget: bots.Budget, rng: Random) -> bots.Answer:
        """A choice, or an error."""
        if parent_process() is not None:
            raise Unsendable("the way", "lost")
        return bots.bot(question.game, "random").answer(question, budget, rng)
