"""`python3 dev.py bench`: how fast the rules are, on one core of this machine."""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from random import Random

from rich.console import Console
from rich.progress import track
from rich.table import Table

import aurum
from aurum.cli.parser import build
from aurum.cli.simulation import simulate
from aurum.engine import OVER, draw
from aurum.oriflamme import Play, View, oriflamme

ROUNDS = 5
SETS = ("base", "alliance", "mixed")
PLAYERS = (3, 4, 5)


@dataclass
class Measure:
    """One row: medians of five rounds, and the best."""

    set: str
    players: int
    decisions_per_second: int
    best: int
    clone_us: float
    view_us: float
    imagine_us: float


def moments(ten: str, players: int) -> list[Play]:
    """Every moment of a few random games in which somebody chooses."""
    rng = Random(f"bench/{ten}/{players}")
    found = []
    for _ in range(5):
        state = oriflamme.start(rng, set=ten, players=players)
        while state.actor != OVER:
            if state.actor >= 0:
                found.append(state.clone())
            state.apply(draw(state, rng))
    return found


def microseconds(work: Callable[[], int]) -> float:
    """What one piece of the work costs; the work says how many pieces it did. Median of five."""
    times = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        done = work()
        times.append((time.perf_counter() - began) / done * 1e6)
    return round(statistics.median(times), 2)


def measure(ten: str, players: int, games: int) -> Measure:
    """One set at one size."""
    speeds = sorted(
        simulate("oriflamme", ten, players, games, seed).decisions_per_second
        for seed in range(ROUNDS)
    )
    states = moments(ten, players)
    seats = range(players)

    def clones() -> int:
        for state in states:
            for _ in range(20):
                state.clone()
        return 20 * len(states)

    def views() -> int:
        for state in states:
            for seat in seats:
                state.view(seat)
        return len(states) * players

    seen: list[View] = [state.view(state.actor) for state in states]
    rng = Random(0)

    def dreams() -> int:
        for view in seen:
            oriflamme.imagine(view, rng)
        return len(seen)

    return Measure(
        ten,
        players,
        round(statistics.median(speeds)),
        speeds[-1],
        microseconds(clones),
        microseconds(views),
        microseconds(dreams),
    )


def main() -> None:
    """Measure everything and print a table, or JSON for programs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    console = Console(stderr=True)
    sizes = [(ten, players) for ten in SETS for players in PLAYERS]
    measures = [
        measure(ten, players, chosen.games)
        for ten, players in track(sizes, console=console, transient=True, disable=chosen.json)
    ]
    interpreter = f"{platform.python_implementation()} {platform.python_version()}"
    interpreter += f" ({platform.python_compiler()})"
    if chosen.json:
        rows = [asdict(row) for row in measures]
        print(json.dumps({"build": build(), "interpreter": interpreter, "engine": rows}))
        return
    title = f"Oriflamme · aurum {aurum.__version__} {build()} · {interpreter}"
    table = Table(title=title)
    for name in ("set", "players", "decisions/s", "best", "clone µs", "view µs", "imagine µs"):
        table.add_column(name, justify="right")
    for row in measures:
        speed, best = f"{row.decisions_per_second:,}", f"{row.best:,}"
        costs = (f"{cost:.2f}" for cost in (row.clone_us, row.view_us, row.imagine_us))
        table.add_row(row.set, str(row.players), speed, best, *costs)
    Console().print(table)


if __name__ == "__main__":
    main()
