"""The first game of Oriflamme: Alliance, for who knows Oriflamme: its ten cards and what is new."""

from __future__ import annotations

from aurum.games.oriflamme.lessons.detectors import (
    Detector,
    again_effect,
    again_face,
    again_place,
    asked_effect,
    asked_face,
    began,
    card,
    eliminated,
    face_last,
    family,
    met,
    over,
    owned_by,
)
from aurum.games.oriflamme.lessons.refusals import effect_refusals, placing_refusals
from aurum.games.oriflamme.rules.cards import (
    DEAL,
    DESERTER,
    DIPLOMAT,
    EMPRESS,
    EXTORTION,
    INFILTRATION,
    INFORMER,
    INSURRECTION,
    JUDGE,
)
from aurum.games.oriflamme.rules.deck import CARDS
from aurum.lessons.lesson import Facts, Lesson, Observation, Topic

HERE = ("position {position}",)


def marked(g: Observation) -> Facts | None:
    """A Judge has put a verdict token on a card."""
    event = g.happened("marked")
    if event is None:
        return None
    at = next((at for at, stack in enumerate(g.view.queue, 1) if stack[0].verdict), 0)
    return {**owned_by(int(event["owner"]), g), "left": g.view.verdicts_left, "position": at}


def reserved(kind: int) -> Detector:
    """A card has gone to a reserve."""

    def detect(g: Observation) -> Facts | None:
        event = g.happened("reserved", kind=kind)
        if event is None:
            return None
        return {**card(kind), **owned_by(int(event["family"]), g), "points": int(event["points"])}

    return detect


def dealt_out(g: Observation) -> Facts | None:
    """A reserved Deal has paid at the start of a round."""
    event = g.happened("gained", kind=DEAL)
    if event is None or g.happened("began") is None or not event["points"]:
        return None
    return {**owned_by(int(event["family"]), g), "points": int(event["points"])}


def hid(g: Observation) -> Facts | None:
    """An Insurrection lies face down again."""
    event = g.happened("hid", kind=INSURRECTION)
    return owned_by(int(event["family"]), g) if event else None


def extorted(g: Observation) -> Facts | None:
    """An Extortion was eliminated by another family."""
    event = g.happened("eliminated", kind=EXTORTION)
    if event is None or event["family"] == event["owner"]:
        return None
    whose, by = int(event["owner"]), int(event["family"])
    gain = g.happened("gained", kind=EXTORTION, family=whose)
    points = int(gain["points"]) if gain else 0
    mine = int(by == g.seat)
    return {**owned_by(whose, g), **family(by, "by"), "mine": mine, "points": points}


def given(g: Observation) -> Facts | None:
    """An Empress has put a point on a card of the learner's."""
    event = g.happened("put", family=g.seat)
    if event is None or event["rule"] != CARDS[EMPRESS].rule:
        return None
    return {"points": int(event["points"])}


def swapped(g: Observation) -> Facts | None:
    """An Informer has gone back to a hand."""
    event = g.happened("swapped")
    return owned_by(int(event["family"]), g) if event else None


def bare(g: Observation) -> Facts | None:
    """An Insurrection of the learner's that cannot be revealed yet."""
    facts = asked_face(g)
    return {**facts, "rule": "AL-2.1"} if facts and not facts["free"] else None


def new_card(g: Observation) -> Facts | None:
    """A card of the learner's is asked, perhaps of a kind not asked before."""
    facts = asked_face(g)
    return facts and {**facts, "rule": CARDS[int(facts["kind"])].rule}


TELLS = (
    Topic("lesson-al-goal", "AL-0", began(1), ("stock", "hand")),
    Topic("lesson-al-extorted", "AL-2.4", extorted, ("stock",), weighty=True),
    Topic("lesson-al-lost", "OF-4.2", eliminated("lost"), weighty=True),
    Topic("lesson-al-marked", "AL-1.6", marked, HERE),
    Topic("lesson-al-infiltration", "AL-2.6", reserved(INFILTRATION), ("stock",)),
    Topic("lesson-al-deal", "AL-2.7", reserved(DEAL), ("stock",)),
    Topic("lesson-al-dealt", "AL-2.7", dealt_out, ("stock",)),
    Topic("lesson-al-hid", "AL-2.1", hid, ("queue",)),
    Topic("lesson-al-given", "AL-1.1", given, ("queue",)),
    Topic("lesson-al-swapped", "AL-1.3", swapped, ("queue",)),
    Topic("lesson-al-met", "OF-3.3", met, HERE, each="kind"),
)

ASKS = (
    Topic("lesson-al-end", "OF-7.1", over),
    Topic("lesson-al-bare", "AL-2.1", bare, HERE),
    Topic("lesson-al-empress", "AL-1.1", asked_effect(EMPRESS), HERE, refusals=effect_refusals),
    Topic("lesson-al-informer", "AL-1.2", asked_effect(INFORMER), HERE),
    Topic("lesson-al-judge", "AL-1.4", asked_effect(JUDGE), HERE, refusals=effect_refusals),
    Topic("lesson-al-diplomat", "AL-1.8", asked_effect(DIPLOMAT), HERE),
    Topic("lesson-al-deserter", "AL-1.10", asked_effect(DESERTER), HERE, refusals=effect_refusals),
    Topic("lesson-al-last-face", "OF-7.1", face_last, HERE),
    Topic("lesson-al-again-last", "OF-7.1", face_last, HERE, again=True),
    Topic("lesson-al-card", "OF-3.3", new_card, HERE, each="kind"),
    Topic(
        "lesson-al-again-place",
        "OF-2.1",
        again_place,
        ("hand",),
        again=True,
        refusals=placing_refusals,
    ),
    Topic("lesson-al-again-face", "OF-3.2", again_face, HERE, again=True),
    Topic(
        "lesson-al-again-effect", "OF-3.4", again_effect, HERE, again=True, refusals=effect_refusals
    ),
)

ALLIANCE = Lesson(
    name="alliance",
    game="oriflamme",
    options={"players": 3, "set": "alliance", "first": 1},
    seat=0,
    level="page",
    deal=103,
    tells=TELLS,
    asks=ASKS,
    finished=lambda observation: over(observation) is not None,
)
