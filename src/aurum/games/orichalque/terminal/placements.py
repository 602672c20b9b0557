"""Where the tile in hand may go: its turns, the first cells, and what a placement brings."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from aurum.engine.phrases import Explanation
from aurum.games.orichalque.rules.cells import shape_of, turned
from aurum.games.orichalque.rules.choices import PUT
from aurum.games.orichalque.rules.components import Tile
from aurum.games.orichalque.rules.game import orichalque
from aurum.games.orichalque.rules.notation import write_spot
from aurum.games.orichalque.rules.view import View
from aurum.games.orichalque.terminal.words import Words
from aurum.terminal.screen import DIM, GOLD, MINT

KEY = f"bold {MINT}"
TITAN, PORT = "★", "+"
Numbered = list[tuple[int, int]]
"""Choices with their numbers on the screen."""


def draw_turns(words: Words, view: View, order: Sequence[int]) -> list[RenderableType]:
    """The tile in hand, turned in every way that is possible; its first cell in brackets."""
    tile = words.setup.components.tiles[view.held[1]]
    if tile.size == 1:
        return []
    turns = sorted({(choice - PUT) % 8 for choice in order})
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_row(*[Text(f"r{turn}", style="bold") for turn in turns])
    grid.add_row(*[_turned(words, tile, turn) for turn in turns])
    return [grid]


def _turned(words: Words, tile: Tile, turn: int) -> Text:
    terrains = tile.terrains
    at = [turned(q, r, turn) for q, r in shape_of(tile.size, tile.triple)]
    left = min(2 * q + r for q, r in at)
    lines = []
    for row in range(min(r for _, r in at), max(r for _, r in at) + 1):
        here = sorted((2 * q + r - left, number) for number, (q, r) in enumerate(at) if r == row)
        line = Text()
        for x, number in here:
            line.append(" " * (2 * x - line.cell_len))
            plate = words.plate(terrains[number])
            if number == 0:
                plate = Text(f"({words.letter(terrains[0])})", style=plate.style or "bold")
            elif not words.colour:
                plate = Text(f" {words.letter(terrains[number])} ", style="bold")
            line.append_text(plate)
        lines.append(line)
    return Text("\n").join(lines)


def put_grid(words: Words, view: View, numbered: Numbered, width: int) -> list[RenderableType]:
    """OR-4.1. Numbers by first cell and turn, in as many blocks as fit; then what some bring."""
    explanations = {number: orichalque.explain(view, choice) for number, choice in numbered}
    turns = sorted({(choice - PUT) % 8 for _, choice in numbered})
    rows: dict[int, dict[int, int]] = {}
    for number, choice in numbered:
        rows.setdefault((choice - PUT) // 8, {})[(choice - PUT) % 8] = number
    if words.setup.tile_size[view.held[1]] == 1:
        return [_singles(explanations, rows), *_bringing(words, explanations)]
    block = 4 + 5 * len(turns)
    blocks = max(1, min(len(rows), (width - 4) // block))
    deep = -(-len(rows) // blocks)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for column in range(blocks * (len(turns) + 1)):
        grid.add_column(justify="left" if column % (len(turns) + 1) == 0 else "right", min_width=3)
    head = [Text(""), *[Text(f"r{turn} ", style=DIM) for turn in turns]]
    shown = -(-len(rows) // deep)
    grid.add_row(*head * shown)
    anchors = list(rows)
    for line in range(deep):
        row: list[Text] = []
        for anchor in anchors[line::deep]:
            row.append(Text(write_spot(anchor), style="bold"))
            row += [_number(explanations, rows[anchor].get(turn)) for turn in turns]
        grid.add_row(*row)
    return [grid, *_bringing(words, explanations)]


def _singles(explanations: dict[int, Explanation], rows: dict[int, dict[int, int]]) -> Text:
    """A tile of one cell has no turns: a number for each cell."""
    text = Text()
    for anchor, turns in rows.items():
        number = _number(explanations, turns[0])
        number.rstrip()
        text.append("  " if text else "").append_text(number)
        text.append(f"\ue0a0{write_spot(anchor)}", style="not bold")
    return text


def _mark(explained: Explanation) -> str:
    """A star for a Titan or victory, a plus for a port."""
    if "titans" in explained.facts or "wins" in explained.facts:
        return TITAN
    return PORT if explained.outlook else " "


def _number(explanations: dict[int, Explanation], number: int | None) -> Text:
    if number is None:
        return Text("· ", style=DIM)
    text = Text(str(number), style=KEY)
    return text.append(_mark(explanations[number]), style=f"bold {GOLD}")


def _bringing(words: Words, explanations: dict[int, Explanation]) -> list[RenderableType]:
    """What the marks stand for."""
    numbers_by_outlook: dict[tuple[str, str], list[int]] = {}
    for number, explained in explanations.items():
        if explained.outlook:
            says = ", ".join(words.phrase(phrase) for phrase in explained.outlook)
            numbers_by_outlook.setdefault((_mark(explained), says), []).append(number)
    lines: list[RenderableType] = []
    for (mark, says), numbers in sorted(numbers_by_outlook.items()):
        text = Text(f"{mark} ", style=f"bold {GOLD}")
        text.append(" ".join(str(number) for number in numbers), style=KEY)
        lines.append(text.append(f"  {says}", style="not bold"))
    return lines
