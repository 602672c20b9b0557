"""Replays: any moment of a game, from the seats that a guest may look from."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import islice
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from litestar import MediaType, Response

import aurum
from aurum.engine import CHANCE, OVER, SPECTATOR, Event, Game, Record, State, read_record
from aurum.engine.record import replay, start_replay
from aurum.server.errors import RequestError
from aurum.server.live.broadcast import event_facts
from aurum.server.live.hub import Hub
from aurum.server.store.promise import Guest
from aurum.server.table.games import check_no_files
from aurum.server.workers.replay_executor import with_pauses


class MomentInfo(msgspec.Struct, frozen=True):
    """One moment of a play: what was chosen to get here, and what it looks like from a seat."""

    move: int
    moves: int
    actor: int
    seat: int
    made: list[str]
    """The last choice, as this seat saw it."""
    events: list[dict[str, str | int]]
    view: Any
    position: str
    """What this seat knows, in notation."""


OPEN: Final = -4
"""A viewpoint that hides nothing: for games that are over."""

EventFacts = dict[str, str | int]

T = TypeVar("T")

encode = msgspec.json.Encoder().encode


class ReplayStep(NamedTuple):
    """One choice of a game, and the states before and after it."""

    number: int
    by: int
    choice: int
    before: State
    state: State
    events: list[Event]


class Replay:
    """A record, and the viewpoints it may be seen from."""

    def __init__(self, record: Record, viewpoints: list[int], over: bool) -> None:
        self.game: Game[Any, Any] = aurum.game(record.game)
        self.record = record
        self.viewpoints = viewpoints
        self.over = over

    @classmethod
    def of_text(cls, text: str) -> Replay:
        """A game that somebody has uploaded: it hides nothing."""
        record = read_record(text)
        check_no_files(record.game, record.options)
        return cls(record, [SPECTATOR, *range(len(record.seats)), OPEN], over=True)

    def moment(self, move: int, seat: int) -> MomentInfo:
        """How it stood after so many choices."""
        return self.moments([move], seat)[0]

    def moments(self, moves: Collection[int], seat: int) -> list[MomentInfo]:
        """How it stood after each of these numbers of choices; the play is gone through once."""
        self.check_viewpoint(seat)
        self.check_move(min(moves))
        last = self.check_move(max(moves))
        steps = islice(self.steps(), last + 1)
        found = {step.number: self._describe(step, seat) for step in steps if step.number in moves}
        return [found[move] for move in moves]

    def check_viewpoint(self, seat: int) -> None:
        """Refuse a viewpoint that the guest does not have."""
        if seat in self.viewpoints:
            return
        if self.over or seat >= len(self.record.seats):
            facts = {"seat": seat + 1, "seats": len(self.record.seats)}
            raise RequestError("server-no-seat", facts, status=404)
        raise RequestError("server-other-seat", {"seat": seat + 1}, status=403)

    def check_move(self, move: int) -> int:
        """A move, if the play came so far."""
        moves = len(self.record.choices)
        if not 0 <= move <= moves:
            raise RequestError("server-no-move", {"given": move, "moves": moves}, status=404)
        return move

    def steps(self) -> Iterator[ReplayStep]:
        """The play, choice by choice; first, with the number 0, its beginning."""
        state = start_replay(self.game, self.record)
        yield ReplayStep(0, OVER, 0, state, state, [])
        for step in with_pauses(replay(self.game, self.record)):
            yield ReplayStep(step.number, step.actor, step.choice, state, step.state, step.events)
            state = step.state

    def seen(self, step: ReplayStep, seat: int) -> tuple[list[str], list[EventFacts]]:
        """The choice of a step, and its events, from a viewpoint."""
        if not step.number:
            return [], []
        if seat == OPEN:
            kinds = self.game.events
            opened = [event.told(kinds[event.name]) for event in step.events]
            return [self.game.write(step.choice)], opened
        return [step.before.seen(step.choice, seat)], event_facts(self.game, step.events, seat)

    def _describe(self, step: ReplayStep, seat: int) -> MomentInfo:
        state = step.state
        made, events = self.seen(step, seat)
        view: Any = self.game.open_view(state) if seat == OPEN else state.view(seat)
        return MomentInfo(
            move=step.number,
            moves=len(self.record.choices),
            actor=state.actor,
            seat=seat,
            made=made,
            events=events,
            view=view,
            position=self.game.write_view(view) if state.actor != CHANCE else "",
        )


class ReplaySource(NamedTuple):
    """A game that a guest may replay. To open it takes a while: see `ReplayExecutor`."""

    key: tuple[str | int, ...]
    """What its moments are cached by. It changes when the game moves or the viewpoints do."""
    open: Callable[[], Replay]

    async def read(self, hub: Hub, work: Callable[[Replay], T]) -> T:
        """Work something out of the replay, in the executor's thread."""
        return await hub.replay_executor.run(lambda: work(self.open()))

    async def respond(self, hub: Hub, work: Callable[[Replay], Any]) -> Response[Any]:
        """The same as a response, which is encoded in that thread too."""
        return json_response(await self.read(hub, lambda replay: encode(work(replay))))


async def table_source(hub: Hub, table_id: str, visitor: Guest | None) -> ReplaySource:
    """The game of a table, for whoever may see it."""
    room = await hub.enter(table_id, visitor)
    who = visitor.id if visitor else ""
    if not room.may_watch(who):
        raise RequestError("server-no-spectators", status=403)
    table = room.table
    if table.session is None:
        raise RequestError("server-not-begun", status=404)
    over = table.status == "over"
    viewpoints = [SPECTATOR, *([*range(len(table.holders)), OPEN] if over else table.seats_of(who))]
    # The game at the table goes on meanwhile. Of the copy only the thread knows.
    session, seats = table.session.clone(), table.record_seats()
    key = (table.id, table.since, *viewpoints)
    return ReplaySource(key, lambda: Replay(session.record(seats), viewpoints, over))


async def record_source(hub: Hub, record_id: str) -> ReplaySource:
    """The game of an uploaded record."""
    body = await hub.store.record(record_id)
    if body is None:
        raise RequestError("server-no-record", status=404)
    return ReplaySource((record_id,), lambda: Replay.of_text(body.decode()))


def json_response(body: bytes) -> Response[Any]:
    """JSON that is encoded already, as a response."""
    return Response(body, media_type=MediaType.JSON)
