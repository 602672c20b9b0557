"""What a game brings so that puzzles can be found in it, kept, and explained."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from aurum.bots import Question, Reason
from aurum.engine import Options


class Depth(NamedTuple):
    """How often choices are played through: each at first, and the leaders for each source."""

    first: int
    deep: int


def _never(question: Question, choice: str) -> bool:
    return False


def _nothing(state: Any) -> object:
    return None


@dataclass(frozen=True)
class GamePuzzles:
    """The puzzles of a game."""

    set_of: Callable[[Options], str | None]
    """The set that a play with these options belongs to, if any."""
    kinds: Mapping[str, str]
    """What a question is about, by the verb of the answer."""
    themes: Callable[[Question, int], list[Reason]]
    """What can be pointed at in favour of a choice."""
    flaws: Callable[[Question, int, int], list[Reason]]
    """What a tempting choice overlooks, beside the best one."""
    depth: Depth
    """How often choices are tried to find out whether one is clearly the best."""
    search_iterations: int
    """Iterations of search for a choice in the games that are looked through."""
    tables: Sequence[Options]
    """Options of the games that are searched, in turn, by default."""
    winning: Callable[[Question], int | None] | None = None
    """A choice that wins at once; the line of play is then shown to its end."""
    won: str = ""
    """The message that says so."""
    last_round: Callable[[Any], bool] = lambda view: False
    """Whether a view is of the last round, in which nothing comes later."""
    uninteresting: Callable[[Question, str], bool] = _never
    """Whether a choice is obvious, so that it is no puzzle."""
    acting: Callable[[Any], object] = _nothing
    """What acts in a state: a line of play is shown while this stays the same."""
