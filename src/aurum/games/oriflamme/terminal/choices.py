"""Choices of Oriflamme as sentences that say what they lead to.

Only the view is asked, so a sentence tells no more than its reader may know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aurum.games.oriflamme.rules.cards import (  # fmt: skip
    ALONE,
    AMBUSH,
    ASIDE,
    BEFORE,
    COPY,
    DECREE,
    DESERTER,
    ELIMINATE,
    END,
    EXTORTION,
    FAVOUR,
    FIRST,
    INFILTRATION,
    INFORM,
    KEEP,
    LEAVE,
    MARK,
    MOVE,
    NOWHERE,
    ON,
    PLACE,
    REVEAL,
    ROB,
    SPOTS,
    START,
    SUPPORT,
    SWAP,
    TRIPLES,
    VERB,
    is_character,
)
from aurum.games.oriflamme.rules.table import FACING, LANDING, PLACING
from aurum.games.oriflamme.rules.view import View
from aurum.games.oriflamme.terminal.effects import KEEPS_POINTS, effect, hint, overheard
from aurum.games.oriflamme.terminal.words import (
    SLUGS,
    Facts,
    Words,
    asked_family,
    tops,
    unseen_kinds,
)


def sentence(words: Words, view: View, choice: int) -> str:
    """What this choice does and what follows from it."""
    verb = choice // VERB * VERB
    return TELLERS[verb](words, view, choice - verb)


def _place(words: Words, view: View, what: int) -> str:
    kind, spot = divmod(what, SPOTS)
    card = words.say("card-named", the=words.the(kind))
    if spot == ALONE:
        return words.say("choice-place-alone", card=card, hint=hint(words, kind))
    if spot in (START, END):
        return words.say("choice-place-start" if spot == START else "choice-place-end", card=card)
    target = words.target_at(view, spot - ON)
    place: Facts = {"position": spot - ON + 1, "the": words.the(kind)}
    return words.say("choice-place-on", place, target=target)


def _keep(words: Words, view: View, what: int) -> str:
    return words.say("choice-keep", then=view.queue[view.at][0].points + 1)


def _reveal(words: Words, view: View, what: int) -> str:
    card = view.queue[view.at][0]
    assert card.kind is not None  # only its owner is asked
    taken = 0 if card.kind in KEEPS_POINTS else card.points
    facts: Facts = {"the": words.the(card.kind), "points": taken, "amount": words.amount(taken)}
    return words.say("choice-reveal", facts, effect=effect(words, view, view.at, card.kind))


def _eliminate(words: Words, view: View, position: int) -> str:
    target = words.target_at(view, position)
    acting = view.queue[view.at][0]
    if position == view.acting and acting.kind is not None:
        target = words.say("target-self", name=words.name(acting.kind), the=words.the(acting.kind))
    follows = " · ".join(_consequences(words, view, position))
    return words.say("choice-eliminate", target=target, position=position + 1, follows=follows)


def _consequences(words: Words, view: View, position: int) -> list[str]:
    """OF-4.1, OF-4.2 and what bites back."""
    attacker = view.queue[view.at][0].family
    card = view.queue[position][0]
    gain = 1
    if not card.up and INFILTRATION in view.families[attacker].reserve:
        gain += 2
    deserts = view.stack[-1][0] == DESERTER
    if deserts and card.kind is not None:
        gain += is_character(card.kind)
    found = [words.say("follows-gain", words.party(attacker), gain=gain)]
    if deserts and card.kind is None:
        found.append(words.say("follows-character"))
    if card.points:
        amount = words.amount(card.points)
        found.append(words.say("follows-lost", points=card.points, amount=amount))
    sure = [", ".join(found)]
    return sure if card.family == attacker else sure + _traps(words, view, position, attacker)


def _traps(words: Words, view: View, position: int, attacker: int) -> list[str]:
    """OF-6.3, AL-2.4. What the card may turn out to be, with odds that everybody could count."""
    card = view.queue[position][0]
    party = words.party(card.family)
    possible = [card.kind] if card.kind is not None else unseen_kinds(view, card.family)
    odds = words.say("odds-one-in", total=len(possible))
    if card.kind is None and any(
        (position, 0) in back.maybe for back in view.families[card.family].returned
    ):
        odds = words.say("odds-unsure")
    sure = "-sure" if card.kind is not None else ""
    found = []
    if AMBUSH in possible:
        found.append(words.say(f"follows-ambush{sure}", party, odds=odds))
    if EXTORTION in possible:
        gain = 2 * sum(top.family == attacker for top in tops(view))
        found.append(words.say(f"follows-extortion{sure}", party, odds=odds, gain=gain))
    return found


def _rob(words: Words, view: View, family: int) -> str:
    return words.say("choice-rob", words.party(family), left=view.families[family].stock - 1)


def _copy(words: Words, view: View, position: int) -> str:
    model = view.queue[position][0]
    own = view.queue[view.at][0].kind
    assert model.kind is not None  # only face-up characters are copied
    does = effect(words, view, view.at, model.kind, own)
    subject = words.subject(model.family, model.kind)
    return words.say("choice-copy", subject=subject, position=position + 1, effect=does)


def _move(words: Words, view: View, position: int) -> str:
    target = words.target_at(view, position)
    return words.say("choice-move", target=target, position=position + 1)


def _before(words: Words, view: View, gap: int) -> str:
    source = view.stack[-1][1] if view.stack[-1][0] == LANDING else view.at
    if gap > view.at:
        follows = "landing-again" if source < view.at else "landing-acts"
    else:
        follows = "landing-waits" if source < view.at else "landing-skipped"
    said = words.say(follows)
    if gap == 0:
        return words.say("choice-before-start", follows=said)
    if gap == len(view.queue):
        return words.say("choice-before-end", follows=said)
    return words.say("choice-before-between", left=gap, right=gap + 1, follows=said)


def _favour(words: Words, view: View, position: int) -> str:
    return words.say("choice-favour", _onto(words, view, position, 1))


def _onto(words: Words, view: View, position: int, points: int) -> Facts:
    """A card that is to receive points."""
    then = view.queue[position][0].points + points
    return {"target": words.target_at(view, position), "position": position + 1, "then": then}


def _inform(words: Words, view: View, what: int) -> str:
    return words.say("choice-inform", amount=words.amount(overheard(view, view.at)))


def _swap(words: Words, view: View, kind: int) -> str:
    leaver = view.queue[view.at][0].kind
    assert leaver is not None  # it lies face up
    return words.say("choice-swap", the=words.the(kind), leaver=words.the(leaver))


def _mark(words: Words, view: View, position: int) -> str:
    if position == NOWHERE:
        return words.say("choice-mark-none")
    target = words.target_at(view, position)
    return words.say("choice-mark", target=target, position=position + 1)


def _support(words: Words, view: View, position: int) -> str:
    if position == NOWHERE:
        return words.say("choice-support-none")
    return words.say("choice-support", _onto(words, view, position, 2))


def _leave(words: Words, view: View, what: int) -> str:
    return words.say("choice-leave", amount=words.amount(view.queue[view.at][0].points))


def _first(words: Words, view: View, family: int) -> str:
    return words.say("choice-first", words.party(family))


def _aside(words: Words, view: View, number: int) -> str:
    return words.say("choice-aside", cards=words.names(TRIPLES[number]))


TELLERS: Final[dict[int, Callable[[Words, View, int], str]]] = {
    ASIDE: _aside,
    FIRST: _first,
    PLACE: _place,
    KEEP: _keep,
    REVEAL: _reveal,
    ELIMINATE: _eliminate,
    ROB: _rob,
    COPY: _copy,
    MOVE: _move,
    BEFORE: _before,
    FAVOUR: _favour,
    INFORM: _inform,
    SWAP: _swap,
    MARK: _mark,
    SUPPORT: _support,
    LEAVE: _leave,
}
"""By verb, in the order of the choices' numbers."""

AIMED: Final = (ELIMINATE, COPY, MOVE, FAVOUR, MARK, SUPPORT)
"""Verbs about a position, whose number the table shows on the card there."""


def aims(order: tuple[int, ...]) -> dict[int, int]:
    """For each position that may be chosen, the number of that choice on the screen."""
    found = {}
    for number, choice in enumerate(order, 1):
        verb = choice // VERB * VERB
        if verb in AIMED and choice - verb != NOWHERE:
            found[choice - verb] = number
    return found


def question(words: Words, view: View) -> str:
    """What the acting seat is asked, in the second person where it has only one family."""
    operation = view.stack[-1]
    family = asked_family(view)
    if operation[0] == PLACING:
        return words.say("ask-place", words.party(family))
    card = view.queue[view.at][0]
    assert card.kind is not None  # only its owner is asked
    facts: Facts = {"subject": words.subject(family, card.kind), "position": view.at + 1}
    if operation[0] == FACING:
        return words.sentence("ask-face", facts)
    asks = DECREE if operation[0] == LANDING else operation[0]
    if operation[0] == LANDING:
        task = words.say("task-landing", target=words.target_at(view, operation[1]))
    else:
        task = words.say(f"task-{SLUGS[asks]}")
    if asks != card.kind:
        return words.sentence("ask-effect-as", facts, the=words.the(asks), task=task)
    return words.sentence("ask-effect", facts, task=task)
