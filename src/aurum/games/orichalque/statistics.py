"""A game of Orichalque in numbers: temples, Titans, medallions, fights, tiles and buildings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from aurum.engine.events import Event
from aurum.games.orichalque.rules.components import ACTIONS
from aurum.games.orichalque.rules.state import OrichalqueState
from aurum.statistics.tally import Counts, GameTally, SeatTally, count, places

NONE: Final = -1


class Counter:
    """Counts through the events of one game."""

    def __init__(self, state: OrichalqueState) -> None:
        self.parts = state.setup.components
        scores = state.scores()
        won = state.winners()
        standing = places(won, scores)
        if not won:  # the automaton has come first
            standing = [place + 1 for place in standing]
        self.seats = [
            SeatTally(place, seat in won, scores[seat]) for seat, place in enumerate(standing)
        ]
        for seat, found in enumerate(self.seats):
            count(found.sources, "medallions", state.medallions[seat])
            count(found.sources, "temples", sum(owner == seat for owner, _ in state.temples))
            count(found.sources, "titans", sum(holder == seat for holder in state.titans))

    def _piece(self, seat: int, name: str) -> Counts:
        return self.seats[seat].pieces.setdefault(name, {})

    def take(self, event: Event) -> None:
        """Count what an event says about a seat; what the automaton does is not counted."""
        if not event.facts or not 0 <= event.facts[0] < len(self.seats):
            return
        player, *facts = event.facts
        counts = self.seats[player].counts
        match event.name, facts:
            case "gained", (hoplites, orichalque):
                count(counts, "hoplites", hoplites)
                count(counts, "orichalque", orichalque)
            case "placed", (_, *_):
                count(counts, "tiles")
            case "took", (_, card, _):
                count(counts, f"cards-{ACTIONS[self.parts.cards[card].action]}")
            case "captured", (_, creature):
                count(counts, "fights-won")
                count(self._piece(player, self.parts.creatures[creature].name), "captured")
            case "lost", (_, creature, _):
                count(counts, "fights-lost")
                count(self._piece(player, self.parts.creatures[creature].name), "escaped")
            case "built", (building, _):
                count(counts, "buildings")
                count(self._piece(player, self.parts.buildings[building].name), "built")
            case "came", (_, holder):
                self._titan(player, holder)
            case "favoured", _:
                count(counts, "favours")
            case "bought", _:
                count(counts, "extras")

    def _titan(self, player: int, holder: int) -> None:
        """OR-4.4. A Titan that comes from a player is one that this player loses."""
        if holder == player:
            return
        count(self.seats[player].counts, "came-titans")
        if NONE < holder < len(self.seats):
            count(self.seats[holder].counts, "left-titans")


def tally(state: OrichalqueState, events: Iterable[Event]) -> GameTally:
    """A game that is over, with all its events."""
    counter = Counter(state)
    for event in events:
        if event.name not in ROUNDS:
            counter.take(event)
    kind = "solo" if state.setup.automaton else "islands"
    return GameTally("orichalque", kind, state.setup.seats, state.round, counter.seats)


ROUNDS: Final = ("shown", "appeared", "offered", "round")
"""Events whose first fact is no player."""
