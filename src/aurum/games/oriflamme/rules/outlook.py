"""What would follow from a choice, as far as the seat of the view can know."""

from __future__ import annotations

from typing import Final

from aurum.engine.phrases import Phrase
from aurum.games.oriflamme.rules.cards import (
    AMBUSH,
    ARCHER,
    CONSPIRACY,
    DEAL,
    DECREE,
    DESERTER,
    EMPRESS,
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
from aurum.games.oriflamme.rules.naming import CARD_NAMES, HINTS, Facts, amount, player
from aurum.games.oriflamme.rules.view import CardView, View

NOTHING: Final = Phrase("effect-nothing")
UNSURE: Final = Phrase("odds-unsure")
MORE_FOR_A_CHARACTER: Final = Phrase("follows-character")

Effect = tuple[Phrase, int]
"""What a card would do now, and the points that it surely brings its owner at once."""


def neighbours(view: View, at: int) -> list[CardView]:
    """The top cards next to a position, in queue order."""
    return [view.queue[place][0] for place in (at - 1, at + 1) if 0 <= place < len(view.queue)]


def overheard(view: View, at: int) -> int:
    """AL-1.2. The points on the face-down neighbours of other families."""
    family = view.queue[at][0].family
    heard = 0
    for card in neighbours(view, at):
        if not card.up and card.family != family:
            heard += card.points
    return heard


def effect(view: View, at: int, kind: int, own: int) -> Effect:
    """The effect of a kind on the card at a position, whose own kind may be another (OF-5.6)."""
    counted = _counted_effect(view, at, kind, own)
    if counted is not None:
        return counted
    beside = neighbours(view, at)
    if kind == DESERTER and not beside:
        return Phrase("effect-deserter-alone"), 0
    if kind == ARCHER and len(view.queue) == 1:
        return Phrase("effect-archer-alone"), 1
    if not _finds_something(view, at, kind, beside):
        return NOTHING, 0
    return HINTS[kind], 2 if kind == EMPRESS else 0


def _counted_effect(view: View, at: int, kind: int, own: int) -> Effect | None:
    """The effects that depend on what lies in the queue; None for another."""
    card = view.queue[at][0]
    points = card.points
    if kind == HEIR:
        alone = not any(other.up and other.kind == own for other in _others(view, at))
        named: Facts = {"alone": "yes" if alone else "no", "name": CARD_NAMES[own]}
        return Phrase("effect-heir", named), 2 if alone else 0
    if kind == LORD:
        gain = 1 + sum(other.family == card.family for other in neighbours(view, at))
        return Phrase("effect-lord", {"amount": amount(gain)}), gain
    if kind == FANATIC:
        company = any(other.up and other.family == card.family for other in _others(view, at))
        gain = 1 if company else 2
        return Phrase("effect-fanatic", {"amount": amount(gain)}), gain
    if kind == CONSPIRACY:
        gain = 2 * points
        return Phrase("effect-conspiracy", {"points": points, "amount": amount(gain)}), gain
    if kind in (AMBUSH, EXTORTION):
        return Phrase("effect-returns", {"points": points, "amount": amount(points)}), 1
    if kind == INSURRECTION:
        rest, struck = max(0, points - 1), len(neighbours(view, at))
        facts: Facts = {"rest": rest, "neighbours": struck, "amount": amount(rest)}
        return Phrase("effect-insurrection", facts), rest + (struck > 0)
    if kind == INFILTRATION:
        cards = sum(not other.up and other.family == card.family for other in _others(view, at))
        return Phrase("effect-infiltration", {"cards": cards}), 0
    if kind == DEAL:
        return Phrase("effect-deal", {"amount": amount(points)}), 0
    if kind == INFORMER:
        return Phrase("effect-informer", {"amount": amount(overheard(view, at))}), 0
    return None


def _others(view: View, at: int) -> list[CardView]:
    return [stack[0] for place, stack in enumerate(view.queue) if place != at]


def _finds_something(view: View, at: int, kind: int, beside: list[CardView]) -> bool:
    """OF-3.4. Whether the effect has anything to work on."""
    if kind == SOLDIER:
        return bool(beside)
    if kind == SPY:
        family = view.queue[at][0].family
        return any(other.family != family and view.families[other.family].stock for other in beside)
    if kind == SHAPESHIFTER:
        return any(can_be_copied(other) for other in beside)
    return len(view.queue) > 1 if kind == DECREE else True


def can_be_copied(card: CardView) -> bool:
    """OF-5.6. A face-up character, but no Shapeshifter."""
    return (
        card.up and card.kind is not None and is_character(card.kind) and card.kind != SHAPESHIFTER
    )


def gain_for(view: View, family: int, points: int) -> Phrase:
    """Points that come to a family's stock."""
    return Phrase("follows-gain", {"who": player(view, family), "gain": points})


def elimination(view: View, card: CardView, attacker: int) -> tuple[Phrase, int]:
    """OF-4.1, AL-1.10, AL-2.6. What surely follows from eliminating a card, and the points."""
    gain = 1
    if not card.up and INFILTRATION in view.families[attacker].reserve:
        gain += 2
    deserts = bool(view.stack) and view.stack[-1][0] == DESERTER
    if deserts and card.kind is not None:
        gain += is_character(card.kind)
    found = [gain_for(view, attacker, gain)]
    if deserts and card.kind is None:
        found.append(MORE_FOR_A_CHARACTER)
    if card.points:
        facts: Facts = {"points": card.points, "amount": amount(card.points)}
        found.append(Phrase("follows-lost", facts))
    if len(found) == 1:
        return found[0], gain
    return Phrase("follows-all", {"what": tuple(found)}), gain


def traps(view: View, position: int, attacker: int) -> tuple[list[Phrase], int]:
    """OF-6.3, AL-2.4. What another family's card may turn out to be, with odds that everybody
    could count: one in so many, or 0 where they cannot be told."""
    card = view.queue[position][0]
    if card.kind is None:
        possible = view.families[card.family].unseen
        total = 0 if _may_have_returned(view, position, card.family) else len(possible)
    else:
        possible, total = (card.kind,), 1
    found = []
    who = player(view, card.family)
    for trap, key in ((AMBUSH, "follows-ambush"), (EXTORTION, "follows-extortion")):
        if trap not in possible:
            continue
        gain = 4 if trap == AMBUSH else 2 * sum(s[0].family == attacker for s in view.queue)
        if card.kind is not None:
            found.append(Phrase(f"{key}-sure", {"who": who, "gain": gain}))
        else:
            odds = Phrase("odds-one-in", {"total": total}) if total else UNSURE
            found.append(Phrase(key, {"who": who, "gain": gain, "odds": odds}))
    return found, total


def _may_have_returned(view: View, position: int, family: int) -> bool:
    """AL-1.3. Whether a card that went back to the hand may lie on top of a position."""
    return any((position, 0) in back.maybe for back in view.families[family].returned)
