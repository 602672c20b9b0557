"""Why a choice is not legal now, and by which rule."""

from __future__ import annotations

from typing import Final

from aurum.engine.contract import OVER
from aurum.engine.errors import Fact, Illegal
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.choices import (
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
    SPOT,
    STOP,
    TAKE,
    TEMPLE,
    VERB,
)  # fmt: skip
from aurum.games.orichalque.rules.notation import write
from aurum.games.orichalque.rules.table import Table

QUESTION_RULES: Final = {
    frames.ASK_BOARD: "OR-1.1",
    frames.ASK_FIRST: "OR-1.6",
    frames.ASK_SIDE: "OR-1.1",
    frames.ASK_CARD_DRAWN: "OR-1.3",
    frames.ASK_TILE_DRAWN: "OR-1.3",
    frames.ASK_CREATURE_DRAWN: "OR-1.3",
    frames.ASK_BUILDING_DRAWN: "OR-1.4",
    frames.ASK_ROLL: "OR-6.4",
    frames.ASK_AUTOMATON_CARD: "OR-10.1",
    frames.ASK_AUTOMATON_DISCARD: "OR-10.1",
    frames.ASK_AUTOMATON_ROLL: "OR-10.5",
    frames.ASK_METROPOLIS: "OR-2.2",
    frames.ASK_CARD: "OR-3.1",
    frames.ASK_TILE: "OR-4.1",
    frames.ASK_WELCOME: "OR-4.6",
    frames.ASK_RELEASE: "OR-4.6",
    frames.ASK_ACTION: "OR-2.1",
    frames.ASK_FAVOUR: "OR-5.2",
    frames.ASK_FIGHT: "OR-6.2",
    frames.ASK_CONSTRUCT: "OR-6.8",
    frames.ASK_BONUS: "OR-5.1",
    frames.ASK_RAISE: "OR-6.7",
    frames.ASK_EXTRA: "OR-8.1",
    frames.ASK_PAY: "OR-8.1",
    frames.ASK_DISCARD: "OR-9.1",
    frames.ASK_INITIATIVE: "OR-9.3",
}
"""The rule that asks each question; what does not answer it breaks that rule."""

REASONS: Final = {
    FOUND: ("illegal-founding", "OR-2.2"),
    PUT: ("illegal-putting", "OR-4.1"),
    TAKE: ("illegal-taking", "OR-3.1"),
    DISCARD: ("illegal-discarding", "OR-9.1"),
    FIGHT: ("illegal-fight", "OR-6.3"),
    SMITE: ("illegal-smite", "OR-5.2"),
    STOP: ("illegal-stop", "OR-6.2"),
    BLESSED: ("illegal-favour", "OR-5.2"),
    BUILD: ("illegal-build", "OR-6.9"),
    TEMPLE: ("illegal-temple", "OR-6.10"),
    MEDALLION: ("illegal-medallion", "OR-6.11"),
    RAISE: ("illegal-raise", "OR-6.7"),
    BUY: ("illegal-buy", "OR-8.1"),
}
"""What is wrong with a choice that does answer the question, but is not among its answers."""

ANSWERS: Final = {
    frames.ASK_METROPOLIS: (FOUND,),
    frames.ASK_CARD: (TAKE,),
    frames.ASK_TILE: (PUT,),
    frames.ASK_DISCARD: (DISCARD,),
    frames.ASK_FIGHT: (FIGHT, SMITE, STOP),
    frames.ASK_CONSTRUCT: (BUILD, TEMPLE, MEDALLION),
    frames.ASK_BONUS: (BUILD, TEMPLE, MEDALLION),
    frames.ASK_RAISE: (RAISE,),
    frames.ASK_EXTRA: (BUY,),
    frames.ASK_ACTION: (BLESSED,),
    frames.ASK_FAVOUR: (BLESSED,),
}


def refuse(t: Table, choice: int) -> Illegal:
    """The error for a choice that is not among the legal ones."""
    facts: dict[str, Fact] = {"choice": _written(choice)}
    if t.actor == OVER:
        return Illegal("illegal-over", facts, "OR-9.5")
    question = t.stack[-1][0]
    verb = choice // VERB * VERB
    if verb in ANSWERS.get(question, ()):
        key, rule = REASONS[verb]
        if verb == FOUND and (turned := _turned(choice)) in t.choices():
            return Illegal("illegal-founding-same", facts | {"same": write(turned)}, rule)
        if verb == PUT and (same := _same_putting(t, choice)):
            return Illegal("illegal-putting-same", facts | {"same": same}, rule)
        return Illegal(key, facts, rule)
    legal = [write(other) for other in t.choices()[:8]]
    asked = ", ".join(legal) + (", …" if len(t.choices()) > len(legal) else "")
    return Illegal("illegal-answer", facts | {"legal": asked}, QUESTION_RULES[question])


def _turned(choice: int) -> int:
    """The metropolis on the same two cells, named from the other one."""
    port, other = divmod(choice - FOUND, SPOT)
    return FOUND + other * SPOT + port


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
