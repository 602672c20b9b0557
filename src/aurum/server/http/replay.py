"""Games gone by, or as far as they have gone: any moment, from the seats one may look from."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import islice
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from litestar import MediaType, Response

import aurum
from aurum.engine import CHANCE, OVER, SPECTATOR, Event, Game, Record, State, read_record
from aurum.engine.record import replay, start_replay
from aurum.server.errors import Refused
from aurum.server.live.broadcast import told
from aurum.server.live.hub import House
from aurum.server.store.promise import Guest
from aurum.server.table.games import check_open
from aurum.server.workers.replay_executor import unhurried


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
"""Eyes before which everything lies open: for games that are over."""

Told = dict[str, str | int]

T = TypeVar("T")

encode = msgspec.json.Encoder().encode


class Step(NamedTuple):
    """One choice of a play gone by, and the play before and after it."""

    number: int
    by: int
    choice: int
    before: State
    state: State
    events: list[Event]


class Moments:
    """A record, and the eyes it may be looked at with."""

    def __init__(self, record: Record, eyes: list[int], over: bool) -> None:
        self.game: Game[Any, Any] = aurum.game(record.game)
        self.record = record
        self.eyes = eyes
        self.over = over

    @classmethod
    def of_text(cls, text: str) -> Moments:
        """A game that somebody has uploaded: it hides nothing."""
        record = read_record(text)
        check_open(record.game, record.options)
        return cls(record, [SPECTATOR, *range(len(record.seats)), OPEN], over=True)

    def moment(self, move: int, seat: int) -> MomentInfo:
        """How it stood after so many choices."""
        return self.moments([move], seat)[0]

    def moments(self, moves: Collection[int], seat: int) -> list[MomentInfo]:
        """How it stood after each of these numbers of choices; the play is gone through once."""
        self.check_eyes(seat)
        self.check_move(min(moves))
        last = self.check_move(max(moves))
        steps = islice(self.steps(), last + 1)
        found = {step.number: self._describe(step, seat) for step in steps if step.number in moves}
        return [found[move] for move in moves]

    def check_eyes(self, seat: int) -> None:
        """Refuse eyes that the guest does not have."""
        if seat in self.eyes:
            return
        if self.over or seat >= len(self.record.seats):
            facts = {"seat": seat + 1, "seats": len(self.record.seats)}
            raise Refused("server-no-seat", facts, status=404)
        raise Refused("server-other-seat", {"seat": seat + 1}, status=403)

    def check_move(self, move: int) -> int:
        """A move, if the play came so far."""
        moves = len(self.record.choices)
        if not 0 <= move <= moves:
            raise Refused("server-no-move", {"given": move, "moves": moves}, status=404)
        return move

    def steps(self) -> Iterator[Step]:
        """The play, choice by choice; first, with the number 0, its beginning."""
        state = start_replay(self.game, self.record)
        yield Step(0, OVER, 0, state, state, [])
        for step in unhurried(replay(self.game, self.record)):
            yield Step(step.number, step.actor, step.choice, state, step.state, step.events)
            state = step.state

    def seen(self, step: Step, seat: int) -> tuple[list[str], list[Told]]:
        """The choice of a step, and what came of it, with these eyes."""
        if not step.number:
            return [], []
        if seat == OPEN:
            kinds = self.game.events
            opened = [event.told(kinds[event.name]) for event in step.events]
            return [self.game.write(step.choice)], opened
        return [step.before.seen(step.choice, seat)], told(self.game, step.events, seat)

    def _describe(self, step: Step, seat: int) -> MomentInfo:
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


class Past(NamedTuple):
    """A play that somebody may look back at. To open it takes a while: see `looking`."""

    key: tuple[str | int, ...]
    """What its moments are known by: once there are others, or other eyes, it is another."""
    open: Callable[[], Moments]

    async def look(self, house: House, work: Callable[[Moments], T]) -> T:
        """What somebody finds in it."""
        return await house.looking.do(lambda: work(self.open()))

    async def show(self, house: House, work: Callable[[Moments], Any]) -> Response[Any]:
        """The same, as an answer; to write it takes a while too."""
        return answer(await self.look(house, lambda moments: encode(work(moments))))


async def past_of_table(house: House, table_id: str, visitor: Guest | None) -> Past:
    """The game of a table, for whoever may see it."""
    room = await house.enter(table_id, visitor)
    who = visitor.id if visitor else ""
    if not room.may_watch(who):
        raise Refused("server-no-spectators", status=403)
    table = room.table
    if table.play is None:
        raise Refused("server-not-begun", status=404)
    over = table.status == "over"
    eyes = [SPECTATOR, *([*range(len(table.chairs)), OPEN] if over else table.seats_of(who))]
    # The game at the table goes on meanwhile. Of the copy only the thread knows.
    play, seats = table.play.clone(), table.record_seats()
    key = (table.id, table.since, *eyes)
    return Past(key, lambda: Moments(play.record(seats), eyes, over))


async def past_of_record(house: House, record_id: str) -> Past:
    """The game of an uploaded record."""
    body = await house.store.record(record_id)
    if body is None:
        raise Refused("server-no-record", status=404)
    return Past((record_id,), lambda: Moments.of_text(body.decode()))


def answer(body: bytes) -> Response[Any]:
    """What has been written already, as an answer."""
    return Response(body, media_type=MediaType.JSON)
