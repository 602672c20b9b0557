"""Charts of numbers: SVG that needs nothing else, by day and by night."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from aurum.pictures.sheet import Point, Sheet

WIDTH: Final = 800
LEFT: Final = 190
RIGHT: Final = 620
TOP: Final = 80
BELOW: Final = 56

DAY: Final = (
    "#9A5B00", "#1F5FA8", "#1B7A55", "#A8324A", "#6B4FA0", "#3F6F78", "#7A6A12", "#8A3F86",
)  # fmt: skip
NIGHT: Final = (
    "#E8B84B", "#7FB2F0", "#5FCFA4", "#F08A8F", "#BBA2EE", "#86C5D0", "#D5CB6B", "#E39AE0",
)  # fmt: skip
RULES: Final = (
    (
        'text { font: 13px "Alegreya Sans", "PT Sans", system-ui, sans-serif; fill: #2A251B }',
        ".title { font-size: 19px; font-weight: 600 }",
        ".note { fill: #655D4D }",
        ".paper { fill: #FFFDF8 }",
        ".grid { stroke: #E2DBCB }",
        ".fair { stroke: #655D4D; stroke-dasharray: 5 4 }",
    ),
    (
        "text { fill: #F3ECDB }",
        ".note { fill: #B9B6AE }",
        ".paper { fill: #0F172B }",
        ".grid { stroke: #2B3856 }",
        ".fair { stroke: #B9B6AE }",
    ),
)
"""By day, and what is different by night."""


def style(within: str = "") -> str:
    """What charts look like; on a page, only what is inside elements of this class."""
    scope = f".{within} " if within else ""
    day, night = (
        "\n".join(
            [f"{scope}{rule}" for rule in rules]
            + [f"{scope}.ink{number} {{ color: {colour} }}" for number, colour in enumerate(inks)]
        )
        for rules, inks in zip(RULES, (DAY, NIGHT), strict=True)
    )
    return f"{day}\n@media (prefers-color-scheme: dark) {{\n{night}\n}}"


def ink(number: int) -> str:
    """The class of the colour of the line of this number."""
    return f"ink{number % len(DAY)}"


class Scale(NamedTuple):
    """Where the values between two bounds lie on the picture."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        """Where a value lies."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def polyline(sheet: Sheet, points: list[Point], **attributes: str | float) -> None:
    """A line through points, in the current colour."""
    drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    sheet.add(
        "polyline", "", points=drawn, fill="none", stroke="currentColor", stroke_linejoin="round",
        **attributes,
    )  # fmt: skip


class Chart(Sheet):
    """A picture with one scale from left to right."""

    def __init__(self, title: str, note: str, height: float, low: float, high: float) -> None:
        super().__init__()
        self.height = height + TOP + BELOW
        self.low = low
        self.high = high if high > low else low + 1
        self.x = Scale(self.low, self.high, LEFT, RIGHT)
        self.title = title
        self.note = note
        self.add("rect", class_="paper", width=WIDTH, height=self.height, rx=8)
        self.text(20, 30, title, "title")
        self.text(20, 50, note, "note")

    def line(self, a: Point, b: Point, kind: str, width: float) -> None:
        """A straight line in a colour of its class."""
        stroke = {"stroke": "currentColor"} if kind.startswith("ink") else {}
        self.add(
            "line", x1=a[0], y1=a[1], x2=b[0], y2=b[1], class_=kind, **stroke, stroke_width=width,
            stroke_linecap="round",
        )  # fmt: skip

    def mark(self, x: float, y: float, number: int, size: float = 5.5) -> None:
        """A mark in the colour and the shape of the line of this number."""
        if number % 4 == 0:
            self.add("circle", cx=x, cy=y, r=size, class_=ink(number), fill="currentColor")
            return
        side = size * 1.8
        turn = {"transform": f"rotate(45 {x:.1f} {y:.1f})"} if number // 2 % 2 else {}
        self.add(
            "rect", x=x - side / 2, y=y - side / 2, width=side, height=side, **turn,
            class_=ink(number), fill="currentColor",
        )  # fmt: skip

    def whisker(self, y: float, low: float, high: float, number: int) -> None:
        """An interval; one that leaves the scale runs to its edge without an end."""
        a, b = self.x(max(low, self.low)), self.x(min(high, self.high))
        self.line((a, y), (b, y), ink(number), 2)
        for value, x in ((low, a), (high, b)):
            if self.low <= value <= self.high:
                self.line((x, y - 4), (x, y + 4), ink(number), 2)

    def path(self, points: list[Point], number: int) -> None:
        """A line through points."""
        polyline(self, points, class_=ink(number), stroke_width=2.2)

    def axis(self, ticks: list[float], unit: str = "", legend: str = "") -> None:
        """The scale below, with lines across the picture."""
        bottom = self.height - BELOW + 6
        for tick in ticks:
            x = self.x(tick)
            self.line((x, TOP), (x, bottom), "grid", 1)
            self.text(x, bottom + 18, f"{tick:g}{unit}".replace("-", "−"), "note", "middle")
        self.text((LEFT + RIGHT) / 2, bottom + 38, legend, "note", "middle")

    def finished(self) -> str:
        """The file."""
        head = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {self.height:.0f}" '
            f'role="img"><title>{escape(self.title)}</title><desc>{escape(self.note)}</desc>',
            f"<style>\n{style()}\n</style>",
        ]
        return "\n".join([*head, *self.parts, "</svg>", ""])


def ticks_between(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers between two bounds."""
    raw = max((high - low) / about, 1e-9)
    power = 10.0 ** floor(log10(raw))
    step = next(times * power for times in (1, 2, 5, 10) if times * power >= raw)
    return [round(n * step, 10) for n in range(ceil(low / step), floor(high / step) + 1)]


def apart(heights: list[float], gap: float, bottom: float) -> list[float]:
    """Places for labels near these heights, none on another and none below the bottom."""
    placed = list(heights)
    order = sorted(range(len(heights)), key=heights.__getitem__)
    last = float("-inf")
    for number in order:
        placed[number] = last = max(heights[number], last + gap)
    last = bottom + gap
    for number in reversed(order):
        placed[number] = last = min(placed[number], last - gap)
    return placed


def cut(text: str, longest: int) -> str:
    """A text as far as there is room."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"
