"""Islands on a sheet: symbols of terrains and pieces, shores, slabs, and where cells lie."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin, sqrt
from typing import Final

from aurum.games.orichalque.rules.cells import Grid
from aurum.games.orichalque.rules.components import Port
from aurum.pictures.sheet import MEDALLION, Point, Sheet

SYMBOLS: Final = f"""{MEDALLION}<radialGradient id="sea" cx="50%" cy="50%" r="75%">
<stop offset="0" stop-color="#0E3143"/><stop offset="1" stop-color="#06151F"/>
</radialGradient>
<linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#131D36"/><stop offset="1" stop-color="#0E162B"/>
</linearGradient>
<symbol id="forest" viewBox="-12 -12 24 24"><circle r="12" fill="#3E7C4B"/>
<path d="M-4.5 -7 L-9 2 H-6 L-9.5 6 H0.5 L-3 2 H0 Z" fill="#143A20"/>
<path d="M4.5 -4.5 L0.8 3 H3 L0 7.5 H9 L6 3 H8.2 Z" fill="#1E5230"/></symbol>
<symbol id="lagoon" viewBox="-12 -12 24 24"><circle r="12" fill="#62C6D2"/>
<g fill="none" stroke="#0B4A58" stroke-width="1.8" stroke-linecap="round">
<path d="M-7.5 -3.6 q1.9 -2.6 3.75 0 t3.75 0 t3.75 0 t3.75 0"/>
<path d="M-8.5 1.2 q2.1 -2.6 4.25 0 t4.25 0 t4.25 0 t4.25 0"/>
<path d="M-6 6 q1.5 -2.4 3 0 t3 0 t3 0 t3 0"/></g></symbol>
<symbol id="desert" viewBox="-12 -12 24 24"><circle r="12" fill="#E4C27A"/>
<circle cx="4.5" cy="-5" r="2.8" fill="#B5822F"/>
<path d="M-11 3 Q-5 -4.5 0 2 Q4.5 -2.5 11 3 Q8 11.5 0 11.6 Q-8 11.5 -11 3 Z" fill="#C99A4B"/>
<path d="M-11 3 Q-5 -4.5 0 2 Q-3.5 4.5 -6 10.2 Q-10 7 -11 3 Z" fill="#7A5618" opacity=".55"/>
</symbol>
<symbol id="mountain" viewBox="-12 -12 24 24"><circle r="12" fill="#827D93"/>
<path d="M-10 6.5 L-3 -7.5 L1.2 0.6 L3.6 -3.4 L10 6.5 Z" fill="#2C2839"/>
<path d="M-3 -7.5 L-5.4 -2.7 L-3.6 -3.6 L-2.2 -2.2 L-0.6 -2.9 Z" fill="#F1EDE4"/>
<path d="M3.6 -3.4 L2 -0.7 L3.6 -1.4 L5.4 -0.6 Z" fill="#F1EDE4"/></symbol>
<symbol id="volcano" viewBox="-12 -12 24 24"><circle r="12" fill="#33262B"/>
<path d="M0 -10 q2.8 2.6 1.4 5.2 q3 -1 3 -3.2 q2.4 4 -0.8 6.4 h-7 q-3.4 -2.6 -0.6 -5.8 q0.4 1.8
1.8 1.8 q-0.4 -2.6 2.2 -4.4 Z" fill="#E8743F"/>
<path d="M-3.4 -1 L-9 7.5 H9 L3.4 -1 L1.6 0.6 L0 -0.6 L-1.7 0.6 Z" fill="#6A4A45"/>
<path d="M-1 0.4 L-2.4 7.5 H0.6 L0.8 0.2 L0 -0.6 Z" fill="#E8743F"/></symbol>
<symbol id="hoplite" viewBox="-12 -12 24 24">
<circle r="11" fill="#BE8347" stroke="#3A2413" stroke-width="1.6"/>
<circle r="8" fill="none" stroke="#F0C48C" stroke-width="1.2"/>
<path d="M-4.8 5 L0 -5.6 L4.8 5" fill="none" stroke="#3A2413" stroke-width="2.6"
stroke-linejoin="round" stroke-linecap="round"/></symbol>
<symbol id="orichalque" viewBox="-12 -12 24 24">
<path d="M-4 -10 L5.5 -9 L10.5 -1 L6.5 8.5 L-4.5 10 L-10.5 2.5 Z" fill="#E8CB7E" stroke="#5F4514"
stroke-width="1.4" stroke-linejoin="round"/>
<path d="M-4 -10 L0 -2.5 L-10.5 2.5 M0 -2.5 L5.5 -9 M0 -2.5 L10.5 -1 M0 -2.5 L1 9.2" fill="none"
stroke="#8F6A22" stroke-width="1.1"/>
<path d="M-4 -10 L5.5 -9 L0 -2.5 Z" fill="#FBF1D3" opacity=".75"/></symbol>
<symbol id="creature" viewBox="-12 -12 24 24">
<path d="M-6 -3 Q-11 -4 -10.5 -10.5 Q-7.5 -6.5 -3.4 -6.8 Q0 -8.2 3.4 -6.8 Q7.5 -6.5 10.5 -10.5
Q11 -4 6 -3 Q7.6 2 3.6 6.4 Q2.6 10.4 0 10.6 Q-2.6 10.4 -3.6 6.4 Q-7.6 2 -6 -3 Z" fill="#A92B25"
stroke="#3A0D0A" stroke-width="1.2" stroke-linejoin="round"/>
<path d="M-4.4 -1.6 L-1 0.6 L-3.6 1.4 Z M4.4 -1.6 L1 0.6 L3.6 1.4 Z" fill="#FBF1D3"/></symbol>
<symbol id="metropolis" viewBox="-12 -12 24 24">
<circle r="11.4" fill="#DED7C9" stroke="#E8CB7E" stroke-width="1.2"/>
<path d="M-6.5 -2.2 L0 -6.5 L6.5 -2.2 Z M-6 -1 H6 V0.4 H-6 Z M-5 1.2 H-3.2 V5 H-5 Z
M-0.9 1.2 H0.9 V5 H-0.9 Z M3.2 1.2 H5 V5 H3.2 Z M-6.5 5.6 H6.5 V7 H-6.5 Z" fill="#4A4236"/></symbol>
"""


class IslandSheet(Sheet):
    """A sheet on which islands are drawn."""

    def slab(self, centres: Sequence[Point], width: float, fill: str) -> None:
        """One piece under some cells: a line through their centres as wide as a cell."""
        points = "L".join(f"{x:.1f} {y:.1f}" for x, y in centres)
        self.add(
            "path", d=f"M{points}Z", fill=fill, stroke=fill, stroke_width=width,
            stroke_linejoin="round", stroke_linecap="round",
        )  # fmt: skip

    def shore(self, centres: Sequence[Point], radius: float) -> None:
        """An island without anything on it: shallows, beach and cells."""
        for reach, fill, opacity in ((1.95, "#144759", 0.75), (1.6, "#1F6B79", 0.8)):
            for cx, cy in centres:
                self.add("circle", cx=cx, cy=cy, r=radius * reach, fill=fill, opacity=opacity)
        for grown, fill in ((1.0, "#7F6A45"), (0.62, "#C9B285")):
            for at in centres:
                self.add(
                    "polygon", points=hexagon(at, radius), fill=fill, stroke=fill,
                    stroke_width=radius * grown, stroke_linejoin="round",
                )  # fmt: skip
        for cx, cy in centres:
            self.add(
                "circle", cx=cx, cy=cy, r=radius * 0.78, fill="#DCC99F",
                stroke="#A98F60", stroke_width=1.2,
            )  # fmt: skip

    def port(self, port: Port, at: Point, radius: float, rim: float) -> None:
        """A port with what it gives."""
        self.add(
            "circle", cx=at[0], cy=at[1], r=radius * 0.8, fill="#0E3143", stroke="#E8CB7E",
            stroke_width=rim,
        )  # fmt: skip
        goods = ["hoplite"] * port.hoplites + ["orichalque"] * port.orichalque
        for place, name in enumerate(goods):
            x = at[0] + (place - (len(goods) - 1) / 2) * radius * 0.68
            self.symbol(name, (x, at[1]), radius * 0.74)


def centres_of(grid: Grid, radius: float, middle: Point) -> list[Point]:
    """Where the cells of a board lie when its middle is there."""
    raw = [(radius * sqrt(3) * (q + r / 2), radius * 1.5 * r) for q, r in grid.coords]
    dx = middle[0] - (min(x for x, _ in raw) + max(x for x, _ in raw)) / 2
    dy = middle[1] - (min(y for _, y in raw) + max(y for _, y in raw)) / 2
    return [(x + dx, y + dy) for x, y in raw]


def hexagon(at: Point, radius: float) -> str:
    """The corners of a cell."""
    corners = [radians(60 * corner - 30) for corner in range(6)]
    points = [(at[0] + radius * cos(turn), at[1] + radius * sin(turn)) for turn in corners]
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
