"""What the acting player is asked at the Orichalque table."""

from __future__ import annotations

from typing import Final

from aurum.games.orichalque.rules.components import ACTIONS
from aurum.games.orichalque.rules.frames import (
    ASK_ACTION,
    ASK_BONUS,
    ASK_CARD,
    ASK_CONSTRUCT,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_FAVOUR,
    ASK_FIGHT,
    ASK_INITIATIVE,
    ASK_METROPOLIS,
    ASK_PAY,
    ASK_RAISE,
    ASK_RELEASE,
    ASK_SIDE,
    ASK_TILE,
    ASK_WELCOME,
)
from aurum.games.orichalque.rules.table import Table
from aurum.games.orichalque.rules.titans import limit
from aurum.games.orichalque.terminal.choices import action_now
from aurum.games.orichalque.terminal.words import Facts, Words

ASKS: Final = {
    ASK_METROPOLIS: "orask-metropolis", ASK_CARD: "orask-card", ASK_TILE: "orask-tile",
    ASK_WELCOME: "orask-welcome", ASK_RELEASE: "orask-release", ASK_ACTION: "orask-action",
    ASK_FAVOUR: "orask-favour", ASK_FIGHT: "orask-fight", ASK_CONSTRUCT: "orask-construct",
    ASK_BONUS: "orask-bonus", ASK_RAISE: "orask-raise", ASK_EXTRA: "orask-extra",
    ASK_PAY: "orask-pay", ASK_DISCARD: "orask-discard", ASK_INITIATIVE: "orask-initiative",
    ASK_SIDE: "orask-side",
}  # fmt: skip


def question(words: Words, t: Table) -> str:
    """One sentence in the second person."""
    operation, *about = t.stack[-1]
    facts: Facts = {}
    if operation in (ASK_ACTION, ASK_FAVOUR):
        facts["action"] = words.say(f"action-{ACTIONS[action_now(t)]}.name")
    elif operation == ASK_TILE:
        facts["tile"] = words.tile_name(t.held[1])
        beasts = [words.beast(kind) for kind in t.held[2:] if kind >= 0]
        if beasts:
            facts["tile"] = words.say(
                "orchoice-tile-beasts", tile=facts["tile"], beasts=", ".join(beasts)
            )
    elif operation == ASK_RELEASE:
        facts = {"titan": words.titan(about[0]), "limit": limit(t, t.current)}
    elif operation == ASK_SIDE:
        facts["board"] = t.setup.components.islands[t.board[about[0]]].board
    elif operation == ASK_RAISE:
        facts["building"] = words.building(about[0])
    elif operation == ASK_PAY:
        facts["n"] = about[0]
    elif operation == ASK_FIGHT:
        facts = {"fought": min(1, about[0]), "hoplites": words.amount(0, t.hoplites[t.current])}
    key = ASKS[operation]
    if operation == ASK_TILE and t.setup.tile_size[t.held[1]] == 1:
        key = "orask-tile-one"  # it has no turns to speak of
    return words.sentence(key, facts)
