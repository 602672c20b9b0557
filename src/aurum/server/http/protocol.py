"""uvicorn's HTTP connection, with limits that uvicorn has no settings for.

uvicorn waits for a request without a limit, and each open connection takes a file descriptor. It
also keeps headers of any size. So a request must come in time and within a size, and one address
has only so many connections. WebSockets have `ws/protocol.py`, and are counted by the gateway.

uvicorn's other protocol, over h11, limits headers by itself. But by it a request costs up to twice
as much, and one megabyte of one-byte chunks keeps all tables waiting for more than half a second.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from aurum.server.cluster.limits import ConcurrencyLimit
from aurum.server.http.addresses import client_address, counted_address
from aurum.server.settings import ServerSettings
from aurum.server.ws.protocol import WebSocketConnection

MOST_HEADERS: Final = 100
"""Each takes more memory than it has bytes."""
MOST_WAITING: Final = 10
"""How many requests may come before the one ahead of them is answered."""
BODY_PER_FRAMING: Final = 8
"""For so many bytes of a body, one more byte of chunk sizes, extensions and trailers may come."""
TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


class TooLarge(Exception):
    """A request is larger than what we read of one; the parser is to stop."""


def http_connections(settings: ServerSettings) -> Any:
    """The factory by which uvicorn makes its HTTP connections."""
    return partial(HttpConnection, settings, ConcurrencyLimit(settings.connections_per_address))


class HttpConnection(HttpToolsProtocol):
    """uvicorn's connection, with limits on the time and size of a request."""

    def __init__(self, settings: ServerSettings, limit: ConcurrencyLimit, **named: Any) -> None:
        super().__init__(**named)
        self._settings = settings
        self._limit = limit
        self._counted = ""
        """The address it is counted by; empty while it is not."""
        self._complete = False
        """Whether a whole request has come, and nothing of the next."""
        self._asked = False
        """Whether its header has come, and its body is being read."""
        self._outside = 0
        """Bytes of a header that is not complete; after it, those that are not part of the body."""
        self._body = 0
        """Bytes of the body."""
        self._timer: asyncio.TimerHandle | None = None

    # Opening and closing

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, unless its address has too many."""
        super().connection_made(transport)
        self.client = client_address(self.client)
        if self._countable() and not self._count():
            transport.abort()
        else:
            self._wait()

    def _countable(self) -> bool:
        """Whether the peer is a client, not a trusted proxy, which carries many clients."""
        proxies = self.app.trusted_hosts if isinstance(self.app, ProxyHeadersMiddleware) else ()
        return self.client is not None and self.client[0] not in proxies

    def _count(self) -> bool:
        assert self.client is not None
        address = counted_address(self.client[0])
        if self._limit.acquire(address):
            self._counted = address
        return bool(self._counted)

    def connection_lost(self, exc: Exception | None) -> None:
        """Uncount a connection that has ended."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol, which may fail to read the
        request."""
        self._leave()
        super().handle_websocket_upgrade()
        connection = self.transport.get_protocol()
        if isinstance(connection, WebSocketConnection) and not connection.handshake_initiated:
            # Or both sides would wait for ever.
            self.send_400_response("Invalid HTTP request received.")

    def _leave(self) -> None:
        self._stop_timer()
        if self._counted:
            self._limit.release(self._counted)
            self._counted = ""

    # Reading

    def data_received(self, data: bytes) -> None:
        """Parse more of a request, and refuse one with too many bytes outside of its body."""
        if self._complete:
            self._begin()
        self._outside += len(data)
        super().data_received(data)
        allowed = self._settings.header_bytes + self._body // BODY_PER_FRAMING
        if self._outside > allowed and not self.transport.is_closing():
            self._refuse()

    def on_message_begin(self) -> None:
        """A request begins, perhaps in the same data as the end of another."""
        if self._complete:
            self._begin()
        super().on_message_begin()

    def _begin(self) -> None:
        self._complete = False
        self._wait()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a header. A trailer, which follows a body, is dropped."""
        if not self._asked:
            if len(self.headers) >= MOST_HEADERS:
                self._refuse()
                raise TooLarge
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The header is complete; check its size, and wait for the body."""
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self._settings.header_bytes or len(self.pipeline) >= MOST_WAITING:
            self._refuse()
            raise TooLarge
        self._outside = 0
        self._asked = True
        self._wait()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """More of the body. The application limits its size."""
        # Not below 0: what came together with the end of the header is no longer counted.
        self._outside = max(0, self._outside - len(body))
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete, so the peer's time no longer runs."""
        self._complete, self._asked = True, False
        self._outside = self._body = 0
        self._stop_timer()
        super().on_message_complete()

    # Refusing

    def _refuse(self) -> None:
        """Close with an error answer, unless it would break into the answer to another request."""
        if not self._answering():
            self.transport.write(TOO_LARGE)
        self.transport.close()

    def _answering(self) -> bool:
        """Whether an answer has begun, or one to an earlier request is due."""
        last = self.cycle
        if self.pipeline or last is None:
            return bool(self.pipeline)
        return last.response_started if self._asked else not last.response_complete

    def send_400_response(self, msg: str) -> None:
        """Answer that the request cannot be read, unless it was refused already."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    # Waiting

    def _wait(self) -> None:
        self._stop_timer()
        terms = self._settings
        seconds = terms.body_within if self._asked else terms.header_within
        self._timer = self.loop.call_later(seconds, self._time_out)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_out(self) -> None:
        if self._server_is_slow():
            self._wait()
        else:
            self.transport.close()

    def _server_is_slow(self) -> bool:
        """Whether the server is the slow side: reading is paused, or the last answer is not
        done."""
        before = None if self._asked else self.cycle
        return self.flow.read_paused or (before is not None and not before.response_complete)
