"""What was measured, as a table beside what we ask for."""

from __future__ import annotations

import os
import sys

from rich.console import Console
from rich.table import Table

from aurum.words import Translator
from server_bench.numbers import (
    CONNECTION_KB,
    COST_RATIO,
    CROWD_P99_MS,
    OPENING_MS,
    TABLE_KB,
    Load,
    Report,
)

WIDTH = 100


def show(found: Report, translator: Translator) -> None:
    """Print a table of it, beside what we ask for."""
    table = Table(title=f"aurum {found.aurum} {found.build} · {found.interpreter}")
    for name in ("bench-column-what", "bench-column-aurum", "bench-column-bare"):
        table.add_column(translator.say(name), justify="left" if name.endswith("what") else "right")
    table.add_column(translator.say("bench-column-ratio"), justify="right")
    table.add_column(translator.say("bench-column-asked"), justify="right")
    for cost in found.cost:
        game = translator.say(f"game-{cost.game}")
        _show_load(table, f"{game}, {translator.say('bench-full')}", cost.full, translator)
        _show_load(table, f"{game}, {translator.say('bench-light')}", cost.light, translator)
    _show_rest(table, found, translator)
    paper = Console(width=None if sys.stdout.isatty() else WIDTH)
    paper.print(table)
    if found.load_before > (os.cpu_count() or 1) / 2:
        paper.print(translator.say("bench-busy", load=f"{found.load_before:.1f}"))


def _show_load(table: Table, name: str, load: Load, translator: Translator) -> None:
    server, bare = load.server, load.bare
    table.add_row(
        f"{name}: {translator.say('bench-cpu')}",
        f"{server.cpu_us:.0f} µs",
        f"{bare.cpu_us:.0f} µs",
        f"{load.cpu_ratio:.1f}",
        f"≤ {COST_RATIO}",
    )
    median, tail = f"{load.wall_ratio:.1f}", f"{server.p99_ms:.1f} ms"
    table.add_row(
        f"  {translator.say('bench-median')}",
        f"{server.median_ms:.1f} ms",
        f"{bare.median_ms:.1f} ms",
        median,
    )
    table.add_row(f"  {translator.say('bench-tail')}", tail, f"{bare.p99_ms:.1f} ms")
    speeds = f"{server.per_second:,.0f}", f"{bare.per_second:,.0f}"
    table.add_row(f"  {translator.say('bench-speed')}", *speeds)


def _show_rest(table: Table, found: Report, translator: Translator) -> None:
    crowd, memory = found.crowd, found.memory
    name = translator.say("bench-crowd", tables=crowd.tables, sockets=crowd.sockets)
    busy = translator.say("desk-percent", n=f"{crowd.busy_percent:.0f}")
    rate = f"{crowd.per_second:.0f}/s, {busy}"
    table.add_row(f"{name}: {translator.say('bench-rate')}", rate)
    table.add_row(f"  {translator.say('bench-median')}", f"{crowd.median_ms:.1f} ms")
    limit = f"≤ {CROWD_P99_MS} ms"
    table.add_row(f"  {translator.say('bench-tail')}", f"{crowd.p99_ms:.1f} ms", "", "", limit)
    for game, size in memory.table_kb.items():
        label = f"{translator.say('bench-idle-table')}: {translator.say(f'game-{game}')}"
        table.add_row(label, f"{size:.0f} kB", "", "", f"≤ {TABLE_KB} kB")
    table.add_row(
        translator.say("bench-idle-connection"),
        f"{memory.connection_kb:.0f} kB",
        f"{memory.bare_connection_kb:.0f} kB",
        f"+{memory.beyond_bare_kb:.0f} kB",
        f"≤ +{CONNECTION_KB} kB",
    )
    for opening in found.opening:
        game = translator.say(f"game-{opening.game}")
        label = translator.say("bench-opening", game=game, choices=opening.choices)
        asked = f"≤ {OPENING_MS} ms"
        table.add_row(label, f"{opening.median_ms:.1f} ms", "", "", asked)
