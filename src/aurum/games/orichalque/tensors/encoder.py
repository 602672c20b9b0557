"""A state of Orichalque as numbers for a seat. Nothing is hidden; the seat's side comes first."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from aurum.engine.state import State
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.base_state import (
    LANDS,
    METROPOLIS,
    NONE,
    BaseState,
    Ground,
    Setup,
)
from aurum.games.orichalque.rules.choices import COLUMNS
from aurum.tensors.encoder import BITS, Encoder, Marks

MOST: Final = 255
"""Counts that the rules do not bound stop here."""
ASKS: Final = {
    "found": frames.ASK_METROPOLIS, "take": frames.ASK_CARD, "put": frames.ASK_TILE,
    "welcome": frames.ASK_WELCOME, "release": frames.ASK_RELEASE, "act": frames.ASK_ACTION,
    "favour": frames.ASK_FAVOUR, "fight": frames.ASK_FIGHT, "construct": frames.ASK_CONSTRUCT,
    "bonus": frames.ASK_BONUS, "raise": frames.ASK_RAISE, "extra": frames.ASK_EXTRA,
    "pay": frames.ASK_PAY, "discard": frames.ASK_DISCARD, "initiative": frames.ASK_INITIATIVE,
}  # fmt: skip
"""The questions to a seat. Which side of a board it takes follows from the choices."""
PLAYER_COLUMNS: Final = 7
VOLCANOES: Final = 3


class Plane:
    """A board in a plane of the grid that holds all boards."""

    def __init__(self, ground: Ground, columns: int, plane: dict[str, int]) -> None:
        places = [spot // COLUMNS * columns + spot % COLUMNS for spot in ground.spots]
        self.cells: vec[i64] = vec[i64](places)
        """Where in a plane each cell of the board is."""
        self.printed: vec[i64] = vec[i64]([place << BITS | 1 for place in places])
        """Marks of what never changes: the cells and the ports."""
        if ground.island is not None:
            for port in ground.island.ports:
                goods = {"port hoplites": port.hoplites, "port orichalque": port.orichalque}
                for name, count in goods.items():
                    if count:
                        place = plane[name] + places[port.cell]
                        self.printed = append(self.printed, place << BITS | count)
        self.rhombi = [[places[cell] for cell in cells] for cells in ground.grid.rhombi]


class OrichalqueEncoder(Encoder):
    """Marks the pieces of `OrichalquePieces`, which begin at these places."""

    def __init__(
        self,
        setup: Setup,
        card: list[int],
        start: dict[str, int],
        plane: dict[str, int],
        board: int,
        columns: int,
    ) -> None:
        parts = setup.components
        self.players: i64 = setup.players
        self.tiles: i64 = len(parts.tiles)
        self.creatures: i64 = len(parts.creatures)
        self.buildings: i64 = len(parts.buildings)
        self.card: vec[i64] = vec[i64](card)
        """The kind of each card, among those of the set."""
        self.alike = [
            sum([1 << number for number, other in enumerate(card) if other == kind])
            for kind in range(max(card) + 1)
        ]
        """The cards of each kind, as bits."""
        self.cards: i64 = len(self.alike)
        self.offer: i64 = self.cards + self.tiles + VOLCANOES * self.creatures
        self.terrains: list[vec[i64]] = [vec[i64](tile.terrains) for tile in parts.tiles]
        self.boards = [Plane(ground, columns, plane) for ground in setup.islands]
        self.automaton: Plane | None = None
        if setup.automaton:
            self.automaton = Plane(setup.grounds["automaton", setup.automaton], columns, plane)
        self.question_place: vec[i64] = vec[i64]([NONE] * (max(ASKS.values()) + 1))
        for number, operation in enumerate(ASKS.values()):
            self.question_place[operation] = number
        self.board: i64 = board
        """How many numbers the planes of a board have."""
        self.plane: i64 = plane["port hoplites"] - plane["cell"]
        self.land: i64 = plane["forest"]
        self.building: i64 = plane["building"]
        self.temple: i64 = plane["temple"]
        self.stuck: i64 = plane["stuck hoplites"]
        self.at_table: i64 = start["table"]
        self.at_question: i64 = start["question"]
        self.at_asked: i64 = start["asked"]
        self.at_action: i64 = start["action"]
        self.at_found_building: i64 = start["found_building"]
        self.at_details: i64 = start["details"]
        self.at_players: i64 = start["players"]
        self.at_captured: i64 = start["captured"]
        self.at_buildings: i64 = start["buildings"]
        self.at_titans: i64 = start["titans"]
        self.at_display: i64 = start["display"]
        self.at_held: i64 = start["held"]
        self.at_spots: i64 = start["spots"]
        self.at_cards_left: i64 = start["cards_left"]
        self.at_cards_discarded: i64 = start["cards_discarded"]
        self.at_tiles_left: i64 = start["tiles_left"]
        self.at_tiles_under: i64 = start["tiles_under"]
        self.at_creatures_left: i64 = start["creatures_left"]
        self.at_buildings_left: i64 = start["buildings_left"]
        self.at_islands: i64 = start["islands"]

    def mark(self, state: State, seat: int, marks: Marks) -> None:
        assert isinstance(state, BaseState)
        turned: i64 = max(seat, 0)
        """The player that comes first."""
        self._mark_question(state, turned, marks)
        for number in range(self.players):
            self._mark_player(state, number, (number + turned) % self.players, marks)
        self._mark_islands(state, turned, marks)
        row = self.at_titans
        for titan in range(len(state.titans)):
            holder = state.titans[titan]
            if holder != NONE:
                marks.one(row + (holder - turned) % self.players)
            if state.awake_titans >> titan & 1:
                marks.one(row + self.players)
            row += self.players + 1
        row = self.at_display
        for entry in state.display:
            self._mark_offer(entry, row, marks)
            row += self.offer
        self._mark_offer(state.taken_card, self.at_held, marks)
        self._mark_stock(state, marks)

    def mark_all(self, state: State, seat: int, marks: Marks) -> None:
        self.mark(state, seat, marks)  # which hides nothing

    def _mark_question(self, state: BaseState, turned: i64, marks: Marks) -> None:
        marks.put(self.at_table, min(state.round, MOST))
        marks.put(self.at_table + 1, state.turn)
        marks.put(self.at_table + 2, state.tokens)
        if state.actor >= 0:
            asks = state.stack[-1][0]
            if asks != frames.ASK_SIDE:
                marks.one(self.at_question + self.question_place[asks])
            marks.one(self.at_asked + (state.actor - turned) % self.players)
        for frame in state.stack:
            operation = frame[0]
            if operation == frames.PHASE_EXTRA or operation == frames.ASK_EXTRA:
                marks.put(self.at_details, frame[1])
            elif operation == frames.ASK_FIGHT:
                marks.put(self.at_details + 1, min(frame[1], MOST))
                marks.put(self.at_details + 2, min(frame[2], MOST))
            elif operation == frames.ASK_PAY:
                marks.put(self.at_details + 3, frame[1])
            elif operation == frames.ASK_FAVOUR or operation == frames.PERFORM:
                marks.one(self.at_action + frame[1])
            elif operation == frames.ASK_RAISE:
                marks.one(self.at_found_building + frame[1])

    def _mark_player(self, state: BaseState, number: i64, player: i64, marks: Marks) -> None:
        row = self.at_players + number * PLAYER_COLUMNS
        if state.current == player:
            marks.one(row)
        if state.holder == player:
            marks.one(row + 1)
        temples: i64 = 0
        for owner, _ in state.temples:
            if owner == player:
                temples += 1
        titans: i64 = 0
        for holder in state.titans:
            if holder == player:
                titans += 1
        marks.put(row + 2, min(state.hoplites[player], MOST))
        marks.put(row + 3, min(state.orichalque[player], MOST))
        marks.put(row + 4, state.medallions[player] + temples + titans)  # OR-9.5
        marks.put(row + 5, state.medallions[player])
        marks.put(row + 6, temples)
        row = self.at_captured + number * self.creatures
        first = player * self.creatures
        for kind in range(self.creatures):
            if state.captured[first + kind]:
                marks.put(row + kind, state.captured[first + kind])
        row = self.at_buildings + number * self.buildings
        if self.automaton is not None and player == 1:  # `owned` leaves out those on its strip
            self._mark_strip(state, player, row, marks)
            return
        first = player * self.buildings
        for kind in range(self.buildings):
            if state.owned[first + kind]:
                marks.put(row + kind, state.owned[first + kind])

    def _mark_strip(self, state: BaseState, player: i64, at: i64, marks: Marks) -> None:
        """The buildings of the automaton, also those beside its board."""
        built = [0] * self.buildings
        for owner, _, kind in state.built:
            if owner == player:
                built[kind] += 1
        _mark_counts(built, at, marks)

    def _plane(self, state: BaseState, player: i64) -> Plane:
        if self.automaton is not None and player == 1:
            return self.automaton
        return self.boards[state.board[player]]

    def _mark_islands(self, state: BaseState, turned: i64, marks: Marks) -> None:
        players = self.players
        for number in range(players):
            player = (number + turned) % players
            if state.board[player] != NONE or (self.automaton is not None and player == 1):
                self._mark_board(state, player, self.at_islands + number * self.board, marks)
        for tile in state.tiles:
            cells = self._plane(state, tile[0]).cells
            at = self.at_islands + (tile[0] - turned) % players * self.board + self.land
            terrains = self.terrains[tile[1]]
            for place in range(len(terrains)):
                marks.one(at + terrains[place] * self.plane + cells[tile[place + 2]])
        for player, cell, _ in state.built:
            if cell != NONE:  # the automaton's lie beside its board
                at = self.at_islands + (player - turned) % players * self.board + self.building
                marks.one(at + self._plane(state, player).cells[cell])
        for player, rhombus in state.temples:
            at = self.at_islands + (player - turned) % players * self.board + self.temple
            for place in self._plane(state, player).rhombi[rhombus]:
                marks.one(at + place)
        for player, cell, kind, hoplites in state.creatures:
            at = self.at_islands + (player - turned) % players * self.board + self.stuck
            at += self._plane(state, player).cells[cell]
            if hoplites:
                marks.put(at, hoplites)
            marks.one(at + (kind + 1) * self.plane)

    def _mark_board(self, state: BaseState, player: i64, at: i64, marks: Marks) -> None:
        """What is printed on a board, and the metropolis."""
        plane = self._plane(state, player)
        marks.copy(plane.printed, at)
        metropolis = at + self.land + METROPOLIS * self.plane
        left = state.land[player * LANDS + METROPOLIS]
        while left:
            marks.one(metropolis + plane.cells[(left & -left).bit_length() - 1])
            left &= left - 1

    def _mark_offer(self, entry: tuple[int, ...], at: i64, marks: Marks) -> None:
        """A card with its tile and the creatures on its volcanoes."""
        if not entry:
            return
        marks.one(at + self.card[entry[0]])
        at += self.cards
        if len(entry) > 1 and entry[1] != NONE:
            marks.one(at + entry[1])
        at += self.tiles
        for place in range(2, min(len(entry), 2 + VOLCANOES)):
            if entry[place] >= 0:
                marks.one(at + entry[place])
            at += self.creatures

    def _mark_stock(self, state: BaseState, marks: Marks) -> None:
        self._mark_cards(state.deck, self.at_cards_left, marks)
        self._mark_cards(state.discard, self.at_cards_discarded, marks)
        _mark_counts(state.pile, self.at_tiles_left, marks)
        under = [0] * self.tiles
        for tiles in state.pile_bottoms:
            for kind in tiles:
                under[kind] += 1
        _mark_counts(under, self.at_tiles_under, marks)
        _mark_counts(state.creature_bag, self.at_creatures_left, marks)
        _mark_counts(state.building_bag, self.at_buildings_left, marks)
        row = self.at_spots
        for kind in state.spots:
            if kind != NONE:
                marks.one(row + kind)
            row += self.buildings

    def _mark_cards(self, pile: int, at: i64, marks: Marks) -> None:
        """How many cards of each kind are in a set of bits."""
        for alike in self.alike:
            count: i64 = 0
            left = pile & alike
            while left:
                left &= left - 1
                count += 1
            if count:
                marks.put(at, count)
            at += 1


def _mark_counts(counts: list[int], at: i64, marks: Marks) -> None:
    for count in counts:
        if count != 0:
            marks.put(at, count)
        at += 1
