"""What can be pointed at in a position of Oriflamme: engines, leaders, traps, the last round."""

from __future__ import annotations

from random import Random
from typing import Final

from aurum.bots import Question, Reason
from aurum.games.oriflamme.bots.advice import earned
from aurum.games.oriflamme.rules.cards import (
    AMBUSH,
    BEFORE,
    CONSPIRACY,
    COPY,
    ELIMINATE,
    END,
    EXTORTION,
    FAVOUR,
    KEEP,
    LEAVE,
    LETTERS,
    MARK,
    MOVE,
    NOWHERE,
    ON,
    PLACE,
    REVEAL,
    ROB,
    ROUNDS,
    SPOTS,
    START,
    SUPPORT,
    SWAP,
    VERB,
    is_character,
)
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.games.oriflamme.rules.frames import LANDING
from aurum.games.oriflamme.rules.imagine import imagine
from aurum.games.oriflamme.rules.view import CardView, View

WORLDS: Final = 12
"""In so many worlds that fit the view a choice must come to the same to be called certain."""
TRAPS: Final = (AMBUSH, EXTORTION)
MOST: Final = 3
"""The most reasons of one solution."""


def themes(question: Question, choice: int) -> list[Reason]:
    """Why a choice is good, the weightiest reason first."""
    view: View = question.view
    verb, about = choice // VERB * VERB, choice % VERB
    found: list[Reason] = []
    if verb in (ELIMINATE, MARK) and about != NOWHERE:
        found = _struck(view, about)
        if verb == MARK:
            found = [reason for reason in found if "ambush" not in reason.key]
    elif verb == ROB:
        found = _leader(view, about)
    elif verb == KEEP:
        found = _kept(view)
    elif verb == REVEAL:
        found = _last(view)
    elif verb == PLACE:
        found = _placed(view, about % SPOTS)
    elif verb == MOVE:
        found = _moved(view, view.queue[about][0])
    elif verb == BEFORE:
        found = _landed(view, about)
    elif verb == FAVOUR:
        found = _behind(view, view.queue[about][0].family)
    elif verb == COPY:
        found = _last(view)
    elif verb == SWAP:
        found = [Reason("puzzle-of-swap", {"kind": NAMES[about]})]
    elif verb == LEAVE:
        found = [Reason("puzzle-of-leave", {"points": view.queue[view.at][0].points})]
    elif verb == SUPPORT and about != NOWHERE:
        found = [Reason("puzzle-of-support")]
    if verb not in (KEEP, PLACE, MOVE):
        found = _gain(question, choice) + found
    return found[:MOST]


def flaws(question: Question, best: int, wrong: int) -> list[Reason]:
    """What a tempting choice overlooks, beside the best one."""
    view: View = question.view
    verb, about = wrong // VERB * VERB, wrong % VERB
    if verb == ELIMINATE:
        card = view.queue[about][0]
        total = _ambush_among(view, card)
        sure = best // VERB * VERB != ELIMINATE or not _ambush_among(view, _aim(view, best))
        if total and sure:
            return [Reason("puzzle-of-flaw-ambush", {"total": total})]
    top = _top_rival(view)
    families = {_family(view, choice) for choice in (best, wrong)}
    if verb in (ELIMINATE, MARK, ROB) and top in families and _family(view, wrong) != top:
        facts: dict[str, str | int] = {"family": LETTERS[top], "points": view.families[top].stock}
        return [Reason("puzzle-of-flaw-leader", facts)]
    if verb == KEEP and view.round == ROUNDS and view.queue[view.at][0].kind not in TRAPS:
        return [Reason("puzzle-of-flaw-last")]
    if verb == REVEAL and best // VERB * VERB == KEEP and view.round < ROUNDS:
        return [Reason("puzzle-of-flaw-early", {"rounds": ROUNDS - view.round})]
    return []


def _aim(view: View, choice: int) -> CardView:
    return view.queue[choice % VERB][0]


def _family(view: View, choice: int) -> int:
    """The family that a choice is aimed at, or -1."""
    verb, about = choice // VERB * VERB, choice % VERB
    if verb == ROB:
        return about
    if verb in (ELIMINATE, MARK) and about != NOWHERE:
        return view.queue[about][0].family
    return -1


def _struck(view: View, position: int) -> list[Reason]:
    """A card that is hit, or marked: what its owner loses, and whether it can be a trap."""
    card = view.queue[position][0]
    found = _engine(view, position)
    if card.points:
        found.append(Reason("puzzle-of-points", {"points": card.points}))
    if card.family % view.seats == view.seat:
        return [Reason("puzzle-of-own"), *found]
    total = _ambush_among(view, card)
    if not card.up and AMBUSH in view.kinds:
        safe = Reason("puzzle-of-no-ambush")
        found.append(Reason("puzzle-of-ambush", {"total": total}) if total else safe)
    return found + _leader(view, card.family)


def _engine(view: View, position: int) -> list[Reason]:
    """A face-up character acts in every round, and in this one if it is still to come."""
    card = view.queue[position][0]
    if not card.up or card.kind is None or not is_character(card.kind):
        return []
    times = ROUNDS - view.round + (position > view.at)
    facts: dict[str, str | int] = {
        "kind": NAMES[card.kind],
        "family": LETTERS[card.family],
        "times": times,
    }
    return [Reason("puzzle-of-engine", facts)] if times else []


def _ambush_among(view: View, card: CardView) -> int:
    """Of how many kinds an unknown card of another family may be, one is the Ambush; 0 if none."""
    if card.kind is not None or card.up or AMBUSH not in view.kinds:
        return 0
    unseen = _unseen(view, card.family)
    return len(unseen) if AMBUSH in unseen else 0


def _unseen(view: View, family: int) -> list[int]:
    """The kinds that this seat has not seen of a family."""
    seen = set(view.families[family].discard) | set(view.families[family].reserve)
    for stack in view.queue:
        seen |= {card.kind for card in stack if card.family == family and card.kind is not None}
    return [kind for kind in view.kinds if kind not in seen]


def _points(view: View, seat: int) -> int:
    return sum(family.stock for family in view.families[seat :: view.seats])


def _top_rival(view: View) -> int:
    """The family of another seat that has most; of the seat furthest ahead in the duel."""
    rivals = [seat for seat in range(view.seats) if seat != view.seat]
    seat = max(rivals, key=lambda one: _points(view, one))
    own = [family for family in range(len(view.families)) if family % view.seats == seat]
    return max(own, key=lambda family: view.families[family].stock)


def _leader(view: View, family: int) -> list[Reason]:
    """That it hurts the strongest rival."""
    seat = family % view.seats
    points = _points(view, seat)
    rivals = [one for one in range(view.seats) if one not in (seat, view.seat)]
    if seat == view.seat or not rivals or any(_points(view, one) >= points for one in rivals):
        return []
    return [Reason("puzzle-of-leader", {"family": LETTERS[family], "points": points})]


def _behind(view: View, family: int) -> list[Reason]:
    """That it helps the weakest rival."""
    seat = family % view.seats
    points = _points(view, seat)
    rivals = [one for one in range(view.seats) if one not in (seat, view.seat)]
    if seat == view.seat or not rivals or any(_points(view, one) <= points for one in rivals):
        return []
    return [Reason("puzzle-of-behind", {"family": LETTERS[family], "points": points})]


def _kept(view: View) -> list[Reason]:
    card = view.queue[view.at][0]
    if card.kind in TRAPS:
        return [Reason("puzzle-of-trap")]
    if view.round == ROUNDS:
        return [Reason("puzzle-of-must")]
    if card.kind == CONSPIRACY:
        doubled = {"now": 2 * card.points, "then": 2 * card.points + 2}
        return [Reason("puzzle-of-doubles", doubled)]
    facts = {"points": card.points + 1, "rounds": ROUNDS - view.round}
    return [Reason("puzzle-of-waits", facts)]


def _last(view: View) -> list[Reason]:
    return [Reason("puzzle-of-last")] if view.round == ROUNDS else []


def _placed(view: View, spot: int) -> list[Reason]:
    found = [Reason("puzzle-of-last-card")] if view.round == ROUNDS else []
    if spot >= ON:
        return [*found, Reason("puzzle-of-covers", {"position": spot - ON + 1})]
    if spot == START:
        return [*found, Reason("puzzle-of-first")]
    return [*found, Reason("puzzle-of-end")] if spot == END else found


def _moved(view: View, card: CardView) -> list[Reason]:
    if card.family % view.seats == view.seat:
        return [Reason("puzzle-of-moves-own")]
    return [Reason("puzzle-of-moves", {"family": LETTERS[card.family]})]


def _landed(view: View, gap: int) -> list[Reason]:
    """OF-6.5. Whether the moved card acts once more, or not at all this round."""
    source = view.stack[-1][1] if view.stack[-1][0] == LANDING else view.at
    if gap > view.at:
        return [Reason("puzzle-of-again")] if source < view.at else []
    return [] if source < view.at else [Reason("puzzle-of-skipped")]


def _gain(question: Question, choice: int) -> list[Reason]:
    """The points a choice brings for certain before another card acts or a round begins."""
    view: View = question.view
    acting = view.queue[view.at][0].family
    gains = set()
    for world in range(WORLDS):
        state = imagine(view, Random(world))
        state.events = []
        state.apply_unchecked(choice)
        gains.add(earned(state.events, acting))
    gained = gains.pop()
    return [Reason("puzzle-of-gain", {"points": gained})] if not gains and gained > 0 else []
