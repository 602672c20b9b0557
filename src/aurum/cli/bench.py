"""`aurum bench`: how fast the rules are, on one core.

Times are those the process has computed, not those that passed: on a busy machine that differs.
"""

from __future__ import annotations

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
from aurum.engine import CHANCE, OVER, Game, State, play_out, sample_choice

ROUNDS = 5
WIDTH = 120
TABLES: list[tuple[str, dict[str, object]]] = [
    (name, options) for name in aurum.games.names() for options in aurum.game(name).variants()
]
DECISIONS = 10_000
"""About how many decisions a round of random games has at the least."""


@dataclass
class Measure:
    """One row: medians of five rounds, and the best."""

    game: str
    table: str
    players: int
    decisions_per_second: int
    """The whole loop inside the package."""
    best: int
    driven_per_second: int
    """Choice by choice from an ordinary Python loop."""
    best_driven: int
    clone_us: float
    view_us: float
    imagine_us: float


def decision_states(game: Game[Any, Any], given: dict[str, object]) -> list[State]:
    """Every state of a few random games in which a seat chooses."""
    rng = Random(f"bench/{given}")
    found = []
    for _ in range(5):
        state = game.begin(game.options(given, rng))
        while state.actor != OVER:
            if state.actor >= 0:
                found.append(state.clone())
            state.apply(sample_choice(state, rng))
    return found


def dealt_states(
    game: Game[Any, Any], given: dict[str, object], games: int, rng: Random
) -> list[State]:
    """So many games before the first decision; the deal is not timed."""
    states = []
    for _ in range(games):
        state: State = game.begin(game.options(given, rng))
        while state.actor == CHANCE:
            state.apply(sample_choice(state, rng))
        states.append(state)
    return states


def speed(play: Callable[[State, Random], int], states: list[State], rng: Random) -> int:
    """How many decisions a second, playing these games to their ends."""
    copies = [state.clone() for state in states]
    began = time.process_time()
    decisions = sum([play(state, rng) for state in copies])
    return round(decisions / (time.process_time() - began))


def inside(state: State, rng: Random) -> int:
    """The loop of the package."""
    return play_out(state, rng).decisions


def driven(state: State, rng: Random) -> int:
    """The loop that a user of the library would write."""
    decisions = 0
    random = rng.random
    while (actor := state.actor) != OVER:
        if actor == CHANCE:
            state.apply(sample_choice(state, rng))
        else:
            choices = state.choices()
            state.apply(choices[int(random() * len(choices))])
            decisions += 1
    return decisions


def microseconds(work: Callable[[], int]) -> float:
    """What one piece of the work costs; the work says how many pieces it did. Median of five."""
    times = []
    for _ in range(ROUNDS):
        began = time.process_time()
        done = work()
        times.append((time.process_time() - began) / done * 1e6)
    return round(statistics.median(times), 2)


def measure(name: str, given: dict[str, object], games: int) -> Measure:
    """One game at one table."""
    game: Game[Any, Any] = aurum.game(name)
    rng = Random(f"bench/{name}")
    fast, slow = [], []
    (first,) = dealt_states(game, given, 1, rng)
    games = max(1, games * DECISIONS // (200 * max(1, inside(first, rng))))
    for _ in range(ROUNDS):
        games_dealt = dealt_states(game, given, games, rng)
        fast.append(speed(inside, games_dealt, rng))
        slow.append(speed(driven, games_dealt, rng))
    states = decision_states(game, given)
    views = [state.view(state.actor) for state in states]

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
    players = len(states[0].scores())
    speeds = [round(statistics.median(fast)), max(fast), round(statistics.median(slow)), max(slow)]
    return Measure(name, table, players, *speeds, *costs)


def report(games: int, as_json: bool) -> None:
    """Measure everything and print a table, or JSON for programs."""
    console = Console(stderr=True)
    rows = [
        measure(name, given, games)
        for name, given in track(TABLES, console=console, transient=True, disable=as_json)
    ]
    interpreter = f"{platform.python_implementation()} {platform.python_version()}"
    interpreter += f" ({platform.python_compiler()})"
    if as_json:
        engine = [asdict(row) for row in rows]
        found = {"build": build(), "interpreter": interpreter, "engine": engine}
        print(json.dumps(found))
        return
    table = Table(title=f"aurum {aurum.__version__} {build()} · {interpreter}")
    columns = ("decisions/s", "best", "driven/s", "best", "clone µs", "view µs", "imagine µs")
    for name in ("game", "table", *columns):
        table.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        speeds = (row.decisions_per_second, row.best, row.driven_per_second, row.best_driven)
        costs = (f"{cost:.2f}" for cost in (row.clone_us, row.view_us, row.imagine_us))
        table.add_row(row.game, row.table, *(f"{number:,}" for number in speeds), *costs)
    paper = Console(width=None if sys.stdout.isatty() else WIDTH)
    paper.print(table)
