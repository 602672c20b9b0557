"""A queue of finished games that a bot analyses, a choice at a time.

One choice is analysed at a time, in the bots' processes, when no table waits for a bot; the games
in the queue take turns. Results are stored now and then, so that an analysis that was interrupted
goes on from there when somebody asks again. They depend on the record and the terms alone, so each
game is analysed once.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import msgspec

import aurum
from aurum.analysis import (
    AnalysisParams,
    ChoiceAnalysis,
    RecordedChoice,
    analysis_params,
    outcome,
    recorded_choices,
)
from aurum.analysis.document import as_dict
from aurum.engine import Record
from aurum.server.errors import RequestError, StorageError

if TYPE_CHECKING:
    from aurum.server.live.hub import Hub


class ReasonInfo(msgspec.Struct, frozen=True):
    """The reason for a bot's choice: a message of `locales/` and its facts."""

    key: str
    facts: dict[str, str | int]


class LookedInfo(msgspec.Struct, frozen=True):
    """A bot's analysis of one choice, from what the seat could know."""

    move: int
    seat: int
    made: str
    best: str
    chances: list[float]
    """Each seat's chance to win, before the choice."""
    after: float
    best_after: float
    cost: float
    reason: ReasonInfo


class AnalysisInfo(msgspec.Struct, frozen=True):
    """The analysis of a finished game, as far as it is done."""

    state: Literal["none", "working", "done"]
    """`none` until a client asks for it."""
    level: str
    iterations: int
    seed: int
    total: int
    """How many choices are to be analysed."""
    since: int
    """How many of them the client knows, which are left out of `looked`."""
    looked: list[LookedInfo]
    result: list[float]
    """Each seat's share of the victory; empty until a client asks."""


log = logging.getLogger("aurum.server")

KEPT_EVERY: Final = 10
"""After so many choices the results are stored."""
TOO_MANY: Final = 429
MOST: Final = 50
"""How many games may be in the queue."""
RETRY_SECONDS: Final = 5.0
"""Seconds between two tries to store a complete analysis while the store fails."""

_kept = msgspec.json.Decoder(AnalysisInfo)
_encode = msgspec.json.Encoder().encode


def key_of(record: Record, terms: AnalysisParams) -> str:
    """The key of an analysis: a hash of the game and the terms, without the players."""
    played = [*terms, record.game, record.rules, record.options, record.choices]
    return hashlib.sha256(json.dumps(played, sort_keys=True).encode()).hexdigest()[:32]


class Requester(NamedTuple):
    """The guest and the address that asked for an analysis."""

    guest: str
    address: str


class QueuedAnalysis:
    """A game in the queue."""

    def __init__(
        self, key: str, questions: list[RecordedChoice], info: AnalysisInfo, requester: Requester
    ) -> None:
        self.key = key
        self.questions = questions
        self.info = info
        self.looked = list(info.looked)
        self.requester = requester
        self.wanted_at = time.monotonic()

    @property
    def done(self) -> bool:
        """Whether every choice is analysed."""
        return len(self.looked) == len(self.questions)

    @property
    def terms(self) -> AnalysisParams:
        """The bot, its iterations and its seed."""
        return AnalysisParams(self.info.level, self.info.iterations, self.info.seed)

    def snapshot(self) -> AnalysisInfo:
        """The results so far."""
        state = "done" if self.done else "working"
        return msgspec.structs.replace(self.info, state=state, looked=list(self.looked))


class AnalysisQueue:
    """The queue of games to analyse."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.queue: dict[str, QueuedAnalysis] = {}
        """The game whose turn is next comes first."""
        self._arriving: list[Requester] = []
        """Those whose game is being read before it enters the queue; they count for the limits."""
        self._failed: set[str] = set()
        self._arrived = asyncio.Event()

    async def begin(self, record: Record, requester: Requester) -> AnalysisInfo:
        """Queue a finished game, unless it is queued or analysed already; the results so far."""
        terms = analysis_params(record.game)
        key = key_of(record, terms)
        self._failed.discard(key)
        known = await self._known(key)
        if known is None or known.state != "done":
            looked = [] if known is None else known.looked
            return await self._enqueue(key, record, terms, requester, looked)
        return known

    async def read(self, record: Record, requester: Requester | None) -> AnalysisInfo:
        """The results so far of a game whose analysis was requested.

        A guest who reads an incomplete analysis puts it back in the queue. A visitor without a
        token only reads, so that nobody can keep the bots busy anonymously.
        """
        terms = analysis_params(record.game)
        key = key_of(record, terms)
        known = await self._known(key)
        if known is None:
            return AnalysisInfo("none", *terms, 0, 0, [], [])
        if known.state == "done" or requester is None:
            return known
        try:
            return await self._enqueue(key, record, terms, requester, known.looked)
        except RequestError as refusal:
            if refusal.status != TOO_MANY:
                raise
            return known

    async def _known(self, key: str) -> AnalysisInfo | None:
        if (one := self.queue.get(key)) is not None:
            return one.snapshot()
        if key in self._failed:
            raise RequestError("server-failure", status=500)
        body = await self.hub.store.analysis(key)
        if body is None:
            return None
        return _kept.decode(body)

    async def _enqueue(
        self,
        key: str,
        record: Record,
        terms: AnalysisParams,
        requester: Requester,
        looked: list[LookedInfo],
    ) -> AnalysisInfo:
        """Put a game in the queue with its earlier results, unless it is there already."""
        if (one := self.queue.get(key)) is not None:
            one.wanted_at = time.monotonic()
            return one.snapshot()
        self._check_room(requester)
        self._arriving.append(requester)
        try:
            game = aurum.game(record.game)
            questions, end = await asyncio.to_thread(recorded_choices, game, record)
            result = outcome(end)
            if result is None:  # an analysis would help in a running game
                raise RequestError("analysis-not-over")
            info = AnalysisInfo("working", *terms, len(questions), 0, looked, result)
            one = QueuedAnalysis(key, questions, info, requester)
            await self.hub.store.keep_analysis(key, _encode(one.snapshot()), self.hub.at())
            if not one.done:
                # Another request may have queued it meanwhile.
                one = self.queue.setdefault(key, one)
                self._arrived.set()
            return one.snapshot()
        finally:
            self._arriving.remove(requester)

    def _check_room(self, requester: Requester) -> None:
        """Refuse a request over the limits for a guest, an address or the whole queue."""
        settings = self.hub.settings
        waiting = [*(one.requester for one in self.queue.values()), *self._arriving]
        own = sum(one.guest == requester.guest for one in waiting)
        same_address = sum(one.address == requester.address for one in waiting)
        if (
            own >= settings.analyses_per_guest
            or same_address >= settings.analyses_per_address
            or len(waiting) >= MOST
        ):
            raise RequestError("analysis-too-many", status=TOO_MANY)

    # Working

    async def run(self) -> None:
        """Analyse one choice of each game in turn, until cancelled."""
        try:
            while True:
                while not self.queue:
                    self._arrived.clear()
                    await self._arrived.wait()
                one = next(iter(self.queue.values()))
                goes_on = await self._advance(one)
                del self.queue[one.key]
                if goes_on:
                    self.queue[one.key] = one  # behind all others
        finally:
            for one in self.queue.values():
                await self._keep(one)

    async def _advance(self, one: QueuedAnalysis) -> bool:
        """Analyse one choice of a game; False if it is done, failed, or no client waits for it."""
        if time.monotonic() - one.wanted_at > self.hub.settings.analysis_patience:
            await self._keep(one)
            return False
        try:
            found = await self.hub.bot_pool.analyse(one.questions[len(one.looked)], one.terms)
        except Exception:
            log.exception("an analysis failed")
            self.hub.metrics.failures.inc()
            self._failed.add(one.key)
            return False
        one.looked.append(looked_info(found))
        if one.done:
            while not await self._keep(one):
                await asyncio.sleep(RETRY_SECONDS)
        elif len(one.looked) % KEPT_EVERY == 0:
            await self._keep(one)
        return not one.done

    async def _keep(self, one: QueuedAnalysis) -> bool:
        """Store the results so far; False if the store fails."""
        try:
            await self.hub.store.keep_analysis(one.key, _encode(one.snapshot()), self.hub.at())
        except StorageError as failure:
            log.error("the store fails", extra={"problem": failure.problem})
            return False
        return True


def looked_info(found: ChoiceAnalysis) -> LookedInfo:
    """The analysis of a choice as it is sent."""
    return msgspec.convert(as_dict(found), LookedInfo)
