"""A queue of finished games that a bot analyses, a choice at a time.

One choice is looked at at a time, in the bots' own processes, when no bot of a running table
waits; the games that somebody waits for take turns. What has been found is kept now and then, so
that a server that closes, or an analysis nobody waited for, goes on from there when somebody asks
again. What a bot finds depends on the record and its terms alone, so it is found only once.
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
    """Why a bot would do something: a message of `locales/` and what it speaks of."""

    key: str
    facts: dict[str, str | int]


class LookedInfo(msgspec.Struct, frozen=True):
    """A choice that somebody made, as a bot sees it who knows what that seat could know."""

    move: int
    seat: int
    made: str
    best: str
    chances: list[float]
    """Of each seat to win, before the choice."""
    after: float
    best_after: float
    cost: float
    reason: ReasonInfo


class AnalysisInfo(msgspec.Struct, frozen=True):
    """What a bot makes of a finished game, as far as it has come."""

    state: Literal["none", "working", "done"]
    """`none` while nobody has asked for it."""
    level: str
    iterations: int
    seed: int
    total: int
    """How many choices are to be looked at."""
    since: int
    """How many of them were left out because they are known."""
    looked: list[LookedInfo]
    result: list[float]
    """Each seat's share of the victory; empty while nobody has asked."""


log = logging.getLogger("aurum.server")

KEPT_EVERY: Final = 10
"""After so many choices, what has been found is kept."""
TOO_MANY: Final = 429
MOST: Final = 50
"""How many games may be in line at once."""
RETRY_SECONDS: Final = 5.0
"""Seconds between two tries to keep what is done while the store cannot."""

_kept = msgspec.json.Decoder(AnalysisInfo)
_encode = msgspec.json.Encoder().encode


def key_of(record: Record, terms: AnalysisParams) -> str:
    """What an analysis is known by: the play and the terms, whoever played it."""
    played = [*terms, record.game, record.rules, record.options, record.choices]
    return hashlib.sha256(json.dumps(played, sort_keys=True).encode()).hexdigest()[:32]


class Requester(NamedTuple):
    """Somebody who would like to know."""

    guest: str
    address: str


class QueuedAnalysis:
    """A game that is being looked at."""

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
        """Whether every choice has been looked at."""
        return len(self.looked) == len(self.questions)

    @property
    def terms(self) -> AnalysisParams:
        """Who looks, and how long."""
        return AnalysisParams(self.info.level, self.info.iterations, self.info.seed)

    def told(self) -> AnalysisInfo:
        """What is known so far."""
        state = "done" if self.done else "working"
        return msgspec.structs.replace(self.info, state=state, looked=list(self.looked))


class AnalysisQueue:
    """The games of one server that are being looked at."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.queue: dict[str, QueuedAnalysis] = {}
        """Whose turn it is next comes first."""
        self._arriving: list[Requester] = []
        """For whom a game is about to be put in line."""
        self._failed: set[str] = set()
        self._arrived = asyncio.Event()

    async def begin(self, record: Record, requester: Requester) -> AnalysisInfo:
        """Have a finished game looked at; if it has been, or is being, that is as good."""
        terms = analysis_params(record.game)
        key = key_of(record, terms)
        self._failed.discard(key)
        known = await self._known(key)
        if known is None or known.state != "done":
            looked = [] if known is None else known.looked
            return await self._enqueue(key, record, terms, requester, looked)
        return known

    async def read(self, record: Record, requester: Requester | None) -> AnalysisInfo:
        """What is known of a game, if somebody has asked.

        A guest who reads it waits for the rest. Whom nobody knows is told what there is; nothing
        is done for them, or anybody could keep bots busy for ever.
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
            return one.told()
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
        """Put a game in line, with what has been found before, if it is not there already."""
        if (one := self.queue.get(key)) is not None:
            one.wanted_at = time.monotonic()
            return one.told()
        self._check_room(requester)
        self._arriving.append(requester)
        try:
            game = aurum.game(record.game)
            questions, end = await asyncio.to_thread(recorded_choices, game, record)
            result = outcome(end)
            if result is None:  # nobody is helped in a game that goes on
                raise RequestError("analysis-not-over")
            info = AnalysisInfo("working", *terms, len(questions), 0, looked, result)
            one = QueuedAnalysis(key, questions, info, requester)
            await self.hub.store.keep_analysis(key, _encode(one.told()), self.hub.at())
            if not one.done:
                one = self.queue.setdefault(key, one)  # somebody else may have come meanwhile
                self._arrived.set()
            return one.told()
        finally:
            self._arriving.remove(requester)

    def _check_room(self, requester: Requester) -> None:
        """Refuse whoever has enough in line, or is about to."""
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
        """For as long as the server is open: look at one choice of each game in turn."""
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
        """One choice of one game; False if there is no more to do, or nobody waits any more."""
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
        """Keep what has been found; False if the store cannot."""
        try:
            await self.hub.store.keep_analysis(one.key, _encode(one.told()), self.hub.at())
        except StorageError as failure:
            log.error("the store fails", extra={"problem": failure.problem})
            return False
        return True


def looked_info(found: ChoiceAnalysis) -> LookedInfo:
    """A choice as it travels."""
    return msgspec.convert(as_dict(found), LookedInfo)
