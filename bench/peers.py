"""Aurum beside its peers: bare engines, and with observations, in two tables and a picture.

`random_play.py` or `observed_play.py` runs for each.

`python3 dev.py bench --peers` makes the peers' environment and runs this. Games differ, and so does
what a decision is worth; the ratios say what a researcher gets who picks one of these to simulate.
With `--write` it replaces the two tables of `docs/benchmarks.md` and the picture beside them.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
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
PAGE = HERE.parent / "docs" / "benchmarks.md"
BARE, OBSERVED = "Other libraries", "Other libraries, with observations"
"""The sections of the page."""
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


LABELS, TALL, TOP, BETWEEN = 250, 22, 64, 64
SPEED = Panel("decisions a second", "median", LABELS, 380, range(3, 8), 0)
COPY = Panel("a copy, in µs (less is better)", "copy_us", 770, 240, range(-1, 4), 2)


def draw(bare: list[Row], observed: list[Row], conditions: str) -> str:
    """Above, how fast bare engines play at random, and beside it what a copy costs; below, how fast
    with observations."""
    below = TOP + TALL * len(bare) + BETWEEN
    height, width = below + TALL * len(observed) + 26, COPY.left + COPY.wide + 110
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="100%" height="100%" fill="#fff"/><text x="8" y="18" font-size="14">'
        f"Random play on one core, and what it costs to copy a game · {conditions}</text>",
    ]
    for top, found, title in ((TOP, bare, ""), (below, observed, "with observations")):
        parts.append(
            f'<text x="{LABELS - 8}" y="{top - 16}" text-anchor="end" font-weight="bold">'
            f"{title or 'bare engines'}</text>"
        )
        parts += scale(SPEED, top, len(found))
        for number, row in enumerate(found):
            y = top + number * TALL
            parts.append(
                f'<text x="{LABELS - 8}" y="{y + 13}" text-anchor="end">{row["name"]}</text>'
            )
            parts += bar(SPEED, row, found[0], y)
    parts += scale(COPY, TOP, len(bare))
    for number, row in enumerate(bare):
        parts += bar(COPY, row, bare[0], TOP + number * TALL)
    return "\n".join([*parts, "</svg>", ""])


def across(panel: Panel, power: float) -> float:
    """Where a power of ten stands."""
    low, high = panel.powers[0], panel.powers[-1]
    return panel.left + max(0.0, (power - low) / (high - low)) * panel.wide


def scale(panel: Panel, top: int, rows: int) -> list[str]:
    """The title of a panel and its lines, for so many rows."""
    parts = [f'<text x="{panel.left}" y="{top - 16}" font-weight="bold">{panel.title}</text>']
    end = top + rows * TALL
    for power in panel.powers:
        x = across(panel, power)
        parts.append(f'<path d="M{x:.0f} {top - 8}V{end}" stroke="#ddd"/>')
        parts.append(
            f'<text x="{x:.0f}" y="{end + 14}" text-anchor="middle" fill="#555">'
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
    measure = None if row is ours else ours[panel.figure]
    label = f" · {compared(figure / measure)}" if measure else ""
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


def lines(found: list[Row], copies: bool) -> list[str]:
    """A table of the page, without its head; what has not been measured is a dash."""
    made = []
    for row in found:
        speed, best = (f"{row[key]:,}" if row[key] else "—" for key in ("median", "best"))
        cells = [row["name"], speed, best]
        if copies:
            cost = "" if row["copy_us"] is None else f"{row['copy_us']:,.2f}"
            cells += [ratio(row, found[0]), cost]
        cells = [f" {cell} " if cell else " " for cell in (*cells, row["package"])]
        made.append(f"|{'|'.join(cells)}|")
    return made


def written(page: str, bare: list[Row], observed: list[Row]) -> str:
    """The page with these tables."""
    for section, found in ((BARE, bare), (OBSERVED, observed)):
        before, heading, rest = page.partition(f"\n## {section}\n")
        rows = "".join(f"{line}\n" for line in lines(found, section == BARE))
        head, ruler, below = rest.partition("\n|---|")
        ends = re.search(r"\n(?:\|.*\n)+", below)
        assert ends is not None, f"{PAGE} has no table under {section}"
        page = f"{before}{heading}{head}{ruler}{below[: ends.start()]}\n{rows}{below[ends.end() :]}"
    return page


def main() -> None:
    """Measure, print, draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peers", type=Path, help="the Python of the peers' environment")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="into docs/benchmarks.md")
    chosen = parser.parse_args()
    found = rows(chosen.peers, "random_play.py", random_play.GAMES)
    observed = rows(chosen.peers, "observed_play.py", observed_play.GAMES)
    if chosen.write:
        PICTURE.write_text(draw(found, observed, interpreter()), encoding="utf-8")
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(written(page, found, observed), encoding="utf-8")
    if chosen.json:
        facts = {"build": aurum.BUILD, "interpreter": interpreter(), "machine": machine()}
        print(json.dumps({**facts, "peers": found, "observed": observed}))
    else:
        show("bare engines", found, found[0])
        show("with observations", observed, observed[0])


if __name__ == "__main__":
    main()
