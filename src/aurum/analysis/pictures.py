"""Each seat's chance to win after each choice, as a picture: SVG that needs nothing else.

Seats are told apart by colour, by the pattern of their lines, by marks on them, and by their names
at the end, so that no one of these is needed.
"""

from __future__ import annotations

from html import escape
from typing import Final

from aurum.analysis.analysis_text import AnalysisText, Say, hundredths
from aurum.pictures.charts import Scale, apart, cut, ink, polyline
from aurum.pictures.sheet import Sheet

WIDTH: Final = 860
HEIGHT: Final = 380
LEFT: Final = 52
RIGHT: Final = 650
TOP: Final = 18
BOTTOM: Final = 330
GAP: Final = 18
"""Between two names at the end of their lines."""
MARKS: Final = 9
"""How many marks a line has."""
LONGEST: Final = 24

DASHES: Final = ("none", "7 4", "2 4", "11 4 2 4", "4 2")


def draw_chances(text: AnalysisText, say: Say) -> str:
    """The picture; what it says in words, the tables beside it say too."""
    course = text.analysis.timeline()
    x = Scale(course[0][0], max(course[-1][0], course[0][0] + 1), LEFT, RIGHT)
    y = Scale(0, 1, BOTTOM, TOP)
    sheet = Sheet()
    _axes(sheet, x, y, say)
    ends = apart([y(chance) for chance in course[-1][1]], GAP, BOTTOM)
    for seat, name in enumerate(text.players):
        points = [(x(move), y(chances[seat])) for move, chances in course]
        line = Sheet()
        polyline(line, points, stroke_width=2, stroke_dasharray=DASHES[seat])
        step = max(1, len(points) // MARKS)
        marked = [*points[seat * step // 5 :: step], points[-1], (RIGHT + 16, ends[seat])]
        drawn = "\n".join([*line.parts, *(mark(*point, seat) for point in marked)])
        sheet.add("g", drawn, class_=ink(seat), color="currentColor")
        share = f"{cut(name, LONGEST)} {hundredths(course[-1][1][seat])}"
        sheet.text(RIGHT + 28, ends[seat] + 4, share)
    title = escape(say("analysis-chances", {}))
    head = f'<svg class="chances" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">'
    return "\n".join([head, *sheet.parts, "</svg>"])


def _axes(sheet: Sheet, x: Scale, y: Scale, say: Say) -> None:
    for points in (0, 25, 50, 75, 100):
        at = y(points / 100)
        sheet.add("line", class_="grid", x1=LEFT, y1=at, x2=RIGHT, y2=at)
        sheet.text(LEFT - 8, at + 4, str(points), "note", "end")
    first, last = int(x.low), int(x.high)
    step = max(1, round((last - first) / 8 / 5) * 5)
    for move in range(-(-first // step) * step, last + 1, step):
        sheet.text(x(move), BOTTOM + 20, str(move), "note", "middle")
    sheet.text((LEFT + RIGHT) / 2, BOTTOM + 40, say("analysis-move", {}), "note", "middle")


def mark(x: float, y: float, seat: int, size: float = 4.5) -> str:
    """The mark of a seat: circle, square, triangle, diamond, cross."""
    if seat == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:g}" fill="currentColor"/>'
    shape = {
        1: "M-4 -4H4V4H-4Z",
        2: "M0 -5L5 4H-5Z",
        3: "M0 -6L6 0L0 6L-6 0Z",
        4: "M-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5",
    }[seat]
    stroke = ' stroke="currentColor" stroke-width="2.4"' if seat == 4 else ""
    return f'<path d="{shape}" transform="translate({x:.1f} {y:.1f})" fill="currentColor"{stroke}/>'
