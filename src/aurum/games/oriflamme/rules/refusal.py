"""Why a choice is not legal now, and by which rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aurum.engine.contract import OVER
from aurum.engine.errors import Fact, Illegal, Key
from aurum.games.oriflamme.rules.cards import (
    ALONE,
    ARCHER,
    ASSASSINATION,
    BEFORE,
    COPY,
    DECREE,
    DESERTER,
    DIPLOMAT,
    ELIMINATE,
    EMPRESS,
    FAVOUR,
    INFORMER,
    JUDGE,
    KINDS,
    LETTERS,
    MARK,
    MOVE,
    NOWHERE,
    ON,
    REVEAL,
    ROB,
    SHAPESHIFTER,
    SOLDIER,
    SPOTS,
    SPY,
    SUPPORT,
    SWAP,
    VERB,
    family_of,
)
from aurum.games.oriflamme.rules.deck import CARDS, NAMES
from aurum.games.oriflamme.rules.frames import CHOOSING_FIRST, DEALING, FACING, LANDING, PLACING
from aurum.games.oriflamme.rules.notation import write
from aurum.games.oriflamme.rules.placement import placing_family

if TYPE_CHECKING:
    from aurum.games.oriflamme.rules.state import OriflammeState

VERBS_ASKED = {
    DEALING: "asked-aside", CHOOSING_FIRST: "asked-first", PLACING: "asked-place",
    FACING: "asked-face",
    LANDING: "asked-before", ARCHER: "asked-eliminate", SOLDIER: "asked-eliminate",
    SPY: "asked-rob", SHAPESHIFTER: "asked-copy",
    DECREE: "asked-move", ASSASSINATION: "asked-eliminate", EMPRESS: "asked-favour",
    INFORMER: "asked-inform",
    JUDGE: "asked-judge", DIPLOMAT: "asked-support", DESERTER: "asked-eliminate",
}  # fmt: skip
"""For each question, what `locales/` calls the verbs that answer it."""

QUESTION_RULES = {
    DEALING: "OF-1.2", CHOOSING_FIRST: "OF-1.4", PLACING: "OF-2.1", FACING: "OF-3.2",
    LANDING: "OF-6.5",
}  # fmt: skip


def refuse(state: OriflammeState, choice: int) -> Illegal:
    """The error for a choice that is not among the legal ones."""
    if state.actor == OVER:
        return Illegal("illegal-over", {"choice": _written(choice)}, "OF-7.1")
    question = state.stack[-1][0]
    rule = QUESTION_RULES[question] if question >= KINDS else CARDS[question].rule
    verb = choice // VERB * VERB
    facts: dict[str, Fact] = {"choice": _written(choice), "asked": Key(VERBS_ASKED[question])}
    if verb not in {legal // VERB * VERB for legal in state.choices()}:
        if question == FACING and verb == REVEAL:
            return Illegal("illegal-insurrection-bare", facts, "AL-2.1")
        if question == JUDGE and verb == ELIMINATE:
            return Illegal("illegal-no-verdict", facts, "AL-1.5")
        return Illegal("illegal-verb", facts, rule)
    what = choice - verb
    if question == PLACING:
        return _refuse_placement(state, what, facts)
    if verb == SWAP:
        card = NAMES[what] if what < KINDS else str(what)
        return Illegal("illegal-not-in-hand", facts | {"card": card}, "AL-1.3")
    if verb == ROB:
        return _refuse_robbery(state, what, facts, rule)
    if verb in (ELIMINATE, COPY, MOVE, FAVOUR, MARK, SUPPORT):
        return _refuse_target(state, question, verb, what, facts, rule)
    if verb == BEFORE:
        return Illegal(
            "illegal-landing" if what <= len(state.queue) else "illegal-no-gap",
            facts | {"last": len(state.queue) + 1},
            rule,
        )
    return Illegal("illegal-verb", facts, rule)


def _written(choice: int) -> str:
    try:
        return write(choice)
    except (IndexError, KeyError):  # a number that is no choice of this game at all
        return str(choice)


def _refuse_placement(state: OriflammeState, what: int, facts: dict[str, Fact]) -> Illegal:
    """OF-2.1 to OF-2.3."""
    kind, spot = divmod(what, SPOTS)
    family = placing_family(state)
    if kind >= KINDS or not state.setup.kind.count(kind):
        return Illegal("illegal-not-at-table", facts, "MX-1")
    if not state.hand[family] >> state.setup.slot[kind] & 1:
        return Illegal("illegal-not-in-hand", facts | {"card": NAMES[kind]}, "OF-2.1")
    if not state.queue or spot == ALONE:
        return Illegal(
            "illegal-empty-queue" if not state.queue else "illegal-say-spot", facts, "OF-2.2"
        )
    position = spot - ON
    if position >= len(state.queue):
        return Illegal("illegal-no-position", facts | {"last": len(state.queue)}, "OF-2.1")
    if family_of(state.queue[position]) != family:
        facts["family"] = LETTERS[family_of(state.queue[position])]
        return Illegal("illegal-cover-other", facts, "OF-2.1")
    return Illegal("illegal-cover-round-one", facts, "OF-2.3")


def _refuse_robbery(
    state: OriflammeState, family: int, facts: dict[str, Fact], rule: str
) -> Illegal:
    """OF-5.3."""
    if family == family_of(state.acting):
        return Illegal("illegal-rob-self", facts, rule)
    beside = {family_of(state.queue[position]) for position in state.neighbours()}
    if family in beside:
        return Illegal("illegal-rob-poor", facts, rule)
    return Illegal("illegal-rob-far", facts, rule)


def _refuse_target(
    state: OriflammeState,
    question: int,
    verb: int,
    position: int,
    facts: dict[str, Fact],
    rule: str,
) -> Illegal:
    """A position that the question does not offer."""
    if position == NOWHERE:
        return Illegal("illegal-has-target", facts, rule)
    if position >= len(state.queue):
        return Illegal("illegal-no-position", facts | {"last": len(state.queue)}, rule)
    if question == JUDGE and verb == ELIMINATE:
        return Illegal("illegal-no-verdict", facts, "AL-1.5")
    if question == JUDGE:
        marked = state.verdicts >> state.queue[position] & 1
        return Illegal("illegal-marked-already" if marked else "illegal-no-token", facts, rule)
    reasons = {
        ARCHER: "illegal-not-end",
        SOLDIER: "illegal-not-adjacent",
        DESERTER: "illegal-not-adjacent",
        SHAPESHIFTER: "illegal-not-copyable",
        DECREE: "illegal-move-decree",
        EMPRESS: "illegal-not-favoured",
        DIPLOMAT: "illegal-not-diplomat",
    }
    return Illegal(reasons.get(question, "illegal-verb"), facts, rule)
