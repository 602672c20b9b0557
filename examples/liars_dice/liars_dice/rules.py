"""Liar's Dice from the first roll to the last die.

`LiarsDiceState` is one moment of a play: it lists the choices of this moment, carries one out, and
says what each seat may know. Numbers such as LD-2.4 are those of the rulebook in `locales/`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from aurum.engine import CHANCE, NUMBER, OVER, SEAT, SPECTATOR, Event, EventKind, FieldState
from aurum.engine.errors import Illegal
from liars_dice.choices import CALL, EXACT, FIRST, ROLL, write, write_bid
from liars_dice.dice import FACES, HANDS, Hand, hand_of, number_of, ways
from liars_dice.setup import Setup
from liars_dice.view import View, write_view

NOBODY: Final = -1

ROLLS: Final = {dice: [ROLL + number_of(hand) for hand in HANDS[dice]] for dice in HANDS}
"""The choices of chance that roll so many dice…"""
ODDS: Final = {dice: [ways(hand) for hand in HANDS[dice]] for dice in HANDS}
"""…and their odds."""

EVENTS: Final = {
    "began": EventKind({"round": NUMBER, "seat": SEAT}, heading=True),
    "rolled": EventKind({"seat": SEAT, "dice": NUMBER}, secrets={"hand": NUMBER}),
    "bid": EventKind({"seat": SEAT, "quantity": NUMBER, "face": NUMBER}),
    "called": EventKind({"seat": SEAT, "bidder": SEAT, "quantity": NUMBER, "face": NUMBER}),
    "exact": EventKind({"seat": SEAT, "bidder": SEAT, "quantity": NUMBER, "face": NUMBER}),
    "showed": EventKind({"seat": SEAT, "hand": NUMBER}, shows=True),
    "counted": EventKind({"quantity": NUMBER, "face": NUMBER}),
    "lost": EventKind({"seat": SEAT, "left": NUMBER}),
    "out": EventKind({"seat": SEAT}),
    "won": EventKind({"seat": SEAT}),
}
"""What can happen, with what its facts stand for. A `hand` is the number that its dice make."""


def in_turn(counts: Sequence[int], begins: int) -> list[int]:
    """The seats that have dice, clockwise from this one."""
    seats = [*range(begins, len(counts)), *range(begins)]
    return [seat for seat in seats if counts[seat]]


class LiarsDiceState(FieldState):
    """One moment of a play. Seats are numbered from 0, clockwise."""

    FIELDS = ("round", "begins", "counts", "hands", "bids", "challenged", "shown")
    __slots__ = FIELDS
    setup: Setup

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.round = 0
        self.begins = NOBODY
        """The seat that makes the first bid of the round."""
        self.counts = [setup.dice] * setup.players
        """How many dice each seat has left."""
        self.hands: list[Hand] = [()] * setup.players
        self.bids: list[int] = []
        """The bids of the round; the last one stands."""
        self.challenged = 0
        """The bid that was challenged last, until somebody bids again; 0 if there is none…"""
        self.shown: list[Hand] = []
        """…and the dice that each seat showed then."""

    # Who is asked, and what

    def players(self) -> list[int]:
        """The seats that have dice, clockwise from the one that begins the round."""
        return in_turn(self.counts, self.begins)

    def roller(self) -> int:
        """The next seat that has dice to roll, or NOBODY."""
        waiting = [seat for seat, dice in enumerate(self.counts) if dice and not self.hands[seat]]
        return waiting[0] if waiting else NOBODY

    def next_actor(self) -> int:
        """LD-1.3, LD-2.1, LD-2.2, LD-3.4. Who chooses follows from everything else."""
        if self.begins == NOBODY:
            return CHANCE
        players = self.players()
        if len(players) == 1:
            return OVER
        return CHANCE if self.roller() != NOBODY else players[len(self.bids) % len(players)]

    def _list_choices(self) -> list[int]:
        """All legal choices, ascending."""
        if self.actor == OVER:
            return []
        if self.begins == NOBODY:
            return [FIRST + seat for seat in range(self.setup.players)]
        if self.actor == CHANCE:
            return ROLLS[self.counts[self.roller()]][:]
        bids = [quantity * 10 + face for quantity in self.quantities() for face in FACES]
        if not self.bids:
            return bids
        challenges = [CALL, EXACT] if self.setup.exact else [CALL]
        standing = self.strength(self.bids[-1])
        return challenges + [bid for bid in bids if self.strength(bid) > standing]

    def odds(self) -> list[int]:
        """How likely chance makes each choice."""
        if self.begins == NOBODY:
            return super().odds()
        return ODDS[self.counts[self.roller()]][:]

    # What a choice does

    def _resolve(self, choice: int) -> None:
        """Carry out a legal choice."""
        if choice >= ROLL:
            self._roll(hand_of(str(choice - ROLL)))
        elif choice >= FIRST:
            self._begin_round(choice - FIRST, "LD-1.3")
        elif choice in (CALL, EXACT):
            self._challenge(choice)
        else:
            self._bid(choice)
        self.actor = self.next_actor()

    def _begin_round(self, seat: int, rule: str) -> None:
        """LD-3.2, LD-3.4. This seat begins, or the next one with dice; who is alone has won."""
        self.hands = [()] * self.setup.players
        self.bids = []
        self.begins = seat
        self.begins, *others = self.players()
        if others:
            self.round += 1
            self._emit("began", rule, self.round, self.begins)
        else:
            self._emit("won", "LD-3.4", self.begins)

    def _roll(self, hand: Hand) -> None:
        """LD-2.1. Only the seat that rolls sees its dice."""
        seat = self.roller()
        self.hands[seat] = hand
        if self.events is not None:
            facts, secrets = (seat, len(hand)), (number_of(hand),)
            self.events.append(Event("rolled", "LD-2.1", facts, secrets, audience=seat))

    def _bid(self, bid: int) -> None:
        """LD-2.3. The bid stands until it is raised or challenged."""
        self.bids.append(bid)
        self.challenged, self.shown = 0, []
        self._emit("bid", "LD-2.3", self.actor, *divmod(bid, 10))

    def _challenge(self, choice: int) -> None:
        """LD-3.1, LD-5.1. All dice are shown and counted, and somebody loses one."""
        event, rule = ("called", "LD-3.1") if choice == CALL else ("exact", "LD-5.1")
        players = self.players()
        bidder = players[(len(self.bids) - 1) % len(players)]
        quantity, face = divmod(self.bids[-1], 10)
        found = self.count(face)
        self.challenged, self.shown = self.bids[-1], self.hands
        self._emit(event, rule, self.actor, bidder, quantity, face)
        for seat in players:
            self._emit("showed", rule, seat, number_of(self.hands[seat]))
        self._emit("counted", rule, found, face)
        if choice == EXACT and found == quantity:
            losers = [seat for seat in players if seat != self.actor]
        elif choice == CALL and found < quantity:
            losers = [bidder]
        else:
            losers = [self.actor]
        for seat in losers:
            self._lose_die(seat, rule)
        if choice == CALL:
            self._begin_round(losers[0], "LD-3.2")
        else:
            self._begin_round(self.actor, "LD-5.2")

    def _lose_die(self, seat: int, rule: str) -> None:
        """LD-3.3. Whoever loses the last die is out."""
        self.counts[seat] -= 1
        self._emit("lost", rule, seat, self.counts[seat])
        if not self.counts[seat]:
            self._emit("out", "LD-3.3", seat)

    # Bids

    def quantities(self) -> range:
        """LD-2.3. How many dice can be bid."""
        return range(1, sum(self.counts) + 1)

    def strength(self, bid: int) -> int:
        """LD-2.4, LD-4.2. The higher of two bids is the stronger; two wild ones beat four sixes."""
        quantity, face = divmod(bid, 10)
        return 20 * quantity + 7 if self.setup.wild and face == 1 else bid

    def count(self, face: int) -> int:
        """LD-3.1, LD-4.1. How many dice show this face, or a one that is wild."""
        faces = {face, 1} if self.setup.wild else {face}
        return sum(die in faces for hand in self.hands for die in hand)

    def refusal(self, choice: int) -> Illegal:
        """Say what is wrong with a choice that is not legal now."""
        key, rule = self._reason(choice)
        facts: dict[str, str | int] = {"choice": write(choice), "dice": sum(self.counts)}
        if self.bids:
            facts["standing"] = write_bid(self.bids[-1])
        return Illegal(key, facts, rule)

    def _reason(self, choice: int) -> tuple[str, str]:
        """The message, and the rule that forbids the choice."""
        quantity, face = divmod(choice, 10)
        if self.actor == OVER:
            return "illegal-over", "LD-3.4"
        if self.actor == CHANCE:
            return "liars_dice-illegal-chance", "LD-1.3" if self.begins == NOBODY else "LD-2.1"
        if choice >= FIRST:
            return "liars_dice-illegal-rolled", "LD-2.2"
        if choice == EXACT and not self.setup.exact:
            return "liars_dice-illegal-exact", "LD-5.1"
        if choice in (CALL, EXACT):
            return "liars_dice-illegal-opening", "LD-2.2"
        if quantity not in self.quantities() or face not in FACES:
            return "liars_dice-illegal-quantity", "LD-2.3"
        if self.setup.wild and 1 in (face, self.bids[-1] % 10):
            return "liars_dice-illegal-low-ones", "LD-4.2"
        return "liars_dice-illegal-low", "LD-2.4"

    # What a seat may know

    def view(self, seat: int) -> View:
        """LD-2.1. A seat sees its own dice. A spectator has none, and nor has who is out."""
        if seat != SPECTATOR and seat not in range(self.setup.players):
            raise ValueError(f"there is no seat {seat!r}")
        return self._look(seat, [seat])

    def open_view(self) -> View:
        """Everything, for those who do not play."""
        return self._look(SPECTATOR, range(self.setup.players))

    def _look(self, seat: int, lifted: Collection[int]) -> View:
        """What this seat sees with these cups lifted. `(*hand,)` is a new tuple for each view."""
        hands = tuple(
            (*hand,) if owner in lifted or not hand else None
            for owner, hand in enumerate(self.hands)
        )
        return View(
            seat, *self.setup, self.actor, self.round, self.begins, tuple(self.counts), hands,
            tuple(self.bids), self.challenged, tuple((*hand,) for hand in self.shown),
        )  # fmt: skip

    def redacted(self, choice: int, seat: int) -> str:
        """A choice in notation, as this seat sees it made."""
        if choice >= ROLL and seat != self.roller():
            return "roll " + "?" * self.counts[self.roller()]
        return write(choice)

    # How it stands

    def scores(self) -> list[int]:
        """The dice that each seat has left."""
        return self.counts[:]

    def winners(self) -> list[int]:
        """LD-3.4. The last one with dice."""
        return self.players() if self.actor == OVER else []

    def __repr__(self) -> str:
        return write_view(self.open_view())
