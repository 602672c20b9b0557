"""What a house needs to know of each game beyond its contract."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import aurum
from aurum import bots
from aurum.engine import BadOptions, Game, Options
from aurum.games.orichalque.rules import components as box
from aurum.games.orichalque.rules import options as orichalque_options
from aurum.games.orichalque.rules.choices import tile_code
from aurum.games.orichalque.rules.notation import write_card, write_tile
from aurum.games.oriflamme.rules import cards
from aurum.games.oriflamme.rules import options as oriflamme_options
from aurum.server.answers import GameInfo

_SEATS = {
    "oriflamme": list(oriflamme_options.PLAYERS),
    "orichalque": [1, *orichalque_options.PLAYERS],  # alone, against the automaton
}


def check_options(
    name: str, given: Mapping[str, Any], seats: int, rng: Random | None = None
) -> Options:
    """The options of a table with so many seats, complete; `BadOptions` says what is allowed."""
    game = aurum.game(name)
    check_open(name, given)
    wished = given.get("players", seats)
    if wished != seats:
        raise BadOptions("server-players", {"given": str(wished), "seats": seats})
    return game.options({**given, "players": seats}, rng)


def check_open(name: str, given: Mapping[str, Any]) -> None:
    """Refuse options that would make the house read files at the wish of a guest."""
    wanted = given.get("components", "aurum")
    if name == "orichalque" and wanted not in box.available():
        facts = {"given": str(wanted), "allowed": ", ".join(box.available())}
        raise box.BadComponents("components-unknown", facts)


def best_bot(game: str) -> str:
    """The strongest bot there is."""
    return bots.levels(game)[-1]


def check_bot(game: str, level: str) -> str:
    """A bot by its name; the best for none."""
    known = bots.levels(game)
    if level and level not in bots.names(game):
        facts = {"given": level, "game": game, "allowed": ", ".join(known)}
        raise BadOptions("server-bot", facts)
    return level or best_bot(game)


def describe(name: str) -> GameInfo:
    """A game for those who would like to play it here."""
    game: Game[Any, Any] = aurum.game(name)
    return GameInfo(name, game.rules, _SEATS[name], bots.levels(name), _names(name))


def _names(name: str) -> dict[str, list[str]]:
    """The notation's words for what a view tells as numbers."""
    if name == "oriflamme":
        return {"cards": list(cards.NAMES), "families": list(cards.LETTERS)}
    parts = box.load("aurum")
    return {
        "terrains": list(box.TERRAINS),
        "actions": list(box.ACTIONS),
        "resources": list(box.RESOURCES),
        "boards": [f"{island.board} {island.side}" for island in parts.islands],
        "cards": [write_card(card.action * 4 + card.size) for card in parts.cards],
        "tiles": [write_tile(tile_code(tile.terrains)) for tile in parts.tiles],
        "creatures": [creature.name for creature in parts.creatures],
        "buildings": [building.name for building in parts.buildings],
    }
