"""One layout for all tables of a game, so that one network can play at each of them.

The layout of one table has room for what any other has. The columns and actions of the others are
found in it by their names: of the piece, of the place in it, of the column; and by the choices that
actions stand for. What only differs between tables, such as the number of players, is a column that
does not change during a play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from aurum.engine.contract import Options
from aurum.tensors.game_tensors import GameTensors, Layout
from aurum.tensors.pieces import Piece

Indexes = NDArray[np.int64]
ABSENT: Final = -1
YES: Final = (1,)


class Column(NamedTuple):
    """One number of an observation."""

    piece: str
    place: tuple[int, ...]
    """Where it is along the axes that have no names."""
    name: str


class Hidden(NamedTuple):
    """Columns that a seat may be unable to see, and a network can guess."""

    piece: str
    names: tuple[str, ...]
    one: bool
    """Whether exactly one of them is 1 in each place where there is anything; else any may be."""


class Rows(NamedTuple):
    """A piece whose rows stand side by side: a network can look at all of them in one way."""

    piece: str
    aims: int
    """How many kinds of choices aim at a row."""
    aim: Callable[[int], tuple[int, int] | None]
    """Of a choice, the row that it aims at and of which kind it is; nothing if it aims at none."""


@dataclass(frozen=True)
class Universal:
    """What a game says of the layout that holds all its tables."""

    options: Mapping[str, object]
    """The table whose layout has room for what any other has."""
    tables: tuple[Mapping[str, object], ...]
    """The kinds of tables there are, as options."""
    players: Callable[[Options], int]
    extra: tuple[Piece, ...]
    """Pieces that no table has by itself: they say which table it is."""
    constants: Callable[[Options], Sequence[Column]]
    """The columns, of `extra` or lacking in a table's own layout, that are always 1 there."""
    levels: Mapping[str, Sequence[int]]
    """For `piece/column`, the numbers from which on a count makes a difference; 1 elsewhere."""
    hidden: tuple[Hidden, ...]
    rows: Rows | None = None


def columns_of(pieces: Sequence[Piece]) -> Iterator[Column]:
    """The columns of an observation, in order."""
    for piece in pieces:
        named = _named_axis(piece)
        for place in product(*map(range, piece.shape)):
            if named is None:
                yield Column(piece.name, place, "")
            else:
                rest = place[:named] + place[named + 1 :]
                yield Column(piece.name, rest, piece.columns[place[named]])


def _named_axis(piece: Piece) -> int | None:
    for axis in reversed(range(len(piece.shape))):
        if piece.columns and piece.shape[axis] == len(piece.columns):
            return axis
    return None


class TableMap(NamedTuple):
    """Where the columns and actions of one kind of table are in the universal layout."""

    columns: Indexes
    """For each column of the table…"""
    actions: Indexes
    """…and for each action, its number in the universal layout."""
    constants: Indexes
    """The universal columns that are always 1 at this table."""


class UniversalLayout:
    """The columns and actions of all tables of a game, and what a network makes of them."""

    def __init__(self, tensors: GameTensors, complete: Callable[[object], Options]) -> None:
        if tensors.universal is None:
            raise ValueError("the tensors of this game have no universal layout")
        self.universal: Universal = tensors.universal
        self._complete = complete
        self._tensors = tensors
        largest = self._layout(self.universal.options)
        self.columns = list(columns_of([*largest.pieces.pieces, *self.universal.extra]))
        self.size = len(self.columns)
        self.numbering = largest.numbering
        self.actions = largest.numbering.size
        self.seats = largest.seats
        self._place = {column: number for number, column in enumerate(self.columns)}

    def _layout(self, options: Mapping[str, object]) -> Layout:
        return self._tensors.layout(self._complete(dict(options)))

    def complete(self, given: Mapping[str, object]) -> Options:
        """The options of a table with all that was left out."""
        return self._complete(dict(given))

    def map(self, given: Mapping[str, object]) -> TableMap:
        """Where the columns and actions of a table are."""
        options = self.complete(given)
        layout = self._tensors.layout(options)
        own = list(columns_of(layout.pieces.pieces))
        missing = [column for column in own if column not in self._place]
        if missing:
            raise ValueError(f"the universal layout has no column {missing[0]}")
        choices = [layout.numbering.choice(number) for number in range(layout.numbering.size)]
        return TableMap(
            np.array([self._place[column] for column in own], np.int64),
            np.array([self.numbering.number(choice) for choice in choices], np.int64),
            np.array([self._place[c] for c in self.universal.constants(options)], np.int64),
        )

    def inputs(self) -> tuple[Indexes, Indexes]:
        """The inputs of a network, each a column and the number from which on it is 1."""
        found = [
            (number, level)
            for number, column in enumerate(self.columns)
            for level in self.universal.levels.get(f"{column.piece}/{column.name}", YES)
        ]
        columns, levels = zip(*found, strict=True)
        return np.array(columns, np.int64), np.array(levels, np.int64)

    def alike(self) -> Indexes:
        """For each input, the number of its kind: the same column and level in any place."""
        kinds: dict[tuple[str, str, int], int] = {}
        columns, levels = self.inputs()
        found = []
        for column, level in zip(columns.tolist(), levels.tolist(), strict=True):
            piece, _, name = self.columns[column]
            found.append(kinds.setdefault((piece, name, level), len(kinds)))
        return np.array(found, np.int64)

    def hidden(self, one: bool) -> Indexes:
        """The columns to guess, a row for each place: of those where one is 1, or any may be."""
        rows: dict[tuple[str, tuple[int, ...]], list[int]] = {}
        for group in self.universal.hidden:
            if group.one is one:
                for number, column in enumerate(self.columns):
                    if column.piece == group.piece and column.name in group.names:
                        rows.setdefault((group.piece, column.place), []).append(number)
        return np.array(list(rows.values()), np.int64)

    def row_inputs(self) -> slice:
        """The inputs of all rows, one row after the other; none if the game describes no rows."""
        rows = self.universal.rows
        columns, _ = self.inputs()
        own = [n for n, c in enumerate(columns) if rows and self.columns[c].piece == rows.piece]
        return slice(own[0], own[-1] + 1) if own else slice(0, 0)

    def row_count(self) -> int:
        """How many rows there are."""
        rows = self.universal.rows
        return 1 + max(c.place[0] for c in self.columns if c.piece == rows.piece) if rows else 0

    def aims(self) -> tuple[Indexes, Indexes]:
        """For each action, the row that it aims at, or `ABSENT`, and of which kind it is."""
        rows = self.universal.rows
        found = np.full((2, self.actions), ABSENT, np.int64)
        for number in range(self.actions if rows else 0):
            aimed = rows.aim(self.numbering.choice(number)) if rows else None
            if aimed is not None and aimed[0] < self.row_count():
                found[:, number] = aimed
        return found[0], found[1]

    def hidden_rows(self) -> Indexes:
        """For each place in which exactly one column is hidden, its row, or `ABSENT`."""
        rows = self.universal.rows
        first = [self.columns[number] for number in self.hidden(True)[:, 0]]
        here = [c.place[0] if rows and c.piece == rows.piece else ABSENT for c in first]
        return np.array(here, np.int64)


def complete_with(game: Any, tensors: GameTensors) -> Callable[[object], Options]:
    """A function that completes options; what is drawn for each play stays to be drawn."""
    from random import Random

    def complete(given: Any) -> Options:
        found: Options = game.options(given, Random(0)) | tensors.redrawn(given)
        return found

    return complete
