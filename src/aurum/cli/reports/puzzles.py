"""A puzzle at the terminal: the position, the question, and what the answer comes to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from aurum.cli.play.notation import ListsEquivalents, read_choice
from aurum.cli.play.start import make_display
from aurum.engine import AurumError, Seat
from aurum.puzzles import Puzzle, explain
from aurum.puzzles.explanation import percent
from aurum.terminal.display import Prompt
from aurum.terminal.general import terminal_of
from aurum.terminal.screen import DIM, GOLD, MINT, Screen, bind
from aurum.words import Translator, game_key

STARS: Final = 5
SHOWN: Final = 6
"""So many choices are listed with what they are worth."""


def describe(puzzle: Puzzle, translator: Translator) -> str:
    """A puzzle in a line: how hard, what is asked, at which table, and when."""
    kind = translator.say(game_key("puzzles-kind", puzzle.game, puzzle.kind))
    return "  ".join([stars(puzzle), kind, at(puzzle, translator)])


def stars(puzzle: Puzzle) -> str:
    """How hard it is."""
    return "★" * puzzle.difficulty + "☆" * (STARS - puzzle.difficulty)


def at(puzzle: Puzzle, translator: Translator) -> str:
    """The table and the round."""
    options = puzzle.rulebook.settings(puzzle.state())
    players = 0 if options.get("solo") else int(str(options["players"]))
    duel = "yes" if terminal_of(puzzle.game).duel else "no"
    players_named = translator.say("puzzles-players", players=players, duel=duel)
    return f"{players_named}, {translator.say('puzzles-round', round=puzzle.question.view.round)}"


class PuzzleScreen:
    """Shows one puzzle and reads the answer."""

    def __init__(
        self, puzzle: Puzzle, translator: Translator, screen: Screen | None = None
    ) -> None:
        self.puzzle = puzzle
        self.terminal = terminal_of(puzzle.game)
        self.translator = translator
        self.screen = screen or Screen()
        view: Any = puzzle.question.view
        others = ("regent", "person")  # it was found in a game of Regents
        seats = [Seat("", others[seat == view.seat]) for seat in range(view.seats)]
        self.seats = seats
        self.display = make_display(puzzle.game, translator, seats, self.screen)
        self.asked: Prompt = self.display.ask(view, puzzle.question.choices, self.screen.width)

    def show(self, number: int) -> None:
        """The position and the question."""
        view = self.puzzle.question.view
        head = Text(self.translator.say("puzzles-number", number=number), style=f"bold {GOLD}")
        head.append(f"  {stars(self.puzzle)}  ", style=MINT).append(
            at(self.puzzle, self.translator)
        )
        self.screen.show(head, Text(""), self.display.table(view, self.asked, self.screen.width))
        asked = Group(self.asked.sentence, self.asked.listing, *self.asked.notes)
        self.screen.show(Text(""), Panel(asked, border_style=GOLD, padding=(0, 1)))

    def ask(self) -> bool:
        """Ask until the best choice is found or the answer wanted; False if the person leaves."""
        while True:
            prompt = Text(self.translator.say("puzzles-prompt"), style=f"bold {GOLD}").append(" › ")
            try:
                typed = self.screen.line(prompt)
            except EOFError:
                return False
            if typed.casefold() in ("q", "quit"):
                return False
            if not typed:
                continue
            if typed == "?":
                self.answer()
                return True
            choice = self.read_input(typed)
            if choice is None:
                continue
            text = self.puzzle.rulebook.write(choice)
            if text == self.puzzle.best:
                self._say("puzzles-right", choice=self.quoted(text))
                self.reasons()
                return True
            self._say("puzzles-wrong", choice=self.quoted(text))
            self._say("puzzles-wrong-worth", worth=percent(self.puzzle.worth(text).worth))

    def go_on(self) -> bool:
        """Whether the next one is wanted."""
        try:
            typed = self.screen.line(Text(self.translator.say("puzzles-go-on"), style=DIM))
        except EOFError:
            return False
        return typed.casefold() not in ("q", "quit")

    def read_input(self, typed: str) -> int | None:
        """A choice by its number or in notation; None, with a sentence, if it is none."""
        order = self.asked.order
        if typed.isdecimal() and len(typed) < 7:
            if 1 <= int(typed) <= len(order):
                return order[int(typed) - 1]
            self._say("play-no-number", number=int(typed), last=len(order))
            return None
        state = self.puzzle.state()
        try:
            choice = read_choice(self.puzzle.rulebook, state, typed)
            if isinstance(self.display, ListsEquivalents):
                choice = self.display.listed_choice(self.puzzle.question.view, choice, list(order))
            state.apply(choice)
        except AurumError as problem:
            message = self.translator.say(problem.key, problem.facts)
            self.screen.show(Text(bind(f"{message}  {problem.rule}".rstrip())))
            return None
        return choice

    def answer(self) -> None:
        """The best choice, and why."""
        self._say("puzzles-answer-is", choice=self.quoted(self.puzzle.best))
        self.reasons()

    def reasons(self) -> None:
        """Why, what the other choices are worth, and how deeply that was looked at."""
        for reason in explain(self.puzzle):
            self._say(reason.key, self.words_for(reason.facts))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style=f"bold {MINT}")
        grid.add_column()
        tried = self.puzzle.tried
        for one in tried[:SHOWN]:
            grid.add_row(str(percent(one.worth)), Text(bind(self.sentence(one.choice))))
        self.screen.show(Text(""), Text(self.translator.say("puzzles-worth"), style=DIM), grid)
        if rest := tried[SHOWN:]:
            worth = percent(max(one.worth for one in rest))
            self._say("puzzles-more", count=len(rest), worth=worth)
        self.screen.show(Text(""))
        few = tried[-1].tries
        facts = {"tries": tried[0].tries, "sources": self.puzzle.sources, "few": few}
        key = "puzzles-depth-all" if few == tried[0].tries else "puzzles-depth"
        self._say(key, facts, spread=percent(self.puzzle.spread))
        self._say(*self.finders())

    def finders(self) -> tuple[str, dict[str, str]]:
        """Which levels find it more often than not."""
        levels = [name for name, share in self.puzzle.levels.items() if share >= 0.5]
        if not levels:
            return "puzzles-found-by-regent", {}
        names = [self.translator.say(f"bot-{name}") for name in (*levels, "regent")]
        return "puzzles-found-by", {"levels": ", ".join(names)}

    def words_for(self, facts: Mapping[str, str | int]) -> dict[str, str | int]:
        """Facts with the names that the notation gives to things put into words."""
        worded: dict[str, str | int] = dict(facts)
        step = int(facts.get("step", -1))
        for name, value in facts.items():
            if name in self.terminal.fact_keys:
                worded[name] = self.translator.say(self.terminal.fact_keys[name](str(value)))
            elif name in ("choice", "other"):
                worded[name] = self.quoted(str(value), step)
        return worded

    def quoted(self, choice: str, step: int = -1) -> str:
        """The same inside another sentence, which has a full stop of its own."""
        return self.sentence(choice, step).removesuffix(".")

    def sentence(self, choice: str, step: int = -1) -> str:
        """A choice in words, as it is made now, or so many steps after the best one."""
        puzzle = self.puzzle
        view: Any = puzzle.question.view
        if step >= 0:
            view = puzzle.after(step).view(puzzle.seat)
        number = puzzle.rulebook.read(choice)
        sentence = self.terminal.sentence
        return choice if sentence is None else sentence(self.translator, view, self.seats, number)

    def _say(self, key: str, facts: Any = None, **more: object) -> None:
        self.screen.show(Text(bind(self.translator.say(key, facts, **more))))
