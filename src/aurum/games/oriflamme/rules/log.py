"""Events as lines of the log.

The mark of a line is a family's crest, and in the duel a seat has two: so a line is about a family.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from aurum.engine.events import Event
from aurum.engine.phrases import TABLE, LogSentence, Phrase
from aurum.games.oriflamme.rules.cards import (
    DECREE,
    HEIR,
    ON,
    SHAPESHIFTER,
    SOLDIER,
    SPY,
)
from aurum.games.oriflamme.rules.naming import (
    ANOTHER,
    CARD_NAMES,
    ITSELF,
    SLUGS,
    THE_CARDS,
    Facts,
    amount,
    card_of_family,
    player,
    subject,
    target_of,
)
from aurum.games.oriflamme.rules.view import View

SPOTS: Final = ("alone", "start", "end", "on")
GAINED: Final = {
    "OF-4.1": "log-gained-elimination",
    "OF-6.3": "log-gained-ambush",
    "AL-2.4": "log-gained-extortion",
    "AL-2.6": "log-gained-infiltration",
    "AL-2.7": "log-gained-deal",
    "AL-2.8": "log-gained-deal-end",
}
"""Gains with a sentence of their own, by their rule."""
IDLE: Final = {
    kind: Phrase(f"idle-{SLUGS[kind]}") for kind in (SOLDIER, SPY, HEIR, SHAPESHIFTER, DECREE)
}
"""Why a card does nothing."""


def log_lines(events: Sequence[Event], view: View) -> list[LogSentence]:
    """The events as lines. An elimination and the point for it are one line."""
    lines: list[LogSentence] = []
    for number, event in enumerate(events):
        if event.name == "dealt":
            lines += _dealt(view, event, number)
        elif event.name in HEADINGS:
            heading = HEADINGS[event.name](view, event)
            lines.append(LogSentence(heading, number, event.rule, heading=True))
        elif not (number and _is_point_for(events[number - 1], event)):
            following = events[number + 1] if number + 1 < len(events) else None
            gain = _gain(event)
            if following is not None and _is_point_for(event, following):
                gain = "+1"
            sentence = SENTENCES[event.name](view, event)
            lines.append(LogSentence(sentence, number, event.rule, event.facts[0], gain))
    return lines


def _is_point_for(event: Event, following: Event) -> bool:
    """OF-4.1. Whether an event is the point for the elimination before it."""
    return event.name == "eliminated" and following.rule == "OF-4.1"


def _gain(event: Event) -> str:
    """Points won: with a dot where they lie on a card and not in the stock."""
    if event.name == "kept":
        return "●+1"
    if event.name == "put":
        return f"●+{event.facts[2]}"
    if event.name == "robbed":
        return "+1"
    points = 0
    if event.name == "revealed":
        points = event.facts[3]
    elif event.name == "gained":
        points = event.facts[1]
    return f"+{points}" if points else ""


def _dealt(view: View, event: Event, number: int) -> list[LogSentence]:
    """OF-1.2. What every family holds is said once; what lies aside, to seats that may know it."""
    family, cards = event.facts
    found = []
    if family == 0:
        everybody = Phrase("log-dealt-unseen", {"cards": cards})
        found.append(LogSentence(everybody, number, event.rule, TABLE))
    if event.secrets:
        aside = tuple([CARD_NAMES[kind] for kind in event.secrets])
        own = Phrase("log-dealt", {"who": player(view, family), "cards": cards, "aside": aside})
        found.append(LogSentence(own, number, event.rule, family))
    return found


def _began(view: View, event: Event) -> Phrase:
    number, family = event.facts
    return Phrase("log-began", {"who": player(view, family), "round": number})


def _resolving(view: View, event: Event) -> Phrase:
    return Phrase("log-resolution", {"round": event.facts[0]})


def _ended(view: View, event: Event) -> Phrase:
    return Phrase("log-ended")


HEADINGS: Final[dict[str, Callable[[View, Event], Phrase]]] = {
    "began": _began,
    "resolving": _resolving,
    "ended": _ended,
}


# The sentence of each other kind of event


def _who(view: View, event: Event) -> Facts:
    """The family that the event is about, its first fact."""
    return {"who": player(view, event.facts[0])}


def _by(event: Event, owner: int) -> str:
    """Who does something to a card of this owner."""
    return ITSELF if event.facts[0] == owner else ANOTHER


def _points(points: int) -> Facts:
    return {"points": points, "amount": amount(points)}


def _placed(view: View, event: Event) -> Phrase:
    _, spot, position = event.facts
    facts = _who(view, event)
    if spot == ON:
        facts["position"] = position + 1
    known = ""
    if event.secrets:
        facts["the"] = THE_CARDS[event.secrets[0]]
        known = "-known"
    return Phrase(f"log-placed-{SPOTS[spot]}{known}", facts)


def _kept(view: View, event: Event) -> Phrase:
    _, position, points = event.facts
    facts = _who(view, event)
    return Phrase("log-kept", {**facts, "position": position + 1, "amount": amount(points)})


def _revealed(view: View, event: Event) -> Phrase:
    _, position, kind, points = event.facts
    facts: Facts = {"position": position + 1, "the": THE_CARDS[kind]}
    return Phrase("log-revealed", {**_who(view, event), **facts, **_points(points)})


def _idle(view: View, event: Event) -> Phrase:
    family, position, kind = event.facts
    facts: Facts = {"subject": subject(view, family, kind), "position": position + 1}
    if kind not in IDLE:
        return Phrase("log-idle", facts)
    return Phrase("log-idle-why", {**facts, "why": IDLE[kind]})


def _rested(view: View, event: Event) -> Phrase:
    return Phrase("log-rested", {**_who(view, event), "position": event.facts[1] + 1})


def _gained(view: View, event: Event) -> Phrase:
    _, points, kind = event.facts
    key = GAINED.get(event.rule, "log-gained") if points else "log-gained-nothing"
    facts = _who(view, event)
    return Phrase(key, {**facts, "the": THE_CARDS[kind], "amount": amount(points)})


def _robbed(view: View, event: Event) -> Phrase:
    stock = Phrase("stock-of", {"who": player(view, event.facts[1])})
    return Phrase("log-robbed", {**_who(view, event), "stock": stock})


def _put(view: View, event: Event) -> Phrase:
    family, position, points = event.facts
    card = card_of_family(view, family, ANOTHER)
    facts: Facts = {"target": card, "position": position + 1, "amount": amount(points)}
    return Phrase("log-put", facts)


def _drained(view: View, event: Event) -> Phrase:
    _, position, points = event.facts
    facts = _who(view, event)
    return Phrase("log-drained", {**facts, "position": position + 1, "amount": amount(points)})


def _eliminated(view: View, event: Event) -> Phrase:
    _, owner, position, kind, hidden, points = event.facts
    facts = _who(view, event)
    shown = None if hidden else kind
    facts["target"] = target_of(view, owner, shown, False, _by(event, owner))
    facts["position"] = position + 1
    if hidden:
        facts["the"] = THE_CARDS[kind]
    return Phrase("log-eliminated-hidden" if hidden else "log-eliminated", _lost(facts, points))


def _lost(facts: Facts, points: int) -> Facts:
    """The points that leave with a card."""
    lost = Phrase("log-lost", {"amount": amount(points)}) if points else ""
    return {**facts, "lost": lost}


def _discarded(view: View, event: Event) -> Phrase:
    family, _, kind, points = event.facts
    key = "log-discarded-ambushed" if event.rule == "OF-6.3" else "log-discarded"
    return Phrase(key, _lost({"subject": subject(view, family, kind)}, points))


def _reserved(view: View, event: Event) -> Phrase:
    _, _, kind, points = event.facts
    facts = _who(view, event)
    return Phrase("log-reserved", {**facts, "the": THE_CARDS[kind], **_points(points)})


def _copied(view: View, event: Event) -> Phrase:
    family, position, model, kind = event.facts
    facts: Facts = {"subject": subject(view, family, SHAPESHIFTER), "position": position + 1}
    return Phrase("log-copied", {**facts, "the": THE_CARDS[kind], "model": model + 1})


def _moved(view: View, event: Event) -> Phrase:
    _, owner, position, goal = event.facts
    facts = _who(view, event)
    facts["target"] = card_of_family(view, owner, _by(event, owner))
    return Phrase("log-moved", {**facts, "position": position + 1, "goal": goal + 1})


def _swapped(view: View, event: Event) -> Phrase:
    _, position, kind = event.facts
    facts = _who(view, event)
    facts["the"] = THE_CARDS[kind]
    facts["position"] = position + 1
    if not event.secrets:
        return Phrase("log-swapped", facts)
    return Phrase("log-swapped-known", {**facts, "laid": THE_CARDS[event.secrets[0]]})


def _marked(view: View, event: Event) -> Phrase:
    _, owner, position = event.facts
    facts = _who(view, event)
    facts["target"] = card_of_family(view, owner, _by(event, owner))
    return Phrase("log-marked", {**facts, "position": position + 1})


def _hid(view: View, event: Event) -> Phrase:
    family, position, kind = event.facts
    return Phrase("log-hid", {"subject": subject(view, family, kind), "position": position + 1})


SENTENCES: Final[dict[str, Callable[[View, Event], Phrase]]] = {
    "placed": _placed,
    "kept": _kept,
    "revealed": _revealed,
    "idle": _idle,
    "rested": _rested,
    "gained": _gained,
    "robbed": _robbed,
    "put": _put,
    "drained": _drained,
    "eliminated": _eliminated,
    "discarded": _discarded,
    "reserved": _reserved,
    "copied": _copied,
    "moved": _moved,
    "swapped": _swapped,
    "marked": _marked,
    "hid": _hid,
}
"""By the kind of event. `dealt` and the headings have their own."""
