"""The people of the screenshots, and a server for them with fixed time and fixed chance."""

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
from positions import Moment, seed_of
from support.server_fixture import QUICK, InlineBotPool, RunningServer, run_server

import aurum
from aurum.analysis.record_analysis import analyse_in_worker
from aurum.bots import Budget
from aurum.bots.advice import advise
from aurum.engine.fairness import SEED_BYTES
from aurum.server.live.entropy import Entropy
from aurum.server.live.hub import Hub

NOW = 1_794_767_400_000
"""The time that the server and the pages show: a Sunday in November 2026."""

COLOURS = {
    "Ilya": "#3a6fd0",
    "Sabine": "#a92b25",
    "Tomás": "#1f7f86",
    "Mira": "#d9b257",
    "Nadia": "#7a4fa3",
    "Leif": "#c9692a",
}


class FixedEntropy(Entropy):
    """Fixed ids and numbers; a game gets the seed of its moment."""

    def __init__(self) -> None:
        self.rng = Random(1)
        self.seed = seed_of(0)

    def new_id(self) -> str:
        """Sixteen characters."""
        return urlsafe_b64encode(self.rng.randbytes(12)).decode()

    def new_seed(self) -> bytes:
        """The seed of the next game."""
        assert len(self.seed) == SEED_BYTES
        return self.seed

    def new_number(self) -> int:
        """A seed for something smaller."""
        return self.rng.getrandbits(63)


class ScriptedBotPool(InlineBotPool):
    """Bots that make the given choices; without one they never answer."""

    def __init__(self) -> None:
        self.choices: deque[int] = deque()

    async def choose(self, level: str, question: Any, seed: int) -> int:
        """The next of the given choices."""
        if not self.choices:
            await asyncio.Event().wait()
        return self.choices.popleft()

    async def advise(self, question: Any, seed: int) -> Any:
        """A hint, with more iterations than in tests."""
        return advise(question, Random(seed), Budget(iterations=400))

    async def analyse(self, one: Any, terms: Any) -> Any:
        """The analysis of a choice, likewise."""
        await asyncio.sleep(0)
        return analyse_in_worker(one, terms._replace(iterations=200))

    async def close(self) -> None:
        """Nothing to end."""


class People:
    """All guests of the screenshots, at an open server."""

    def __init__(
        self, server: RunningServer, entropy: FixedEntropy, bot_pool: ScriptedBotPool
    ) -> None:
        self.server, self.entropy, self.bot_pool = server, entropy, bot_pool
        self.guests: dict[str, client.Server] = {}
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

        `bot` is a bot, `-` an open seat, a name in brackets another player on the host's device.
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

    def play(self, tables: list[client.Table], moment: Moment) -> None:
        """Play a game to the moment."""
        self.entropy.seed = moment.seed
        host = tables[0]
        kinds = [seat["kind"] for seat in host.table["seats"]]
        game = aurum.game(str(host.table["game"]))
        bots = [game.read(text) for seat, text in moment.choices if kinds[seat] == "bot"]
        self.bot_pool.choices.extend(bots)
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
def open_server(folder: Path) -> Iterator[People]:
    """A server for the people of the screenshots."""
    entropy, bot_pool = FixedEntropy(), ScriptedBotPool()
    opened_for: list[People] = []

    def make(*parts: Any) -> Hub:
        return Hub(
            *parts,
            entropy=entropy,
            at=lambda: NOW,
            monotonic=lambda: opened_for[0].seconds if opened_for else 0.0,
        )

    opened: Callable[..., Hub] = make
    with run_server(folder, QUICK, bot_pool, opened) as server:
        people = People(server, entropy, bot_pool)
        opened_for.append(people)
        try:
            yield people
        finally:
            for table in people.connected:
                table.close()
