"""The verbs of choices: all that the general search knows about the choices of a game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from aurum.engine.chance import sample_choice
from aurum.engine.state import CHANCE, OVER, State


class Verbs:
    """The verb of each choice: the first word of its notation, as a number."""

    def __init__(self, write: Callable[[int], str]) -> None:
        self.write = write
        self._verbs: dict[int, int] = {}
        self._numbers: dict[str, int] = {}

    def of(self, choice: int) -> int:
        """The verb of a choice, as a number."""
        found = self._verbs.get(choice)
        if found is None:
            found = self.number(self.write(choice))
            self._verbs[choice] = found
        return found

    def number(self, text: str) -> int:
        """The verb of a choice in notation, as a number."""
        return self._numbers.setdefault(text.split(" ", 1)[0], len(self._numbers))

    def count(self, choices: list[int]) -> dict[int, int]:
        """How many choices have each verb."""
        counts: dict[int, int] = {}
        for choice in choices:
            verb = self.of(choice)
            counts[verb] = counts.get(verb, 0) + 1
        return counts

    def nth(self, choices: list[int], verb: int, nth: int) -> int:
        """The index of the choice with this verb that has so many others with it before it."""
        for index in range(len(choices)):
            if self.of(choices[index]) == verb:
                if nth == 0:
                    return index
                nth -= 1
        return 0

    def pick(self, choices: list[int], rng: Random) -> int:
        """The index of a choice at random: first a verb, then a choice with that verb. To raise in
        fifty ways or to call are two things to do, and not fifty-one."""
        counts = self.count(choices)
        if len(counts) == 1:
            return int(rng.random() * len(choices))
        wanted = list(counts)[int(rng.random() * len(counts))]
        return self.nth(choices, wanted, int(rng.random() * counts[wanted]))


def random_steps(t: State, verbs: Verbs, most: int, rng: Random) -> int:
    """Play so many choices at random; how many were made before the game ended."""
    made = 0
    while t.actor != OVER:
        choices = t.legal()
        if t.actor != CHANCE and len(choices) > 1:
            if made == most:
                break
            made += 1
            t.apply_unchecked(choices[verbs.pick(choices, rng)])
        else:
            t.apply_unchecked(sample_choice(t, rng))
    return made
