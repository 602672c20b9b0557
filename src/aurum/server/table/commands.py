"""What a client sends on a socket: a hello first, then commands.

Each command is answered by a receipt or an error with its id.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from aurum.server.messages import Language
from aurum.server.table.entries import GivenOptions, Settings
from aurum.server.table.info import Passphrase, SeatWish

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]
EntryNumber = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Move = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Ref = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Chat = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message: who one is, and the last entry one knows."""

    token: Annotated[str, msgspec.Meta(max_length=400)] = ""
    """Not needed where the cookie is sent."""
    after: EntryNumber = 0
    at: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0
    """When that entry was written, by which the server sees that it is one of its own."""
    language: Language | None = None
    passphrase: Passphrase = ""


class Command(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower
):
    """Something to be done at a table. The same id is never done twice."""

    id: Ref


class Choose(Command, frozen=True):
    """Make a choice, in notation, as the position listed it.

    `since` is that of the position, and not its move: after something was taken back, the same
    move is another question.
    """

    seat: SeatNumber
    since: EntryNumber
    choice: Annotated[str, msgspec.Meta(max_length=200)]


class Undo(Command, frozen=True):
    """Take back one's last choices, so that `to` are left. `since` is that of the position."""

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
    """The host: fill a seat otherwise, or free it."""

    seat: SeatNumber
    wish: SeatWish


class Swap(Command, frozen=True):
    """The host: two seats change places."""

    seat: SeatNumber
    other: SeatNumber


class Change(Command, frozen=True):
    """The host: play something else. Who sits, stays seated as far as there is room."""

    game: str
    options: GivenOptions
    settings: Settings
    seats: Annotated[int, msgspec.Meta(ge=1, le=5)]


class Start(Command, frozen=True):
    """The host: begin."""


class Close(Command, frozen=True):
    """The host: close a table that has not begun."""


class Replace(Command, frozen=True):
    """The host, or a player while the host is away: let a bot play for somebody long gone."""

    seat: SeatNumber


class Say(Command, frozen=True):
    """Say something to the table."""

    text: Chat


class Rematch(Command, frozen=True):
    """Go on with the same people at another table, every seat moved on by one."""


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
