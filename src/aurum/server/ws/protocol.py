"""uvicorn's WebSocket connection, with limits that uvicorn has no settings for."""

from __future__ import annotations

from asyncio import BaseTransport
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from aurum.server.cluster.limits import Bucket, Rate
from aurum.server.http.addresses import client_address

PINGS: Final = Rate(10, 50)
"""How many pings a peer may send."""
MOST_FRAGMENTS: Final = 1024
"""In how many frames a message may come. One of the largest size has 256 bytes in each."""


class WebSocketConnection(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket connection.

    uvicorn answers every ping, however many come and whether or not the answers are read, and it
    closes a connection only when all that waits for it has been taken. So here a flood of pings
    ends the connection, and one whose peer does not read is aborted rather than closed: by the
    application, when the server stops, or when a ping of ours is not answered.

    It limits the size of a message, not the number of its frames, and keeps an element of a list
    for each. So here a message of endless empty frames ends the connection too.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._pings = Bucket(PINGS, self.loop.time())

    def connection_made(self, transport: BaseTransport) -> None:
        """Write the peer's address in one way, whichever IP version the listener has."""
        super().connection_made(transport)
        self.client = client_address(self.client)

    def handle_ping(self) -> None:
        """Answer a ping; end a connection that sends too many."""
        if self._pings.take(self.loop.time()):
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Add a frame to a message; end a connection whose message has too many."""
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.transport.abort()

    async def run_asgi(self) -> None:
        """Run the application for this connection; when it has returned, the connection ends."""
        await super().run_asgi()
        self._abort_unread()

    def shutdown(self) -> None:
        """Close the connection because the server stops."""
        super().shutdown()
        self._abort_unread()

    def keepalive_timeout(self) -> None:
        """Close the connection because the peer has not answered a ping for too long."""
        super().keepalive_timeout()
        self._abort_unread()

    def _abort_unread(self) -> None:
        if not self.writable.is_set():
            self.transport.abort()
