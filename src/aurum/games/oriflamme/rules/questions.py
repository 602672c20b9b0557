"""What is asked: of the seat of a view, or of another one that it waits for."""

from __future__ import annotations

from typing import Final

from aurum.engine.contract import OVER
from aurum.engine.phrases import Phrase
from aurum.games.oriflamme.rules.cards import (
    AMBUSH,
    DECREE,
    EXTORTION,
    INSURRECTION,
)
from aurum.games.oriflamme.rules.frames import CHOOSING_FIRST, DEALING, FACING, LANDING, PLACING
from aurum.games.oriflamme.rules.naming import (
    ANOTHER,
    CARD_KEYS,
    CHOOSER,
    SLUGS,
    THE_CARDS,
    Facts,
    player,
    subject,
    target,
)
from aurum.games.oriflamme.rules.view import View, rounds_of

TASKS: Final = tuple([Phrase(f"task-{slug}") for slug in SLUGS])
"""What the effect of each kind asks for."""


def question(view: View) -> Phrase:
    """What the seat of the view is asked, or else what everybody waits for."""
    if view.actor == OVER:
        return Phrase("log-ended")
    frame = view.stack[-1]
    if frame[0] == DEALING:
        return Phrase("oriflamme-chance-aside", {"who": player(view, frame[1])})
    if frame[0] == CHOOSING_FIRST:
        return Phrase("oriflamme-chance-first")
    return _asked(view) if _is_own(view) else _awaited(view)


def _is_own(view: View) -> bool:
    """Whether the view shows the hand of the family that must choose."""
    return view.families[view.asked].hand is not None


def _asked(view: View) -> Phrase:
    frame = view.stack[-1]
    family = view.asked
    if frame[0] == PLACING:
        return Phrase("ask-place", {"who": player(view, family)})
    kind = view.queue[view.at][0].kind
    assert kind is not None  # its owner knows it
    facts: Facts = {"subject": subject(view, family, kind), "position": view.at + 1}
    if frame[0] == FACING:
        return Phrase("ask-face", facts)
    if frame[0] == LANDING:
        moved = view.queue[frame[1]][0]
        by = CHOOSER if moved.family == family else ANOTHER
        asks, facts["task"] = DECREE, Phrase("task-landing", {"target": target(view, moved, by)})
    else:
        asks = frame[0]
        facts["task"] = TASKS[asks]
    if asks == kind:
        return Phrase("ask-effect", facts)
    facts["the"] = THE_CARDS[asks]
    return Phrase("ask-effect-as", facts)


def _awaited(view: View) -> Phrase:
    """What another family must choose."""
    operation = view.stack[-1][0]
    family = view.asked
    who = player(view, family)
    if operation == PLACING:
        return Phrase("oriflamme-wait-place", {"who": who})
    kind = view.queue[view.at][0].kind
    if operation == FACING or kind is None:
        return Phrase("oriflamme-wait-face", {"who": who, "position": view.at + 1})
    named = subject(view, family, kind)
    return Phrase("oriflamme-wait-effect", {"who": who, "subject": named, "position": view.at + 1})


def help_line(view: View) -> Phrase | None:
    """A line below the question, for the seat that is asked."""
    if view.actor < 0 or not _is_own(view):
        return None
    operation = view.stack[-1][0]
    if operation == PLACING:
        return None
    if operation == LANDING:
        return Phrase("oriflamme-help-landing")
    if operation != FACING:
        return Phrase(f"{CARD_KEYS[operation]}.does")
    card = view.queue[view.at][0]
    if card.kind == INSURRECTION and not card.points:
        return Phrase("ask-only-keep")
    if view.round < rounds_of(view):
        return Phrase("oriflamme-help-face")
    return Phrase("ask-last", {"trap": int(card.kind in (AMBUSH, EXTORTION))})
