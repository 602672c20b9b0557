"""The socket itself, with a straight way in and out for texts.

The ordinary ways are made for anything that can be sent. A text on its way out passes five calls
and is framed anew for each who is to have it, and on its way in it is read by generators that may
stop after each byte: each was a tenth of what a choice costs. All else, from the handshake to the
pings, stays with uvicorn and websockets.
"""

from __future__ import annotations

from asyncio import BaseTransport
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from aurum.server.addresses import caller
from aurum.server.frames import look_into
from aurum.server.limits import Bucket, Rate

LINE: Final = "aurum.line"
"""Where an application finds the line in its scope."""
PINGS: Final = Rate(10, 50)
"""How many pings are answered at once."""
FEW: Final = 4
"""How many messages may wait to be received before no more are read…"""
SMALL: Final = 4096
"""…and how many bytes may come at once; after more of them, one message that waits is enough."""
STILL: Final = 1.0
"""Seconds for which nothing is read of whoever sends more."""


class Line(WebSocketsSansIOProtocol):
    """uvicorn's socket, which can be given frames, and listens to nobody who does not listen."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._pings = Bucket(PINGS, self.loop.time())
        self._held = False
        """Whether we are waiting for a storm of pings to pass."""
        self._whole = True
        """Whether what comes next begins with a frame, and not in the midst of something."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Somebody is on the line."""
        super().connection_made(transport)
        self.client = caller(self.client)

    # Listening. Every ping is answered, so whoever takes no answers must not be read either.

    def pause_writing(self) -> None:
        """What is sent is no longer taken."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """It is taken again."""
        super().resume_writing()
        self._listen()

    def data_received(self, data: bytes) -> None:
        """Take in what comes. Whole texts we read ourselves, at a tenth of what it costs to be
        ready for anything; the library has all else, and all that follows something unfinished."""
        texts: list[str] = []
        if self.handshake_complete and self._whole:
            texts, self._whole = look_into(data, self.config.ws_max_size)
        elif self.handshake_initiated:
            self._whole = False
        if not texts:
            super().data_received(data)
        elif not self.close_sent:
            for text in texts:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
        self._hold(len(data))

    def send_receive_event_to_app(self) -> None:
        """Hand over a message that the library has read; how much waits is looked at later."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused

    def _hold(self, size: int) -> None:
        """Read no more if many messages wait, or large ones; uvicorn would stop after each, for
        which it takes as many calls of the system as for reading it."""
        waiting = self.queue.qsize()
        many = waiting >= FEW or (waiting and size > SMALL)
        if many and not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        """The next message; more are read once all that came has been received."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._listen()
        return message

    def handle_ping(self) -> None:
        """Answer, unless it is one of very many, and then in a while."""
        super().handle_ping()
        if not self._held and not self._pings.take(self.loop.time()):
            self._held = True
            self.transport.pause_reading()
            self.loop.call_later(STILL, self._release)

    def _release(self) -> None:
        self._held = False
        self._listen()

    def _listen(self) -> None:
        if not (self.read_paused or self._held or self.transport.is_closing()) and self.free:
            self.transport.resume_reading()

    # Ending

    def shutdown(self) -> None:
        """Say goodbye; not to whoever takes nothing, or everybody would have to wait for them."""
        super().shutdown()
        if not self.free:
            self.cut()

    def cut(self) -> None:
        """End it at once, whatever waits."""
        self.transport.abort()

    # Speaking

    async def run_asgi(self) -> None:
        """Let the application find us."""
        scope: Any = self.scope
        scope[LINE] = self
        await super().run_asgi()

    @property
    def free(self) -> bool:
        """Whether most of what was sent has been taken, so that there is room for more."""
        return self.writable.is_set()

    async def freed(self) -> None:
        """Wait for that; it comes also when the line is cut."""
        await self.writable.wait()


def line_of(scope: Any) -> Line:
    """The line that a socket's scope came by."""
    line: Line = scope[LINE]
    return line
