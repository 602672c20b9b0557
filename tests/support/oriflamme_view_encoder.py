"""Oriflamme's observations made from views: slower than the game's encoder, and by another way.

An observation made from a view cannot tell more than the view does. The tests compare the encoder
that reads the state with this one.
"""

from __future__ import annotations

from aurum.games.oriflamme.rules.cards import KINDS, VERDICTS
from aurum.games.oriflamme.rules.frames import FACING, LANDING, PLACING
from aurum.games.oriflamme.rules.view import CardView, View
from aurum.games.oriflamme.tensors import CARD, FAMILY, PILES
from aurum.tensors.encoder import Marks, ViewEncoder
from aurum.tensors.pieces import MOST

QUESTIONS = (PLACING, FACING, LANDING)


class OriflammeViewEncoder(ViewEncoder):
    """Marks the same pieces as `OriflammeEncoder`."""

    def __init__(self, kinds: tuple[int, ...], families: int, start: dict[str, int]) -> None:
        self.families = families
        self.kinds = len(kinds)
        self.slot = [kinds.index(kind) if kind in kinds else -1 for kind in range(KINDS)]
        self.start = start
        self.top = families + self.kinds + len(CARD) + 4
        self.below = self.kinds + len(CARD) + 3

    def mark_view(self, view: View, marks: Marks) -> None:
        start = self.start
        seat = max(view.seat, 0)
        verdicts = min(view.verdicts_left, VERDICTS)
        marks.row(start["table"], (view.round, len(view.queue), verdicts))
        if "kinds" in start:
            for kind in view.kinds:
                marks.one(start["kinds"] + kind)
        if view.actor >= 0:
            asks = view.stack[-1][0]
            place = self.slot[asks] if asks < KINDS else self.kinds + QUESTIONS.index(asks)
            marks.one(start["question"] + place)
            marks.one(start["asked"] + (view.asked - seat) % self.families)
        self._mark_families(view, seat, marks)
        self._mark_queue(view, seat, marks)

    def _mark_families(self, view: View, seat: int, marks: Marks) -> None:
        families, kinds, slot, start = self.families, self.kinds, self.slot, self.start
        for number in range(families):
            family = (number + seat) % families
            seen = view.families[family]
            row = start["families"] + number * len(FAMILY)
            own = view.seat >= 0 and family % view.seats == view.seat
            stock, laid = min(seen.stock, MOST), min(seen.deal_points, MOST)
            marks.row(row, (own, family == view.first, seen.dealt, stock, seen.hand_size, laid))
            piles = (seen.hand or (), seen.aside or (), seen.discard, seen.reserve)
            for name, pile in zip(PILES, piles, strict=True):
                row = start[name] + number * kinds
                for kind in pile:
                    marks.one(row + slot[kind])
            for back in seen.returned:
                marks.one(start["returned"] + number * kinds + slot[back.kind])

    def _mark_queue(self, view: View, seat: int, marks: Marks) -> None:
        families, start = self.families, self.start
        row = start["queue"]
        below = start["beneath"]
        for position, pile in enumerate(view.queue):
            marks.one(row + (pile[0].family - seat) % families)
            self._mark_card(pile[0], row + families, marks)
            if len(pile) > 1:
                marks.put(row + self.top - 3, len(pile) - 1)
                for depth, card in enumerate(pile[1:], 1):
                    self._mark_card(card, below, marks)
                    marks.put(below + self.below - 2, position)
                    marks.put(below + self.below - 1, depth)
                    below += self.below
            row += self.top
        if 0 <= view.at < len(view.queue):
            marks.one(start["queue"] + view.at * self.top + self.top - 2)
        if view.actor >= 0 and view.stack[-1][0] == LANDING:
            marks.one(start["queue"] + view.stack[-1][1] * self.top + self.top - 1)

    def _mark_card(self, card: CardView, at: int, marks: Marks) -> None:
        if card.kind is not None:
            marks.one(at + self.slot[card.kind])
        at += self.kinds
        marks.one(at)
        if card.up:
            marks.one(at + 1)
        if card.known:
            marks.one(at + 2)
        marks.put(at + 3, min(card.points, MOST))
        if card.verdict:
            marks.one(at + 4)
        marks.put(at + 5, card.placed)
        if card.rests:
            marks.one(at + 6)
