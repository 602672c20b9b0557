"""Orichalque as numbers: what a seat knows, which is everything."""

from __future__ import annotations

from typing import Final

from aurum.engine.contract import Options
from aurum.games.orichalque.actions import islands_of, number_chances, number_choices
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.cells import Grid
from aurum.games.orichalque.rules.choices import COLUMNS
from aurum.games.orichalque.rules.combat import MOST as MOST_HOPLITES
from aurum.games.orichalque.rules.components import ACTIONS, TERRAINS
from aurum.games.orichalque.rules.notation import MOST_PLACES, write_card, write_tile
from aurum.games.orichalque.rules.options import restore_setup, setup_of
from aurum.games.orichalque.rules.table import METROPOLIS, NONE, TITANS, Ground, Setup
from aurum.games.orichalque.rules.view import PlayerView, View
from aurum.tensors.game_tensors import GameTensors, Layout, Parameters, SpielGame, Version
from aurum.tensors.pieces import MOST, Marks, Piece, Pieces

ASKS: Final = {
    "found": frames.ASK_METROPOLIS, "take": frames.ASK_CARD, "put": frames.ASK_TILE,
    "welcome": frames.ASK_WELCOME, "release": frames.ASK_RELEASE, "act": frames.ASK_ACTION,
    "favour": frames.ASK_FAVOUR, "fight": frames.ASK_FIGHT, "construct": frames.ASK_CONSTRUCT,
    "bonus": frames.ASK_BONUS, "raise": frames.ASK_RAISE, "extra": frames.ASK_EXTRA,
    "pay": frames.ASK_PAY, "discard": frames.ASK_DISCARD, "initiative": frames.ASK_INITIATIVE,
}  # fmt: skip
QUESTIONS: Final = {operation: number for number, operation in enumerate(ASKS.values())}
PLAYER: Final = (
    "current", "holder", "hoplites", "orichalque", "points", "medallions", "temples",
)  # fmt: skip
DETAILS: Final = ("extra actions", "fights", "hoplites saved", "creatures to pay")
VOLCANOES: Final = 3


class OrichalquePieces(Pieces):
    """What everybody sees, the looking seat's side of the table first."""

    def __init__(self, setup: Setup) -> None:
        parts = setup.components
        self.setup = setup
        self.players = setup.players
        self.tiles = len(parts.tiles)
        self.beasts = len(parts.creatures)
        self.houses = len(parts.buildings)
        cards = sorted(set(setup.card_codes))
        self.card = [cards.index(code) for code in setup.card_codes]
        self.cards = len(cards)
        beasts = tuple(creature.name for creature in parts.creatures)
        houses = tuple(building.name for building in parts.buildings)
        tiles = tuple(write_tile(code) for code in setup.tile_codes)
        planes = (
            "cell", "port hoplites", "port orichalque", *TERRAINS, "metropolis", "building",
            "temple", "stuck hoplites", *beasts,
        )  # fmt: skip
        offer = (*(write_card(code) for code in cards), *tiles)
        offer += tuple(f"{beast} {place + 1}" for place in range(VOLCANOES) for beast in beasts)
        self.offer = len(offer)
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
        self.rows = max(spots) // COLUMNS + 1
        self.columns = max(spot % COLUMNS for spot in spots) + 1
        self.plane = self.rows * self.columns
        self.planes = {name: number * self.plane for number, name in enumerate(planes)}
        self.board = len(planes) * self.plane
        self._places: dict[Grid, list[int]] = {}
        high = max(MOST_HOPLITES, *goods)
        seats = tuple(f"player {number}" for number in range(self.players))
        super().__init__((
            Piece("table", (3,), MOST, ("round", "turn", "tokens")),
            Piece("question", (len(ASKS),), 1, tuple(ASKS)),
            Piece("asked", (self.players,), 1),
            Piece("action", (len(ACTIONS),), 1, ACTIONS),
            Piece("found_building", (self.houses,), 1, houses),
            Piece("details", (len(DETAILS),), MOST, DETAILS),
            Piece("players", (self.players, len(PLAYER)), MOST, PLAYER),
            Piece("captured", (self.players, self.beasts), MOST, beasts),
            Piece("buildings", (self.players, self.houses), MOST, houses),
            Piece("titans", (TITANS, self.players + 1), 1, (*seats, "awake")),
            Piece("display", (MOST_PLACES, self.offer), 1, offer),
            Piece("held", (self.offer,), 1, offer),
            Piece("spots", (TITANS, self.houses), 1, houses),
            Piece("cards_left", (self.cards,), MOST, offer[: self.cards]),
            Piece("cards_discarded", (self.cards,), MOST, offer[: self.cards]),
            Piece("tiles_left", (self.tiles,), MOST, tiles),
            Piece("tiles_under", (self.tiles,), MOST, tiles),
            Piece("creatures_left", (self.beasts,), MOST, beasts),
            Piece("buildings_left", (self.houses,), MOST, houses),
            Piece("islands", (self.players, len(planes), self.rows, self.columns), high, planes),
        ))  # fmt: skip

    def mark(self, view: View, marks: Marks) -> None:
        seat = max(view.seat, 0)
        self._mark_question(view, seat, marks)
        start, players = self.start, self.players
        setup = restore_setup(*view.setup)
        for number in range(players):
            self._mark_player(view, number, (number + seat) % players, setup, marks)
        row = start["titans"]
        for titan, holder in enumerate(view.titans):
            if holder != NONE:
                marks.ones.append(row + (holder - seat) % players)
            if view.woken >> titan & 1:
                marks.ones.append(row + players)
            row += players + 1
        row = start["display"]
        for entry in view.display:
            self._mark_offer(entry, row, marks)
            row += self.offer
        self._mark_offer(view.held, start["held"], marks)
        self._mark_stock(view, marks)

    def _mark_question(self, view: View, seat: int, marks: Marks) -> None:
        start = self.start
        marks.row(start["table"], (min(view.round, MOST), view.turn, view.tokens))
        if view.actor >= 0:
            asks = view.stack[-1][0]
            if asks != frames.ASK_SIDE:  # which is told by the choices there are
                marks.ones.append(start["question"] + QUESTIONS[asks])
            marks.ones.append(start["asked"] + (view.actor - seat) % self.players)
        details = start["details"]
        for frame in view.stack:
            operation = frame[0]
            if operation in (frames.PHASE_EXTRA, frames.ASK_EXTRA):
                marks.put(details, frame[1])
            elif operation == frames.ASK_FIGHT:
                marks.put(details + 1, min(frame[1], MOST))
                marks.put(details + 2, min(frame[2], MOST))
            elif operation == frames.ASK_PAY:
                marks.put(details + 3, frame[1])
            elif operation in (frames.ASK_FAVOUR, frames.PERFORM):
                marks.ones.append(start["action"] + frame[1])
            elif operation == frames.ASK_RAISE:
                marks.ones.append(start["found_building"] + frame[1])

    def _mark_player(
        self, view: View, number: int, player: int, setup: Setup, marks: Marks
    ) -> None:
        start = self.start
        seen = view.players[player]
        row = start["players"] + number * len(PLAYER)
        hoplites, orichalque = min(seen.hoplites, MOST), min(seen.orichalque, MOST)
        whose = (view.current == player, view.holder == player)
        owned = (hoplites, orichalque, seen.points, seen.medallions, len(seen.temples))
        marks.row(row, (*whose, *owned))
        marks.row(start["captured"] + number * self.beasts, seen.captured)
        built = [0] * self.houses
        for _, kind in seen.buildings:
            built[kind] += 1
        marks.row(start["buildings"] + number * self.houses, built)
        if setup.automaton and player == 1:
            ground = setup.grounds["automaton", setup.automaton]
        elif seen.board == NONE:
            return
        else:
            ground = setup.islands[seen.board]
        self._mark_island(seen, ground, start["islands"] + number * self.board, marks)

    def _mark_island(self, seen: PlayerView, ground: Ground, at: int, marks: Marks) -> None:
        planes, ones = self.planes, marks.ones
        cells = self._cells(ground)
        ones += [at + cell for cell in cells]
        if ground.island is not None:
            for port in ground.island.ports:
                marks.put(at + planes["port hoplites"] + cells[port.cell], port.hoplites)
                marks.put(at + planes["port orichalque"] + cells[port.cell], port.orichalque)
        terrains = self.setup.components.tiles
        land = at + planes["forest"]
        for kind, *under in seen.tiles:
            for cell, terrain in zip(under, terrains[kind].terrains, strict=True):
                ones.append(land + terrain * self.plane + cells[cell])
        land += METROPOLIS * self.plane
        left = seen.metropolis
        while left:
            ones.append(land + cells[(left & -left).bit_length() - 1])
            left &= left - 1
        for cell, _ in seen.buildings:
            if cell != NONE:  # the automaton's lie beside its board
                ones.append(at + planes["building"] + cells[cell])
        for rhombus in seen.temples:
            for cell in ground.grid.rhombi[rhombus]:
                ones.append(at + planes["temple"] + cells[cell])
        stuck = at + planes["stuck hoplites"]
        for cell, kind, hoplites in seen.creatures:
            marks.put(stuck + cells[cell], hoplites)
            ones.append(stuck + (kind + 1) * self.plane + cells[cell])

    def _cells(self, ground: Ground) -> list[int]:
        """Where in a plane the cells of a board are."""
        found = self._places.get(ground.grid)
        if found is None:
            columns = self.columns
            found = [spot // COLUMNS * columns + spot % COLUMNS for spot in ground.spots]
            self._places[ground.grid] = found
        return found

    def _mark_offer(self, entry: tuple[int, ...], at: int, marks: Marks) -> None:
        """A card with its tile and the creatures on its volcanoes."""
        if not entry:
            return
        marks.ones.append(at + self.card[entry[0]])
        at += self.cards
        if len(entry) > 1 and entry[1] != NONE:
            marks.ones.append(at + entry[1])
        at += self.tiles
        for kind in entry[2 : 2 + VOLCANOES]:
            if kind >= 0:
                marks.ones.append(at + kind)
            at += self.beasts

    def _mark_stock(self, view: View, marks: Marks) -> None:
        start = self.start
        for name, pile in (("cards_left", view.cards_left), ("cards_discarded", view.discard)):
            counts = [0] * self.cards
            for card, number in enumerate(self.card):
                counts[number] += pile >> card & 1
            marks.row(start[name], counts)
        under = [0] * self.tiles
        for row in view.tiles_under:
            for kind in row:
                under[kind] += 1
        marks.row(start["tiles_left"], view.tiles_left)
        marks.row(start["tiles_under"], under)
        marks.row(start["creatures_left"], view.creatures_left)
        marks.row(start["buildings_left"], view.buildings_left)
        for spot, kind in enumerate(view.spots):
            if kind != NONE:
                marks.ones.append(start["spots"] + spot * self.houses + kind)


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
