"""Statistics of finished games, for the whole server and for each player.

A game's tally follows from its log. It is computed once, in the background, after the game is
stored, so that no request waits for it. Games left over by a crash or an older version are counted
at the next start.
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
"""How many uncounted games are fetched at a time."""
LOG_EVERY = 500
"""After so many games the progress is logged."""
RETRY_SECONDS = 30.0
"""Seconds to wait after a failure."""


class Counted(msgspec.Struct, frozen=True):
    """The tally of a finished game, and its outcomes for each seat."""

    at: int
    tally: GameTally
    outcomes: list[Outcome]
    closed: bool = False
    """Whether spectators were excluded: then only its own players see it in statistics."""


class KnownPlayer(NamedTuple):
    """A player: their last name, and `person` or the kind of bot."""

    name: str
    plays: str


class Choice(NamedTuple):
    """A selection of games. Empty and 0 stand for every set and every number of players."""

    game: str
    set: str = ""
    players: int = 0


_decode = msgspec.json.Decoder(Counted).decode


def key_of(outcome: Outcome) -> str:
    """The public key of a player's statistics. It does not reveal the guest id."""
    if outcome.plays != "person":
        return outcome.plays
    return hashlib.blake2b(outcome.who.encode(), digest_size=8, person=b"statistics").hexdigest()


class ServerStatistics:
    """Counts finished games, and sums up the tallies."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.known: dict[str, KnownPlayer] = {}
        self._sums: dict[str, dict[Choice, Sums]] = {}
        self._own: dict[str, dict[Choice, Sums]] = {}
        """The same including games without spectators; each player sees only their own."""
        self._last = 0
        self._ended = asyncio.Event()
        self._reading = asyncio.Lock()

    # Counting

    def game_ended(self) -> None:
        """Wake the counting task."""
        self._ended.set()

    async def keep_counting(self) -> None:
        """Count what is left over, then each game as it ends, until cancelled."""
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
        """Count every finished game that is not counted yet; the result is how many there were."""
        done = 0
        while tables := await self.hub.store.uncounted(BATCH):
            for table_id in tables:
                await self.hub.store.keep_tally(table_id, await self._tally(table_id))
                done += 1
                if done % LOG_EVERY == 0:
                    log.info("games counted", extra={"games": done})
        return done

    async def _tally(self, table_id: str) -> bytes:
        """The encoded tally of a game; empty if counting fails, so that it is not tried again."""
        try:
            rows = await self.hub.store.rows(table_id)
            # In a thread, so that a long game does not block the loop.
            return await asyncio.to_thread(_count, table_id, rows)
        except StorageError:
            raise
        except Exception:
            log.exception("a game cannot be counted")
            self.hub.metrics.failures.inc()
            return b""

    # Summing up

    async def read(self) -> int:
        """Add the tallies stored since the last call; the result is how many games are not
        counted."""
        async with self._reading:
            for number, body in await self.hub.store.tallies(self._last):
                self._last = number
                if body:  # empty if it could not be counted
                    self._add(_decode(body))
                if number % BATCH == 0:
                    await asyncio.sleep(0)  # after a start there may be thousands
        return len(await self.hub.store.uncounted(BATCH))

    def _add(self, counted: Counted) -> None:
        tally = counted.tally
        choice = Choice(tally.game, tally.set, tally.players)
        # The automaton, whose outcome comes after all seats, has no statistics.
        for outcome, seat in zip(counted.outcomes, tally.seats, strict=False):
            key = key_of(outcome)
            self.known[key] = KnownPlayer(outcome.name, outcome.plays)
            groups = [self._own.setdefault(key, {})]
            if not counted.closed:
                viewers = PEOPLE if outcome.plays == "person" else BOTS
                groups += [self._sums.setdefault(who, {}) for who in (key, viewers)]
            for sums in groups:
                sums.setdefault(choice, Sums()).add(tally, seat, counted.at)

    def _of(self, who: str, own: bool) -> dict[Choice, Sums]:
        return (self._own if own else self._sums).get(who, {})

    def sums(self, who: str, choice: Choice, own: bool = False) -> Sums:
        """The sums of a player's games, public ones only unless `own`."""
        total = Sums()
        for played, sums in self._of(who, own).items():
            if _fits(played, choice):
                total.merge(sums)
        return total

    def choices(self, who: str, game: str, own: bool = False) -> list[tuple[Choice, int]]:
        """The selections that a player has games in, and how many."""
        found: Counter[Choice] = Counter()
        for played, sums in self._of(who, own).items():
            if played.game == game:
                for ten in ("", played.set):
                    for players in (0, played.players):
                        found[Choice(game, ten, players)] += sums.games
        return sorted(found.items())


def _fits(played: Choice, asked: Choice) -> bool:
    """Whether games of this kind are in the selection that is asked for."""
    return (
        played.game == asked.game
        and asked.set in ("", played.set)
        and asked.players in (0, played.players)
    )


def _count(table_id: str, rows: Sequence[LogRow]) -> bytes:
    """The encoded tally of a table's game."""
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
