"""An open table in this process: who is connected, whose turn it is, who thinks.

There is one way in, `append`: entries go to the store first, and only when they are kept does the
table change and everybody hear of it. There is one way out, `_broadcast`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from aurum.server.errors import Refused, StoreFails, Taken
from aurum.server.live import broadcast
from aurum.server.live.hints import Hints
from aurum.server.live.turns import Turns
from aurum.server.messages import PROTOCOL, Happened, Present, Receipt, Welcome, encode_message
from aurum.server.store.promise import Batch, Guest
from aurum.server.table import decisions
from aurum.server.table.clock import NOBODY
from aurum.server.table.commands import AnyCommand, Rematch
from aurum.server.table.entries import Admitted, AnyEntry, Archived, Made, Rematched, Revived, Row
from aurum.server.table.session import Step
from aurum.server.table.table import Table
from aurum.server.table.transition import Change, fold

if TYPE_CHECKING:
    from aurum.server.live.hub import House

T = TypeVar("T")

RETRIES = 20
"""How often another process may be faster before a command is given up."""


class Listener(Protocol):
    """Whoever is connected to a table."""

    guest: str
    muted: Sequence[str]

    def send(self, message: str) -> None:
        """Queue a message; never waits."""

    def refuse(self, error: Refused) -> None:
        """Take a refusal that answers no command."""


class Room:
    """A table that somebody needs at the moment."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        """Those who are connected. It is replaced when somebody comes or goes, never changed."""
        self._audiences: dict[broadcast.Eyes, list[Listener]] = {}
        self._gathered: tuple[object, object] = None, None
        """The listeners, and the seats of guests, that audiences were last gathered from."""
        self.away: dict[str, float] = {}
        """Since when guests are gone who were here."""
        self.opened = self.idle_since = time.monotonic()
        self.hints = Hints(self)
        self.turns = Turns(self)
        self._circumstances = decisions.Circumstances(self._absent, house.new_seed)

    # The way in

    async def do(self, command: AnyCommand, guest: Guest) -> Receipt:
        """Carry out a command of somebody who may enter; the receipt means that it is kept.

        Once begun it goes on to its end, even if whoever asked is gone meanwhile: what is kept
        has happened, and the others must hear of it.
        """
        return await _to_its_end(self.carry_out(command, guest))

    async def carry_out(self, command: AnyCommand, guest: Guest) -> Receipt:
        """The same for who sees to it that nobody interrupts them, which saves a task."""
        if isinstance(command, Rematch):
            return await self._rematch(command, guest)
        if not self.may_watch(guest.id):
            raise Refused("server-no-spectators", status=403)

        def decide(table: Table) -> list[AnyEntry]:
            entries = decisions.decide(table, command, guest, self._circumstances)
            return [Revived(), *entries] if table.archived else entries

        return Receipt(command.id, await self._append(decide, guest.id, command.id))

    async def append(
        self, decide: Callable[[Table], Sequence[AnyEntry]], guest: str = "", ref: str = ""
    ) -> int:
        """Decide, keep, then let it happen. The result is the number of the last entry."""
        return await _to_its_end(self._append(decide, guest, ref))

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
                    return await self._keep(entries, guest, ref)
                except Taken:
                    await self._catch_up()
            raise StoreFails("another process was faster every time")

    async def _keep(self, entries: Sequence[AnyEntry], guest: str, ref: str) -> int:
        at, now = self.house.at(), self.house.time()
        first = self.table.number + 1
        rows = [
            Row(number, at, now, guest, ref, entry) for number, entry in enumerate(entries, first)
        ]
        await self._let_happen(rows)
        return self.table.number

    async def _let_happen(self, rows: list[Row], also: Sequence[Batch] = ()) -> None:
        """Keep entries, and at once with them what belongs to them; then let them happen."""
        change = fold(self.table, rows)
        await self.house.keep([*also, change.batch(self.table)])
        self._happen(change)
        self.house.bus.publish(self.table.id, self.table.number)

    def _happen(self, change: Change) -> None:
        here = self.presence() if change.looks_new else None
        before, self.table = self.table, change.after
        if change.looks_new:
            self._see_out()
        self._broadcast(change.rows, change.played)
        if change.looks_new and self.presence() != here:  # somebody has sat down, or got up
            self._tell_presence()
        self.turns.settle()
        self.house.gauges.tally.entries += len(change.rows)
        if change.looks_new:
            self.house.table_changed(before, self.table)
        else:
            self.house.touched(self)

    async def _catch_up(self) -> None:
        """Take in what another process has added to the log."""
        for row in await self.house.store.rows(self.table.id, self.table.number):
            self._happen(fold(self.table, [row]))

    def heard(self, number: int) -> None:
        """Another process may have added to the log."""
        if number > self.table.number:
            self.turns.errand(self._hear(number))

    async def _hear(self, number: int) -> None:
        async with self.lock:
            if number > self.table.number:
                await self._catch_up()

    # The way out

    def eyes(self, guest: str) -> tuple[int, ...]:
        """The seats a guest looks from."""
        return broadcast.eyes_of(self.table, guest)

    def _broadcast(self, rows: Sequence[Row], played: Sequence[list[Step]]) -> None:
        """Tell everybody, each what their seats may know. Who knows the same shares the text."""
        audiences = self._gather()
        told_of = broadcast.messages(rows, played, self.table, self.house.time(), audiences)
        for row, own in zip(rows, told_of, strict=True):
            for eyes, news in own.items():
                message = hushed = encode_message(news)
                if news.told.text and any(row.guest in one.muted for one in audiences[eyes]):
                    hushed = encode_message(broadcast.hush(news))
                for listener in audiences[eyes]:
                    listener.send(hushed if row.guest in listener.muted else message)

    def _gather(self) -> dict[broadcast.Eyes, list[Listener]]:
        """Who is connected, by the seats they look from."""
        listeners, seats = self.listeners, self.table.seats_by_guest
        if self._gathered[0] is not listeners or self._gathered[1] is not seats:
            self._audiences, self._gathered = {}, (listeners, seats)
            for listener in listeners:
                self._audiences.setdefault(self.eyes(listener.guest), []).append(listener)
        return self._audiences

    def _tell_presence(self) -> None:
        message = encode_message(Present(*self.presence()))
        for listener in self.listeners:
            listener.send(message)

    def presence(self) -> tuple[list[str], int]:
        """The guests at the table who are connected, and how many others are."""
        seated = {chair.plan.guest for chair in self.table.chairs if chair.human}
        here = {listener.guest for listener in self.listeners}
        watching = sum(listener.guest not in seated for listener in self.listeners)
        return sorted(here & seated), watching

    # Who is here

    def may_watch(self, guest: str) -> bool:
        """Whether this guest may see the table: who plays, or anyone if spectators may."""
        table = self.table
        return table.status == "open" or table.settings.spectators or bool(table.seats_of(guest))

    def _see_out(self) -> None:
        """Part with those who may look no longer: the game has begun, and without them."""
        staying = [listener for listener in self.listeners if self.may_watch(listener.guest)]
        for listener in self.listeners:
            if listener not in staying:
                listener.refuse(Refused("server-no-spectators", status=403))
        self.listeners = staying

    async def join(self, listener: Listener, after: int, at: int = 0) -> None:
        """Let somebody listen: first what they missed, then all that happens, without a gap.

        They know the log up to an entry, written at some time.
        """
        if self.table.archived and self._wakes(listener.guest):
            await self.append(lambda table: [Revived()] if table.archived else [], listener.guest)
        async with self.lock:
            await self._catch_up()  # should news of another process have been lost
            if not self.may_watch(listener.guest):
                raise Refused("server-no-spectators", status=403)
            reset = not await self._is_ours(after, at)
            missed = await self.missed(listener.guest, 0 if reset else after, listener.muted)
            here = self.presence()
            self.listeners = [*self.listeners, listener]
            self.away.pop(listener.guest, None)
            listener.send(encode_message(self._welcome(listener, missed, reset)))
            if self.presence() != here:
                self._tell_presence()
            self.turns.settle()

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
            now=broadcast.stand(self.table, self.eyes(listener.guest), self.house.time()),
            present=present,
            watching=watching,
        )

    def _wakes(self, guest: str) -> bool:
        """Whether an archived table goes on when this guest comes: to play, or to watch bots."""
        bots_alone = self.table.status == "running" and not self.table.people
        return bool(self.table.seats_of(guest)) or (bots_alone and self.may_watch(guest))

    async def _is_ours(self, number: int, at: int) -> bool:
        """Whether an entry that somebody knows is in this log, and not in one that was lost when
        an older copy of the house took its place."""
        if number > self.table.number:
            return False
        if not number or not at:
            return True
        rows = await self.house.store.rows(self.table.id, number - 1)
        return rows[0].at == at

    async def missed(self, guest: str, after: int, muted: Sequence[str]) -> list[Happened]:
        """The entries after one, as this guest may know them, from the log itself."""
        if after >= self.table.number:
            return []
        rows = await self.house.store.rows(self.table.id)
        past = [row for row in rows if row.number <= self.table.number]
        eyes = self.eyes(guest)

        def tell(rows: Iterable[Row]) -> list[Happened]:
            return broadcast.retell(self.table.id, rows, after, eyes, muted)

        return await self.house.looking.through(past, tell)

    def part(self, listener: Listener) -> None:
        """Somebody's connection has ended."""
        if listener not in self.listeners:
            return
        here = self.presence()
        self.listeners = [other for other in self.listeners if other is not listener]
        self.idle_since = time.monotonic()
        if self.presence() != here:
            if self.table.seats_of(listener.guest):
                self.away[listener.guest] = self.idle_since
            self._tell_presence()
        self.turns.settle()

    def _absent(self, guest: str) -> bool:
        if any(listener.guest == guest for listener in self.listeners):
            return False
        since = self.away.get(guest, self.opened)
        return time.monotonic() - since >= self.house.settings.absent_after

    async def admit(self, guest: str, passphrase: str) -> None:
        """Let a guest in who knows the passphrase, and remember it."""
        if self.table.admits(guest):
            return
        if not guest:
            raise Refused("server-nobody", status=401)
        if not passphrase:
            raise Refused("server-passphrase", status=403)
        if not await self.house.passphrases.fits(passphrase, self.table.passphrase):
            raise Refused("server-passphrase-wrong", status=403)
        await self.append(lambda table: [] if table.admits(guest) else [Admitted(guest)], guest)

    # The table as a whole

    async def archive(self, before: int) -> None:
        """Put the table away if nobody has touched it since."""

        def decide(table: Table) -> list[AnyEntry]:
            idle = table.touched < before and not table.archived and not self.listeners
            return [Archived()] if idle else []

        await self.append(decide)

    async def _rematch(self, command: Rematch, guest: Guest) -> Receipt:
        """Open the next table and say so at this one, both or neither."""
        async with self.lock:
            for _ in range(RETRIES):
                table = self.table
                if guest.id not in {c.plan.guest for c in table.chairs if c.human}:
                    raise Refused("server-not-seated", status=403)
                if table.rematch:
                    return Receipt(command.id, table.number, table.rematch)
                made = decisions.rematch(table, guest.id)
                try:
                    async with self.house.one_more_table(guest):
                        new = await self._go_on_at(made, command, guest)
                except Taken:
                    await self._catch_up()
                else:
                    return Receipt(command.id, self.table.number, new)
            raise StoreFails("another process was faster every time")

    async def _go_on_at(self, made: Made, command: Rematch, guest: Guest) -> str:
        """Keep a new table and the word of it, then let it happen; the result is its id."""
        at, now = self.house.at(), self.house.time()
        new = Table(self.house.new_id())
        first = Row(1, at, now, guest.id, "", made)
        new.fold(first)
        row = Row(self.table.number + 1, at, now, guest.id, command.id, Rematched(new.id))
        await self._let_happen([row], [Batch(new.id, [first], new.info())])
        self.house.table_changed(None, new)
        return new.id

    # Closing

    @property
    def needed(self) -> bool:
        """Whether it must stay open: somebody listens, a clock runs, a bot thinks."""
        busy = self.turns.busy or self.lock.locked()
        return bool(self.listeners) or busy or self.table.clock.running != NOBODY


async def _to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """Wait for what goes on even if whoever waits is gone; then nobody need hear of a refusal."""
    task = asyncio.create_task(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)
