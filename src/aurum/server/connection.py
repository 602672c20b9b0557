"""One open socket, and the post that takes to it what the tables have to say."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any, Protocol

from aurum.server.frames import encode
from aurum.server.refusals import Refused, problem


class Gone(Exception):
    """The other side has closed the connection."""


class Line(Protocol):
    """The socket itself, of which `aurum.server.lines` has the whole."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    close_sent: bool

    @property
    def free(self) -> bool:
        """Whether there is room for more."""

    async def freed(self) -> None:
        """Wait until there is."""

    async def receive(self) -> Any:
        """The next message."""


def can_send(line: Line) -> bool:
    """Whether anything can still be sent."""
    return not line.close_sent and not line.transport.is_closing()


class Post:
    """Takes frames to their lines, all those of one turn of the loop together.

    Whoever makes a choice hears of it and has the receipt in one go, and when many tables have
    been told, all of it leaves at once.
    """

    def __init__(self) -> None:
        self._bags: dict[Line, list[bytes]] = {}

    def take(self, line: Line, frame: bytes) -> None:
        """Send a whole frame down an open line, in a moment."""
        if not self._bags:
            line.loop.call_soon(self._deliver)
        bag = self._bags.get(line)
        if bag is None:
            self._bags[line] = [frame]
        else:
            bag.append(frame)

    def _deliver(self) -> None:
        bags, self._bags = self._bags, {}
        for line, frames in bags.items():
            if can_send(line):
                line.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))


class Connection:
    """One open socket. What it cannot take at once waits in an outbox, which must not grow."""

    def __init__(self, line: Line, post: Post, limit: int) -> None:
        self.guest = ""
        self.address = ""
        """Where it comes from, as it is counted."""
        self.muted: Sequence[str] = ()
        self.language = "en"
        self.overflowed = False
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when nothing more can be sent."""
        self._line = line
        self._post = post
        self._limit = limit
        self._outbox: deque[bytes] = deque()
        self._waiting = 0
        self._sender: asyncio.Task[None] | None = None
        """Who sends what waits, while something does."""
        self._listening: asyncio.Task[Any] | None = None
        """Who waits for the other side to say something."""

    def send(self, frame: bytes) -> None:
        """Take a message to send; never waits. Who does not read is let go, and may come back."""
        if self.ended.done():
            return
        line = self._line
        if not can_send(line):
            self._end()
        elif self._sender is None and line.free:
            self._post.take(line, frame)
        else:
            self._wait(frame)

    def _wait(self, frame: bytes) -> None:
        self._outbox.append(frame)
        self._waiting += len(frame)
        if self._waiting > self._limit:
            self.overflowed = True
            self._end()
        elif self._sender is None:
            self._sender = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        """Send what waits, as the other side takes it."""
        while self._outbox:
            await self._line.freed()
            if not can_send(self._line):
                self._end()
                break
            frame = self._outbox.popleft()
            self._waiting -= len(frame)
            self._post.take(self._line, frame)
            await asyncio.sleep(0)  # only then is it known whether there is room for more
        self._sender = None

    def _end(self) -> None:
        self._outbox.clear()
        if not self.ended.done():
            self.ended.set_result(None)
        if self._sender is not None:
            self._sender.cancel()

    def refuse(self, error: Refused) -> None:
        """Take a refusal that answers no command."""
        self.send(encode(problem(error, self.language)))

    async def receive(self) -> str | bytes:
        """The next message, whatever it is."""
        if self.ended.done():
            raise Gone
        self._listening = asyncio.current_task()
        try:
            event: Any = await self._line.receive()
        finally:
            self._listening = None
        if event["type"] != "websocket.receive":
            raise Gone
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    def hang_up(self) -> None:
        """Talk no longer. What is being done is not interrupted: others may have to hear of it."""
        self._end()
        if self._listening is not None:
            self._listening.cancel()
