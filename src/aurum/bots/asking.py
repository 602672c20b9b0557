"""The contract of a bot: what it is asked, how long it may think, and what it answers.

A bot is a seat. It is given what that seat may know and nothing else; whoever wants to look ahead
deals the rest with `game.imagine`, as a person would in the head.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable


class Question(NamedTuple):
    """What a seat is asked, with all that it may know."""

    game: str
    view: Any
    choices: list[int]
    """All there are, as `state.choices()` lists them."""

    def check(self, legal: list[int]) -> None:
        """Refuse other choices than there are: a bot weighs these by their places in the list.

        Of a single one there is nothing to weigh.
        """
        if len(self.choices) != 1 and list(self.choices) != legal:
            raise ValueError(
                f"a bot is asked about all choices, as state.choices() lists them: {legal}, "
                f"not {list(self.choices)}"
            )


class _Budget(NamedTuple):
    seconds: float | None = None
    iterations: int | None = None
    even: bool = False


class Budget(_Budget):
    """How long a bot may think; whichever ends first. Without either, as long as it is used to.

    By iterations an answer can be repeated exactly; by the clock, hardly. `even` is whether to
    think as long about what is forced as about a choice of two. Where others see how long it takes,
    they must not see that a hidden card cannot be revealed.
    """

    __slots__ = ()

    def __new__(
        cls, seconds: float | None = None, iterations: int | None = None, even: bool = False
    ) -> Budget:
        for name, number in (("seconds", seconds), ("iterations", iterations)):
            if number is not None and not (isfinite(number) and number >= 0):
                raise ValueError(f"{name} is a number from 0 on, not {number!r}")
        return super().__new__(cls, seconds, iterations, even)


class Reason(NamedTuple):
    """Why, for a person: a message of `locales/` and what it speaks of.

    Facts are numbers and notation, never words; who says it translates them.
    """

    key: str
    facts: Mapping[str, str | int] = {}


class Answer(NamedTuple):
    """What a bot says."""

    choice: int
    policy: list[float]
    """How often it would make each choice, in the order it was given them; together 1."""
    chances: list[float]
    """What it thinks of each seat's chance to win; together 1, but against the automaton."""
    reason: Reason
    worth: Sequence[float | None] = ()
    """Its own chance to win after each choice, None where it has not looked; empty if nowhere."""
    tried: Sequence[int] = ()
    """How often it has tried each choice in its head; empty for who has not."""


class Bot(Protocol):
    """Whoever sits at a table without being a person.

    It keeps nothing between two questions, so that any process can answer the next one.
    """

    def answer(self, question: Question, budget: Budget, rng: Random) -> Answer:
        """What to choose. The same question, budget of iterations and `rng` give the same."""


@runtime_checkable
class Comparing(Protocol):
    """A bot that can say of any choices what they are worth, and not only which is best."""

    def compare(
        self, question: Question, choices: list[int], budget: Budget, rng: Random
    ) -> list[float]:
        """The asker's chance to win after each of these choices, all tried alike."""
