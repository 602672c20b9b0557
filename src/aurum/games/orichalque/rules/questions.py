"""What a seat is asked, and a line of help below the question."""

from __future__ import annotations

from typing import Final

from aurum.engine.phrases import Fact, Phrase
from aurum.games.orichalque.rules import frames, naming
from aurum.games.orichalque.rules.base_state import BaseState
from aurum.games.orichalque.rules.choices import HOPLITES
from aurum.games.orichalque.rules.construction import temple_rhombi
from aurum.games.orichalque.rules.position_writer import FRAMES
from aurum.games.orichalque.rules.titans import limit

HELP: Final = {
    frames.ASK_METROPOLIS: "orhelp-metropolis",
    frames.ASK_CARD: "orhelp-card",
    frames.ASK_TILE: "orhelp-tile",
    frames.ASK_WELCOME: "orhelp-titans",
    frames.ASK_RELEASE: "orhelp-titans",
    frames.ASK_FIGHT: "orhelp-fight",
    frames.ASK_EXTRA: "orhelp-extra",
    frames.ASK_DISCARD: "orhelp-discard",
    frames.ASK_INITIATIVE: "initiative.does",
}
"""The help that is the same whenever a question is asked."""


def action_asked(t: BaseState) -> int:
    """The action that is about to be performed."""
    operation, *about = t.stack[-1]
    if operation == frames.ASK_FAVOUR:
        return about[0]
    return t.setup.components.cards[t.taken_card[0]].action


def question(t: BaseState) -> Phrase:
    """The question on top of the stack."""
    operation, *about = t.stack[-1]
    facts: dict[str, Fact] = {}
    if operation in (frames.ASK_ACTION, frames.ASK_FAVOUR):
        facts["action"] = naming.action(action_asked(t), ".name")
    elif operation == frames.ASK_TILE:
        facts["tile"] = naming.laden_tile(t.setup, t.taken_card[1], t.taken_card[2:])
    elif operation == frames.ASK_RELEASE:
        facts = {"titan": naming.titan(about[0]), "limit": limit(t, t.current)}
    elif operation == frames.ASK_SIDE:
        facts["board"] = t.setup.components.islands[t.board[about[0]]].board
    elif operation == frames.ASK_RAISE:
        facts["building"] = naming.building(t.setup, about[0])
    elif operation == frames.ASK_PAY:
        facts["n"] = about[0]
    elif operation == frames.ASK_FIGHT:
        stock = naming.amount(HOPLITES, t.hoplites[t.current])
        facts = {"fought": min(1, about[0]), "hoplites": stock}
    return Phrase(f"orask-{FRAMES[operation].removesuffix('?')}", facts)


def help_line(t: BaseState) -> Phrase | None:
    """What the question does not say itself."""
    operation, *about = t.stack[-1]
    if operation in HELP:
        return Phrase(HELP[operation])
    if operation in (frames.ASK_ACTION, frames.ASK_FAVOUR):
        return naming.action(action_asked(t), ".does")
    if operation == frames.ASK_RAISE:
        return naming.building(t.setup, about[0], ".does")
    if operation in (frames.ASK_CONSTRUCT, frames.ASK_BONUS):
        left = t.tokens and len(t.temples) < t.setup.components.temples
        possible = left and temple_rhombi(t, t.current, True)
        return Phrase("orhelp-construct", {"temples": int(bool(possible))})
    return None
