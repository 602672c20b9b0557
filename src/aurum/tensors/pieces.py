"""What a seat knows as numbers: named pieces, side by side in one array.

The seat that looks always comes first, its left neighbour second and so on, so that what an agent
has learnt in one chair holds in every other. All of it is read from a view, and from nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import prod
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Tensor = NDArray[np.float32]

MOST: Final = 255
"""Counts that the rules do not bound stop here; no game comes near."""


class Piece(NamedTuple):
    """One named part of an observation: numbers from 0 to `high`, in the units of the game."""

    name: str
    shape: tuple[int, ...]
    high: int
    columns: tuple[str, ...] = ()
    """What stands along one axis, where names help: the last, or the planes of an island."""


class Marks:
    """Where an observation is not 0, collected first and written at once."""

    __slots__ = ("ones", "values", "where")

    def __init__(self) -> None:
        self.ones: list[int] = []
        self.where: list[int] = []
        self.values: list[int] = []

    def put(self, index: int, value: int) -> None:
        """A count."""
        if value:
            self.where.append(index)
            self.values.append(value)

    def row(self, index: int, values: Sequence[int]) -> None:
        """Counts beside each other."""
        self.where.extend(range(index, index + len(values)))
        self.values.extend(values)


class Pieces(ABC):
    """The observations of one kind of table. Views of other kinds do not fit."""

    def __init__(self, pieces: tuple[Piece, ...]) -> None:
        self.pieces = pieces
        self.size = sum(prod(piece.shape) for piece in pieces)
        self.start: dict[str, int] = {}
        """Where in the array each piece begins."""
        self._parts: list[tuple[str, slice, tuple[int, ...]]] = []
        start = 0
        for name, shape, _, _ in pieces:
            self.start[name] = start
            self._parts.append((name, slice(start, start + prod(shape)), shape))
            start += prod(shape)

    @abstractmethod
    def mark(self, view: Any, marks: Marks) -> None:
        """Collect all values of a view that are not 0."""

    def write(self, view: Any, tensor: Tensor) -> None:
        """Encode a view into an array."""
        marks = Marks()
        self.mark(view, marks)
        tensor.fill(0)
        tensor[marks.where] = marks.values
        tensor[marks.ones] = 1

    def tensor(self, view: Any) -> Tensor:
        """A view as one array."""
        found = np.zeros(self.size, np.float32)
        marks = Marks()
        self.mark(view, marks)
        found[marks.where] = marks.values
        found[marks.ones] = 1
        return found

    def named(self, tensor: Tensor) -> dict[str, Tensor]:
        """The pieces of an array, by name; they share its memory."""
        return {name: tensor[part].reshape(shape) for name, part, shape in self._parts}
