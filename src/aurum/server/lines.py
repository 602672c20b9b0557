"""The socket itself, with a straight way out: a message is framed once, for however many it is.

The ordinary way out of an ASGI application is made for anything that can be sent. A text passes
five calls and is framed anew for each who is to have it, which was a tenth of what a choice costs.
All else, from the handshake to the pings, stays with uvicorn and websockets.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINE: Final = "aurum.line"
"""Where an application finds the line in its scope."""


class Line(WebSocketsSansIOProtocol):
    """uvicorn's socket, which can be given frames."""

    async def run_asgi(self) -> None:
        """Let the application find us."""
        scope: Any = self.scope
        scope[LINE] = self
        await super().run_asgi()

    @property
    def open(self) -> bool:
        """Whether anything can still be sent."""
        return not self.close_sent and not self.transport.is_closing()

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
            if line.open:
                line.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
