"""What a seat knows as numbers: named pieces, side by side in one array.

The seat that looks always comes first, its left neighbour second and so on, so that what an agent
has learnt in one chair holds in every other.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from math import prod
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from aurum.engine.state import State
from aurum.tensors.encoder import BITS, Encoder, Marks

Tensor = NDArray[np.float32]

MOST: Final = 255
"""Counts that the rules do not bound stop here; no game comes near."""


class Reused(threading.local):
    """What each thread has one of, since it is larger than what it is used for."""

    def __init__(self) -> None:
        self.marks = Marks()


_reused: Final = Reused()


class Piece(NamedTuple):
    """One named part of an observation: numbers up to `high`, in the units of the game."""

    name: str
    shape: tuple[int, ...]
    high: int
    columns: tuple[str, ...] = ()
    """What stands along one axis, where names help: the last, or the planes of an island."""
    low: int = 0


def starts_of(pieces: Sequence[Piece]) -> dict[str, int]:
    """Where in the array each piece begins."""
    start: dict[str, int] = {}
    size = 0
    for piece in pieces:
        start[piece.name] = size
        size += prod(piece.shape)
    return start


class Pieces:
    """The observations of one kind of table. States of other kinds do not fit."""

    def __init__(self, pieces: Sequence[Piece], encoder: Encoder) -> None:
        self.pieces = tuple(pieces)
        self.encoder = encoder
        self.size = sum(prod(piece.shape) for piece in pieces)
        starts = starts_of(pieces)
        self._parts = []
        for name, shape, *_ in pieces:
            part = slice(starts[name], starts[name] + prod(shape))
            self._parts.append((name, part, shape, len(shape) == 1))

    @property
    def fits_bytes(self) -> bool:
        """Whether every number is a whole one from 0 to 255."""
        return all(piece.low >= 0 and piece.high <= MOST for piece in self.pieces)

    def write(self, state: State, seat: int, tensor: NDArray[Any]) -> None:
        """Write what a seat knows into an array."""
        tensor.fill(0)
        self._write(state, seat, tensor)

    def tensor(self, state: State, seat: int) -> Tensor:
        """What a seat knows as one array."""
        found = np.zeros(self.size, np.float32)
        self._write(state, seat, found)
        return found

    def _write(self, state: State, seat: int, tensor: NDArray[Any]) -> None:
        marks = _reused.marks
        marks.clear()
        self.encoder.mark(state, seat, marks)
        write_marks(marks, tensor)

    def named(self, tensor: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The pieces of an array, or of rows of arrays, by name; they share its memory."""
        if tensor.ndim == 1:
            return {
                name: tensor[part] if flat else tensor[part].reshape(shape)
                for name, part, shape, flat in self._parts
            }
        rows = tensor.shape[:-1]
        return {
            name: tensor[..., part].reshape(*rows, *shape) for name, part, shape, _ in self._parts
        }


def write_marks(marks: Marks, flat: NDArray[Any]) -> None:
    """Write all marks into an array that is 0 elsewhere."""
    small = np.frombuffer(marks.small, np.int64, int(marks.count))  # type: ignore[call-overload]
    flat[small >> BITS] = small.astype(np.uint8)
    if len(marks.where):
        where = np.frombuffer(marks.where, np.int64)  # type: ignore[call-overload]
        flat[where] = np.frombuffer(marks.values, np.float64)  # type: ignore[call-overload]
