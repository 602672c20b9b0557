"""A terminal in memory with typed input, and whole games played at it."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from rich.console import Console

import aurum
from aurum.cli.play.start import play
from aurum.engine import OVER, Event, Seat
from aurum.games.orichalque.rules import OrichalqueState, orichalque
from aurum.terminal.screen import Screen

WINS = {
    "en": r"★ .*(win|share)",
    "fr": r"★ .*(gagne|partagent)",
    "ru": r"★ .*(Победа|победил|делят)",
}
"""How the end of a game of Oriflamme is printed."""


class Table:
    """A terminal in memory with typed input."""

    def __init__(self, answers: Iterator[str], width: int = 60) -> None:
        self.out = io.StringIO()
        console = Console(
            file=self.out, width=width, color_system=None, highlight=False, markup=False,
            emoji=False,
        )  # fmt: skip
        self.screen = Screen(console, lambda: _type_next(answers))

    @property
    def text(self) -> str:
        return self.out.getvalue()

    def widest(self) -> int:
        return max(cell_len(line) for line in self.text.splitlines())


def _type_next(answers: Iterator[str]) -> str:
    try:
        return next(answers)
    except StopIteration:
        raise EOFError from None


def numbers(seed: int = 0, most: int = 3, seldom: int = 0) -> Iterator[str]:
    """Input of small numbers, and now and then of larger ones."""
    rng = random.Random(seed)
    while True:
        yield str(rng.randint(1, rng.choice((most, most, seldom)) if seldom else most))


def start(table: Table, save: Path, **given: Any) -> int:
    """A game of three, unless the arguments say otherwise; how it ended."""
    return play(
        "oriflamme",
        options={"set": given.get("set", "base")},
        seats=given.get("seats", ["you", "random", "random"]),
        language=given.get("language", "en"),
        seed=given.get("seed", 7),
        save=save,
        screen=table.screen,
    )


def seats_of(options: dict[str, Any], person: bool = True) -> list[Seat]:
    count = 1 if "solo" in options else options["players"]
    first = Seat("you", "person") if person else Seat("bot", "random")
    return [first, *[Seat("bot", "random")] * (count - 1)]


def walk(options: dict[str, Any], seed: int) -> Iterator[tuple[OrichalqueState, list[Event]]]:
    """A random play, position by position, with the events so far."""
    rng = random.Random(seed)
    state = orichalque.start(rng, **options)
    events: list[Event] = []
    while state.actor != OVER:
        yield state, events
        state.events = []
        state.apply(aurum.sample_choice(state, rng))
        events += state.events
    yield state, events


def shown(*parts: Any, width: int) -> Table:
    table = Table(iter(()), width)
    table.screen.show(*parts)
    return table
