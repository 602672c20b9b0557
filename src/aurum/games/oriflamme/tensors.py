"""Oriflamme as numbers: its choices, and what a seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from aurum.engine.contract import Options
from aurum.games.oriflamme.rules.cards import (
    ASIDE,
    BASE,
    BEFORE,
    COPY,
    ELIMINATE,
    FAVOUR,
    FIRST,
    INFORM,
    KEEP,
    KINDS,
    LEAVE,
    MARK,
    MOVE,
    NOWHERE,
    ON,
    PLACE,
    REVEAL,
    ROB,
    ROUNDS,
    SPOTS,
    SUPPORT,
    SWAP,
    TRIPLES,
    VERB,
    VERDICTS,
)
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.games.oriflamme.rules.facts import acting_family
from aurum.games.oriflamme.rules.options import check_set, draw_set, name_of_set
from aurum.games.oriflamme.rules.table import FACING, LANDING, PLACING
from aurum.games.oriflamme.rules.view import CardView, View
from aurum.tensors.game_tensors import GameTensors, Layout, Parameters, SpielGame, Version
from aurum.tensors.numbering import Numbering
from aurum.tensors.pieces import MOST, Marks, Piece, Pieces

QUESTIONS: Final = (PLACING, FACING, LANDING)
"""What a seat can be asked but by the effect of a card."""
CARD: Final = ("up", "known", "points", "verdict", "placed", "rests")
FAMILY: Final = ("own", "first", "dealt", "stock", "hand size", "on the Deal")
PILES: Final = ("hand", "aside", "discard", "reserve")


def kinds_of(options: Options) -> tuple[int, ...]:
    """The kinds that can be at a table: the ten of its set, or all while they are to be drawn."""
    return tuple(range(KINDS)) if options["set"] == "mixed" else check_set(options["set"])


def families_of(players: int) -> int:
    """MX-4. In the duel each seat plays two."""
    return 4 if players == 2 else players


def number_choices(kinds: tuple[int, ...], players: int) -> Numbering:
    """All that a seat can choose. No queue is longer than all that can be placed in six rounds."""
    families = families_of(players)
    positions = range(ROUNDS * families)
    found = [PLACE + kind * SPOTS + spot for kind in kinds for spot in range(ON + len(positions))]
    found += [KEEP, REVEAL, *(ROB + family for family in range(families))]
    found += [verb + position for verb in (ELIMINATE, COPY, MOVE) for position in positions]
    found += [BEFORE + gap for gap in range(len(positions) + 1)]
    if not set(kinds) <= set(BASE):  # what only cards of the Alliance ask
        targets = [verb + position for verb in (FAVOUR, MARK, SUPPORT) for position in positions]
        found += [INFORM, LEAVE, MARK + NOWHERE, SUPPORT + NOWHERE, *targets]
        found += [SWAP + kind for kind in kinds]

    def seen(choice: int, seat: int) -> int:
        family = choice - ROB
        return ROB + (family + seat) % families if 0 <= family < VERB else choice

    return Numbering(found, players, seen)


def number_chances(kinds: tuple[int, ...], players: int) -> Numbering:
    """All that chance can choose: three cards set aside, and who begins."""
    known = set(kinds)
    found = [ASIDE + number for number, three in enumerate(TRIPLES) if known.issuperset(three)]
    return Numbering([*found, *(FIRST + family for family in range(families_of(players)))])


class OriflammePieces(Pieces):
    """What a seat knows of the queue and of each family."""

    def __init__(self, kinds: tuple[int, ...], players: int) -> None:
        families = families_of(players)
        self.families = families
        self.kinds = len(kinds)
        self.slot = [kinds.index(kind) if kind in kinds else -1 for kind in range(KINDS)]
        self.positions = ROUNDS * families
        names = tuple(NAMES[kind] for kind in kinds)
        seats = tuple(f"family {number}" for number in range(families))
        top = (*seats, *names, "here", *CARD, "beneath", "at", "moving")
        below = (*names, "here", *CARD, "position", "depth")
        self.top = len(top)
        self.below = len(below)
        pieces = [
            Piece("table", (3,), MOST, ("round", "positions", "verdicts left")),
            Piece("question", (len(kinds) + 3,), 1, (*names, "place", "face", "landing")),
            Piece("asked", (families,), 1),
            Piece("families", (families, len(FAMILY)), MOST, FAMILY),
            *(Piece(pile, (families, len(kinds)), 1, names) for pile in (*PILES, "returned")),
            Piece("queue", (self.positions, len(top)), MOST, top),
            Piece("beneath", (self.positions, len(below)), MOST, below),
        ]
        if len(kinds) == KINDS:
            pieces.insert(1, Piece("kinds", (KINDS,), 1, NAMES))
        super().__init__(tuple(pieces))

    def mark(self, view: View, marks: Marks) -> None:
        start = self.start
        seat = max(view.seat, 0)
        verdicts = min(view.verdicts_left, VERDICTS)
        marks.row(start["table"], (view.round, len(view.queue), verdicts))
        if "kinds" in start:
            marks.ones += [start["kinds"] + kind for kind in view.kinds]
        if view.actor >= 0:
            asks = view.stack[-1][0]
            place = self.slot[asks] if asks < KINDS else self.kinds + QUESTIONS.index(asks)
            marks.ones.append(start["question"] + place)
            marks.ones.append(start["asked"] + (acting_family(view) - seat) % self.families)
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
                marks.ones += [row + slot[kind] for kind in pile]
            if seen.returned:
                row = start["returned"] + number * kinds
                marks.ones += [row + slot[back.kind] for back in seen.returned]

    def _mark_queue(self, view: View, seat: int, marks: Marks) -> None:
        families, start = self.families, self.start
        row = start["queue"]
        below = start["beneath"]
        for position, pile in enumerate(view.queue):
            marks.ones.append(row + (pile[0].family - seat) % families)
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
            marks.ones.append(start["queue"] + view.at * self.top + self.top - 2)
        if view.actor >= 0 and view.stack[-1][0] == LANDING:
            marks.ones.append(start["queue"] + view.stack[-1][1] * self.top + self.top - 1)

    def _mark_card(self, card: CardView, at: int, marks: Marks) -> None:
        if card.kind is not None:
            marks.ones.append(at + self.slot[card.kind])
        at += self.kinds
        marks.ones.append(at)
        if card.up:
            marks.ones.append(at + 1)
        if card.known:
            marks.ones.append(at + 2)
        marks.put(at + 3, min(card.points, MOST))
        if card.verdict:
            marks.ones.append(at + 4)
        marks.put(at + 5, card.placed)
        if card.rests:
            marks.ones.append(at + 6)


LONGEST_EFFECT: Final = 4
"""More than any card asks in a round, from keep or reveal on."""


def _layout(options: Options) -> Layout:
    players = options["players"]
    assert isinstance(players, int)
    kinds = kinds_of(options)
    numbering, chances = number_choices(kinds, players), number_chances(kinds, players)
    return Layout(players, numbering, chances, OriflammePieces(kinds, players))


def _redrawn(options: Mapping[str, object]) -> Options:
    """MX-1. The ten cards of both boxes are drawn for each play."""
    return {"set": "mixed"} if options.get("set") == "mixed" else {}


def _spiel_options(given: Parameters) -> tuple[Parameters, int]:
    """`set` is a box, `mixed` with the seed that draws the ten, or `Archer+Spy+…`."""
    players, ten, first = given["players"], given["set"], given["first"]
    options: Parameters = {"players": players, "first": first if first >= 0 else None}
    options["set"] = ten.split("+") if "+" in ten else ten
    if ten == "mixed":
        options["set"] = name_of_set(draw_set(Random(given["seed"])))
    families = families_of(players) if isinstance(players, int) else 0
    # Six rounds in which each family places a card and each card asks a few questions at most.
    return options, families + 1 + ROUNDS * families * (1 + ROUNDS * LONGEST_EFFECT)


TENSORS: Final = GameTensors(
    layout=_layout,
    versions=(
        Version("oriflamme_v1", "aurum/Oriflamme-v1", fixed={"set": "base"}),
        Version("oriflamme_alliance_v1", "aurum/OriflammeAlliance-v1", fixed={"set": "alliance"}),
        Version("oriflamme_mixed_v1", "aurum/OriflammeMixed-v1", usual={"set": "mixed"}),
    ),
    spiel=SpielGame(
        long_name="Oriflamme",
        players=(2, 5),
        usual={"players": 4, "set": "base", "first": -1, "seed": 0},
        options=_spiel_options,
    ),
    redrawn=_redrawn,
)
