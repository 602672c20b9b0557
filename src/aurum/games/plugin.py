"""What a game brings to the platform. Rules and a name are required, all else is optional.

A game is a package whose module holds a `plugin`, an instance of a subclass of `Plugin`. Every
part is a method that imports what it returns, so that a part is loaded when it is first needed:
a program that only plays loads neither lessons nor pictures. The platform asks `brings` for what
is there and does without the rest.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from aurum.engine.contract import Game
from aurum.engine.events import Event

if TYPE_CHECKING:
    from aurum.bots.game_bots import GameBots
    from aurum.lessons.lesson import Lesson
    from aurum.puzzles.game_puzzles import GamePuzzles
    from aurum.rulebook.book import Book
    from aurum.statistics.tally import GameTally
    from aurum.tensors.game_tensors import GameTensors
    from aurum.terminal.arguments import Subcommand
    from aurum.terminal.game_terminal import GameTerminal

CONTRACT: Final = 1
"""The version of the contract between games and the platform: `Plugin`, `Game` and `State`. It is
raised when a game that was written for the last one would not work any more."""

FALLBACK: Final = "en"
"""The language of a game's words where it has none in the reader's."""

PARTS: Final = (
    "bots", "terminal", "lessons", "puzzles", "rulebook", "statistics", "picture", "tensors",
    "component_sets", "vocabulary", "commands",
)  # fmt: skip
"""The optional parts, by the names of their methods."""


class Option(NamedTuple):
    """An option of a game. Commands take it as `--name`, and a form of the browser asks for it."""

    name: str
    help: str
    """The message that explains it."""
    metavar: str | None = None
    each_seat: bool = False
    """Whether it takes a word for each seat, with commas between them."""
    values: tuple[bool, ...] | tuple[int, ...] | tuple[str, ...] = ()
    """What it can be, for a form: `(False, True)` is a switch, numbers a range, words a list. An
    option without values is not asked for. What it is if nobody says is known from the rules."""


class BenchTable(NamedTuple):
    """A table at which `aurum bench` measures a game."""

    label: str
    """A few words of English that tell it from the other tables of the game."""
    options: Mapping[str, object]


class ComponentSets(NamedTuple):
    """Sets of pieces that a game can be played with."""

    available: Callable[[], list[str]]
    """The names of those that come with it."""
    check: Callable[[Mapping[str, Any]], None]
    """Refuses options that name another set, such as a file: a server reads none for a guest."""
    describe: Callable[[str], Any]
    """All pieces of a set, as a struct for programs that draw them."""


class Plugin(ABC):
    """One game and all that it brings."""

    name: ClassVar[str]
    """The name in options, records and addresses: lower-case letters, digits and `_`."""
    contract: ClassVar[int] = 1
    """The version of the contract that it was written for. Another one than `CONTRACT` is refused;
    a game that does not say is taken for one of the first."""
    version: ClassVar[str] = ""
    """The version of the package that brings it; empty for a game that comes with Aurum."""
    order: ClassVar[int] = 100
    """Where it stands in lists: lower numbers first, then by name."""
    options: ClassVar[tuple[Option, ...]] = ()
    """What commands take beside the number of players."""
    alone: ClassVar[str] = ""
    """The option by which one plays alone, if there is one."""
    usual_seats: ClassVar[str] = "you,bot"
    """Who sits at a table in the terminal when nothing is said."""
    usual_set: ClassVar[str] = ""
    """What is played with when nothing is said."""
    puzzle_sets: ClassVar[tuple[str, ...]] = ()
    """Its sets of puzzles, each a file `puzzles/NAME.json` in its folder."""

    @abstractmethod
    def rules(self) -> Game[Any, Any]:
        """The rules."""

    def bots(self) -> GameBots | None:
        """Bots of its own."""
        return None

    def terminal(self) -> GameTerminal | None:
        """How it is played at a terminal."""
        return None

    def lessons(self) -> Sequence[Lesson]:
        """Its lessons, in the order one would take them."""
        return ()

    def puzzles(self) -> GamePuzzles | None:
        """Its puzzles, and what explains them."""
        return None

    def rulebook(self) -> Book | None:
        """The order of its rules, with the examples that show them."""
        return None

    def statistics(self) -> Callable[[Any, Iterable[Event]], GameTally] | None:
        """Counts a finished game: its last state and all events."""
        return None

    def picture(self) -> Callable[[Any], str] | None:
        """Draws a view as SVG."""
        return None

    def tensors(self) -> GameTensors | None:
        """Choices and views as numbers."""
        return None

    def component_sets(self) -> ComponentSets | None:
        """Sets of pieces that it can be played with, where there are several."""
        return None

    def vocabulary(self) -> Mapping[str, list[str]]:
        """The notation's words for the numbers in views."""
        return {}

    def commands(self) -> Sequence[Subcommand]:
        """Commands that `aurum` has only because of this game."""
        return ()

    def played_with(self, options: Mapping[str, Any]) -> str:
        """What a play with these options is played with, in a word, for reports."""
        wanted = options.get("set", self.usual_set)
        return ", ".join(wanted) if isinstance(wanted, list) else str(wanted)

    def bench_tables(self) -> Sequence[BenchTable]:
        """Where `aurum bench` measures it: unless a game says otherwise, one table of each size."""
        game = self.rules()
        sizes: dict[int, Mapping[str, object]] = {}
        for options in game.variants():
            sizes.setdefault(game.seats(options), options)
        named = {1: "1 player"}
        return [
            BenchTable(named.get(size, f"{size} players"), sizes[size]) for size in sorted(sizes)
        ]

    # What follows from the above

    @property
    def folder(self) -> Path:
        """The folder of the package, with `locales` and `scenarios` in it."""
        file = sys.modules[type(self).__module__].__file__
        assert file is not None
        return Path(file).parent

    def brings(self) -> list[str]:
        """The names of the optional parts that are there, folders included."""
        own = type(self)
        parts = [part for part in PARTS if getattr(own, part) is not getattr(Plugin, part)]
        return parts + [part for part in ("locales", "scenarios") if (self.folder / part).is_dir()]

    def seats(self) -> list[int]:
        """How many seats a table can have."""
        game = self.rules()
        return sorted({game.seats(options) for options in game.variants()})

    def owns(self, subject: object) -> bool:
        """Whether a state or a view is one of this game."""
        package = type(self).__module__
        modules = [kind.__module__ for kind in type(subject).__mro__]
        return any(name == package or name.startswith(f"{package}.") for name in modules)
