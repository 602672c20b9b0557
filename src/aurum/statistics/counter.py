"""Counts a game: it is replayed by the rules, and its events are counted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from aurum import games
from aurum.engine import OVER, BadRecord, Event, Game, Record, State, replay
from aurum.engine.record import start_replay
from aurum.statistics.tally import GameTally


def count(name: str, state: State, events: Iterable[Event]) -> GameTally:
    """The tally of a finished game with its events; `BadRecord` if the game counts nothing."""
    assert state.actor == OVER, "only what is finished can be counted"
    tally = games.load(name).statistics()
    if tally is None:
        raise BadRecord("stats-uncounted", {"game": name})
    return tally(state, events)


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
