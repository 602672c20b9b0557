"""The entries of a table's log. The whole state of a table follows from them, in their order.

Logs are kept for ever, so an entry may gain fields with defaults, and may lose none.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

MOST_SEATS: Final = 10
"""How many seats a table may have, whatever its game allows."""

Options = dict[str, Any]
OptionWord = Annotated[str, msgspec.Meta(max_length=200)]
OptionWords = Annotated[list[OptionWord], msgspec.Meta(max_length=20)]
GivenOption = OptionWord | int | bool | None | OptionWords
GivenOptions = Annotated[dict[str, GivenOption], msgspec.Meta(max_length=20)]
"""Options as a client sends them. The game checks their names and values; this type bounds their
depth and size beforehand."""

SeatKind = Literal["open", "person", "bot", "local"]
"""Open to every guest; a person's; a bot's; or a local player's at the host's screen."""
StandInReason = Literal["left", "late", "absent"]
StopReason = Literal["failed", "slow", "large"]
"""Why a game was stopped: its rules failed, took too long, or made too large a state."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat. `guest` is the person, or the host of a local player."""

    kind: SeatKind = "open"
    level: str = ""
    """For a bot, which one."""
    guest: str = ""
    name: str = ""
    colour: str = ""


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time people have for their choices. It counts only while the server runs."""

    kind: Literal["none", "decision", "bank", "days"] = "none"
    seconds: int = 0
    """For a decision, or in the bank at the start; for `days`, in each decision."""
    increment: int = 0
    """Seconds that a bank gains with each choice."""
    late: Literal["bot", "random"] = "bot"
    """What happens when time is up: a bot takes the seat, or a choice is made at random."""


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table that do not depend on its game."""

    public: bool = False
    spectators: bool = True
    undo: bool = True
    hints: bool = False
    """Whether hints are given when several people play. A person alone against bots always has
    them."""
    clock: ClockRules = ClockRules()
    stand_in: str = ""
    """The bot that fills in for people; the strongest if empty."""


class Origin(msgspec.Struct, frozen=True):
    """The game that a table continues."""

    record: str
    """The name of its record."""
    choices: list[str]
    """The choices made there, those of chance included."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag=str.lower):
    """One thing that happened at a table."""


class Made(Entry, frozen=True):
    """A guest opened the table."""

    game: str
    options: Options
    settings: TableSettings
    seats: list[SeatPlan]
    host: str
    passphrase: str = ""
    """Its argon2 hash; empty if there is none."""
    follows: str = ""
    """The table this is the rematch of."""
    origin: Origin | None = None
    """The game that it continues, if any."""
    lesson: str = ""
    """The name of the lesson at this table, if any."""


class Changed(Entry, frozen=True):
    """The host changed the game, its options or the seats before the start."""

    game: str
    options: Options
    settings: TableSettings
    seats: list[SeatPlan]


class Admitted(Entry, frozen=True):
    """A guest gave the right passphrase."""

    guest: str


class Seated(Entry, frozen=True):
    """A seat was given to a guest, or opened."""

    seat: int
    plan: SeatPlan


class Swapped(Entry, frozen=True):
    """Two seats were swapped before the start."""

    seat: int
    other: int


class Hosted(Entry, frozen=True):
    """Another guest became the host."""

    guest: str


class Started(Entry, frozen=True):
    """The game began. `choices` are those of chance before the first decision."""

    options: Options
    seed: str
    choices: list[str]
    strict: bool = False
    """Whether the time before an undo or a return counts (see `Clock`). It does in every game since
    this field exists; older logs must give the same clocks when they are read again."""


class Chose(Entry, frozen=True):
    """A seat chose, and chance after it."""

    seat: int
    choices: list[str]
    by: Literal["person", "bot", "clock"] = "person"


class Undone(Entry, frozen=True):
    """A seat undid its last choices; `move` are left."""

    seat: int
    move: int


class Hinted(Entry, frozen=True):
    """A seat was given a hint. It is logged only if other people play."""

    seat: int


class Stoodin(Entry, frozen=True):
    """A bot plays for a person from now on."""

    seat: int
    level: str
    why: StandInReason


class Returned(Entry, frozen=True):
    """The person plays again."""

    seat: int


class Said(Entry, frozen=True):
    """A chat message."""

    name: str
    text: str


class Stopped(Entry, frozen=True):
    """The game broke its contract and cannot go on. All entries before hold."""

    why: StopReason


class Rematched(Entry, frozen=True):
    """The same people go on at another table."""

    table: str


class Closed(Entry, frozen=True):
    """The host closed the table before the game."""


class Archived(Entry, frozen=True):
    """The table was not used for long. It leaves the lobby, and its clocks stop."""


class Revived(Entry, frozen=True):
    """A guest came back to an archived table, and it goes on."""


AnyEntry = (
    Made
    | Changed
    | Admitted
    | Seated
    | Swapped
    | Hosted
    | Started
    | Chose
    | Undone
    | Hinted
    | Stoodin
    | Returned
    | Said
    | Stopped
    | Rematched
    | Closed
    | Archived
    | Revived
)


class LogRow(msgspec.Struct, frozen=True):
    """An entry in its place in a table's log."""

    number: int
    at: int
    """When, by the calendar, in milliseconds."""
    time: int
    """When, by the server's own time, which does not advance while the server is down."""
    guest: str
    """The guest who asked for it, if one did."""
    ref: str
    """The id of their command, so that one sent twice is carried out once."""
    entry: AnyEntry


encode_entry = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(AnyEntry)


def decode_entry(body: bytes) -> AnyEntry:
    """An entry from the store."""
    entry: AnyEntry = _decoder.decode(body)
    return entry
