"""`aurum bench server`: what a choice, a crowd and an idle table cost, beside the bare stack.

The servers run in processes of their own, on a core of their own where there are two; this
process is the load. Both stacks are measured in turns in one run, so that what else the machine
does falls on both.
"""

from __future__ import annotations

import os
import platform
import resource
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import aurum
from aurum.cli.parser import build
from server_bench.load import Group, Sizes, play_at_rate, play_through
from server_bench.numbers import Cost, Crowd, Load, Memory, Report, Run
from server_bench.stacks import Stack, connect, own_cores, run, stack
from server_bench.tables import SEATS, SeatedTable, TableWriter, measure_opening

BEGUN = {"oriflamme": range(1), "orichalque": range(240)}
"""How far games are when their choices are measured. Those of Oriflamme are played whole."""
MIDDLE = {"oriflamme": range(15, 45), "orichalque": range(100, 240)}
"""How far they are at idle tables."""
ROUNDS = 5
FULL = 24
"""Tables played at once in a round that gives the server all it can take."""
LIGHT = 3
"""Tables played one after the other in a round with one choice at a time."""
MOST = 60
"""Choices at each."""
RATE = 200
"""Choices a second in a crowd."""
OPENED = 20
"""Tables that are opened from the log, again and again."""
SPARE_FILES = 100

Progress = Callable[[str], None]


def most_tables() -> int:
    """How many tables of four people this process, and so a server, can hold open."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if most == resource.RLIM_INFINITY:
        return 1_000_000
    return max(2, (most - SPARE_FILES) // SEATS)


def measure(tables: int, seconds: float, progress: Progress) -> Report:
    """Measure everything, with so many tables (at least two) in the crowd, and for so long."""
    cores = own_cores()
    with TemporaryDirectory(prefix="aurum-bench-") as folder:
        if len(cores) > 1:
            os.sched_setaffinity(0, cores[1:])
        try:
            return _measure(Path(folder), tables, seconds, progress, cores)
        finally:
            if len(cores) > 1:
                os.sched_setaffinity(0, cores)


def _measure(
    folder: Path, tables: int, seconds: float, progress: Progress, cores: list[int]
) -> Report:
    load = round(os.getloadavg()[0], 2)
    progress("bench-doing-opening")
    few = min(tables, OPENED)
    openings = [
        measure_opening(folder / "opening", "orichalque", 300, few),
        measure_opening(folder / "opening", "oriflamme", 60, few),
    ]
    with stack("bare", cores) as bare:
        costs = []
        for game in aurum.games.names():
            progress("bench-doing-cost")
            rounds = ROUNDS if tables >= ROUNDS * 2 else 1
            each = max(2, min(FULL + LIGHT, tables // rounds))
            seated = write(TableWriter(folder / game), game, BEGUN[game], rounds * each)
            with stack("server", cores, folder / game) as server:
                costs.append(run(measure_cost(game, server, bare, seated, rounds)))
        progress("bench-doing-crowd")
        writer = TableWriter(folder / "crowd")
        with stack("server", cores, folder / "crowd") as server:
            # Tables are written while the server is open, or it would have opened them by itself.
            islands = write(writer, "orichalque", MIDDLE["orichalque"], max(2, tables // 3))
            queues = write(writer, "oriflamme", MIDDLE["oriflamme"], tables)
            memory, crowd = run(measure_crowd(server, bare, islands, queues, seconds))
    return Report(
        aurum=aurum.__version__,
        build=build(),
        interpreter=f"{platform.python_implementation()} {platform.python_version()}",
        own_core=len(cores) > 1,
        load_before=load,
        cost=costs,
        crowd=crowd,
        memory=memory,
        opening=openings,
    )


def write(writer: TableWriter, game: str, lengths: range, tables: int) -> list[SeatedTable]:
    """So many tables, their games as far as one or another of these lengths."""
    rng = Random(f"lengths/{game}")
    return writer.write(game, [rng.choice(lengths) for _ in range(tables)], game)


# The cost of a choice


async def measure_cost(
    game: str, server: Stack, bare: Stack, seated: Sequence[SeatedTable], rounds: int
) -> Cost:
    """Rounds of both stacks in turns, each round at its own tables."""
    each = len(seated) // rounds
    light = max(1, min(LIGHT, each // 4))
    runs: dict[tuple[str, Stack], list[Run]] = defaultdict(list)
    bare.sizes = Sizes()
    at_server = await connect(seated, server)
    bare.imitate(server.sizes)
    at_bare = await connect(seated, bare)
    for first in range(0, rounds * each, each):
        few, many = slice(first, first + light), slice(first + light, first + each)
        for kind, part, at_once in (("light", few, 1), ("full", many, FULL)):
            runs[kind, server].append(await timed(server, at_server[part], at_once))
            bare.imitate(server.sizes)
            runs[kind, bare].append(await timed(bare, at_bare[part], at_once))
    for group in (*at_server, *at_bare):
        group.leave()
    return Cost(
        game,
        server.sizes.mean("choose"),
        server.sizes.mean("happened"),
        Load.of(runs["full", server], runs["full", bare]),
        Load.of(runs["light", server], runs["light", bare]),
    )


async def timed(server: Stack, groups: Sequence[Group], at_once: int) -> Run:
    """Play tables through, and see what the server spends on it."""
    spent, began = server.spent(), time.perf_counter()
    times = await play_through(groups, at_once, MOST)
    seconds, spent = time.perf_counter() - began, server.spent() - spent
    made = max(1, len(times.all))
    return Run(made, round(spent / made * 1e6), round(made / seconds), times.at(50), times.at(99))


# A crowd, and what lies idle


async def measure_crowd(
    server: Stack,
    bare: Stack,
    islands: Sequence[SeatedTable],
    queues: Sequence[SeatedTable],
    seconds: float,
) -> tuple[Memory, Crowd]:
    """Fill a server, measure the memory of idle tables, then let people play."""
    island = weigh_tables(server, islands)
    table, connection, groups = await weigh_people(server, queues)
    bare.imitate(server.sizes)
    bare_connection, echoes = await weigh_connections(bare, queues)
    for group in echoes:
        group.leave()
    crowd = await play_in_crowd(server, groups, seconds)
    for group in groups:
        group.leave()
    memory = Memory(
        table_kb={"oriflamme": round(table, 1), "orichalque": round(island, 1)},
        connection_kb=round(connection, 1),
        bare_connection_kb=round(bare_connection, 1),
        beyond_bare_kb=round(connection - bare_connection, 1),
    )
    return memory, crowd


# What a server needs only once is left out: a fifth of everything comes first and does not count.


def weigh_tables(server: Stack, seated: Sequence[SeatedTable]) -> float:
    """Kilobytes of a table that nobody has come to."""
    fifth = max(1, len(seated) // 5)
    server.open_tables(seated[:fifth])
    before = server.weigh()
    server.open_tables(seated[fifth:])
    return (server.weigh() - before) / len(seated[fifth:]) / 1000


async def weigh_people(
    server: Stack, seated: Sequence[SeatedTable]
) -> tuple[float, float, list[Group]]:
    """Kilobytes of a table, and of a connection to it; and those who sit there now."""
    fifth = max(1, len(seated) // 5)
    server.open_tables(seated[:fifth])
    groups = await connect(seated[:fifth], server)
    before = server.weigh()
    server.open_tables(seated[fifth:])
    tables = server.weigh() - before
    groups += await connect(seated[fifth:], server)
    connections = server.weigh() - before - tables
    rest = len(seated[fifth:])
    return tables / rest / 1000, connections / rest / SEATS / 1000, groups


async def weigh_connections(
    bare: Stack, seated: Sequence[SeatedTable]
) -> tuple[float, list[Group]]:
    """Kilobytes of a connection to the bare stack."""
    fifth = max(1, len(seated) // 5)
    groups = await connect(seated[:fifth], bare)
    before = bare.weigh()
    groups += await connect(seated[fifth:], bare)
    return (bare.weigh() - before) / len(seated[fifth:]) / SEATS / 1000, groups


async def play_in_crowd(server: Stack, groups: Sequence[Group], seconds: float) -> Crowd:
    """Many tables, at each of which somebody chooses now and then."""
    rng = Random("crowd")
    await play_at_rate(groups, RATE, min(2.0, seconds / 5), rng)  # nobody is measured half awake
    spent, began = server.spent(), time.perf_counter()
    times = await play_at_rate(groups, RATE, seconds, rng)
    took, spent = time.perf_counter() - began, server.spent() - spent
    return Crowd(
        tables=len(groups),
        sockets=sum(len(group.people) for group in groups),
        choices=len(times.all),
        per_second=round(len(times.all) / took, 1),
        busy_percent=round(spent / took * 100, 1),
        median_ms=times.at(50),
        p99_ms=times.at(99),
        worst_ms=times.at(100),
    )
