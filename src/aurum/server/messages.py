"""The messages that the server sends on a socket. `docs/protocol` explains them.

`/schema/messages` is generated from them. Commands are in `table/commands.py`; the structs of HTTP
are beside each resource in `http/`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from aurum.engine import TABLE, Event, Game
from aurum.server.table.entries import StandInReason, StopReason
from aurum.server.table.info import TableInfo

PROTOCOL = 1

Language = Literal["en", "fr", "ru"]

AnyGame = Game[Any, Any]


Phrase = tuple[str, Mapping[str, Any]]
"""A phrase as it is sent: the key of a message and its facts. A fact is a number, a text, a phrase,
a player `[seat, key]`, or a list of phrases and players."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the game's log."""

    sentence: Phrase
    event: int
    """The number of its event in the same message."""
    rule: str = ""
    seat: int = TABLE
    """The seat that it is about, or -1."""
    gain: Phrase | str = ""
    heading: bool = False


class SeenFact(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat saw of an entry: its choices and its events."""

    seat: int
    made: list[str]
    events: list[dict[str, str | int]]
    lines: list[Line] = []
    """The log of these events."""


class Explained(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice in phrases: what it does, and what would follow as far as the seat can know."""

    sentence: Phrase
    outlook: tuple[Phrase, ...] = ()
    facts: Mapping[str, Any] = {}
    """The outlook as numbers."""
    group: Phrase | None = None
    cell: tuple[Phrase, Phrase] | None = None
    """The row and the column, where a group is a grid."""
    part: str = ""
    """The part of the game's picture that the choice belongs to."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat is asked. `choices` explains each choice of the position, in the same order."""

    question: Phrase
    choices: list[Explained]
    help: Phrase | None = None


class Known(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact about the position, for a board that is not drawn."""

    name: Phrase
    value: Any
    """A fact of a phrase: a number, a text, a phrase, a player, or a list of these two."""
    seat: int = TABLE
    """The seat whose fact it is, or -1."""
    private: bool = False
    """Whether only the seat of the view knows it."""
    main: bool = False
    """Whether it is what the moment is about."""
    unit: Phrase | None = None
    """What its number counts, such as dice."""
    by: int = TABLE
    """The seat that has done it, or -1."""
    step: int = 0
    """Its number in the list of the facts with its name, from 1; 0 if it is in none."""


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """The position from one seat. `choices` are its legal ones; empty if it is not its turn."""

    seat: int
    view: Any
    choices: list[str]
    undo: int
    """The move this seat may undo to; the present move if it may not undo."""
    asked: Asked | None = None
    """The question with every choice explained; present if there are choices."""
    known: list[Known] = []
    """The position as facts, if the game gives them."""


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


class EntryInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The public fields of a log entry. Only those of its kind are present."""

    kind: str
    guest: str = ""
    seat: int | None = None
    other: int | None = None
    by: str = ""
    move: int | None = None
    why: StandInReason | StopReason | None = None
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
    told: EntryInfo
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


def asked_of(game: AnyGame, view: object, choices: Sequence[int]) -> Asked:
    """What the seat of a view is asked, with each of its choices explained."""
    explained = [explained_of(game, view, choice) for choice in choices]
    return Asked(game.question(view), explained, game.help(view))


def explained_of(game: AnyGame, view: object, choice: int) -> Explained:
    """A choice explained, also one of chance or an illegal one."""
    return Explained(*game.explain(view, choice))


def known_of(game: AnyGame, view: object) -> list[Known]:
    """A position as facts: what the seat of a view knows."""
    return [Known(*fact) for fact in game.known(view)]


def lines_of(game: AnyGame, events: Sequence[Event], view: object) -> list[Line]:
    """The log of a choice: its events as they may be known, and the view after it."""
    return [Line(*line) for line in game.log(events, view)]


_encoder = msgspec.json.Encoder()


def encode_message(message: ServerMessage) -> str:
    """A message as JSON text."""
    return _encoder.encode(message).decode()
