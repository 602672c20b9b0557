"""A table as everybody sees it, and as somebody would like it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from aurum.server.table.entries import GivenOptions, Options, SeatKind, Settings

Level = Annotated[str, msgspec.Meta(max_length=24)]

Passphrase = Annotated[str, msgspec.Meta(max_length=80)]

Status = Literal["open", "running", "over", "closed"]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat is to be filled: open to whoever comes, by the host in person, by a bot, or by
    somebody at the host's own screen."""

    kind: SeatKind = "open"
    level: Level = ""
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""
    """For a place on the host's screen."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table one would like to open. The number of seats is the number of players."""

    game: str
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=5)]
    options: GivenOptions = {}
    settings: Settings = Settings()
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


class Result(msgspec.Struct, frozen=True):
    """How it ended. Nobody may have won, alone against the automaton."""

    winners: list[int]
    scores: list[int]


class ContinuedInfo(msgspec.Struct, frozen=True):
    """Where a game began that goes on with another."""

    record: str
    """The record of the other; empty until this game is over, for it may tell what is hidden."""
    move: int


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody sees it who may know of it."""

    id: str
    game: str
    options: Options
    settings: Settings
    locked: bool
    """Whether it asks for a passphrase."""
    seats: list[SeatInfo]
    host: str
    status: Status
    archived: bool
    move: int
    made: int
    touched: int
    fair: Fair | None
    result: Result | None
    follows: str
    rematch: str
    continued: ContinuedInfo | None = None
    lesson: str = ""
    """The lesson that is taught at it, if one is."""
