"""The first game of Oriflamme: three families, six rounds, the learner's is Griffin."""

from __future__ import annotations

from aurum.games.oriflamme.lessons.detectors import (
    again_effect,
    again_face,
    again_place,
    asked_effect,
    asked_face,
    asked_place,
    began,
    conspired,
    covered,
    eliminated,
    face_last,
    idle_own,
    intrigue_gone,
    kept_by_other,
    kept_own,
    met,
    moved,
    over,
    placed_own,
    revealed_character,
    robbed,
    sprung,
    worked_again,
)
from aurum.games.oriflamme.lessons.refusals import effect_refusals, placing_refusals
from aurum.games.oriflamme.rules.cards import (
    ARCHER,
    ASSASSINATION,
    DECREE,
    SHAPESHIFTER,
    SOLDIER,
    SPY,
)
from aurum.games.oriflamme.rules.deck import CARDS
from aurum.games.oriflamme.rules.frames import LANDING
from aurum.lessons.lesson import Lesson, Topic

HERE = ("position {position}",)

TELLS = (
    Topic("lesson-of-goal", "OF-1.5", began(1), ("stock", "hand")),
    Topic("lesson-of-sprung-own", "OF-6.3", sprung(own=True), ("stock",), weighty=True),
    Topic("lesson-of-sprung-other", "OF-6.3", sprung(own=False), weighty=True),
    Topic("lesson-of-lost", "OF-4.2", eliminated("lost"), weighty=True),
    Topic("lesson-of-placed", "OF-2.1", placed_own, HERE),
    Topic("lesson-of-covered", "OF-2.4", covered, HERE),
    Topic("lesson-of-kept", "OF-3.2", kept_own, HERE),
    Topic("lesson-of-struck", "OF-4.1", eliminated("struck"), ("stock",)),
    Topic("lesson-of-struck-self", "OF-4.1", eliminated("self"), ("stock",)),
    Topic("lesson-of-conspired", "OF-6.1", conspired, ("stock",)),
    Topic("lesson-of-stays", "OF-4.5", revealed_character, HERE),
    Topic("lesson-of-goes", "OF-4.4", intrigue_gone),
    Topic("lesson-of-idle", "OF-3.4", idle_own, HERE),
    Topic("lesson-of-works", "OF-3.4", worked_again, ("stock",)),
    Topic("lesson-of-robbed", "OF-5.3", robbed(own=False), ("stock",)),
    Topic("lesson-of-rob", "OF-5.3", robbed(own=True), ("stock",)),
    Topic("lesson-of-met", "OF-3.3", met, HERE, each="kind"),
    Topic("lesson-of-seen-struck", "OF-4.1", eliminated("seen")),
    Topic("lesson-of-kept-other", "OF-3.2", kept_by_other, HERE),
    Topic("lesson-of-moved", "OF-6.5", moved),
)


def _effect(key: str, kind: int) -> Topic:
    """The question that the effect of a card asks."""
    return Topic(key, CARDS[kind].rule, asked_effect(kind), HERE, refusals=effect_refusals)


ASKS = (
    Topic("lesson-of-end", "OF-7.1", over),
    Topic(
        "lesson-of-place", "OF-2.1", asked_place(1), ("queue", "hand"), refusals=placing_refusals
    ),
    Topic(
        "lesson-of-cover", "OF-2.3", asked_place(2), ("queue", "hand"), refusals=placing_refusals
    ),
    Topic("lesson-of-count", "OF-4.2", asked_place(3), ("seen",), refusals=placing_refusals),
    Topic("lesson-of-ripen", "OF-3.2", asked_place(4), ("hand",), refusals=placing_refusals),
    Topic("lesson-of-last", "OF-7.1", asked_place(6), ("hand", "stock"), refusals=placing_refusals),
    Topic("lesson-of-last-face", "OF-7.1", face_last, HERE),
    Topic("lesson-of-again-last", "OF-7.1", face_last, HERE, again=True),
    Topic("lesson-of-face", "OF-3.2", asked_face, (*HERE, "prompt")),
    _effect("lesson-of-archer", ARCHER),
    _effect("lesson-of-soldier", SOLDIER),
    _effect("lesson-of-spy", SPY),
    _effect("lesson-of-shapeshifter", SHAPESHIFTER),
    _effect("lesson-of-decree", DECREE),
    Topic("lesson-of-landing", CARDS[DECREE].rule, asked_effect(LANDING), ("queue",)),
    Topic(
        "lesson-of-assassination",
        CARDS[ASSASSINATION].rule,
        asked_effect(ASSASSINATION),
        ("queue",),
    ),
    Topic(
        "lesson-of-again-place",
        "OF-2.1",
        again_place,
        ("hand",),
        again=True,
        refusals=placing_refusals,
    ),
    Topic("lesson-of-again-face", "OF-3.2", again_face, HERE, again=True),
    Topic(
        "lesson-of-again-effect", "OF-3.4", again_effect, HERE, again=True, refusals=effect_refusals
    ),
)

ORIFLAMME = Lesson(
    name="oriflamme",
    game="oriflamme",
    options={"players": 3, "set": "base", "first": 1},
    seat=0,
    level="page",
    deal=147,
    tells=TELLS,
    asks=ASKS,
    finished=lambda observation: over(observation) is not None,
)
