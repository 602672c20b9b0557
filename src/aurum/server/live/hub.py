"""The house: every table anybody needs, the people it knows, the lobby, its own time.

Nothing of a table lives here but what is folded from its log, so any process can open any table.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from random import Random, SystemRandom
from weakref import WeakValueDictionary

from aurum.engine.fairness import SEED_BYTES
from aurum.lessons import Lesson
from aurum.server.cluster.bus import Bus
from aurum.server.errors import Refused, StoreFails, Taken
from aurum.server.identity import Passphrases, Tokens
from aurum.server.live.league import GameLeague
from aurum.server.live.room import Room
from aurum.server.live.statistics import HouseStatistics
from aurum.server.settings import HouseSettings
from aurum.server.store.promise import Batch, Guest, KeptRecord, Store
from aurum.server.table import decisions
from aurum.server.table.entries import Origin, Row
from aurum.server.table.info import NewTable, TableInfo
from aurum.server.table.table import Table
from aurum.server.telemetry import NEVER, Gauges
from aurum.server.workers.analysis_queue import Study
from aurum.server.workers.bot_pool import Minds
from aurum.server.workers.replay_executor import Looking

log = logging.getLogger("aurum.server")

SWEEP = 30.0
"""Seconds between two looks at what can be put away."""


Chore = Callable[[], Coroutine[None, None, None]]
"""Something that goes on for as long as the house is open."""


class Luck:
    """Where the house gets what nobody can guess."""

    def __init__(self) -> None:
        self.rng: Random = SystemRandom()

    def new_id(self) -> str:
        """Sixteen letters that nobody can guess: the link to a table, or a guest."""
        return secrets.token_urlsafe(12)

    def new_seed(self) -> bytes:
        """The secret that all chance of a game follows from."""
        return secrets.token_bytes(SEED_BYTES)

    def new_number(self) -> int:
        """A seed for something that need not be repeated."""
        return secrets.randbits(63)


class House:
    """One process's part of the house."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        minds: Minds,
        tokens: Tokens,
        settings: HouseSettings,
        *,
        luck: Luck | None = None,
        at: Callable[[], int] | None = None,
        monotonic: Callable[[], float] = time.monotonic,
        chores: Sequence[Chore] = (),
    ) -> None:
        self.store = store
        self.bus = bus
        self.minds = minds
        self.tokens = tokens
        self.settings = settings
        self.passphrases = Passphrases()
        self.gauges = Gauges()
        luck = luck or Luck()
        self.rng, self.new_id = luck.rng, luck.new_id
        self.new_seed, self.new_number = luck.new_seed, luck.new_number
        self.at = at or (lambda: int(time.time() * 1000))
        self._monotonic = monotonic
        self._began = monotonic()
        self._time = 0
        self.rooms: dict[str, Room] = {}
        self._hosting: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Guests who are opening a table."""
        self._touched: set[Room] = set()
        """Tables that have moved on since the store was last told what they look like."""
        self._updating = asyncio.Lock()
        """Held while it is told: who would read it then waits."""
        self._damaged: set[str] = set()
        """Tables that could not be put away: to say so once is enough."""
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._leagues: dict[str, GameLeague] = {}
        self.statistics = HouseStatistics(self)
        self.lobby_changed = asyncio.Event()
        self.study = Study(self)
        self.looking = Looking()
        own = (self._keep_time, self._sweep, self._wake, self.study.work)
        self._to_do: Sequence[Chore] = (*own, self.statistics.keep_counting, *chores)
        self._chores: list[asyncio.Task[None]] = []
        self._deaf: Callable[[], None] | None = None

    # Opening and closing

    async def open(self) -> None:
        """Take up where the house left off."""
        self._time = await self.store.time()
        self._began = self._monotonic()
        self._deaf = self.bus.subscribe(self._heard)
        self._chores = [asyncio.create_task(chore()) for chore in self._to_do]
        for chore in self._chores:
            chore.add_done_callback(self._chore_done)

    def _chore_done(self, chore: asyncio.Task[None]) -> None:
        """Some chores come to an end; none of them fails without anybody hearing of it."""
        if not chore.cancelled() and (failure := chore.exception()) is not None:
            self.gauges.failures.inc()
            log.error("a chore has ended", exc_info=failure)

    async def close(self) -> None:
        """Finish what is under way and keep the time."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        if self._deaf is not None:
            self._deaf()
        for room in list(self.rooms.values()):
            async with room.lock:
                room.turns.close()
        self.rooms.clear()
        self.looking.close()
        await self.minds.close()
        await self._beat()
        await self.store.close()

    def time(self) -> int:
        """The house's own time in milliseconds. It stands still while the house is closed."""
        return self._time + int((self._monotonic() - self._began) * 1000)

    async def _keep_time(self) -> None:
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            try:
                await self._beat()
            except Exception:
                self._failed("keeping time failed")

    async def _beat(self) -> None:
        """Keep the time, and then for the lists of tables how far games are by now."""
        try:
            await self.store.keep_time(self.time())
            await self._update_tables()
            self.gauges.time_kept = True
        except StoreFails as failure:
            self.gauges.time_kept = False
            log.error("the store fails", extra={"problem": failure.problem})

    async def _update_tables(self) -> None:
        """Bring up to date what lists of tables tell of games.

        It follows from their logs, so it is not written with every choice, but now and then, and
        before somebody reads it.
        """
        async with self._updating:
            touched = {room for room in self._touched if not room.lock.locked()}
            if not touched:
                return
            self._touched -= touched  # the others are about to change, and wait for the next time
            try:
                await self.store.update_tables([room.table.info() for room in touched])
            except StoreFails:
                self._touched |= touched
                raise

    async def _wake(self) -> None:
        """After a start: tables where a clock runs or a bot is asked go on by themselves."""
        for table_id in await self.store.running():
            try:
                await self.room(table_id)
            except Exception:
                self._failed("a table cannot be opened")
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        """Put away what nobody needs: from memory soon, from the lobby after a long time."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Exception:
                self._failed("sweeping failed")

    async def sweep(self) -> None:
        """One round of tidying up: each table by itself, so that none that fails is in the way."""
        await self._beat()
        self._unload()
        now = self.at()
        ages = {
            ("running", "over"): self.settings.archive_after,
            ("open",): self.settings.waiting_after,
        }
        for statuses, age in ages.items():
            before = now - int(age * 1000)
            for table_id in await self.store.untouched(statuses, before):
                if table_id not in self._damaged:
                    await self._archive(table_id, before)

    def _unload(self) -> None:
        """Let go of the tables in memory that nobody has needed for a while."""
        for table_id, room in list(self.rooms.items()):
            needed = room.needed or room in self._touched
            if not needed and time.monotonic() - room.idle_since > self.settings.unload_after:
                room.turns.close()
                del self.rooms[table_id]

    async def _archive(self, table_id: str, before: int) -> None:
        try:
            await (await self.room(table_id)).archive(before)
        except StoreFails:
            raise  # it would for the others as well
        except Exception:
            self._damaged.add(table_id)
            self._failed("a table cannot be put away")

    def _failed(self, what: str) -> None:
        """Note the error that is being handled: it should not happen, and the house goes on."""
        self.gauges.failures.inc()
        log.exception(what)

    # Tables

    async def room(self, table_id: str) -> Room:
        """A table, opened from its log if it is not open."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.idle_since = time.monotonic()  # who is about to come in must find it still open
            return room
        opening = self._opening.get(table_id)
        if opening is None:
            opening = asyncio.create_task(self._open_room(table_id))
            self._opening[table_id] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def _open_room(self, table_id: str) -> Room:
        try:
            rows = await self.store.rows(table_id)
            table = await self.looking.through(rows, partial(Table.opened, table_id))
        except StoreFails:
            raise
        except Exception:  # SQLite notices when its pages are torn, not what they say
            self._failed("a log cannot be read")
            raise Refused("server-table-damaged", status=500) from None
        if not table.number:
            raise Refused("server-no-table", status=404)
        room = Room(self, table)
        self.rooms[table_id] = room
        self.touched(room)  # what was played just before a crash may not be in the lists
        room.turns.settle()
        return room

    async def enter(self, table_id: str, guest: Guest | None, passphrase: str = "") -> Room:
        """A table, if this guest may come in."""
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
        """Open a new table, perhaps one that goes on with another game and keeps its record."""
        async with self.one_more_table(host):
            decisions.open_table(wish, host, "")  # refuse nonsense before hashing costs anything
            hashed = await self.passphrases.hash(wish.passphrase) if wish.passphrase else ""
            made = decisions.open_table(wish, host, hashed, origin)
            table = Table(self.new_id())
            row = Row(1, self.at(), self.time(), host.id, "", made)
            table.fold(row)
            await self._append_first(table, [row], record)
        self.rooms[table.id] = Room(self, table)
        self.table_changed(None, table)
        return table.info()

    async def make_lesson(self, lesson: Lesson, learner: Guest) -> Room:
        """Open a table to learn at; its game begins at once."""
        async with self.one_more_table(learner):
            table = Table(self.new_id())
            entries = enumerate(decisions.open_lesson(lesson, learner), 1)
            at, now = self.at(), self.time()
            rows = [Row(number, at, now, learner.id, "", entry) for number, entry in entries]
            for row in rows:
                table.fold(row)
            await self._append_first(table, rows)
        room = self.rooms[table.id] = Room(self, table)
        room.turns.settle()
        return room

    @asynccontextmanager
    async def one_more_table(self, host: Guest) -> AsyncIterator[None]:
        """While a guest opens a table they open no other, so that each is counted."""
        async with self._hosting.setdefault(host.id, asyncio.Lock()):
            if await self.store.count_open(host.id) >= self.settings.tables_per_guest:
                raise Refused("server-too-many-tables", {"most": self.settings.tables_per_guest})
            yield

    async def _append_first(
        self, table: Table, rows: list[Row], record: KeptRecord | None = None
    ) -> None:
        try:
            await self.keep([Batch(table.id, rows, table.info(), goes_on_with=record)])
        except Taken:
            raise StoreFails("an id came up twice") from None

    async def keep(self, batches: Sequence[Batch]) -> None:
        """Add to logs, all or nothing, and notice whether the store can."""
        try:
            await self.store.append(batches)
        except StoreFails:
            self.gauges.refused_at = time.monotonic()
            raise
        self.gauges.refused_at = NEVER
        if any(batch.result is not None for batch in batches):
            self.statistics.game_ended()

    async def lobby(self, limit: int) -> list[TableInfo]:
        """The public tables that are open or running, those touched last first."""
        with suppress(StoreFails):
            await self._update_tables()
        return await self.store.lobby(limit)

    async def tables_of(self, guest: str, limit: int) -> list[TableInfo]:
        """The tables a guest sits at or hosts, those touched last first."""
        with suppress(StoreFails):
            await self._update_tables()
        return await self.store.tables_of(guest, limit)

    def table_changed(self, before: Table | None, after: Table) -> None:
        """A table looks different; the lobby may want to know."""
        if after.settings.public or (before is not None and before.settings.public):
            self.lobby_changed.set()
            self.lobby_changed = asyncio.Event()  # who looks from now on waits for the next change

    def touched(self, room: Room) -> None:
        """The game at a table has moved on, and else it looks as before."""
        self._touched.add(room)

    def _heard(self, table_id: str, number: int) -> None:
        room = self.rooms.get(table_id)
        if room is not None:
            room.heard(number)

    # People

    async def guest(self, guest_id: str) -> Guest | None:
        """Somebody the house knows."""
        return await self.store.guest(guest_id)

    async def keep_guest(self, guest: Guest) -> None:
        """Remember somebody new."""
        await self.store.keep_guest(guest, self.at())

    async def change_guest(self, guest_id: str, change: Callable[[Guest], Guest]) -> Guest:
        """Change something about somebody; what else is being changed meanwhile stays changed."""
        guest = await self.store.change_guest(guest_id, change)
        if guest is None:
            raise Refused("server-nobody", status=401)
        for room in self.rooms.values():
            for listener in room.listeners:
                if listener.guest == guest.id:
                    listener.muted = guest.muted
        return guest

    def league(self, game: str) -> GameLeague:
        """The league of a game."""
        return self._leagues.setdefault(game, GameLeague(game))
