"""Islands and the automaton's board as hexagons of text, with names for all their cells.

Rows are letters, columns are numbers. The rows b, d, f… stand half a cell to the right, so their
numbers are below the island and those of a, c, e… above it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from aurum.games.orichalque.rules.base_state import LANDS, NONE
from aurum.games.orichalque.rules.choices import COLUMNS
from aurum.games.orichalque.rules.components import ACTIONS, TERRAINS
from aurum.games.orichalque.rules.notation import ROWS, write_spot
from aurum.games.orichalque.rules.state import OrichalqueState
from aurum.games.orichalque.rules.titans import limit
from aurum.games.orichalque.terminal.words import (
    GROUNDS,
    MARBLE,
    STONE,
    Facts,
    Words,
    capital,
    texture,
)
from aurum.terminal.screen import DIM, GOLD, MINT

COAST: Final = "#a8946a"
BEACH: Final = "#b9a878"
POWERS: Final = "⁰¹²³"
FREE: Final = "·"
CENTRE: Final = "★"
ARROW: Final = "◆"
WIDE: Final = 6
"""Characters from one cell to the next of a large island…"""
NARROW: Final = 4
"""…and of a small one."""
MARGIN: Final = 2
ROOMY: Final = 80
"""From this width on the cards stand side by side, and the islands too."""
GAP: Final = 2

Keys = Mapping[int, str]
"""For each cell that may be chosen, what is written on its upper edge."""


class Canvas:
    """Characters in rows, each with its style."""

    def __init__(self, width: int, height: int) -> None:
        self.signs = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        for at, sign in enumerate(text, x):
            self.signs[y][at] = (sign, style)

    def text(self) -> Text:
        lines = []
        for row in self.signs:
            line = Text()
            for style, run in groupby(row, key=lambda one: one[1]):
                line.append("".join(sign for sign, _ in run), style)
            line.rstrip()
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)


def draw_large(words: Words, t: OrichalqueState, player: int, keys: Keys) -> Text:
    """An island with walls between its cells: five characters in each, and a key above them."""
    spots = t.ground(player).spots
    rows, columns = _extent(spots)
    canvas = Canvas(MARGIN + WIDE * columns + WIDE // 2 + 1, 2 * rows + 3)
    half = WIDE // 2
    for spot in spots:
        x, y = _at(spot, WIDE), 1 + 2 * (spot // COLUMNS)
        canvas.write(x, y, ".--'--.", COAST)
        canvas.write(x, y + 1, "|     |", COAST)
        canvas.write(x, y + 2, "'--.--'", COAST)
    for cell, spot in enumerate(spots):
        x, y = _at(spot, WIDE), 1 + 2 * (spot // COLUMNS)
        inside, style = content(words, t, player, cell, WIDE - 1)
        canvas.write(x + 1, y + 1, inside.center(WIDE - 1), style)
        if cell in keys:
            key = keys[cell]
            canvas.write(x + half - len(key) // 2, y, key, f"bold {MINT}")
    for spot in spots:
        row, column = divmod(spot, COLUMNS)
        canvas.write(0, 2 + 2 * row, ROWS[row], DIM)
        number = f"{column + 1}"
        canvas.write(_at(spot, WIDE) + half, -1 if row % 2 else 0, number, DIM)
    return canvas.text()


def draw_small(words: Words, t: OrichalqueState, player: int) -> Text:
    """An island in one line for each row, three characters for each cell."""
    spots = t.ground(player).spots
    rows, columns = _extent(spots)
    canvas = Canvas(MARGIN + NARROW * columns + NARROW // 2, rows)
    for cell, spot in enumerate(spots):
        inside, style = content(words, t, player, cell, NARROW - 1)
        x = _at(spot, NARROW)
        canvas.write(0, spot // COLUMNS, ROWS[spot // COLUMNS], DIM)
        canvas.write(x, spot // COLUMNS, inside[:NARROW].center(NARROW - 1), style)
    return canvas.text()


def _extent(spots: list[int]) -> tuple[int, int]:
    return max(spots) // COLUMNS + 1, max(spot % COLUMNS for spot in spots) + 1


def _at(spot: int, pitch: int) -> int:
    row, column = divmod(spot, COLUMNS)
    return MARGIN + pitch * column + pitch // 2 * (row % 2)


# What lies on a cell


def content(words: Words, t: OrichalqueState, player: int, cell: int, room: int) -> tuple[str, str]:
    """What a cell shows in so many characters, and its colours."""
    small = room < WIDE - 1
    for owner, lair, kind, stuck in t.creatures:
        if (owner, lair) == (player, cell):
            return beast_sign(words, kind, stuck, small), _ink(words, GROUNDS[4])
    for owner, place, kind in t.built:
        if (owner, place) == (player, cell):
            sign = words.tight(kind)
            return (sign if small else f"[{sign}]"), _ink(words, STONE)
    grid = t.ground(player).grid
    mine = [rhombus for owner, rhombus in t.temples if owner == player]
    for number, rhombus in enumerate(mine, 1):
        if cell in grid.rhombi[rhombus]:
            letter = words.say("desk-tight-temple")
            return (f"{{{letter}}}" if small else f"{{{letter}{number}}}"), _ink(words, MARBLE)
    for land in range(LANDS):
        if t.land[player * LANDS + land] >> cell & 1:
            return texture(words, land), _ink(words, GROUNDS[land], plain="bold")
    return _free(words, t, player, cell)


def beast_sign(words: Words, kind: int, stuck: int, small: bool = False) -> str:
    """A creature by two letters and its strength, with the hoplites stuck on it."""
    creature = words.setup.components.creatures[kind]
    letters = words.creature(kind)[:2]
    if creature.titan != NONE:
        letters = words.creature(kind)[:1] + words.letter(creature.titan)
    if small and creature.strength > 9:
        letters = letters[-1] if creature.titan != NONE else letters[0]
    return f"{letters}{creature.strength}{POWERS[stuck] if stuck else ''}"


def _free(words: Words, t: OrichalqueState, player: int, cell: int) -> tuple[str, str]:
    ground = t.ground(player)
    if ground.island is not None:
        for port in ground.island.ports:
            if port.cell == cell:
                return port_sign(words, port.hoplites, port.orichalque), f"bold {GOLD}"
        return FREE, BEACH
    board = ground.automaton
    assert board is not None
    if cell == board.centre:
        return CENTRE, f"bold {GOLD}"
    for sector, slots in enumerate(board.sectors, 1):
        for size, cells in enumerate(slots):
            if cell in cells:
                arrow = ARROW if board.arrows >> cell & 1 else ""
                return f"{arrow}{sector}{POWERS[size]}", BEACH
    return FREE, BEACH


def port_sign(words: Words, hoplites: int, orichalque: int) -> str:
    """What a port gives, in three characters."""
    if hoplites and orichalque:
        return f"+{words.say('desk-sign-hoplites')}{words.say('desk-sign-orichalque')}"
    return words.short(hoplites, orichalque)


def _ink(words: Words, style: str, plain: str = "bold") -> str:
    return style if words.colour else plain


# Islands


def island_title(words: Words, t: OrichalqueState, player: int) -> Text:
    """Whose island, which board, how many Titans it may have."""
    text = words.mark(player).append(f" {capital(words.names[player])}", style=f"bold {GOLD}")
    if t.setup.automaton and player == 1:
        level = words.say(f"automaton-{t.setup.automaton}")
        return text.append(f" · {level}", style="not bold dim")
    island = t.setup.components.islands[t.board[player]]
    side = words.say(f"island-{island.side}")
    text.append(f" · {side} {island.board}", style="not bold dim")
    held = t.titans.count(player)
    message = words.say("desk-titans-held", held=held, limit=limit(t, player))
    return text.append(f" · {message}", style="not bold dim")


def draw_islands(
    words: Words, t: OrichalqueState, own: int, keys: Keys, width: int
) -> list[RenderableType]:
    """The reader's island large; the others beside it, or in a line each where it is narrow."""
    large = draw_large(words, t, own, keys)
    others = [player for player in range(t.setup.players) if player != own]
    below: list[RenderableType] = [Text(legend(words), style=DIM), *owned_lines(words, t, own)]
    if width < ROOMY:
        lines = [other_line(words, t, player) for player in others]
        return [large, *below, *lines]
    smalls: list[RenderableType] = []
    beside = 0
    for player in others:
        small = draw_small(words, t, player)
        beside = max(beside, _width(small))
        smalls += [other_line(words, t, player), small]
        if t.setup.automaton and player == 1:
            smalls.append(automaton_line(words, t))
    room = width - _width(large) - GAP
    if beside > room:
        return [large, *below, *smalls]
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(width=room)
    grid.add_row(large, Group(*smalls))
    return [grid, *below]


def _width(drawing: Text) -> int:
    return max(line.cell_len for line in drawing.split("\n"))


def legend(words: Words) -> str:
    """The signs on the islands."""
    lands = [
        f"{words.letter(land)}\ue0a0{words.say(f'desk-terrain-{name}')}"
        for land, name in enumerate((*TERRAINS, "metropolis"))
    ]
    sign = beast_sign(words, 2, 2)
    facts: Facts = {"beast": sign, "port": port_sign(words, 2, 0), "both": port_sign(words, 1, 1)}
    return " · ".join([*lands, words.say("desk-legend", facts)])


def owned_lines(words: Words, t: OrichalqueState, player: int) -> list[RenderableType]:
    """OR-7. A player's buildings, each kind with its effect spelled out."""
    spots = t.ground(player).spots
    places: dict[int, list[str]] = {}
    for owner, cell, kind in t.built:
        if owner == player:
            places.setdefault(kind, []).append(write_spot(spots[cell]) if cell != NONE else "")
    lines: list[RenderableType] = []
    for kind, cells in places.items():
        line = Text(f"[{words.tight(kind)}] ", style="bold").append(words.building(kind))
        line.append(f" {' '.join(cells)}".rstrip(), style="not bold")
        lines.append(line.append(f". {words.building(kind, '.does')}", style="not bold dim"))
    return lines


def other_line(words: Words, t: OrichalqueState, player: int) -> Text:
    """Another player's island in a line: creatures, buildings, temples, free cells."""
    text = words.mark(player).append(f" {capital(words.names[player])}", style="bold")
    beasts = [beast_sign(words, one[2], one[3]) for one in t.creatures if one[0] == player]
    houses = [f"[{words.tight(one[2])}]" for one in t.built if one[0] == player]
    temples = sum(owner == player for owner, _ in t.temples)
    start = player * LANDS
    filled = sum(land.bit_count() for land in t.land[start : start + LANDS])
    free = t.ground(player).grid.size - filled - bool(t.setup.automaton and player == 1)
    parts = [" ".join(beasts), " ".join(houses)]
    if temples:
        parts.append(words.say("temples-count", n=temples))
    parts.append(words.say("desk-free-cells", n=free))
    return text.append(f" · {' · '.join(part for part in parts if part)}", style="not bold dim")


def automaton_line(words: Words, t: OrichalqueState) -> Text:
    """OR-10. What the automaton's board prints: priority, strip, and what its signs mean."""
    board = t.ground(1).automaton
    assert board is not None
    order = " > ".join(words.letter(terrain) for terrain in board.priority)
    built = sum(owner == 1 for owner, _, _ in t.built)
    strip = [
        words.say(f"action-{ACTIONS[effect]}.name")
        if effect >= 0
        else words.short(*gain).replace(" ", "") or "–"
        for gain, effect in zip(board.strip, board.effects, strict=True)
    ]
    rest = " ".join(strip[built:]) or "–"
    facts: dict[str, str | int] = {"order": order, "built": built, "strip": rest}
    return Text(words.say("desk-automaton", facts), style=DIM)
