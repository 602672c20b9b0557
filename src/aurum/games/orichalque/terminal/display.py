"""What a session at the terminal shows of Orichalque."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from aurum.engine import Event, Seat
from aurum.games.orichalque.rules.choices import PUT, VERB
from aurum.games.orichalque.rules.frames import ASK_TILE
from aurum.games.orichalque.rules.game import orichalque
from aurum.games.orichalque.rules.imagine import imagine
from aurum.games.orichalque.rules.island import placement_of
from aurum.games.orichalque.rules.notation import write
from aurum.games.orichalque.rules.view import View
from aurum.games.orichalque.terminal import help as orichalque_help
from aurum.games.orichalque.terminal.listing import aims, listing
from aurum.games.orichalque.terminal.log import log_lines
from aurum.games.orichalque.terminal.table import draw_table
from aurum.games.orichalque.terminal.words import (
    MARK_INKS,
    MARKS,
    Words,
    capital,
    seat_name,
    words_for,
)
from aurum.terminal.display import LogLine, Prompt
from aurum.words import Translator


class OrichalqueDisplay:
    """Orichalque on a terminal, for two to four, or against the automaton."""

    def __init__(self, translator: Translator, seats: Sequence[Seat], colour: bool) -> None:
        self.translator = translator
        self.seats = seats
        self.colour = colour

    def words(self, view: View) -> Words:
        return words_for(self.translator, view, self.seats, self.colour)

    def table(self, view: View, question: Prompt | None, width: int) -> RenderableType:
        keys = aims(imagine(view), question.order) if question else {}
        return draw_table(self.words(view), view, self.seats, keys, width)

    def ask(self, view: View, choices: Sequence[int], width: int) -> Prompt:
        words = self.words(view)
        message = Text(capital(words.phrase(orichalque.question(view))), style="bold")
        if view.stack[-1][0] == ASK_TILE:
            turns = words.setup.tile_size[view.held[1]] > 1
            message.append(f" {words.say('desk-type-turned' if turns else 'desk-type-cell')}")
        order = tuple(choices)
        return Prompt(message, order, listing(words, view, order, width))

    def log(self, events: Sequence[Event], view: View) -> list[LogLine]:
        return log_lines(self.words(view), events)

    def examples(self, view: View, choices: Sequence[int]) -> tuple[str, str]:
        return write(choices[-1]), self.words(view).say("creature-hydra").lower()

    def pieces(self, view: View, width: int) -> RenderableType:
        return orichalque_help.pieces(self.words(view), view, width)

    def explain(self, view: View, word: str, width: int) -> RenderableType:
        return orichalque_help.explain(self.words(view), view, word, width)

    def seen(self, view: View, width: int) -> RenderableType:
        return orichalque_help.left(self.words(view), view)

    def person(self, seat: int) -> Text:
        name = seat_name(self.translator, self.seats, seat, -1)
        mark = Text().append(MARKS[seat], MARK_INKS[seat] if self.colour else "bold")
        return mark.append(f" {name}", style="bold")

    def round(self, view: View) -> int:
        return view.round

    def ending(self, view: View, width: int) -> RenderableType:
        return orichalque_help.ending(self.words(view), view)

    def listed_choice(self, view: View, choice: int, choices: Sequence[int]) -> int:
        """OR-4.1. Of placements that come to the same, the one that is a choice."""
        if choice in choices or choice // VERB * VERB != PUT or view.stack[-1][0] != ASK_TILE:
            return choice
        t = imagine(view)
        ground = t.ground(t.current)
        terrains = t.setup.components.tiles[t.taken_card[1]].terrains

        def laid(one: int) -> list[tuple[int, int]]:
            anchor, turn = divmod(one - PUT, 8)
            cell = ground.cell_at[anchor]
            cells = placement_of(ground.grid, len(terrains), cell, turn).cells
            return sorted(zip(cells, terrains, strict=True))

        try:
            wanted = laid(choice)
        except LookupError:
            return choice
        return next((one for one in choices if laid(one) == wanted), choice)
