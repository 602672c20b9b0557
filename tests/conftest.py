"""The order of the tests: the longest begin, so that nobody waits for one of them at the end."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests marked `long` first; the rest stays in the order of its files."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
