"""Every byte that a server sends: raw sockets, and players who cause messages.

Nothing that comes through such a socket can get lost in a library: what a frame begins with is kept
as well as what it says.
"""

from __future__ import annotations

import json
import socket
from contextlib import ExitStack
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec

from aurum.engine import OVER
from aurum.server.table.session import GameSession
from support.server_fixture import RunningServer

Message = dict[str, Any]

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class RawClient:
    """A socket of a table. All that comes through it goes to `received`."""

    def __init__(self, port: int, table: str, hello: Message, received: list[bytes]) -> None:
        self.received = received
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=20)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._stream = self._socket.makefile("rb")
        self._socket.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: server\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while (line := self._stream.readline()) != b"\r\n":
            assert line, "the server closed the connection"
            if not line.lower().startswith(b"date:"):
                received.append(line)
        self.say(json.dumps(hello))

    def say(self, text: str) -> None:
        """Send a message."""
        self._send(TEXT, text.encode())

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes([0x80 | kind, 0x80 | min(size, 126)])
        length = size.to_bytes(2, "big") if size > 125 else b""
        self._socket.sendall(head + length + bytes(4) + payload)  # masked, by zeros

    def next(self) -> Message:
        """Wait for the next message."""
        while True:
            head = self._take(2)
            length = head[1]
            if length > 125:
                more = self._take(2 if length == 126 else 8)
                head, length = head + more, int.from_bytes(more, "big")
            payload = self._take(length)
            if head[0] & 15 == PING:  # these come in real time
                self._send(PONG, payload)
                continue
            self.received.append(head + payload)
            assert head[0] == 0x80 | TEXT, "the server hung up"
            message: Message = msgspec.json.decode(payload)
            return message

    def _take(self, size: int) -> bytes:
        taken = self._stream.read(size)
        assert len(taken) == size, "the server hung up"
        return taken

    def until(self, **facts: Any) -> Message:
        """Wait for a message in which this is so."""
        while True:
            message = self.next()
            if all(message.get(name) == fact for name, fact in facts.items()):
                return message

    def close(self) -> None:
        """Close the connection."""
        self._send(CLOSE, b"")
        self._stream.close()
        self._socket.close()


class RawPlayers:
    """Players of a table who choose at random, a spectator, and all that is sent to them."""

    def __init__(
        self, server: RunningServer, game: str, people: int, bots: int = 0, passphrase: str = ""
    ) -> None:
        self.server = server
        self.people = people
        self.guests = [server.guest(f"P{number}") for number in range(people + 1)]
        seats = [{"kind": "person"}, *[{"kind": "open"}] * (people - 1)]
        seats += [{"kind": "bot", "level": "random"}] * bots
        self.table = self.guests[0].open_table(game, seats, passphrase=passphrase)
        self.passphrase = passphrase
        self.clients: list[RawClient] = []
        self.now = [Message() for _ in self.guests]
        self._open = ExitStack()

    def __enter__(self) -> RawPlayers:
        with self._open:
            for guest in self.guests:
                hello = {"type": "hello", "token": guest.token, "passphrase": self.passphrase}
                raw = RawClient(urlsplit(self.server.url).port or 0, self.table, hello, [])
                self._open.callback(raw.close)
                self.clients.append(raw)
                raw.until(type="welcome")
            for seat in range(1, self.people):
                self._do(seat, {"type": "sit", "seat": seat})
            self._do(0, {"type": "start"})
            self._listen()
            self._open = self._open.pop_all()
        return self

    def __exit__(self, *problem: object) -> None:
        self._open.close()

    @property
    def received(self) -> list[list[bytes]]:
        """What each of them was sent so far, the watcher last."""
        return [raw.received[:] for raw in self.clients]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.now[0]["actor"] == OVER)

    @property
    def play(self) -> GameSession:
        """The game as the server has it."""
        found = self.server.hub.rooms[self.table].table.session
        assert found is not None
        return found

    def choose(self, rng: Random) -> None:
        """The seat to choose makes any choice."""
        now = self.now[self.now[0]["actor"]]
        choice = rng.choice(now["positions"][0]["choices"])
        command = {"type": "choose", "seat": now["actor"], "since": now["since"], "choice": choice}
        self._do(now["actor"], command)
        self._listen(now["move"])

    def _do(self, who: int, command: Message) -> None:
        self.clients[who].say(json.dumps({"id": f"{len(self.clients[who].received)}", **command}))
        while (message := self._hear(who))["type"] != "receipt":
            assert message["type"] != "error", message

    def _hear(self, who: int) -> Message:
        message = self.clients[who].next()
        self.now[who] = message.get("now") or self.now[who]
        return message

    def _listen(self, move: int = 0) -> None:
        """Everybody listens until a person is asked, or nobody is."""
        for who in range(len(self.clients)):
            while self.now[who].get("move", 0) <= move or self.now[who]["actor"] >= self.people:
                self._hear(who)
