"""What travels about people and tables: requests and answers, and what a socket is sent.

Commands are in `commands.py`, all else that can be asked for in `answers.py`. `docs/protocol.md`
explains it to whoever writes a client; `/schema` is made from it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from aurum.server.table.entries import GivenOptions, Options, SeatKind, Settings, StandInReason

PROTOCOL = 1

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$", max_length=7)]
Language = Literal["en", "fr", "ru"]
Level = Annotated[str, msgspec.Meta(max_length=24)]
Passphrase = Annotated[str, msgspec.Meta(max_length=80)]
TableId = Annotated[str, msgspec.Meta(min_length=16, max_length=16, pattern="^[0-9A-Za-z_-]*$")]

Status = Literal["open", "running", "over", "closed"]


# People


class GuestInfo(msgspec.Struct, frozen=True):
    """Somebody, as others may know them."""

    id: str
    name: str
    colour: str


class Me(msgspec.Struct, frozen=True):
    """Somebody, as they know themselves."""

    guest: GuestInfo
    language: Language
    muted: list[str]
    """The guests whose words they do not want to read."""


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who one would like to be."""

    name: Name
    colour: Colour = "#c9a227"
    language: Language = "en"


class GuestChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to change about oneself; what is left out stays."""

    name: Name | None = None
    colour: Colour | None = None
    language: Language | None = None


class Welcomed(msgspec.Struct, frozen=True):
    """Who one is now, and the token that proves it. Browsers keep it in a cookie by themselves."""

    me: Me
    token: str


class DeviceLink(msgspec.Struct, frozen=True):
    """What makes a second device the same person, once."""

    code: str
    url: str
    expires: int


class UseLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a one-time link."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


# Tables


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


class TableList(msgspec.Struct, frozen=True):
    """The lobby."""

    tables: list[TableInfo]


class Enter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What opens a locked table."""

    passphrase: Passphrase


# What the house sends on a socket


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
    """Something the house says on a socket."""


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
