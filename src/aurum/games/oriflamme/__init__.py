"""Oriflamme and Oriflamme: Alliance, any ten of their twenty cards, and the duel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from aurum.engine.events import Event
from aurum.games.plugin import BenchTable, Option, Plugin

if TYPE_CHECKING:
    from aurum.bots.game_bots import GameBots
    from aurum.games.oriflamme.rules.game import OriflammeGame
    from aurum.lessons.lesson import Lesson
    from aurum.puzzles.game_puzzles import GamePuzzles
    from aurum.rulebook.book import Book
    from aurum.statistics.tally import GameTally
    from aurum.tensors.game_tensors import GameTensors
    from aurum.terminal.game_terminal import GameTerminal

__all__ = ["plugin"]


class Oriflamme(Plugin):
    """What Oriflamme brings."""

    name = "oriflamme"
    order = 1
    options = (Option("set", "command-set"), Option("rounds", "command-rounds", "ROUNDS"))
    usual_seats = "you,bot,bot,bot"
    usual_set = "base"
    puzzle_sets = ("oriflamme", "alliance")

    def rules(self) -> OriflammeGame:
        from aurum.games.oriflamme.rules.game import oriflamme

        return oriflamme

    def bots(self) -> GameBots:
        from aurum.games.oriflamme.bots import BOTS

        return BOTS

    def terminal(self) -> GameTerminal:
        from aurum.games.oriflamme.terminal import TERMINAL

        return TERMINAL

    def lessons(self) -> Sequence[Lesson]:
        from aurum.games.oriflamme.lessons import LESSONS

        return LESSONS

    def puzzles(self) -> GamePuzzles:
        from aurum.games.oriflamme.puzzles import PUZZLES

        return PUZZLES

    def rulebook(self) -> Book:
        from aurum.games.oriflamme.rulebook import ORIFLAMME

        return ORIFLAMME

    def statistics(self) -> Callable[[Any, Iterable[Event]], GameTally]:
        from aurum.games.oriflamme.statistics import tally

        return tally

    def picture(self) -> Callable[[Any], str]:
        from aurum.games.oriflamme.picture import draw

        return draw

    def tensors(self) -> GameTensors:
        from aurum.games.oriflamme.tensors import TENSORS

        return TENSORS

    def vocabulary(self) -> Mapping[str, list[str]]:
        from aurum.games.oriflamme.rules.cards import LETTERS
        from aurum.games.oriflamme.rules.deck import NAMES

        return {"cards": list(NAMES), "families": list(LETTERS)}

    def bench_tables(self) -> Sequence[BenchTable]:
        return [
            BenchTable(f"{name}, {players}", {"set": name, "players": players})
            for name in ("base", "alliance", "mixed")
            for players in (3, 4, 5)
        ]


plugin: Final = Oriflamme()
