"""The first game of Orichalque: two islands, four rounds of one turn each, and on if one likes."""

from __future__ import annotations

from aurum.games.orichalque.lessons.detectors import (
    act,
    again_act,
    anything,
    beast_came,
    began,
    built,
    captured,
    choose_card,
    construct,
    enough,
    extra,
    favoured,
    fight,
    fight_lost,
    next_round,
    over,
    own_event,
    port,
    question,
    raise_it,
    rival_scored,
    rival_took,
    titan_came,
    welcome,
)
from aurum.games.orichalque.lessons.refusals import (
    card_refusals,
    construct_refusals,
    extra_refusals,
    fight_refusals,
    founding_refusals,
    tile_refusals,
)
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.components import CAPTURE, CONSTRUCT, PRODUCE, RECRUIT
from aurum.lessons.lesson import Lesson, Observation, Topic

ROUNDS = 4
"""After so many the lesson has shown what a turn is made of; a whole game takes longer."""


def finished(g: Observation) -> bool:
    """Whether four rounds are over, or the game is."""
    return g.view.round > ROUNDS or over(g) is not None


TELLS = (
    Topic("lesson-or-goal", "OR-9.5", began, ("stock",)),
    Topic("lesson-or-founded", "OR-2.2", own_event("founded"), ("stock",)),
    Topic("lesson-or-titan", "OR-4.4", titan_came("own"), ("titans",), weighty=True),
    Topic("lesson-or-titan-lost", "OR-4.4", titan_came("lost"), ("titans",), weighty=True),
    Topic("lesson-or-beast", "OR-6.9", beast_came, ("island",), weighty=True),
    Topic("lesson-or-port", "OR-4.3", port, ("stock",)),
    Topic("lesson-or-homeless", "OR-4.2", own_event("homeless")),
    Topic("lesson-or-captured", "OR-6.5", captured, ("stock",)),
    Topic("lesson-or-fight-lost", "OR-6.6", fight_lost, ("island",)),
    Topic("lesson-or-temple", "OR-6.10", own_event("erected"), ("stock",)),
    Topic("lesson-or-medallion", "OR-6.11", own_event("forged"), ("stock",)),
    Topic("lesson-or-built", "OR-6.12", built, ("island",)),
    Topic("lesson-or-favour", "OR-5.2", favoured, ("titans",)),
    Topic("lesson-or-produced", "OR-6.1", own_event("acted", action=PRODUCE), ("stock",)),
    Topic("lesson-or-recruited", "OR-6.1", own_event("acted", action=RECRUIT), ("stock",)),
    Topic("lesson-or-bought", "OR-8.1", own_event("bought"), ("stock",)),
    Topic("lesson-or-declined", "OR-2.1", own_event("declined")),
    Topic("lesson-or-rival-took", "OR-3.2", rival_took, ("market",)),
    Topic("lesson-or-titan-other", "OR-4.4", titan_came("other"), ("titans",)),
    Topic("lesson-or-rival", "OR-9.5", rival_scored),
    Topic("lesson-or-round", "OR-9.3", next_round, ("market",)),
)

ASKS = (
    Topic("lesson-or-over", "OR-9.5", over),
    Topic("lesson-or-enough", "OR-9.5", enough(ROUNDS), ("stock",)),
    Topic(
        "lesson-or-metropolis",
        "OR-2.2",
        question(frames.ASK_METROPOLIS),
        ("island",),
        refusals=founding_refusals,
    ),
    Topic("lesson-or-card", "OR-3.1", choose_card, ("market",), refusals=card_refusals),
    Topic(
        "lesson-or-tile", "OR-4.1", question(frames.ASK_TILE), ("island",), refusals=tile_refusals
    ),
    Topic("lesson-or-produce", "OR-6.1", act(PRODUCE), ("prompt",)),
    Topic("lesson-or-recruit", "OR-6.1", act(RECRUIT), ("prompt",)),
    Topic("lesson-or-capture", "OR-6.2", act(CAPTURE), ("prompt",)),
    Topic("lesson-or-construct", "OR-6.8", act(CONSTRUCT), ("prompt",)),
    Topic("lesson-or-fight", "OR-6.4", fight, ("island",), refusals=fight_refusals),
    Topic("lesson-or-build", "OR-6.8", construct, ("market",), refusals=construct_refusals),
    Topic("lesson-or-raise", "OR-6.7", raise_it, ("island",)),
    Topic("lesson-or-extra", "OR-8.1", extra, ("prompt", "stock"), refusals=extra_refusals),
    Topic("lesson-or-discard", "OR-9.1", question(frames.ASK_DISCARD), ("market",)),
    Topic("lesson-or-welcome", "OR-4.6", welcome, ("titans",)),
    Topic(
        "lesson-or-again-card",
        "OR-3.1",
        choose_card,
        ("market",),
        again=True,
        refusals=card_refusals,
    ),
    Topic(
        "lesson-or-again-tile",
        "OR-4.1",
        question(frames.ASK_TILE),
        ("island",),
        again=True,
        refusals=tile_refusals,
    ),
    Topic("lesson-or-again-act", "OR-2.1", again_act, ("prompt",), again=True),
    Topic(
        "lesson-or-again-fight", "OR-6.4", fight, ("island",), again=True, refusals=fight_refusals
    ),
    Topic(
        "lesson-or-again-build",
        "OR-6.8",
        construct,
        ("market",),
        again=True,
        refusals=construct_refusals,
    ),
    Topic(
        "lesson-or-again-extra", "OR-8.1", extra, ("prompt",), again=True, refusals=extra_refusals
    ),
    Topic(
        "lesson-or-again-discard",
        "OR-9.1",
        question(frames.ASK_DISCARD),
        ("market",),
        again=True,
    ),
    Topic("lesson-or-again", "OR-2.1", anything, ("prompt",), again=True),
)

ORICHALQUE = Lesson(
    name="orichalque",
    game="orichalque",
    options={"players": 2, "sides": "easy"},
    seat=0,
    level="page",
    deal=55,
    tells=TELLS,
    asks=ASKS,
    finished=finished,
)
