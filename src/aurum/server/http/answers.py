"""What the house answers beyond its tables: records and their moments, the league, itself."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from aurum.server.table.entries import GivenOptions, Options

# Records and moments


class MomentInfo(msgspec.Struct, frozen=True):
    """One moment of a play: what was chosen to get here, and what it looks like from a seat."""

    move: int
    moves: int
    actor: int
    seat: int
    made: list[str]
    """The last choice, as this seat saw it."""
    events: list[dict[str, str | int]]
    view: Any
    position: str
    """What this seat knows, in notation."""


class RecordSeat(msgspec.Struct, frozen=True):
    """Who sat there."""

    name: Annotated[str, msgspec.Meta(max_length=80)]
    plays: Annotated[str, msgspec.Meta(max_length=40)]


class RecordFair(msgspec.Struct, frozen=True):
    """What chance can be checked by."""

    hash: Annotated[str, msgspec.Meta(max_length=64)]
    seed: Annotated[str, msgspec.Meta(max_length=64)]
    asked: Options


class UploadedFair(RecordFair, frozen=True):
    """The same in a record that somebody uploads."""

    asked: GivenOptions


class RecordContinued(msgspec.Struct, frozen=True):
    """The record that this one goes on with, and after which of its choices."""

    record: Annotated[str, msgspec.Meta(max_length=64)]
    move: int


class RecordDocument(msgspec.Struct, frozen=True, omit_defaults=True):
    """A record, as `docs/records.md` describes it."""

    aurum: int
    game: str
    rules: int
    options: Options
    seats: list[RecordSeat]
    choices: list[str]
    fair: RecordFair | None = None
    continued: RecordContinued | None = None


class RecordUpload(RecordDocument, frozen=True):
    """A record that somebody uploads. Those of the house itself may be longer: a game that goes on
    with one of these is."""

    options: GivenOptions
    seats: Annotated[list[RecordSeat], msgspec.Meta(max_length=5)]
    choices: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=5000)
    ]
    fair: UploadedFair | None = None


class RecordKept(msgspec.Struct, frozen=True):
    """Where an uploaded record can be looked at."""

    id: str
    game: str
    moves: int
    url: str


# Analyses


class ReasonInfo(msgspec.Struct, frozen=True):
    """Why a bot would do something: a message of `locales/` and what it speaks of."""

    key: str
    facts: dict[str, str | int]


class LookedInfo(msgspec.Struct, frozen=True):
    """A choice that somebody made, as a bot sees it who knows what that seat could know."""

    move: int
    seat: int
    made: str
    best: str
    chances: list[float]
    """Of each seat to win, before the choice."""
    after: float
    best_after: float
    cost: float
    reason: ReasonInfo


class AnalysisInfo(msgspec.Struct, frozen=True):
    """What a bot makes of a finished game, as far as it has come."""

    state: Literal["none", "working", "done"]
    """`none` while nobody has asked for it."""
    level: str
    iterations: int
    seed: int
    total: int
    """How many choices are to be looked at."""
    since: int
    """How many of them were left out because they are known."""
    looked: list[LookedInfo]
    result: list[float]
    """Each seat's share of the victory; empty while nobody has asked."""


# The league


class LeagueRow(msgspec.Struct, frozen=True):
    """How somebody fares at a game."""

    name: str
    plays: str
    """`person`, or the kind of bot."""
    key: str
    """What their statistics are found by."""
    games: int
    wins: int
    rating: float
    """A cautious estimate: three deviations below the mean."""


class League(msgspec.Struct, frozen=True):
    """The league table of one game."""

    game: str
    rows: list[LeagueRow]


# The house


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    seats: list[int]
    """How many may play."""
    bots: list[str]
    """The bots there are, the best last."""
    names: dict[str, list[str]]
    """The words of the notation for what views number: by number."""


class HouseInfo(msgspec.Struct, frozen=True):
    """What this house offers."""

    aurum: str
    protocol: int
    games: list[GameInfo]
    languages: list[str]
    limits: dict[str, int]


class Health(msgspec.Struct, frozen=True):
    """Whether the house is well."""

    status: Literal["ok", "failing"]
    aurum: str


class MessageSchema(msgspec.Struct, frozen=True):
    """The shapes of all socket messages, as JSON Schema."""

    client: dict[str, Any]
    server: dict[str, Any]
