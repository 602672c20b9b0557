"""Where the tile in hand may go: its turns, the first cells, and what a placement brings."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from aurum.games.orichalque.rules.cells import shape_of, turned
from aurum.games.orichalque.rules.choices import PUT
from aurum.games.orichalque.rules.components import Tile
from aurum.games.orichalque.rules.frames import ASK_WELCOME
from aurum.games.orichalque.rules.notation import write_spot
from aurum.games.orichalque.rules.play import Play
from aurum.games.orichalque.rules.table import Table
from aurum.games.orichalque.terminal.words import Words
from aurum.terminal.screen import DIM, GOLD, MINT

KEY = f"bold {MINT}"
TITAN, PORT = "★", "+"
Numbered = list[tuple[int, int]]
"""Choices with their numbers on the screen."""


def draw_turns(words: Words, t: Table, order: Sequence[int]) -> list[RenderableType]:
    """The tile in hand, turned in every way that is possible; its first cell in brackets."""
    tile = t.setup.components.tiles[t.held[1]]
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


Bringing = tuple[tuple[int, int], tuple[int, ...], bool]
"""What a placement brings: hoplites and orichalque of a port, Titans, victory."""


def brings(t: Play, choice: int) -> Bringing:
    """OR-4.3, OR-4.4. Tried on a copy of the table."""
    after = t.clone()
    after.events = []
    after.apply(choice)
    goods = [0, 0]
    titans = []
    for event in after.events:
        if event.name == "gained" and event.rule == "OR-4.3":
            goods = [goods[0] + event.facts[1], goods[1] + event.facts[2]]
        elif event.name == "came" and event.rule == "OR-4.4":
            titans.append(event.facts[1])
    if after.stack[-1][0] == ASK_WELCOME:
        titans += [titan for titan in range(4) if after.stack[-1][1] >> titan & 1]
    news = [one for one in titans if t.titans[one] != t.current or not t.woken >> one & 1]
    won = any(event.name == "ended" for event in after.events)
    return (goods[0], goods[1]), tuple(sorted(news)), won


def put_grid(words: Words, t: Play, numbered: Numbered, width: int) -> list[RenderableType]:
    """OR-4.1. Numbers by first cell and turn, in as many blocks as fit; then what some bring."""
    gains = {number: brings(t, choice) for number, choice in numbered}
    turns = sorted({(choice - PUT) % 8 for _, choice in numbered})
    rows: dict[int, dict[int, int]] = {}
    for number, choice in numbered:
        rows.setdefault((choice - PUT) // 8, {})[(choice - PUT) % 8] = number
    if len(t.setup.components.tiles[t.held[1]].terrains) == 1:
        return [_singles(gains, rows), *_bringing(words, gains)]
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
            row += [_number(gains, rows[anchor].get(turn)) for turn in turns]
        grid.add_row(*row)
    return [grid, *_bringing(words, gains)]


def _singles(gains: dict[int, Bringing], rows: dict[int, dict[int, int]]) -> Text:
    """A tile of one cell has no turns: a number for each cell."""
    text = Text()
    for anchor, turns in rows.items():
        number = _number(gains, turns[0])
        number.rstrip()
        text.append("  " if text else "").append_text(number)
        text.append(f"\ue0a0{write_spot(anchor)}", style="not bold")
    return text


def _number(gains: dict[int, Bringing], number: int | None) -> Text:
    if number is None:
        return Text("· ", style=DIM)
    goods, titans, won = gains[number]
    text = Text(str(number), style=KEY)
    mark = TITAN if titans or won else PORT if any(goods) else " "
    return text.append(mark, style=f"bold {GOLD}")


def _bringing(words: Words, gains: dict[int, Bringing]) -> list[RenderableType]:
    """What the marks stand for."""
    told: dict[Bringing, list[int]] = {}
    for number, gain in gains.items():
        if gain != ((0, 0), (), False):
            told.setdefault(gain, []).append(number)
    lines: list[RenderableType] = []
    for (goods, titans, won), numbers in sorted(told.items()):
        parts = [words.say("orask-brings-titan", titan=words.titan(titan)) for titan in titans]
        if any(goods):
            parts.append(words.say("orask-brings-port", goods=words.goods(*goods)))
        if won:
            parts.append(words.say("orask-brings-victory"))
        mark = TITAN if titans or won else PORT
        text = Text(f"{mark} ", style=f"bold {GOLD}")
        text.append(" ".join(str(number) for number in numbers), style=KEY)
        lines.append(text.append(f"  {', '.join(parts)}", style="not bold"))
    return lines
