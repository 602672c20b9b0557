"""The examples of the rulebook, played by the rules themselves, step by step.

An example is a scenario that the tests run, so that what a page shows cannot differ from what the
game does. From any of its steps somebody may go another way; nothing of that is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from aurum import games
from aurum.engine import OVER, SPECTATOR, Event, Game, Scenario, State, read_scenario


@dataclass(frozen=True)
class ExampleStep:
    """A state of an example, and the choice that led to it."""

    state: State
    made: str = ""
    """The choice that led here, in notation; empty where the example begins."""
    by: int = OVER
    """Whoever made it: a seat or chance."""
    events: tuple[Event, ...] = ()
    refused: tuple[str, ...] = ()
    """Choices that the example shows to be against the rules at this moment."""

    @property
    def choices(self) -> list[int]:
        """Every legal choice."""
        return [] if self.state.actor == OVER else self.state.choices()


def scenarios_folder(game: str) -> Path:
    """Where a game has its scenarios."""
    return games.load(game).folder / "scenarios"


@cache
def scene(game: str, stem: str) -> Scenario:
    """An example by its name. Only what a book shows may be asked for: it becomes a path."""
    path = scenarios_folder(game) / f"{stem}.toml"
    return read_scenario(path.read_text(encoding="utf-8"))


def steps(game: Game[Any, Any], scenario: Scenario) -> Iterator[ExampleStep]:
    """An example from its position to its end."""
    if scenario.position is not None:
        state: State = game.read_position(scenario.position)
    else:
        state = game.begin(game.options(scenario.start))
    last = ExampleStep(state)
    for part in scenario.parts:
        for text in part.choices:
            yield last
            last = follow(game, last, text)
        refused = (*last.refused, *part.expect.get("illegal", {}))
        last = ExampleStep(last.state, last.made, last.by, last.events, refused)
    yield last


def follow(game: Game[Any, Any], step: ExampleStep, text: str) -> ExampleStep:
    """The step after a choice; `Illegal` or `Unreadable` says why there is none."""
    choice = game.read(text)
    state = step.state.clone()
    events: list[Event] = []
    state.events = events
    state.apply(choice)
    state.events = None
    return ExampleStep(state, game.write(choice), step.state.actor, tuple(events))


def view_for(game: Game[Any, Any], state: State, seat: int) -> Any:
    """The view of a seat; for spectators the whole state: an example has no secrets."""
    return game.open_view(state) if seat == SPECTATOR else state.view(seat)


def events_for(events: Iterable[Event], seat: int) -> list[Event]:
    """The events as a seat sees them; for spectators with all facts."""
    return [event if seat == SPECTATOR else event.seen_by(seat) for event in events]
