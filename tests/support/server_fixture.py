"""A real server for tests: a real store in a real file, real sockets, in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import table_client as client  # the example is what the tests talk with
import uvicorn
from litestar import Litestar

from aurum.server.app import make_app
from aurum.server.cluster.bus import LocalBus
from aurum.server.http.protocol import http_connections
from aurum.server.identity import Tokens, signing_key
from aurum.server.live.hub import Hub
from aurum.server.serve import bind
from aurum.server.settings import ServerSettings
from aurum.server.store.database import open_database
from aurum.server.store.sqlite import SqliteStore
from aurum.server.workers.bot_pool import BotPool
from aurum.server.ws.protocol import WebSocketConnection

T = TypeVar("T")

QUICK = ServerSettings(
    bot_pause=0,
    messages_per_second=100_000,
    messages_burst=100_000,
    requests_per_second=100_000,
    requests_burst=100_000,
    guests_per_minute=1_000_000,
    guests_burst=100_000,
    undos_per_minute=1_000_000,
    undos_burst=100_000,
    replays_per_second=100_000,
    replays_burst=100_000,
    uploads_per_hour=1_000_000,
    uploads_burst=100_000,
)
"""No pauses, and no limits but those a test asks for."""


class InlineBotPool:
    """Bots that think in the server's own process, which saves a test the starting of others."""

    async def choose(self, level: str, question: Any, seed: int) -> int:
        """What the bot of this level chooses."""
        from random import Random

        from aurum import bots

        briefly = bots.Budget(iterations=2)  # all tests wait for these bots
        return bots.answer(level, question, Random(seed), briefly).choice

    async def advise(self, question: Any, seed: int) -> Any:
        """The hint of the best bot for this question."""
        from random import Random

        from aurum import bots
        from aurum.bots.advice import advise

        return advise(question, Random(seed), bots.Budget(iterations=40))

    async def analyse(self, one: Any, terms: Any) -> Any:
        """What a bot makes of a choice."""
        from aurum.analysis.record_analysis import analyse_in_worker

        await asyncio.sleep(0)
        return analyse_in_worker(one, terms._replace(iterations=2))

    async def close(self) -> None:
        """Nothing to end."""


class RunningServer:
    """A server that is open: where it is, and its hub, to look inside."""

    def __init__(
        self, url: str, hub: Hub, loop: asyncio.AbstractEventLoop, server: uvicorn.Server
    ) -> None:
        self.url = url
        self.hub = hub
        self.loop = loop
        self.server = server

    @property
    def connections(self) -> list[Any]:
        """What uvicorn holds of everybody who is connected."""
        return list(self.server.server_state.connections)

    def guest(self, name: str = "Mira") -> client.Server:
        """A new guest."""
        return client.Server(self.url).become(name)

    def run(self, work: Awaitable[T]) -> T:
        """Run a coroutine on the server's own loop."""

        async def wrap() -> T:
            return await work

        return asyncio.run_coroutine_threadsafe(wrap(), self.loop).result(30)


class Application:
    """An application that is used for one server after another: making one takes long."""

    def __init__(self) -> None:
        self.opening: Callable[[], Awaitable[Hub]]
        self.app = make_app(lambda: self.opening())

    @classmethod
    @contextmanager
    def lent(cls, opening: Callable[[], Awaitable[Hub]]) -> Iterator[Litestar]:
        """An application that opens this hub; no other test has it meanwhile."""
        one = FREE.pop() if FREE else cls()
        one.opening = opening
        yield one.app
        FREE.append(one)  # after a test that went wrong, none


FREE: list[Application] = []


@contextmanager
def run_server(
    folder: Path,
    settings: ServerSettings = QUICK,
    bot_pool: BotPool | None = None,
    make: Callable[..., Hub] = Hub,
) -> Iterator[RunningServer]:
    """Open a server over a folder; close it as a stop would. `make` may build another `Hub`."""
    settings = msgspec.structs.replace(settings, data=folder)
    opened: list[Hub] = []

    async def opening() -> Hub:
        path = open_database(folder)
        tokens = Tokens(signing_key(folder), settings.token_age)
        server = make(SqliteStore(path), LocalBus(), bot_pool or InlineBotPool(), tokens, settings)
        opened.append(server)
        return server

    with Application.lent(opening) as app, _served(app, settings) as (url, loop, server):
        assert opened, "the server did not open"
        yield RunningServer(url, opened[0], loop, server)


@contextmanager
def _served(
    app: Litestar, settings: ServerSettings
) -> Iterator[tuple[str, asyncio.AbstractEventLoop, uvicorn.Server]]:
    """Serve it in a thread of its own: where, by which loop, and the server itself."""
    listener = bind("127.0.0.1", 0)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=http_connections(settings),
        ws=WebSocketConnection,
        ws_max_size=16 * settings.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=120,  # on a busy machine a test may think for longer than five seconds
        lifespan="on",
    )
    server = uvicorn.Server(config)
    loop = asyncio.new_event_loop()
    started = threading.Event()

    async def run() -> None:
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.005)
        started.set()
        await serving

    thread = threading.Thread(target=loop.run_until_complete, args=(run(),), daemon=True)
    thread.start()
    started.wait(20)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}", loop, server
    finally:
        server.should_exit = True
        thread.join(20)
        loop.close()
        listener.close()


def seat_people(
    server: RunningServer, game: str, people: int, bots: int = 0, **more: Any
) -> list[client.Table]:
    """A table with so many people, connected and seated, and bots after them; not started."""
    guests = [server.guest(f"P{number}") for number in range(people)]
    seats = [{"kind": "person"}, *[{"kind": "open"}] * (people - 1)]
    seats += [{"kind": "bot", "level": "random"}] * bots
    table_id = guests[0].open_table(game, seats, **more)
    tables = [client.Table(guest, table_id).connect() for guest in guests]
    for number, table in enumerate(tables[1:], 1):
        table.do("sit", seat=number)
    return tables
