"""What is not possible at a table of Oriflamme, and worth asking why."""

from __future__ import annotations

from aurum.games.oriflamme.lessons.detectors import asks, card, family
from aurum.games.oriflamme.rules.cards import KINDS, LETTERS
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.lessons.lesson import Facts, Observation, Refusal


def placing_refusals(g: Observation) -> list[Refusal]:
    """Onto a card of another family; and a card that lies aside."""
    own = g.view.families[g.seat]
    if not own.hand:
        return []
    held, refusals = NAMES[own.hand[0]], []
    for position, stack in enumerate(g.view.queue, 1):
        if stack[0].family != g.seat:
            facts: Facts = {**family(stack[0].family), "position": position}
            refusals.append(Refusal(f"place {held} on {position}", "lesson-try-cover", facts))
            break
    for kind in (own.aside or ())[:1]:
        spot = " end" if g.view.queue else ""
        refusals.append(Refusal(f"place {NAMES[kind]}{spot}", "lesson-try-aside", card(kind)))
    return refusals


def effect_refusals(g: Observation) -> list[Refusal]:
    """Another card than those that are offered, if any lies there."""
    verbs = {choice.split()[0] for choice in g.choices}
    asked = asks(g.view)
    kind = NAMES[asked].lower() if asked < KINDS else ""
    refusals = []
    for verb in ("eliminate", "copy", "favour", "move"):
        if verb not in verbs:
            continue
        for position, stack in enumerate(g.view.queue, 1):
            if f"{verb} {position}" not in g.choices:
                facts: Facts = {**family(stack[0].family), "position": position, "asks": kind}
                refusals.append(Refusal(f"{verb} {position}", f"lesson-try-{verb}", facts))
                break
    if "rob" in verbs:
        for number, crest in enumerate(LETTERS[: len(g.view.families)]):
            if f"rob {crest}" not in g.choices:
                own = "lesson-try-rob-own" if number == g.seat else "lesson-try-rob"
                refusals.append(Refusal(f"rob {crest}", own, family(number)))
    return refusals[:2]
