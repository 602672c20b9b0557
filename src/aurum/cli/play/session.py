"""A session at the terminal: whose turn it is, who may look, what was typed, what is kept.

It knows no game's rules. A person is shown `state.view` of their own seat and events as that seat
may see them, and nothing else; between two persons the screen is emptied.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.align import Align
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from aurum import bots
from aurum.bots.advice import advise
from aurum.cli.play.notation import ListsEquivalents, read_choice
from aurum.cli.play.record import RecordFile
from aurum.engine import (
    CHANCE,
    OVER,
    SPECTATOR,
    AurumError,
    Event,
    Game,
    Illegal,
    Record,
    State,
    Unreadable,
    sample_choice,
)
from aurum.terminal.display import (
    Display,
    FinalScores,
    ListsHelp,
    LogLine,
    Prompt,
    SeenStep,
    ending_of,
    log_of,
)
from aurum.terminal.screen import DIM, GOLD, Screen, bind, heading, indented, log_table
from aurum.words import Translator, sanitize

COMMANDS = ("hint", "log", "seen", "save", "quit")
_NAME = "\ue0ff"
"""Stands in a sentence for a name that has colours of its own; no control character, which the
translator would replace."""


class PlayerLeft(Exception):
    """A person leaves; the game can be continued."""


class Session:
    """One play of one game at this terminal."""

    def __init__(
        self,
        game: Game[Any, Any],
        record: Record,
        state: State,
        *,
        display: Display,
        translator: Translator,
        screen: Screen,
        file: RecordFile,
        rng: Random,
        repeatable: bool = False,
    ) -> None:
        self.game = game
        self.record = record
        self.state = state
        self.display = display
        self.translator = translator
        self.screen = screen
        self.file = file
        self.rng = rng
        self.repeatable = repeatable
        """Whether bots think for so many steps instead of for so long."""
        self.events = 0
        """How many there have been."""
        self.persons = [n for n, seat in enumerate(record.seats) if seat.plays == "person"]
        self.steps: dict[int, list[SeenStep]] = {seat: [] for seat in (*self.persons, SPECTATOR)}
        """All that has happened, as each person may know it, and who only watches."""
        self.looked: dict[int, int] = {}
        """For each person, how many events there were when they last chose."""
        self.before_screen: int | None = self.persons[0] if len(self.persons) == 1 else None
        """The person who is looking at the screen, if there is one."""
        self.skipped = -1
        """The round that those who watch do not want to see step by step."""

    # The course of a play

    def run(self) -> None:
        """Play to the end, or until a person leaves."""
        while self.state.actor != OVER:
            if self.state.actor in self.persons:
                self.decide(self.state.actor)
            else:
                watched = not self.persons and self.state.actor != CHANCE
                self.make(self.choose_automatically())
                if watched:
                    self.watch()
        self.save()
        self.finish()

    def choose_automatically(self) -> int:
        """What chance or a bot chooses. A bot is shown what its seat may know, and no more."""
        seat = self.state.actor
        if seat == CHANCE:
            return sample_choice(self.state, self.rng)
        name = self.game.name
        level = self.record.seats[seat].plays
        if level not in bots.names(name):  # a record from elsewhere may name others
            level = bots.default_level(name)
        question = bots.Question(name, self.state.view(seat), self.state.choices())
        limited = self.repeatable and level != "random"
        budget = bots.usual_budget(name, level) if limited else None
        return bots.answer(level, question, self.rng, budget).choice

    def make(self, choice: int) -> None:
        """Make a choice and note it down."""
        text = self.game.write(choice)
        self.state.events = []
        self.state.apply(choice)
        self.note(self.state.events)
        self.record.choices.append(text)

    def note(self, events: Sequence[Event]) -> None:
        """Note what has happened since the last choice, as each may know it."""
        self.events += len(events)
        for seat, steps in self.steps.items():
            seen = tuple(event.seen_by(seat) for event in events)
            steps.append(SeenStep(seen, self.state.view(seat)))

    def follow(self, actor: int, events: Sequence[Event]) -> None:
        """Take over a step of a replay."""
        if actor in self.persons:
            self.looked[actor] = self.events
        self.note(events)

    @property
    def path(self) -> Path:
        """Where the play is saved."""
        return self.file.path

    def save(self) -> None:
        """Keep all that has happened; say so if that had to be in another file."""
        if not self.file.save(self.record):
            self.screen.show(self.text("play-elsewhere", file=str(self.path)))

    # A person chooses

    def decide(self, seat: int) -> None:
        """Show the table to a person and wait for a choice."""
        self.save()  # what the screen shows is never lost, the deal and the bots' choices included
        if self.before_screen != seat:
            self.hand_over(seat)
        question = self.show(seat)
        while True:
            prompt = Text(self.say("play-prompt"), style=f"bold {GOLD}").append(" › ")
            try:
                typed = self.screen.line(prompt)
            except EOFError:
                raise PlayerLeft from None
            choice = self.read_input(typed, seat, question)
            if choice is not None:
                break
        self.looked[seat] = self.events
        self.make(choice)
        self.save()

    def show(self, seat: int) -> Prompt:
        """The log since this person last chose, the table, and the question."""
        view = self.state.view(seat)
        width = self.screen.width
        question = self.display.ask(view, self.state.choices(), width)
        self.screen.clear()
        since = [line for line in self.log(seat) if line.event >= self.looked.get(seat, 0)]
        if since:
            self.screen.show(*log_table(since), Text(""))
        self.screen.show(self.display.table(view, question, width), Text(""))
        asked = Group(question.sentence, question.listing, *question.notes)
        self.screen.show(Panel(asked, border_style=GOLD, padding=(0, 1)))
        return question

    def read_input(self, typed: str, seat: int, question: Prompt) -> int | None:
        """The choice that was typed; None if it was something else, which is answered here."""
        command = self.command(typed)
        if not typed:
            self.show(seat)
        elif typed.startswith("?"):
            self.help(seat, typed[1:].strip(), question)
        elif command == "quit":
            raise PlayerLeft
        elif command == "save":
            self.save()
            self.screen.show(self.text("play-saved", file=str(self.path)))
        elif command == "hint":
            self.hint(seat, question)
        elif command == "log":
            self.screen.show(heading(self.say("play-log")), *log_table(self.log(seat)))
        elif command == "seen":
            self.screen.show(self.display.seen(self.state.view(seat), self.screen.width))
        elif typed.isdecimal() and len(typed) < 7:
            return self.numbered(int(typed), question)
        else:
            return self.read_notation(typed, seat)
        return None

    def hint(self, seat: int, question: Prompt) -> None:
        """Good choices by their numbers, as the strongest bot sees them from this seat."""
        if len(self.persons) > 1:
            self.screen.show(self.text("hint-terminal-people"))
            return
        name = self.game.name
        asked = bots.Question(name, self.state.view(seat), self.state.choices())
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style=f"bold {GOLD}", justify="right")
        # Of its own: who asks for a hint must not change, or learn, what chance will do.
        rng = Random(len(self.record.choices))
        try:
            budget = bots.usual_budget(name, bots.levels(name)[-1]) if self.repeatable else None
            found = advise(asked, rng, budget)
        except AurumError as problem:  # a game without bots has no hints
            self.screen.show(self.text(problem.key, problem.facts))
            return
        for each in found:
            number = str(question.order.index(each.choice) + 1)
            percent = None if each.chance is None else round(100 * each.chance)
            chance = "" if percent is None else self.say("hint-chance", percent=percent)
            why = self.text(each.reason.key, each.reason.facts)
            grid.add_row(number, self.game.write(each.choice), chance, why)
        self.screen.show(heading(self.say("hint-title")), grid)

    def command(self, typed: str) -> str:
        """The command that a word stands for, in English or in the language of the table."""
        word = typed.casefold()
        if word == "q":
            return "quit"
        for command in COMMANDS:
            known = self.translator.say(self.own(f"play-word-{command}")).casefold().split()
            if word == command or word in known:
                return command
        return ""

    def own(self, key: str) -> str:
        """The key of this game's own words for what all games have, where it has any."""
        special = f"{key}-{self.game.name}"
        return special if self.translator.has(special) else key

    def numbered(self, number: int, question: Prompt) -> int | None:
        if 1 <= number <= len(question.order):
            return question.order[number - 1]
        last = len(question.order)
        self.screen.show(self.text("play-no-number", number=number, last=last))
        return None

    def read_notation(self, typed: str, seat: int) -> int | None:
        """A choice in notation, tried on a copy so that a refusal can be explained."""
        try:
            choice = read_choice(self.game, self.state, typed)
            if isinstance(self.display, ListsEquivalents):
                choice = self.display.listed_choice(
                    self.state.view(seat), choice, self.state.choices()
                )
            self.state.clone().apply(choice)
        except Unreadable as problem:
            pointer = "\n".join(str(sanitize(line)) for line in problem.pointer().split("\n"))
            self.screen.show(
                indented(Text(pointer, style=DIM)), self.text(problem.key, problem.facts)
            )
        except Illegal as problem:
            message = self.text(problem.key, problem.facts)
            self.screen.show(message.append(f"  {problem.rule}", style=DIM))
        else:
            return choice
        return None

    def help(self, seat: int, word: str, question: Prompt) -> None:
        """All commands and cards, or one card."""
        view = self.state.view(seat)
        width = self.screen.width
        if word:
            self.screen.show(self.display.explain(view, word, width))
            return
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold")
        grid.add_column()
        for typed, key in self.help_lines(view, question):
            grid.add_row(typed, self.text(self.own(key)))
        self.screen.show(heading(self.say("play-help")), grid, self.display.pieces(view, width))

    def help_lines(self, view: Any, question: Prompt) -> list[tuple[str, str]]:
        """What can be typed, and the key of what it does."""
        own = isinstance(self.display, ListsHelp)
        if isinstance(self.display, ListsHelp):
            lines = self.display.help_lines(view, question.order)
        else:
            notation, card = self.display.examples(view, question.order)
            lines = [
                (f"1 – {len(question.order)}", "play-help-number"),
                (notation, "play-help-notation"),
                (self.say("play-example-card", card=card), "play-help-card"),
                ("? 1", "play-help-position"),
            ]
        for one in (command for command in COMMANDS if command != "seen" or not own):
            word = self.say(self.own(f"play-word-{one}")).split()[0]
            lines.append((word, f"play-help-{one}"))
        return [*lines, (self.say("play-help-enter"), "play-help-again")]

    # Between persons, and for those who only watch

    def hand_over(self, seat: int) -> None:
        """Empty the screen and wait until the next person sits before it."""
        self.screen.forget()
        self.before_screen = None
        person = self.display.person(seat)
        title = Text(self.say("play-curtain", name=_NAME), style="bold")
        before, _, after = title.plain.partition(_NAME)
        key = "play-curtain-key" if self.screen.live else "play-curtain-line"
        lines = [
            Text.assemble(before, person, after),
            Text(self.say(self.own("play-curtain-private")), style=DIM),
            Text(""),
            Text(self.say(key), style=GOLD),
        ]
        centred = [Align.center(line) for line in lines]
        self.screen.show(Text("\n\n"), Panel(Group(*centred), border_style=GOLD, padding=(2, 2)))
        try:
            self.screen.key()
        except EOFError:
            raise PlayerLeft from None
        self.screen.forget()
        self.before_screen = seat

    def watch(self) -> None:
        """All seats are bots: show each step and wait for a key."""
        view = self.state.view(SPECTATOR)
        now = self.game.stage(self.state).round
        if self.screen.live and now == self.skipped:
            return
        since = self.looked.get(SPECTATOR, 0)
        fresh = [line for line in self.log(SPECTATOR) if line.event >= since]
        self.looked[SPECTATOR] = self.events
        if not self.screen.live:
            if any(line.heading for line in fresh):
                self.screen.show(Text(""), self.display.table(view, None, self.screen.width))
            self.screen.show(*log_table(fresh))
            return
        self.screen.clear()
        self.screen.show(*log_table(fresh), Text(""))
        self.screen.show(self.display.table(view, None, self.screen.width), Text(""))
        try:
            answer = self.screen.line(self.text("play-next").append(" › "))
        except EOFError:
            raise PlayerLeft from None
        if answer.casefold() == "r":
            self.skipped = now
        elif answer.casefold() == "q" or self.command(answer) == "quit":
            raise PlayerLeft

    def finish(self) -> None:
        """The last events, the final table, the winner, and where the record is."""
        seat = self.persons[0] if len(self.persons) == 1 else SPECTATOR
        if len(self.persons) > 1:
            self.screen.forget()
        else:
            self.screen.clear()
        view = self.state.view(seat)
        width = self.screen.width
        since = min(self.looked.values(), default=0)  # the one who has not looked for longest
        lines = [line for line in self.log(seat) if line.event >= since]
        self.screen.show(
            *log_table(lines), Text(""), self.display.table(view, None, width), Text("")
        )
        result = FinalScores(self.state.scores(), self.state.winners())
        self.screen.show(ending_of(self.display, view, result, width), Text(""))
        self.screen.show(self.text("play-done-saved", file=str(self.path)))

    # Words

    def log(self, seat: int) -> list[LogLine]:
        """All that has happened, as this seat may know it."""
        return log_of(self.display, self.steps[seat])

    def say(self, key: str, **facts: str | int) -> str:
        return bind(self.translator.say(key, facts))

    def text(self, key: str, facts: Any = None, **more: str | int) -> Text:
        return Text(bind(self.translator.say(key, facts, **more)))
