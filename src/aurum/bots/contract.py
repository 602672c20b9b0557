"""The contract of a bot: what it is asked, how long it may think, and what it answers.

A bot plays a seat. It is given what that seat may know and nothing else. A bot that searches
samples the hidden rest with `game.imagine`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable

from aurum.engine.errors import AurumError, Facts
from aurum.engine.state import CHANCE, OVER


class NotAsked(AurumError, ValueError):
    """A bot was asked where chance chooses, where another seat does, or after the end."""


class _Question(NamedTuple):
    game: str
    view: Any
    choices: list[int]
    """All there are, as `state.choices()` lists them."""


class Question(_Question):
    """What a seat is asked, with all that it may know.

    `NotAsked` if it is not this seat's turn, as far as the view says whose turn it is.
    """

    __slots__ = ()

    def __new__(cls, game: str, view: Any, choices: list[int]) -> Question:
        found = super().__new__(cls, game, view, choices)
        actor = getattr(view, "actor", None)
        if actor is not None:
            found.check_actor(actor)
        return found

    def check_actor(self, actor: int) -> None:
        """Raise `NotAsked` unless this seat must choose."""
        if actor == self.view.seat:
            return
        why = {CHANCE: "chance", OVER: "over"}.get(actor, "seat")
        facts: Facts = {"game": self.game, "why": why, "seat": self.view.seat, "actor": actor}
        raise NotAsked("bot-not-asked", facts)

    def check(self, legal: list[int]) -> None:
        """Raise `ValueError` for choices other than the legal ones, in the order of `legal`.

        A policy refers to choices by their places in the list. A single choice is not checked.
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
    """How long a bot may search; the first limit reached ends it. Without limits, its usual time.

    By iterations an answer can be repeated exactly; by the clock, hardly. `even` is whether to
    search as long about a forced choice as about a choice of two: where others see how long an
    answer takes, they must not learn from it that a hidden card cannot be revealed.
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
    """What a bot answers."""

    choice: int
    policy: list[float]
    """How often it would make each choice, in the order it was given them; together 1."""
    chances: list[float]
    """What it thinks of each seat's chance to win; together 1, but against the automaton."""
    reason: Reason
    worth: Sequence[float | None] = ()
    """Its own chance to win after each choice, None where it has not looked; empty if nowhere."""
    tried: Sequence[int] = ()
    """How often its search has tried each choice; empty for a bot without search."""


class Bot(Protocol):
    """A program that plays a seat.

    It keeps no state between two questions, so that any process can answer the next one.
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
