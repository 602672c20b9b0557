"""Two processes of one server, over one file and one bus: any of them can open any table."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from support.server_fixture import QUICK, InlineBotPool

from aurum.engine.errors import AurumError
from aurum.server.cluster.bus import LocalBus
from aurum.server.errors import RequestError, StorageError
from aurum.server.identity import Tokens
from aurum.server.live.hub import Hub
from aurum.server.live.room import Room
from aurum.server.messages import Receipt
from aurum.server.store.database import open_database
from aurum.server.store.promise import Guest
from aurum.server.store.sqlite import SqliteStore
from aurum.server.table.commands import AnyCommand, Choose, Leave, Rematch, Say, Sit, Start
from aurum.server.table.entries import Chose, ClockRules, Said, TableSettings
from aurum.server.table.info import NewTable, SeatWish
from aurum.server.table.table import Table

ANA, BEN = Guest("ana", "Ana", "#111111"), Guest("ben", "Ben", "#222222")
PERSON, OPEN, BOT = SeatWish("person"), SeatWish("open"), SeatWish("bot", "random")


class RawClient:
    """A client of one of the servers."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.muted: Sequence[str] = ()
        self.received: list[dict[str, Any]] = []

    def send(self, message: str) -> None:
        self.received.append(json.loads(message))

    def refuse(self, error: RequestError) -> None:
        raise AssertionError(error)

    @property
    def numbers(self) -> list[int]:
        """The entries received since the welcome."""
        return [message["number"] for message in self.received if message["type"] == "happened"]


@asynccontextmanager
async def two_houses(folder: Path) -> AsyncIterator[tuple[Hub, Hub]]:
    path, bus, tokens = open_database(folder), LocalBus(), Tokens(b"k" * 32, 1000)
    settings = msgspec.structs.replace(QUICK, data=folder)
    servers = [Hub(SqliteStore(path), bus, InlineBotPool(), tokens, settings) for _ in range(2)]
    for server in servers:
        await server.open()
        await server.keep_guest(ANA)
        await server.keep_guest(BEN)
    try:
        yield servers[0], servers[1]
    finally:
        for server in servers:
            await server.close()


def in_two_houses(folder: Path, work: Callable[[Hub, Hub], Awaitable[None]]) -> None:
    async def main() -> None:
        async with two_houses(folder) as (one, other):
            await work(one, other)

    asyncio.run(main())


async def agree(*rooms: Room) -> None:
    """Wait until all have received the latest entry."""
    async with asyncio.timeout(10):
        while len({room.table.number for room in rooms}) > 1:
            await asyncio.sleep(0.001)


async def insist(room: Room, command: AnyCommand, guest: Guest) -> Receipt:
    """Ask again by the same id, as clients do, should the other server be faster every time."""
    while True:
        try:
            return await room.execute(command, guest)
        except StorageError:
            continue


async def both(one: Hub, other: Hub, wish: NewTable) -> tuple[Room, Room]:
    """A table of Ana's, open in both servers."""
    made = await one.make_table(wish, ANA)
    return await one.room(made.id), await other.room(made.id)


def test_any_server_opens_any_table_and_both_send_news(tmp_path: Path) -> None:
    async def work(one: Hub, other: Hub) -> None:
        near, far = await both(one, other, NewTable("oriflamme", [PERSON, OPEN]))
        ana, ben = RawClient("ana"), RawClient("ben")
        await near.join(ana, 0)
        await far.join(ben, 0)
        await far.execute(Sit("1", 1), BEN)
        await agree(near, far)
        await near.execute(Start("1"), ANA)
        await agree(near, far)
        await far.execute(Say("2", "hello"), BEN)
        await agree(near, far)
        assert ana.numbers == ben.numbers == [2, 3, 4]
        assert near.table.info() == far.table.info()
        views = [client.received[-2]["now"]["positions"][0]["seat"] for client in (ana, ben)]
        assert views == [0, 1], "each hears at home what their seat may know"

    in_two_houses(tmp_path, work)


def test_of_two_choices_for_one_move_one_is_made(tmp_path: Path) -> None:
    async def work(one: Hub, other: Hub) -> None:
        seats = [PERSON, SeatWish("local", name="Jo")]
        rooms = await both(one, other, NewTable("oriflamme", seats))
        await rooms[0].execute(Start("start"), ANA)
        await agree(*rooms)
        rng = random.Random(5)
        for turn in range(25):
            play = rooms[0].table.session
            assert play is not None
            choices = [play.game.write(choice) for choice in play.state.choices()]
            commands = [
                Choose(
                    f"{turn} {number}", play.state.actor, rooms[0].table.since, rng.choice(choices)
                )
                for number in range(2)
            ]
            answers = await asyncio.gather(
                *(
                    room.execute(command, ANA)
                    for room, command in zip(rooms, commands, strict=True)
                ),
                return_exceptions=True,
            )
            refused = [answer for answer in answers if isinstance(answer, AurumError)]
            assert [refusal.key for refusal in refused] in (
                ["server-stale"],
                ["server-not-your-turn"],
            )
            await agree(*rooms)
            assert rooms[0].table.info() == rooms[1].table.info()
        log = await one.store.rows(rooms[0].table.id)
        assert sum(isinstance(row.entry, Chose) for row in log) == 25

    in_two_houses(tmp_path, work)


def test_the_same_command_at_both_servers_is_done_once(tmp_path: Path) -> None:
    async def work(one: Hub, other: Hub) -> None:
        rooms = await both(one, other, NewTable("oriflamme", [PERSON, OPEN]))
        for number in range(10):
            say = Say(f"say {number}", "hello")
            near, far = await asyncio.gather(*(room.execute(say, ANA) for room in rooms))
            assert near == far
        log = await one.store.rows(rooms[0].table.id)
        assert sum(isinstance(row.entry, Said) for row in log) == 10

    in_two_houses(tmp_path, work)


def test_all_at_once_and_nothing_is_lost_or_sent_twice(tmp_path: Path) -> None:
    async def work(one: Hub, other: Hub) -> None:
        rooms = await both(one, other, NewTable("oriflamme", [PERSON, OPEN]))
        clients = [RawClient("ana"), RawClient("ben")]
        for room, client in zip(rooms, clients, strict=True):
            await room.join(client, 0)
        words = [
            insist(room, Say(f"{guest.id} {number}", f"{guest.id} {number}"), guest)
            for number in range(20)
            for room, guest in zip(rooms, (ANA, BEN), strict=True)
        ]
        receipts = await asyncio.gather(*words)
        assert sorted(receipt.number for receipt in receipts) == list(range(2, 42))
        await agree(*rooms)
        assert clients[0].numbers == clients[1].numbers == list(range(2, 42))
        texts = [row.entry.text for row in await one.store.rows(rooms[0].table.id, 1)]  # type: ignore[union-attr]
        assert len(set(texts)) == 40

    in_two_houses(tmp_path, work)


def test_bots_and_clocks_of_both_servers_play_one_game(tmp_path: Path) -> None:
    async def work(one: Hub, other: Hub) -> None:
        clock = ClockRules("decision", 30)
        wish = NewTable("oriflamme", [PERSON, BOT, BOT], {}, TableSettings(clock=clock))
        rooms = await both(one, other, wish)
        clients = [RawClient("ana"), RawClient("ben")]
        for room, client in zip(rooms, clients, strict=True):
            await room.join(client, 0)
        await rooms[0].execute(Start("start"), ANA)
        await agree(*rooms)
        await rooms[1].execute(Leave("leave"), ANA)
        async with asyncio.timeout(30):
            while not all(room.table.status == "over" for room in rooms):
                await asyncio.sleep(0.005)
        await agree(*rooms)
        assert rooms[0].table.info() == rooms[1].table.info()
        table_id = rooms[0].table.id
        log = await one.store.rows(table_id)
        assert Table.opened(table_id, log).info() == rooms[0].table.info()
        assert clients[0].numbers == clients[1].numbers == list(range(2, len(log) + 1))
        assert len(await one.store.results("oriflamme")) == 1
        # And once more, asked for at both doors at the same time.
        again = await asyncio.gather(*(room.execute(Rematch("again"), ANA) for room in rooms))
        assert again[0].table == again[1].table
        assert len(await one.store.tables_of("ana", 10)) == 2
        for server in (one, other):
            assert server.metrics.failures._value.get() == 0

    in_two_houses(tmp_path, work)


def test_news_that_was_lost_does_no_harm(tmp_path: Path) -> None:
    async def work(one: Hub, other: Hub) -> None:
        near, far = await both(one, other, NewTable("oriflamme", [PERSON, OPEN]))
        other._unsubscribe()  # type: ignore[misc]
        other._unsubscribe = None
        await near.execute(Say("1", "hello"), ANA)
        assert far.table.number == 1
        client = RawClient("ben")
        await far.join(client, 0)
        assert client.received[0]["number"] == 2, "who comes in is told all there is"
        await near.execute(Say("2", "hello"), ANA)
        receipt = await far.execute(Say("1", "hi"), BEN)
        assert receipt.number == 4
        assert client.numbers == [3, 4]

    in_two_houses(tmp_path, work)
