"""Leaks planted in the server, each of which the tests of secrets must find."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from aurum.bots import Reason
from aurum.bots.advice import Advice
from aurum.engine import SPECTATOR
from aurum.engine.fairness import commitment
from aurum.server.http import records, replay, replays
from aurum.server.live import broadcast, hints
from aurum.server.messages import SeenFact, lines_of
from aurum.server.table import decisions, session, table
from aurum.server.table.commands import Choose
from aurum.server.table.entries import Chose, Undone
from aurum.server.table.info import Fair, TableInfo

Steps = list[session.PlayedStep]
Patch = pytest.MonkeyPatch
LEAKS: dict[str, Callable[[Patch], None]] = {}

positions, seen, info = broadcast.positions, broadcast.seen, table.Table.info
story, several = replays.timeline, replays.moments_of
folds: dict[type, Any] = table._APPLY
answers: dict[Any, Any] = decisions._ANSWERS
chose, undone, choose = folds[Chose], folds[Undone], answers[Choose]


def leaks(what: str) -> Callable[[Callable[[Patch], None]], None]:
    return lambda leak: LEAKS.update({what: leak})


@leaks("another's view")
def _(patch: Patch) -> None:
    def leaky(t: table.Table, game: session.GameSession, seats: Iterable[int], *rest: Any) -> Any:
        return {
            seat: changed(position, view=game.state.view((max(seat, 0) + 1) % len(t.holders)))
            for seat, position in positions(t, game, seats, *rest).items()
        }

    patch.setattr(broadcast, "positions", leaky)


@leaks("what is another's own, as if it were alike")
def _(patch: Patch) -> None:
    def leaky(t: table.Table, game: session.GameSession, seats: Iterable[int], *rest: Any) -> Any:
        found = positions(t, game, seats, *rest)
        last: Any = list(found.values())[-1].view
        return {
            seat: changed(position, view=replace(position.view, families=last.families))
            for seat, position in found.items()
        }

    patch.setattr(broadcast, "positions", leaky)


@leaks("a hint from who has seen the hands")
def _(patch: Patch) -> None:
    async def leaky(hints: hints.Hints, asked: hints.HintRequest, guest: str) -> list[Advice]:
        state: Any = hints.room.table.session.state if hints.room.table.session else None
        return [Advice(state.choices()[0], sum(state.hand) % 97 / 97, Reason("hint-of-only"))]

    patch.setattr(hints.Hints, "give", leaky)


@leaks("another's choices")
def _(patch: Patch) -> None:
    def leaky(t: table.Table, game: session.GameSession, seats: Sequence[int], *rest: Any) -> Any:
        choices = [game.game.write(choice) for choice in game.state.choices()]
        return {
            seat: changed(position, choices=choices)
            for seat, position in positions(t, game, seats, *rest).items()
        }

    patch.setattr(broadcast, "positions", leaky)


@leaks("the secrets of an event")
def _(patch: Patch) -> None:
    def leaky(t: table.Table, steps: Steps, viewpoints: Iterable[int], *rest: Any) -> Any:
        if t.session is None:
            return {}
        kinds = t.session.game.events
        events = [event.as_dict(kinds[event.name]) for step in steps for event in step.events]
        return {
            seat: changed(fact, events=events)
            for seat, fact in seen(t, steps, viewpoints, *rest).items()
        }

    patch.setattr(broadcast, "seen", leaky)


@leaks("the secrets of an event, written once for one and so for all")
def _(patch: Patch) -> None:
    def leaky(t: table.Table, steps: Steps, viewpoints: Iterable[int], *rest: Any) -> Any:
        whole = seen(t, steps, range(len(t.holders)), *rest)
        events = whole[0].events if whole else []
        return {
            seat: changed(fact, events=events)
            for seat, fact in seen(t, steps, viewpoints, *rest).items()
        }

    patch.setattr(broadcast, "seen", leaky)


changed = msgspec.structs.replace
seen_in_replay = replay.Replay.seen


@leaks("the secrets of a moment")
def _(patch: Patch) -> None:
    def leaky(source: replay.Replay, step: Any, seat: int) -> SeenFact:
        found = seen_in_replay(source, step, seat)
        return changed(found, events=broadcast.event_facts(source.game, step.events))

    patch.setattr(replay.Replay, "seen", leaky)


@leaks("the secrets in a log")
def _(patch: Patch) -> None:
    def leaky(t: Any, steps: Steps, viewpoints: Iterable[int], *rest: Any) -> Any:
        found = seen(t, steps, viewpoints, *rest)
        if not found:
            return found
        events = [event for step in steps for event in step.events]
        lines = lines_of(t.session.game, events, t.session.state.view(SPECTATOR))
        return {seat: changed(fact, lines=lines) for seat, fact in found.items()}

    patch.setattr(broadcast, "seen", leaky)


@leaks("the order of events")
def _(patch: Patch) -> None:
    def leaky(t: table.Table, steps: Steps, viewpoints: Iterable[int], *rest: Any) -> Any:
        return seen(t, sorted(steps, key=secrets), viewpoints, *rest)

    patch.setattr(broadcast, "seen", leaky)


def secrets(step: session.PlayedStep) -> list[tuple[int, ...]]:
    return [event.secrets for event in step.events]


@leaks("a choice")
def _(patch: Patch) -> None:
    def leaky(t: Any, entry: Chose, row: Any, watched: bool) -> Steps:
        return [
            step._replace(seen=dict.fromkeys(step.seen, text))
            for step, text in zip(chose(t, entry, row, watched), entry.choices, strict=True)
        ]

    patch.setitem(folds, Chose, leaky)


@leaks("the length of a choice")
def _(patch: Patch) -> None:
    def leaky(t: Any, entry: Chose, row: Any, watched: bool) -> Steps:
        return [
            step._replace(seen={seat: shown.ljust(len(text)) for seat, shown in step.seen.items()})
            for step, text in zip(chose(t, entry, row, watched), entry.choices, strict=True)
        ]

    patch.setitem(folds, Chose, leaky)


@leaks("a choice taken back")
def _(patch: Patch) -> None:
    def leaky(t: Any, entry: Undone, row: Any, watched: bool) -> Any:
        gone = [t.session.game.write(choice) for choice in t.session.choices[entry.move :]]
        undone(t, entry, row, watched)
        return [
            session.PlayedStep(0, 0, dict.fromkeys(t.session.viewers, text), [], False)
            for text in gone
        ]

    patch.setitem(folds, Undone, leaky)


@leaks("why a choice would be refused")
def _(patch: Patch) -> None:
    def leaky(t: Any, command: Choose, guest: Any, now: Any) -> Any:
        t.session.preview(t.session.game.read(command.choice))  # before looking whose turn it is
        return choose(t, command, guest, now)

    patch.setitem(answers, Choose, leaky)


@leaks("a record")
def _(patch: Patch) -> None:
    patch.setattr(records, "seen_record", lambda game, record, seat: record)


@leaks("a story, to whom nobody hides anything")
def _(patch: Patch) -> None:
    def leaky(past: replay.Replay, seat: int) -> replays.StoryInfo:
        return story(replay.Replay(past.record, [replay.OPEN], over=True), replay.OPEN)

    patch.setattr(replays, "timeline", leaky)


@leaks("one moment among others")
def _(patch: Patch) -> None:
    def leaky(past: replay.Replay, moves: list[int], seat: int) -> replays.MomentList:
        opened = replay.Replay(past.record, [replay.OPEN], over=True)
        return several(opened, moves, replay.OPEN)

    patch.setattr(replays, "moments_of", leaky)


@leaks("a hash of what is hidden")
def _(patch: Patch) -> None:
    def leaky(t: table.Table) -> TableInfo:
        honest = info(t)
        if t.session is None or honest.fair is None:
            return honest
        hashed = commitment(t.session.seed + repr(t.session.choices).encode())
        return msgspec.structs.replace(honest, fair=Fair(hashed, honest.fair.seed))

    patch.setattr(table.Table, "info", leaky)
