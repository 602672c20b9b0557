"""A state as numbers for one seat: the part that is compiled."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from aurum.engine.compiling import mypyc_attr
from aurum.engine.state import State

USUAL: Final = 512
"""More marks than most states have."""
BITS: Final = 8
"""How many bits of a small mark are its number."""
SMALL: Final = 1 << BITS


@final
class Marks:
    """Where arrays are not 0: positions and numbers, collected first and written by NumPy at once.

    A batch has an array for each state, side by side.
    """

    def __init__(self, capacity: int = USUAL) -> None:
        self.small: vec[i64] = vec[i64]([0] * capacity)
        """A position and a number below 256 in one."""
        self.count: i64 = 0
        """How many of these are set."""
        self.where: vec[i64] = vec[i64]()
        """The positions of all other numbers…"""
        self.values: vec[float] = vec[float]()
        """…and these."""
        self.base: i64 = 0
        """Where the present array begins."""

    def begin_at(self, base: i64) -> None:
        """Mark the array that begins here."""
        self.base = base

    def clear(self) -> None:
        """Forget all marks."""
        self.count = 0
        self.base = 0
        if len(self.where):
            self.where = vec[i64]()
            self.values = vec[float]()

    def one(self, index: i64) -> None:
        """A yes."""
        count = self.count
        if count == len(self.small):
            self._grow()
        self.small[count] = (self.base + index) << BITS | 1
        self.count = count + 1

    def put(self, index: i64, number: i64) -> None:
        """A whole number."""
        if number < 0 or number >= SMALL:
            self.put_float(index, float(number))
            return
        count = self.count
        if count == len(self.small):
            self._grow()
        self.small[count] = (self.base + index) << BITS | number
        self.count = count + 1

    def put_float(self, index: i64, value: float) -> None:
        """Any number."""
        self.where = append(self.where, self.base + index)
        self.values = append(self.values, value)

    def row(self, index: i64, numbers: Sequence[int]) -> None:
        """Whole numbers beside each other."""
        for number in numbers:
            self.put(index, number)
            index += 1

    def copy(self, marks: vec[i64], index: i64) -> None:
        """Small marks that were collected before, from this position on."""
        shift = (self.base + index) << BITS
        count = self.count
        while count + len(marks) > len(self.small):
            self._grow()
        small = self.small
        for mark in marks:
            small[count] = mark + shift
            count += 1
        self.count = count

    def _grow(self) -> None:
        larger = vec[i64]([0] * (2 * len(self.small) + 1))
        for index in range(self.count):
            larger[index] = self.small[index]
        self.small = larger


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """Writes what a seat may know. It must mark the same for states that the seat cannot tell
    apart; `tests/envs` compare it with the seat's view."""

    @abstractmethod
    def mark(self, state: State, seat: int, marks: Marks) -> None:
        """Mark all that is not 0 in what this seat knows."""

    def mark_all(self, state: State, seat: int, marks: Marks) -> None:
        """The same with nothing hidden, for a critic in training."""
        raise TypeError("the tensors of this game have no encoder that shows everything")


@mypyc_attr(allow_interpreted_subclasses=True)
class ViewEncoder(Encoder):
    """An encoder that is given the view, and so cannot tell more. It is simpler and slower."""

    def mark(self, state: State, seat: int, marks: Marks) -> None:
        self.mark_view(state.view(seat), marks)

    @abstractmethod
    def mark_view(self, view: Any, marks: Marks) -> None:
        """Mark all that is not 0 in a view."""
