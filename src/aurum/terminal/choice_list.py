"""Choices as their game explains them: numbered, under headings, as sentences or in a grid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aurum.engine import Explanation, Game
from aurum.terminal.grid_outlook import below, beside
from aurum.terminal.screen import DIM, GOLD, MINT
from aurum.terminal.speech import Speech

GAP: Final = 2
"""Between the columns of a grid."""
TALL: Final = 8
"""A grid of more rows than this is set in several blocks beside each other, if there is room."""
BETWEEN: Final = 4
"""Between two blocks."""

Explained = tuple[int, Explanation]


@dataclass
class ChoiceGroup:
    """The choices under one heading."""

    title: str
    listed: list[Explained] = field(default_factory=list)
    celled: list[Explained] = field(default_factory=list)
    """Those that have a row and a column; they come after the others."""


class ChoiceList:
    """All choices of a question, in the order of their numbers on the screen."""

    def __init__(
        self, game: Game[Any, Any], speech: Speech, view: Any, choices: Sequence[int]
    ) -> None:
        self.speech = speech
        groups: dict[str, ChoiceGroup] = {}
        for choice in choices:
            explained = game.explain(view, choice)
            title = "" if explained.group is None else speech.sentence(explained.group)
            group = groups.setdefault(title, ChoiceGroup(title))
            part = group.listed if explained.cell is None else group.celled
            part.append((choice, explained))
        self.groups = list(groups.values())
        self.explained = [one for group in self.groups for one in group.listed + group.celled]
        self.order = tuple(choice for choice, _ in self.explained)
        self.numbers = {choice: number for number, choice in enumerate(self.order, 1)}

    def draw(self, width: int) -> RenderableType:
        """All of them."""
        parts: list[RenderableType] = []
        for group in self.groups:
            if group.title:
                parts.append(Text(group.title, style=f"bold {GOLD}"))
            grid = self._grid(group.celled, width)
            listed = group.listed if grid is not None else group.listed + group.celled
            if listed:
                parts.append(self.rows(listed))
            if grid is not None:
                parts.append(grid)
        return Group(*parts)

    def rows(self, explained: Sequence[Explained]) -> Table:
        """A sentence for each of these."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style=f"bold {MINT}")
        grid.add_column()
        for choice, one in explained:
            grid.add_row(str(self.numbers[choice]), self.sentence(one))
        return grid

    def sentence(self, explained: Explanation) -> Text:
        """What a choice does and, more quietly, what would follow."""
        sentence = Text(self.speech.sentence(explained.sentence))
        if explained.outlook:
            sentence.append(f" · {self._outlook(explained)}", style=DIM)
        return sentence

    def _outlook(self, explained: Explanation) -> str:
        return " · ".join(self.speech.phrase(each) for each in explained.outlook)

    def _grid(self, celled: Sequence[Explained], width: int) -> RenderableType | None:
        """Numbers by rows and columns, with what would follow; None where a list says it better.

        What would follow is said beside the numbers, below them or, if there is no room, on demand.
        """
        outlooks = {choice: self._outlook(one) for choice, one in celled if one.outlook}
        if (told := beside(outlooks)) is not None:
            values, sentence = told
            grid = self._blocks(celled, values, width)
            if grid is not None:
                return Group(grid, self._note("choices-beside", outlook=sentence))
        grid = self._blocks(celled, {}, width)
        if grid is None or not outlooks:
            return grid
        lines = below(outlooks, self.numbers)
        if told is not None or lines is None:
            return Group(grid, self._note("choices-more", number=self.numbers[min(outlooks)]))
        notes = [Text(f"{numbers} · {outlook}", style=DIM) for numbers, outlook in lines]
        return Group(grid, *notes)

    def _note(self, key: str, **facts: str | int) -> Text:
        return Text(self.speech.say(key, **facts), style=DIM)

    def _blocks(
        self, celled: Sequence[Explained], values: Mapping[int, str], width: int
    ) -> RenderableType | None:
        """Numbers and values by rows and columns, turned if they fit only so.

        None where they do not fit, or where there is only one row or one column.
        """
        places: dict[tuple[str, str], Text] = {}
        for choice, explained in celled:
            assert explained.cell is not None
            row, column = explained.cell
            place = (self.speech.sentence(row), self.speech.sentence(column))
            if place in places:
                return None  # two choices in one cell
            places[place] = Text(str(self.numbers[choice]), style=f"bold {MINT}")
            if value := values.get(choice):
                places[place].append(f" ({value})", style=f"not bold {DIM}")
        if not celled or min(len({place[way] for place in places}) for way in (0, 1)) < 2:
            return None
        turned = {(column, row): cell for (row, column), cell in places.items()}
        for cells in (places, turned):
            blocks = _blocks(cells, width)
            if blocks is not None:
                return blocks
        return None


def _blocks(places: dict[tuple[str, str], Text], width: int) -> Table | None:
    """The grid, cut into as many blocks beside each other as it needs and as there is room for."""
    rows = list(dict.fromkeys(row for row, _ in places))
    columns = _in_order([[column for own, column in places if own == row] for row in rows])
    digits = max(cell.cell_len for cell in places.values())
    needed = max(map(cell_len, rows))
    needed += sum(GAP + max(digits, cell_len(column)) for column in columns)
    room = (width + BETWEEN) // (needed + BETWEEN)
    if not room:
        return None
    tall = ceil(len(rows) / min(room, ceil(len(rows) / TALL)))
    beside = Table.grid(padding=(0, BETWEEN, 0, 0))
    blocks = [rows[first : first + tall] for first in range(0, len(rows), tall)]
    for _ in blocks:
        beside.add_column()
    beside.add_row(*[_block(block, columns, places) for block in blocks])
    return beside


def _in_order(lines: Sequence[Sequence[str]]) -> list[str]:
    """All entries of these lines, in the order in which they stand there.

    A line need not have all of them: what is new comes before whatever follows it in its line.
    """
    found: list[str] = []
    for line in lines:
        for number, entry in enumerate(line):
            if entry not in found:
                following = [found.index(other) for other in line[number:] if other in found]
                found.insert(min(following, default=len(found)), entry)
    return found


def _block(
    rows: Sequence[str], columns: Sequence[str], places: dict[tuple[str, str], Text]
) -> Table:
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(no_wrap=True)
    for _ in columns:
        grid.add_column(justify="right", no_wrap=True)
    grid.add_row("", *[Text(column, style=f"not bold {DIM}") for column in columns])
    for row in rows:
        grid.add_row(Text(row), *[places.get((row, column), "") for column in columns])
    return grid
