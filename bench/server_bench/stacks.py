"""The servers that `aurum bench server` compares, seen from outside: start, ask, stop."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import subprocess
import sys
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from server_bench.load import Group, Sizes, come
from server_bench.tables import SeatedTable

T = TypeVar("T")

READY = 30.0
"""Seconds a server has to stop."""


def own_cores() -> list[int]:
    """The cores we may use."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


class Stack:
    """A server under measurement."""

    def __init__(self, kind: str, cores: Sequence[int], data: Path | None = None) -> None:
        core = str(cores[0]) if len(cores) > 1 else ""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "server_bench.serving", kind, str(data or ""), core],
            cwd=Path(__file__).parents[1],  # where Python finds the module
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline() or 0)
        self.sizes = Sizes()

    def _ask(self, **wish: Any) -> float:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(wish) + "\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline())

    def weigh(self) -> float:
        """Its memory in bytes."""
        return self._ask(do="weigh")

    def spent(self) -> float:
        """The seconds it has computed so far."""
        return self._ask(do="spent")

    def imitate(self, other: Sizes) -> None:
        """Say messages as large as another server has said them, and offer choices as long."""
        kinds = ("welcome", "receipt", "happened", "choice")
        self._ask(do="say", sizes=[other.mean(kind) for kind in kinds])

    def open_tables(self, seated: Sequence[SeatedTable]) -> None:
        """Let a server open tables that nobody comes to."""
        asking = http.client.HTTPConnection("127.0.0.1", self.port)
        for one in seated:
            asking.request("GET", f"/api/tables/{one.id}")
            answer = asking.getresponse()
            answer.read()
            assert answer.status == 200, answer.status
        asking.close()

    def stop(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        try:
            self._process.wait(READY)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()


@contextmanager
def stack(kind: str, cores: Sequence[int], data: Path | None = None) -> Iterator[Stack]:
    """A server, for a while."""
    running = Stack(kind, cores, data)
    try:
        yield running
    finally:
        running.stop()


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do something on the fastest loop there is."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(work)


async def connect(seated: Sequence[SeatedTable], server: Stack) -> list[Group]:
    """Come to tables of a server."""
    return await come(seated, server.port, server.sizes)
