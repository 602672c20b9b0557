"""How the weights of `learnt.json` were found: games against itself, and a step after each batch.

Every family plays by the weights, at random as they say. When a game is over, what a seat chose
becomes likelier if the seat did better from there on than the others, and else rarer: REINFORCE
with Adam, and a little praise for keeping others guessing. `school` runs it.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Final

from aurum.engine.chance import draw
from aurum.engine.state import CHANCE, OVER
from aurum.games.oriflamme.bots.policy import Sense, likely, pick
from aurum.games.oriflamme.rules.play import Play

POINT: Final = 0.05
"""What a point more than the others is worth beside a victory."""
SURPRISE: Final = 0.01
"""What it is worth to be hard to read."""


class Learner:
    """Weights, and the memory of the steps they took."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.sense = Sense(weights)
        self.sense.tape = []
        self.slope = [0.0] * len(weights)
        self.drift = [0.0] * len(weights)
        self.spread = [0.0] * len(weights)
        self.steps = 0

    def __reduce__(self) -> tuple[object, ...]:
        names = ("sense", "slope", "drift", "spread", "steps")
        return Learner, (self.weights,), {name: getattr(self, name) for name in names}

    def play(self, t: Play, rng: Random) -> None:
        """Play a game and note which way each weight should go."""
        seats: list[int] = []
        before: list[list[int]] = []
        pulls: list[list[tuple[int, float]]] = []
        while t.actor != OVER:
            if t.actor == CHANCE:
                t.make(draw(t, rng))
                continue
            choices = t.listed()
            if len(choices) == 1:
                t.make(choices[0])
                continue
            judged = self.sense.weigh(t)
            made = pick(judged, 1.0, rng.random())
            seats.append(t.actor)
            before.append(t.scores())
            pulls.append(self.pull(judged, made))
            t.make(choices[made])
        winners = t.winners()
        after = t.scores()
        number = len(after)
        slope = self.slope
        for index in range(len(seats)):
            seat = seats[index]
            praise = -1.0 / number
            if seat in winners:
                praise += 1.0 / len(winners)
            gained = 0.0
            for other in range(number):
                grown = float(after[other] - before[index][other])
                gained += grown if other == seat else -grown / (number - 1)
            praise += POINT * gained
            for place, much in pulls[index]:
                slope[place] += praise * much

    def pull(self, judged: list[float], made: int) -> list[tuple[int, float]]:
        """How each weight that was asked would make the choice likelier."""
        sense = self.sense
        odds = likely(judged, 1.0)
        muddle = 0.0
        for one in odds:
            muddle -= one * log(max(one, 1e-9))
        tape = sense.tape
        assert tape is not None
        found: list[tuple[int, float]] = []
        begin = 0
        for number in range(len(odds)):
            end = sense.ends[number]
            one = odds[number]
            much = (1.0 if number == made else 0.0) - one
            praise = SURPRISE * one * (log(max(one, 1e-9)) + muddle)
            for index in range(begin, end):
                place, amount = tape[index]
                found.append((place, much * amount))
                self.slope[place] -= praise * amount
            begin = end
        return found

    def step(self, games: int, rate: float) -> None:
        """Go a step up the slope."""
        self.steps += 1
        for place in range(len(self.weights)):
            slope = self.slope[place] / games
            self.slope[place] = 0.0
            self.drift[place] = 0.9 * self.drift[place] + 0.1 * slope
            self.spread[place] = 0.99 * self.spread[place] + 0.01 * slope * slope
            if self.spread[place] > 0.0:
                drift = self.drift[place] / (1.0 - 0.9**self.steps)
                spread = self.spread[place] / (1.0 - 0.99**self.steps)
                self.weights[place] += rate * drift / (sqrt(spread) + 1e-5)
