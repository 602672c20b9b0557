"""How the processes of a server tell each other that a table's log has grown.

Only the news travels, never what happened: whoever hears it reads the log. So a message that is
lost or comes twice does no harm. With one process the news has only itself to reach.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Subscriber = Callable[[str, int], None]
"""Is told a table and the number of its latest entry."""


class Bus(Protocol):
    """Carries news between processes."""

    def publish(self, table_id: str, number: int) -> None:
        """A log has grown to this number."""

    def subscribe(self, on_news: Subscriber) -> Callable[[], None]:
        """Hear of every log that grows; the result is how to stop."""


class LocalBus:
    """News within one process, between the servers in it."""

    def __init__(self) -> None:
        self._subscribers: list[Subscriber] = []

    def publish(self, table_id: str, number: int) -> None:
        """A log has grown to this number."""
        for on_news in list(self._subscribers):
            on_news(table_id, number)

    def subscribe(self, on_news: Subscriber) -> Callable[[], None]:
        """Hear of every log that grows; the result is how to stop."""
        self._subscribers.append(on_news)
        return lambda: self._subscribers.remove(on_news)
