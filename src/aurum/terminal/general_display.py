"""The display of a game that brings none: drawn from what the game says of itself.

It shows `known`, `question`, `help`, `explain` and `log` of the contract, and the notation of the
view where a game tells no facts.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aurum.engine import Event, Game, KnownFact, LogSentence, Seat
from aurum.engine.phrases import TABLE
from aurum.rulebook.book import rule_key
from aurum.statistics.tally import places
from aurum.terminal.choice_list import ChoiceList
from aurum.terminal.display import FinalScores, LogLine, Prompt, SeenStep
from aurum.terminal.known_facts import draw_facts, draw_notation
from aurum.terminal.screen import DIM, GOLD, bind, heading, indented
from aurum.terminal.speech import Speech
from aurum.words import Translator, capital, game_title

FRAME = 4
"""What the frame around a question takes of its width."""


class GeneralDisplay:
    """Any game on a terminal."""

    def __init__(self, game: Game[Any, Any], translator: Translator, seats: Sequence[Seat]) -> None:
        self.game = game
        self.translator = translator
        self.seats = seats

    def speech(self, view: Any) -> Speech:
        return Speech(self.translator, self.seats, view.seat)

    # The table and the question

    def table(self, view: Any, question: Prompt | None, width: int) -> RenderableType:
        speech = self.speech(view)
        title = heading(bind(game_title(self.translator, self.game.name)))
        actor = self._actor(view)
        facts = self.game.known(view)
        if facts:
            return Group(title, draw_facts(speech, facts, actor, width))
        return Group(title, draw_notation(speech, self.game.write_view(view), actor))

    def ask(self, view: Any, choices: Sequence[int], width: int) -> Prompt:
        speech = self.speech(view)
        listed = ChoiceList(self.game, speech, view, choices)
        asked = Text(speech.question(self.game.question(view)), style="bold")
        more = self.game.help(view)
        notes = () if more is None else (Text(speech.sentence(more), style=DIM),)
        return Prompt(asked, listed.order, listed.draw(width - FRAME), notes)

    def _actor(self, view: Any) -> int:
        """The seat that must choose: every state that fits a view has the same."""
        actor: int = self.game.imagine(view, Random(0)).actor
        return actor

    # The log

    def log(self, events: Sequence[Event], view: Any) -> list[LogLine]:
        return self.log_steps([SeenStep(tuple(events), view)])

    def log_steps(self, steps: Sequence[SeenStep]) -> list[LogLine]:
        lines = []
        before = 0
        for step in steps:
            speech = self.speech(step.view)
            lines += [
                _log_line(speech, line, before) for line in self.game.log(step.events, step.view)
            ]
            before += len(step.events)
        return lines

    # Help

    def help_lines(self, view: Any, choices: Sequence[int]) -> list[tuple[str, str]]:
        lines = [
            (f"1 – {len(choices)}", "play-help-number"),
            (self.game.write(choices[-1]), "play-help-notation"),
            (f"? {len(choices)}", "play-help-choice"),
            ("? …", "play-help-search"),
        ]
        if rule := self._some_rule():
            lines.append((f"? {rule}", "play-help-rule"))
        return [*lines, (self.translator.say("play-word-seen").split()[0], "play-help-known")]

    def examples(self, view: Any, choices: Sequence[int]) -> tuple[str, str]:
        return self.game.write(choices[0]), ""

    def pieces(self, view: Any, width: int) -> RenderableType:
        """Nothing: the platform knows no pieces of such a game."""
        return Group()

    def _some_rule(self) -> str:
        """A rule whose text there is."""
        return next(iter(self._rules()), "")

    def _rules(self) -> dict[str, str]:
        """The rules whose text there is, by their numbers."""
        say, has = self.translator.say, self.translator.has
        return {rule: say(rule_key(rule)) for rule in self.game.rulebook if has(rule_key(rule))}

    def explain(self, view: Any, word: str, width: int) -> RenderableType:
        """A choice or a rule by its number, or all choices, facts and rules with this word."""
        speech = self.speech(view)
        choices = self.game.imagine(view, Random(0)).choices()  # those of this seat, by contract
        listed = ChoiceList(self.game, speech, view, choices)
        if word.isdecimal() and len(word) < 7 and 1 <= int(word) <= len(listed.order):
            return self._explain_choice(listed, int(word))
        rules = self._rules()
        for rule, text in rules.items():
            if rule.casefold() == word.casefold():
                return _rule_line(rule, text)
        wanted = word.casefold()
        found = [
            one for one in listed.explained if wanted in listed.sentence(one[1]).plain.casefold()
        ]
        facts = [fact for fact in self.game.known(view) if wanted in _plain(speech, fact)]
        told = [_rule_line(rule, text) for rule, text in rules.items() if wanted in text.casefold()]
        if not found and not facts and not told:
            return Text(speech.say("play-nothing-called", word=word))
        return Group(*[_fact_line(speech, fact) for fact in facts], listed.rows(found), *told)

    def _explain_choice(self, listed: ChoiceList, number: int) -> RenderableType:
        choice, explained = listed.explained[number - 1]
        sentence = Text(listed.speech.sentence(explained.sentence), style="bold")
        outlook = [Text(listed.speech.sentence(each)) for each in explained.outlook]
        written = Text(self.game.write(choice), style=DIM)
        return Group(sentence, *[indented(each) for each in outlook], indented(written))

    def seen(self, view: Any, width: int) -> RenderableType:
        """All that the seat knows, in notation."""
        written = Text(bind(self.game.write_view(view).rstrip()))
        return Group(heading(self.speech(view).say("known-notation")), written)

    # Seats and the end

    def person(self, seat: int) -> Text:
        names = Speech(self.translator, self.seats).names
        return Text(bind(names[seat]), style="bold")

    def ending(self, view: Any, width: int) -> RenderableType:
        """The standings as far as the view fits them; `result` is given them."""
        state = self.game.imagine(view, Random(0))
        return self.result(view, FinalScores(state.scores(), state.winners()), width)

    def result(self, view: Any, result: FinalScores, width: int) -> RenderableType:
        speech = self.speech(view)
        grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=DIM)
        grid.add_column("")
        grid.add_column(speech.say("standings-points"), justify="right")
        ranks = places(result.winners, result.scores)
        for seat in sorted(range(len(self.seats)), key=ranks.__getitem__):
            won = seat in result.winners
            name = Text("★ " if won else "  ", style=GOLD)
            name.append(
                bind(capital(speech.names[seat])), style="default bold" if won else "default"
            )
            grid.add_row(name, str(result.scores[seat]))
        won_by = Text("★ ", style=GOLD) if result.winners else Text("")
        won_by.append(_who_won(speech, result.winners), style="bold")
        return Group(heading(speech.say("standings-title")), grid, Text(""), won_by)


def _log_line(speech: Speech, line: LogSentence, before: int) -> LogLine:
    text = Text(speech.sentence(line.sentence))
    if line.heading:
        text.stylize(f"bold {GOLD}")
    gain = line.gain if isinstance(line.gain, str) else speech.phrase(line.gain)
    return LogLine(
        before + line.event,
        text,
        line.rule,
        gain=Text(gain, style=f"bold {GOLD}"),
        heading=line.heading,
    )


def _plain(speech: Speech, fact: KnownFact) -> str:
    return f"{speech.phrase(fact.name)} {speech.fact(fact.value)}".casefold()


def _rule_line(rule: str, text: str) -> Text:
    return Text(bind(text)).append(f"  {rule}", DIM)


def _fact_line(speech: Speech, fact: KnownFact) -> Text:
    whose = "" if fact.seat == TABLE else f" ({speech.names[fact.seat]})"
    label = speech.say("table-label", what=f"{speech.sentence(fact.name)}{whose}")
    return Text(f"{label} ", style=DIM).append(speech.fact(fact.value), style="default not dim")


def _who_won(speech: Speech, winners: Sequence[int]) -> str:
    if not winners:
        return speech.say("standings-nobody")
    if list(winners) == [speech.reader]:
        return speech.say("standings-you")
    names = [speech.names[seat] for seat in winners]
    if len(names) == 1:
        return capital(speech.say("standings-one", name=names[0]))
    listed = speech.say("list-and", first=", ".join(names[:-1]), last=names[-1])
    return capital(speech.say("standings-shared", names=listed))
