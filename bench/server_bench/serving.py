"""What `aurum bench server` measures: two servers, each in a process of its own.

One is a server. The other is the bare stack: the same uvicorn and Litestar under the same settings,
which understands nothing. It answers a message with as many bytes as a receipt has, and sends
everybody at the table as many as a view.

Both do what is written to their standard input, a line for each wish, and answer with a line.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import socket
import sys
import threading
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.params import FromPath

from aurum.server.serve import GRACE, bind, serve
from aurum.server.settings import ServerSettings
from aurum.server.telemetry import log_to_stderr

Socket = WebSocket[Any, Any, Any]

ROOMY = ServerSettings(
    messages_per_second=1e6,
    messages_burst=1_000_000,
    requests_per_second=1e6,
    requests_burst=1_000_000,
    replays_per_second=1e6,
    replays_burst=1_000_000,
    sockets_per_address=1_000_000,
    connections_per_address=1_000_000,
    unload_after=3600,
)
"""A server whose limits no load reaches."""


# The bare stack


class Bare:
    """What the bare stack says, and to whom."""

    def __init__(self) -> None:
        self.groups: dict[str, list[Socket]] = defaultdict(list)
        self.welcome = self.receipt = self.view = ""

    def say(self, welcome: int, receipt: int, view: int, choice: int) -> None:
        """Say messages of these sizes from now on, and offer a choice of this size in them."""
        now = f',"now":{{"since":1,"positions":[{{"seat":0,"choices":["{"c" * choice}"]}}]}}'
        self.welcome = _filled("welcome", now, welcome)
        self.receipt = _filled("receipt", "", receipt)
        self.view = _filled("happened", now, view)


def _filled(kind: str, more: str, size: int) -> str:
    start, end = f'{{"type":"{kind}","filler":"', f'"{more}}}'
    return start + "x" * (size - len(start) - len(end)) + end


bare = Bare()


@websocket("/api/tables/{table_id:str}/socket")
async def bare_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Echo and broadcast."""
    await socket.accept()
    await socket.receive_text()
    group = bare.groups[table_id]
    group.append(socket)
    await socket.send_text(bare.welcome)
    try:
        while True:
            await socket.receive_text()
            for other in group:
                await other.send_text(bare.view)
            await socket.send_text(bare.receipt)
    finally:
        group.remove(socket)


def serve_bare(sock: socket.socket) -> None:
    """Serve the bare stack just as `aurum.server.serve` serves a server."""
    config = uvicorn.Config(
        Litestar([bare_socket], logging_config=None, openapi_config=None),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=16 * ROOMY.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    uvicorn.Server(config).run(sockets=[sock])


# What can be asked of either


def weigh() -> int:
    """The bytes of memory that are this process's own."""
    gc.collect()
    try:
        lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    except OSError:
        scale = 1 if sys.platform == "darwin" else 1024
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * scale
    own = [line.split() for line in lines if line.startswith(("Private_Clean", "Private_Dirty"))]
    return sum(int(words[1]) for words in own) * 1024


def spent() -> float:
    """The seconds that this process has computed, all its threads together."""
    return time.process_time()


def answer_wishes() -> None:
    """Read wishes until nobody is there any more; then end, so that no server is left behind."""
    for line in sys.stdin:
        wish = json.loads(line)
        answer: float = 0
        if wish["do"] == "weigh":
            answer = weigh()
        elif wish["do"] == "spent":
            answer = spent()
        elif wish["do"] == "say":
            bare.say(*wish["sizes"])
        print(answer, flush=True)
    os.kill(os.getpid(), signal.SIGTERM)


def main(kind: str, data: str, core: str) -> None:
    """Serve until standard input ends. The first line printed is the port."""
    if core:
        os.sched_setaffinity(0, {int(core)})
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    log_to_stderr("warning")
    sock = bind("127.0.0.1", 0)
    print(sock.getsockname()[1], flush=True)
    threading.Thread(target=answer_wishes, daemon=True).start()
    if kind == "bare":
        serve_bare(sock)
    else:
        serve(ServerSettings(**{**_fields(ROOMY), "data": Path(data)}), sock)


def _fields(settings: ServerSettings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in settings.__struct_fields__}


if __name__ == "__main__":
    main(*sys.argv[1:])
