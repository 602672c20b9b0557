"""A WebSocket by hand, to send what no library allows."""

from __future__ import annotations

import contextlib
import os
import socket
import struct
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
PATIENCE = 20.0
"""Seconds after which a server that says nothing counts as hung."""


class Ended(Exception):
    """The server has closed the connection, or never opened it."""


def frame(opcode: int, data: bytes, first: int = 0x80, masked: bool = True) -> bytes:
    """One frame; `first` holds the bits beside the opcode, and 0x80 says that it is the last."""
    mask = 0x80 if masked else 0
    if len(data) < 126:
        head = bytes([first | opcode, mask | len(data)])
    elif len(data) < 65536:
        head = bytes([first | opcode, mask | 126]) + struct.pack(">H", len(data))
    else:
        head = bytes([first | opcode, mask | 127]) + struct.pack(">Q", len(data))
    # A mask of zeros is a mask: it leaves what is sent readable when something goes wrong.
    return head + (bytes(4) if masked else b"") + data


def dial(url: str) -> socket.socket:
    """A bare connection to the server."""
    where = urlsplit(url)
    line = socket.create_connection((where.hostname, where.port or 80), timeout=PATIENCE)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return line


def reset(line: socket.socket) -> None:
    """Go without a word: the other side finds the connection broken."""
    with contextlib.suppress(OSError):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


class RawSocket:
    """A connection to a socket of the server."""

    def __init__(self, url: str, path: str, *headers: str) -> None:
        self.line = dial(url)
        self.code = 0
        """Why the server has closed it, if it said so."""
        self._read = b""
        key = os.urandom(16).hex()[:22] + "=="
        lines = (f"GET {path} HTTP/1.1", f"Host: {urlsplit(url).netloc}", "Upgrade: websocket",
                 "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
                 *headers)  # fmt: skip
        self.line.sendall("\r\n".join([*lines, "", ""]).encode())
        while b"\r\n\r\n" not in self._read:
            self._fetch()
        answer, self._read = self._read.split(b"\r\n\r\n", 1)
        if not answer.startswith(b"HTTP/1.1 101"):
            self.line.close()
            raise Ended(answer.decode("latin-1"))

    def write(self, data: bytes) -> None:
        """Send bytes, whatever they mean. That nobody listens any more shows when one reads."""
        with contextlib.suppress(OSError):
            self.line.sendall(data)

    def say(self, text: str) -> None:
        """Send a message as one should."""
        self.write(frame(TEXT, text.encode("utf-8", "surrogatepass")))

    def receive(self) -> str:
        """The next message of the server; `Ended` if there will be none."""
        while True:
            first, length = self._take(2)
            if length == 126:
                (length,) = struct.unpack(">H", self._take(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self._take(8))
            data = self._take(length)
            if first & 15 == CLOSE:
                self.code = int.from_bytes(data[:2], "big")
                raise Ended
            if first & 15 == TEXT:
                return data.decode()

    def _take(self, count: int) -> bytes:
        while len(self._read) < count:
            self._fetch()
        taken, self._read = self._read[:count], self._read[count:]
        return taken

    def _fetch(self) -> None:
        try:
            more = self.line.recv(65536)
        except TimeoutError:
            raise AssertionError("the server says nothing any more") from None
        except OSError:
            raise Ended from None
        if not more:
            raise Ended
        self._read += more
