"""What lies before each player, from the text of a position."""

from __future__ import annotations

from collections.abc import Iterator

from aurum.engine.reading import Clauses, Reader, Word
from aurum.games.orichalque.rules.base_state import LANDS, METROPOLIS, NONE, Ground
from aurum.games.orichalque.rules.buildings import own
from aurum.games.orichalque.rules.choices import tile_code
from aurum.games.orichalque.rules.components import VOLCANO
from aurum.games.orichalque.rules.notation import (
    BUILDING_NAMES,
    CREATURE_NAMES,
    read_name,
    read_spot,
    read_tile,
)
from aurum.games.orichalque.rules.state import OrichalqueState


class IslandReader(Clauses):
    """Fills the islands of `state`."""

    state: OrichalqueState

    def _clause(self, name: str, player: int = NONE) -> Reader | None:
        return self.clauses.get(name if player == NONE else f"{name} {player + 1}")

    def _each(self, name: str, player: int = NONE) -> Iterator[tuple[Reader, Word]]:
        """The words of a clause, with the reader that refuses them; none if it is left out."""
        reader = self._clause(name, player)
        while reader is not None and reader.peek().text:
            yield reader, reader.take()

    def _lay_out(self, player: int) -> None:
        if self.state.board[player] == NONE and not (self.state.setup.automaton and player):
            return
        self._metropolis(player)
        self._tiles(player)
        self._creatures(player)
        self._buildings(player)
        self._temples(player)
        for reader, word in self._each("captured", player):
            kind = read_name(reader, word, CREATURE_NAMES, "expected-creature")
            self.state.add_captives(player, kind, 1)

    def _cell(self, reader: Reader, ground: Ground, word: Word) -> int:
        spot = read_spot(reader, word)
        if spot not in ground.cell_at:
            raise reader.unexpected(word, "expected-island-cell")
        return ground.cell_at[spot]

    def _cells(self, reader: Reader, ground: Ground, word: Word, join: str) -> list[int]:
        cells = []
        start = word.start
        for text in word.text.split(join):
            cells.append(self._cell(reader, ground, Word(text, start)))
            start += len(text) + 1
        return cells

    def _metropolis(self, player: int) -> None:
        reader = self._clause("metropolis", player)
        if reader is None:
            return
        ground = self.state.ground(player)
        words = [word for _, word in self._each("metropolis", player)]
        cells = [self._cell(reader, ground, word) for word in words]
        if len(set(cells)) != 2 or not ground.grid.beside[cells[0]] >> cells[1] & 1:
            raise reader.unexpected(words[0] if words else reader.peek(), "expected-metropolis")
        self.state.land[player * LANDS + METROPOLIS] = 1 << cells[0] | 1 << cells[1]

    def _tiles(self, player: int) -> None:
        state = self.state
        ground = state.ground(player)
        for reader, word in self._each("tiles", player):
            where, _, what = word.text.partition("=")
            kind = self._kind(reader, Word(what, word.start + len(where) + 1))
            cells = tuple(self._cells(reader, ground, Word(where, word.start), ","))
            fits = any(cells == place.cells for place in ground.grid.placements[len(cells)])
            taken = state.filled(player)
            terrains = state.setup.components.tiles[kind].terrains
            if not fits or len(terrains) != len(cells) or any(taken >> c & 1 for c in cells):
                raise reader.unexpected(word, "expected-tile-place")
            state.tiles.append((player, kind, *cells))
            for cell, terrain in zip(cells, terrains, strict=True):
                state.land[player * LANDS + terrain] |= 1 << cell

    def _kind(self, reader: Reader, word: Word) -> int:
        """A tile of the set by its terrains, from whichever corner they are read."""
        terrains = read_tile(reader, word)
        codes = self.state.setup.tile_codes
        if tile_code(terrains) not in codes:
            raise reader.unexpected(word, "expected-set-tile")
        return codes.index(tile_code(terrains))

    def _creatures(self, player: int) -> None:
        state = self.state
        ground = state.ground(player)
        for reader, word in self._each("creatures", player):
            where, _, what = word.text.partition("=")
            name, _, stuck = what.partition("+")
            cell = self._cell(reader, ground, Word(where, word.start))
            named = Word(name, word.start + len(where) + 1)
            kind = read_name(reader, named, CREATURE_NAMES, "expected-creature")
            standing = 0
            if stuck:
                standing = reader.number(Word(stuck, named.end + 1), 1, 3)
            volcano = state.land[player * LANDS + VOLCANO] >> cell & 1
            if not volcano or state.lairs(player) >> cell & 1:
                raise reader.unexpected(word, "expected-volcano")
            state.creatures.append((player, cell, kind, standing))
        state.creatures.sort()

    def _buildings(self, player: int) -> None:
        state = self.state
        ground = state.ground(player)
        for reader, word in self._each("buildings", player):
            where, _, what = word.text.partition("=")
            kind = self._building(reader, Word(what, word.start + len(where) + 1))
            cell = NONE
            if where != "-":
                cell = self._cell(reader, ground, Word(where, word.start))
                free = state.filled(player) & ~state.covered[player] & ~state.lairs(player)
                if not (free & ~state.land[player * LANDS + METROPOLIS]) >> cell & 1:
                    raise reader.unexpected(word, "expected-building-ground")
            own(state, player, kind, cell)

    def _building(self, reader: Reader, word: Word) -> int:
        code = read_name(reader, word, BUILDING_NAMES, "expected-building")
        if code not in self.state.setup.building_codes:
            raise reader.unexpected(word, "expected-set-building")
        return self.state.setup.building_codes.index(code)

    def _temples(self, player: int) -> None:
        state = self.state
        ground = state.ground(player)
        for reader, word in self._each("temples", player):
            far = [ground.spots[cell] for cell in self._cells(reader, ground, word, "-")]
            corners = (min(far), max(far))
            if len(far) != 2 or corners not in ground.rhombus_at:
                raise reader.unexpected(word, "expected-rhombus")
            rhombus = ground.rhombus_at[corners]
            free = state.filled(player) & ~state.covered[player] & ~state.lairs(player)
            free &= ~state.land[player * LANDS + METROPOLIS]
            if not all(free >> cell & 1 for cell in ground.grid.rhombi[rhombus]):
                raise reader.unexpected(word, "expected-rhombus")
            state.temples.append((player, rhombus))
            for cell in ground.grid.rhombi[rhombus]:
                state.covered[player] |= 1 << cell
