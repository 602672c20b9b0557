"""Statistics of the server and of whoever plays in it, game by game as they end.

What a game came to follows from its log. It is counted once, beside all else and after the game is
kept, so that nobody waits for it; what an older server has left, or a crash, is counted at the next
start.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from aurum.engine import Event
from aurum.server.errors import StorageError
from aurum.server.store.promise import Outcome
from aurum.server.table.entries import LogRow
from aurum.server.table.results import result_of
from aurum.server.table.table import Table
from aurum.statistics import GameTally, Sums, count

if TYPE_CHECKING:
    from aurum.server.live.hub import Hub

log = logging.getLogger("aurum.server")

PEOPLE, BOTS = "people", "bots"
BATCH = 50
"""How many games are looked for at a time."""
LOG_EVERY = 500
"""After so many games the log of the server says how far it is."""
RETRY_SECONDS = 30.0
"""Seconds until another try when the store fails."""


class Counted(msgspec.Struct, frozen=True):
    """What a finished game came to, and for whom."""

    at: int
    tally: GameTally
    outcomes: list[Outcome]
    closed: bool = False
    """Whether it was played where nobody could watch: then only those who played are told."""


class Known(NamedTuple):
    """Somebody who has played: the name they were last known by, and who plays for it."""

    name: str
    plays: str


class Choice(NamedTuple):
    """Which games; empty and 0 stand for every set and every number of players."""

    game: str
    set: str = ""
    players: int = 0


_decode = msgspec.json.Decoder(Counted).decode


def key_of(outcome: Outcome) -> str:
    """What the pages of somebody are found by: it tells nothing that the league does not."""
    if outcome.plays != "person":
        return outcome.plays
    return hashlib.blake2b(outcome.who.encode(), digest_size=8, person=b"statistics").hexdigest()


class ServerStatistics:
    """Counts what has ended, and sums up what was counted."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.known: dict[str, Known] = {}
        self._sums: dict[str, dict[Choice, Sums]] = {}
        self._own: dict[str, dict[Choice, Sums]] = {}
        """The same with games that nobody could watch, for those who played them."""
        self._last = 0
        self._ended = asyncio.Event()
        self._reading = asyncio.Lock()

    # Counting

    def game_ended(self) -> None:
        """There is something to count."""
        self._ended.set()

    async def keep_counting(self) -> None:
        """For as long as the server is open: count what is left, then each game as it ends."""
        while True:
            self._ended.clear()
            try:
                await self.count_all()
            except StorageError as failure:
                log.error("the store fails", extra={"problem": failure.problem})
                await asyncio.sleep(RETRY_SECONDS)
                continue
            except Exception:
                log.exception("counting failed")
                self.hub.metrics.failures.inc()
                await asyncio.sleep(RETRY_SECONDS)
                continue
            await self._ended.wait()

    async def count_all(self) -> int:
        """Count every finished game that has not been; how many there were."""
        done = 0
        while tables := await self.hub.store.uncounted(BATCH):
            for table_id in tables:
                await self.hub.store.keep_tally(table_id, await self._tally(table_id))
                done += 1
                if done % LOG_EVERY == 0:
                    log.info("games counted", extra={"games": done})
        return done

    async def _tally(self, table_id: str) -> bytes:
        """What a game came to; nothing if that cannot be said, or the others would wait for it."""
        try:
            rows = await self.hub.store.rows(table_id)
            # In a thread: a long game must not keep the tables waiting.
            return await asyncio.to_thread(_count, table_id, rows)
        except StorageError:
            raise
        except Exception:
            log.exception("a game cannot be counted")
            self.hub.metrics.failures.inc()
            return b""

    # Summing up

    async def read(self) -> int:
        """Take in what has been counted since; how many finished games are not counted yet."""
        async with self._reading:
            for number, body in await self.hub.store.tallies(self._last):
                self._last = number
                if body:  # else it could not be counted
                    self._add(_decode(body))
                if number % BATCH == 0:
                    await asyncio.sleep(0)  # after a start there may be thousands
        return len(await self.hub.store.uncounted(BATCH))

    def _add(self, counted: Counted) -> None:
        tally = counted.tally
        choice = Choice(tally.game, tally.set, tally.players)
        # The automaton, who comes after all seats, is counted nowhere.
        for outcome, seat in zip(counted.outcomes, tally.seats, strict=False):
            key = key_of(outcome)
            self.known[key] = Known(outcome.name, outcome.plays)
            groups = [self._own.setdefault(key, {})]
            if not counted.closed:
                viewers = PEOPLE if outcome.plays == "person" else BOTS
                groups += [self._sums.setdefault(who, {}) for who in (key, viewers)]
            for sums in groups:
                sums.setdefault(choice, Sums()).add(tally, seat, counted.at)

    def _of(self, who: str, own: bool) -> dict[Choice, Sums]:
        return (self._own if own else self._sums).get(who, {})

    def sums(self, who: str, choice: Choice, own: bool = False) -> Sums:
        """What somebody's games come to, for everybody or for themselves."""
        total = Sums()
        for played, sums in self._of(who, own).items():
            if _fits(played, choice):
                total.merge(sums)
        return total

    def choices(self, who: str, game: str, own: bool = False) -> list[tuple[Choice, int]]:
        """The kinds of table somebody has played this game at, and how often."""
        found: Counter[Choice] = Counter()
        for played, sums in self._of(who, own).items():
            if played.game == game:
                for ten in ("", played.set):
                    for players in (0, played.players):
                        found[Choice(game, ten, players)] += sums.games
        return sorted(found.items())


def _fits(played: Choice, asked: Choice) -> bool:
    """Whether a game at this kind of table is among those that are asked for."""
    return (
        played.game == asked.game
        and asked.set in ("", played.set)
        and asked.players in (0, played.players)
    )


def _count(table_id: str, rows: Sequence[LogRow]) -> bytes:
    """What a table's game came to."""
    table = Table.opened(table_id, rows)
    result, session = result_of(table), table.session
    assert result is not None
    assert session is not None
    state = session.game.begin(session.options)
    events: list[Event] = []
    for choice in session.choices:
        state.events = []
        state.apply(choice)
        events += state.events
    ended = max(row.at for row in rows if row.number <= table.since)
    closed = bool(table.passphrase) or not table.settings.spectators
    counted = Counted(ended, count(table.game, state, events), result.outcomes, closed)
    return msgspec.json.encode(counted)
