"""A table that is open in this process: its state, its connections, its turns.

Every entry goes through `append`: it is stored first, and only then applied and broadcast. Every
message about entries is sent by `_broadcast`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from aurum.server.errors import Conflict, RequestError, StorageError
from aurum.server.live import broadcast
from aurum.server.live.hints import Hints
from aurum.server.live.turns import Turns
from aurum.server.messages import PROTOCOL, Happened, Present, Receipt, Welcome, encode_message
from aurum.server.store.promise import Batch, Guest
from aurum.server.table import decisions, opening
from aurum.server.table.clock import NOBODY
from aurum.server.table.commands import AnyCommand, Rematch
from aurum.server.table.entries import (
    Admitted,
    AnyEntry,
    Archived,
    LogRow,
    Made,
    Rematched,
    Revived,
)
from aurum.server.table.table import Table
from aurum.server.table.transition import Transition, apply_entries

if TYPE_CHECKING:
    from aurum.server.live.hub import Hub

T = TypeVar("T")

RETRIES = 20
"""How often another process may be faster before a command is given up."""


class Listener(Protocol):
    """A connection to a table."""

    guest: str
    muted: Sequence[str]

    def send(self, message: str) -> None:
        """Queue a message; never waits."""

    def refuse(self, error: RequestError) -> None:
        """Queue an error that answers no command."""


class Room:
    """A table that is open in this process: its state, its listeners, its bots and clocks."""

    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub = hub
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        """The open connections. The list is replaced when one joins or leaves, never mutated."""
        self._audiences: dict[broadcast.Viewpoints, list[Listener]] = {}
        self._grouped_from: tuple[object, object] = None, None
        """The listeners and the seats that `_audiences` was computed from."""
        self.away: dict[str, float] = {}
        """For each guest who has disconnected, since when."""
        self.opened = self.idle_since = time.monotonic()
        self.hints = Hints(self)
        self.turns = Turns(self)
        self._context = decisions.DecisionContext(self._absent, hub.new_seed)

    # Commands and entries

    async def execute(self, command: AnyCommand, guest: Guest) -> Receipt:
        """Carry out a command of an admitted guest. The receipt means that it is stored."""
        if isinstance(command, Rematch):
            return await _uninterrupted(self._rematch(command, guest))
        if not self.may_watch(guest.id):
            raise RequestError("server-no-spectators", status=403)

        def decide(table: Table) -> list[AnyEntry]:
            entries = decisions.decide(table, command, guest, self._context)
            return [Revived(), *entries] if table.archived else entries

        return Receipt(command.id, await self.append(decide, guest.id, command.id))

    async def append(
        self, decide: Callable[[Table], Sequence[AnyEntry]], guest: str = "", ref: str = ""
    ) -> int:
        """Decide, store, then apply and broadcast. The result is the number of the last entry.

        Once begun it is not cancelled with the request: what is stored has happened, and the
        other listeners must be sent it.
        """
        return await _uninterrupted(self._append(decide, guest, ref))

    async def _append(
        self, decide: Callable[[Table], Sequence[AnyEntry]], guest: str, ref: str
    ) -> int:
        async with self.lock:
            for _ in range(RETRIES):
                done = self.table.refs.get(guest, {}).get(ref) if ref else None
                if done is not None:
                    return done
                entries = decide(self.table)
                if not entries:
                    return self.table.number
                try:
                    await self._store_and_apply(self._rows(entries, guest, ref))
                    return self.table.number
                except Conflict:
                    await self._catch_up()
            raise StorageError("another process was faster every time")

    def _rows(self, entries: Sequence[AnyEntry], guest: str, ref: str) -> list[LogRow]:
        at, now = self.hub.at(), self.hub.time()
        numbered = enumerate(entries, self.table.number + 1)
        return [LogRow(number, at, now, guest, ref, entry) for number, entry in numbered]

    async def _store_and_apply(self, rows: list[LogRow], also: Sequence[Batch] = ()) -> None:
        """Store entries in one transaction with other batches, then apply them and publish the
        news."""
        transition = apply_entries(self.table, rows)
        await self.hub.keep([*also, transition.batch(self.table)])
        self._apply(transition)
        self.hub.bus.publish(self.table.id, self.table.number)

    def _apply(self, transition: Transition) -> None:
        """Replace the table by the one after a transition, and broadcast it."""
        here = self.presence() if transition.info_changed else None
        before, self.table = self.table, transition.after
        if transition.info_changed:
            self._drop_spectators()
        self._broadcast(transition)
        if transition.info_changed and self.presence() != here:  # a guest took or left a seat
            self._send_presence()
        self.turns.update()
        self.hub.metrics.changes.inc(len(transition.rows))
        if transition.info_changed:
            self.hub.table_changed(before, self.table)
        else:
            self.hub.game_moved(self)

    async def _catch_up(self) -> None:
        """Apply the entries that another process has appended."""
        for row in await self.hub.store.rows(self.table.id, self.table.number):
            self._apply(apply_entries(self.table, [row]))

    def on_news(self, number: int) -> None:
        """The bus says that the log has this many entries; catch up if it is more than are
        applied."""
        if number > self.table.number:
            self.turns.spawn(self._catch_up_to(number))

    async def _catch_up_to(self, number: int) -> None:
        async with self.lock:
            if number > self.table.number:
                await self._catch_up()

    # Messages

    def viewpoints(self, guest: str) -> tuple[int, ...]:
        """The seats whose views a guest is shown."""
        return broadcast.viewpoints_of(self.table, guest)

    def _broadcast(self, transition: Transition) -> None:
        """Send each listener what their seats may know. Listeners with equal viewpoints share the
        text."""
        audiences = self._group_listeners()
        sent = broadcast.messages(transition, self.hub.time(), audiences)
        for row, by_audience in zip(transition.rows, sent, strict=True):
            for viewpoints, message in by_audience.items():
                payload = redacted = encode_message(message)
                if message.told.text and self._is_muted(row.guest):
                    redacted = encode_message(broadcast.redact_chat(message))
                for listener in audiences[viewpoints]:
                    listener.send(redacted if row.guest in listener.muted else payload)

    def _is_muted(self, guest: str) -> bool:
        """Whether any listener has muted this guest."""
        return any(guest in listener.muted for listener in self.listeners)

    def _group_listeners(self) -> dict[broadcast.Viewpoints, list[Listener]]:
        """The listeners by their viewpoints."""
        listeners, seats = self.listeners, self.table.seats_by_guest
        if self._grouped_from[0] is not listeners or self._grouped_from[1] is not seats:
            self._audiences, self._grouped_from = {}, (listeners, seats)
            for listener in listeners:
                self._audiences.setdefault(self.viewpoints(listener.guest), []).append(listener)
        return self._audiences

    def _send_presence(self) -> None:
        message = encode_message(Present(*self.presence()))
        for listener in self.listeners:
            listener.send(message)

    def presence(self) -> tuple[list[str], int]:
        """The guests at the table who are connected, and how many others are."""
        seated = {holder.plan.guest for holder in self.table.holders if holder.human}
        here = {listener.guest for listener in self.listeners}
        watching = sum(listener.guest not in seated for listener in self.listeners)
        return sorted(here & seated), watching

    # Listeners

    def may_watch(self, guest: str) -> bool:
        """Whether this guest may see the table: players always, others if spectators are
        allowed."""
        table = self.table
        return table.status == "open" or table.settings.spectators or bool(table.seats_of(guest))

    def _drop_spectators(self) -> None:
        """Refuse the listeners who may not watch any more, since the game has begun."""
        staying = [listener for listener in self.listeners if self.may_watch(listener.guest)]
        for listener in self.listeners:
            if listener not in staying:
                listener.refuse(RequestError("server-no-spectators", status=403))
        self.listeners = staying

    async def join(self, listener: Listener, after: int, at: int = 0) -> None:
        """Add a listener: send what they missed, then every entry, without a gap.

        The listener knows the log up to the entry `after`, which was written at `at`.
        """
        if self.table.archived and self._revives(listener.guest):
            await self.append(lambda table: [Revived()] if table.archived else [], listener.guest)
        async with self.lock:
            await self._catch_up()  # in case news of another process was lost
            if not self.may_watch(listener.guest):
                raise RequestError("server-no-spectators", status=403)
            reset = not await self._knows_entry(after, at)
            missed = await self.missed(listener.guest, 0 if reset else after, listener.muted)
            here = self.presence()
            self.listeners = [*self.listeners, listener]
            self.away.pop(listener.guest, None)
            listener.send(encode_message(self._welcome(listener, missed, reset)))
            if self.presence() != here:
                self._send_presence()
            self.turns.update()

    def _welcome(self, listener: Listener, missed: list[Happened], reset: bool) -> Welcome:
        present, watching = self.presence()
        return Welcome(
            protocol=PROTOCOL,
            you=listener.guest,
            seats=self.table.seats_of(listener.guest),
            number=self.table.number,
            reset=reset,
            missed=missed,
            table=self.table.info(),
            now=broadcast.now_for(self.table, self.viewpoints(listener.guest), self.hub.time()),
            present=present,
            watching=watching,
        )

    def _revives(self, guest: str) -> bool:
        """Whether an archived table goes on when this guest comes: to play, or to watch bots."""
        bots_alone = self.table.status == "running" and not self.table.people
        return bool(self.table.seats_of(guest)) or (bots_alone and self.may_watch(guest))

    async def _knows_entry(self, number: int, at: int) -> bool:
        """Whether this log has the entry that a listener knows.

        After an older backup was restored it may have another entry of this number, or none.
        """
        if number > self.table.number:
            return False
        if not number or not at:
            return True
        rows = await self.hub.store.rows(self.table.id, number - 1)
        return rows[0].at == at

    async def missed(self, guest: str, after: int, muted: Sequence[str]) -> list[Happened]:
        """The messages about the entries after one, as this guest may know them, from the store."""
        if after >= self.table.number:
            return []
        rows = await self.hub.store.rows(self.table.id)
        applied = [row for row in rows if row.number <= self.table.number]
        viewpoints = self.viewpoints(guest)

        def as_messages(rows: Iterable[LogRow]) -> list[Happened]:
            return broadcast.missed_messages(self.table.id, rows, after, viewpoints, muted)

        return await self.hub.replay_executor.run_over(applied, as_messages)

    def leave(self, listener: Listener) -> None:
        """Remove a listener whose connection has ended."""
        if listener not in self.listeners:
            return
        here = self.presence()
        self.listeners = [other for other in self.listeners if other is not listener]
        self.idle_since = time.monotonic()
        if self.presence() != here:
            if self.table.seats_of(listener.guest):
                self.away[listener.guest] = self.idle_since
            self._send_presence()
        self.turns.update()

    def _absent(self, guest: str) -> bool:
        if any(listener.guest == guest for listener in self.listeners):
            return False
        since = self.away.get(guest, self.opened)
        return time.monotonic() - since >= self.hub.settings.absent_after

    async def admit(self, guest: str, passphrase: str) -> None:
        """Admit a guest who gives the right passphrase; the log remembers it."""
        if self.table.admits(guest):
            return
        if not guest:
            raise RequestError("server-nobody", status=401)
        if not passphrase:
            raise RequestError("server-passphrase", status=403)
        if not await self.hub.passphrases.fits(passphrase, self.table.passphrase):
            raise RequestError("server-passphrase-wrong", status=403)
        await self.append(lambda table: [] if table.admits(guest) else [Admitted(guest)], guest)

    # The table as a whole

    async def archive(self, before: int) -> None:
        """Archive the table if it has no listeners and no entry since `before`."""

        def decide(table: Table) -> list[AnyEntry]:
            idle = table.touched < before and not table.archived and not self.listeners
            return [Archived()] if idle else []

        await self.append(decide)

    async def _rematch(self, command: Rematch, guest: Guest) -> Receipt:
        """Open the table of a rematch and note it in this log, both or neither."""
        async with self.lock:
            for _ in range(RETRIES):
                table = self.table
                if guest.id not in {c.plan.guest for c in table.holders if c.human}:
                    raise RequestError("server-not-seated", status=403)
                if table.rematch:
                    return Receipt(command.id, table.number, table.rematch)
                made = opening.rematch(table, guest.id)
                try:
                    async with self.hub.table_slot(guest):
                        new = await self._open_rematch(made, command, guest)
                except Conflict:
                    await self._catch_up()
                else:
                    return Receipt(command.id, self.table.number, new)
            raise StorageError("another process was faster every time")

    async def _open_rematch(self, made: Made, command: Rematch, guest: Guest) -> str:
        """Store the new table and this table's entry together, then apply them; the new table's
        id."""
        at, now = self.hub.at(), self.hub.time()
        new = Table(self.hub.new_id())
        first = LogRow(1, at, now, guest.id, "", made)
        new.apply_entry(first)
        row = LogRow(self.table.number + 1, at, now, guest.id, command.id, Rematched(new.id))
        await self._store_and_apply([row], [Batch(new.id, [first], new.info())])
        self.hub.table_changed(None, new)
        return new.id

    # Closing

    @property
    def needed(self) -> bool:
        """Whether it must stay in memory: it has listeners, a running clock or a task under way."""
        busy = self.turns.busy or self.lock.locked()
        return bool(self.listeners) or busy or self.table.clock.running != NOBODY


async def _uninterrupted(work: Coroutine[Any, Any, T]) -> T:
    """Await a coroutine that is not cancelled with the caller. Its error is then not reported."""
    task = asyncio.create_task(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)
