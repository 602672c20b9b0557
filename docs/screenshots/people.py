"""People in the pictures, and a server for them where nothing is left to chance or the clock."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import table_client as client
from rehearsal import Moment, seed_of
from support.server_fixture import QUICK, InlineBotPool, RunningServer, run_server

import aurum
from aurum.analysis.record_analysis import analyse_in_worker
from aurum.bots import Budget
from aurum.bots.advice import advise
from aurum.engine.fairness import SEED_BYTES
from aurum.server.live.entropy import Entropy
from aurum.server.live.hub import Hub

EVENING = 1_794_767_400_000
"""A Sunday evening in November 2026, when all of this happens."""

COLOURS = {
    "Ilya": "#3a6fd0",
    "Sabine": "#a92b25",
    "Tomás": "#1f7f86",
    "Mira": "#d9b257",
    "Nadia": "#7a4fa3",
    "Leif": "#c9692a",
}

Wishes = list[dict[str, str]]


class Almanac(Entropy):
    """What a server draws, as it is always drawn; a game gets the seed it was rehearsed with."""

    def __init__(self) -> None:
        self.rng = Random(1)
        self.seed = seed_of(0)

    def new_id(self) -> str:
        """Sixteen letters."""
        return urlsafe_b64encode(self.rng.randbytes(12)).decode()

    def new_seed(self) -> bytes:
        """The seed of the next game."""
        assert len(self.seed) == SEED_BYTES
        return self.seed

    def new_number(self) -> int:
        """A seed for something smaller."""
        return self.rng.getrandbits(63)


class Prompter(InlineBotPool):
    """Bots that do as they were told; one that was told nothing thinks for ever."""

    def __init__(self) -> None:
        self.lines: deque[int] = deque()

    async def choose(self, level: str, question: Any, seed: int) -> int:
        """The next line of the play."""
        if not self.lines:
            await asyncio.Event().wait()
        return self.lines.popleft()

    async def advise(self, question: Any, seed: int) -> Any:
        """A hint, thought over a little longer than tests do."""
        return advise(question, Random(seed), Budget(iterations=400))

    async def analyse(self, one: Any, terms: Any) -> Any:
        """What a bot makes of a choice, likewise."""
        await asyncio.sleep(0)
        return analyse_in_worker(one, terms._replace(iterations=200))

    async def close(self) -> None:
        """Nothing to end."""


class Cast:
    """Everybody who plays in the pictures, in an open house."""

    def __init__(self, server: RunningServer, almanac: Almanac, prompter: Prompter) -> None:
        self.server, self.almanac, self.prompter = server, almanac, prompter
        self.guests: dict[str, client.House] = {}
        for name in COLOURS:
            self._come(name)
        self.connected: list[client.Table] = []
        self.seconds = 0.0
        """What the clocks of the server show; it runs by choices."""

    def _come(self, name: str) -> None:
        guest = self.server.guest(name)
        guest.ask("PATCH", "/api/me", {"colour": COLOURS[name]})
        self.guests[name] = guest

    def open(self, names: str, game: str, **more: Any) -> list[client.Table]:
        """A table for these people, seated; the first is the host.

        `bot` is a bot, `-` nobody yet, and a name in brackets somebody at the host's screen.
        """
        wished = names.split()
        people = [name for name in wished if name in COLOURS]
        seats = [_wish(name, people[0]) for name in wished]
        table_id = self.guests[people[0]].open_table(game, seats, **more)
        tables = [client.Table(self.guests[name], table_id).connect() for name in people]
        for name, table in zip(people[1:], tables[1:], strict=True):
            table.do("sit", seat=wished.index(name))
        self.connected += tables
        return tables

    def perform(self, tables: list[client.Table], moment: Moment) -> None:
        """Play what was rehearsed."""
        self.almanac.seed = moment.seed
        host = tables[0]
        kinds = [seat["kind"] for seat in host.table["seats"]]
        game = aurum.game(str(host.table["game"]))
        bots = [game.read(text) for seat, text in moment.choices if kinds[seat] == "bot"]
        self.prompter.lines.extend(bots)
        pace = Random(moment.seed)
        host.do("start")
        for seat, text in moment.choices:
            if kinds[seat] != "bot":
                table = _whose(tables, seat)
                self.seconds += 2 + 9 * pace.random()
                table.choose(text)
        for table in tables:
            while table.number < host.number:
                table.listen()

    def leave(self, table: client.Table) -> None:
        """Somebody's connection is lost."""
        table.close()
        self.connected.remove(table)


def _wish(name: str, host: str) -> dict[str, str]:
    if name == host:
        return {"kind": "person"}
    if name == "bot":
        return {"kind": "bot", "level": ""}
    if name.startswith("("):
        return {"kind": "local", "name": name.strip("()")}
    return {"kind": "open"}


def _whose(tables: list[client.Table], seat: int) -> client.Table:
    """The table as somebody sees it who must choose for this seat; it may take a while to be."""
    for table in tables:
        while table.seats and seat in table.seats and not _is_asked(table, seat):
            table.listen()
        if seat in table.seats:
            return table
    raise LookupError(f"nobody sits at {seat}")


def _is_asked(table: client.Table, seat: int) -> bool:
    return table.asked is not None and table.asked["seat"] == seat


@contextmanager
def gather(folder: Path) -> Iterator[Cast]:
    """Open the server for the evening."""
    almanac, prompter = Almanac(), Prompter()
    casts: list[Cast] = []

    def make(*parts: Any) -> Hub:
        return Hub(
            *parts,
            entropy=almanac,
            at=lambda: EVENING,
            monotonic=lambda: casts[0].seconds if casts else 0.0,
        )

    opened: Callable[..., Hub] = make
    with run_server(folder, QUICK, prompter, opened) as server:
        cast = Cast(server, almanac, prompter)
        casts.append(cast)
        try:
            yield cast
        finally:
            for table in cast.connected:
                table.close()
