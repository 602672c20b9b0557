"""Counts a game: it is replayed by the rules, and its events are counted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from aurum import games
from aurum.engine import OVER, BadRecord, Event, Game, Record, State, replay
from aurum.engine.record import start_replay
from aurum.games import Plugin
from aurum.statistics.tally import GameTally, SeatTally, places


def count(name: str, state: State, events: Iterable[Event]) -> GameTally:
    """The tally of a finished game with its events; without statistics of its own, the general."""
    assert state.actor == OVER, "only what is finished can be counted"
    plugin = games.load(name)
    tally = plugin.statistics()
    return general_tally(plugin, state) if tally is None else tally(state, events)


def general_tally(plugin: Plugin, state: State) -> GameTally:
    """Who won and with how many points, which is known of every game."""
    game = plugin.rules()
    scores, winners = state.scores(), state.winners()
    seats = [
        SeatTally(place, seat in winners, scores[seat])
        for seat, place in enumerate(places(winners, scores))
    ]
    used = plugin.played_with(game.settings(state))
    return GameTally(plugin.name, used, len(seats), game.stage(state).round, seats)


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
