"""The reasons for a choice, for the person who may make it: messages of `locales/*/hints.ftl`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from aurum.bots.contract import Reason
from aurum.engine.state import OVER
from aurum.games.orichalque.bots.reasons import plain, tile_brings
from aurum.games.orichalque.rules.choices import (
    BLESSED,
    BUILD,
    BUY,
    DECLINE,
    DISCARD,
    DONE,
    END,
    FIGHT,
    FOUND,
    INITIATIVE,
    PAY,
    RAISE,
    RELEASE,
    SMITE,
    STOP,
    TAKE,
    VERB,
    WELCOME,
)
from aurum.games.orichalque.rules.components import ACTIONS
from aurum.games.orichalque.rules.imagine import imagine
from aurum.games.orichalque.rules.state import OrichalqueState
from aurum.games.orichalque.rules.titans import limit
from aurum.games.orichalque.rules.view import View

TITANS_COME: Final = {"bot-or-titan-comes", "bot-or-titan-robbed"}
PRAISE: Final = {
    DONE: "hint-or-leaves",
    DECLINE: "hint-or-leaves",
    STOP: "hint-or-leaves",
    FOUND: "hint-or-found",
    WELCOME: "hint-or-titan",
    RELEASE: "hint-or-titan",
    BLESSED: "hint-or-blessed",
    BUILD: "hint-or-building",
    RAISE: "hint-or-building",
    BUY: "hint-or-buy",
    PAY: "hint-or-pay",
    DISCARD: "hint-or-discard",
    INITIATIVE: "hint-or-initiative",
}
"""Where nothing can be counted: said only of what fares better than the rest."""


def reasons(
    view: View, listed: list[int], best: Sequence[int], standing: Sequence[str]
) -> list[Reason]:
    """The reasons for each of the best choices. `standing` is how each compares with the others."""
    if len(listed) == 1:
        return [Reason("hint-or-only")]
    state = imagine(view)
    return [_reason(state, *each) for each in zip(best, standing, strict=True)]


def _reason(t: OrichalqueState, choice: int, standing: str) -> Reason:
    verb = choice // VERB * VERB
    if choice == END:  # whatever else could be chosen has its price
        return Reason("hint-or-enough")
    if verb not in (FIGHT, SMITE) and _wins(t, choice):
        return Reason("hint-or-wins")
    found = plain(t, choice)
    if found is not None:
        return Reason(f"hint-or-{found.key.removeprefix('bot-or-')}", _facts(t, found))
    if verb == TAKE:
        return _taken(t, choice - TAKE)
    if verb not in (BUY, PAY):  # what these bring has been paid for
        hoplites, orichalque = _brings(t, choice)
        if hoplites or orichalque:
            return Reason("hint-or-brings", {"hoplites": hoplites, "orichalque": orichalque})
    if standing != "first":
        return Reason(f"hint-{standing}")
    return Reason(PRAISE.get(choice if choice in PRAISE else verb, "hint-or-played"))


def _facts(t: OrichalqueState, found: Reason) -> Mapping[str, str | int]:
    """OR-4.6. A Titan is a point more unless another has to go for it."""
    if found.key in TITANS_COME:
        return {"point": int(t.titans.count(t.current) < limit(t, t.current))}
    return found.facts


def _taken(t: OrichalqueState, place: int) -> Reason:
    """OR-3.1. A card on display: its action, what it costs here, what its tile can do at once."""
    card = t.setup.components.cards[t.display[place][0]]
    cost = t.setup.components.card_costs[place]
    brings = tile_brings(t, TAKE + place)
    titan = bool(brings & TITANS_COME)
    tile = "titan" if titan else "temple" if "bot-or-temple-ready" in brings else "none"
    facts: dict[str, str | int] = {"action": ACTIONS[card.action], "cost": cost, "tile": tile}
    return Reason("hint-or-take", facts)


def _wins(t: OrichalqueState, choice: int) -> bool:
    """OR-9.5. Whether the game is won with it."""
    then = t.clone()
    then.apply_unchecked(choice)
    return then.actor == OVER and then.current == t.current


def _brings(t: OrichalqueState, choice: int) -> tuple[int, int]:
    """What comes from the supply at once, before the next question or chance."""
    then = t.clone()
    then.events = []
    then.apply_unchecked(choice)
    gained = [event.facts for event in then.events if event.name == "gained"]
    own = [facts for facts in gained if facts[0] == t.current]
    return sum(facts[1] for facts in own), sum(facts[2] for facts in own)
