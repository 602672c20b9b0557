"""Why a choice is not legal now, and by which rule."""

from __future__ import annotations

from typing import Final

from aurum.engine.contract import OVER
from aurum.engine.errors import Fact, Illegal
from aurum.orichalque.choices import (
    BLESSED,
    BUILD,
    BUY,
    DISCARD,
    FIGHT,
    FOUND,
    MEDALLION,
    PUT,
    RAISE,
    SMITE,
    STOP,
    TAKE,
    TEMPLE,
    VERB,
)  # fmt: skip
from aurum.orichalque.notation import write
from aurum.orichalque.table import (
    ASK_ACTION,
    ASK_AUTOMATON_CARD,
    ASK_AUTOMATON_DISCARD,
    ASK_AUTOMATON_ROLL,
    ASK_BOARD,
    ASK_BONUS,
    ASK_BUILDING_DRAWN,
    ASK_CARD,
    ASK_CARD_DRAWN,
    ASK_CONSTRUCT,
    ASK_CREATURE_DRAWN,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_FAVOUR,
    ASK_FIGHT,
    ASK_FIRST,
    ASK_INITIATIVE,
    ASK_METROPOLIS,
    ASK_PAY,
    ASK_RAISE,
    ASK_RELEASE,
    ASK_ROLL,
    ASK_TILE,
    ASK_TILE_DRAWN,
    ASK_WELCOME,
    Table,
)  # fmt: skip

QUESTION_RULES: Final = {
    ASK_BOARD: "OR-1.1", ASK_FIRST: "OR-1.6", ASK_CARD_DRAWN: "OR-1.3", ASK_TILE_DRAWN: "OR-1.3",
    ASK_CREATURE_DRAWN: "OR-1.3", ASK_BUILDING_DRAWN: "OR-1.4", ASK_ROLL: "OR-6.4",
    ASK_AUTOMATON_CARD: "OR-10.1", ASK_AUTOMATON_DISCARD: "OR-10.1", ASK_AUTOMATON_ROLL: "OR-10.5",
    ASK_METROPOLIS: "OR-2.2", ASK_CARD: "OR-3.1", ASK_TILE: "OR-4.1", ASK_WELCOME: "OR-4.6",
    ASK_RELEASE: "OR-4.6", ASK_ACTION: "OR-2.1", ASK_FAVOUR: "OR-5.2", ASK_FIGHT: "OR-6.2",
    ASK_CONSTRUCT: "OR-6.8", ASK_BONUS: "OR-5.1", ASK_RAISE: "OR-6.7", ASK_EXTRA: "OR-8.1",
    ASK_PAY: "OR-8.1", ASK_DISCARD: "OR-9.1", ASK_INITIATIVE: "OR-9.3",
}  # fmt: skip
"""The rule that asks each question; what does not answer it breaks that rule."""

REASONS: Final = {
    FOUND: ("illegal-founding", "OR-2.2"), PUT: ("illegal-putting", "OR-4.1"),
    TAKE: ("illegal-taking", "OR-3.1"), DISCARD: ("illegal-discarding", "OR-9.1"),
    FIGHT: ("illegal-fight", "OR-6.3"), SMITE: ("illegal-smite", "OR-5.2"),
    STOP: ("illegal-stop", "OR-6.2"), BLESSED: ("illegal-favour", "OR-5.2"),
    BUILD: ("illegal-build", "OR-6.9"), TEMPLE: ("illegal-temple", "OR-6.10"),
    MEDALLION: ("illegal-medallion", "OR-6.11"), RAISE: ("illegal-raise", "OR-6.7"),
    BUY: ("illegal-buy", "OR-8.1"),
}  # fmt: skip
"""What is wrong with a choice that does answer the question, but is not among its answers."""

ANSWERS: Final = {
    ASK_METROPOLIS: (FOUND,), ASK_CARD: (TAKE,), ASK_TILE: (PUT,), ASK_DISCARD: (DISCARD,),
    ASK_FIGHT: (FIGHT, SMITE, STOP), ASK_CONSTRUCT: (BUILD, TEMPLE, MEDALLION),
    ASK_BONUS: (BUILD, TEMPLE, MEDALLION), ASK_RAISE: (RAISE,), ASK_EXTRA: (BUY,),
    ASK_ACTION: (BLESSED,), ASK_FAVOUR: (BLESSED,),
}  # fmt: skip


def refuse(t: Table, choice: int) -> Illegal:
    """The error for a choice that is not among the legal ones."""
    facts: dict[str, Fact] = {"choice": _written(choice)}
    if t.actor == OVER:
        return Illegal("illegal-over", facts, "OR-9.5")
    question = t.stack[-1][0]
    verb = choice // VERB * VERB
    if verb in ANSWERS.get(question, ()):
        key, rule = REASONS[verb]
        if verb == PUT and (same := _same_putting(t, choice)):
            return Illegal("illegal-putting-same", facts | {"same": same}, rule)
        return Illegal(key, facts, rule)
    legal = [write(other) for other in t.choices()[:8]]
    asked = ", ".join(legal) + (", …" if len(t.choices()) > len(legal) else "")
    return Illegal("illegal-answer", facts | {"legal": asked}, QUESTION_RULES[question])


def _same_putting(t: Table, choice: int) -> str:
    """The choice that lays the tile in hand just as this one would, if there is one."""
    terrains = t.setup.components.tiles[t.held[1]].terrains
    ground = t.ground(t.current)
    laid: dict[int, list[tuple[int, int]]] = {}
    for place in ground.grid.placements[len(terrains)]:
        number = PUT + ground.spots[place.anchor] * 8 + place.rotation
        laid[number] = sorted(zip(place.cells, terrains, strict=True))
    if len(terrains) == 1:
        choice = choice // 8 * 8  # a single lies the same however it is turned
    for other in t.choices():
        if laid.get(other) == laid.get(choice, []):
            return write(other)
    return ""


def _written(choice: int) -> str:
    try:
        return write(choice)
    except (IndexError, KeyError):  # a number that is no choice of this game at all
        return str(choice)
