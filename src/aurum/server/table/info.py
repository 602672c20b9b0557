"""The public description of a table, and the request for a new one."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from aurum.server.table.entries import (
    MOST_SEATS,
    GivenOptions,
    Options,
    SeatKind,
    StopReason,
    TableSettings,
)

LONGEST_NAME: Final = 24

Level = Annotated[str, msgspec.Meta(max_length=24)]

Passphrase = Annotated[str, msgspec.Meta(max_length=80)]

Status = Literal["open", "running", "over", "stopped", "closed"]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat is to be filled: open to every guest, by the host, by a bot, or by a local player
    at the host's screen."""

    kind: SeatKind = "open"
    level: Level = ""
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    """Of a local player. Without one it is the name of the host with a number: `Ada 2`."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new table. The number of seats is the number of players."""

    game: str
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: GivenOptions = {}
    settings: TableSettings = TableSettings()
    passphrase: Passphrase = ""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: SeatKind
    level: str
    guest: str
    name: str
    colour: str
    stand_in: str
    """The bot that plays for the person now, if one does."""


class Fair(msgspec.Struct, frozen=True):
    """The hash of the table's seed, and after the game the seed."""

    hash: str
    seed: str


class TableResult(msgspec.Struct, frozen=True):
    """How the game ended. There is no winner if the automaton won."""

    winners: list[int]
    scores: list[int]


class ContinuedInfo(msgspec.Struct, frozen=True):
    """The game that a table's game continues, and from which move."""

    record: str
    """Its record; empty until this game is over, because it may reveal hidden cards."""
    move: int


class TableInfo(msgspec.Struct, frozen=True):
    """The public description of a table."""

    id: str
    game: str
    options: Options
    settings: TableSettings
    locked: bool
    """Whether it has a passphrase."""
    seats: list[SeatInfo]
    host: str
    status: Status
    archived: bool
    move: int
    made: int
    touched: int
    fair: Fair | None
    result: TableResult | None
    follows: str
    rematch: str
    continued: ContinuedInfo | None = None
    lesson: str = ""
    """The name of the lesson at this table, if any."""
    stopped: StopReason | None = None
    """Why the game was stopped, if it was."""
