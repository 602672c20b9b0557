"""What a card would do now, in a few words, as far as its owner may know."""

from __future__ import annotations

from typing import Final

from aurum.games.oriflamme.rules.cards import (  # fmt: skip
    AMBUSH,
    ARCHER,
    CONSPIRACY,
    DEAL,
    DECREE,
    DESERTER,
    EXTORTION,
    FANATIC,
    HEIR,
    INFILTRATION,
    INFORMER,
    INSURRECTION,
    LORD,
    SHAPESHIFTER,
    SOLDIER,
    SPY,
    is_character,
)
from aurum.games.oriflamme.rules.view import CardView, View
from aurum.games.oriflamme.terminal.words import SLUGS, Words, tops

KEEPS_POINTS: Final = (CONSPIRACY, AMBUSH, INSURRECTION, EXTORTION, DEAL)
"""OF-3.3. Revealing these does not simply take the points on them."""


def neighbours(view: View, at: int) -> list[CardView]:
    """The top cards next to a position, in queue order."""
    cards = tops(view)
    return [cards[place] for place in (at - 1, at + 1) if 0 <= place < len(cards)]


def effect(words: Words, view: View, at: int, kind: int, name: int | None = None) -> str:
    """The effect of a kind on the card at a position. `name` is the card's own where it copies."""
    card = view.queue[at][0]
    beside = neighbours(view, at)
    others = [other for place, other in enumerate(tops(view)) if place != at]
    kin = [other for other in others if other.family == card.family]
    points = card.points
    if kind == HEIR:
        own = HEIR if name is None else name
        alone = not any(other.up and other.kind == own for other in others)
        return words.say("effect-heir", alone="yes" if alone else "no", name=words.name(own))
    if kind == LORD:
        gain = 1 + sum(other.family == card.family for other in beside)
        return words.say("effect-lord", amount=words.amount(gain))
    if kind == FANATIC:
        gain = 1 if any(other.up for other in kin) else 2
        return words.say("effect-fanatic", amount=words.amount(gain))
    if kind == CONSPIRACY:
        return words.say("effect-conspiracy", points=points, amount=words.amount(2 * points))
    if kind in (AMBUSH, EXTORTION):
        return words.say("effect-returns", points=points, amount=words.amount(points))
    if kind == INSURRECTION:
        rest = max(0, points - 1)
        struck = len(beside)
        amount = words.amount(rest)
        return words.say("effect-insurrection", rest=rest, neighbours=struck, amount=amount)
    if kind == INFILTRATION:
        return words.say("effect-infiltration", cards=sum(not other.up for other in kin))
    if kind == DEAL:
        return words.say("effect-deal", amount=words.amount(points))
    if kind == INFORMER:
        return words.say("effect-informer", amount=words.amount(overheard(view, at)))
    if kind == DESERTER and not beside:
        return words.say("effect-deserter-alone")
    if kind == ARCHER and not others:
        return words.say("effect-archer-alone")
    if not _finds_something(kind, view, card, beside, bool(others)):
        return words.say("effect-nothing")
    return hint(words, kind)


def _finds_something(
    kind: int, view: View, card: CardView, beside: list[CardView], others: bool
) -> bool:
    """OF-3.4. Whether the effect has anything to work on."""
    if kind == SOLDIER:
        return bool(beside)
    if kind == SPY:
        return any(
            other.family != card.family and view.families[other.family].stock for other in beside
        )
    if kind == SHAPESHIFTER:
        return any(can_be_copied(other) for other in beside)
    return others if kind == DECREE else True


def can_be_copied(card: CardView) -> bool:
    """OF-5.6. A face-up character, but no Shapeshifter."""
    return (
        card.up and card.kind is not None and is_character(card.kind) and card.kind != SHAPESHIFTER
    )


def overheard(view: View, at: int) -> int:
    """AL-1.2. The points on the face-down neighbours of other families."""
    family = view.queue[at][0].family
    beside = neighbours(view, at)
    return sum(card.points for card in beside if not card.up and card.family != family)


def hint(words: Words, kind: int) -> str:
    """What a card does, in a few words."""
    return words.say(f"hint-{SLUGS[kind]}")
