"""Orichalque's observations made from views: slower than the game's encoder, and by another way."""

from __future__ import annotations

from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.base_state import METROPOLIS, NONE, Ground, Setup
from aurum.games.orichalque.rules.cells import Grid
from aurum.games.orichalque.rules.choices import COLUMNS
from aurum.games.orichalque.rules.options import restore_setup
from aurum.games.orichalque.rules.view import PlayerView, View
from aurum.games.orichalque.tensors import PLAYER, OrichalquePieces
from aurum.games.orichalque.tensors.encoder import ASKS, VOLCANOES
from aurum.tensors.encoder import Marks, ViewEncoder
from aurum.tensors.pieces import MOST, starts_of

QUESTIONS = {operation: number for number, operation in enumerate(ASKS.values())}


class OrichalqueViewEncoder(ViewEncoder):
    """Marks the same pieces as `OrichalqueEncoder`."""

    def __init__(self, setup: Setup, pieces: OrichalquePieces) -> None:
        self.start = starts_of(pieces.pieces)
        shapes = {piece.name: piece for piece in pieces.pieces}
        self.setup = setup
        self.players = setup.players
        self.tiles = len(setup.components.tiles)
        self.creatures = len(setup.components.creatures)
        self.buildings = len(setup.components.buildings)
        cards = sorted(set(setup.card_codes))
        self.card = [cards.index(code) for code in setup.card_codes]
        self.cards = len(cards)
        self.offer = len(shapes["held"].columns)
        _, planes, rows, self.columns = shapes["islands"].shape
        self.plane = rows * self.columns
        names = shapes["islands"].columns
        self.planes = {name: number * self.plane for number, name in enumerate(names)}
        self.board = planes * self.plane
        self._places: dict[Grid, list[int]] = {}

    def mark_view(self, view: View, marks: Marks) -> None:
        seat = max(view.seat, 0)
        self._mark_question(view, seat, marks)
        start, players = self.start, self.players
        setup = restore_setup(*view.setup)
        for number in range(players):
            self._mark_player(view, number, (number + seat) % players, setup, marks)
        row = start["titans"]
        for titan, holder in enumerate(view.titans):
            if holder != NONE:
                marks.one(row + (holder - seat) % players)
            if view.woken >> titan & 1:
                marks.one(row + players)
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
                marks.one(start["question"] + QUESTIONS[asks])
            marks.one(start["asked"] + (view.actor - seat) % self.players)
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
                marks.one(start["action"] + frame[1])
            elif operation == frames.ASK_RAISE:
                marks.one(start["found_building"] + frame[1])

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
        marks.row(start["captured"] + number * self.creatures, seen.captured)
        built = [0] * self.buildings
        for _, kind in seen.buildings:
            built[kind] += 1
        marks.row(start["buildings"] + number * self.buildings, built)
        if setup.automaton and player == 1:
            ground = setup.grounds["automaton", setup.automaton]
        elif seen.board == NONE:
            return
        else:
            ground = setup.islands[seen.board]
        self._mark_island(seen, ground, start["islands"] + number * self.board, marks)

    def _mark_island(self, seen: PlayerView, ground: Ground, at: int, marks: Marks) -> None:
        planes = self.planes
        cells = self._cells(ground)
        for cell in cells:
            marks.one(at + cell)
        if ground.island is not None:
            for port in ground.island.ports:
                marks.put(at + planes["port hoplites"] + cells[port.cell], port.hoplites)
                marks.put(at + planes["port orichalque"] + cells[port.cell], port.orichalque)
        terrains = self.setup.components.tiles
        land = at + planes["forest"]
        for kind, *under in seen.tiles:
            for cell, terrain in zip(under, terrains[kind].terrains, strict=True):
                marks.one(land + terrain * self.plane + cells[cell])
        land += METROPOLIS * self.plane
        left = seen.metropolis
        while left:
            marks.one(land + cells[(left & -left).bit_length() - 1])
            left &= left - 1
        for cell, _ in seen.buildings:
            if cell != NONE:  # the automaton's lie beside its board
                marks.one(at + planes["building"] + cells[cell])
        for rhombus in seen.temples:
            for cell in ground.grid.rhombi[rhombus]:
                marks.one(at + planes["temple"] + cells[cell])
        stuck = at + planes["stuck hoplites"]
        for cell, kind, hoplites in seen.creatures:
            marks.put(stuck + cells[cell], hoplites)
            marks.one(stuck + (kind + 1) * self.plane + cells[cell])

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
        marks.one(at + self.card[entry[0]])
        at += self.cards
        if len(entry) > 1 and entry[1] != NONE:
            marks.one(at + entry[1])
        at += self.tiles
        for kind in entry[2 : 2 + VOLCANOES]:
            if kind >= 0:
                marks.one(at + kind)
            at += self.creatures

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
                marks.one(start["spots"] + spot * self.buildings + kind)
