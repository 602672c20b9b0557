"""The connections to one table: who is there, and what each of them is sent."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol, overload

from aurum.server.errors import RequestError
from aurum.server.live import broadcast
from aurum.server.messages import Happened, Present, encode_message
from aurum.server.table.entries import LogRow
from aurum.server.table.game_code import game_code
from aurum.server.table.table import Table
from aurum.server.table.transition import Transition


class Payload(NamedTuple):
    """A message as text, and without the chat in it for those who have muted its author."""

    text: str
    redacted: str


Payloads = dict[broadcast.Viewpoints, Payload]
"""The message about one entry to each audience."""


class Listener(Protocol):
    """A connection to a table."""

    guest: str
    muted: Sequence[str]

    def send(self, message: str) -> None:
        """Queue a message; never waits."""

    def refuse(self, error: RequestError) -> None:
        """Queue an error that answers no command."""


class Listeners(Sequence[Listener]):
    """The open connections to a table."""

    def __init__(self) -> None:
        self._all: list[Listener] = []
        """The list is replaced when one joins or leaves, never mutated."""
        self._audiences: dict[broadcast.Viewpoints, list[Listener]] = {}
        self._grouped_from: tuple[object, object] = None, None
        """The listeners and the seats that `_audiences` was computed from."""
        self._away: dict[str, float] = {}
        """For each guest of a seat who has disconnected, since when."""
        self._opened = time.monotonic()

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Listener]:
        return iter(self._all)

    @overload
    def __getitem__(self, index: int) -> Listener: ...

    @overload
    def __getitem__(self, index: slice) -> list[Listener]: ...

    def __getitem__(self, index: int | slice) -> Listener | list[Listener]:
        return self._all[index]

    # Who is there

    def add(self, listener: Listener) -> None:
        self._all = [*self._all, listener]
        self._away.pop(listener.guest, None)

    def remove(self, listener: Listener) -> None:
        self._all = [other for other in self._all if other is not listener]

    def drop_unless(self, allowed: Callable[[str], bool], error: RequestError) -> None:
        """Refuse the listeners whose guests are not allowed any more."""
        staying = [listener for listener in self._all if allowed(listener.guest)]
        for listener in self._all:
            if listener not in staying:
                listener.refuse(error)
        self._all = staying

    def presence(self, table: Table) -> tuple[list[str], int]:
        """The guests at the table who are connected, and how many others are."""
        seated = {holder.plan.guest for holder in table.holders if holder.human}
        here = {listener.guest for listener in self._all}
        watching = sum(listener.guest not in seated for listener in self._all)
        return sorted(here & seated), watching

    def note_away(self, guest: str, since: float) -> None:
        """A guest of a seat has no connection any more."""
        self._away[guest] = since

    def is_absent(self, guest: str, after: float) -> bool:
        """Whether a guest has had no connection for so many seconds."""
        if any(listener.guest == guest for listener in self._all):
            return False
        return time.monotonic() - self._away.get(guest, self._opened) >= after

    # What they are sent

    def payloads(self, transition: Transition, now: int) -> list[Payloads]:
        """What each audience may know of the entries. It is made before they are stored: a game
        that cannot tell of a choice has not made it."""
        audiences = self._group(transition.after)
        sent = broadcast.messages(transition, now, audiences)
        with game_code(transition.after.game):
            return [
                {
                    viewpoints: self._payload(row, message)
                    for viewpoints, message in by_audience.items()
                }
                for row, by_audience in zip(transition.rows, sent, strict=True)
            ]

    def _payload(self, row: LogRow, message: Happened) -> Payload:
        text = encode_message(message)
        muted = message.told.text and self._is_muted(row.guest)
        return Payload(text, encode_message(broadcast.redact_chat(message)) if muted else text)

    def send_entries(
        self, table: Table, rows: Sequence[LogRow], payloads: Sequence[Payloads]
    ) -> None:
        """Send each listener what their seats may know. Listeners with equal viewpoints share the
        text."""
        audiences = self._group(table)
        for row, by_audience in zip(rows, payloads, strict=True):
            for viewpoints, listeners in audiences.items():
                payload = by_audience[viewpoints]
                for listener in listeners:
                    muted = row.guest in listener.muted
                    listener.send(payload.redacted if muted else payload.text)

    def send_presence(self, table: Table) -> None:
        message = encode_message(Present(*self.presence(table)))
        for listener in self._all:
            listener.send(message)

    def _is_muted(self, guest: str) -> bool:
        """Whether any listener has muted this guest."""
        return any(guest in listener.muted for listener in self._all)

    def _group(self, table: Table) -> dict[broadcast.Viewpoints, list[Listener]]:
        """The listeners by their viewpoints at the table, as it is or is about to be."""
        listeners, seats = self._all, table.seats_by_guest
        if self._grouped_from[0] is not listeners or self._grouped_from[1] is not seats:
            self._audiences, self._grouped_from = {}, (listeners, seats)
            for listener in listeners:
                viewpoints = broadcast.viewpoints_of(table, listener.guest)
                self._audiences.setdefault(viewpoints, []).append(listener)
        return self._audiences
