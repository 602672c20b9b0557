"""Events of Oriflamme as lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rich.text import Text

from aurum.engine import Event
from aurum.games.oriflamme.rules.cards import (
    ALONE,
    END,
    SHAPESHIFTER,
    START,
)
from aurum.games.oriflamme.rules.game import EVENTS
from aurum.games.oriflamme.terminal.words import SLUGS, Facts, Words
from aurum.terminal.display import LogLine
from aurum.terminal.screen import GOLD

SPOTS: Final = {ALONE: "alone", START: "start", END: "end"}
GAINED: Final = {
    "OF-4.1": "log-gained-elimination",
    "OF-6.3": "log-gained-ambush",
    "AL-2.4": "log-gained-extortion",
    "AL-2.6": "log-gained-infiltration",
    "AL-2.7": "log-gained-deal",
    "AL-2.8": "log-gained-deal-end",
}
"""Gains with a story of their own, by their rule."""

Named = dict[str, int]


def log_lines(words: Words, events: Sequence[Event]) -> list[LogLine]:
    """The whole story so far. What only makes sense together becomes one line."""
    return list(_lines(words, events))


def _lines(words: Words, events: Sequence[Event]) -> Iterator[LogLine]:
    round_now = 0
    placing = dealt = False
    told = False  # whether this event was already told together with the one before
    for number, event in enumerate(events):
        if told:
            told = False
            continue
        facts = dict(zip(EVENTS[event.name].facts, event.facts, strict=False))
        if event.secrets:
            facts |= zip(EVENTS[event.name].secrets, event.secrets, strict=True)
        if event.name == "began":
            round_now = facts["round"]
            placing = False
            said = words.say("log-began", words.party(facts["family"]), round=round_now)
            yield LogLine(number, _title(said), event.rule, heading=True)
            continue
        if event.name == "ended":
            yield LogLine(number, _title(words.say("log-ended")), event.rule, heading=True)
            continue
        if event.name == "placed":
            placing = True
        elif placing:
            placing = False
            said = words.say("log-resolution", round=round_now)
            yield LogLine(number, _title(said), "OF-3.1", heading=True)
        if event.name == "dealt" and not event.secrets:
            if not dealt:
                said = words.say("log-dealt-unseen", cards=facts["cards"])
                yield LogLine(number, Text(said), event.rule)
            dealt = True
            continue
        following = events[number + 1] if number + 1 < len(events) else None
        gain = _gain(event, facts)
        if event.name == "eliminated" and following and following.rule == "OF-4.1":
            told = True
            gain = Text("+1", style=f"bold {GOLD}")
        said = TELLERS[event.name](words, facts, event.rule)
        yield LogLine(number, words.paint(said), event.rule, words.crest(facts["family"]), gain)


def _title(said: str) -> Text:
    return Text(said, style=f"bold {GOLD}")


def _gain(event: Event, facts: Named) -> Text:
    """Points won: gold where they come to a stock, with a dot where they lie on a card."""
    if event.name == "kept":
        return Text("●+1", style=GOLD)
    if event.name == "put":
        return Text(f"●+{facts['points']}", style=GOLD)
    points = 0
    if event.name in ("revealed", "gained"):
        points = facts["points"]
    elif event.name == "robbed":
        points = 1
    return Text(f"+{points}" if points else "", style=f"bold {GOLD}")


# What is said of each kind of event


def _place(facts: Named) -> Facts:
    return {"position": facts["position"] + 1}


def _dealt(words: Words, facts: Named, rule: str) -> str:
    aside = words.names([facts["first"], facts["second"], facts["third"]])
    return words.sentence(
        "log-dealt", words.party(facts["family"]), cards=facts["cards"], aside=aside
    )


def _placed(words: Words, facts: Named, rule: str) -> str:
    named = words.party(facts["family"]) | _place(facts)
    kind = facts.get("kind")
    spot = SPOTS.get(facts["spot"])
    if spot is None:
        if kind is None:
            return words.say("log-placed-on", named)
        return words.say("log-placed-on-with", named, the=words.the(kind))
    card = words.say("card-some" if kind is None else "card-named", _the(words, kind))
    return words.say(f"log-placed-{spot}", named, card=card)


def _the(words: Words, kind: int | None) -> Facts:
    return {} if kind is None else {"the": words.the(kind)}


def _kept(words: Words, facts: Named, rule: str) -> str:
    named = words.party(facts["family"]) | _place(facts)
    return words.say("log-kept", named, amount=words.amount(facts["points"]))


def _revealed(words: Words, facts: Named, rule: str) -> str:
    return words.say("log-revealed", _about(words, facts))


def _about(words: Words, facts: Named) -> Facts:
    """Family, card, place and points, for the messages that name them all."""
    kind = facts["kind"]
    return {
        **words.party(facts["family"]),
        **_place(facts),
        "the": words.the(kind),
        "subject": words.subject(facts["family"], kind),
        "points": facts.get("points", 0),
        "amount": words.amount(facts.get("points", 0)),
        "lost": _lost(words, facts.get("points", 0)),
    }


def _lost(words: Words, points: int) -> str:
    return words.say("log-lost", points=points, amount=words.amount(points)) if points else ""


def _idle(words: Words, facts: Named, rule: str) -> str:
    reason = f"idle-{SLUGS[facts['kind']]}"
    why = words.say(reason) if words.translator.has(reason) else ""
    return words.sentence("log-idle", _about(words, facts), why=why)


def _rested(words: Words, facts: Named, rule: str) -> str:
    return words.say("log-rested", words.party(facts["family"]) | _place(facts))


def _gained(words: Words, facts: Named, rule: str) -> str:
    named = words.party(facts["family"])
    named |= {"the": words.the(facts["kind"]), "amount": words.amount(facts["points"])}
    key = GAINED.get(rule, "log-gained")
    if not facts["points"]:
        key = "log-gained-nothing"
    return words.sentence(key, named)


def _robbed(words: Words, facts: Named, rule: str) -> str:
    named = words.party(facts["family"])
    if facts["victim"] == words.reader:
        return words.say("log-robbed-you", named)
    victim = words.party(facts["victim"])
    return words.say("log-robbed", named, victimof=victim["of"])


def _put(words: Words, facts: Named, rule: str) -> str:
    return words.sentence("log-put", _points_moved(words, facts))


def _drained(words: Words, facts: Named, rule: str) -> str:
    return words.sentence("log-drained", _points_moved(words, facts))


def _points_moved(words: Words, facts: Named) -> Facts:
    return {
        **words.party(facts["family"]),
        **_place(facts),
        "target": words.target(facts["family"], None, False, vague=True),
        "points": facts["points"],
        "amount": words.amount(facts["points"]),
    }


def _eliminated(words: Words, facts: Named, rule: str) -> str:
    hidden = bool(facts["hidden"])
    kind = None if hidden else facts["kind"]
    target = words.target(facts["owner"], kind, hidden, facts["family"])
    key = "log-eliminated-hidden" if hidden else "log-eliminated"
    return words.say(key, _about(words, facts), target=target)


def _discarded(words: Words, facts: Named, rule: str) -> str:
    key = "log-discarded-ambushed" if rule == "OF-6.3" else "log-discarded"
    return words.sentence(key, _about(words, facts))


def _reserved(words: Words, facts: Named, rule: str) -> str:
    return words.say("log-reserved", _about(words, facts))


def _copied(words: Words, facts: Named, rule: str) -> str:
    named = _about(words, facts)
    named["subject"] = words.subject(facts["family"], SHAPESHIFTER)
    return words.sentence("log-copied", named, model=facts["model"] + 1)


def _moved(words: Words, facts: Named, rule: str) -> str:
    target = words.target(facts["owner"], None, False, facts["family"], vague=True)
    named = words.party(facts["family"]) | _place(facts)
    return words.say("log-moved", named, target=target, goal=facts["goal"] + 1)


def _swapped(words: Words, facts: Named, rule: str) -> str:
    if "card" not in facts:
        return words.say("log-swapped", _about(words, facts))
    card = words.say("card-named", the=words.the(facts["card"]))
    return words.say("log-swapped-known", _about(words, facts), card=card)


def _marked(words: Words, facts: Named, rule: str) -> str:
    target = words.target(facts["owner"], None, False, facts["family"], vague=True)
    return words.say("log-marked", words.party(facts["family"]) | _place(facts), target=target)


def _hid(words: Words, facts: Named, rule: str) -> str:
    return words.sentence("log-hid", _about(words, facts))


TELLERS: Final[dict[str, Callable[[Words, Named, str], str]]] = {
    "dealt": _dealt,
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
"""By the kind of event. `began` and `ended` are headings."""
