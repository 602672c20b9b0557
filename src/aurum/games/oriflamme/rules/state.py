"""One position of a play of Oriflamme: the data, its elementary changes, the engine's methods."""

from __future__ import annotations

from typing import Final

from aurum.engine.compiling import mypyc_attr
from aurum.engine.errors import Illegal
from aurum.engine.events import Event
from aurum.engine.state import Frame, State, content_of, pickled
from aurum.games.oriflamme.rules import ending, frames
from aurum.games.oriflamme.rules.cards import (
    ASIDE,
    DOWN,
    NONE,
    PACK,
    PLACE,
    SET_SIZE,
    SWAP,
    VERB,
    Setup,
    family_of,
    slot_of,
)
from aurum.games.oriflamme.rules.deck import CARDS
from aurum.games.oriflamme.rules.frames import RESOLVING_FRAME
from aurum.games.oriflamme.rules.intrigues import land, landings
from aurum.games.oriflamme.rules.notation import redact, write
from aurum.games.oriflamme.rules.observe import observe, observe_all
from aurum.games.oriflamme.rules.placement import place, placements, placing_family
from aurum.games.oriflamme.rules.position_writer import write_view
from aurum.games.oriflamme.rules.refusal import refuse
from aurum.games.oriflamme.rules.resolution import answer, face, facing, run
from aurum.games.oriflamme.rules.setup import choose_first, deal, deals, firsts
from aurum.games.oriflamme.rules.view import View

FIELDS: Final = (
    "acting", "at", "beneath", "first", "hand", "points", "queue", "resting", "returned", "round",
    "stock", "verdicts", "where",
)  # fmt: skip
"""All that changes in a play, besides what every state has."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OriflammeState(State):
    """One position of one play of Oriflamme. The queue is listed in the order it resolves."""

    __slots__ = ("setup", *FIELDS)

    setup: Setup
    stock: list[int]
    hand: list[int]
    """Each family's hand, a set of slots in ten bits."""
    queue: list[int]
    """The top card of each position."""
    beneath: list[int]
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

    def __init__(self, setup: Setup, like: OriflammeState | None = None) -> None:
        """A state before the deal, or a copy of another."""
        super().__init__()
        self.setup = setup
        if like is not None:
            self.actor = like.actor
            self.stack = like.stack[:]
            self._legal = like._legal  # replaced, never altered
            self.stock = like.stock[:]
            self.hand = like.hand[:]
            self.queue = like.queue[:]
            self.beneath = like.beneath[:]
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
        self.stack = [RESOLVING_FRAME]
        cards = setup.families * SET_SIZE
        self.stock = [1] * setup.families
        self.hand = [0] * setup.families
        self.queue = []
        self.beneath = [NONE] * cards
        self.where = [PACK] * cards
        self.points = [0] * cards
        self.verdicts = 0
        self.resting = 0
        self.returned = []
        self.round = 0
        self.first = NONE
        self.at = NONE
        self.acting = NONE

    # Events

    def emit(self, name: str, rule: str, *facts: int) -> None:
        """Emit an event for everybody. Callers check `events` first, to save the call."""
        assert self.events is not None
        self.events.append(Event(name, rule, facts))

    def emit_private(
        self, name: str, rule: str, family: int, *facts: int, secrets: tuple[int, ...]
    ) -> None:
        """Emit an event of which only this family's seat may know the secrets."""
        assert self.events is not None
        audience = self.setup.seat_of(family)
        self.events.append(Event(name, rule, (family, *facts), secrets, audience))

    # Questions

    def set_frame(self, frame: Frame) -> None:
        """Say what is to be done next. In this game the stack holds a single frame."""
        self.stack[-1] = frame

    def ask(self, frame: Frame, family: int) -> None:
        """Put a question to a family."""
        self.set_frame(frame)
        self.actor = self.setup.seat_of(family)

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
            self.emit("gained", rule, family, amount, kind)

    def put_points(self, position: int, amount: int, rule: str) -> None:
        """Put points from the supply onto the top card of a position."""
        card = self.queue[position]
        self.points[card] += amount
        if self.events is not None:
            self.emit("put", rule, family_of(card), position, amount)

    def remove_points(self, position: int, amount: int, rule: str) -> None:
        """Return points from the top card of a position to the supply."""
        card = self.queue[position]
        self.points[card] -= amount
        if self.events is not None and amount:
            self.emit("drained", rule, family_of(card), position, amount)

    # Cards

    def insert_card(self, card: int, position: int) -> None:
        """Open a new position for a card that lies in no queue yet, or no longer."""
        self.queue.insert(position, card)
        if self.at >= position:
            self.at += 1

    def pop_top(self, position: int) -> int:
        """Take the top card off; the one beneath is uncovered, or the row closes up (OF-3.5)."""
        card = self.queue[position]
        beneath = self.beneath[card]
        if beneath >= 0:
            self.queue[position] = beneath
            self.beneath[card] = NONE
        else:
            del self.queue[position]
            if position < self.at:
                self.at -= 1
        return card

    def remove(self, position: int, goal: int) -> int:
        """Take the top card out of the queue; its points and verdict stay behind (AL-1.6)."""
        card = self.pop_top(position)
        self.points[card] = 0
        self.where[card] = goal
        if self.verdicts:
            self.verdicts &= ~(1 << card)
        if self.resting:
            self.resting &= ~(1 << card)
        return card

    def note_shown(self, card: int) -> None:
        """Everybody sees this card, and so where a card that was returned no longer can be."""
        if self.returned:
            others = ~(1 << card)
            self.returned = [
                (back, since & others) for back, since in self.returned if back != card
            ]

    def hide(self, card: int) -> None:
        """A card goes from the hand face down into the queue: it might be one that was returned."""
        family = family_of(card)
        self.hand[family] &= ~(1 << slot_of(card))
        self.where[card] = DOWN + self.round
        if self.returned:
            self.returned = [
                (back, since | 1 << card if family_of(back) == family else since)
                for back, since in self.returned
            ]

    # The contract of the engine

    def _list_choices(self) -> list[int]:
        match self.stack[-1][0]:
            case frames.DEALING:
                return deals(self)
            case frames.CHOOSING_FIRST:
                return firsts(self)
            case frames.PLACING:
                return placements(self)
            case frames.FACING:
                return facing(self)
            case frames.LANDING:
                return landings(self)
            case frames.ENDED:
                return []
            case kind:
                return CARDS[kind].ask_again(self)

    def _resolve(self, choice: int) -> None:
        match self.stack[-1][0]:
            case frames.DEALING:
                deal(self, choice)
            case frames.CHOOSING_FIRST:
                choose_first(self, choice)
            case frames.PLACING:
                place(self, choice)
            case frames.FACING:
                face(self, choice)
            case frames.LANDING:
                land(self, choice)
            case kind:
                answer(self, kind, choice)
        run(self)

    def refusal(self, choice: int) -> Illegal:
        return refuse(self, choice)

    def clone(self) -> OriflammeState:
        return OriflammeState(self.setup, self)

    def view(self, seat: int) -> View:
        return observe(self, seat)

    def redacted(self, choice: int, seat: int) -> str:
        verb = choice // VERB * VERB
        if verb == ASIDE:
            owner = self.stack[-1][1]
        elif verb == PLACE:
            owner = placing_family(self)
        elif verb == SWAP:
            owner = family_of(self.acting)
        else:
            return write(choice)
        return write(choice) if self.setup.seat_of(owner) == seat else redact(choice)

    def scores(self) -> list[int]:
        return ending.scores(self)

    def winners(self) -> list[int]:
        return ending.winners(self)

    def __repr__(self) -> str:
        """The position, hidden cards included."""
        return write_view(observe_all(self))

    def _content(self) -> tuple[object, ...]:
        return content_of(self, self.setup.__reduce__(), FIELDS)

    def __reduce__(self) -> tuple[object, ...]:
        return pickled(OriflammeState, self, self.setup, FIELDS)
