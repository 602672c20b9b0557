"""How the processes of a house tell each other that a table's log has grown.

Only the news travels, never what happened: whoever hears it reads the log. So a message that is
lost or comes twice does no harm. With one process the news has only itself to reach.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Hearer = Callable[[str, int], None]
"""Is told a table and the number of its latest entry."""


class Bus(Protocol):
    """Carries news between processes."""

    def publish(self, table_id: str, number: int) -> None:
        """A log has grown to this number."""

    def subscribe(self, hear: Hearer) -> Callable[[], None]:
        """Hear of every log that grows; the result is how to stop."""


class LocalBus:
    """News within one process, between the houses in it."""

    def __init__(self) -> None:
        self._hearers: list[Hearer] = []

    def publish(self, table_id: str, number: int) -> None:
        """A log has grown to this number."""
        for hear in list(self._hearers):
            hear(table_id, number)

    def subscribe(self, hear: Hearer) -> Callable[[], None]:
        """Hear of every log that grows; the result is how to stop."""
        self._hearers.append(hear)
        return lambda: self._hearers.remove(hear)
