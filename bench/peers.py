"""Aurum beside its peers: bare engines, and with observations, in two tables and a picture.

`random_play.py` or `observed_play.py` runs for each.

`python3 dev.py bench --peers` makes the peers' environment and runs this. Games differ, and so does
what a decision is worth; the ratios say what a researcher gets who picks one of these to simulate.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterable
from math import log10
from pathlib import Path
from typing import Any, NamedTuple

import observed_play
import random_play
from rich.console import Console
from rich.table import Table

import aurum

HERE = Path(__file__).resolve().parent
PICTURE = HERE.parent / "docs" / "pictures" / "peers.svg"
TOO_LONG = 180
"""Seconds after which a peer is given up."""

Row = dict[str, Any]


def rows(peers: Path, script: str, names: Iterable[str]) -> list[Row]:
    """All of them, one after the other, each in a process of its own."""
    found = []
    for name in names:
        python = sys.executable if name.startswith("Aurum") else str(peers)
        print(f"{name}…", file=sys.stderr, flush=True)
        command = [python, str(HERE / script), name]
        try:
            ran = subprocess.run(command, capture_output=True, text=True, timeout=TOO_LONG)
            found.append(json.loads(ran.stdout.splitlines()[-1]))
        except (subprocess.TimeoutExpired, IndexError, ValueError):
            print(f"  {name} could not be measured here", file=sys.stderr)
    return found


def ratio(row: Row, ours: Row) -> str:
    """How many times ours is as fast; the other way round where it is not."""
    times = ours["median"] / row["median"]
    return f"{times:,.1f}" if times >= 0.1 else f"{times:.2g}"


def machine() -> str:
    """What it ran on."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        models = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        cpu = models[0].partition(":")[2].strip() if models else cpu
    return f"{cpu}, {os.cpu_count()} cores, {platform.system()}"


def interpreter() -> str:
    """What ran it."""
    name = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{name} ({platform.python_compiler()})"


def show(title: str, found: list[Row], ours: Row) -> None:
    """A table for the terminal."""
    build = f"aurum {aurum.__version__} {aurum.BUILD} · {interpreter()} · {machine()}"
    table = Table(title=f"{title} · {build}")
    table.add_column("game", no_wrap=True)
    for name in ("decisions/s", "best of 5", "Aurum is ×", "copy µs"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("version", no_wrap=True)
    for row in found:
        cost = "" if row["copy_us"] is None else f"{row['copy_us']:,.2f}"
        speeds = f"{row['median']:,}", f"{row['best']:,}"
        table.add_row(row["name"], *speeds, ratio(row, ours), cost, row["package"])
    Console(width=None if sys.stdout.isatty() else 130).print(table)


class Panel(NamedTuple):
    """Bars on a scale of powers of ten, one for each row that has the figure."""

    title: str
    figure: str
    left: int
    wide: int
    powers: range
    digits: int


LABELS, TALL, TOP = 250, 22, 64
SPEED = Panel("decisions a second", "median", LABELS, 380, range(3, 8), 0)
COPY = Panel("a copy, in µs (less is better)", "copy_us", 770, 240, range(-1, 4), 2)


def draw(found: list[Row], ours: Row, conditions: str) -> str:
    """Two panels side by side: how fast random play is, and what a copy costs."""
    height, width = TALL * len(found) + TOP + 26, COPY.left + COPY.wide + 110
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="100%" height="100%" fill="#fff"/><text x="8" y="18" font-size="14">'
        f"Random play on one core, and what it costs to copy a game · {conditions}</text>",
    ]
    for number, row in enumerate(found):
        y = TOP + number * TALL + 13
        parts.append(f'<text x="{LABELS - 8}" y="{y}" text-anchor="end">{row["name"]}</text>')
    for panel in (SPEED, COPY):
        parts += scale(panel, height)
        for number, row in enumerate(found):
            parts += bar(panel, row, ours, TOP + number * TALL)
    return "\n".join([*parts, "</svg>", ""])


def across(panel: Panel, power: float) -> float:
    """Where a power of ten stands."""
    low, high = panel.powers[0], panel.powers[-1]
    return panel.left + max(0.0, (power - low) / (high - low)) * panel.wide


def scale(panel: Panel, height: int) -> list[str]:
    """The title of a panel and its lines."""
    parts = [f'<text x="{panel.left}" y="44" font-weight="bold">{panel.title}</text>']
    for power in panel.powers:
        x = across(panel, power)
        parts.append(f'<path d="M{x:.0f} {TOP - 8}V{height - 22}" stroke="#ddd"/>')
        parts.append(
            f'<text x="{x:.0f}" y="{height - 8}" text-anchor="middle" fill="#555">'
            f"{f'{10**power:,}' if power >= 0 else f'{10.0**power:.1f}'}</text>"
        )
    return parts


def bar(panel: Panel, row: Row, ours: Row, y: int) -> list[str]:
    """A bar, its figure, and how it compares with ours."""
    figure = row[panel.figure]
    if figure is None:
        return [f'<text x="{panel.left + 6}" y="{y + 13}" fill="#555">—</text>']
    long = max(2.0, across(panel, log10(figure)) - panel.left)
    colour = "#b8860b" if row["name"].startswith("Aurum") else "#7a8794"
    label = "" if row is ours else f" · {compared(figure / ours[panel.figure])}"
    return [
        f'<rect x="{panel.left}" y="{y}" width="{long:.0f}" height="{TALL - 5}" fill="{colour}"/>',
        f'<text x="{panel.left + long + 6:.0f}" y="{y + 13}">'
        f"{figure:,.{panel.digits}f}{label}</text>",
    ]


def compared(times: float) -> str:
    """How many times ours, or which part of it."""
    if times >= 0.95:
        return f"× {times:,.1f}" if times < 100 else f"× {times:,.0f}"
    return f"1/{1 / times:,.1f}" if times > 0.01 else f"1/{1 / times:,.0f}"


def main() -> None:
    """Measure, print, draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peers", type=Path, help="the Python of the peers' environment")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found = rows(chosen.peers, "random_play.py", random_play.GAMES)
    observed = rows(chosen.peers, "observed_play.py", observed_play.GAMES)
    ours = found[0]
    PICTURE.write_text(draw(found, ours, interpreter()), encoding="utf-8")
    if chosen.json:
        facts = {"build": aurum.BUILD, "interpreter": interpreter(), "machine": machine()}
        print(json.dumps({**facts, "peers": found, "observed": observed}))
    else:
        show("bare engines", found, ours)
        show("with observations", observed, observed[0])
        print(f"The picture is {PICTURE.relative_to(HERE.parent)}")


if __name__ == "__main__":
    main()
