"""The data of a state: what lies on the islands, on display, in the piles and bags."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from sys import intern
from typing import Final

from aurum.engine.compiling import mypyc_attr
from aurum.engine.events import Event
from aurum.engine.state import State
from aurum.games.orichalque.rules.cells import SIZES
from aurum.games.orichalque.rules.choices import COLUMNS, ROLL, roll_code, tile_code
from aurum.games.orichalque.rules.components import (
    BUILDINGS,
    CHOOSE,
    POWERS,
    RESOURCES,
    SIDES,
    VOLCANO,
    AutomatonBoard,
    ComponentSet,
    Island,
)

METROPOLIS: Final = 5
LANDS: Final = 6
"""Four terrains, volcanoes and the metropolis: what a cell can be."""
TITANS: Final = 4
NONE: Final = -1


class Ground:
    """The board of one player, island or automaton's, with the names of its cells."""

    __slots__ = (
        "automaton", "cell_at", "far_corners", "grid", "island", "rhombus_at", "rhombus_masks",
        "spots",
    )  # fmt: skip

    def __init__(self, board: Island | AutomatonBoard) -> None:
        self.grid = board.grid
        self.island = board if isinstance(board, Island) else None
        self.automaton = board if isinstance(board, AutomatonBoard) else None
        self.spots = [COLUMNS * row + column for row, column in board.grid.places]
        self.cell_at = {spot: cell for cell, spot in enumerate(self.spots)}
        beside = board.grid.beside
        # Of the four cells of a rhombus exactly two do not touch: those name it.
        self.far_corners: list[tuple[int, int]] = []
        for cells in board.grid.rhombi:
            far = [cell for cell in cells if sum(beside[cell] >> other & 1 for other in cells) == 2]
            self.far_corners.append((self.spots[far[0]], self.spots[far[1]]))
        self.rhombus_masks = [sum(1 << cell for cell in cells) for cells in board.grid.rhombi]
        self.rhombus_at = {corners: number for number, corners in enumerate(self.far_corners)}


class Setup:
    """What stays the same for the whole play, shared by every state of it."""

    __slots__ = (
        "automaton", "automaton_ground", "boards", "building_codes", "card_codes", "card_kinds",
        "cards_of_kind", "components", "grounds", "islands", "players", "powers", "roll_codes",
        "roll_faces", "roll_number", "roll_odds", "rolls", "russian", "seats", "sides", "source",
        "statues", "tile_codes", "tile_kinds", "tile_number", "tile_patterns", "tile_size",
        "volcanoes",
    )  # fmt: skip

    def __init__(
        self,
        components: ComponentSet,
        source: str,
        seats: int,
        sides: tuple[str, ...],
        boards: tuple[str, ...],
        automaton: str = "",
        russian: bool = False,
    ) -> None:
        self.components = components
        self.source = intern(source)  # equal words are one object, and views pickle alike
        """What the set is kept by in the options: its name if it is one of ours, or its text."""
        self.seats = seats
        self.players = 2 if automaton else seats
        self.sides = tuple([intern(side) for side in sides])
        """The side of each seat, or CHOOSE."""
        self.boards = tuple([intern(board) for board in boards])
        """The board of each seat, or "" where chance chooses it."""
        self.automaton = intern(automaton)
        self.russian = russian
        self.grounds: dict[tuple[str, str], Ground] = {
            (island.board, island.side): Ground(island) for island in components.islands
        }
        self.islands = list(self.grounds.values())
        """The same by the number of the island."""
        for board in components.automata:
            self.grounds["automaton", board.level] = Ground(board)
        self.automaton_ground = self.grounds["automaton", automaton] if automaton else None
        self.powers: dict[str, list[int]] = {
            power: [kind for kind, each in enumerate(components.buildings) if each.power == power]
            for power in POWERS
        }
        """The kinds of building with each power."""
        self.statues = [
            [kind for kind, building in enumerate(components.buildings) if building.statue == name]
            for name in RESOURCES
        ]
        """The kinds of building that make each payment cheaper."""
        self.card_codes = [card.action * 4 + card.size for card in components.cards]
        self.card_kinds = sorted(set(self.card_codes))
        """The codes without repetition, ascending…"""
        self.cards_of_kind = [
            sum(1 << card for card, code in enumerate(self.card_codes) if code == kind)
            for kind in self.card_kinds
        ]
        """…and which cards have each, as a set of bits."""
        self.tile_codes = [tile_code(tile.terrains) for tile in components.tiles]
        self.tile_patterns = [
            tuple([tile.terrains.index(terrain) for terrain in tile.terrains])
            for tile in components.tiles
        ]
        """Which cells of each tile are alike, creatures aside: each stands for its first like."""
        self.tile_number = {code: kind for kind, code in enumerate(self.tile_codes)}
        self.building_codes = [BUILDINGS.index(building) for building in components.buildings]
        self.tile_size = [tile.size for tile in components.tiles]
        self.tile_kinds = [
            [kind for kind, length in enumerate(self.tile_size) if length == size]
            for size in range(SIZES)
        ]
        """The kinds of tile of each size, their codes ascending."""
        self.volcanoes = [tile.terrains.count(VOLCANO) for tile in components.tiles]
        self.roll_faces: list[tuple[int, ...]] = []
        self.roll_codes: list[int] = []
        self.rolls: list[list[int]] = [[]]
        """For each number of dice the choices of their rolls, ascending…"""
        self.roll_odds: list[list[int]] = [[]]
        """…and their weights."""
        self._list_rolls()

    def _list_rolls(self) -> None:
        """Every roll of one to four dice, the order of dice left out, with its weight."""
        faces = self.components.dice
        values = sorted(set(faces))
        for dice in range(1, 5):
            weights = []
            start = len(self.roll_codes)
            for roll in combinations_with_replacement(values, dice):
                weight = factorial(dice)
                for value in set(roll):
                    times = roll.count(value)
                    weight = weight // factorial(times) * faces.count(value) ** times
                self.roll_faces.append(roll)
                self.roll_codes.append(roll_code(roll))
                weights.append(weight)
            self.rolls.append([ROLL + code for code in self.roll_codes[start:]])
            self.roll_odds.append(weights)
        self.roll_number = {code: number for number, code in enumerate(self.roll_codes)}

    def number_of(self, board: str, side: str) -> int:
        """The number of an island among those of the set."""
        for number, island in enumerate(self.components.islands):
            if island.board == board and island.side == side:
                return number
        raise LookupError((board, side))

    def dealt_side(self, seat: int) -> str:
        """OR-1.1. The side on which a board comes to a seat; who chooses it may turn it over."""
        return SIDES[0] if self.sides[seat] == CHOOSE else self.sides[seat]

    def __reduce__(self) -> tuple[object, ...]:
        from aurum.games.orichalque.rules.options import restore_setup

        options = (self.source, self.seats, self.sides, self.boards, self.automaton, self.russian)
        return restore_setup, options


FIELDS: Final = (
    "awake_titans", "board", "building_bag", "built", "captured", "covered", "creature_bag",
    "creatures", "current", "deck", "discard", "display", "holder", "hoplites", "land",
    "medallions", "orichalque", "owned", "pile", "pile_bottoms", "round", "spots", "taken_card",
    "temples", "tiles", "titans", "tokens", "turn",
)  # fmt: skip
"""All of a state that changes in a play."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseState(State):
    """What lies where, and elementary changes of it; `OrichalqueState` adds the questions.

    A player is a seat, or in solo the automaton, which is player 1.
    """

    __slots__ = ("setup", *FIELDS)

    setup: Setup
    round: int
    turn: int
    """How many turns this round has seen."""
    current: int
    """Whose turn it is."""
    holder: int
    """Who holds the initiative."""
    board: list[int]
    """Each player's board, as a number among the islands, or NONE before it is drawn."""
    hoplites: list[int]
    orichalque: list[int]
    land: list[int]
    """LANDS sets of cells for each player: where forest lies, where lagoon…, covered or not."""
    tiles: list[tuple[int, ...]]
    """Player, kind, and the cells under it, of each tile laid."""
    covered: list[int]
    """For each player the cells under a building or a temple."""
    creatures: list[tuple[int, ...]]
    """Player, cell, kind, and hoplites stuck on it; in order."""
    captured: list[int]
    """For each player and kind, creatures in stock."""
    built: list[tuple[int, int, int]]
    """Player, cell and kind of each building; the automaton's lie on its strip, at cell NONE."""
    owned: list[int]
    """For each player and kind, buildings."""
    temples: list[tuple[int, int]]
    """Player and rhombus of each temple."""
    medallions: list[int]
    tokens: int
    titans: list[int]
    """Who holds each Titan, or NONE."""
    awake_titans: int
    """The active Titans, as a set of bits."""
    display: list[tuple[int, ...]]
    """From the left: card, tile, and the creatures on its volcanoes; NONE for what is missing."""
    taken_card: tuple[int, ...]
    """The card that the current player has taken this turn, likewise."""
    deck: int
    discard: int
    pile: list[int]
    """For each kind of tile, how many are in the shuffled part of their pile."""
    pile_bottoms: list[tuple[int, ...]]
    """For each size, the tiles put under the pile, in order."""
    creature_bag: list[int]
    building_bag: list[int]
    """For each kind, how many are in their bag."""
    spots: list[int]
    """The building on each of the four spots, or NONE."""

    def __init__(self, setup: Setup, like: BaseState | None = None) -> None:
        """The state before the set-up, or a copy of another."""
        super().__init__()
        self.setup = setup
        if like is not None:
            self.actor = like.actor
            self.stack = like.stack[:]
            self._legal = like._legal
            self.round = like.round
            self.turn = like.turn
            self.current = like.current
            self.holder = like.holder
            self.board = like.board[:]
            self.hoplites = like.hoplites[:]
            self.orichalque = like.orichalque[:]
            self.land = like.land[:]
            self.tiles = like.tiles[:]
            self.covered = like.covered[:]
            self.creatures = like.creatures[:]
            self.captured = like.captured[:]
            self.built = like.built[:]
            self.owned = like.owned[:]
            self.temples = like.temples[:]
            self.medallions = like.medallions[:]
            self.tokens = like.tokens
            self.titans = like.titans[:]
            self.awake_titans = like.awake_titans
            self.display = like.display[:]
            self.taken_card = like.taken_card
            self.deck = like.deck
            self.discard = like.discard
            self.pile = like.pile[:]
            self.pile_bottoms = like.pile_bottoms[:]
            self.creature_bag = like.creature_bag[:]
            self.building_bag = like.building_bag[:]
            self.spots = like.spots[:]
            return
        players = setup.players
        parts = setup.components
        self.round = 0
        self.turn = 0
        self.current = NONE
        self.holder = NONE
        self.board = [NONE] * players
        self.hoplites = [1] * players
        self.orichalque = [1] * players
        self.land = [0] * (players * LANDS)
        self.tiles = []
        self.covered = [0] * players
        self.creatures = []
        self.captured = [0] * (players * len(parts.creatures))
        self.built = []
        self.owned = [0] * (players * len(parts.buildings))
        self.temples = []
        self.medallions = [0] * players
        self.tokens = parts.tokens
        self.titans = [NONE] * TITANS
        self.awake_titans = (1 << TITANS) - 1
        self.display = []
        self.taken_card = ()
        self.deck = (1 << len(parts.cards)) - 1
        self.discard = 0
        self.pile = list(parts.tile_counts)
        self.pile_bottoms = [(), (), (), ()]
        self.creature_bag = list(parts.creature_counts)
        self.building_bag = list(parts.building_counts)
        self.spots = [NONE] * TITANS

    # Events

    def emit(self, name: str, rule: str, *facts: int) -> None:
        """Emit an event; everything that happens in this game happens in the open."""
        assert self.events is not None
        self.events.append(Event(name, rule, facts))

    # Looking

    def ground(self, player: int) -> Ground:
        """The board in front of a player."""
        setup = self.setup
        if player == 1 and setup.automaton_ground is not None:
            return setup.automaton_ground
        return setup.islands[self.board[player]]

    def filled(self, player: int) -> int:
        """The cells on which anything lies."""
        land = self.land
        start = player * LANDS
        return (
            land[start] | land[start + 1] | land[start + 2] | land[start + 3] | land[start + 4]
            | land[start + 5]
        )  # fmt: skip

    def lairs(self, player: int) -> int:
        """The cells on which a creature sits."""
        cells = 0
        for creature in self.creatures:
            if creature[0] == player:
                cells |= 1 << creature[1]
        return cells

    def owns(self, player: int, kind: int) -> int:
        """How many buildings of this kind a player has."""
        return self.owned[player * len(self.setup.components.buildings) + kind]

    def owned_kinds(self, player: int) -> list[int]:
        """How many buildings of each kind a player has."""
        kinds = len(self.setup.components.buildings)
        return self.owned[player * kinds : (player + 1) * kinds]

    def add_owned(self, player: int, kind: int) -> None:
        """Count one more building of a kind among a player's."""
        self.owned[player * len(self.setup.components.buildings) + kind] += 1

    def captives(self, player: int) -> list[int]:
        """How many captured creatures of each kind a player has."""
        kinds = len(self.setup.components.creatures)
        return self.captured[player * kinds : (player + 1) * kinds]

    def count_captives(self, player: int) -> int:
        """How many captured creatures a player has."""
        kinds = len(self.setup.components.creatures)
        found = 0
        for kind in range(player * kinds, (player + 1) * kinds):
            found += self.captured[kind]
        return found

    def add_captives(self, player: int, kind: int, amount: int) -> None:
        """Put captured creatures of a kind into a player's stock, or take them out of it."""
        self.captured[player * len(self.setup.components.creatures) + kind] += amount

    def points(self, player: int) -> int:
        """OR-9.5. Titans held, temples and medallions."""
        found = self.medallions[player]
        for temple in self.temples:
            if temple[0] == player:
                found += 1
        for holder in self.titans:
            if holder == player:
                found += 1
        return found

    # Resources

    def gain(self, player: int, hoplites: int, orichalque: int, rule: str) -> None:
        """Take from the supply, which never runs out (OR-1.5)."""
        self.hoplites[player] += hoplites
        self.orichalque[player] += orichalque
        if self.events is not None and (hoplites or orichalque):
            self.emit("gained", rule, player, hoplites, orichalque)

    def spend(self, player: int, hoplites: int, orichalque: int, rule: str) -> None:
        """Return to the supply."""
        self.hoplites[player] -= hoplites
        self.orichalque[player] -= orichalque
        if self.events is not None and (hoplites or orichalque):
            self.emit("spent", rule, player, hoplites, orichalque)
