"""Choices explained: what each does, and what would follow from it.

Every choice that can be written is explained, also one of chance and one that is not legal now. The
facts of an explanation, each only where it has a meaning:

- `gain`: the points that surely come at once to the stock of the family that chooses
- `at`: the positions of the queue, from 0, that an effect may be aimed at by this choice
- `then`: the points that then lie on the card
- `left`: the points that are left in the robbed stock
- `lost`: the points that go to the supply with a card
- `risks`: how many phrases at the end of the outlook tell of a trap
- `one_in`: the odds of each of them, one in so many; 0 where they cannot be counted
- `acts`: whether a card that is moved acts in this round after the move
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aurum.engine.phrases import Explanation, Phrase, Value
from aurum.games.oriflamme.rules.cards import (
    ALONE,
    ASIDE,
    BEFORE,
    COPY,
    CRESTS,
    ELIMINATE,
    END,
    FAVOUR,
    FIRST,
    INFORM,
    KEEP,
    KINDS,
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
)
from aurum.games.oriflamme.rules.deck import CARDS
from aurum.games.oriflamme.rules.frames import LANDING
from aurum.games.oriflamme.rules.naming import (
    ANOTHER,
    CARD_NAMES,
    CHOOSER,
    HINTS,
    THE_CARDS,
    amount,
    player,
    subject,
    target,
    top_at,
)
from aurum.games.oriflamme.rules.notation import write
from aurum.games.oriflamme.rules.outlook import (
    effect,
    elimination,
    gain_for,
    overheard,
    traps,
)
from aurum.games.oriflamme.rules.view import CardView, View

Numbers = dict[str, Value]

KEEP_SENTENCE: Final = Phrase("choice-keep")
VERDICT: Final = Phrase("follows-verdict")


def explain(view: View, choice: int) -> Explanation:
    """A choice of the seat of the view, and what would follow from it."""
    verb = choice // VERB * VERB
    teller = TELLERS.get(verb)
    found = teller(view, choice - verb) if teller is not None else None
    return found if found is not None else _as_written(choice)


def _as_written(choice: int) -> Explanation:
    """A choice about something that is not there."""
    try:
        written = write(choice)
    except (IndexError, KeyError):  # a number that is no choice of this game at all
        written = str(choice)
    return Explanation(Phrase("choice-notation", {"choice": written}))


def _acting(view: View) -> CardView | None:
    """The card whose question this is; None while cards are dealt or placed."""
    return top_at(view, view.at)


def _place(view: View, what: int) -> Explanation | None:
    kind, spot = divmod(what, SPOTS)
    if kind >= KINDS:
        return None
    the = THE_CARDS[kind]
    if spot == ALONE:
        return Explanation(Phrase("choice-place-alone", {"the": the}), (HINTS[kind],))
    if spot == START:
        return Explanation(Phrase("choice-place-start", {"the": the}))
    if spot == END:
        return Explanation(Phrase("choice-place-end", {"the": the}))
    card = top_at(view, spot - ON)
    if card is None:
        return None
    sentence = Phrase("choice-place-on", {"position": spot - ON + 1, "the": the})
    return Explanation(sentence, (Phrase("follows-covers", {"target": _target(view, card)}),))


def _target(view: View, card: CardView) -> Phrase:
    """A card as the one that the choice is about."""
    return target(view, card, CHOOSER if card.family == view.asked else ANOTHER)


def _at(view: View, key: str, card: CardView, position: int) -> Phrase:
    """The sentence about the card at a position."""
    return Phrase(key, {"target": _target(view, card), "position": position + 1})


def _onto(points: int, then: int) -> Phrase:
    return Phrase("follows-onto", {"points": points, "then": then})


def _keep(view: View, what: int) -> Explanation:
    card = _acting(view)
    if card is None:
        return Explanation(KEEP_SENTENCE)
    then = card.points + 1
    return Explanation(KEEP_SENTENCE, (_onto(1, then),), {"then": then})


def _reveal(view: View, what: int) -> Explanation:
    """OF-3.3. Take the points on the card, unless its text says otherwise, and apply its effect."""
    card = _acting(view)
    if card is None or card.kind is None:
        return Explanation(Phrase("choice-reveal-unknown"))
    follows, gain = effect(view, view.at, card.kind, card.kind)
    sentence = Phrase("choice-reveal", {"the": THE_CARDS[card.kind]})
    if CARDS[card.kind].points_stay or not card.points:
        return Explanation(sentence, (follows,), {"gain": gain})
    taken = Phrase("follows-take", {"amount": amount(card.points)})
    return Explanation(sentence, (taken, follows), {"gain": card.points + gain})


def _eliminate(view: View, position: int) -> Explanation | None:
    card = top_at(view, position)
    if card is None:
        return None
    sentence = _at(view, "choice-eliminate", card, position)
    if position == view.acting and card.kind is not None:
        itself = Phrase("target-self", {"name": CARD_NAMES[card.kind]})
        sentence = Phrase("choice-eliminate", {"target": itself, "position": position + 1})
    acting = _acting(view)
    if acting is None:
        return Explanation(sentence, (), {"at": (position,)})
    sure, gain = elimination(view, card, acting.family)
    facts: Numbers = {"gain": gain, "at": (position,)}
    if card.points:
        facts["lost"] = card.points
    if card.family == acting.family:
        return Explanation(sentence, (sure,), facts)
    risks, total = traps(view, position, acting.family)
    if risks:
        facts["risks"] = len(risks)
        facts["one_in"] = total
    return Explanation(sentence, (sure, *risks), facts)


def _rob(view: View, family: int) -> Explanation | None:
    """OF-5.3. The point comes from the stock of a neighbour's owner."""
    if family >= len(view.families):
        return None
    left = view.families[family].stock - 1
    sentence = Phrase("choice-rob", {"who": player(view, family)})
    acting = _acting(view)
    if acting is None or left < 0:
        return Explanation(sentence)
    beside = [
        place
        for place in (view.at - 1, view.at + 1)
        if 0 <= place < len(view.queue) and view.queue[place][0].family == family
    ]
    outlook = (gain_for(view, acting.family, 1), Phrase("follows-left", {"left": left}))
    return Explanation(sentence, outlook, {"gain": 1, "left": left, "at": tuple(beside)})


def _copy(view: View, position: int) -> Explanation | None:
    """OF-5.6. The card acts as if the effect of the model were its own."""
    model, acting = top_at(view, position), _acting(view)
    if model is None or model.kind is None:
        return None
    named = subject(view, model.family, model.kind)
    sentence = Phrase("choice-copy", {"subject": named, "position": position + 1})
    if acting is None or acting.kind is None:
        return Explanation(sentence, (), {"at": (position,)})
    follows, gain = effect(view, view.at, model.kind, acting.kind)
    return Explanation(sentence, (follows,), {"gain": gain, "at": (position,)})


def _move(view: View, position: int) -> Explanation | None:
    card = top_at(view, position)
    if card is None:
        return None
    return Explanation(_at(view, "choice-move", card, position), (), {"at": (position,)})


def _before(view: View, gap: int) -> Explanation | None:
    """OF-3.8, OF-6.5. A card that lands after the Royal Decree acts, even again."""
    if gap > len(view.queue):
        return None
    if gap == 0:
        sentence = Phrase("choice-before-start")
    elif gap == len(view.queue):
        sentence = Phrase("choice-before-end")
    else:
        sentence = Phrase("choice-before-between", {"left": gap, "right": gap + 1})
    frame = view.stack[-1] if view.stack else ()
    if not frame or frame[0] != LANDING:
        return Explanation(sentence)
    passed, acts = frame[1] < view.at, gap > view.at
    key = LANDINGS[acts][passed]
    return Explanation(sentence, (Phrase(key),), {"acts": acts})


LANDINGS: Final = (("landing-skipped", "landing-waits"), ("landing-acts", "landing-again"))
"""By whether the card acts after its move, and whether it was passed already."""


def _favour(view: View, position: int) -> Explanation | None:
    """AL-1.1. The 2 points of the Empress have come before this choice."""
    card = top_at(view, position)
    if card is None:
        return None
    then = card.points + 1
    sentence = _at(view, "choice-favour", card, position)
    return Explanation(sentence, (_onto(1, then),), {"then": then, "at": (position,)})


def _inform(view: View, what: int) -> Explanation:
    sentence = Phrase("choice-inform")
    acting = _acting(view)
    if acting is None:
        return Explanation(sentence)
    gain = overheard(view, view.at)
    return Explanation(sentence, (gain_for(view, acting.family, gain),), {"gain": gain})


def _swap(view: View, kind: int) -> Explanation | None:
    if kind >= KINDS:
        return None
    sentence = Phrase("choice-swap", {"the": THE_CARDS[kind]})
    acting = _acting(view)
    if acting is None or acting.kind is None:
        return Explanation(sentence)
    return Explanation(sentence, (Phrase("follows-swap", {"the": THE_CARDS[acting.kind]}),))


def _mark(view: View, position: int) -> Explanation | None:
    """AL-1.4. Gain 1 and pass a verdict, if one can be passed."""
    outlook, facts = _one_point(view)
    if position == NOWHERE:
        return Explanation(Phrase("choice-mark-none"), outlook, facts)
    card = top_at(view, position)
    if card is None:
        return None
    facts["at"] = (position,)
    return Explanation(_at(view, "choice-mark", card, position), (*outlook, VERDICT), facts)


def _one_point(view: View) -> tuple[tuple[Phrase, ...], Numbers]:
    """The point that a Judge or a Diplomat brings whatever else it does."""
    acting = _acting(view)
    if acting is None:
        return (), {}
    return (gain_for(view, acting.family, 1),), {"gain": 1}


def _support(view: View, position: int) -> Explanation | None:
    """AL-1.8. Gain 1 and put 2 points onto another Diplomat, if there is one."""
    outlook, facts = _one_point(view)
    if position == NOWHERE:
        return Explanation(Phrase("choice-support-none"), outlook, facts)
    card = top_at(view, position)
    if card is None:
        return None
    then = card.points + 2
    facts["then"] = then
    facts["at"] = (position,)
    return Explanation(
        _at(view, "choice-support", card, position), (*outlook, _onto(2, then)), facts
    )


def _leave(view: View, what: int) -> Explanation:
    """AL-1.8. Take the points on the Diplomat and discard it."""
    sentence = Phrase("choice-leave")
    acting = _acting(view)
    if acting is None:
        return Explanation(sentence)
    follows = Phrase("follows-leave", {"amount": amount(acting.points)})
    return Explanation(sentence, (follows,), {"gain": acting.points})


def _first(view: View, family: int) -> Explanation | None:
    if family >= len(CRESTS):
        return None
    return Explanation(Phrase("choice-first", {"who": player(view, family)}))


def _aside(view: View, number: int) -> Explanation | None:
    if number >= len(TRIPLES):
        return None
    cards = tuple([CARD_NAMES[kind] for kind in TRIPLES[number]])
    return Explanation(Phrase("choice-aside", {"cards": cards}))


TELLERS: Final[dict[int, Callable[[View, int], Explanation | None]]] = {
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
"""By verb, in the order of the choices' numbers. None is said of what is not there."""
