"""Each seat's chance to win after each choice, as a picture: SVG that needs nothing else.

Seats are told apart by colour, by the pattern of their lines, by marks on them, and by their names
at the end, so that no one of these is needed.
"""

from __future__ import annotations

from html import escape
from typing import Final

from aurum.analysis.analysis_text import AnalysisText, Say, hundredths

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

DAY: Final = ("#9A5B00", "#1F5FA8", "#1B7A55", "#A8324A", "#6B4FA0")
NIGHT: Final = ("#E8B84B", "#7FB2F0", "#5FCFA4", "#F08A8F", "#BBA2EE")
DASHES: Final = ("none", "7 4", "2 4", "11 4 2 4", "4 2")

STYLE: Final = """.chances text { font: 13px "Alegreya Sans", "PT Sans", system-ui, sans-serif;
 fill: #2A251B }
.chances .note { fill: #655D4D }
.chances .grid { stroke: #E2DBCB }
%s
@media (prefers-color-scheme: dark) {
.chances text { fill: #F3ECDB }
.chances .note { fill: #B9B6AE }
.chances .grid { stroke: #2B3856 }
%s
}"""


def style() -> str:
    """What the picture looks like by day and by night, for the page it stands on."""
    day, night = (
        "\n".join(f".chances .ink{n} {{ color: {colour} }}" for n, colour in enumerate(colours))
        for colours in (DAY, NIGHT)
    )
    return STYLE % (day, night)


def draw_chances(text: AnalysisText, say: Say) -> str:
    """The picture; what it says in words, the tables beside it say too."""
    course = text.analysis.timeline()
    first, last = course[0][0], max(course[-1][0], course[0][0] + 1)

    def x(move: int) -> float:
        return LEFT + (move - first) / (last - first) * (RIGHT - LEFT)

    def y(chance: float) -> float:
        return BOTTOM - chance * (BOTTOM - TOP)

    title = escape(say("analysis-chances", {}))
    parts = [
        f'<svg class="chances" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">',
        *_axes(x, y, first, last, say),
    ]
    ends = _apart([y(chance) for chance in course[-1][1]])
    for seat, name in enumerate(text.players):
        points = [(x(move), y(chances[seat])) for move, chances in course]
        drawn = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
        parts.append(
            f'<g class="ink{seat}" color="currentColor"><polyline points="{drawn}" fill="none" '
            f'stroke="currentColor" stroke-width="2" stroke-dasharray="{DASHES[seat]}" '
            'stroke-linejoin="round"/>'
        )
        step = max(1, len(points) // MARKS)
        parts += [mark(px, py, seat) for px, py in points[seat * step // 5 :: step]]
        parts += [mark(*points[-1], seat), mark(RIGHT + 16, ends[seat], seat), "</g>"]
        share = f"{_cut(name)} {hundredths(course[-1][1][seat])}"
        parts.append(f'<text x="{RIGHT + 28}" y="{ends[seat] + 4:.1f}">{escape(share)}</text>')
    parts.append("</svg>")
    return "\n".join(parts)


def _axes(x: object, y: object, first: int, last: int, say: Say) -> list[str]:
    assert callable(x)
    assert callable(y)
    parts = []
    for points in (0, 25, 50, 75, 100):
        at = y(points / 100)
        parts.append(
            f'<line class="grid" x1="{LEFT}" y1="{at:.1f}" x2="{RIGHT}" y2="{at:.1f}"/>'
            f'<text class="note" x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{points}</text>'
        )
    step = max(1, round((last - first) / 8 / 5) * 5)
    for move in range(-(-first // step) * step, last + 1, step):
        parts.append(
            f'<text class="note" x="{x(move):.1f}" y="{BOTTOM + 20}" text-anchor="middle">'
            f"{move}</text>"
        )
    legend = escape(say("analysis-move", {}))
    middle = (LEFT + RIGHT) / 2
    parts.append(
        f'<text class="note" x="{middle}" y="{BOTTOM + 40}" text-anchor="middle">{legend}</text>'
    )
    return parts


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


def _apart(heights: list[float]) -> list[float]:
    """Places for names near these heights, none on another."""
    placed = list(heights)
    order = sorted(range(len(heights)), key=lambda seat: (heights[seat], seat))
    last = float("-inf")
    for seat in order:
        placed[seat] = last = max(heights[seat], last + GAP)
    last = float(BOTTOM + GAP)
    for seat in reversed(order):
        placed[seat] = last = min(placed[seat], last - GAP)
    return placed


def _cut(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
