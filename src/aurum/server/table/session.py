"""The game at a table: its choices, what each seat saw of them, and what can be undone."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from copy import copy
from typing import Any, NamedTuple

import aurum
from aurum.engine import CHANCE, OVER, SPECTATOR, Event, Game, Record, State
from aurum.engine.fairness import commitment, fair_draw
from aurum.engine.record import Continued, Fairness, Seat, begin_record
from aurum.server.table.entries import Options, Origin
from aurum.server.table.game_code import game_code


class PlayedStep(NamedTuple):
    """A choice that was made, and its events."""

    choice: int
    actor: int
    seen: dict[int, str]
    """The choice as each viewer saw it, by seat."""
    events: list[Event]
    ends: bool
    """Whether the game is over after it."""


class Preview(NamedTuple):
    """What follows from a choice that has not been made yet."""

    kept: list[str]
    steps: list[PlayedStep]
    state: State


class GameSession:
    """A game under way. Only `make` and `take_back` change it, and they never change a state."""

    def __init__(self, name: str, asked: Options, options: Options, seed: bytes) -> None:
        self.game: Game[Any, Any] = aurum.game(name)
        self.name = name
        self.asked = asked
        self.options = options
        self.seed = seed
        with game_code(name):
            seats, begun = self.game.seats(options), self.game.begin(options)
        self.viewers: tuple[int, ...] = (*range(seats), SPECTATOR)
        """Every seat, and the spectator's."""
        self.state: State = begun
        self.choices: array[int] = array("i")
        """Every choice so far. An array, because each append copies the table and there are
        hundreds."""
        self.draws = 0
        """How often chance has chosen."""
        self.barrier = 0
        """The move before which nothing can be undone."""
        self.owner: int = OVER
        """The seat that made all choices since the barrier."""
        self._at_barrier = self.state
        """The state at the barrier, from which an undo replays. Replaying from the start of the
        game would make each undo, and reading a log of many, slower than the one before."""
        self.origin: Origin | None = None
        """The game that it continues, if any."""
        self._preview: Preview | None = None
        """The last preview, so that its choices need not be played twice."""

    def clone(self) -> GameSession:
        """An independent copy."""
        other = copy(self)
        other.choices = self.choices[:]
        return other

    @property
    def move(self) -> int:
        """How many choices have been made, chance's included."""
        return len(self.choices)

    @property
    def hash(self) -> str:
        """The hash of the seed, which is public from the start."""
        return commitment(self.seed)

    # Looking ahead

    def preview(self, choice: int | None) -> list[str]:
        """The choices to store if this one is made now: it, and those of chance after it."""
        with game_code(self.name, refuses=True):
            return self._look_ahead(choice)

    def _look_ahead(self, choice: int | None) -> list[str]:
        state, draws = self.state.clone(), self.draws
        steps = []
        if choice is not None:
            if choice not in state.legal():  # `seen` is defined for legal choices only
                raise state.refusal(choice)
            steps.append(_played_step(state, choice, self.viewers, known=True))
        while state.actor == CHANCE:
            draws += 1
            drawn = fair_draw(state, self.seed, draws)
            steps.append(_played_step(state, drawn, self.viewers, known=True))
        state.events = None
        kept = [self.game.write(step.choice) for step in steps]
        self._preview = Preview(kept, steps, state)
        return kept

    def undo_to(self, seat: int) -> int:
        """The move this seat can go back to; the present one if it cannot."""
        return self.barrier if self.owner == seat else self.move

    # Changes

    def make(
        self, texts: Sequence[str], watched: bool = False, final: bool = False
    ) -> list[PlayedStep]:
        """Make choices. If `watched`, the steps hold what each viewer saw; `final` cannot be
        undone."""
        move, state = self.move, self.state
        steps = self._previewed(texts) or self._play(texts, self.viewers if watched else ())
        for step in steps:
            self._count(step, final)
        if self.barrier >= move:  # chance comes last, so the barrier is never halfway
            # A clone drops its cached list of legal choices, which may be its largest part.
            with game_code(self.name):
                self._at_barrier = state.clone() if self.barrier == move else self.state
        return steps

    def continue_from(self, origin: Origin, watched: bool = False) -> list[PlayedStep]:
        """Begin where another game stood. Its choices cannot be undone, and its draws did not come
        from our seed, so draws are counted from here."""
        steps = self._play(origin.choices, self.viewers if watched else ())
        self.choices = array("i", [step.choice for step in steps])
        self.barrier = self.move
        self._at_barrier = self.state
        self.origin = origin
        return steps

    def _previewed(self, texts: Sequence[str]) -> list[PlayedStep]:
        """The steps of these choices if they were just previewed; else none."""
        preview, self._preview = self._preview, None
        if preview is None or preview.kept != texts:
            return []
        self.state = preview.state
        return preview.steps

    def _play(self, texts: Sequence[str], viewers: Sequence[int]) -> list[PlayedStep]:
        with game_code(self.name, refuses=True):
            state = self.state.clone()
            steps = [_played_step(state, self.game.read(text), viewers) for text in texts]
        state.events = None
        self.state = state
        return steps

    def _count(self, step: PlayedStep, final: bool) -> None:
        """Record a step, and move the barrier if it cannot be undone."""
        if step.actor != self.owner:
            self.owner, self.barrier = step.actor, self.move
        self.choices.append(step.choice)
        if step.actor == CHANCE:
            self.draws += 1
        final = final or step.ends or step.actor == CHANCE
        with game_code(self.name):
            shows = any(self.game.events[event.name].shows for event in step.events)
        if final or shows:
            self.barrier = self.move

    def take_back(self, move: int) -> None:
        """Go back to an earlier move, by playing from the barrier up to it again."""
        assert self.barrier <= move, "nobody can go back there"
        del self.choices[move:]
        with game_code(self.name):
            self.state = self._at_barrier.clone()
            for choice in self.choices[self.barrier :]:
                self.state.apply(choice)
        self._preview = None

    # The record

    def record(self, seats: list[Seat]) -> Record:
        """The record. The seed and the continued record are in it only once the game is over."""
        record = begin_record(self.game, self.options, seats)
        record.choices = [self.game.write(choice) for choice in self.choices]
        over = self.state.actor == OVER
        record.fair = Fairness(self.hash, self.seed.hex() if over else "", self.asked)
        if (origin := self.origin) is not None:
            record.continued = Continued(origin.record if over else "", len(origin.choices))
        return record


def _played_step(
    state: State, choice: int, viewers: Sequence[int], known: bool = False
) -> PlayedStep:
    """Make a choice and collect its events and how viewers saw it. `known` skips the legality
    check."""
    actor = state.actor
    seen = {seat: state.redacted(choice, seat) for seat in viewers}
    events: list[Event] = []
    state.events = events
    if known:
        state.apply_unchecked(choice)
    else:
        state.apply(choice)
    return PlayedStep(choice, actor, seen, events, state.actor == OVER)
