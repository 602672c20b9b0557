"""What the server needs of each game: checked options, its bots, a description."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

import aurum
from aurum import bots, games
from aurum.engine import BadOptions, Options


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    seats: list[int]
    """How many may play."""
    bots: list[str]
    """The bots there are, the best last."""
    names: dict[str, list[str]]
    """For each kind of thing that views number, its words in the notation, by number."""


def check_options(
    name: str, given: Mapping[str, Any], seats: int, rng: Random | None = None
) -> Options:
    """The options of a table with so many seats, complete; `BadOptions` says what is allowed."""
    game = aurum.game(name)
    check_no_files(name, given)
    wished = given.get("players", seats)
    if wished != seats:
        raise BadOptions("server-players", {"given": str(wished), "seats": seats})
    return game.options({**given, "players": seats}, rng)


def check_no_files(name: str, given: Mapping[str, Any]) -> None:
    """Refuse options by which a guest could make the server read a file."""
    sets = games.load(name).component_sets()
    if sets is not None:
        sets.check(given)


def best_bot(game: str) -> str:
    """The strongest bot there is."""
    return bots.levels(game)[-1]


def check_bot(game: str, level: str) -> str:
    """A bot's name if the game has it; the strongest bot for an empty one."""
    known = bots.levels(game)
    if level and level not in bots.names(game):
        facts = {"given": level, "game": game, "allowed": ", ".join(known)}
        raise BadOptions("server-bot", facts)
    return level or best_bot(game)


def describe(name: str) -> GameInfo:
    """The description of a game for clients."""
    plugin = games.load(name)
    seats, names = plugin.seats(), dict(plugin.vocabulary())
    return GameInfo(name, plugin.rules().rules, seats, bots.levels(name), names)
