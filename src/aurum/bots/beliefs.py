"""What the thinker believes: which worlds explain best what the others have chosen."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Any, Final

from aurum.bots.thoughts import Thoughts
from aurum.engine.state import State

JUDGED: Final = 32
"""So many playouts judge a choice."""


class Beliefs:
    """How likely the thinker's worlds are, by what the others have chosen in them.

    Each choice is judged as its seat could judge it, from its own view before it chose.
    """

    def __init__(
        self,
        before: Callable[[Any], tuple[State, int] | None],
        thoughts: Thoughts,
        me: int,
        doubt: float,
    ) -> None:
        self.before = before
        self.thoughts = thoughts
        self.me = me
        self.doubt = doubt
        self.reasons: list[float] = []
        """The most that somebody could expect of each past choice, in all worlds so far."""

    def accept(self, world: State, rng: Random) -> bool:
        """Whether to believe in a world: the likelier it is, the more often."""
        return rng.random() < self.likelihood(world)

    def likelihood(self, world: State) -> float:
        """How likely the others have chosen so, beside the worlds where they had most reason to."""
        found = 1.0
        number = 0
        then = self.before(world)
        while then is not None:
            state, made = then
            seat = state.actor
            if seat >= 0 and seat != self.me:
                worth = self.thoughts.worth(state.view(seat), seat, made, JUDGED)
                if number == len(self.reasons):
                    self.reasons.append(worth)
                top = max(worth, self.reasons[number])
                self.reasons[number] = top
                found *= exp((worth - top) / (self.doubt * self.thoughts.spread()))
                number += 1
            then = self.before(state)
        return found
