"""Training of the policy by self-play: REINFORCE with Adam and an entropy bonus.

Every family samples its choices from the policy. When a game is over, a choice becomes likelier if
its seat gained more from there on than the others, and else rarer. `train.py` runs it.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Final

from aurum.engine.chance import sample_choice
from aurum.engine.state import CHANCE, OVER
from aurum.games.oriflamme.bots.policy import Policy, sample_index, softmax
from aurum.games.oriflamme.rules.state import OriflammeState

POINT: Final = 0.05
"""What a point more than the others is worth beside a victory."""
ENTROPY_BONUS: Final = 0.01
"""The weight of the entropy of the policy."""


class Learner:
    """Weights, their gradient, and the moments of Adam."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.policy = Policy(weights)
        self.policy.tape = []
        self.gradient = [0.0] * len(weights)
        self.first_moment = [0.0] * len(weights)
        self.second_moment = [0.0] * len(weights)
        self.steps = 0

    def __reduce__(self) -> tuple[object, ...]:
        names = ("policy", "gradient", "first_moment", "second_moment", "steps")
        return Learner, (self.weights,), {name: getattr(self, name) for name in names}

    def play(self, t: OriflammeState, rng: Random) -> None:
        """Play a game and note which way each weight should go."""
        seats: list[int] = []
        before: list[list[int]] = []
        gradients: list[list[tuple[int, float]]] = []
        while t.actor != OVER:
            if t.actor == CHANCE:
                t.apply_unchecked(sample_choice(t, rng))
                continue
            choices = t.legal()
            if len(choices) == 1:
                t.apply_unchecked(choices[0])
                continue
            logits = self.policy.logits(t)
            made = sample_index(logits, 1.0, rng.random())
            seats.append(t.actor)
            before.append(t.scores())
            gradients.append(self.log_probability_gradient(logits, made))
            t.apply_unchecked(choices[made])
        winners = t.winners()
        after = t.scores()
        number = len(after)
        gradient = self.gradient
        for index in range(len(seats)):
            seat = seats[index]
            advantage = -1.0 / number
            if seat in winners:
                advantage += 1.0 / len(winners)
            gained = 0.0
            for other in range(number):
                grown = float(after[other] - before[index][other])
                gained += grown if other == seat else -grown / (number - 1)
            advantage += POINT * gained
            for place, much in gradients[index]:
                gradient[place] += advantage * much

    def log_probability_gradient(self, logits: list[float], made: int) -> list[tuple[int, float]]:
        """The gradient of the log probability of a choice, with the entropy bonus."""
        policy = self.policy
        odds = softmax(logits, 1.0)
        entropy = 0.0
        for one in odds:
            entropy -= one * log(max(one, 1e-9))
        tape = policy.tape
        assert tape is not None
        found: list[tuple[int, float]] = []
        begin = 0
        for number in range(len(odds)):
            end = policy.ends[number]
            one = odds[number]
            much = (1.0 if number == made else 0.0) - one
            bonus = ENTROPY_BONUS * one * (log(max(one, 1e-9)) + entropy)
            for index in range(begin, end):
                place, amount = tape[index]
                found.append((place, much * amount))
                self.gradient[place] -= bonus * amount
            begin = end
        return found

    def step(self, games: int, rate: float) -> None:
        """Take a step of Adam."""
        self.steps += 1
        for place in range(len(self.weights)):
            gradient = self.gradient[place] / games
            self.gradient[place] = 0.0
            self.first_moment[place] = 0.9 * self.first_moment[place] + 0.1 * gradient
            self.second_moment[place] = (
                0.99 * self.second_moment[place] + 0.01 * gradient * gradient
            )
            if self.second_moment[place] > 0.0:
                first_moment = self.first_moment[place] / (1.0 - 0.9**self.steps)
                second_moment = self.second_moment[place] / (1.0 - 0.99**self.steps)
                self.weights[place] += rate * first_moment / (sqrt(second_moment) + 1e-5)
