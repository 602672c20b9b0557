"""Oriflamme as a display of the terminal: it writes the question, other modules draw the rest."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aurum.engine import Event, Seat
from aurum.games.oriflamme.rules import naming, oriflamme
from aurum.games.oriflamme.rules.cards import (
    END,
    ON,
    PLACE,
    SPOTS,
    START,
    families_of,
)
from aurum.games.oriflamme.rules.frames import PLACING
from aurum.games.oriflamme.rules.notation import write
from aurum.games.oriflamme.rules.view import View
from aurum.games.oriflamme.terminal import help as oriflamme_help
from aurum.games.oriflamme.terminal.choices import aims, question, sentence
from aurum.games.oriflamme.terminal.log import log_lines
from aurum.games.oriflamme.terminal.table import draw_table, seat_name
from aurum.games.oriflamme.terminal.words import Words, own_families, words_for
from aurum.terminal.display import LogLine, Prompt
from aurum.terminal.screen import DIM, MINT
from aurum.words import Translator

HINTS_FROM = 80
"""From this width on a card of the hand says in its own line what it does."""
WIDE_SPOTS = 5
"""So many spots leave room for that; and so many need no narrow headings."""
LEARNING = 2
"""In a narrow window the cards of the hand are explained in the first rounds only: the queue is
short then, and may not be pushed off the screen later."""
SHORT_LIST = 8
"""So many placements at most are written out; more make a grid of cards and spots."""
NOTES = {"ask-only-keep": "AL-2.1", "ask-last": "OF-7.1"}
"""The lines of help that the choices themselves do not say, each with its rule."""


class OriflammeDisplay:
    """Oriflamme, Alliance and their blends on a terminal."""

    def __init__(self, translator: Translator, seats: Sequence[Seat], colour: bool) -> None:
        self.translator = translator
        self.seats = seats
        self.colour = colour
        self.families = families_of(len(seats))

    def words(self, view: View) -> Words:
        self.families = len(view.families)  # in a small game for two only two
        return words_for(self.translator, view, self.colour)

    def table(self, view: View, question: Prompt | None, width: int) -> RenderableType:
        keys = aims(question.order) if question else {}
        return draw_table(self.words(view), view, self.seats, keys, width)

    def ask(self, view: View, choices: Sequence[int], width: int) -> Prompt:
        words = self.words(view)
        asked = words.paint(question(words, view), "bold")
        order = tuple(choices)
        notes = self._notes(words, view)
        if view.stack[-1][0] == PLACING and len(order) > SHORT_LIST:
            return Prompt(asked, order, placement_grid(words, view, order, width), notes)
        rows = Table.grid(padding=(0, 1))
        rows.add_column(justify="right", style=f"bold {MINT}")
        rows.add_column()
        for number, choice in enumerate(order, 1):
            rows.add_row(str(number), words.paint(sentence(words, view, choice)))
        return Prompt(asked, order, rows, notes)

    def _notes(self, words: Words, view: View) -> tuple[Text, ...]:
        advice = oriflamme.help(view)
        if advice is None or advice.key not in NOTES:
            return ()
        return (Text(f"{words.phrase(advice)} {NOTES[advice.key]}", style=DIM),)

    def log(self, events: Sequence[Event], view: View) -> list[LogLine]:
        return log_lines(self.words(view), events, view)

    def examples(self, view: View, choices: Sequence[int]) -> tuple[str, str]:
        words = self.words(view)
        own = own_families(view)
        held = (view.families[own[0]].hand if own else ()) or view.kinds
        return write(choices[0]), words.name(held[0]).lower()

    def pieces(self, view: View, width: int) -> RenderableType:
        return oriflamme_help.cards_in_brief(self.words(view), view)

    def explain(self, view: View, word: str, width: int) -> RenderableType:
        return oriflamme_help.explain(self.words(view), view, word)

    def seen(self, view: View, width: int) -> RenderableType:
        return oriflamme_help.seen(self.words(view), view)

    def person(self, seat: int) -> Text:
        words = Words(self.translator, -1, self.colour)
        text = Text(seat_name(words, self.seats, seat, -1), style="bold")
        for family in range(seat, self.families, len(self.seats)):
            text.append(" ").append_text(words.crest(family))
            text.append(" ").append_text(words.paint(words.family(family)))
        return text

    def round(self, view: View) -> int:
        return view.round

    def ending(self, view: View, width: int) -> RenderableType:
        return oriflamme_help.ending(self.words(view), view, self.seats)


def placement_grid(words: Words, view: View, order: Sequence[int], width: int) -> RenderableType:
    """OF-2.1. A number for every card on every spot: cards down, spots across."""
    placed = [divmod(choice - PLACE, SPOTS) for choice in order]
    numbers = {pair: number for number, pair in enumerate(placed, 1)}
    kinds = list(dict.fromkeys(kind for kind, _ in placed))
    spots = list(dict.fromkeys(spot for _, spot in placed))
    roomy = width >= HINTS_FROM and len(spots) <= WIDE_SPOTS
    crowded = width < HINTS_FROM and len(spots) > WIDE_SPOTS - 1
    grid = Table.grid(padding=(0, 1 if crowded else 2, 0, 0))
    grid.add_column()
    for _ in spots:
        grid.add_column(justify="right", vertical="bottom", style=f"bold {MINT}")
    if roomy:
        grid.add_column(style=DIM)
    titles = [spot_name(words, spot) for spot in spots]
    if crowded:  # "on" above the number of the position
        titles = [title.replace(" ", "\n") for title in titles]
    grid.add_row(Text(""), *[Text(title, style=DIM) for title in titles])
    for kind in kinds:
        name = Text(words.name(kind), style="bold")
        cells = [Text(str(numbers[kind, spot])) for spot in spots]
        grid.add_row(name, *cells, *([Text(words.hint(kind))] if roomy else []))
    explained = kinds if width < HINTS_FROM and view.round <= LEARNING else []
    hints = [words.say("spot-hint", name=words.name(k), hint=words.hint(k)) for k in explained]
    covers = [Text(_covers(words, view, spot - ON), style=DIM) for spot in spots if spot >= ON]
    return Group(grid, *covers, *[Text(text, style=DIM) for text in hints])


def _covers(words: Words, view: View, position: int) -> str:
    target = words.phrase(naming.target(view, view.queue[position][0], naming.CHOOSER))
    return words.say("spot-covers", target=target, position=position + 1)


def spot_name(words: Words, spot: int) -> str:
    """The head of a column of the grid."""
    if spot == START:
        return words.say("spot-start")
    return words.say("spot-end") if spot == END else words.say("spot-on", position=spot - ON + 1)
