"""A state of Oriflamme as numbers for one seat, read from the state without making a view.

What is hidden from the seat is decided here once more, as `rules/observe.py` does for views: a card
has its kind if everybody knows it or its family is the seat's own, and so have hands and the cards
set aside. The tests compare this with a slower encoder that is given the view only.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aurum.engine.state import State
from aurum.games.oriflamme.rules.cards import (
    DEAL,
    DISCARD,
    DOWN,
    HAND,
    KINDS,
    KNOWN,
    NONE,
    PACK,
    RESERVE,
    SET_ASIDE,
    SET_SIZE,
    UP,
    VERDICTS,
    family_of,
)
from aurum.games.oriflamme.rules.frames import FACING, LANDING, PLACING
from aurum.games.oriflamme.rules.placement import placing_family
from aurum.games.oriflamme.rules.state import OriflammeState
from aurum.tensors.encoder import Encoder, Marks

MOST: Final = 255
"""Counts that the rules do not bound stop here."""
QUESTIONS: Final = (PLACING, FACING, LANDING)
"""What a seat can be asked but by the effect of a card."""
FAMILY_COLUMNS: Final = 6
CARD_COLUMNS: Final = 7


class OriflammeEncoder(Encoder):
    """Marks the pieces of `OriflammePieces`, which begin at these places."""

    def __init__(self, kinds: tuple[int, ...], families: int, start: dict[str, int]) -> None:
        self.families: i64 = families
        self.kinds: i64 = len(kinds)
        slots = [kinds.index(kind) if kind in kinds else NONE for kind in range(KINDS)]
        self.slot: vec[i64] = vec[i64](slots)
        """The place of each kind among those that can be at the table."""
        self.drawn: i64 = start.get("kinds", NONE)
        """Where the ten kinds are marked, if they are drawn for each play."""
        self.table: i64 = start["table"]
        self.question: i64 = start["question"]
        self.asked: i64 = start["asked"]
        self.rows: i64 = start["families"]
        self.piles: vec[i64] = vec[i64]([NONE] * (UP + 1))
        """Where each pile that a card can be in is marked."""
        self.piles[HAND] = start["hand"]
        self.piles[SET_ASIDE] = start["aside"]
        self.piles[DISCARD] = start["discard"]
        self.piles[RESERVE] = start["reserve"]
        self.returned: i64 = start["returned"]
        self.queue: i64 = start["queue"]
        self.top: i64 = families + self.kinds + CARD_COLUMNS + 3
        """The columns of a position…"""
        self.beneath: i64 = start["beneath"]
        self.below: i64 = self.kinds + CARD_COLUMNS + 2
        """…and of a covered card."""

    def mark(self, state: State, seat: int, marks: Marks) -> None:
        assert isinstance(state, OriflammeState)
        self._mark(state, seat, _own_families(state, seat), marks)

    def mark_all(self, state: State, seat: int, marks: Marks) -> None:
        assert isinstance(state, OriflammeState)
        self._mark(state, seat, (1 << state.setup.families) - 1, marks)

    def _mark(self, state: OriflammeState, seat: int, shown: i64, marks: Marks) -> None:
        """Mark what is known by who may look at the cards of these families, given as bits."""
        turned: i64 = max(seat, 0)
        """The family that comes first."""
        marks.put(self.table, state.round)
        marks.put(self.table + 1, len(state.queue))
        marks.put(self.table + 2, VERDICTS - state.verdicts.bit_count())
        if self.drawn != NONE:
            for kind in state.setup.kinds:
                marks.one(self.drawn + kind)
        if state.actor >= 0:
            asks = state.stack[-1][0]
            place = self.slot[asks] if asks < KINDS else self.kinds + QUESTIONS.index(asks)
            marks.one(self.question + place)
            marks.one(self.asked + (_asked_family(state) - turned) % self.families)
        for number in range(self.families):
            family = (number + turned) % self.families
            if family % state.setup.seats == seat:
                marks.one(self.rows + number * FAMILY_COLUMNS)
            self._mark_family(state, shown >> family & 1 == 1, number, family, marks)
        for back, _ in state.returned:
            number = (family_of(back) - turned) % self.families
            marks.one(self.returned + number * self.kinds + self.slot[state.setup.kind[back]])
        self._mark_queue(state, shown, turned, marks)

    def _mark_family(
        self, state: OriflammeState, shown: bool, number: i64, family: i64, marks: Marks
    ) -> None:
        row = self.rows + number * FAMILY_COLUMNS
        pile = number * self.kinds
        hand_size: i64 = 0
        deal_points = 0
        first: i64 = family * SET_SIZE
        places, kinds = state.where, state.setup.kind
        slots, piles = self.slot, self.piles
        for card in range(first, first + SET_SIZE):
            where: i64 = places[card]
            if where >= UP or where == PACK:
                continue
            kind: i64 = kinds[card]
            if where == HAND:
                hand_size += 1
            elif where == RESERVE and kind == DEAL:
                deal_points = state.points[card]
            if shown or where >= DISCARD:
                marks.one(piles[where] + pile + slots[kind])
        if family == state.first:
            marks.one(row + 1)
        if state.where[first] != PACK:
            marks.one(row + 2)
        marks.put(row + 3, min(state.stock[family], MOST))
        marks.put(row + 4, hand_size)
        if deal_points:
            marks.put(row + 5, min(deal_points, MOST))

    def _mark_queue(self, state: OriflammeState, shown: i64, turned: i64, marks: Marks) -> None:
        row = self.queue
        below = self.beneath
        for position in range(len(state.queue)):
            card = state.queue[position]
            marks.one(row + (family_of(card) - turned) % self.families)
            self._mark_card(state, card, shown, row + self.families, marks)
            depth = 0
            card = state.beneath[card]
            while card != NONE:
                depth += 1
                self._mark_card(state, card, shown, below, marks)
                if position:
                    marks.put(below + self.below - 2, position)
                marks.put(below + self.below - 1, depth)
                below += self.below
                card = state.beneath[card]
            if depth:
                marks.put(row + self.top - 3, depth)
            row += self.top
        if 0 <= state.at < len(state.queue):
            marks.one(self.queue + state.at * self.top + self.top - 2)
        if state.actor >= 0 and state.stack[-1][0] == LANDING:
            marks.one(self.queue + state.stack[-1][1] * self.top + self.top - 1)

    def _mark_card(
        self, state: OriflammeState, card: int, shown: i64, start: i64, marks: Marks
    ) -> None:
        at = start + self.kinds
        where: i64 = state.where[card]
        marks.one(at)
        if where == UP:
            marks.one(at + 1)
        if where <= KNOWN:
            marks.one(at + 2)
        else:
            marks.put(at + 5, where - DOWN)
        if where <= KNOWN or shown >> family_of(card) & 1:
            marks.one(start + self.slot[state.setup.kind[card]])
        points = state.points[card]
        if points:
            marks.put(at + 3, min(points, MOST))
        if state.verdicts and state.verdicts >> card & 1:
            marks.one(at + 4)
        if state.resting and state.resting >> card & 1:
            marks.one(at + 6)


def _own_families(state: OriflammeState, seat: int) -> i64:
    """OF-1.2, MX-4. The families whose hidden cards a seat may look at, as bits."""
    own: i64 = 0
    if seat >= 0:
        family: i64 = seat
        while family < state.setup.families:
            own |= 1 << family
            family += state.setup.seats
    return own


def _asked_family(state: OriflammeState) -> int:
    """The family that must choose; in the duel `actor` is a seat that plays two."""
    if state.stack[-1][0] == PLACING:
        return placing_family(state)
    return family_of(state.queue[state.at])
