"""Why a choice is not legal now, and by which rule."""

from __future__ import annotations

from typing import Final

from aurum.engine.contract import OVER
from aurum.engine.errors import Fact, Illegal
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.base_state import BaseState
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


def refuse(t: BaseState, choice: int, rule: str) -> Illegal:
    """The error for a choice that is not among the legal ones; `rule` is the one that asks."""
    facts: dict[str, Fact] = {"choice": written(choice)}
    if t.actor == OVER:
        return Illegal("illegal-over", facts, "OR-9.5")
    question = t.stack[-1][0]
    verb = choice // VERB * VERB
    if verb in ANSWERS.get(question, ()):
        key, broken = REASONS[verb]
        if verb == FOUND and (turned := _turned(choice)) in t.choices():
            return Illegal("illegal-founding-same", facts | {"same": write(turned)}, broken)
        if verb == PUT and (same := _same_putting(t, choice)):
            return Illegal("illegal-putting-same", facts | {"same": same}, broken)
        return Illegal(key, facts, broken)
    legal = [write(other) for other in t.choices()[:8]]
    asked = ", ".join(legal) + (", …" if len(t.choices()) > len(legal) else "")
    return Illegal("illegal-answer", facts | {"legal": asked}, rule)


def _turned(choice: int) -> int:
    """The metropolis on the same two cells, named from the other one."""
    port, other = divmod(choice - FOUND, SPOT)
    return FOUND + other * SPOT + port


def _same_putting(t: BaseState, choice: int) -> str:
    """The choice that lays the tile in hand just as this one would, if there is one."""
    terrains = t.setup.components.tiles[t.taken_card[1]].terrains
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


def written(choice: int) -> str:
    """A choice in notation, or its number if it is no choice of this game at all."""
    try:
        return write(choice)
    except (IndexError, KeyError):
        return str(choice)
