"""What can be pointed at in a position of Orichalque: victory points, odds, Titans, who is near."""

from __future__ import annotations

from typing import Final

from aurum import bots
from aurum.bots import Question, Reason
from aurum.engine import OVER
from aurum.games.orichalque.bots.reasons import tile_brings
from aurum.games.orichalque.rules.choices import (
    BUY,
    DISCARD,
    FIGHT,
    MEDALLION,
    SMITE,
    TAKE,
    TEMPLE,
    VERB,
)
from aurum.games.orichalque.rules.combat import creature_at, in_hundred, odds_of_fight
from aurum.games.orichalque.rules.imagine import imagine
from aurum.games.orichalque.rules.state import OrichalqueState
from aurum.games.orichalque.rules.turn import ENOUGH

POINTED: Final = {
    "bot-or-smite": "puzzle-or-smite",
    "bot-or-titan-comes": "puzzle-or-titan-comes",
    "bot-or-titan-robbed": "puzzle-or-titan-robbed",
    "bot-or-titan-wakes": "puzzle-or-titan-wakes",
    "bot-or-temple-ready": "puzzle-or-temple-ready",
    "bot-or-enough": "puzzle-or-saves",
    "bot-or-blessed": "puzzle-or-blessed",
    "bot-or-building": "puzzle-or-building",
}
"""The reason as a bot gives it for itself, by the reason as it is worded for another player."""
ODDS_APART: Final = 5
"""Chances in a hundred by which one fight must be worse to be called so."""


def themes(question: Question, choice: int) -> list[Reason]:
    """What speaks for a choice, the weightiest first."""
    t = imagine(question.view)
    me: int = question.view.seat
    if _wins(t, choice, me):
        return [Reason("puzzle-or-wins")]
    found = [_named(t, question, choice, me)]
    near = max(t.points(one) for one in range(t.setup.players) if one != me)
    if near >= ENOUGH - 1:
        found.append(Reason("puzzle-or-near", {"points": near, "enough": ENOUGH}))
    return [reason for reason in found if reason is not None]


def _named(t: OrichalqueState, question: Question, choice: int, me: int) -> Reason | None:
    verb = choice // VERB * VERB
    if verb == FIGHT:
        percent = odds(t, me, choice)
        sure = Reason("puzzle-or-fight-sure")
        return sure if percent == 100 else Reason("puzzle-or-fight", {"percent": percent})
    if verb in (TEMPLE, MEDALLION):
        return Reason("puzzle-or-point", {"points": t.points(me) + 1, "enough": ENOUGH})
    if verb == TAKE:
        return _taken(t, choice)
    if verb == BUY:
        then = _after(t, choice)
        pays = {one // VERB * VERB for one in _asked(then, me)} & {TEMPLE, MEDALLION}
        return Reason("puzzle-or-extra-point" if pays else "puzzle-or-extra")
    if verb == DISCARD:
        return Reason("puzzle-or-discard")
    plain = bots.obvious_reason(question, choice)
    key = None if plain is None else POINTED.get(plain.key)
    return Reason(key) if key else None


def _taken(t: OrichalqueState, choice: int) -> Reason:
    """A card: what its tile can do wherever it may lie, else what it costs."""
    brings = tile_brings(t, choice)
    if brings & {"bot-or-titan-comes", "bot-or-titan-robbed"}:
        return Reason("puzzle-or-tile-titan")
    if "bot-or-temple-ready" in brings:
        return Reason("puzzle-or-tile-temple")
    cost = t.setup.components.card_costs[choice - TAKE]
    return Reason("puzzle-or-cost", {"cost": cost}) if cost else Reason("puzzle-or-free")


def flaws(question: Question, best: int, wrong: int) -> list[Reason]:
    """What a tempting choice overlooks, beside the best one."""
    t = imagine(question.view)
    me: int = question.view.seat
    if _wins(t, best, me):
        return [Reason("puzzle-or-flaw-wins")]
    if wrong // VERB * VERB == FIGHT:
        percent = odds(t, me, wrong)
        safe = best // VERB * VERB == SMITE
        if safe or (best // VERB * VERB == FIGHT and odds(t, me, best) >= percent + ODDS_APART):
            return [Reason("puzzle-or-flaw-odds", {"percent": percent})]
    return []


def odds(t: OrichalqueState, me: int, choice: int) -> int:
    """The chances of a fight in a hundred; 0 and 100 only where it is certain."""
    spot, hoplites = divmod(choice - FIGHT, 4)
    kind = t.creatures[creature_at(t, me, t.ground(me).cell_at[spot])][2]
    return in_hundred(odds_of_fight(t, me, kind, hoplites))


def _after(t: OrichalqueState, choice: int) -> OrichalqueState:
    then = t.clone()
    then.apply_unchecked(choice)
    return then


def _asked(t: OrichalqueState, me: int) -> list[int]:
    """What this seat may choose, if it is asked."""
    return t.legal() if t.actor == me else []


def winning(question: Question) -> int | None:
    """A choice that wins at once, if there is one."""
    t, me = imagine(question.view), question.view.seat
    return next((choice for choice in question.choices if _wins(t, choice, me)), None)


def _wins(t: OrichalqueState, choice: int, me: int) -> bool:
    then = _after(t, choice)
    return then.actor == OVER and then.current == me
