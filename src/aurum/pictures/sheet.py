"""The sheet on which pictures are drawn: its inks, and the few strokes that all of them share."""

from __future__ import annotations

import re
from html import escape
from typing import Final

NIGHT: Final = "#0A1020"
LINE: Final = "#D9B257"

Point = tuple[float, float]

STYLE: Final = """<style>
.au-big { font: 700 22px Georgia, serif; fill: #F3DFA6 }
.au-letter { font-family: Georgia, serif; font-weight: 700 }
.au-coin { font: 700 13px Georgia, serif; fill: #1C1403 }
.au-note { font: 14px system-ui, sans-serif; fill: #F3ECDB }
.au-small { font: 11px system-ui, sans-serif; fill: #E4DDCC }
.au-fine { font: 9.5px system-ui, sans-serif; fill: #E4DDCC }
.au-ink { font: 700 11px system-ui, sans-serif; fill: #2B2012 }
.au-tiny { font: 700 9.5px system-ui, sans-serif; fill: #2B2012 }
</style>"""
"""Letters of pictures that stand inside a page: their names meet no others there."""
MEDALLION: Final = """<symbol id="medallion" viewBox="-12 -12 24 24">
<circle r="11" fill="#DDB34F" stroke="#5F4514" stroke-width="1.4"/>
<circle r="8.2" fill="none" stroke="#8F6A22" stroke-width="1"/>
<path d="M0 -6 L1.5 -2 L5.7 -1.9 L2.4 0.8 L3.5 4.9 L0 2.5 L-3.5 4.9 L-2.4 0.8 L-5.7 -1.9 L-1.5 -2 Z"
fill="#5F4514"/></symbol>
"""
"""The symbol of a victory point."""


class Sheet:
    """What has been drawn so far."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def add(self, name: str, inside: str = "", **attributes: str | float) -> None:
        """One element."""
        written = "".join(
            f' {key.rstrip("_").replace("_", "-")}="{_number(value)}"'
            for key, value in attributes.items()
        )
        self.parts.append(
            f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"
        )

    def text(self, x: float, y: float, content: str, kind: str = "", anchor: str = "start") -> None:
        """Words."""
        named = {"class_": kind} if kind else {}
        inside = escape(content, quote=False)
        self.add("text", inside, x=x, y=y, **named, text_anchor=anchor)

    def seat_name(
        self, x: float, y: float, seat: int, room: float, kind: str = "", anchor: str = "start"
    ) -> None:
        """Who sits there: a page writes the name, in this room at most; elsewhere, the number."""
        named = {"class_": kind} if kind else {}
        given = {"data_seat": seat, "data_room": room}
        self.add("text", str(seat + 1), x=x, y=y, **named, text_anchor=anchor, **given)

    def seat_mark(self, at: Point, size: float, seat: int) -> None:
        """The mark of a seat: a page draws its shape in its colour; elsewhere, it is a disc."""
        where = f"translate({at[0]:.4g} {at[1]:.4g}) scale({size / 40:.4g})"
        self.add("g", f'<circle r="14" fill="{LINE}"/>', data_seat=seat, transform=where)

    def symbol(self, name: str, at: Point, size: float) -> None:
        """One of the symbols, around a point."""
        x, y = at[0] - size / 2, at[1] - size / 2
        self.add("use", href=f"#{name}", x=x, y=y, width=size, height=size)

    def panel(self, x: float, y: float, width: float, height: float, fill: str) -> None:
        """The ground on which a board is drawn."""
        self.add(
            "rect", x=x, y=y, width=width, height=height, rx=14,
            fill=fill, stroke=LINE, stroke_opacity=0.28,
        )  # fmt: skip

    def document(self, title: str, defs: str, width: float, height: float) -> str:
        """The whole picture, on nothing; `defs` are its styles and symbols."""
        size = f'width="{width:.0f}" height="{height:.0f}" viewBox="0 0 {width:.0f} {height:.0f}"'
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
                f"<title>{escape(title, quote=False)}</title>",
                f"<defs>\n{defs}</defs>",
                *self.parts,
                "</svg>\n",
            ]
        )


def on_ground(svg: str) -> str:
    """A picture on a dark ground, for wherever it does not lie on a table of the browser."""
    root = re.search(r"<svg\b[^>]*>", svg)
    if root is None:
        return svg
    box = re.search(r'\bviewBox="([^"]*)"', root[0])
    within = re.split(r"[\s,]+", box[1].strip()) if box else []
    x, y, width, height = within if len(within) == 4 else ("0", "0", "100%", "100%")
    ground = Sheet()
    ground.add("rect", x=x, y=y, width=width, height=height, fill=NIGHT)
    return f"{svg[: root.end()]}\n{ground.parts[0]}{svg[root.end() :]}"


def _number(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")
