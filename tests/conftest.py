"""The order of the tests: the longest begin, so that nobody waits for one of them at the end.

In a soak, a line says which test runs and for how long.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator

import pytest
from support.brief import SOAK


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests marked `long` first; the rest stays in the order of its files."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


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
