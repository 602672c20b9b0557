"""A table that is open in this process: its state, its connections, its turns.

Every entry goes through `append`: it is stored first, and only then applied and broadcast. Every
message about entries is sent by `Listeners.send_entries`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from aurum.server.errors import Conflict, GameFailure, RequestError, StorageError
from aurum.server.live.hints import Hints
from aurum.server.live.listeners import Listener, Listeners, Payloads
from aurum.server.live.turns import Turns
from aurum.server.live.welcome import catch_up, welcome
from aurum.server.messages import Receipt, encode_message
from aurum.server.store.promise import Guest, WriteBatch
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
    Stopped,
)
from aurum.server.table.game_code import check_size
from aurum.server.table.session import GameSession
from aurum.server.table.table import Table
from aurum.server.table.transition import Transition, apply_entries
from aurum.server.workers.time_limit import time_limit

if TYPE_CHECKING:
    from aurum.server.live.hub import Hub

log = logging.getLogger("aurum.server")

T = TypeVar("T")

RETRIES = 20
"""How often another process may be faster before a command is given up."""
NAMED = 6
"""How much of a table's id is logged: enough to find the table, too little to enter it."""
MEASURED_EVERY: Final = 8
"""The size of a state is measured at the start and once in so many moves: measuring costs as much
as the rules take for a move."""


class ReadyEntries(NamedTuple):
    """Entries that can be stored: everything that the game has to say of them is known."""

    transition: Transition
    payloads: list[Payloads]
    """For each entry the message to each audience."""


def _is_measured(before: GameSession | None, after: GameSession) -> bool:
    """Whether the size of the state is measured after these moves."""
    return before is None or after.move // MEASURED_EVERY > before.move // MEASURED_EVERY


class Room:
    """A table that is open in this process: its state, its listeners, its bots and clocks."""

    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub = hub
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners = Listeners()
        self.idle_since = time.monotonic()
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
                try:
                    ready = self._prepare(decide, guest, ref)
                except GameFailure as failure:
                    await self._stop(failure)
                    raise
                if ready is None:
                    return self.table.number
                try:
                    await self._store_and_apply(ready)
                    return self.table.number
                except Conflict:
                    await self._catch_up()
            raise StorageError("another process was faster every time")

    def _prepare(
        self, decide: Callable[[Table], Sequence[AnyEntry]], guest: str, ref: str
    ) -> ReadyEntries | None:
        """Decide, and let the game play it, within the limits that games have."""
        with self.time_limit():
            entries = decide(self.table)
            return self._ready(self._rows(entries, guest, ref)) if entries else None

    def _ready(self, rows: list[LogRow]) -> ReadyEntries:
        transition = apply_entries(self.table, rows)
        session = transition.after.session
        if session is not None and _is_measured(self.table.session, session):
            check_size(session.name, session.state, self.hub.settings.state_bytes)
        return ReadyEntries(transition, self.listeners.payloads(transition, self.hub.time()))

    def time_limit(self) -> time_limit:
        """The limit of a block that calls the game."""
        return time_limit(self.table.game, self.hub.settings.choice_within)

    async def stop(self, failure: GameFailure) -> None:
        """Stop the game, which has broken its contract, and tell everybody at the table."""
        async with self.lock:
            await self._stop(failure)

    async def _stop(self, failure: GameFailure) -> None:
        self.hub.metrics.failures.inc()
        facts = {"game": failure.game, "table": self.table.id[:NAMED], "why": failure.why}
        log.error("a game broke its contract", exc_info=failure.__cause__ or failure, extra=facts)
        for _ in range(RETRIES):
            if self.table.status != "running":
                return
            try:
                await self._store_and_apply(self._ready(self._rows([Stopped(failure.why)], "", "")))
            except Conflict:
                await self._catch_up()
            except StorageError as problem:
                log.error("the store fails", extra={"problem": problem.problem})
                return

    def _rows(self, entries: Sequence[AnyEntry], guest: str, ref: str) -> list[LogRow]:
        at, now = self.hub.at(), self.hub.time()
        numbered = enumerate(entries, self.table.number + 1)
        return [LogRow(number, at, now, guest, ref, entry) for number, entry in numbered]

    async def _store_and_apply(self, ready: ReadyEntries, also: Sequence[WriteBatch] = ()) -> None:
        """Store entries in one transaction with other batches, then apply them and publish the
        news."""
        await self.hub.keep([*also, ready.transition.batch(self.table)])
        self._apply(ready)
        self.hub.bus.publish(self.table.id, self.table.number)

    def _apply(self, ready: ReadyEntries) -> None:
        """Replace the table by the one after a transition, and broadcast it."""
        transition = ready.transition
        before, self.table = self.table, transition.after
        here = self.listeners.presence(before) if transition.info_changed else None
        if transition.info_changed:
            self._drop_spectators()
        self.listeners.send_entries(self.table, transition.rows, ready.payloads)
        if transition.info_changed and self.listeners.presence(self.table) != here:
            self.listeners.send_presence(self.table)  # a guest took or left a seat
        self.turns.update()
        self.hub.metrics.changes.inc(len(transition.rows))
        if transition.info_changed:
            self.hub.table_changed(before, self.table)
        else:
            self.hub.game_moved(self)

    async def _catch_up(self) -> None:
        """Apply the entries that another process has appended."""
        for row in await self.hub.store.rows(self.table.id, self.table.number):
            self._apply(self._ready([row]))

    def on_news(self, number: int) -> None:
        """The bus says that the log has this many entries; catch up if it is more than are
        applied."""
        if number > self.table.number:
            self.turns.spawn(self._catch_up_to(number))

    async def _catch_up_to(self, number: int) -> None:
        async with self.lock:
            if number > self.table.number:
                await self._catch_up()

    # Listeners

    def may_watch(self, guest: str) -> bool:
        """Whether this guest may see the table: players always, others if spectators are
        allowed."""
        table = self.table
        return table.status == "open" or table.settings.spectators or bool(table.seats_of(guest))

    def _drop_spectators(self) -> None:
        """Refuse the listeners who may not watch any more, since the game has begun."""
        refusal = RequestError("server-no-spectators", status=403)
        self.listeners.drop_unless(self.may_watch, refusal)

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
            try:
                caught_up = await catch_up(self, listener, after, at)
            except GameFailure as failure:
                await self._stop(failure)
                caught_up = await catch_up(self, listener, after, at, public=True)
            here = self.listeners.presence(self.table)
            self.listeners.add(listener)
            listener.send(encode_message(welcome(self, listener, caught_up)))
            if self.listeners.presence(self.table) != here:
                self.listeners.send_presence(self.table)
            self.turns.update()

    def _revives(self, guest: str) -> bool:
        """Whether an archived table goes on when this guest comes: to play, or to watch bots."""
        bots_alone = self.table.status == "running" and not self.table.people
        return bool(self.table.seats_of(guest)) or (bots_alone and self.may_watch(guest))

    def leave(self, listener: Listener) -> None:
        """Remove a listener whose connection has ended."""
        if listener not in self.listeners:
            return
        here = self.listeners.presence(self.table)
        self.listeners.remove(listener)
        self.idle_since = time.monotonic()
        if self.listeners.presence(self.table) != here:
            if self.table.seats_of(listener.guest):
                self.listeners.note_away(listener.guest, self.idle_since)
            self.listeners.send_presence(self.table)
        self.turns.update()

    def _absent(self, guest: str) -> bool:
        return self.listeners.is_absent(guest, self.hub.settings.absent_after)

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
        await self._store_and_apply(self._ready([row]), [WriteBatch(new.id, [first], new.info())])
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
