"""What a lesson can explain about the queue of Oriflamme: a detector for each thing.

A function with parameters of its own returns a detector.
"""

from __future__ import annotations

from collections.abc import Callable

from aurum.engine import OVER
from aurum.engine.errors import Key
from aurum.games.oriflamme.rules.cards import (
    AMBUSH,
    CONSPIRACY,
    CRESTS,
    EXTORTION,
    KINDS,
    ON,
    ROUNDS,
    is_character,
)
from aurum.games.oriflamme.rules.deck import CARDS, NAMES
from aurum.games.oriflamme.rules.frames import FACING, LANDING, PLACING
from aurum.games.oriflamme.rules.view import View
from aurum.lessons.lesson import Event, Facts, Observation

Detector = Callable[[Observation], Facts | None]
TRAPS = {AMBUSH: ("ambush", "OF-6.3"), EXTORTION: ("extortion", "AL-2.4")}
"""OF-6.3, AL-2.4. What may still pay its owner when it is kept in the last round."""


# Names


def card(kind: int) -> Facts:
    """A card by its name, as the one a sentence is about, and what it does."""
    key = f"card-{NAMES[kind].lower()}"
    return {
        "kind": kind,
        "name": Key(key),
        "the": Key(f"{key}.the"),
        "does": Key(f"{key}.does"),
        "rule": CARDS[kind].rule,
    }


def family(number: int, fact: str = "who") -> Facts:
    """A family in the cases that sentences ask for."""
    key = f"family-{CRESTS[number]}"
    named: Facts = {fact: Key(key)}
    for form in ("of", "to", "from", "acc"):
        named[f"{fact}_{form}"] = Key(f"{key}.{form}")
    return named


def owned_by(number: int, g: Observation) -> Facts:
    """A family, and whether it is the learner's (`you`) or another's."""
    return {**family(number), "whose": "you" if number == g.seat else "other"}


def _number(event: Event, fact: str) -> int:
    return int(event[fact])


def asks(view: View) -> int:
    """What is asked: a question of the rules, or the kind of the card that asks; -1 for none."""
    return view.stack[-1][0] if view.actor >= 0 else -1


def _lies(view: View, owner: int, kind: int | None) -> int:
    """Where a card lies by now, counted from 1; 0 if it is gone. A choice may lead far on."""
    for position, stack in enumerate(view.queue, 1):
        if any(c.family == owner and c.kind == kind for c in stack):
            return position
    return 0


def own_tops(observation: Observation) -> list[int]:
    """The positions whose top card is the learner's own."""
    queue = observation.view.queue
    return [at for at, stack in enumerate(queue) if stack[0].family == observation.seat]


# What happened


def began(number: int) -> Detector:
    """A round begins; with the cards that lie aside."""

    def detect(g: Observation) -> Facts | None:
        if g.happened("began", round=number) is None:
            return None
        aside = g.view.families[g.seat].aside or ()
        names = {f"aside{n}": Key(f"card-{NAMES[kind].lower()}") for n, kind in enumerate(aside, 1)}
        return {"round": number, **family(g.seat, "family"), **names}

    return detect


def placed_own(g: Observation) -> Facts | None:
    """The learner has laid a card at an end of the queue."""
    event = g.happened("placed", family=g.seat)
    if event is None or _number(event, "spot") >= ON:
        return None
    kind = _number(event, "kind")
    position = _lies(g.view, g.seat, kind)
    if not position:
        return None
    return {**card(kind), "position": position, "n": len(g.view.queue), "rule": "OF-2.1"}


def covered(g: Observation) -> Facts | None:
    """The learner has laid a card onto another."""
    event = g.happened("placed", family=g.seat)
    if event is None or _number(event, "spot") < ON:
        return None
    position = _lies(g.view, g.seat, _number(event, "kind"))
    if not position or len(g.view.queue[position - 1]) < 2:
        return None
    beneath = g.view.queue[position - 1][1]
    facts = {**card(beneath.kind), "position": position, "points": beneath.points}
    return {**facts, "rule": "OF-2.4"}


def kept_own(g: Observation) -> Facts | None:
    """The learner has kept a card."""
    event = g.happened("kept", family=g.seat)
    if event is None:
        return None
    kind = g.before.queue[_number(event, "position")][0].kind
    position = _lies(g.view, g.seat, kind)
    if not position:
        return None
    points = _number(event, "points")
    return {**card(kind), "position": position, "points": points, "rule": "OF-3.2"}


def kept_by_other(g: Observation) -> Facts | None:
    """Somebody else has kept a card."""
    event = g.happened("kept")
    if event is None or event["family"] == g.seat:
        return None
    owner, points = _number(event, "family"), _number(event, "points")
    for position, stack in enumerate(g.view.queue, 1):
        if stack[0].family == owner and not stack[0].up and stack[0].points == points:
            return {**family(owner), "position": position, "points": points}
    return None


def revealed_character(g: Observation) -> Facts | None:
    """The learner has revealed a character, and it is still there."""
    event = g.happened("revealed", family=g.seat)
    if event is None or not is_character(_number(event, "kind")):
        return None
    kind = _number(event, "kind")
    position = _lies(g.view, g.seat, kind)
    return {**card(kind), "position": position, "rule": "OF-4.5"} if position else None


def intrigue_gone(g: Observation) -> Facts | None:
    """An intrigue of the learner's has done its work."""
    for event in g.events:
        own = event["event"] == "discarded" and event["family"] == g.seat
        if own and not is_character(_number(event, "kind")):
            return {**card(_number(event, "kind")), "rule": "OF-4.4"}
    return None


def met(g: Observation) -> Facts | None:
    """Somebody else has revealed a card."""
    event = g.happened("revealed")
    if event is None or event["family"] == g.seat:
        return None
    kind, owner = _number(event, "kind"), _number(event, "family")
    return {**card(kind), **family(owner), "position": _lies(g.view, owner, kind)}


def worked_again(g: Observation) -> Facts | None:
    """A character of the learner's that was face up already has brought points again."""
    if g.happened("revealed", family=g.seat) is not None:
        return None
    for event in g.events:
        if event["event"] == "gained" and event["family"] == g.seat:
            kind = _number(event, "kind")
            up = any(
                s[0].family == g.seat and s[0].up and s[0].kind == kind for s in g.before.queue
            )
            if up and is_character(kind) and event["rule"] == CARDS[kind].rule:
                return {**card(kind), "points": _number(event, "points"), "rule": "OF-3.4"}
    return None


def idle_own(g: Observation) -> Facts | None:
    """A card of the learner's found nothing to act on."""
    event = g.happened("idle", family=g.seat)
    if event is None:
        return None
    kind = _number(event, "kind")
    return {**card(kind), "position": _lies(g.view, g.seat, kind), "rule": "OF-3.4"}


def conspired(g: Observation) -> Facts | None:
    """The learner's Conspiracy has paid."""
    event = g.happened("gained", family=g.seat, kind=CONSPIRACY)
    if event is None or not _number(event, "points"):
        return None
    points = _number(event, "points")
    return {**card(CONSPIRACY), "points": points, "lay": points // 2}


def eliminated(how: str) -> Detector:
    """A card was eliminated: the learner's (`lost`), by the learner (`struck`), both (`self`), or
    neither (`seen`). `sprung` detects an Ambush that another family has eliminated."""

    def detect(g: Observation) -> Facts | None:
        for event in g.events:
            if event["event"] != "eliminated":
                continue
            by, owner = _number(event, "family"), _number(event, "owner")
            kinds = {(True, True): "self", (True, False): "struck", (False, True): "lost"}
            if kinds.get((by == g.seat, owner == g.seat), "seen") != how:
                continue
            if event["kind"] == AMBUSH and by != owner:
                continue
            facts = {**card(_number(event, "kind")), **family(by), **family(owner, "whose")}
            points, hidden = _number(event, "points"), _number(event, "hidden")
            return {**facts, "points": points, "hidden": hidden, "rule": "OF-4.2"}
        return None

    return detect


def sprung(own: bool) -> Detector:
    """An Ambush was eliminated by another family: the learner's own, or one the learner struck."""

    def detect(g: Observation) -> Facts | None:
        event = g.happened("eliminated", kind=AMBUSH)
        if event is None or event["family"] == event["owner"]:
            return None
        if event["owner" if own else "family"] != g.seat:
            return None
        other = family(_number(event, "family" if own else "owner"))
        return {**card(AMBUSH), **other, "rule": "OF-6.3"}

    return detect


def robbed(own: bool) -> Detector:
    """A Spy has taken a point: the learner's Spy, or from the learner."""

    def detect(g: Observation) -> Facts | None:
        event = g.happened("robbed", **{"family" if own else "victim": g.seat})
        if event is None:
            return None
        return family(_number(event, "victim" if own else "family"))

    return detect


def moved(g: Observation) -> Facts | None:
    """A Royal Decree of another family has moved a card."""
    event = g.happened("moved")
    if event is None or event["family"] == g.seat:
        return None
    return {**family(_number(event, "family")), "own": int(event["owner"] == g.seat)}


# What is asked


def over(g: Observation) -> Facts | None:
    """The game is over: how it ended for the learner."""
    if g.view.actor != OVER:
        return None
    stocks = [seen.stock for seen in g.view.families]
    best = max(stock for seat, stock in enumerate(stocks) if seat != g.seat)
    won = g.seat in g.view.winners
    outcome = ("shared" if len(g.view.winners) > 1 else "won") if won else "lost"
    return {"outcome": outcome, "points": stocks[g.seat], "best": best}


def asked_place(number: int) -> Detector:
    """The learner is to lay a card in this round."""

    def detect(g: Observation) -> Facts | None:
        if not g.choices or asks(g.view) != PLACING or g.view.round != number:
            return None
        return _placing(g)

    return detect


def _placing(g: Observation) -> Facts:
    view = g.view
    # What the panel lists: the cards of the others, not one's own.
    shown = sum(len(seen.discard) for owner, seen in enumerate(view.families) if owner != g.seat)
    shown += sum(c.up for stack in view.queue for c in stack if c.family != g.seat)
    return {
        "round": view.round,
        "rounds": ROUNDS,
        "turns": ROUNDS + 1 - view.round,
        "n": len(view.queue),
        "mine": len(own_tops(g)),
        "hand": view.families[g.seat].hand_size,
        "shown": shown,
        "first": "you" if view.first == g.seat else "other",
        **family(view.first),
    }


def _facing(g: Observation) -> Facts | None:
    if not g.choices or asks(g.view) != FACING:
        return None
    top = g.view.queue[g.view.at][0]
    return {
        **card(top.kind),
        "position": g.view.at + 1,
        "points": top.points,
        "then": top.points + 1,
        "takes": int(not CARDS[top.kind].points_stay),
        "free": int(len(g.choices) > 1),
    }


def asked_face(g: Observation) -> Facts | None:
    """The learner may keep a card or reveal it."""
    facts = _facing(g)
    return facts and {**facts, "rule": "OF-3.2"}


def face_last(g: Observation) -> Facts | None:
    """The same in the last round: what is kept now is lost, but for a trap that is struck."""
    facts = _facing(g)
    if facts is None or g.view.round < ROUNDS or not facts["free"]:
        return None
    trap, rule = TRAPS.get(int(facts["kind"]), ("none", "OF-7.1"))
    return {**facts, "trap": trap, "rule": rule}


def asked_effect(question: int) -> Detector:
    """A card of the learner's asks whom or what."""

    def detect(g: Observation) -> Facts | None:
        return again_effect(g) if g.choices and asks(g.view) == question else None

    return detect


def again_place(g: Observation) -> Facts | None:
    """Once more a card is to be laid."""
    return _placing(g) if g.choices and asks(g.view) == PLACING else None


def again_face(g: Observation) -> Facts | None:
    """Once more a card may be kept or revealed."""
    return _facing(g)


def again_effect(g: Observation) -> Facts | None:
    """Once more a card asks whom or what."""
    if not g.choices or asks(g.view) not in (*range(KINDS), LANDING):
        return None
    acting = g.view.queue[g.view.at][0]
    return {**card(acting.kind), "position": g.view.at + 1, "n": len(g.choices)}
