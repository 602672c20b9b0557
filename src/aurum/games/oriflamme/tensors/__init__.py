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
)
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.games.oriflamme.rules.options import (
    check_rounds,
    check_set,
    draw_set,
    families_at,
    name_of_set,
)
from aurum.games.oriflamme.tensors.encoder import OriflammeEncoder
from aurum.games.oriflamme.tensors.universal import UNIVERSAL
from aurum.tensors.game_tensors import GameTensors, Layout, Parameters, SpielGame, Version
from aurum.tensors.numbering import Numbering
from aurum.tensors.pieces import MOST, Piece, Pieces, starts_of

CARD: Final = ("up", "known", "points", "verdict", "placed", "rests")
FAMILY: Final = ("own", "first", "dealt", "stock", "hand size", "on the Deal")
PILES: Final = ("hand", "aside", "discard", "reserve")


def kinds_of(options: Options) -> tuple[int, ...]:
    """The kinds that can be at a table: those of its set, or all while they are to be drawn."""
    if options["set"] == "mixed":
        return tuple(range(KINDS))
    return check_set(options["set"], None, check_rounds(options.get("rounds")))


def number_choices(kinds: tuple[int, ...], players: int, families: int, most: int) -> Numbering:
    """All that a seat can choose. No queue is longer than all that can be placed."""
    positions = range(most)
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


def number_chances(kinds: tuple[int, ...], families: int) -> Numbering:
    """All that chance can choose: three cards set aside, and who begins."""
    known = set(kinds)
    found = [ASIDE + number for number, three in enumerate(TRIPLES) if known.issuperset(three)]
    return Numbering([*found, *(FIRST + family for family in range(families))])


class OriflammePieces(Pieces):
    """What a seat knows of the queue and of each family."""

    def __init__(self, kinds: tuple[int, ...], families: int, positions: int) -> None:
        names = tuple(NAMES[kind] for kind in kinds)
        seats = tuple(f"family {number}" for number in range(families))
        top = (*seats, *names, "here", *CARD, "beneath", "at", "moving")
        below = (*names, "here", *CARD, "position", "depth")
        pieces = [
            Piece("table", (3,), MOST, ("round", "positions", "verdicts left")),
            Piece("question", (len(kinds) + 3,), 1, (*names, "place", "face", "landing")),
            Piece("asked", (families,), 1),
            Piece("families", (families, len(FAMILY)), MOST, FAMILY),
            *(Piece(pile, (families, len(kinds)), 1, names) for pile in (*PILES, "returned")),
            Piece("queue", (positions, len(top)), MOST, top),
            Piece("beneath", (positions, len(below)), MOST, below),
        ]
        if len(kinds) == KINDS:
            pieces.insert(1, Piece("kinds", (KINDS,), 1, NAMES))
        start = starts_of(pieces)
        super().__init__(pieces, OriflammeEncoder(kinds, families, start))


LONGEST_EFFECT: Final = 4
"""More than any card asks in a round, from keep or reveal on."""


def _layout(options: Options) -> Layout:
    players = options["players"]
    assert isinstance(players, int)
    kinds = kinds_of(options)
    families = families_at(options)
    most = families * (check_rounds(options.get("rounds")) or ROUNDS)
    numbering = number_choices(kinds, players, families, most)
    pieces = OriflammePieces(kinds, families, most)
    return Layout(players, numbering, number_chances(kinds, families), pieces)


def _redrawn(options: Mapping[str, object]) -> Options:
    """MX-1. The ten cards of both boxes are drawn for each play."""
    return {"set": "mixed"} if options.get("set") == "mixed" else {}


def _spiel_options(given: Parameters) -> tuple[Parameters, int]:
    """`set` is a box, `mixed` with the seed that draws the ten, or `Archer+Spy+…`. `rounds` makes
    a small game."""
    players, ten, first = given["players"], given["set"], given["first"]
    options: Parameters = {"players": players, "first": first if first >= 0 else None}
    options["set"] = ten.split("+") if "+" in ten else ten
    if ten == "mixed":
        options["set"] = name_of_set(draw_set(Random(given["seed"])))
    rounds = given["rounds"] or ROUNDS
    if given["rounds"]:
        options["rounds"] = rounds
    families = families_at(options) if isinstance(players, int) else 0
    # In each round each family places a card, and each card asks a few questions at most.
    return options, families + 1 + rounds * families * (1 + rounds * LONGEST_EFFECT)


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
        usual={"players": 4, "set": "base", "first": -1, "rounds": 0, "seed": 0},
        options=_spiel_options,
    ),
    redrawn=_redrawn,
    universal=UNIVERSAL,
)
