"""What a session at the terminal asks of a game's display.

The session knows seats, turns, files and keys. A display knows one game's words and pictures,
and sees no more of a play than the view and the events that are handed to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, runtime_checkable

from rich.console import RenderableType
from rich.text import Text

from aurum.engine import Event
from aurum.words import Translator


@dataclass(frozen=True)
class LogLine:
    """A line of the log."""

    event: int
    """The number of its event, counted from 0."""
    text: Text
    rule: str = ""
    mark: Text = field(default_factory=Text)
    """Whose line it is, such as a crest."""
    gain: Text = field(default_factory=Text)
    heading: bool = False


@dataclass(frozen=True)
class Prompt:
    """What the acting seat is asked, as it is shown."""

    sentence: Text
    order: tuple[int, ...]
    """The choices as they are numbered on the screen, from 1."""
    listing: RenderableType
    """The numbers with what they lead to."""
    notes: tuple[Text, ...] = ()


def plays_like(translator: Translator, plays: str) -> str:
    """How a seat that no person plays is played, in words where there are any."""
    key = "table-at-random" if plays == "random" else f"bot-{plays}"
    return translator.say(key) if translator.has(key) else plays


class Display(Protocol):
    """One game on a terminal, in one language, for one set of seats."""

    def table(self, view: Any, question: Prompt | None, width: int) -> RenderableType:
        """The table as this view shows it; a question puts its numbers on what it may choose."""

    def ask(self, view: Any, choices: Sequence[int], width: int) -> Prompt:
        """The open question, every choice numbered and with what follows from it."""

    def log(self, events: Sequence[Event], view: Any) -> list[LogLine]:
        """What has happened. The events are already those that the view's seat may know."""

    def examples(self, view: Any, choices: Sequence[int]) -> tuple[str, str]:
        """For the help: one of the choices in notation, and the name of a card or piece."""

    def pieces(self, view: Any, width: int) -> RenderableType:
        """Every card or piece of this table, in a line each."""

    def explain(self, view: Any, word: str, width: int) -> RenderableType:
        """All about one card or piece, by its name in any language or by its place."""

    def seen(self, view: Any, width: int) -> RenderableType:
        """A memory aid: what has been seen of whom, and what has not."""

    def person(self, seat: int) -> Text:
        """The name of a seat when the terminal is handed over."""

    def ending(self, view: Any, width: int) -> RenderableType:
        """The final standings, who has won, and why where it was close."""


# What a display may do beside that


class SeenStep(NamedTuple):
    """A choice that was made, as one seat may know it."""

    events: tuple[Event, ...]
    view: Any
    """The view of the seat after it."""


class FinalScores(NamedTuple):
    """How a play has ended, which everybody may know."""

    scores: list[int]
    winners: list[int]


@runtime_checkable
class LogsSteps(Protocol):
    """A display that writes the log choice by choice, each with the view after it."""

    def log_steps(self, steps: Sequence[SeenStep]) -> list[LogLine]:
        """What has happened; the events of all steps are counted through."""


@runtime_checkable
class ShowsResult(Protocol):
    """A display that is given the result, which not every view contains."""

    def result(self, view: Any, result: FinalScores, width: int) -> RenderableType:
        """The final standings, and who has won."""


@runtime_checkable
class ListsHelp(Protocol):
    """A display that has lines of its own for the help, that of the command `seen` included."""

    def help_lines(self, view: Any, choices: Sequence[int]) -> list[tuple[str, str]]:
        """What can be typed, and the key of what it does."""


def log_of(display: Display, steps: Sequence[SeenStep]) -> list[LogLine]:
    """The log of these steps."""
    if isinstance(display, LogsSteps):
        return display.log_steps(steps)
    events = [event for step in steps for event in step.events]
    return display.log(events, steps[-1].view) if steps else []


def ending_of(display: Display, view: Any, result: FinalScores, width: int) -> RenderableType:
    """The final standings, as this display shows them."""
    if isinstance(display, ShowsResult):
        return display.result(view, result, width)
    return display.ending(view, width)
