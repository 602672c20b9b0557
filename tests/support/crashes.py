"""A server in a process of its own that can be killed, and players who reconnect after it."""

from __future__ import annotations

import http.client
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import table_client as client
from websockets.exceptions import ConnectionClosed

T = TypeVar("T")

PATIENT_LIMITS = {
    "AURUM_BOT_PAUSE": "0",
    "AURUM_MESSAGES_PER_SECOND": "100000",
    "AURUM_MESSAGES_BURST": "100000",
    "AURUM_REQUESTS_PER_SECOND": "100000",
    "AURUM_REQUESTS_BURST": "100000",
    "AURUM_GUESTS_PER_MINUTE": "100000",
    "AURUM_GUESTS_BURST": "100000",
    "AURUM_CHATS_PER_MINUTE": "100000",
    "AURUM_CHATS_BURST": "100000",
    "AURUM_UNDOS_PER_MINUTE": "100000",
    "AURUM_UNDOS_BURST": "100000",
    "AURUM_REPLAYS_PER_SECOND": "100000",
    "AURUM_REPLAYS_BURST": "100000",
}
"""No pauses, and no limits on people who play as fast as they can."""


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class KillableServer:
    """A real server over a real folder, started and ended as often as one likes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.sessions: list[int] = []
        self.most_processes = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder.with_name(f"{folder.name}.log")

    def start(self) -> None:
        """Start it, without waiting for it to open."""
        command = [sys.executable, "-m", "aurum.cli", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(self.folder)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, **PATIENT_LIMITS},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # so that what it starts can be recognised by it
            )
        self.sessions.append(self.process.pid)

    def wait_open(self, patience: float = 60) -> None:
        """Wait until it answers."""
        until = time.monotonic() + patience
        while True:
            try:
                client.Server(self.url).ask("GET", "/healthz")
                return
            except OSError:
                assert time.monotonic() < until, "the server does not open"
                assert self.process is None or self.process.poll() is None, self.log.read_text()
                time.sleep(0.02)

    def kill(self) -> None:
        """Kill it (SIGKILL)."""
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        self._count()
        self.process.kill()
        self.process.wait(20)

    def stop(self) -> int:
        """Ask it to end; the result is its exit status."""
        assert self.process is not None
        self._count()
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def _count(self) -> None:
        self.most_processes = max(self.most_processes, len(self.survivors()))

    def survivors(self) -> list[int]:
        """The processes still alive that a server has started, itself included."""
        return [
            int(stat.parent.name) for stat in Path("/proc").glob("[0-9]*/stat") if self._ours(stat)
        ]

    def _ours(self, stat: Path) -> bool:
        try:
            state, _, _, session = stat.read_text().rpartition(")")[2].split()[:4]
        except OSError:
            return False
        return state != "Z" and int(session) in self.sessions

    def end(self) -> None:
        """End all processes, however a test has gone."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait(20)


def patiently(work: Callable[[], T], patience: float = 60) -> T:
    """Ask until there is an answer, whatever happens to the server meanwhile."""
    until = time.monotonic() + patience
    while True:
        try:
            return work()
        except (OSError, http.client.HTTPException):
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


class Acknowledged(NamedTuple):
    """A receipt that a guest has received."""

    table: str
    guest: str
    ref: str
    number: int


class Player(client.Table):
    """A guest at a table, with every receipt."""

    def __init__(self, server: client.Server, table: str, watch: Watch, **more: Any) -> None:
        super().__init__(server, table, **more)
        self.guest = server.me
        self.server = server
        self.watch = watch
        self.receipts: list[Acknowledged] = []
        self.resent = 0
        self.farewells: list[int] = []
        """The codes with which connections were ended; 0 for an end without a word."""

    def connect(self, patience: float = 60) -> Player:
        """Connect or reconnect, and note it."""
        super().connect(patience)
        self.watch.welcomed.set()
        return self

    def _receive(self, timeout: float | None = None) -> client.Message:
        try:
            return super()._receive(timeout)
        except ConnectionClosed as end:
            self.farewells.append(end.rcvd.code if end.rcvd is not None else 0)
            raise

    def do(self, kind: str, **what: Any) -> client.Message:
        """Give a command and keep its receipt."""
        lost = self.reconnects
        self.watch.asked.set()
        try:
            receipt = super().do(kind, **what)
        finally:
            self.resent += self.reconnects - lost
        self.receipts.append(Acknowledged(self.id, self.guest, receipt["id"], receipt["number"]))
        return receipt


class Watch:
    """The events that the killing thread waits for, and the flag that ends the players."""

    def __init__(self) -> None:
        self.welcomed = threading.Event()
        self.asked = threading.Event()
        self.enough = threading.Event()

    def wait(self, event: threading.Event, patience: float = 60) -> None:
        """Wait for the next time that this happens."""
        event.clear()
        assert event.wait(patience), "the players have stopped"


LATE = ("server-stale", "server-not-your-turn", "server-undo-barrier", "server-not-running")
"""Refusals of what was right when it was sent: at a table others act too."""


def play_and_chat(player: Player, rng: random.Random) -> None:
    """Play to the end, at random; now and then take something back, or say something."""
    while not player.over:
        try:
            if not _act(player, rng):
                player.listen()
        except client.Refused as refusal:
            if refusal.code not in LATE:
                raise


def _act(player: Player, rng: random.Random) -> bool:
    now = player.now
    assert now is not None
    if rng.random() < 0.02:
        player.do("say", text=f"Hear, hear! {rng.random()}")
        return True  # meanwhile it may have become our turn, or the game may be over
    for position in now["positions"]:
        if position["undo"] < now["move"] and rng.random() < 0.1:
            to = rng.randrange(position["undo"], now["move"])
            player.do("undo", seat=position["seat"], since=now["since"], to=to)
            return True
    if player.asked is None:
        return False
    player.choose(rng.choice(player.asked["choices"]))
    return True
