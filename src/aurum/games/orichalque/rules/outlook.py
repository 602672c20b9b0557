"""A position as the explanations of its choices need it: what would follow from what.

The facts of an explanation: `hoplites`, `orichalque` and `points` gained (a loss is below 0),
`cost` of a card or an extra action, the `action` that is performed and the Titan whose `favour` is
used for it, `creatures` to capture and `ways` to construct that it would find; `chance` of a fight
in percent with so many `hoplites`, of which so many are `added`; `titans` that come or wake, of
whom the first phrases of the outlook tell in the same order, `holders` (where each of them is now:
a player, or -1) and `area0` to `area3` (the cells that draw a Titan); whether the player `releases`
a Titan for them, and `wins`. What is 0 or does not happen is left out.
"""

from __future__ import annotations

from aurum.engine.phrases import Fact, Phrase, Value
from aurum.games.orichalque.rules import frames, naming
from aurum.games.orichalque.rules.base_state import LANDS, NONE, TITANS
from aurum.games.orichalque.rules.buildings import count
from aurum.games.orichalque.rules.cells import Placement, size_of
from aurum.games.orichalque.rules.choices import PUT
from aurum.games.orichalque.rules.combat import any_creature
from aurum.games.orichalque.rules.components import CAPTURE, FOREST, PRODUCE, RECRUIT
from aurum.games.orichalque.rules.construction import constructions
from aurum.games.orichalque.rules.island import AREA, fitting, placement_of
from aurum.games.orichalque.rules.state import OrichalqueState
from aurum.games.orichalque.rules.titans import limit
from aurum.games.orichalque.rules.turn import ENOUGH

Facts = dict[str, Value]
Outlook = list[Phrase]


class Moment:
    """A position, with what many of its choices have in common."""

    def __init__(self, t: OrichalqueState) -> None:
        self.t = t
        self.me = naming.player(t.setup, t.current)
        self.limit = limit(t, t.current)
        self._placements: dict[int, Placement] = {}
        self._lands: list[tuple[int, list[int], int]] = []
        self._actions: dict[tuple[int, int, int], tuple[Outlook, Facts]] = {}
        if t.stack and t.stack[-1][0] == frames.ASK_TILE:
            self._look_for_places()

    # Tiles

    def _look_for_places(self) -> None:
        t = self.t
        spots = t.ground(t.current).spots
        for place in fitting(t, t.current, t.taken_card[1], t.taken_card[2:]):
            self._placements[PUT + spots[place.anchor] * 8 + place.rotation] = place
        terrains = t.setup.components.tiles[t.taken_card[1]].terrains
        for terrain in range(TITANS):
            if terrain in terrains:
                under = [number for number, one in enumerate(terrains) if one == terrain]
                open_land = t.land[t.current * LANDS + terrain] & ~t.covered[t.current]
                self._lands.append((terrain, under, open_land))

    def placement(self, choice: int) -> tuple[Placement, bool]:
        """How the tile in hand would lie, and whether it may; LookupError if it cannot."""
        found = self._placements.get(choice)
        if found is not None:
            return found, True
        t = self.t
        ground = t.ground(t.current)
        anchor, rotation = divmod(choice - PUT, 8)
        size = t.setup.tile_size[t.taken_card[1]]
        return placement_of(ground.grid, size, ground.cell_at[anchor], rotation), False

    def areas(self, place: Placement) -> list[tuple[int, int]]:
        """OR-4.4, OR-4.5. The terrains of which the tile makes or enlarges an area, with it."""
        grid = self.t.ground(self.t.current).grid
        found = []
        for terrain, under, open_land in self._lands:
            land = open_land
            for number in under:
                land |= 1 << place.cells[number]
            for number in under:
                area = grid.area(1 << place.cells[number], land)
                if size_of(area) >= AREA:
                    found.append((terrain, area))
                    break
        return found

    # What follows

    def port_gains(self, cells: int) -> tuple[int, int]:
        """OR-4.3. What the ports on these cells give."""
        island = self.t.ground(self.t.current).island
        hoplites = orichalque = 0
        if island is not None:
            for port in island.ports:
                if cells >> port.cell & 1:
                    hoplites += port.hoplites
                    orichalque += port.orichalque
        return hoplites, orichalque

    def titans_come(
        self, titans: list[int], outlook: Outlook, facts: Facts, lairs: bool
    ) -> list[int]:
        """OR-4.6. These come, in any order; `lairs`: there will be a creature on the island.

        Gives back those of them that are not there already, active.
        """
        t = self.t
        news = [
            titan
            for titan in titans
            if t.titans[titan] != t.current or not t.awake_titans >> titan & 1
        ]
        outlook += [self._comes(titan) for titan in news]
        if news:
            facts["titans"] = tuple(news)
            facts["holders"] = tuple([t.titans[titan] for titan in news])
        more = sum(1 for titan in news if t.titans[titan] != t.current)
        room = self.limit - t.titans.count(t.current)
        staying = min(more, room)
        self.may_win(staying, staying, lairs, outlook, facts)
        if more > room and "wins" not in facts:
            facts["releases"] = True
            outlook.append(Phrase("orbrings-release", {"who": self.me}))
        return news

    def _comes(self, titan: int) -> Phrase:
        holder = self.t.titans[titan]
        if holder == self.t.current:
            return Phrase("orbrings-wakes", {"titan": naming.titan(titan)})
        facts: dict[str, Fact] = {"who": self.me, "titan": naming.titan(titan)}
        if holder == NONE:
            return Phrase("orbrings-titan", facts)
        facts["leaves"] = Phrase("orlog-leaves", {"who": naming.player(self.t.setup, holder)})
        return Phrase("orbrings-titan-from", facts)

    def may_win(
        self, points: int, titans: int, lairs: bool, outlook: Outlook, facts: Facts
    ) -> None:
        """OR-9.5. Whether the game is won with so many points and Titans more."""
        t = self.t
        held = t.titans.count(t.current) + titans
        if not lairs and held <= self.limit and t.points(t.current) + points >= ENOUGH:
            facts["wins"] = True
            outlook.append(Phrase("orbrings-victory", {"who": self.me}))

    def sleeps(self, titan: int) -> Phrase:
        """OR-5. A Titan that has granted its favour turns inactive."""
        return Phrase("orbrings-sleeps", {"titan": naming.titan(titan)})

    def construct_more(self, outlook: Outlook) -> None:
        """OR-5.1. The second construction of an action is a favour."""
        if self.t.stack[-1][0] == frames.ASK_BONUS:
            outlook.append(self.sleeps(FOREST))

    def point(self, outlook: Outlook, facts: Facts) -> None:
        """OR-6.10, OR-6.11. A temple or a medallion is a point, and may be the last one."""
        facts["points"] = 1
        outlook.append(Phrase("victory-points-count", {"n": 1}))
        self.may_win(1, 0, any_creature(self.t, self.t.current), outlook, facts)

    def action(self, action: int, times: int, orichalque: int) -> tuple[Outlook, Facts]:
        """OR-6. What an action would come to with so much orichalque in stock."""
        key = (action, times, orichalque)
        if key not in self._actions:
            self._actions[key] = self._act(action, times, orichalque)
        outlook, facts = self._actions[key]
        return outlook[:], facts.copy()

    def _act(self, action: int, times: int, orichalque: int) -> tuple[Outlook, Facts]:
        t = self.t
        if action == RECRUIT:
            return brings(times * (1 + count(t, t.current, "camp")), 0)
        if action == PRODUCE:
            return brings(0, times * (1 + count(t, t.current, "mine")))
        if action == CAPTURE:
            beasts = sum(1 for creature in t.creatures if creature[0] == t.current)
            phrase = Phrase("orchoice-beasts", {"n": beasts})
            return [phrase], {"creatures": beasts}
        ways = constructions(t, t.current, orichalque)
        return [Phrase("orchoice-ways", {"n": len(ways)})], {"ways": len(ways)}


def brings(hoplites: int, orichalque: int, key: str = "orchoice-brings") -> tuple[Outlook, Facts]:
    """Goods that are gained."""
    facts: Facts = {}
    if hoplites:
        facts["hoplites"] = hoplites
    if orichalque:
        facts["orichalque"] = orichalque
    return [Phrase(key, {"amount": naming.goods(hoplites, orichalque)})] if facts else [], facts


def cells_of(area: int) -> tuple[int, ...]:
    """The cells of a set."""
    return tuple([cell for cell in range(area.bit_length()) if area >> cell & 1])
