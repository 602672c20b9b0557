"""What a seat knows, as a table: a row for each seat, and lines for the rest."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from aurum.engine.phrases import TABLE, KnownFact, Phrase, Player
from aurum.terminal.screen import DIM, GOLD, MINT, bind
from aurum.terminal.speech import Speech
from aurum.words import capital

PRIVATE = "*"
"""Stands behind what only the reader knows."""
MAIN = "◆"
"""Stands before what the moment is about, since not every terminal has colours."""
APART = 4
"""Between the seats and what else is known, where both fit beside each other."""
ACTOR = "▸"
"""The mark before the seat that must choose."""


def draw_facts(
    speech: Speech, facts: Sequence[KnownFact], actor: int, width: int
) -> RenderableType:
    """All facts; `actor` is the seat that must choose."""
    steps = [fact for fact in facts if fact.step]
    seats = _seats(speech, [fact for fact in facts if not fact.step], actor)
    of_table = [fact for fact in facts if fact.seat == TABLE and not fact.step]
    parts: list[RenderableType] = [seats]
    if of_table:
        lines = _lines(speech, of_table)
        parts = [_beside(seats, lines, width) or Group(seats, Text(""), lines)]
    if steps:
        parts += [Text(""), _steps(speech, steps)]
    if any(fact.private for fact in facts):
        parts.append(Text(f"{PRIVATE} {speech.say('known-private')}", style=DIM))
    return Group(*parts)


def _beside(left: Table, right: Table, width: int) -> Table | None:
    """Two tables beside each other, if both fit without breaking a line."""
    console = Console(width=1000, color_system=None)
    widths = [Measurement.get(console, console.options, part).maximum for part in (left, right)]
    if sum(widths) + APART > width:
        return None
    grid = Table.grid(padding=(0, APART, 0, 0))
    grid.add_column()
    grid.add_column()
    grid.add_row(left, right)
    return grid


def draw_notation(speech: Speech, written: str, actor: int) -> RenderableType:
    """A view in notation, where a game gives no facts."""
    return Group(_seats(speech, [], actor), Text(""), Text(bind(written.rstrip())))


def _seats(speech: Speech, facts: Sequence[KnownFact], actor: int) -> Table:
    """A row for each seat, and a column for each name that facts of seats have."""
    cells: dict[str, dict[int, list[KnownFact]]] = {}
    for fact in facts:
        if fact.seat != TABLE:
            column = cells.setdefault(speech.sentence(fact.name), {})
            column.setdefault(fact.seat, []).append(fact)
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=DIM)
    grid.add_column("")
    for title, column in cells.items():
        counts = all(isinstance(fact.value, int) for each in column.values() for fact in each)
        grid.add_column(title, justify="right" if counts else "left", overflow="fold")
    for seat, name in enumerate(speech.names):
        mark = Text(f"{ACTOR} " if seat == actor else "  ", style=MINT)
        style = "bold" if seat == speech.reader else ""
        mark.append(bind(capital(name)), style=f"default {style}")
        grid.add_row(mark, *[_values(speech, column.get(seat, [])) for column in cells.values()])
    return grid


def _lines(speech: Speech, facts: Sequence[KnownFact]) -> Table:
    """A line for each fact that belongs to no seat."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for fact in facts:
        title = Text(f"{MAIN} " if fact.main else "  ", style=GOLD)
        title.append(speech.sentence(fact.name), style=f"bold {GOLD}" if fact.main else DIM)
        grid.add_row(title, _value(speech, fact))
    return grid


def _steps(speech: Speech, facts: Sequence[KnownFact]) -> Table:
    """A line for each list of things that were done one after the other."""
    lists: dict[str, list[KnownFact]] = {}
    for fact in facts:
        lists.setdefault(speech.sentence(fact.name), []).append(fact)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for title, steps in lists.items():
        done = [_step(speech, fact) for fact in sorted(steps, key=lambda fact: fact.step)]
        grid.add_row(Text(f"  {title}", style=DIM), Text(" · ", style=DIM).join(done))
    return grid


def _step(speech: Speech, fact: KnownFact) -> Text:
    """Who has done it, and what."""
    who = "" if fact.seat == TABLE else f"{bind(capital(speech.names[fact.seat]))}\u00a0"
    return Text(who, style=DIM).append_text(_value(speech, fact))


def _values(speech: Speech, facts: Sequence[KnownFact]) -> Text:
    return Text(", ").join(_value(speech, fact) for fact in facts)


def _value(speech: Speech, fact: KnownFact) -> Text:
    value = Text(speech.fact(fact.value), style=f"bold {GOLD}" if fact.main else "")
    if fact.main and fact.seat != TABLE:
        value = Text(f"{MAIN} ", style=GOLD).append_text(value)
    if fact.by != TABLE:
        made = speech.phrase(Phrase("known-by", {"who": Player(fact.by)}))
        value.append(f" ({made})", style=DIM)
    return value.append(PRIVATE, style=DIM) if fact.private else value
