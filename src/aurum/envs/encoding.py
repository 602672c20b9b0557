"""A table as numbers: its choices, what its seats know, and what they win."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from operator import index
from random import Random
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

import aurum
from aurum import games
from aurum.engine.contract import CHANCE, OVER, SPECTATOR, Game, Options, State
from aurum.tensors.batch import mark_states
from aurum.tensors.game_tensors import GameTensors
from aurum.tensors.general import tensors_of
from aurum.tensors.pieces import write_marks

Mask = NDArray[np.int8]
Seats = Sequence[SupportsIndex] | NDArray[np.integer[Any]]


class Encoding:
    """What is the same in every play with these options."""

    def __init__(self, name: str, options: Options) -> None:
        self.name = name
        self.options = options
        self.game: Game[Any, Any] = aurum.game(name)
        self.tensors = _tensors(name)
        self.seats, self.numbering, self.chances, self.pieces = self.tensors.layout(options)
        self.redrawn = bool(self.tensors.redrawn(options))
        """Whether the options leave something to be drawn anew for each play."""
        self.dtype = np.dtype(np.uint8 if self.pieces.fits_bytes else np.float32)
        """The smallest type that holds every number of an observation."""

    def begin(self, rng: Random) -> State:
        """A new play; what its options leave to be drawn is drawn anew for each."""
        options = self.options
        if self.redrawn:
            options = self.game.options(options, rng)
        state: State = self.game.begin(options)
        return state

    def encode(
        self,
        states: Sequence[State],
        seats: Seats | None = None,
        out: NDArray[Any] | None = None,
        *,
        everything: bool = False,
    ) -> NDArray[Any]:
        """What a seat knows in each state, a row for each; of the seats that must choose unless
        others are named.

        The array is made, or `out` is written. With `everything` nothing is hidden: for a critic
        in training, or for labels, which are where this differs from what the seat knows.
        """
        known = self._checked_states(states)
        looking = [state.actor for state in known] if seats is None else _seats(seats)
        if len(looking) != len(known):
            raise ValueError(f"there are {len(looking)} seats for {len(known)} states")
        for seat in looking:
            if seat != SPECTATOR:
                self._checked_seat(seat)
        size = self.pieces.size
        if out is None:
            out = np.zeros((len(known), size), self.dtype)
        else:
            self._check_out(out, (len(known), size))
        marks = mark_states(self.pieces.encoder, known, looking, size, everything)
        out.fill(0)
        write_marks(marks, out.reshape(-1))
        return out

    def hidden(
        self, states: Sequence[State], seats: Seats | None = None
    ) -> dict[str, NDArray[Any]]:
        """What a seat does not know in each state, by the names of the pieces: for belief networks.

        A number is that of the whole truth where the seat knows nothing, and 0 where it knows it.
        """
        known = self.encode(states, seats)
        return self.pieces.named(self.encode(states, seats, everything=True) - known)

    def mask(self, state: State, seat: SupportsIndex) -> Mask:
        """1 for each choice this seat can make now; all 0 while another is asked."""
        seat = self._checked_seat(seat)
        found = np.zeros(self.numbering.size, np.int8)
        if state.actor == seat:
            found[self.numbering.numbers(state.legal(), seat)] = 1
        return found

    def write(self, state: State | None, action: SupportsIndex, seat: SupportsIndex) -> str:
        """An action of this seat in notation, as it is numbered in this position."""
        seat = self._checked_seat(seat)
        return self.game.write(self.numbering.choice(action, seat, _legal(state, seat)))

    def read(self, state: State | None, text: str, seat: SupportsIndex) -> int:
        """The action of this seat that notation means in this position."""
        seat = self._checked_seat(seat)
        return self.numbering.number(self.game.read(text), seat, _legal(state, seat))

    def _checked_seat(self, seat: SupportsIndex) -> int:
        [found] = _seats([seat])
        if not 0 <= found < self.seats:
            raise ValueError(
                f"there is no seat {found}: seats are numbered from 0 to {self.seats - 1}, and "
                "must be named where nobody chooses"
            )
        return found

    def _checked_states(self, given: Sequence[State]) -> list[State]:
        """Refuse what is no state of such a table: its numbers would mean something else."""
        if isinstance(given, State) or not isinstance(given, Iterable):
            raise ValueError(
                f"states are a sequence, such as [state], not a {type(given).__name__}"
            )
        states = list(given)
        fitting: Options | None = None
        for number, state in enumerate(states):
            if not isinstance(state, self._kind):
                raise ValueError(
                    f"states are those of {self.name}; number {number} is a {type(state).__name__}"
                )
            settings = self.game.settings(state)
            if settings == fitting:
                continue
            if not _alike(self.name, json.dumps(self.options), json.dumps(settings)):
                raise ValueError(
                    f"state {number} is of another table: it began with {settings}, and this "
                    f"encoding is for {self.options}"
                )
            fitting = settings
        return states

    @cached_property
    def _kind(self) -> type[State]:
        """What the states of the game are."""
        return type(self.begin(Random(0)))

    def _check_out(self, out: NDArray[Any], shape: tuple[int, int]) -> None:
        if not isinstance(out, np.ndarray):
            raise ValueError(f"out is an array of numpy, not a {type(out).__name__}")
        if out.shape != shape or not out.flags.c_contiguous:
            raise ValueError(
                f"out has the shape {shape} and is contiguous; this one has the shape {out.shape}"
            )
        if not np.can_cast(self.dtype, out.dtype) or out.dtype.kind not in "uif":
            raise ValueError(
                f"out is of {self.dtype} or a type of numbers that holds it, not {out.dtype}"
            )
        if not out.flags.writeable:
            raise ValueError("out is read-only: give an array that can be written")

    def __reduce__(self) -> tuple[object, ...]:
        return _encoding, (self.name, json.dumps(self.options))


def _legal(state: State | None, seat: int) -> list[int]:
    return state.legal() if state is not None and state.actor == seat else []


def encoding_of(name: str, given: dict[str, object]) -> Encoding:
    """The encoding for some options, checked; `BadOptions` says what would be allowed."""
    if not isinstance(given, Mapping):
        raise ValueError(f'options are a dictionary, such as {{"players": 3}}, not {given!r}')
    options = aurum.game(name).options(given, Random(0)) | _tensors(name).redrawn(given)
    return _encoding(name, json.dumps(options))


def _tensors(name: str) -> GameTensors:
    return tensors_of(games.load(name))


@lru_cache(maxsize=64)
def _encoding(name: str, options: str) -> Encoding:
    return Encoding(name, json.loads(options))


@lru_cache(maxsize=1024)
def _alike(name: str, options: str, settings: str) -> bool:
    """Whether a play that began with these settings has the numbers of a table with options."""
    table = _encoding(name, options)
    kept = table.tensors.redrawn(table.options)
    played = _encoding(name, json.dumps(json.loads(settings) | kept))
    return (
        table.pieces.pieces == played.pieces.pieces
        and table.numbering.listed_choices() == played.numbering.listed_choices()
    )


def _seats(given: Seats) -> list[int]:
    """Seats of whatever kind of whole number."""
    try:
        return [index(seat) for seat in given]
    except TypeError:
        raise ValueError(f"seats are whole numbers, one for each state, not {given!r}") from None


def play_chance(state: State, rng: Random) -> None:
    """Let chance choose until a seat must, or all is over."""
    while state.actor == CHANCE:
        state.apply_unchecked(aurum.sample_choice(state, rng))


def win_shares(state: State, seats: int) -> list[float]:
    """What each seat has won: 1 alone, a share of it together; 0 for all before the end."""
    winners = state.winners() if state.actor == OVER else []
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
