"""`aurum bench`: how fast the rules are, on one core.

Times are those the process has computed, not those that passed: on a busy machine that differs.
"""

from __future__ import annotations

import json
import platform
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

import aurum
from aurum import games
from aurum.cli.parser import build
from aurum.engine import CHANCE, OVER, Game, State, play_out, sample_choice
from aurum.games.plugin import BenchTable

ROUNDS = 5
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
    explain_us: float
    """To explain one choice to the seat that must make it, the mean over all that are legal."""


def tables() -> list[tuple[str, BenchTable]]:
    """The tables of all games: each game says at which it is measured."""
    return [(plugin.name, table) for plugin in games.plugins() for table in plugin.bench_tables()]


def decision_states(game: Game[Any, Any], given: Mapping[str, object]) -> list[State]:
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
    game: Game[Any, Any], given: Mapping[str, object], plays: int, rng: Random
) -> list[State]:
    """So many games before the first decision; the deal is not timed."""
    states = []
    for _ in range(plays):
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


def explanation_cost(game: Game[Any, Any], states: list[State]) -> float:
    """What it costs to explain a choice, in microseconds: all choices of all states.

    Each round has views of its own, which are not timed: a view may keep what was worked out for
    its first choice.
    """
    times = []
    for _ in range(ROUNDS):
        asked = [(state.view(state.actor), state.choices()) for state in states]
        began = time.process_time()
        for view, choices in asked:
            for choice in choices:
                game.explain(view, choice)
        passed = time.process_time() - began
        times.append(passed / sum(len(choices) for _, choices in asked) * 1e6)
    return round(statistics.median(times), 2)


def measure(name: str, table: BenchTable, plays: int) -> Measure:
    """One game at one table."""
    game: Game[Any, Any] = aurum.game(name)
    given = table.options
    rng = Random(f"bench/{name}")
    fast, slow = [], []
    (first,) = dealt_states(game, given, 1, rng)
    plays = max(1, plays * DECISIONS // (200 * max(1, inside(first, rng))))
    for _ in range(ROUNDS):
        dealt = dealt_states(game, given, plays, rng)
        fast.append(speed(inside, dealt, rng))
        slow.append(speed(driven, dealt, rng))
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

    costs = [microseconds(work) for work in (clone, look, imagine)]
    costs.append(explanation_cost(game, states))
    players = len(states[0].scores())
    speeds = [round(statistics.median(fast)), max(fast), round(statistics.median(slow)), max(slow)]
    return Measure(name, table.label, players, *speeds, *costs)


SPEEDS: Final = ("decisions/s", "best", "driven/s", "best")
COSTS: Final = ("clone µs", "view µs", "imagine µs", "explain µs")


def show(rows: Sequence[Measure], title: str, console: Console) -> None:
    """Two tables, of speeds and of costs; each fits 80 columns."""
    speeds, costs = _table(title, SPEEDS), _table("", COSTS)
    before = ""
    for row in rows:
        game = row.game if row.game != before else ""
        before = row.game
        speed = (row.decisions_per_second, row.best, row.driven_per_second, row.best_driven)
        cost = (row.clone_us, row.view_us, row.imagine_us, row.explain_us)
        speeds.add_row(game, row.table, *(f"{number:,}" for number in speed))
        costs.add_row(game, row.table, *(f"{number:,.2f}" for number in cost))
    console.print(speeds)
    console.print(costs)


def _table(title: str, columns: tuple[str, ...]) -> Table:
    """A table without rows: names give way where it is narrow, figures do not."""
    table = Table(title=title or None)
    table.add_column("game", overflow="fold")
    table.add_column("table", overflow="fold")
    for name in columns:
        table.add_column(name, justify="right", no_wrap=True, min_width=len(name))
    return table


def report(plays: int, as_json: bool) -> None:
    """Measure everything and print tables, or JSON for programs."""
    console = Console(stderr=True)
    rows = [
        measure(name, table, plays)
        for name, table in track(tables(), console=console, transient=True, disable=as_json)
    ]
    interpreter = f"{platform.python_implementation()} {platform.python_version()}"
    interpreter += f" ({platform.python_compiler()})"
    if as_json:
        engine = [asdict(row) for row in rows]
        found = {"build": build(), "interpreter": interpreter, "engine": engine}
        print(json.dumps(found))
        return
    show(rows, f"aurum {aurum.__version__} {build()} · {interpreter}", Console(highlight=False))
