"""Run the server: make the database ready, bind a socket, start uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from functools import partial

import uvicorn
from litestar import Litestar

from aurum import games
from aurum.engine.errors import Facts
from aurum.server.app import make_app
from aurum.server.cluster.bus import LocalBus
from aurum.server.cluster.lock import locked
from aurum.server.errors import RequestError
from aurum.server.http.protocol import http_connections
from aurum.server.identity import Tokens, signing_key
from aurum.server.live.hub import Hub
from aurum.server.settings import ServerSettings
from aurum.server.store.database import FILE, keep_backups, open_database
from aurum.server.store.sqlite import SqliteStore
from aurum.server.workers.bot_pool import ProcessBotPool
from aurum.server.ws.protocol import WebSocketConnection

log = logging.getLogger("aurum.server")

GRACE = 10
"""Seconds that connections have to end when the server stops."""
BACKLOG = 2048
"""How many connections may wait to be accepted."""
UNREAD_MS = 60_000
"""Milliseconds for which sent data may stay unacknowledged before the system ends a connection."""
FILES = 16_384
"""The wanted limit of open files: each connection is one."""
COLLECTING = 20_000, 20, 50
"""The thresholds of Python's garbage collector for reference cycles.

Nearly all our objects are freed by reference counting, and with the default thresholds the
collector would traverse all tables every few seconds.
"""


def app_of(settings: ServerSettings) -> Litestar:
    """The application for these settings. The database of their folder must be ready."""

    async def opening() -> Hub:
        store = SqliteStore(settings.data / FILE)
        store.extend_wal()
        tokens = Tokens(signing_key(settings.data), settings.token_age)
        bot_pool = ProcessBotPool(settings.bot_workers, settings.bot_within)
        background = [partial(keep_backups, settings.data)]
        return Hub(store, LocalBus(), bot_pool, tokens, settings, background=background)

    return make_app(opening)


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio sets TCP_NODELAY only if it is TCP by name.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":  # on Windows it would let two servers share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # accepted sockets inherit it
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)  # now, because only listening reserves the port
    except (OSError, OverflowError, UnicodeError) as problem:
        listener.close()
        busy = isinstance(problem, OSError) and problem.errno == errno.EADDRINUSE
        reason = getattr(problem, "strerror", None) or str(problem)
        facts: Facts = {"host": host, "port": str(port), "problem": reason}
        raise RequestError("server-port-busy" if busy else "server-port", facts) from None
    return listener


def open_many_files() -> None:
    """Raise the limit of open files, which is often about a thousand by default."""
    if sys.platform == "win32":  # it has no such limit
        return
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(most, FILES)
    if now != resource.RLIM_INFINITY and now < wanted:
        with contextlib.suppress(OSError, ValueError):  # keep the present limit
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def log_failed_games() -> None:
    """Name the games that could not be loaded. The others are there without them."""
    for name, reason in games.failures().items():
        log.error("a game could not be loaded", extra={"game": name, "problem": reason})


def serve(
    settings: ServerSettings, listener: socket.socket, opened: Callable[[], None] = lambda: None
) -> None:
    """Run the server until it is stopped."""
    open_many_files()
    log_failed_games()
    with listener, locked(settings.data):
        # First, so that their errors are reported before the server listens.
        open_database(settings.data)
        signing_key(settings.data)
        _run(settings, listener, opened)


def _run(settings: ServerSettings, listener: socket.socket, opened: Callable[[], None]) -> None:
    config = uvicorn.Config(
        app_of(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        http=http_connections(settings),
        ws=WebSocketConnection,
        ws_max_size=16 * settings.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    server = uvicorn.Server(config)

    async def run() -> None:
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            gc.freeze()
            gc.set_threshold(*COLLECTING)
            opened()
        await serving

    runner = asyncio.Runner(loop_factory=config.get_loop_factory())
    with runner, contextlib.suppress(KeyboardInterrupt):
        runner.run(run())
