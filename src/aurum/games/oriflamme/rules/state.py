"""One moment of a play: who holds what, and the small moves that every rule is made of."""

from __future__ import annotations

from typing import Final

from aurum.engine.compiling import mypyc_attr
from aurum.engine.events import Event
from aurum.engine.state import Frame, State
from aurum.games.oriflamme.rules.cards import (
    SET_SIZE,
    Setup,
    family_of,
    slot_of,
)

# Where a card is. From UP on it lies in the queue; from KNOWN on, face down.
PACK: Final = 0  # not dealt yet
HAND: Final = 1
SET_ASIDE: Final = 2
DISCARD: Final = 3
RESERVE: Final = 4
UP: Final = 5
KNOWN: Final = 6  # face down, but everybody saw what it is: an Insurrection that turned back
DOWN: Final = 6  # + the round in which it was placed, so 7 to 12

# Questions. The number of a kind asks what that card's effect asks; these are the others.
DEALING: Final = 20  # family
CHOOSING_FIRST: Final = 21
PLACING: Final = 22  # how many have placed this round
FACING: Final = 23  # keep or reveal the card at `at`
LANDING: Final = 24  # position of the card that the Royal Decree moves
ENDED: Final = 25
EFFECT: Final = 26  # kind: no question; its effect is applied as soon as the loop comes to it

NONE: Final = -1


FIELDS: Final = (
    "acting", "at", "first", "hand", "points", "queue", "resting", "returned", "round", "stock",
    "under", "verdicts", "where",
)  # fmt: skip
"""All of a table that changes in a play."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """What lies on the table and in the hands. The queue is listed in the order it resolves."""

    __slots__ = ("setup", *FIELDS)

    setup: Setup
    stock: list[int]
    hand: list[int]
    """Each family's hand, a set of slots in ten bits."""
    queue: list[int]
    """The top card of each position."""
    under: list[int]
    """The card beneath each card."""
    where: list[int]
    points: list[int]
    verdicts: int
    """The cards that bear a verdict token, as a set of bits."""
    resting: int
    """The cards swapped in this round, which do not act in it (AL-1.3), as a set of bits."""
    returned: list[tuple[int, int]]
    """Cards that everybody saw go back to a hand and has not seen since, each with the set of
    face-down cards placed since then: it is one of those or still in the hand."""
    round: int
    first: int
    at: int
    """The position that acts or is next to act; NONE while cards are being placed."""
    acting: int
    """The face-up card whose effect is under way."""

    def __init__(self, setup: Setup, like: Table | None = None) -> None:
        """A bare table, or one on which everything lies as it does on another."""
        super().__init__()
        self.setup = setup
        if like is not None:
            self.actor = like.actor
            self.stack = like.stack[:]
            self._legal = like._legal  # replaced by whoever changes it, never altered
            self.stock = like.stock[:]
            self.hand = like.hand[:]
            self.queue = like.queue[:]
            self.under = like.under[:]
            self.where = like.where[:]
            self.points = like.points[:]
            self.verdicts = like.verdicts
            self.resting = like.resting
            self.returned = like.returned[:]
            self.round = like.round
            self.first = like.first
            self.at = like.at
            self.acting = like.acting
            return
        cards = setup.families * SET_SIZE
        self.stock = [1] * setup.families
        self.hand = [0] * setup.families
        self.queue = []
        self.under = [NONE] * cards
        self.where = [PACK] * cards
        self.points = [0] * cards
        self.verdicts = 0
        self.resting = 0
        self.returned = []
        self.round = 0
        self.first = NONE
        self.at = NONE
        self.acting = NONE

    # Telling

    def tell(self, name: str, rule: str, *facts: int) -> None:
        """Emit an event for everybody. Callers check `events` first, to save the call."""
        assert self.events is not None
        self.events.append(Event(name, rule, facts))

    def whisper(
        self, name: str, rule: str, family: int, *facts: int, secrets: tuple[int, ...]
    ) -> None:
        """Emit an event of which only this family's seat may know the secrets."""
        assert self.events is not None
        audience = self.setup.seat_of(family)
        self.events.append(Event(name, rule, (family, *facts), secrets, audience))

    # Asking

    def ask(self, frame: Frame, family: int) -> None:
        """Put a question to a family."""
        self.stack.append(frame)
        self.actor = self.setup.seat_of(family)

    # Looking

    def neighbours(self) -> list[int]:
        """The positions next to the acting one, in queue order."""
        at = self.at
        last = len(self.queue) - 1
        if 0 < at < last:
            return [at - 1, at + 1]
        if at > 0:
            return [at - 1]
        return [at + 1] if last > 0 else []

    def still_here(self) -> bool:
        """Whether the acting card is still on top of its position."""
        return self.at < len(self.queue) and self.queue[self.at] == self.acting

    # Points

    def gain(self, family: int, amount: int, rule: str, kind: int) -> None:
        """Take points from the supply, which never runs out (OF-1.3), into a family's stock."""
        self.stock[family] += amount
        if self.events is not None:
            self.tell("gained", rule, family, amount, kind)

    def put(self, position: int, amount: int, rule: str) -> None:
        """Put points from the supply onto the top card of a position."""
        card = self.queue[position]
        self.points[card] += amount
        if self.events is not None:
            self.tell("put", rule, family_of(card), position, amount)

    def drain(self, position: int, amount: int, rule: str) -> None:
        """Return points from the top card of a position to the supply."""
        card = self.queue[position]
        self.points[card] -= amount
        if self.events is not None and amount:
            self.tell("drained", rule, family_of(card), position, amount)

    # Cards

    def lay(self, card: int, position: int) -> None:
        """Open a new position for a card that lies in no queue yet, or no longer."""
        self.queue.insert(position, card)
        if self.at >= position:
            self.at += 1

    def lift(self, position: int) -> int:
        """Take the top card off; the one beneath is uncovered, or the row closes up (OF-3.5)."""
        card = self.queue[position]
        beneath = self.under[card]
        if beneath >= 0:
            self.queue[position] = beneath
            self.under[card] = NONE
        else:
            del self.queue[position]
            if position < self.at:
                self.at -= 1
        return card

    def send(self, position: int, goal: int) -> int:
        """Take the top card out of the queue; its points and verdict stay behind (AL-1.6)."""
        card = self.lift(position)
        self.points[card] = 0
        self.where[card] = goal
        if self.verdicts:
            self.verdicts &= ~(1 << card)
        if self.resting:
            self.resting &= ~(1 << card)
        return card

    def show(self, card: int) -> None:
        """Everybody sees this card: whoever followed a returned card knows more now."""
        if self.returned:
            others = ~(1 << card)
            self.returned = [
                (back, since & others) for back, since in self.returned if back != card
            ]

    def conceal(self, card: int) -> None:
        """A card goes from the hand face down into the queue: it might be one that was returned."""
        family = family_of(card)
        self.hand[family] &= ~(1 << slot_of(card))
        self.where[card] = DOWN + self.round
        if self.returned:
            self.returned = [
                (back, since | 1 << card if family_of(back) == family else since)
                for back, since in self.returned
            ]
