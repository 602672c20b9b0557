"""A game of Oriflamme in numbers: which card brought what, which died, and by whom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from aurum.engine.events import Event
from aurum.games.oriflamme.rules.cards import ALLIANCE, BASE, SHAPESHIFTER
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.games.oriflamme.rules.state import OriflammeState
from aurum.statistics.tally import Counts, GameTally, SeatTally, count, places

SOURCES: Final = {
    "OF-4.1": "eliminations",
    "OF-6.3": "traps",
    "AL-2.4": "traps",
    "AL-2.8": "end",
}
"""Where points come from, by the rule that pays them; all else are effects of cards."""
DEFEATS: Final = ("OF-6.3",)
"""Discards that another family's card has forced."""


class Counter:
    """Counts through the events of one game."""

    def __init__(self, state: OriflammeState) -> None:
        self.setup = setup = state.setup
        scores = state.scores()
        self.seats = [
            SeatTally(place, seat in state.winners(), scores[seat])
            for seat, place in enumerate(places(state.winners(), scores))
        ]
        for family in range(setup.families):  # OF-1.3
            count(self._seat(family).sources, "start")
        self._copied: tuple[int, int] | None = None
        """The family whose Shapeshifter acts, and as what."""
        self._struck: tuple[int, int] | None = None
        """The family and kind of the card that was eliminated last, until it is paid for."""

    def _seat(self, family: int) -> SeatTally:
        return self.seats[self.setup.seat_of(family)]

    def _card(self, family: int, kind: int) -> Counts:
        return self._seat(family).pieces.setdefault(NAMES[kind], {})

    def take(self, event: Event) -> None:
        """Count an event, secrets included, because the game is over."""
        match event.name, event.facts:
            case "placed", (family, *_):
                count(self._card(family, event.secrets[0]), "placed")
            case "swapped", (family, _, _):
                count(self._card(family, event.secrets[0]), "placed")
            case "revealed", (family, _, kind, points):
                count(self._card(family, kind), "revealed")
                self._earn(family, kind, points, "hidden")
            case "kept", (family, *_):
                count(self._seat(family).counts, "kept")
            case "copied", (family, _, _, kind):
                self._copied = family, kind
            case "gained", (family, points, kind):
                self._gain(event.rule, family, points, kind)
            case "robbed", (family, victim, kind):
                self._earn(family, self._acting(family, kind), 1, "stolen")
                count(self._seat(victim).sources, "robbed", -1)
            case "eliminated", (family, owner, _, kind, _, points):
                self._struck = owner, kind
                count(self._seat(family).counts, "eliminated")
                self._lose(owner, kind, points)
            case "discarded", (family, _, kind, points) if event.rule in DEFEATS:
                self._lose(family, kind, points)
                self._kill(family, kind, "Ambush")

    def _gain(self, rule: str, family: int, points: int, kind: int) -> None:
        if rule == "OF-4.1":
            assert self._struck is not None
            owner, victim = self._struck
            count(self._card(family, kind), "struck")
            self._kill(owner, victim, NAMES[kind])
        else:
            kind = self._acting(family, kind)
        self._earn(family, kind, points, SOURCES.get(rule, "effects"))

    def _acting(self, family: int, kind: int) -> int:
        """The card behind an effect: a Shapeshifter, the first time after it has copied one."""
        if self._copied != (family, kind):
            return kind
        self._copied = None
        return SHAPESHIFTER

    def _earn(self, family: int, kind: int, points: int, source: str) -> None:
        count(self._seat(family).sources, source, points)
        count(self._card(family, kind), "earned", points)

    def _lose(self, family: int, kind: int, points: int) -> None:
        count(self._seat(family).counts, "died")
        count(self._seat(family).counts, "lost", points)
        count(self._card(family, kind), "died")
        count(self._card(family, kind), "lost", points)

    def _kill(self, family: int, kind: int, by: str) -> None:
        count(self._seat(family).killers.setdefault(NAMES[kind], {}), by)


def tally(state: OriflammeState, events: Iterable[Event]) -> GameTally:
    """A game that is over, counted from all its events."""
    counter = Counter(state)
    for event in events:
        counter.take(event)
    kinds = state.setup.kinds
    ten = "base" if kinds == BASE else "alliance" if kinds == ALLIANCE else "mixed"
    return GameTally("oriflamme", ten, state.setup.seats, state.round, counter.seats)
