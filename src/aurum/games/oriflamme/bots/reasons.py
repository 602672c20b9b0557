"""Why a bot chose what it chose, for a person: messages of `locales/*/bots.ftl`."""

from __future__ import annotations

from typing import Final

from aurum.bots.contract import Reason
from aurum.games.oriflamme.bots.advice import PROMISES
from aurum.games.oriflamme.bots.search import Node
from aurum.games.oriflamme.rules.cards import (
    BEFORE,
    COPY,
    ELIMINATE,
    FAVOUR,
    INFORM,
    INSURRECTION,
    KEEP,
    LEAVE,
    MARK,
    MOVE,
    ON,
    PLACE,
    REVEAL,
    ROB,
    SPOTS,
    SUPPORT,
    SWAP,
    VERB,
)
from aurum.games.oriflamme.rules.notation import write
from aurum.games.oriflamme.rules.state import OriflammeState

BY_VERB: Final = {
    PLACE: "bot-of-place",
    KEEP: "bot-of-keep",
    REVEAL: "bot-of-reveal",
    ELIMINATE: "bot-of-eliminate",
    ROB: "bot-of-rob",
    COPY: "bot-of-copy",
    MOVE: "bot-of-move",
    BEFORE: "bot-of-land",
    FAVOUR: "bot-of-favour",
    INFORM: "bot-of-inform",
    SWAP: "bot-of-swap",
    MARK: "bot-of-mark",
    SUPPORT: "bot-of-support",
    LEAVE: "bot-of-leave",
}
"""The message of the policy for each verb."""


def policy_reason(state: OriflammeState, choice: int, best: bool) -> Reason:
    """The reason for a choice by the policy alone."""
    if not best:
        return Reason("bot-of-whim")
    verb = choice // VERB * VERB
    key = BY_VERB[verb]
    if verb == REVEAL and state.round == state.setup.rounds:
        key = "bot-of-reveal-last"
    elif verb == PLACE:
        kind, spot = divmod(choice - PLACE, SPOTS)
        return Reason("bot-of-cover" if spot >= ON else key, {"promise": _promise(state, kind)})
    return Reason(key)


def _promise(state: OriflammeState, kind: int) -> str:
    """What this card is placed for, and not another at the same spot."""
    if state.round == state.setup.rounds:
        return "last"
    return "ripens" if kind == INSURRECTION else PROMISES.get(kind, "earns")


def search_reason(choices: list[int], made: int, node: Node, policy: list[float]) -> Reason:
    """The reason of who has searched: how it fared, and the next best beside it."""
    fared = [
        round(100 * total / visits) if visits else 0
        for total, visits in zip(node.total, node.visits, strict=True)
    ]
    others = [index for index in range(len(choices)) if index != made]
    rival = max(others, key=lambda index: node.visits[index])
    facts: dict[str, str | int] = {
        "won": fared[made],
        "choice": write(choices[made]),
        "other": write(choices[rival]),
        "lost": fared[rival],
        "games": node.seen,
    }
    if policy[made] < 0.8:
        return Reason("bot-of-mixed", facts)
    return Reason("bot-of-search", facts)
