"""What speaks for a choice, to the person who may make it: messages of `locales/*/hints.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aurum.bots.asking import Reason
from aurum.bots.orichalque.reasons import plain
from aurum.engine.state import OVER
from aurum.orichalque.choices import (
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
from aurum.orichalque.components import ACTIONS
from aurum.orichalque.imagine import imagine
from aurum.orichalque.play import Play
from aurum.orichalque.view import View

PLAIN: Final = {
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
"""Where nothing can be counted."""


def reasons(view: View, listed: list[int], best: Sequence[int]) -> list[Reason]:
    """What speaks for each of the best choices."""
    if len(listed) == 1:
        return [Reason("hint-or-only")]
    state = imagine(view)
    return [_reason(state, choice) for choice in best]


def _reason(t: Play, choice: int) -> Reason:
    verb = choice // VERB * VERB
    if choice in (END, STOP, DONE, DECLINE):
        return Reason("hint-or-enough")
    if verb not in (FIGHT, SMITE) and _wins(t, choice):
        return Reason("hint-or-wins")
    found = plain(t, choice)
    if found is not None:
        return Reason(f"hint-or-{found.key.removeprefix('bot-or-')}", found.facts)
    if verb == TAKE:
        return _taken(t, choice - TAKE)
    hoplites, orichalque = _brings(t, choice)
    if hoplites or orichalque:
        return Reason("hint-or-brings", {"hoplites": hoplites, "orichalque": orichalque})
    return Reason(PLAIN.get(verb, "hint-or-played"))


def _taken(t: Play, place: int) -> Reason:
    """OR-3.1. A card on display: its action, and what it costs here."""
    card = t.setup.components.cards[t.display[place][0]]
    cost = t.setup.components.card_costs[place]
    return Reason("hint-or-take", {"action": ACTIONS[card.action], "cost": cost})


def _wins(t: Play, choice: int) -> bool:
    """OR-9.5. Whether the game is won with it."""
    then = t.clone()
    then.make(choice)
    return then.actor == OVER


def _brings(t: Play, choice: int) -> tuple[int, int]:
    """What comes from the supply at once, before anybody is asked or chance decides."""
    then = t.clone()
    then.events = []
    then.make(choice)
    gained = [event.facts for event in then.events if event.name == "gained"]
    own = [facts for facts in gained if facts[0] == t.current]
    return sum(facts[1] for facts in own), sum(facts[2] for facts in own)
