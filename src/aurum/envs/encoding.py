"""A table as numbers: its choices, what its seats know, and what they win."""

from __future__ import annotations

import json
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import aurum
from aurum.engine.contract import CHANCE, OVER, Game, Options, State
from aurum.tensors.numbering import Numbering
from aurum.tensors.pieces import Pieces

Mask = NDArray[np.int8]


class Encoding:
    """What is the same in every play with these options."""

    def __init__(self, name: str, options: Options) -> None:
        self.name = name
        self.options = options
        self.game: Game[Any, Any] = aurum.game(name)
        self.numbering: Numbering
        self.chances: Numbering
        self.pieces: Pieces
        if name == "oriflamme":
            from aurum.games.oriflamme import tensors as oriflamme

            players = options["players"]
            assert isinstance(players, int)
            kinds = oriflamme.kinds_of(options)
            self.seats = players
            self.numbering = oriflamme.number_choices(kinds, players)
            self.chances = oriflamme.number_chances(kinds, players)
            self.pieces = oriflamme.OriflammePieces(kinds, players)
        else:
            from aurum.games.orichalque import actions as orichalque_choices
            from aurum.games.orichalque import tensors as orichalque
            from aurum.games.orichalque.rules.options import setup_of

            setup = setup_of(options)
            self.seats = setup.seats
            self.numbering = orichalque_choices.number_choices(setup)
            self.chances = orichalque_choices.number_chances(setup)
            self.pieces = orichalque.OrichalquePieces(setup)

    def begin(self, rng: Random) -> State:
        """A new play; ten cards of both boxes are drawn anew for each where they are mixed."""
        options = self.options
        if options.get("set") == "mixed":
            options = self.game.options(options, rng)
        state: State = self.game.begin(options)
        return state

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each choice this seat can make now; all 0 while another is asked."""
        found = np.zeros(self.numbering.size, np.int8)
        if state.actor == seat:
            found[self.numbering.numbers(state.listed(), seat)] = 1
        return found

    def __reduce__(self) -> tuple[object, ...]:
        return _encoding, (self.name, json.dumps(self.options))


def encode(name: str, given: dict[str, object]) -> Encoding:
    """The encoding for some options, checked; `BadOptions` says what would be allowed."""
    options = aurum.game(name).options(given, Random(0))
    if given.get("set") == "mixed":
        options["set"] = "mixed"  # the ten are drawn for each play
    return _encoding(name, json.dumps(options))


@lru_cache(maxsize=64)
def _encoding(name: str, options: str) -> Encoding:
    return Encoding(name, json.loads(options))


def play_chance(state: State, rng: Random) -> None:
    """Let chance choose until a seat must, or all is over."""
    while state.actor == CHANCE:
        state.make(aurum.draw(state, rng))


def win_shares(state: State, seats: int) -> list[float]:
    """What each seat has won: 1 alone, a share of it together; 0 for all before the end."""
    winners = state.winners() if state.actor == OVER else []
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
