"""Counting a game: it is played again by the rules, and what the rules tell is counted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from aurum.engine import OVER, BadRecord, Event, Game, Record, State, replay
from aurum.engine.record import start_replay
from aurum.games.orichalque import statistics as orichalque
from aurum.games.oriflamme import statistics as oriflamme
from aurum.statistics.tally import GameTally


def count(name: str, state: State, events: Iterable[Event]) -> GameTally:
    """A game that is over, with all that was told of it."""
    assert state.actor == OVER, "only what is finished can be counted"
    over: Any = state
    if name == "oriflamme":
        return oriflamme.tally(over, events)
    return orichalque.tally(over, events)


def tally_of(game: Game[Any, Any], record: Record) -> GameTally:
    """A finished game from its record; `BadRecord` if it is not over, or began within another."""
    if record.continued is not None:
        raise BadRecord("stats-continued")
    state: State = start_replay(game, record)
    events: list[Event] = []
    for step in replay(game, record):
        state = step.state
        events += step.events
    if state.actor != OVER:
        raise BadRecord("stats-not-over")
    return count(record.game, state, events)
