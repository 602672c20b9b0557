"""The hub: the tables open in this process, guests, the lobby and the server's own time.

The state of a table follows from its log alone, so any process can open any table.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from weakref import WeakValueDictionary

from aurum.lessons import Lesson
from aurum.server.cluster.bus import Bus
from aurum.server.errors import Conflict, RequestError, StorageError
from aurum.server.identity import Passphrases, Tokens
from aurum.server.live.entropy import Entropy
from aurum.server.live.league import GameLeague
from aurum.server.live.room import Room
from aurum.server.live.statistics import ServerStatistics
from aurum.server.settings import ServerSettings
from aurum.server.store.promise import Guest, KeptRecord, Store, WriteBatch
from aurum.server.table import opening
from aurum.server.table.entries import LogRow, Made, Origin
from aurum.server.table.info import NewTable, TableInfo
from aurum.server.table.table import Table
from aurum.server.telemetry import NEVER, Metrics
from aurum.server.workers.analysis_queue import AnalysisQueue
from aurum.server.workers.bot_pool import BotPool
from aurum.server.workers.replay_executor import ReplayExecutor

log = logging.getLogger("aurum.server")

SWEEP = 30.0
"""Seconds between two rounds of unloading and archiving."""


BackgroundTask = Callable[[], Coroutine[None, None, None]]
"""A coroutine that runs for as long as the server is open."""


class Hub:
    """All state of the server in one process."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        bot_pool: BotPool,
        tokens: Tokens,
        settings: ServerSettings,
        *,
        entropy: Entropy | None = None,
        at: Callable[[], int] | None = None,
        monotonic: Callable[[], float] = time.monotonic,
        background: Sequence[BackgroundTask] = (),
    ) -> None:
        self.store = store
        self.bus = bus
        self.bot_pool = bot_pool
        self.tokens = tokens
        self.settings = settings
        self.passphrases = Passphrases()
        self.metrics = Metrics()
        entropy = entropy or Entropy()
        self.rng, self.new_id = entropy.rng, entropy.new_id
        self.new_seed, self.new_number = entropy.new_seed, entropy.new_number
        self.at = at or (lambda: int(time.time() * 1000))
        self._monotonic = monotonic
        self._began = monotonic()
        self._time = 0
        self.rooms: dict[str, Room] = {}
        self._table_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each guest who is opening a table."""
        self._moved: set[Room] = set()
        """Tables whose game has moved since their row in the store was last updated."""
        self._updating = asyncio.Lock()
        """Held while those rows are updated, so that lists are read after it."""
        self._damaged: set[str] = set()
        """Tables that could not be archived. The failure is logged once, and they are not tried
        again."""
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._leagues: dict[str, GameLeague] = {}
        self.statistics = ServerStatistics(self)
        self.lobby_changed = asyncio.Event()
        self.analysis_queue = AnalysisQueue(self)
        self.replay_executor = ReplayExecutor()
        own = (self._heartbeat, self._sweep, self._reopen_running, self.analysis_queue.run)
        self._work: Sequence[BackgroundTask] = (*own, self.statistics.keep_counting, *background)
        self._background: list[asyncio.Task[None]] = []
        self._unsubscribe: Callable[[], None] | None = None

    # Opening and closing

    async def open(self) -> None:
        """Read the server's time, subscribe to the bus and start the background tasks."""
        self._time = await self.store.time()
        self._began = self._monotonic()
        self._unsubscribe = self.bus.subscribe(self._on_news)
        self._background = [asyncio.create_task(task()) for task in self._work]
        for task in self._background:
            task.add_done_callback(self._background_done)

    def _background_done(self, task: asyncio.Task[None]) -> None:
        """Log and count the failure of a background task. Ending normally is allowed."""
        if not task.cancelled() and (failure := task.exception()) is not None:
            self.metrics.failures.inc()
            log.error("a background task has ended", exc_info=failure)

    async def close(self) -> None:
        """Stop the background tasks, wait for commands under way, store the time, close the
        store."""
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        if self._unsubscribe is not None:
            self._unsubscribe()
        for room in list(self.rooms.values()):
            async with room.lock:
                room.turns.close()
        self.rooms.clear()
        self.replay_executor.close()
        await self.bot_pool.close()
        await self._store_time()
        await self.store.close()

    def time(self) -> int:
        """The server's own time in milliseconds. It does not advance while the server is closed."""
        return self._time + int((self._monotonic() - self._began) * 1000)

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            try:
                await self._store_time()
            except Exception:
                self._failed("keeping time failed")

    async def _store_time(self) -> None:
        """Store the server's time, then update the rows of tables whose games have moved."""
        try:
            await self.store.keep_time(self.time())
            await self._update_tables()
            self.metrics.time_kept = True
        except StorageError as failure:
            self.metrics.time_kept = False
            log.error("the store fails", extra={"problem": failure.problem})

    async def _update_tables(self) -> None:
        """Update the stored rows of tables whose games have moved.

        They follow from the logs, so they are not written with each choice: only with each
        heartbeat and before a list is read.
        """
        async with self._updating:
            touched = {room for room in self._moved if not room.lock.locked()}
            if not touched:
                return
            self._moved -= touched  # the others are changing now, and are updated next time
            try:
                await self.store.update_tables([room.table.info() for room in touched])
            except StorageError:
                self._moved |= touched
                raise

    async def _reopen_running(self) -> None:
        """After a start, open the running tables, so that their clocks and bots go on."""
        for table_id in await self.store.running():
            try:
                await self.room(table_id)
            except Exception:
                self._failed("a table cannot be opened")
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        """Unload and archive tables, every `SWEEP` seconds."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Exception:
                self._failed("sweeping failed")

    async def sweep(self) -> None:
        """Unload idle tables and archive untouched ones. A table that fails does not stop the
        others."""
        await self._store_time()
        self._unload()
        now = self.at()
        ages = {
            ("running", "over", "stopped"): self.settings.archive_after,
            ("open",): self.settings.waiting_after,
        }
        for statuses, age in ages.items():
            before = now - int(age * 1000)
            for table_id in await self.store.untouched(statuses, before):
                if table_id not in self._damaged:
                    await self._archive(table_id, before)

    def _unload(self) -> None:
        """Remove the tables from memory that were not needed for `unload_after` seconds."""
        for table_id, room in list(self.rooms.items()):
            needed = room.needed or room in self._moved
            if not needed and time.monotonic() - room.idle_since > self.settings.unload_after:
                room.turns.close()
                del self.rooms[table_id]

    async def _archive(self, table_id: str, before: int) -> None:
        try:
            await (await self.room(table_id)).archive(before)
        except StorageError:
            raise  # the other tables would fail too
        except Exception:
            self._damaged.add(table_id)
            self._failed("a table cannot be put away")

    def _failed(self, what: str, **facts: str) -> None:
        """Log and count the exception that is being handled."""
        self.metrics.failures.inc()
        log.exception(what, extra=facts)

    # Tables

    async def room(self, table_id: str) -> Room:
        """A table, opened from its log if it is not open."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.idle_since = time.monotonic()  # or it could be unloaded before the caller uses it
            return room
        opening = self._opening.get(table_id)
        if opening is None:
            opening = asyncio.create_task(self._open_room(table_id))
            self._opening[table_id] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def _open_room(self, table_id: str) -> Room:
        rows: Sequence[LogRow] = ()
        try:
            rows = await self.store.rows(table_id)
            table = await self.replay_executor.run_over(rows, partial(Table.opened, table_id))
        except StorageError:
            raise
        except Exception:  # SQLite detects torn pages, not wrong contents
            self._failed("a log cannot be read", game=_game_of(rows))
            raise RequestError("server-table-damaged", status=500) from None
        if not table.number:
            raise RequestError("server-no-table", status=404)
        room = Room(self, table)
        self.rooms[table_id] = room
        self.game_moved(room)  # the stored row may lack what was played before a crash
        room.turns.update()
        return room

    async def enter(self, table_id: str, guest: Guest | None, passphrase: str = "") -> Room:
        """A table, if this guest is admitted to it, or has its passphrase."""
        room = await self.room(table_id)
        await room.admit(guest.id if guest else "", passphrase)
        return room

    async def make_table(
        self,
        wish: NewTable,
        host: Guest,
        origin: Origin | None = None,
        record: KeptRecord | None = None,
    ) -> TableInfo:
        """Open a new table. With an origin its game continues another, whose record is stored
        too."""
        async with self.table_slot(host):
            opening.open_table(wish, host, "")  # refuse bad requests before the costly hash
            hashed = await self.passphrases.hash(wish.passphrase) if wish.passphrase else ""
            made = opening.open_table(wish, host, hashed, origin)
            table = Table(self.new_id())
            row = LogRow(1, self.at(), self.time(), host.id, "", made)
            table.apply_entry(row)
            await self._append_first(table, [row], record)
        self.rooms[table.id] = Room(self, table)
        self.table_changed(None, table)
        return table.info()

    async def make_lesson(self, lesson: Lesson, learner: Guest) -> Room:
        """Open the table of a lesson and start its game."""
        async with self.table_slot(learner):
            table = Table(self.new_id())
            entries = enumerate(opening.open_lesson(lesson, learner), 1)
            at, now = self.at(), self.time()
            rows = [LogRow(number, at, now, learner.id, "", entry) for number, entry in entries]
            for row in rows:
                table.apply_entry(row)
            await self._append_first(table, rows)
        room = self.rooms[table.id] = Room(self, table)
        room.turns.update()
        return room

    @asynccontextmanager
    async def table_slot(self, host: Guest) -> AsyncIterator[None]:
        """Check the guest's limit of open tables, and hold their lock while they open one more."""
        async with self._table_locks.setdefault(host.id, asyncio.Lock()):
            if await self.store.count_open(host.id) >= self.settings.tables_per_guest:
                raise RequestError(
                    "server-too-many-tables", {"most": self.settings.tables_per_guest}
                )
            yield

    async def _append_first(
        self, table: Table, rows: list[LogRow], record: KeptRecord | None = None
    ) -> None:
        try:
            await self.keep([WriteBatch(table.id, rows, table.info(), origin_record=record)])
        except Conflict:
            raise StorageError("an id came up twice") from None

    async def keep(self, batches: Sequence[WriteBatch]) -> None:
        """Append to logs, all or nothing, and note for `/healthz` whether the store could."""
        try:
            await self.store.append(batches)
        except StorageError:
            self.metrics.refused_at = time.monotonic()
            raise
        self.metrics.refused_at = NEVER
        if any(batch.result is not None for batch in batches):
            self.statistics.game_ended()

    async def lobby(self, limit: int) -> list[TableInfo]:
        """The public tables that are open or running, those touched last first."""
        with suppress(StorageError):
            await self._update_tables()
        return await self.store.lobby(limit)

    async def tables_of(self, guest: str, limit: int) -> list[TableInfo]:
        """The tables a guest sits at or hosts, those touched last first."""
        with suppress(StorageError):
            await self._update_tables()
        return await self.store.tables_of(guest, limit)

    def table_changed(self, before: Table | None, after: Table) -> None:
        """Wake those who watch the lobby if a public table has changed."""
        if after.settings.public or (before is not None and before.settings.public):
            self.lobby_changed.set()
            self.lobby_changed = asyncio.Event()  # later watchers wait for the next change

    def game_moved(self, room: Room) -> None:
        """Note that only the game at a table has moved, so that its row is updated later."""
        self._moved.add(room)

    def _on_news(self, table_id: str, number: int) -> None:
        room = self.rooms.get(table_id)
        if room is not None:
            room.on_news(number)

    # People

    async def guest(self, guest_id: str) -> Guest | None:
        """A guest by their id."""
        return await self.store.guest(guest_id)

    async def keep_guest(self, guest: Guest) -> None:
        """Store a new guest."""
        await self.store.keep_guest(guest, self.at())

    async def change_guest(self, guest_id: str, change: Callable[[Guest], Guest]) -> Guest:
        """Change a guest in one transaction, so that concurrent changes are all kept."""
        guest = await self.store.change_guest(guest_id, change)
        if guest is None:
            raise RequestError("server-nobody", status=401)
        for room in self.rooms.values():
            for listener in room.listeners:
                if listener.guest == guest.id:
                    listener.muted = guest.muted
        return guest

    def league(self, game: str) -> GameLeague:
        """The league of a game."""
        return self._leagues.setdefault(game, GameLeague(game))


def _game_of(rows: Sequence[LogRow]) -> str:
    """The game of a log, for the log of the server."""
    made = rows[0].entry if rows else None
    return made.game if isinstance(made, Made) else ""
