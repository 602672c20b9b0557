"""The messages that the server sends on a socket. `docs/protocol` explains them.

`/schema/messages` is generated from them. Commands are in `table/commands.py`; the structs of HTTP
are beside each resource in `http/`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from aurum.server.table.entries import StandInReason
from aurum.server.table.info import TableInfo

PROTOCOL = 1

Language = Literal["en", "fr", "ru"]


class SeenFact(msgspec.Struct, frozen=True):
    """What one seat saw of an entry: its choices and its events."""

    seat: int
    made: list[str]
    events: list[dict[str, str | int]]


class Position(msgspec.Struct, frozen=True):
    """The position from one seat. `choices` are its legal ones; empty if it is not its turn."""

    seat: int
    view: Any
    choices: list[str]
    undo: int
    """The move this seat may undo to; the present move if it may not undo."""


class Clocks(msgspec.Struct, frozen=True):
    """Milliseconds left for each seat when the message was sent."""

    left: list[int]
    running: int
    """The seat whose clock runs, or -1."""


class Now(msgspec.Struct, frozen=True):
    """The position of a started game, from each of the receiver's viewpoints."""

    since: int
    """The number of the entry after which this position came. Commands refer to it."""
    move: int
    actor: int
    """The seat whose decision it is, or -2 when the game is over."""
    clocks: Clocks | None
    positions: list[Position]


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """The public fields of a log entry. Only those of its kind are present."""

    kind: str
    guest: str = ""
    seat: int | None = None
    other: int | None = None
    by: str = ""
    move: int | None = None
    why: StandInReason | None = None
    level: str = ""
    name: str = ""
    text: str = ""
    muted: bool = False
    table: str = ""
    hash: str = ""


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message from the server."""


class Happened(ServerMessage, frozen=True, omit_defaults=True):
    """One entry of the log. `number` counts up by one, so that a client can detect a gap."""

    number: int
    at: int
    told: Told
    seen: list[SeenFact] = []
    table: TableInfo | None = None
    """Present if the table's description has changed."""
    now: Now | None = None
    """Present if the position has changed; never in `missed`."""


class Welcome(ServerMessage, frozen=True):
    """The answer to hello: the table, the entries the client missed, and the position."""

    protocol: int
    you: str
    """The receiver's guest id; empty without a token."""
    seats: list[int]
    """The receiver's seats."""
    number: int
    reset: bool
    """Whether `missed` holds the whole log, and the client must drop the entries it has."""
    missed: list[Happened]
    table: TableInfo
    now: Now | None
    present: list[str]
    watching: int


class Receipt(ServerMessage, frozen=True):
    """A command is carried out and stored. `number` is its entry; `table` is a rematch's."""

    id: str
    number: int
    table: str = ""


class Problem(ServerMessage, frozen=True, tag="error"):
    """A command or request is refused. Nothing has changed."""

    code: str
    says: str
    rule: str = ""
    id: str = ""
    """The command's id, if it could be read."""


class Present(ServerMessage, frozen=True):
    """The guests who are connected now."""

    present: list[str]
    watching: int
    """How many connections are spectators'."""


class Lobby(ServerMessage, frozen=True):
    """The public tables, sent anew whenever they change."""

    tables: list[TableInfo]


_encoder = msgspec.json.Encoder()


def encode_message(message: ServerMessage) -> str:
    """A message as JSON text."""
    return _encoder.encode(message).decode()
