"""One play of a game at a table: its choices, what each seat saw of them, and what can go back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any

import aurum
from aurum.engine import CHANCE, OVER, Event, Game, Record, State
from aurum.engine.fairness import commitment, fair_draw
from aurum.engine.record import Fairness, Seat, begin_record
from aurum.server.entries import Options
from aurum.server.messages import SeenFact


class Play:
    """A game under way. Only `make` and `take_back` change it."""

    __slots__ = (
        "asked",
        "barrier",
        "choices",
        "draws",
        "game",
        "options",
        "owner",
        "seed",
        "state",
    )

    def __init__(self, name: str, asked: Options, options: Options, seed: bytes) -> None:
        self.game: Game[Any, Any] = aurum.game(name)
        self.asked = asked
        self.options = options
        self.seed = seed
        self.state: State = self.game.begin(options)
        self.choices: list[int] = []
        self.draws = 0
        """How often chance has chosen."""
        self.barrier = 0
        """The move behind which nobody can go back."""
        self.owner = OVER
        """The seat that made all choices since the barrier."""

    def clone(self) -> Play:
        """An independent copy."""
        other = copy(self)
        other.state = self.state.clone()
        other.choices = self.choices[:]
        return other

    @property
    def move(self) -> int:
        """How many choices have been made, chance's included."""
        return len(self.choices)

    @property
    def hash(self) -> str:
        """What was published of the seed."""
        return commitment(self.seed)

    # Looking ahead

    def outcome(self, choice: int | None) -> list[str]:
        """What is to be kept if this is chosen now: it, and what chance does after it."""
        state, draws, kept = self.state.clone(), self.draws, []
        if choice is not None:
            state.apply(choice)
            kept.append(self.game.write(choice))
        while state.actor == CHANCE:
            draws += 1
            drawn = fair_draw(state, self.seed, draws)
            kept.append(self.game.write(drawn))
            state.apply(drawn)
        return kept

    def undo_to(self, seat: int) -> int:
        """The move this seat can go back to; the present one if it cannot."""
        return self.barrier if self.owner == seat else self.move

    # What happens

    def make(
        self, texts: Iterable[str], eyes: Sequence[int] = (), final: bool = False
    ) -> list[SeenFact]:
        """Make choices, and tell what each of these eyes saw. `final` ones cannot be undone."""
        made: list[list[str]] = [[] for _ in eyes]
        events: list[Event] = []
        for text in texts:
            choice = self.game.read(text)
            for seat, seen in zip(eyes, made, strict=True):
                seen.append(self.state.seen(choice, seat))
            events += self._make(choice, final)
        self.state.events = None
        return [
            SeenFact(seat, seen, told(self.game, events, seat))
            for seat, seen in zip(eyes, made, strict=True)
        ]

    def _make(self, choice: int, final: bool) -> list[Event]:
        actor = self.state.actor
        happened: list[Event] = []
        self.state.events = happened
        self.state.apply(choice)
        if actor != self.owner:
            self.owner, self.barrier = actor, self.move
        self.choices.append(choice)
        if actor == CHANCE:
            self.draws += 1
        kinds = self.game.events
        shows = any(kinds[event.name].shows for event in happened)
        if final or shows or actor == CHANCE or self.state.actor == OVER:
            self.barrier = self.move
        return happened

    def take_back(self, move: int) -> None:
        """Go back to an earlier move, by playing up to it again."""
        del self.choices[move:]
        self.state = self.game.begin(self.options)
        for choice in self.choices:
            self.state.apply(choice)

    # Writing it down

    def record(self, seats: list[Seat]) -> Record:
        """The play as a record; its seed is in it once the game is over."""
        record = begin_record(self.game, self.options, seats)
        record.choices = [self.game.write(choice) for choice in self.choices]
        seed = self.seed.hex() if self.state.actor == OVER else ""
        record.fair = Fairness(self.hash, seed, self.asked)
        return record


def told(game: Game[Any, Any], events: Iterable[Event], seat: int) -> list[dict[str, str | int]]:
    """Events as this seat may know them, with their facts by name."""
    return [event.seen_by(seat).told(game.events[event.name]) for event in events]
