"""Charts of a match: self-contained SVG for light and dark colour schemes."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 800
LEFT: Final = 190
RIGHT: Final = 620
TOP: Final = 80
BELOW: Final = 56

DAY: Final = (
    "#9A5B00",
    "#1F5FA8",
    "#1B7A55",
    "#A8324A",
    "#6B4FA0",
    "#3F6F78",
    "#7A6A12",
    "#8A3F86",
)
NIGHT: Final = (
    "#E8B84B", "#7FB2F0", "#5FCFA4", "#F08A8F", "#BBA2EE", "#86C5D0", "#D5CB6B", "#E39AE0",
)  # fmt: skip
STYLE: Final = """<style>
text { font: 13px "Alegreya Sans", "PT Sans", system-ui, sans-serif; fill: #2A251B }
.title { font-size: 19px; font-weight: 600 }
.note { fill: #655D4D }
.paper { fill: #FFFDF8 }
.grid { stroke: #E2DBCB }
.fair { stroke: #655D4D; stroke-dasharray: 5 4 }
%s
@media (prefers-color-scheme: dark) {
text { fill: #F3ECDB }
.note { fill: #B9B6AE }
.paper { fill: #0F172B }
.grid { stroke: #2B3856 }
.fair { stroke: #B9B6AE }
%s
}
</style>"""


def ink(number: int) -> str:
    """The class of the colour of the bot of this number."""
    return f"ink{number % len(DAY)}"


def _inks(colours: tuple[str, ...]) -> str:
    return "\n".join(f".ink{number} {{ color: {colour} }}" for number, colour in enumerate(colours))


class Chart:
    """A picture with one scale from left to right."""

    def __init__(self, title: str, note: str, height: float, low: float, high: float) -> None:
        self.height = height + TOP + BELOW
        self.low = low
        self.high = high if high > low else low + 1
        self.title = title
        self.parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {self.height:.0f}" '
            f'role="img"><title>{escape(title)}</title><desc>{escape(note)}</desc>',
            STYLE % (_inks(DAY), _inks(NIGHT)),
            f'<rect class="paper" width="{WIDTH}" height="{self.height:.0f}" rx="8"/>',
        ]
        self.text(20, 30, title, "title")
        self.text(20, 50, note, "note")

    def x(self, value: float) -> float:
        """Where a value lies."""
        return LEFT + (value - self.low) / (self.high - self.low) * (RIGHT - LEFT)

    def text(self, x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> None:
        """Words."""
        named = f' class="{kind}"' if kind else ""
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{named}>{escape(said)}</text>'
        )

    def line(self, a: tuple[float, float], b: tuple[float, float], kind: str, width: float) -> None:
        """A straight line in a colour of its class."""
        stroke = ' stroke="currentColor"' if kind.startswith("ink") else ""
        self.parts.append(
            f'<line x1="{a[0]:.1f}" y1="{a[1]:.1f}" x2="{b[0]:.1f}" y2="{b[1]:.1f}" '
            f'class="{kind}"{stroke} stroke-width="{width:g}" stroke-linecap="round"/>'
        )

    def mark(self, x: float, y: float, number: int, size: float = 5.5) -> None:
        """A mark in the colour and the shape of the bot of this number."""
        turn = ("", f' transform="rotate(45 {x:.1f} {y:.1f})"')[number // 2 % 2]
        if number % 2 == 0 and not turn:
            shape = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:g}"'
        else:
            side = size * 1.8
            shape = f'<rect x="{x - side / 2:.1f}" y="{y - side / 2:.1f}" '
            shape += f'width="{side:.1f}" height="{side:.1f}"{turn}'
        self.parts.append(f'{shape} class="{ink(number)}" fill="currentColor"/>')

    def whisker(self, y: float, low: float, high: float, number: int) -> None:
        """An interval; one that leaves the scale runs to its edge without an end."""
        a, b = self.x(max(low, self.low)), self.x(min(high, self.high))
        self.line((a, y), (b, y), ink(number), 2)
        for value, x in ((low, a), (high, b)):
            if self.low <= value <= self.high:
                self.line((x, y - 4), (x, y + 4), ink(number), 2)

    def path(self, points: list[tuple[float, float]], number: int) -> None:
        """A line through points."""
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self.parts.append(
            f'<polyline points="{drawn}" class="{ink(number)}" fill="none" stroke="currentColor" '
            'stroke-width="2.2" stroke-linejoin="round"/>'
        )

    def axis(self, ticks: list[float], unit: str = "", legend: str = "") -> None:
        """The scale below, with lines across the picture."""
        bottom = self.height - BELOW + 6
        for tick in ticks:
            x = self.x(tick)
            self.line((x, TOP), (x, bottom), "grid", 1)
            self.text(x, bottom + 18, f"{tick:g}{unit}", "note", "middle")
        self.text((LEFT + RIGHT) / 2, bottom + 38, legend, "note", "middle")

    def finished(self) -> str:
        """The file."""
        return "\n".join([*self.parts, "</svg>", ""])


def ticks_between(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers between two bounds."""
    raw = max((high - low) / about, 1e-9)
    power = 10.0 ** floor(log10(raw))
    step = next(times * power for times in (1, 2, 5, 10) if times * power >= raw)
    return [round(n * step, 10) for n in range(ceil(low / step), floor(high / step) + 1)]
