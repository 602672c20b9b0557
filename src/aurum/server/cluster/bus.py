"""The bus by which the processes of a server announce that a table's log has grown.

A message holds only the table and the number of its latest entry; receivers read the log. So a
message that is lost or comes twice does no harm.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Subscriber = Callable[[str, int], None]
"""Called with a table's id and the number of its latest entry."""


class Bus(Protocol):
    """Carries announcements between processes."""

    def publish(self, table_id: str, number: int) -> None:
        """Announce that a log has grown to this number."""

    def subscribe(self, on_news: Subscriber) -> Callable[[], None]:
        """Call a function for every announcement; the result unsubscribes it."""


class LocalBus:
    """A bus within one process, between the hubs in it."""

    def __init__(self) -> None:
        self._subscribers: list[Subscriber] = []

    def publish(self, table_id: str, number: int) -> None:
        """Announce that a log has grown to this number."""
        for on_news in list(self._subscribers):
            on_news(table_id, number)

    def subscribe(self, on_news: Subscriber) -> Callable[[], None]:
        """Call a function for every announcement; the result unsubscribes it."""
        self._subscribers.append(on_news)
        return lambda: self._subscribers.remove(on_news)
