"""The order of the tests: the longest begin, so that nobody waits for one of them at the end.

No test leaves a connection to a server or a handler of the log behind. In a soak, a line says which
test runs and for how long.
"""

from __future__ import annotations

import logging
import sys
import threading
import time
from collections.abc import Iterator

import pytest
import table_client as client
from support.brief import SOAK


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests marked `long` first; the rest stays in the order of its files."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(autouse=True)
def _connections_are_closed() -> Iterator[None]:
    """Close what the test has connected. An open connection to a server that is gone would be
    logged as an error by its thread, half a minute later, in the middle of another test."""
    connect = client.Table.connect
    connected: list[client.Table] = []

    def connect_and_remember(table: client.Table, patience: float = 60) -> client.Table:
        connected.append(table)
        return connect(table, patience)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client.Table, "connect", connect_and_remember)
        yield
    for table in connected:
        table.close()


@pytest.fixture(autouse=True)
def _log_is_restored() -> Iterator[None]:
    """Undo what `aurum serve` does to the log: its handler writes to an output that will be
    closed."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    try:
        yield
    finally:
        root.handlers = handlers
        root.setLevel(level)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Run a test; in a soak, with its line, which is written anew each second."""
    if not SOAK:
        return (yield)
    ended = threading.Event()
    place = f"{item.session.items.index(item) + 1} of {len(item.session.items)}"

    def say_where_we_are() -> None:
        began = time.monotonic()
        while not ended.wait(1):
            past = f"{time.monotonic() - began:.0f} s"
            print(f"\r{place}, {item.name}, {past} ", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)

    line = threading.Thread(target=say_where_we_are)
    line.start()
    try:
        return (yield)
    finally:
        ended.set()
        line.join()
