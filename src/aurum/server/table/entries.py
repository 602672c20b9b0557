"""What a table's log holds. Everything a table is, is worked out from these, in their order.

The log is kept for ever, so an entry's fields may gain members with defaults and lose none.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Options = dict[str, Any]
OptionWord = Annotated[str, msgspec.Meta(max_length=200)]
GivenOption = OptionWord | int | None | Annotated[list[OptionWord], msgspec.Meta(max_length=20)]
GivenOptions = Annotated[dict[str, GivenOption], msgspec.Meta(max_length=20)]
"""Options as somebody sends them. A game says which there are; but what lies deeper than any of
them, or goes on for ever, is not even looked at."""

SeatKind = Literal["open", "person", "bot", "local"]
"""Open to whoever comes; a person's; a bot's; or a place on the host's own screen."""
StandInReason = Literal["left", "late", "absent"]


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is to sit somewhere. `guest` is the person, or the host for a place on their screen."""

    kind: SeatKind = "open"
    level: str = ""
    """For a bot, which one."""
    guest: str = ""
    name: str = ""
    colour: str = ""


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think. Time counts only while the server is open."""

    kind: Literal["none", "decision", "bank", "days"] = "none"
    seconds: int = 0
    """For a decision, or in the bank at the start; for `days`, in each decision."""
    increment: int = 0
    """Seconds that a bank gains with each choice."""
    late: Literal["bot", "random"] = "bot"
    """What happens when time is up: a bot takes the seat, or a choice is made at random."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is kept, whatever is played at it."""

    public: bool = False
    spectators: bool = True
    undo: bool = True
    hints: bool = False
    """Whether hints are given although several people play; alone against bots they always are."""
    clock: ClockRules = ClockRules()
    stand_in: str = ""
    """The bot that fills in for people; the best there is when empty."""


class Origin(msgspec.Struct, frozen=True):
    """The play that a table goes on with."""

    record: str
    """The name of its record."""
    choices: list[str]
    """What had been chosen there, chance's choices included."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag=str.lower):
    """One thing that happened at a table."""


class Made(Entry, frozen=True):
    """A guest opened the table."""

    game: str
    options: Options
    settings: Settings
    seats: list[SeatPlan]
    host: str
    passphrase: str = ""
    """Its argon2 hash; empty if there is none."""
    follows: str = ""
    """The table this is the rematch of."""
    origin: Origin | None = None
    """Where its game begins, if not at the beginning."""
    lesson: str = ""
    """The lesson that is taught at it."""


class Changed(Entry, frozen=True):
    """The host asks for another game before it begins."""

    game: str
    options: Options
    settings: Settings
    seats: list[SeatPlan]


class Admitted(Entry, frozen=True):
    """A guest knew the passphrase."""

    guest: str


class Seated(Entry, frozen=True):
    """A seat is now somebody else's, or nobody's."""

    seat: int
    plan: SeatPlan


class Swapped(Entry, frozen=True):
    """Two seats changed places before the game."""

    seat: int
    other: int


class Hosted(Entry, frozen=True):
    """Somebody else is the host now."""

    guest: str


class Started(Entry, frozen=True):
    """The game began. `choices` is what chance did before anybody was asked."""

    options: Options
    seed: str
    choices: list[str]
    strict: bool = False
    """Whether clocks count what goes by until somebody takes back or comes back. They do in every
    game since there is this field; a bank in an older one must not shrink when it is read again."""


class Chose(Entry, frozen=True):
    """A seat chose, and chance after it."""

    seat: int
    choices: list[str]
    by: Literal["person", "bot", "clock"] = "person"


class Undone(Entry, frozen=True):
    """A seat took back its last choices; `move` are left."""

    seat: int
    move: int


class Hinted(Entry, frozen=True):
    """A seat was given a hint; only told where others play who should know."""

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
    """Somebody said something."""

    name: str
    text: str


class Rematched(Entry, frozen=True):
    """The same people go on at another table."""

    table: str


class Closed(Entry, frozen=True):
    """The host closed the table before the game."""


class Archived(Entry, frozen=True):
    """Nobody had touched it for long: out of the lobby, with its clock stopped."""


class Revived(Entry, frozen=True):
    """Somebody came back to an archived table."""


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
    """When, by the server's own time, which stands still while the server is down."""
    guest: str
    """Who asked for it, if anybody."""
    ref: str
    """What they called their command, so that one sent twice is done once."""
    entry: AnyEntry


encode_entry = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(AnyEntry)


def decode_entry(body: bytes) -> AnyEntry:
    """An entry from the store."""
    entry: AnyEntry = _decoder.decode(body)
    return entry
