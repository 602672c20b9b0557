"""One layout for all tables of Oriflamme: twenty kinds of card, five families, 30 positions."""

from __future__ import annotations

from typing import Final

from aurum.engine.contract import Options
from aurum.games.oriflamme.rules.cards import (
    BEFORE,
    COPY,
    ELIMINATE,
    FAVOUR,
    HAND_SIZE,
    KINDS,
    MARK,
    MOVE,
    NOWHERE,
    ON,
    PLACE,
    ROUNDS,
    SPOTS,
    SUPPORT,
    VERB,
    VERDICTS,
)
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.games.oriflamme.rules.options import PLAYERS, check_set
from aurum.tensors.pieces import Piece
from aurum.tensors.universal import Column, Hidden, Rows, Universal

LONGEST: Final = ROUNDS * max(PLAYERS)


def up_to(most: int) -> tuple[int, ...]:
    """Every number from 1 on makes a difference."""
    return tuple(range(1, most + 1))


FEW: Final = (*up_to(6), 8)
LEVELS: Final = {
    "table/round": up_to(ROUNDS),
    "table/positions": up_to(LONGEST),
    "table/verdicts left": up_to(VERDICTS),
    "families/stock": (*up_to(16), 18, 20, 22, 24, 27, 30, 35),
    "families/hand size": up_to(HAND_SIZE),
    "families/on the Deal": FEW,
    "queue/points": FEW,
    "queue/placed": up_to(ROUNDS),
    "queue/beneath": up_to(3),
    "beneath/points": FEW,
    "beneath/placed": up_to(ROUNDS),
    "beneath/position": (1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 25),
    "beneath/depth": up_to(3),
}


AIMED: Final = (ELIMINATE, COPY, MOVE, BEFORE, FAVOUR, MARK, SUPPORT)
"""The choices that name a position of the queue, beside placing a card on one."""


def _aim(choice: int) -> tuple[int, int] | None:
    """The position that a choice is about, and how: an effect, or a kind placed on it."""
    verb, rest = choice - choice % VERB, choice % VERB
    if verb == PLACE and rest % SPOTS >= ON:
        return rest % SPOTS - ON, len(AIMED) + rest // SPOTS
    if verb in AIMED and rest != NOWHERE:
        return rest, AIMED.index(verb)
    return None


def _players(options: Options) -> int:
    players = options["players"]
    assert isinstance(players, int)
    return players


def _constants(options: Options) -> list[Column]:
    """Who plays; and the ten kinds, which only a table that draws them marks by itself."""
    found = [Column("players", (), str(options["players"]))]
    if options["set"] != "mixed":
        found += [Column("kinds", (), NAMES[kind]) for kind in check_set(options["set"])]
    return found


UNIVERSAL: Final = Universal(
    options={"players": max(PLAYERS), "set": "mixed"},
    tables=tuple(
        {"players": players, "set": ten}
        for players in PLAYERS
        for ten in ("base", "alliance", "mixed")
    ),
    players=_players,
    extra=(Piece("players", (len(PLAYERS),), 1, tuple(str(number) for number in PLAYERS)),),
    constants=_constants,
    levels=LEVELS,
    hidden=(
        Hidden("queue", NAMES, one=True),
        Hidden("beneath", NAMES, one=True),
        Hidden("hand", NAMES, one=False),
    ),
    rows=Rows("queue", len(AIMED) + KINDS, _aim),
)
