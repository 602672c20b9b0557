"""What is not possible at a table of Oriflamme, and worth asking why."""

from __future__ import annotations

from aurum.games.oriflamme.lessons.detectors import asks, card, family
from aurum.games.oriflamme.rules.cards import KINDS, LETTERS
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.lessons.lesson import Facts, Glimpse, Try


def placing_tries(g: Glimpse) -> list[Try]:
    """Onto somebody else's card; and a card that lies aside."""
    own = g.view.families[g.seat]
    if not own.hand:
        return []
    held, tries = NAMES[own.hand[0]], []
    for position, stack in enumerate(g.view.queue, 1):
        if stack[0].family != g.seat:
            facts: Facts = {**family(stack[0].family), "position": position}
            tries.append(Try(f"place {held} on {position}", "lesson-try-cover", facts))
            break
    for kind in (own.aside or ())[:1]:
        spot = " end" if g.view.queue else ""
        tries.append(Try(f"place {NAMES[kind]}{spot}", "lesson-try-aside", card(kind)))
    return tries


def effect_tries(g: Glimpse) -> list[Try]:
    """Another card than those that are offered, if any lies there."""
    verbs = {choice.split()[0] for choice in g.choices}
    asked = asks(g.view)
    kind = NAMES[asked].lower() if asked < KINDS else ""
    tries = []
    for verb in ("eliminate", "copy", "favour", "move"):
        if verb not in verbs:
            continue
        for position, stack in enumerate(g.view.queue, 1):
            if f"{verb} {position}" not in g.choices:
                facts: Facts = {**family(stack[0].family), "position": position, "asks": kind}
                tries.append(Try(f"{verb} {position}", f"lesson-try-{verb}", facts))
                break
    if "rob" in verbs:
        for number, crest in enumerate(LETTERS[: len(g.view.families)]):
            if f"rob {crest}" not in g.choices:
                own = "lesson-try-rob-own" if number == g.seat else "lesson-try-rob"
                tries.append(Try(f"rob {crest}", own, family(number)))
    return tries[:2]
