"""Many plays side by side: the part of a batch environment that is compiled."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aurum.engine.chance import sample_choice
from aurum.engine.state import CHANCE, OVER, State
from aurum.tensors.encoder import Encoder, Marks
from aurum.tensors.numbering import Numbering

EVERYBODY: Final = -4
"""The learner of a row in which every seat is asked."""

Others = Callable[[State, int, Random], int]
"""What another seat than the learner's chooses, which is legal."""


class Batch:
    """Plays in rows. Each waits for a seat: chance is played, and so are others than the learner.

    What each seat that must choose knows is marked, and what it can choose. A state is marked as
    soon as it was played, while it is in the processor's cache: to play all rows and mark them
    afterwards takes twice as long.
    """

    def __init__(self, encoder: Encoder, numbering: Numbering, size: int, rows: int) -> None:
        self.encoder = encoder
        self.numbering = numbering
        self.size = size
        """How many numbers an observation has."""
        self.states: list[State] = []
        self.rngs: list[Random] = []
        """A source of chance for each row."""
        self.learners: list[int] = [EVERYBODY] * rows
        self.others: Others | None = None
        """Those who play for the other seats; without them the choices of these are random."""
        self.everything = False
        """Whether what seats would know if nothing were hidden is marked, too."""
        self.seats: vec[i64] = vec[i64]([0] * rows)
        """The seat that must choose in each row."""
        self.observed = Marks(rows * 96)
        """What these seats know…"""
        self.allowed = Marks(rows * 16)
        """…what they can choose…"""
        self.whole = Marks()
        """…and what they would know if nothing were hidden, where that is asked for."""

    def clear(self) -> None:
        """Forget what was marked."""
        self.observed.clear()
        self.allowed.clear()
        self.whole.clear()

    def play(self, rows: list[int], actions: list[int]) -> list[int]:
        """Make choices that are known to be legal, and mark what follows; the rows whose plays are
        over, which are not marked."""
        over = []
        for index in range(len(rows)):
            row = rows[index]
            state = self.states[row]
            choice = self.numbering.choice_of(actions[index], state.actor, state.legal())
            state.apply_unchecked(choice)
            if not self._advance(row, state):
                over.append(row)
        return over

    def begin(self, row: int, state: State, learner: int) -> bool:
        """Put a new play into a row, and mark its first question; False if it is over before the
        learner was asked anything."""
        self.states[row] = state
        self.learners[row] = learner
        return self._advance(row, state)

    def _advance(self, row: int, state: State) -> bool:
        """Play as far as the next question, and mark it; whether there is one."""
        rng = self.rngs[row]
        learner = self.learners[row]
        while True:
            actor = state.actor
            if actor == OVER:
                return False
            if actor == CHANCE:
                state.apply_unchecked(sample_choice(state, rng))
            elif learner == EVERYBODY or actor == learner:
                self._mark(row, state)
                return True
            elif self.others is None:
                state.apply_unchecked(sample_choice(state, rng))
            else:
                state.apply_unchecked(self.others(state, learner, rng))

    def _mark(self, row: int, state: State) -> None:
        """Mark what the seat that must choose knows, and what it can choose."""
        seat = state.actor
        self.observed.begin_at(row * self.size)
        self.encoder.mark(state, seat, self.observed)
        if self.everything:
            self.whole.begin_at(row * self.size)
            self.encoder.mark_all(state, seat, self.whole)
        self.allowed.begin_at(row * self.numbering.size)
        self.numbering.mark(state.legal(), seat, self.allowed)
        self.seats[row] = seat


def mark_states(
    encoder: Encoder, states: list[State], seats: list[int], size: int, everything: bool
) -> Marks:
    """Mark what a seat knows in each state, or everything, in arrays of this size."""
    marks = Marks(len(states) * 64 + 64)
    for row in range(len(states)):
        marks.begin_at(row * size)
        if everything:
            encoder.mark_all(states[row], seats[row], marks)
        else:
            encoder.mark(states[row], seats[row], marks)
    return marks
