"""A position as its notation, for games that draw no picture of their own."""

from __future__ import annotations

from typing import Final

from aurum.pictures.sheet import NIGHT, Sheet

LINE: Final = 20
LETTER: Final = 8.5
MARGIN: Final = 22
STYLE: Final = """<style>
.au-notation { font: 14px ui-monospace, monospace; fill: #F3ECDB; white-space: pre }
</style>
"""


def draw_notation(title: str, written: str) -> str:
    """The lines of a position, as they are written."""
    lines = written.rstrip().splitlines()
    width = 2 * MARGIN + LETTER * max([20, *map(len, lines)])
    height = 2 * MARGIN + LINE * len(lines)
    sheet = Sheet()
    sheet.panel(8, 8, width - 16, height - 16, NIGHT)
    for number, line in enumerate(lines):
        sheet.text(MARGIN, MARGIN + LINE * (number + 0.75), line, "au-notation")
    return sheet.document(title, STYLE, width, height)
