"""A bot for Liar's Dice that only counts odds: it believes nobody and never bluffs.

The dice it does not see show any face alike, whatever the others have bid. It bids what is most
likely true, and challenges as soon as that is likelier still.
"""

from __future__ import annotations

from math import comb
from random import Random

from liars_dice.choices import CALL, EXACT
from liars_dice.view import View

from aurum.bots import Answer, Budget, Question, Reason


def binomial(dice: int, hits: int, odds: float) -> float:
    """How likely exactly so many of these dice hit."""
    return comb(dice, hits) * odds**hits * (1 - odds) ** (dice - hits)


def chances(view: View, bid: int) -> tuple[float, float]:
    """How likely a bid is true, and how likely it is exact."""
    quantity, face = divmod(bid, 10)
    own = view.hands[view.seat]
    assert own is not None
    faces = {face, 1} if view.wild else {face}
    needed = quantity - sum(die in faces for die in own)
    unseen = sum(view.counts) - len(own)
    found = [binomial(unseen, hits, len(faces) / 6) for hits in range(unseen + 1)]
    exact = found[needed] if 0 <= needed <= unseen else 0.0
    return sum(found[max(needed, 0) :]), exact


class OddsBot:
    """Makes the choice that is most likely right; of equal ones the highest bid."""

    def answer(self, question: Question, budget: Budget, rng: Random) -> Answer:
        """One of the choices."""
        view = question.view
        likely = [self.likely(view, choice) for choice in question.choices]
        best = max(range(len(likely)), key=lambda number: (likely[number], number))
        policy = [float(number == best) for number in range(len(likely))]
        even = [1 / view.seats] * view.seats
        return Answer(question.choices[best], policy, even, Reason("bot-reason-random"))

    def likely(self, view: View, choice: int) -> float:
        """How likely a choice turns out right."""
        if choice == CALL:
            return 1 - chances(view, view.bids[-1])[0]
        if choice == EXACT:
            return chances(view, view.bids[-1])[1]
        return chances(view, choice)[0]
