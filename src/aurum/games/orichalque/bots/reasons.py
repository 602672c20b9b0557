"""Why a bot chooses what it chooses, in a sentence of `locales/`."""

from __future__ import annotations

from aurum.bots.contract import Reason
from aurum.games.orichalque.bots.cache import Cache
from aurum.games.orichalque.rules.choices import (
    BLESSED,
    BUILD,
    DECLINE,
    DONE,
    END,
    FIGHT,
    MEDALLION,
    PUT,
    SMITE,
    SPOT,
    STOP,
    TEMPLE,
    VERB,
)  # fmt: skip
from aurum.games.orichalque.rules.combat import creature_at, in_hundred, odds_of_fight
from aurum.games.orichalque.rules.state import OrichalqueState


def only() -> Reason:
    """There is nothing to choose."""
    return Reason("bot-or-only")


def only_sensible() -> Reason:
    """Nothing else makes sense."""
    return Reason("bot-or-only-sensible")


def wins() -> Reason:
    """It wins the game."""
    return Reason("bot-or-wins")


def percent(share: float) -> int:
    """A share in hundredths."""
    return round(100 * share)


def plain(t: OrichalqueState, choice: int) -> Reason | None:
    """The visible effects of a choice that are worth naming."""
    me = t.current
    verb = choice // VERB * VERB
    if verb == FIGHT:
        spot, hoplites = divmod(choice - FIGHT, 4)
        kind = t.creatures[creature_at(t, me, t.ground(me).cell_at[spot])][2]
        odds = odds_of_fight(t, me, kind, hoplites)
        if odds >= 1:
            return Reason("bot-or-fight-sure")
        return Reason("bot-or-fight", {"percent": in_hundred(odds)})
    if verb == SMITE:
        return Reason("bot-or-smite")
    if verb in (TEMPLE, MEDALLION):
        return Reason("bot-or-point", {"points": t.points(me) + 1})
    if verb == PUT:
        return _placed(t, choice)
    return None


def tile_brings(t: OrichalqueState, choice: int) -> set[str]:
    """OR-3.2. What the tile of a card on display can do at once, by the keys of the reasons."""
    then = t.clone()
    then.apply_unchecked(choice)
    if then.actor != t.current:
        return set()
    puts = [put for put in then.legal() if put // VERB * VERB == PUT]
    return {found.key for found in (_placed(then, put) for put in puts) if found is not None}


def _placed(t: OrichalqueState, choice: int) -> Reason | None:
    me = t.current
    then = t.clone()
    then.apply_unchecked(choice)
    for titan, holder in enumerate(t.titans):
        now = then.titans[titan]
        if now == me and holder != me:
            return Reason("bot-or-titan-comes" if holder < 0 else "bot-or-titan-robbed")
        if now == me and (then.awake_titans & ~t.awake_titans) >> titan & 1:
            return Reason("bot-or-titan-wakes")
    cache = Cache(t)
    if cache.land(then, me).ready > cache.land(t, me).ready:
        return Reason("bot-or-temple-ready")
    return None


def heuristic_reason(t: OrichalqueState, choice: int) -> Reason:
    """For those who look no further."""
    return obvious_reason(t, choice) or Reason("bot-or-glance")


def obvious_reason(t: OrichalqueState, choice: int) -> Reason | None:
    """A reason for a choice that needs no search."""
    found = plain(t, choice)
    if found is not None:
        return found
    if choice in (END, STOP, DONE, DECLINE):
        return Reason("bot-or-enough")
    if choice == BLESSED:
        return Reason("bot-or-blessed")
    if BUILD <= choice < BUILD + 4 * SPOT:
        return Reason("bot-or-building")
    return None


def search_reason(
    t: OrichalqueState, ranked: list[tuple[int, int, float]], iterations: int
) -> Reason:
    """For those who have played it through: how often it won, and the next best."""
    tried, choice, total = ranked[0]
    if choice // VERB * VERB in (FIGHT, SMITE):
        found = plain(t, choice)
        if found is not None:
            return found
    others = [(sum_ / times, times) for times, _, sum_ in ranked[1:] if times]
    if not others or not tried:
        return Reason(
            "bot-or-played", {"percent": percent(total / max(1, tried)), "games": iterations}
        )
    facts = {"percent": percent(total / tried), "next": percent(others[0][0]), "games": iterations}
    return Reason("bot-or-played-both", facts)
