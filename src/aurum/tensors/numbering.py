"""The choices of a table counted through without a gap, as learners want their actions.

A choice that names a family or a player is counted from the seat that chooses, as the pieces of an
observation are: `rob` the left neighbour has the same number in every chair.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import index
from typing import SupportsIndex

Seen = Callable[[int, int], int]
"""A choice as it is counted, and the seat that makes it, to the choice it is in the game."""


def alike(choice: int, seat: int) -> int:
    """A choice that is the same from every seat."""
    return choice


class Numbering:
    """Numbers from 0 for all choices that could ever be made at a table, and back."""

    def __init__(self, choices: Iterable[int], seats: int = 1, seen: Seen = alike) -> None:
        counted = sorted(set(choices))
        self.size = len(counted)
        self._choices = [[seen(choice, seat) for choice in counted] for seat in range(seats)]
        self._numbers = [
            {choice: number for number, choice in enumerate(choices)} for choices in self._choices
        ]

    def number(self, choice: int, seat: int = 0) -> int:
        """The number of a choice of the game, made by this seat."""
        if choice not in self._numbers[seat]:
            raise ValueError(f"choice {choice} can never be made at this table")
        return self._numbers[seat][choice]

    def numbers(self, choices: list[int], seat: int = 0) -> list[int]:
        """The numbers of several."""
        known = self._numbers[seat]
        return [known[choice] for choice in choices]

    def choice(self, number: SupportsIndex, seat: int = 0) -> int:
        """The choice of the game that has this number for this seat."""
        number = index(number)  # of whatever kind, but no 3.7
        if not 0 <= number < self.size:
            raise ValueError(f"actions are numbered from 0 to {self.size - 1}, not {number}")
        return self._choices[seat][number]
