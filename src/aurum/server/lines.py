"""The socket itself, with a straight way out: a message is framed once, for however many it is.

The ordinary way out of an ASGI application is made for anything that can be sent. A text passes
five calls and is framed anew for each who is to have it, which was a tenth of what a choice costs.
All else, from the handshake to the pings, stays with uvicorn and websockets.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

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
        return self.conn.state is OPEN and not self.close_sent and not self.disconnected

    def pass_on(self, frame: bytes) -> bool:
        """Send a whole frame on an open line, if most of what was sent before has been taken."""
        if not self.writable.is_set():
            return False
        self.transport.write(frame)
        return True

    async def drained(self) -> None:
        """Wait until more can be sent, or nothing any more."""
        await self.writable.wait()


def line_of(scope: Any) -> Line:
    """The line that a socket's scope came by."""
    line: Line = scope[LINE]
    return line
