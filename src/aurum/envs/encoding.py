"""A table as numbers: its choices, what its seats know, and what they win."""

from __future__ import annotations

import json
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import aurum
from aurum import games
from aurum.engine.contract import CHANCE, OVER, Game, Options, State
from aurum.tensors.game_tensors import GameTensors

Mask = NDArray[np.int8]


class Encoding:
    """What is the same in every play with these options."""

    def __init__(self, name: str, options: Options) -> None:
        self.name = name
        self.options = options
        self.game: Game[Any, Any] = aurum.game(name)
        self.tensors = _tensors(name)
        self.seats, self.numbering, self.chances, self.pieces = self.tensors.layout(options)

    def begin(self, rng: Random) -> State:
        """A new play; what its options leave to be drawn is drawn anew for each."""
        options = self.options
        if self.tensors.redrawn(options):
            options = self.game.options(options, rng)
        state: State = self.game.begin(options)
        return state

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each choice this seat can make now; all 0 while another is asked."""
        found = np.zeros(self.numbering.size, np.int8)
        if state.actor == seat:
            found[self.numbering.numbers(state.legal(), seat)] = 1
        return found

    def __reduce__(self) -> tuple[object, ...]:
        return _encoding, (self.name, json.dumps(self.options))


def encode(name: str, given: dict[str, object]) -> Encoding:
    """The encoding for some options, checked; `BadOptions` says what would be allowed."""
    options = aurum.game(name).options(given, Random(0)) | _tensors(name).redrawn(given)
    return _encoding(name, json.dumps(options))


def _tensors(name: str) -> GameTensors:
    found = games.load(name).tensors()
    if found is None:
        raise ValueError(f"{name} does not say how it is told in numbers")
    return found


@lru_cache(maxsize=64)
def _encoding(name: str, options: str) -> Encoding:
    return Encoding(name, json.loads(options))


def play_chance(state: State, rng: Random) -> None:
    """Let chance choose until a seat must, or all is over."""
    while state.actor == CHANCE:
        state.apply_unchecked(aurum.sample_choice(state, rng))


def win_shares(state: State, seats: int) -> list[float]:
    """What each seat has won: 1 alone, a share of it together; 0 for all before the end."""
    winners = state.winners() if state.actor == OVER else []
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
