"""All messages to a seat since the start as one array: OpenSpiel's information state.

A message is a choice in notation, with `?` for what the seat may not know. Its words are one-hot,
each in its place in the message; messages stand side by side in the order in which they came, and
behind them what the seat knows now.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aurum.engine.state import State
from aurum.envs.encoding import Encoding
from aurum.tensors.pieces import Tensor

LIMIT: Final = 1 << 20
"""A larger array is not offered: nothing can be trained on it."""
UNKNOWN: Final = "?"
OTHER: Final = "other"
"""A word that no listed choice has; a game lists all of its choices, or else a sample has met most
of them."""


class Recall:
    """The array of a table in which a play has so many choices at the most, chance's included."""

    def __init__(self, encoding: Encoding, longest: int) -> None:
        self.encoding = encoding
        self.longest = longest
        self.columns: list[tuple[int, str]] = []
        """What each number of a message says: the place of a word, and the word."""
        places: list[set[str]] = []
        for numbering in (encoding.numbering, encoding.chances):
            for choice in numbering.listed_choices():
                for place, word in enumerate(encoding.game.write(choice).split()):
                    if place == len(places):
                        places.append(set())
                    places[place].add(word)
        for place, words in enumerate(places):
            self.columns += [(place, word) for word in (*sorted(words - {UNKNOWN}), UNKNOWN, OTHER)]
        self._column = {word: number for number, word in enumerate(self.columns)}
        self.width = len(self.columns)
        self.size = longest * self.width + encoding.seats + encoding.pieces.size
        self._marks: dict[str, list[int]] = {}

    def named(self, tensor: Tensor) -> dict[str, Tensor]:
        """The parts of an array, by name; they share its memory."""
        history, seat = self.longest * self.width, self.encoding.seats
        return {
            "history": tensor[:history].reshape(self.longest, self.width),
            "player": tensor[history : history + seat],
            **self.encoding.pieces.named(tensor[history + seat :]),
        }

    def write(self, state: State, seat: int, messages: Sequence[str], tensor: Tensor) -> None:
        """Write the messages that a seat has had, and what it knows now."""
        tensor.fill(0)
        at = 0
        for message in messages:
            for column in self._marked(message):
                tensor[at + column] = 1
            at += self.width
        at = self.longest * self.width
        tensor[at + seat] = 1
        self.encoding.pieces.write(state, seat, tensor[at + self.encoding.seats :])

    def _marked(self, message: str) -> list[int]:
        """The columns of a message."""
        if message not in self._marks:
            found = []
            for place, word in enumerate(message.split()):
                column = self._column.get((place, word), self._column.get((place, OTHER)))
                if column is not None:
                    found.append(column)
            self._marks[message] = found
        return self._marks[message]
