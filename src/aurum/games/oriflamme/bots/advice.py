"""The reasons of hints: why a choice is good, as messages of `locales/*/hints.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from aurum.bots.contract import Reason
from aurum.engine.events import Event
from aurum.games.oriflamme.rules.cards import (
    AMBUSH,
    ARCHER,
    ASSASSINATION,
    BEFORE,
    CONSPIRACY,
    DEAL,
    DECREE,
    DESERTER,
    ELIMINATE,
    EXTORTION,
    FAVOUR,
    INFILTRATION,
    INFORM,
    INFORMER,
    INSURRECTION,
    JUDGE,
    KEEP,
    LEAVE,
    MARK,
    MOVE,
    ON,
    PLACE,
    REVEAL,
    ROB,
    SHAPESHIFTER,
    SOLDIER,
    SPOTS,
    START,
    SUPPORT,
    SWAP,
    VERB,
)
from aurum.games.oriflamme.rules.imagine import imagine
from aurum.games.oriflamme.rules.view import View, rounds_of

WORLDS: Final = 16
"""In so many imagined worlds a consequence must be the same to be named."""
STRIKES: Final = (ARCHER, SOLDIER, ASSASSINATION, DESERTER, INSURRECTION, JUDGE)
TRAPS: Final = (AMBUSH, EXTORTION)
BITES: Final = (*TRAPS, INFILTRATION)
"""What pays while a card eliminates another."""
GROWS: Final = (CONSPIRACY, DEAL)
BENDS: Final = (SHAPESHIFTER, DECREE, INFORMER, INFILTRATION)
PROMISES: Final = {
    **dict.fromkeys(STRIKES, "strikes"),
    **dict.fromkeys(TRAPS, "trap"),
    **dict.fromkeys(GROWS, "grows"),
    **dict.fromkeys(BENDS, "bends"),
}
"""What a card is placed for; the others earn."""


def reasons(
    view: View, listed: list[int], best: Sequence[int], standing: Sequence[str], rng: Random
) -> list[Reason]:
    """Why each of the best choices is good. `standing` is how it compares with the others."""
    if len(listed) == 1:
        return [Reason("hint-of-only")]
    seeds = [rng.getrandbits(63) for _ in range(WORLDS)]
    return [_reason(view, *each, seeds) for each in zip(best, standing, strict=True)]


def _reason(view: View, choice: int, standing: str, seeds: Sequence[int]) -> Reason:
    verb = choice // VERB * VERB
    match verb:
        case _ if verb == PLACE:
            return _placed(view, choice)
        case _ if verb == ELIMINATE:
            return _struck(view, choice - ELIMINATE)
        case _ if verb == ROB:
            return _robbed(view, choice - ROB)
        case _ if verb == KEEP:
            return _kept(view)
        case _ if verb == BEFORE:
            return _landed(view, choice - BEFORE)
    gain = _gain(view, choice, seeds)
    card = view.queue[view.at][0]
    idle = verb == LEAVE or (verb == REVEAL and card.kind == CONSPIRACY)
    if idle and not gain:
        return Reason("hint-of-empty")
    if verb == REVEAL and view.round == rounds_of(view):
        return Reason("hint-of-last", {"points": gain})
    if gain:
        return Reason("hint-of-gain", {"points": gain})
    if verb == INFORM:
        return Reason("hint-of-nothing")
    if standing != "first":
        return Reason(f"hint-{standing}")
    return Reason(PRAISE.get(verb, "hint-of-copy"))


PRAISE: Final = {
    REVEAL: "hint-of-reveal",
    MOVE: "hint-of-move",
    FAVOUR: "hint-of-favour",
    SWAP: "hint-of-swap",
    MARK: "hint-of-mark",
    SUPPORT: "hint-of-support",
    LEAVE: "hint-of-leave",
}
"""Where nothing can be counted: only for a choice that is better than the others."""


def _placed(view: View, choice: int) -> Reason:
    kind, spot = divmod(choice - PLACE, SPOTS)
    where = "on" if spot >= ON else "start" if spot == START else "end" if spot else "alone"
    promise = "last" if view.round == rounds_of(view) else PROMISES.get(kind, "earns")
    return Reason("hint-of-place", {"promise": promise, "spot": where})


def _landed(view: View, gap: int) -> Reason:
    """OF-3.8, OF-6.5. A card that a Decree moves: whether it has its turn this round."""
    passed = view.stack[-1][1] < view.at
    when = "acts" if gap > view.at else "passed" if passed else "skipped"
    return Reason("hint-of-land", {"when": when})


def _struck(view: View, position: int) -> Reason:
    """OF-4.1. A card that can be eliminated, with what lies on it."""
    target = view.queue[position][0]
    own = target.family % view.seats == view.seat
    key = "hint-of-eliminate-own" if own else "hint-of-eliminate"
    return Reason(key, {"points": target.points})


def _robbed(view: View, victim: int) -> Reason:
    """OF-5.3. A point is worth twice as much if it is the leader's."""
    others = [
        family.stock
        for number, family in enumerate(view.families)
        if number % view.seats != view.seat
    ]
    leads = view.families[victim].stock == max(others)
    return Reason("hint-of-rob", {"leads": int(leads)})


def _kept(view: View) -> Reason:
    """OF-3.2. A card that stays hidden."""
    card = view.queue[view.at][0]
    if view.round == rounds_of(view):
        return Reason("hint-of-keep-last", {"trap": int(card.kind in TRAPS)})
    if card.kind in TRAPS:
        return Reason("hint-of-trap")
    return Reason("hint-of-keep", {"points": card.points + 1})


def _gain(view: View, choice: int, seeds: Sequence[int]) -> int:
    """The points a choice brings at once, if that is the same whatever is hidden; else 0."""
    family = view.queue[view.at][0].family
    found = set()
    for seed in seeds:
        state = imagine(view, Random(seed))
        state.events = []
        state.apply_unchecked(choice)
        found.add(earned(state.events, family))
        if len(found) > 1:
            return 0
    return found.pop()


def earned(events: Sequence[Event], family: int) -> int:
    """What a family's card has brought it, before another card's turn comes."""
    kind, total, struck = None, 0, False
    for event in events:
        struck = struck or event.name == "eliminated"
        match event.name, event.facts:
            case "revealed", (owner, _, card, points):
                if owner != family or kind is not None:
                    break
                kind, total = card, points
            case "copied", (_, _, _, card):
                kind = card
            case "gained" | "idle", (owner, *_):
                card = event.facts[2]
                if struck and card in BITES and card != kind:  # what was struck, or a reserve
                    total += event.facts[1] if owner == family else 0
                    continue
                if owner != family or kind not in (None, card):
                    break
                kind = card
                total += event.facts[1] if event.name == "gained" else 0
            case "robbed", (owner, *_):
                if owner != family:
                    break
                total += 1
            case (("kept" | "began" | "ended" | "rested"), _):
                break
    return total
