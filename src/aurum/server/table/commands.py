"""What a client sends on a socket: a hello first, then commands.

Each command is answered by a receipt or an error with its id.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from aurum.server.messages import Language
from aurum.server.table.entries import MOST_SEATS, GivenOptions, TableSettings
from aurum.server.table.info import Passphrase, SeatWish

SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
EntryNumber = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Move = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Ref = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Chat = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message: the guest's token, and the last entry the client knows."""

    token: Annotated[str, msgspec.Meta(max_length=400)] = ""
    """Not needed if the cookie is sent."""
    after: EntryNumber = 0
    at: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0
    """When that entry was written, so that the server can tell whether its log still has it."""
    language: Language | None = None
    passphrase: Passphrase = ""


class Command(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower
):
    """A command at a table. The server carries out the same id once only."""

    id: Ref


class Choose(Command, frozen=True):
    """Make a choice, in notation, as the position listed it.

    `since` identifies the position. Its move would not: after an undo, the same move number
    belongs to another position.
    """

    seat: SeatNumber
    since: EntryNumber
    choice: Annotated[str, msgspec.Meta(max_length=200)]


class Undo(Command, frozen=True):
    """Undo the seat's last choices, so that `to` are left. `since` is that of the position."""

    seat: SeatNumber
    since: EntryNumber
    to: Move


class Sit(Command, frozen=True):
    """Take an open seat, or move to one."""

    seat: SeatNumber


class Leave(Command, frozen=True):
    """Leave one's seat. In a running game a bot fills in."""


class Back(Command, frozen=True):
    """Take one's seat back from the bot."""

    seat: SeatNumber


class Assign(Command, frozen=True):
    """The host: give a seat to another guest, or open it."""

    seat: SeatNumber
    wish: SeatWish


class Swap(Command, frozen=True):
    """The host: swap two seats."""

    seat: SeatNumber
    other: SeatNumber


class Change(Command, frozen=True):
    """The host: change the game or its options. People stay seated as far as there are seats."""

    game: str
    options: GivenOptions
    settings: TableSettings
    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]


class Start(Command, frozen=True):
    """The host: start the game."""


class Close(Command, frozen=True):
    """The host: close a table that has not begun."""


class Replace(Command, frozen=True):
    """The host, or a player while the host is away: let a bot play for an absent person."""

    seat: SeatNumber


class Say(Command, frozen=True):
    """Send a chat message to the table."""

    text: Chat


class Rematch(Command, frozen=True):
    """Open another table with the same people, every seat moved on by one."""


AnyCommand = (
    Choose
    | Undo
    | Sit
    | Leave
    | Back
    | Assign
    | Swap
    | Change
    | Start
    | Close
    | Replace
    | Say
    | Rematch
)
