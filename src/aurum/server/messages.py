"""What a socket is sent. `docs/protocol` explains it; `/schema/messages` is made from it.

Commands are in `table/commands.py`; what HTTP takes and answers is beside each resource in `http/`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from aurum.server.table.entries import StandInReason
from aurum.server.table.info import TableInfo

PROTOCOL = 1

Language = Literal["en", "fr", "ru"]


class SeenFact(msgspec.Struct, frozen=True):
    """What one seat learnt from an entry: the choices as it saw them, and what came of them."""

    seat: int
    made: list[str]
    events: list[dict[str, str | int]]


class Position(msgspec.Struct, frozen=True):
    """The table from one seat. `choices` are its own, and empty while others think."""

    seat: int
    view: Any
    choices: list[str]
    undo: int
    """The move that this seat could go back to now; the present one if to none."""


class Clocks(msgspec.Struct, frozen=True):
    """Milliseconds left for each seat, at the moment this was sent."""

    left: list[int]
    running: int
    """The seat whose clock runs, or -1."""


class Now(msgspec.Struct, frozen=True):
    """Where a running or finished game stands, from each seat one may look from."""

    since: int
    """The number of the entry that brought it here."""
    move: int
    actor: int
    """The seat that is asked, or -2 when the game is over."""
    clocks: Clocks | None
    positions: list[Position]


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the log as everybody may know it. Only the fields of its kind are there."""

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
    """Something the server says on a socket."""


class Happened(ServerMessage, frozen=True, omit_defaults=True):
    """One entry of the log. `number` counts up by one, so that a gap would show."""

    number: int
    at: int
    told: Told
    seen: list[SeenFact] = []
    table: TableInfo | None = None
    """When something about the table itself has changed."""
    now: Now | None = None
    """When the game has moved; not in entries that were missed."""


class Welcome(ServerMessage, frozen=True):
    """The answer to hello: the table, the entries one has missed, and how it stands."""

    protocol: int
    you: str
    """One's own guest id; empty for somebody nobody knows."""
    seats: list[int]
    """One's own seats."""
    number: int
    reset: bool
    """Forget what you know: `missed` begins at the beginning."""
    missed: list[Happened]
    table: TableInfo
    now: Now | None
    present: list[str]
    watching: int


class Receipt(ServerMessage, frozen=True):
    """A command is done and kept. `number` is its entry; `table` is there for a rematch."""

    id: str
    number: int
    table: str = ""


class Problem(ServerMessage, frozen=True, tag="error"):
    """Something is not done, and nothing has changed."""

    code: str
    says: str
    rule: str = ""
    id: str = ""
    """The command's, where it could be read."""


class Present(ServerMessage, frozen=True):
    """Who is connected now."""

    present: list[str]
    watching: int
    """How many are connected who have no seat."""


class Lobby(ServerMessage, frozen=True):
    """The public tables, sent anew whenever they change."""

    tables: list[TableInfo]


_encoder = msgspec.json.Encoder()


def encode_message(message: ServerMessage) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()
