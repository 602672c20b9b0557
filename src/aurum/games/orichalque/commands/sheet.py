"""The sheet on which components are drawn: its size and its letters."""

from __future__ import annotations

from typing import Final

from aurum.games.orichalque.drawing import SYMBOLS, IslandSheet

WIDTH: Final = 1600
MARGIN: Final = 48
INNER: Final = WIDTH - 2 * MARGIN
GUTTER: Final = 24

STYLE: Final = """<style>
text { fill: #F3ECDB; font-family: "Alegreya Sans", "PT Sans", system-ui, sans-serif }
.title { font: 44px "Forum", "Cormorant", Georgia, serif; fill: #F3DFA6 }
.heading { font: 30px "Forum", "Cormorant", Georgia, serif; fill: #E8CB7E }
.name { font: 22px "Forum", "Cormorant", Georgia, serif; fill: #F3DFA6 }
.note { font-size: 16px; fill: #C3C3C4 }
.count { font-size: 17px; font-weight: 700; fill: #F3ECDB }
.sector { font: 21px "Forum", "Cormorant", Georgia, serif; fill: #1C1403 }
</style>"""


def finished(sheet: IslandSheet, title: str, height: float) -> str:
    """The file."""
    return sheet.document(title, f"{STYLE}\n{SYMBOLS}", WIDTH, height)
