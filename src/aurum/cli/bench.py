"""`aurum bench rules` and `python3 dev.py bench`: how fast the rules are, on one core."""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

import aurum
from aurum.cli.parser import build
from aurum.cli.simulation import simulate
from aurum.engine import OVER, Game, State, draw
from aurum.orichalque import orichalque
from aurum.orichalque.island import fitting

ROUNDS = 5
WIDTH = 100
TABLES: list[tuple[str, dict[str, object]]] = []
for _ten in ("base", "alliance", "mixed"):
    TABLES += [("oriflamme", {"set": _ten, "players": players}) for players in (3, 4, 5)]
TABLES += [("orichalque", {"players": players}) for players in (2, 3, 4)]
TABLES.append(("orichalque", {"solo": "normal"}))


@dataclass
class Measure:
    """One row: medians of five rounds, and the best."""

    game: str
    table: str
    decisions_per_second: int
    best: int
    clone_us: float
    view_us: float
    imagine_us: float


def moments(game: Game[Any, Any], given: dict[str, object]) -> list[State]:
    """Every moment of a few random games in which somebody chooses."""
    rng = Random(f"bench/{given}")
    found = []
    for _ in range(5):
        state = game.begin(game.options(given, rng))
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


def measure(name: str, given: dict[str, object], games: int) -> Measure:
    """One game at one table."""
    game: Game[Any, Any] = aurum.game(name)
    speeds = sorted(
        simulate(name, given, games, seed).decisions_per_second for seed in range(ROUNDS)
    )
    states = moments(game, given)
    views = [state.view(state.actor) for state in states]
    rng = Random(0)

    def clone() -> int:
        for state in states:
            for _ in range(20):
                state.clone()
        return 20 * len(states)

    def look() -> int:
        for state in states:
            for seat in range(len(state.scores())):
                state.view(seat)
        return sum(len(state.scores()) for state in states)

    def imagine() -> int:
        for view in views:
            game.imagine(view, rng)
        return len(views)

    table = " ".join(str(value) for value in given.values())
    costs = [microseconds(work) for work in (clone, look, imagine)]
    return Measure(name, table, round(statistics.median(speeds)), speeds[-1], *costs)


def placements_us() -> float:
    """What it costs to list all places of a triple on an island with only a metropolis."""
    state = orichalque.read_position("metropolis 1 c2 c3; held produce3=FLD; phase tile")
    kind = state.held[1]

    def list_all() -> int:
        for _ in range(200):
            fitting(state, 0, kind)
        return 200

    return microseconds(list_all)


def main() -> None:
    """What `python3 dev.py bench` takes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    report(chosen.games, chosen.json)


def report(games: int, as_json: bool) -> None:
    """Measure everything and print a table, or JSON for programs."""
    console = Console(stderr=True)
    rows = [
        measure(name, given, games if name == "oriflamme" else max(1, games // 8))
        for name, given in track(TABLES, console=console, transient=True, disable=as_json)
    ]
    triple = placements_us()
    interpreter = f"{platform.python_implementation()} {platform.python_version()}"
    interpreter += f" ({platform.python_compiler()})"
    if as_json:
        engine = [asdict(row) for row in rows]
        found = {"build": build(), "interpreter": interpreter, "engine": engine}
        print(json.dumps({**found, "triple_placements_us": triple}))
        return
    table = Table(title=f"aurum {aurum.__version__} {build()} · {interpreter}")
    for name in ("game", "table", "decisions/s", "best", "clone µs", "view µs", "imagine µs"):
        table.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        speed, best = f"{row.decisions_per_second:,}", f"{row.best:,}"
        costs = (f"{cost:.2f}" for cost in (row.clone_us, row.view_us, row.imagine_us))
        table.add_row(row.game, row.table, speed, best, *costs)
    paper = Console(width=None if sys.stdout.isatty() else WIDTH)
    paper.print(table)
    paper.print(f"all places of a triple on an empty island: {triple:.0f} µs")


if __name__ == "__main__":
    main()
