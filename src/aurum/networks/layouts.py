"""The universal layout of a game, and which of its tables a play is at."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import aurum
from aurum import games
from aurum.engine.contract import Options
from aurum.tensors.general import tensors_of
from aurum.tensors.universal import UniversalLayout, complete_with


def layout_of(game: str) -> UniversalLayout:
    """The universal layout of a game; `ValueError` if it has none."""
    tensors = tensors_of(games.load(game))
    if tensors.universal is None:
        raise ValueError(f"{game} has no universal layout; its tensors would have to describe one")
    return UniversalLayout(tensors, complete_with(aurum.game(game), tensors))


@cache
def _tables(game: str) -> dict[str, Options]:
    """For the options of each kind of table that is always the same, complete, the table."""
    universal = layout_of(game).universal
    rules, tensors = aurum.game(game), tensors_of(games.load(game))
    return {
        json.dumps(rules.options(dict(table), Random(0))): dict(table)
        for table in universal.tables
        if not tensors.redrawn(dict(table))
    }


def table_of(game: str, settings: Options) -> Options:
    """The kind of table that a play with these settings is at.

    One that is not listed is found among those that leave something to be drawn for each play: they
    have room for all that can be drawn. `ValueError` if there is none.
    """
    known = _tables(game).get(json.dumps(settings))
    if known is not None:
        return known
    universal = layout_of(game).universal
    tensors = tensors_of(games.load(game))
    for table in universal.tables:
        options = dict(table)
        drawn = tensors.redrawn(options)
        if drawn and universal.players(options) == universal.players(settings):
            return options
    raise ValueError(f"no network knows such a table of {game}: {settings}")
