"""What a game brings to be played, replayed and explained at a terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rich.table import Table

from aurum.engine import Seat
from aurum.statistics import Sums
from aurum.terminal.display import Display
from aurum.words import Translator


class Wording(Protocol):
    """What one seat was asked, in words for a reader without a seat: nobody is "you"."""

    def question(self) -> str:
        """What the seat was asked."""

    def choice(self, choice: int) -> str:
        """What the seat chose, or could have."""


@dataclass(frozen=True)
class GameTerminal:
    """A game at a terminal."""

    display: Callable[[Translator, Sequence[Seat], bool], Display]
    """Draws the table in one language for these seats, with colours or without."""
    wording: Callable[[Translator, Any, Sequence[Seat]], Wording] | None = None
    """Questions and choices of a view, in words for a reader without a seat."""
    sentence: Callable[[Translator, Any, Sequence[Seat], int], str] | None = None
    """A choice in words, as the seat of the view reads it."""
    seat_names: Callable[[Translator, Sequence[Seat]], list[str]] | None = None
    """Who sits where, as sentences speak of them."""
    fact_keys: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    """Facts of reasons that are names in the notation, with the keys of their words."""
    duel: bool = False
    """Whether a table for two is a duel with rules of its own."""
    statistics: Callable[[dict[str, Sums], Translator], Table] | None = None
    """A table of what each piece came to in all games."""
    statistics_title: str = ""
    """The message above that table."""
