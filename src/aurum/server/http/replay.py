"""Replays: any position of a game, from the viewpoints that a guest may have."""

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
from aurum.server.messages import Asked, Known, Line, SeenFact, asked_of, known_of, lines_of
from aurum.server.store.promise import Guest
from aurum.server.table.game_code import game_code
from aurum.server.table.games import check_no_files
from aurum.server.workers.replay_executor import with_pauses


class MomentInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position of a game from one viewpoint, and the choice that led to it."""

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
    lines: list[Line] = []
    """The log of the last choice."""
    asked: Asked | None = None
    """What the seat is asked, if the decision is its own; with nothing hidden, what anyone is."""
    choices: list[str] = []
    """Its choices, in the order in which `asked` explains them."""
    known: list[Known] = []
    """The position as facts, if the game gives them."""


OPEN: Final = -4
"""A viewpoint that hides nothing: for games that are over."""

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
        """The replay of an uploaded record, from every viewpoint."""
        record = read_record(text)
        check_no_files(record.game, record.options)
        return cls(record, [SPECTATOR, *range(len(record.seats)), OPEN], over=True)

    def moment(self, move: int, seat: int) -> MomentInfo:
        """The position after so many choices."""
        return self.moments([move], seat)[0]

    def moments(self, moves: Collection[int], seat: int) -> list[MomentInfo]:
        """The positions after these numbers of choices; the game is replayed once."""
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
        """Refuse a move that the game does not have; else the move."""
        moves = len(self.record.choices)
        if not 0 <= move <= moves:
            raise RequestError("server-no-move", {"given": move, "moves": moves}, status=404)
        return move

    def steps(self) -> Iterator[ReplayStep]:
        """The game, choice by choice, after a step with the number 0 for its start."""
        state = start_replay(self.game, self.record)
        yield ReplayStep(0, OVER, 0, state, state, [])
        for step in with_pauses(replay(self.game, self.record)):
            yield ReplayStep(step.number, step.actor, step.choice, state, step.state, step.events)
            state = step.state

    def seen(self, step: ReplayStep, seat: int) -> SeenFact:
        """The choice of a step, its events and their log, from a viewpoint."""
        if not step.number:
            return SeenFact(seat, [], [])
        game = self.game
        if seat == OPEN:
            made, events = game.write(step.choice), step.events
        else:
            made = step.before.redacted(step.choice, seat)
            events = [event.seen_by(seat) for event in step.events]
        lines = lines_of(game, events, self.view(step.state, seat))
        return SeenFact(seat, [made], event_facts(game, events), lines)

    def view(self, state: State, seat: int) -> Any:
        """A state from a viewpoint."""
        return self.game.open_view(state) if seat == OPEN else state.view(seat)

    def _describe(self, step: ReplayStep, seat: int) -> MomentInfo:
        game, state = self.game, step.state
        seen, view = self.seen(step, seat), self.view(state, seat)
        asked = seat in (state.actor, OPEN) and state.actor >= 0
        legal = state.choices() if asked else []
        return MomentInfo(
            move=step.number,
            moves=len(self.record.choices),
            actor=state.actor,
            seat=seat,
            made=seen.made,
            events=seen.events,
            view=view,
            position=game.write_view(view) if state.actor != CHANCE else "",
            lines=seen.lines,
            asked=asked_of(game, state.view(state.actor), legal) if asked else None,
            choices=[game.write(choice) for choice in legal],
            known=known_of(game, view),
        )


class ReplaySource(NamedTuple):
    """A game that a guest may replay. Opening it is slow: see `ReplayExecutor`."""

    key: tuple[str | int, ...]
    """The key of cached responses. It changes when the game moves or the viewpoints do."""
    open: Callable[[], Replay]
    move: int = -1
    """The present move of a table; -1 for a record."""
    present: Callable[[int], tuple[str, Any]] | None = None
    """The game of a table, and its present position from a viewpoint."""

    async def read(self, hub: Hub, work: Callable[[Replay], T]) -> T:
        """Run a function of the replay in the executor's thread."""
        return await hub.replay_executor.run(lambda: work(self.open()))

    async def respond(self, hub: Hub, work: Callable[[Replay], Any]) -> Response[Any]:
        """The same as a response, which is encoded in that thread too."""
        return json_response(await self.read(hub, lambda replay: encode(work(replay))))


async def table_source(hub: Hub, table_id: str, visitor: Guest | None) -> ReplaySource:
    """The game of a table, for a visitor who may watch it."""
    room = await hub.enter(table_id, visitor)
    who = visitor.id if visitor else ""
    if not room.may_watch(who):
        raise RequestError("server-no-spectators", status=403)
    table = room.table
    if table.session is None:
        raise RequestError("server-not-begun", status=404)
    over = table.status in ("over", "stopped")  # a game that cannot go on has no secrets to keep
    viewpoints = [SPECTATOR, *([*range(len(table.holders)), OPEN] if over else table.seats_of(who))]
    # The thread gets a copy, because the game at the table goes on meanwhile.
    session, seats = table.session.clone(), table.record_seats()
    key = (table.id, table.since, *viewpoints)

    def reopened() -> Replay:
        return Replay(session.record(seats), viewpoints, over)

    def present(seat: int) -> tuple[str, Any]:
        replay = reopened()
        replay.check_viewpoint(seat)
        with game_code(session.name):
            return session.name, replay.view(session.state, seat)

    return ReplaySource(key, reopened, session.move, present)


async def record_source(hub: Hub, record_id: str) -> ReplaySource:
    """The game of an uploaded record."""
    body = await hub.store.record(record_id)
    if body is None:
        raise RequestError("server-no-record", status=404)
    return ReplaySource((record_id,), lambda: Replay.of_text(body.decode()))


def json_response(body: bytes) -> Response[Any]:
    """JSON that is encoded already, as a response."""
    return Response(body, media_type=MediaType.JSON)
