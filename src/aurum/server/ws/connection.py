"""One open WebSocket: messages out through a bounded queue, messages in one at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketException

from aurum.server.errors import RequestError, problem
from aurum.server.messages import encode_message

Socket = WebSocket[Any, Any, Any]

REFUSED, TOO_SLOW, NO_TABLE, TOO_MANY = 4403, 4408, 4404, 4429
"""The codes with which the server closes a connection."""


class Disconnected(Exception):
    """The peer has closed the connection."""


class Connection:
    """One open WebSocket. Messages wait in an outbox until the peer takes them."""

    def __init__(self, socket: Socket, address: str, limit: int) -> None:
        self.guest = ""
        self.address = address
        """The peer's address as it is counted for limits."""
        self.muted: Sequence[str] = ()
        self.language = "en"
        self.overflowed = False
        """Whether it was ended because the peer did not read."""
        self._loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[None] = self._loop.create_future()
        """Done when nothing more can be sent."""
        self._socket = socket
        self._limit = limit
        self._outbox: deque[str] = deque()
        """The messages to send. The first is being sent now."""
        self._waiting = 0
        """The size of the messages behind the first."""
        self._filled: asyncio.Future[None] = self._loop.create_future()
        """Done when there is something to send. It costs less than an event."""
        self._emptied = asyncio.Event()
        self._sender = asyncio.create_task(self._send_all())

    # Sending

    def send(self, message: str) -> None:
        """Queue a message; never waits. If too much is queued, the connection ends."""
        if self.ended.done():
            return
        if self._outbox:
            self._waiting += len(message)
        self._outbox.append(message)
        if self._waiting > self._limit:
            self.overflowed = True
            self.stop()
        elif not self._filled.done():
            self._filled.set_result(None)

    async def _send_all(self) -> None:
        try:
            while True:
                self._emptied.set()
                await self._filled
                self._emptied.clear()
                while self._outbox:
                    await self._socket.send(
                        {"type": "websocket.send", "text": self._outbox[0], "bytes": None}
                    )
                    self._outbox.popleft()
                    if self._outbox:
                        self._waiting -= len(self._outbox[0])
                self._filled = self._loop.create_future()
        except (OSError, RuntimeError, WebSocketException):
            pass  # the connection has ended
        finally:
            self.stop()

    def refuse(self, error: RequestError) -> None:
        """Queue an error that answers no command."""
        self.send(encode_message(problem(error, self.language)))

    # Receiving

    async def receive(self) -> str | bytes:
        """The next message, text or binary; `Disconnected` if there is none."""
        try:
            event: Any = await self._socket.receive()
        except WebSocketException:
            raise Disconnected from None
        if event["type"] != "websocket.receive":
            raise Disconnected
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    # Ending

    async def close(self, code: int, within: float) -> None:
        """Send what is queued and close the connection; `TimeoutError` if that takes too long."""
        async with asyncio.timeout(within):
            if not self.ended.done():
                await self._emptied.wait()
            await self._socket.close(code=code)

    def stop(self) -> None:
        """Send nothing more."""
        self._outbox.clear()
        self._emptied.set()
        if not self.ended.done():
            self.ended.set_result(None)
        self._sender.cancel()
