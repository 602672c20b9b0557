"""Tables for `aurum bench server`: games under way, written straight into a store.

What people would send is decided and folded as a server does it, only without sockets, so that
thousands of them are there in seconds.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from aurum.engine import OVER
from aurum.server.identity import Tokens, signing_key
from aurum.server.settings import ServerSettings
from aurum.server.store.database import open_database
from aurum.server.store.promise import Guest, WriteBatch
from aurum.server.store.sqlite import SqliteStore
from aurum.server.table import decisions, opening
from aurum.server.table.commands import AnyCommand, Choose, Sit, Start
from aurum.server.table.entries import LogRow, encode_entry
from aurum.server.table.info import NewTable, SeatWish
from aurum.server.table.table import Table
from server_bench.numbers import Opening, Times

SEATS = 4
AT_ONCE = 64
"""How many tables are written at once."""
ROUNDS = 5
"""How often each is opened."""


@dataclass(frozen=True)
class SeatedTable:
    """A table in a store, and the tokens of those who sit there, by their seats."""

    id: str
    tokens: tuple[str, ...]


class TableWriter:
    """Writes games that nobody has played."""

    def __init__(self, folder: Path) -> None:
        self.path = open_database(folder)
        self._tokens = Tokens(signing_key(folder), ServerSettings().token_age)

    def write(self, game: str, lengths: Sequence[int], seed: str) -> list[SeatedTable]:
        """A table for each of these lengths, at which so many choices have been made."""
        return asyncio.run(self._write(game, lengths, seed))

    async def _write(self, game: str, lengths: Sequence[int], seed: str) -> list[SeatedTable]:
        store = SqliteStore(self.path)
        seated = []
        try:
            for first in range(0, len(lengths), AT_ONCE):
                batches, guests = [], []
                for number, length in enumerate(lengths[first : first + AT_ONCE], first):
                    rng = Random(f"{seed}/{number}")
                    people = [_person(rng) for _ in range(SEATS)]
                    table, rows = played(_identity(rng), game, people, length, rng)
                    batches.append(WriteBatch(table.id, rows, table.info()))
                    guests += people
                    tokens = tuple(self._tokens.make(guest.id) for guest in people)
                    seated.append(SeatedTable(table.id, tokens))
                await asyncio.gather(*(store.keep_guest(guest, 0) for guest in guests))
                await store.append(batches)
        finally:
            await store.close()
        return seated


def _identity(rng: Random) -> str:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    return "".join(rng.choices(letters, k=16))


def _person(rng: Random) -> Guest:
    return Guest(_identity(rng), f"Guest {rng.randrange(10_000)}", "#c9a227")


def played(
    table_id: str, game: str, people: Sequence[Guest], length: int, rng: Random
) -> tuple[Table, list[LogRow]]:
    """A table with these people after so many choices made at random, and its log."""
    wish = NewTable(game, [SeatWish("person"), *[SeatWish()] * (len(people) - 1)])
    table = Table(table_id)
    rows = [LogRow(1, 0, 0, people[0].id, "", opening.open_table(wish, people[0], ""))]
    table.apply_entry(rows[0])
    now = decisions.DecisionContext(lambda guest: False, lambda: rng.randbytes(32))

    def do(guest: Guest, command: AnyCommand) -> None:
        for entry in decisions.decide(table, command, guest, now):
            at = table.number * 1000
            rows.append(LogRow(table.number + 1, at, at, guest.id, command.id, entry))
            table.apply_entry(rows[-1])

    for seat, guest in enumerate(people[1:], 1):
        do(guest, Sit(f"sit-{seat}", seat))
    do(people[0], Start("start"))
    play = table.session
    assert play is not None
    for number in range(length):
        seat = play.state.actor
        if seat == OVER:
            break
        choice = play.game.write(rng.choice(play.state.choices()))
        do(people[seat], Choose(f"choice-{number}", seat, table.since, choice))
    return table, rows


# Opening


def measure_opening(folder: Path, game: str, choices: int, tables: int) -> Opening:
    """Open tables of so many choices again and again, each time from the file."""
    writer = TableWriter(folder)
    seated = writer.write(game, [choices] * tables, f"opening/{game}")
    return asyncio.run(_open_all(writer.path, seated, game, choices))


async def _open_all(path: Path, seated: Sequence[SeatedTable], game: str, choices: int) -> Opening:
    store = SqliteStore(path)
    times = Times()
    sizes = []
    try:
        for _ in range(ROUNDS):
            for one in seated:
                began = time.perf_counter()
                rows = await store.rows(one.id)
                Table.opened(one.id, rows)
                times.add(time.perf_counter() - began)
                sizes.append(sum(len(encode_entry(row.entry)) for row in rows))
    finally:
        await store.close()
    return Opening(game, choices, round(statistics.mean(sizes)), times.at(50), times.at(99))
