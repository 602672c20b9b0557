"""Orichalque, for two to four players, or alone against the automaton."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from aurum.engine.events import Event
from aurum.games.plugin import BenchTable, ComponentSets, Option, Plugin

if TYPE_CHECKING:
    from aurum.bots.game_bots import GameBots
    from aurum.games.orichalque.rules.game import OrichalqueGame
    from aurum.lessons.lesson import Lesson
    from aurum.puzzles.game_puzzles import GamePuzzles
    from aurum.rulebook.book import Book
    from aurum.statistics.tally import GameTally
    from aurum.tensors.game_tensors import GameTensors
    from aurum.terminal.arguments import Subcommand
    from aurum.terminal.game_terminal import GameTerminal

__all__ = ["plugin"]


class Orichalque(Plugin):
    """What Orichalque brings."""

    name = "orichalque"
    order = 2
    options = (
        Option("solo", "command-solo", metavar="LEVEL"),
        Option("boards", "command-play-boards", each_seat=True),
        Option("sides", "command-play-sides", each_seat=True),
        Option("initiative", "command-play-initiative"),
        Option("components", "command-play-components"),
    )
    alone = "solo"
    usual_set = "aurum"
    puzzle_sets = ("orichalque",)

    def rules(self) -> OrichalqueGame:
        from aurum.games.orichalque.rules.game import orichalque

        return orichalque

    def bots(self) -> GameBots:
        from aurum.games.orichalque.bots import BOTS

        return BOTS

    def terminal(self) -> GameTerminal:
        from aurum.games.orichalque.terminal import TERMINAL

        return TERMINAL

    def lessons(self) -> Sequence[Lesson]:
        from aurum.games.orichalque.lessons import LESSONS

        return LESSONS

    def puzzles(self) -> GamePuzzles:
        from aurum.games.orichalque.puzzles import PUZZLES

        return PUZZLES

    def rulebook(self) -> Book:
        from aurum.games.orichalque.rulebook import ORICHALQUE

        return ORICHALQUE

    def statistics(self) -> Callable[[Any, Iterable[Event]], GameTally]:
        from aurum.games.orichalque.statistics import tally

        return tally

    def picture(self) -> Callable[[Any], str]:
        from aurum.games.orichalque.picture import draw

        return draw

    def tensors(self) -> GameTensors:
        from aurum.games.orichalque.tensors import TENSORS

        return TENSORS

    def component_sets(self) -> ComponentSets:
        from aurum.games.orichalque.component_sets import COMPONENT_SETS

        return COMPONENT_SETS

    def vocabulary(self) -> Mapping[str, list[str]]:
        from aurum.games.orichalque.component_sets import vocabulary

        return vocabulary()

    def played_with(self, options: Mapping[str, Any]) -> str:
        from aurum.games.orichalque.rules.components import load

        return str(options.get("solo") or load(options["components"]).name)

    def commands(self) -> Sequence[Subcommand]:
        from aurum.games.orichalque.commands import components

        return (components,)

    def bench_tables(self) -> Sequence[BenchTable]:
        several = [BenchTable(f"{players} players", {"players": players}) for players in (2, 3, 4)]
        return [*several, BenchTable("solo, normal", {"solo": "normal"})]


plugin: Final = Orichalque()
