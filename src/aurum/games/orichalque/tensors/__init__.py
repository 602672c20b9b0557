"""Orichalque as numbers: what a seat knows, which is everything."""

from __future__ import annotations

from typing import Final

from aurum.engine.contract import Options
from aurum.games.orichalque.rules.base_state import TITANS, Setup
from aurum.games.orichalque.rules.choices import COLUMNS
from aurum.games.orichalque.rules.combat import MOST as MOST_HOPLITES
from aurum.games.orichalque.rules.components import ACTIONS, TERRAINS
from aurum.games.orichalque.rules.notation import MOST_PLACES, write_card, write_tile
from aurum.games.orichalque.rules.options import setup_of
from aurum.games.orichalque.tensors.actions import islands_of, number_chances, number_choices
from aurum.games.orichalque.tensors.encoder import ASKS, VOLCANOES, OrichalqueEncoder
from aurum.tensors.game_tensors import GameTensors, Layout, Parameters, SpielGame, Version
from aurum.tensors.pieces import MOST, Piece, Pieces, starts_of

PLAYER: Final = (
    "current", "holder", "hoplites", "orichalque", "points", "medallions", "temples",
)  # fmt: skip
DETAILS: Final = ("extra actions", "fights", "hoplites saved", "creatures to pay")


class OrichalquePieces(Pieces):
    """What everybody sees, the looking seat's side of the table first."""

    def __init__(self, setup: Setup) -> None:
        parts = setup.components
        codes = sorted(set(setup.card_codes))
        creatures = tuple(creature.name for creature in parts.creatures)
        buildings = tuple(building.name for building in parts.buildings)
        cards = tuple(write_card(code) for code in codes)
        tiles = tuple(write_tile(code) for code in setup.tile_codes)
        planes = (
            "cell", "port hoplites", "port orichalque", *TERRAINS, "metropolis", "building",
            "temple", "stuck hoplites", *creatures,
        )  # fmt: skip
        places = range(1, VOLCANOES + 1)
        offer = (*cards, *tiles, *(f"{creature} {n}" for n in places for creature in creatures))
        grounds = islands_of(setup)
        if setup.automaton:
            grounds.append(setup.grounds["automaton", setup.automaton])
        spots = [spot for ground in grounds for spot in ground.spots]
        goods = [
            max(port.hoplites, port.orichalque)
            for ground in grounds
            if ground.island is not None
            for port in ground.island.ports
        ]
        rows = max(spots) // COLUMNS + 1
        columns = max(spot % COLUMNS for spot in spots) + 1
        players = setup.players
        seats = tuple(f"player {number}" for number in range(players))
        boards = (players, len(planes), rows, columns)
        pieces = (
            Piece("table", (3,), MOST, ("round", "turn", "tokens")),
            Piece("question", (len(ASKS),), 1, tuple(ASKS)),
            Piece("asked", (players,), 1),
            Piece("action", (len(ACTIONS),), 1, ACTIONS),
            Piece("found_building", (len(buildings),), 1, buildings),
            Piece("details", (len(DETAILS),), MOST, DETAILS),
            Piece("players", (players, len(PLAYER)), MOST, PLAYER),
            Piece("captured", (players, len(creatures)), MOST, creatures),
            Piece("buildings", (players, len(buildings)), MOST, buildings),
            Piece("titans", (TITANS, players + 1), 1, (*seats, "awake")),
            Piece("display", (MOST_PLACES, len(offer)), 1, offer),
            Piece("held", (len(offer),), 1, offer),
            Piece("spots", (TITANS, len(buildings)), 1, buildings),
            Piece("cards_left", (len(cards),), MOST, cards),
            Piece("cards_discarded", (len(cards),), MOST, cards),
            Piece("tiles_left", (len(tiles),), MOST, tiles),
            Piece("tiles_under", (len(tiles),), MOST, tiles),
            Piece("creatures_left", (len(creatures),), MOST, creatures),
            Piece("buildings_left", (len(buildings),), MOST, buildings),
            Piece("islands", boards, max(MOST_HOPLITES, *goods), planes),
        )
        encoder = OrichalqueEncoder(
            setup,
            [codes.index(code) for code in setup.card_codes],
            starts_of(pieces),
            {name: number * rows * columns for number, name in enumerate(planes)},
            len(planes) * rows * columns,
            columns,
        )
        super().__init__(pieces, encoder)


MAX_LENGTH: Final = 10_000
"""OpenSpiel's games must end, and this one need not. After so many choices nobody has won, and
everybody gets the same share."""


def _layout(options: Options) -> Layout:
    setup = setup_of(options)
    numbering, chances = number_choices(setup), number_chances(setup)
    return Layout(setup.seats, numbering, chances, OrichalquePieces(setup))


def _alone(given: Parameters) -> bool:
    return bool(given["solo"] != "no")


def _spiel_options(given: Parameters) -> tuple[Parameters, int]:
    """`boards` and `sides` are letters and words joined by `+`, one for each seat."""
    options = {name: given[name] for name in ("initiative", "components")}
    name = "solo" if _alone(given) else "players"
    options[name] = given[name]
    sides = given["sides"]
    options["sides"] = sides.split("+") if "+" in sides else sides
    if given["boards"] != "drawn":
        options["boards"] = given["boards"].split("+")
    if given["max_length"] < 1:
        raise ValueError(f"max_length is a number from 1 on, not {given['max_length']}")
    return options, given["max_length"]


TENSORS: Final = GameTensors(
    layout=_layout,
    versions=(Version("orichalque_v1", "aurum/Orichalque-v1"),),
    spiel=SpielGame(
        long_name="Orichalque",
        players=(1, 4),
        usual={
            "players": 2, "solo": "no", "boards": "drawn", "sides": "easy",
            "initiative": "international", "components": "aurum", "max_length": MAX_LENGTH,
        },
        options=_spiel_options,
        alone=_alone,
    ),
)  # fmt: skip
