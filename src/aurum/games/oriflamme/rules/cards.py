"""What is in the two boxes: twenty kinds of card, five families, and the choices they lead to.

A *kind* is one of the twenty. A *card* is one family's copy of a kind: `10 * family + slot`, where
`slot` counts the ten kinds of this table in ascending order. Every family has the same ten. In a
small game, which is for programs, there may be fewer; the numbers of the others stand for no card.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from aurum.games.oriflamme.rules.state import OriflammeState

# The kinds, in the order of the numbered rules. `deck.py` has a row for each.
ARCHER: Final = 0
SOLDIER: Final = 1
SPY: Final = 2
HEIR: Final = 3
LORD: Final = 4
SHAPESHIFTER: Final = 5
CONSPIRACY: Final = 6
AMBUSH: Final = 7
DECREE: Final = 8
ASSASSINATION: Final = 9
EMPRESS: Final = 10
INFORMER: Final = 11
JUDGE: Final = 12
FANATIC: Final = 13
DIPLOMAT: Final = 14
DESERTER: Final = 15
INSURRECTION: Final = 16
EXTORTION: Final = 17
INFILTRATION: Final = 18
DEAL: Final = 19
KINDS: Final = 20

BASE: Final = tuple(range(ARCHER, EMPRESS))
ALLIANCE: Final = tuple(range(EMPRESS, KINDS))

HAND_SIZE: Final = 7
ASIDE_SIZE: Final = 3
SET_SIZE: Final = HAND_SIZE + ASIDE_SIZE
ROUNDS: Final = 6
VERDICTS: Final = 5

# Where a card is. From UP on it lies in the queue; from KNOWN on, face down.
PACK: Final = 0  # not dealt yet, or no card of a small game
HAND: Final = 1
SET_ASIDE: Final = 2
DISCARD: Final = 3
RESERVE: Final = 4
UP: Final = 5
KNOWN: Final = 6  # face down, but everybody saw what it is: an Insurrection that turned back
DOWN: Final = 6  # + the round in which it was placed, so 7 to 12

NONE: Final = -1
"""No card, no family, no position."""

# Families, by the letter of the crest: griffin, pegasus, wyvern, unicorn, kraken.
LETTERS: Final = "GPWUK"
CRESTS: Final = ("griffin", "pegasus", "wyvern", "unicorn", "kraken")

# Choices. The verb in the high bits, what it is about in the low ones.
VERB: Final = 2048
ASIDE: Final = 0 * VERB  # + which three of the twenty kinds chance sets aside
FIRST: Final = 1 * VERB  # + family that chance makes first player
PLACE: Final = 2 * VERB  # + kind * SPOTS + spot
KEEP: Final = 3 * VERB
REVEAL: Final = 4 * VERB
ELIMINATE: Final = 5 * VERB  # + position
ROB: Final = 6 * VERB  # + family
COPY: Final = 7 * VERB  # + position
MOVE: Final = 8 * VERB  # + position
BEFORE: Final = 9 * VERB  # + gap: 0 is before the first position, the queue's length after the last
FAVOUR: Final = 10 * VERB  # + position
INFORM: Final = 11 * VERB
SWAP: Final = 12 * VERB  # + kind
MARK: Final = 13 * VERB  # + position, or NOWHERE
SUPPORT: Final = 14 * VERB  # + position, or NOWHERE
LEAVE: Final = 15 * VERB
VERBS: Final = 16

NOWHERE: Final = VERB - 1
"""The target of a mark or support that finds none: its point is gained all the same."""

# Spots for a placed card. From ON upwards the spot is ON + the position that is covered.
SPOTS: Final = 64
ALONE: Final = 0
START: Final = 1
END: Final = 2
ON: Final = 3

TRIPLES: Final[tuple[tuple[int, ...], ...]] = tuple(combinations(range(KINDS), ASIDE_SIZE))
"""Every three of the twenty kinds; ASIDE choices count through them."""
TRIPLE_NUMBER: Final = {triple: number for number, triple in enumerate(TRIPLES)}


HAND_SLOTS: Final = tuple(
    tuple(slot for slot in range(SET_SIZE) if hand >> slot & 1) for hand in range(1 << SET_SIZE)
)
"""A hand is a set of slots in ten bits; this unpacks it."""


def family_of(card: int) -> int:
    """The family that a card belongs to."""
    return card // SET_SIZE


def slot_of(card: int) -> int:
    """The place of a card's kind among the ten of this table."""
    return card % SET_SIZE


def card_of(family: int, slot: int) -> int:
    """A family's card of the kind in this slot."""
    return family * SET_SIZE + slot


def families_of(seats: int) -> int:
    """MX-4. In the duel each seat plays two families; elsewhere a seat is a family."""
    return 4 if seats == 2 else seats


def is_character(kind: int) -> bool:
    """Whether a kind is a character (OF-5, AL-1); the others are intrigues (OF-6, AL-2)."""
    return kind < CONSPIRACY or EMPRESS <= kind < INSURRECTION


def never_asked(state: OriflammeState, choice: int) -> None:
    """Stands for the answer of a card that offers no choice."""


class Card:
    """One kind of card, with all that the rules say about it."""

    __slots__ = ("answer", "ask_again", "kind", "name", "offer", "points_stay", "rule")

    def __init__(
        self,
        kind: int,
        name: str,
        rule: str,
        offer: Callable[[OriflammeState], list[int]],
        answer: Callable[[OriflammeState, int], None] = never_asked,
        *,
        ask_again: Callable[[OriflammeState], list[int]] | None = None,
        points_stay: bool = False,
    ) -> None:
        self.kind = kind
        self.name = name
        self.rule = rule
        """The rule that describes it."""
        self.offer = offer
        """Applies what needs no choice and returns the choices it offers; a single one is made at
        once."""
        self.answer = answer
        """Carries out a choice that was offered."""
        self.ask_again = offer if ask_again is None else ask_again
        """Returns the same choices once more and changes nothing."""
        self.points_stay = points_stay
        """OF-3.3. Whether the points on it stay when it is revealed: its own text says what becomes
        of them."""


class Setup:
    """What stays the same for the whole play, shared by every state of it."""

    __slots__ = (
        "asides", "families", "first", "kind", "kinds", "places", "rounds", "seats", "slot",
        "small",
    )  # fmt: skip

    def __init__(
        self, kinds: tuple[int, ...], seats: int, first: int = -1, small_rounds: int = 0
    ) -> None:
        """The set-up of a small game if it is given rounds, else the usual one."""
        self.kinds = kinds
        """The ten kinds of this table, ascending; in a small game there may be fewer."""
        self.seats = seats
        self.small = small_rounds > 0
        """Whether each seat plays one family, with all its cards in the hand."""
        self.rounds = small_rounds or ROUNDS
        self.families = seats if self.small else families_of(seats)
        self.first = first
        """The family that begins, or -1 where chance decides."""
        self.kind = (kinds + (NONE,) * (SET_SIZE - len(kinds))) * self.families
        """The kind of each card."""
        self.slot = [kinds.index(kind) if kind in kinds else -1 for kind in range(KINDS)]
        """The place of each kind among the ten, or -1 for a kind that is not at this table."""
        self.places = [PLACE + kind * SPOTS for kind in kinds]
        """For each slot, the choice of placing it, but for the spot."""
        self.asides = [ASIDE + TRIPLE_NUMBER[three] for three in combinations(kinds, ASIDE_SIZE)]

    def cards_of(self, family: int) -> range:
        """The cards of a family."""
        return range(family * SET_SIZE, family * SET_SIZE + len(self.kinds))

    def seat_of(self, family: int) -> int:
        """MX-4. The seat that plays a family; in the duel, every other one."""
        return family % self.seats

    def __reduce__(self) -> tuple[object, ...]:
        if self.small:
            return Setup, (self.kinds, self.seats, self.first, self.rounds)
        return Setup, (self.kinds, self.seats, self.first)
