"""Heuristic values of actions in victory points: fights, constructions, yields."""

from __future__ import annotations

from typing import Final

from aurum.games.orichalque.bots.cache import ARCHITECT, CAMP, MINE, ORATORY, Cache
from aurum.games.orichalque.bots.placements import losses
from aurum.games.orichalque.bots.weights import (
    ARMY,
    ARMY_MORE,
    AWAKE,
    BURDEN,
    BURDEN_GROWS,
    CAMPS,
    CAPTIVE,
    CROWDED,
    HEURISTIC,
    MINES,
    ORATORIES,
    ORE,
    ORE_MORE,
    OTHER_BUILDINGS,
    ROB,
    TEMPLE_LOSS,
    TEMPLE_NOW,
    TITAN,
    UNKNOWN_BUILDING,
)
from aurum.games.orichalque.rules.base_state import NONE, TITANS
from aurum.games.orichalque.rules.choices import BUILD, FIGHT, MEDALLION, SMITE, SPOT, TEMPLE
from aurum.games.orichalque.rules.combat import MOST
from aurum.games.orichalque.rules.components import (
    CAPTURE,
    CONSTRUCT,
    DESERT,
    LAGOON,
    MOUNTAIN,
    PRODUCE,
)
from aurum.games.orichalque.rules.construction import PRICE, buildings, temple_rhombi
from aurum.games.orichalque.rules.state import OrichalqueState
from aurum.games.orichalque.rules.turn import ENOUGH

VICTORY: Final = 100.0
ORE_MANY: Final = 8
ARMY_MANY: Final = 5
USUAL: Final = 11
"""How many rounds a game may last."""


def turns_left(cache: Cache, t: OrichalqueState) -> int:
    """An estimate of the turns left for a player."""
    best = 0
    for player in range(cache.players):
        best = max(best, t.points(player))
    return max(1, min(USUAL - t.round, 2 * (ENOUGH - best) + 1))


def ore_pile(number: int) -> float:
    """What so much orichalque is worth; much is worth less each."""
    many = min(number, ORE_MANY)
    return many * HEURISTIC[ORE] + (number - many) * HEURISTIC[ORE_MORE]


def army(number: int) -> float:
    """What so many hoplites are worth."""
    many = min(number, ARMY_MANY)
    return many * HEURISTIC[ARMY] + (number - many) * HEURISTIC[ARMY_MORE]


def awake(t: OrichalqueState, player: int, titan: int) -> bool:
    """OR-5. Whether a player can have this Titan's favour."""
    return t.titans[titan] == player and (t.awake_titans >> titan & 1) == 1


def unbeaten(t: OrichalqueState, player: int) -> int:
    """How many creatures a player has still to beat."""
    found = 0
    for creature in t.creatures:
        if creature[0] == player:
            found += 1
    return found


# Creatures


def burden(points: int) -> float:
    """What an unbeaten creature costs, by the points that its owner has."""
    return HEURISTIC[BURDEN] + HEURISTIC[BURDEN_GROWS] * points * points


def loot(cache: Cache, kind: int) -> float:
    """What a beaten creature leaves, but for a Titan."""
    found = HEURISTIC[CAPTIVE] + cache.ore[kind] * HEURISTIC[ORE]
    return found + HEURISTIC[UNKNOWN_BUILDING] if cache.leaves_building[kind] else found


def creature_cost(cache: Cache, t: OrichalqueState, player: int, kind: int, points: int) -> float:
    """What a creature on one's island is worth: seldom much, and the less the later."""
    odds = cache.odds(t, player, kind, 2)
    prize = loot(cache, kind)
    if cache.titan[kind] != NONE:
        prize += 0.5 * HEURISTIC[TITAN]
    prospect = odds * prize - 2 * HEURISTIC[ARMY]
    return (0.5 * prospect if prospect > 0.0 else 0.0) - burden(points)


def fights(cache: Cache, t: OrichalqueState, player: int) -> list[tuple[float, int]]:
    """OR-6.3. Every fight with what it is worth on the average.

    Who wins may fight on, so to each belongs, as often as it is won, the best of the others.
    """
    found: list[tuple[float, int]] = []
    points = t.points(player)
    number = unbeaten(t, player)
    room = t.titans.count(player) < cache.limit(t, player)
    spots = cache.geometries[player].ground.spots
    blessed = awake(t, player, DESERT)
    rates: list[float] = []
    owners: list[int] = []
    best = second = 0.0
    first = NONE
    for owner, cell, kind, stuck in t.creatures:
        if owner != player:
            continue
        prize = loot(cache, kind) + burden(points)
        titan = cache.titan[kind]
        gained = 0
        if titan != NONE and t.titans[titan] != player:
            prize += HEURISTIC[TITAN] if room else HEURISTIC[TITAN] * HEURISTIC[CROWDED]
            if t.titans[titan] != NONE:
                prize += HEURISTIC[ROB]
            gained = 1 if room else 0
        if number == 1 and points + gained >= ENOUGH:
            prize = VICTORY
        top = 0.0
        for standing in range(stuck, min(MOST, stuck + t.hoplites[player]) + 1):
            odds = cache.odds(t, player, kind, standing)
            added = standing - stuck
            value = odds * prize - added * HEURISTIC[ARMY] * (odds + 0.4 * (1.0 - odds))
            found.append((value, FIGHT + spots[cell] * 4 + standing))
            rates.append(odds)
            owners.append(cell)
            top = max(top, value)
        if blessed:
            found.append((prize - HEURISTIC[AWAKE], SMITE + spots[cell]))
            rates.append(1.0)
            owners.append(cell)
        if top > best:
            best, second, first = top, best, cell
        elif top > second:
            second = top
    if number == 1:
        return found
    return [
        (value + rates[each] * (second if owners[each] == first else best), choice)
        for each, (value, choice) in enumerate(found)
    ]


# Constructions


def building_worth(cache: Cache, t: OrichalqueState, player: int, kind: int, turns: int) -> float:
    """What a building will still do for its owner."""
    power = cache.power[kind]
    if power == MINE:
        return HEURISTIC[MINES] * turns + HEURISTIC[ORE]
    if power == CAMP:
        return HEURISTIC[CAMPS] * turns + HEURISTIC[ARMY]
    if power == ORATORY:
        return HEURISTIC[ORATORIES] * min(turns, 6)
    if power == ARCHITECT:
        return 2 * HEURISTIC[OTHER_BUILDINGS] * turns
    return HEURISTIC[OTHER_BUILDINGS] * turns


def constructions(
    cache: Cache, t: OrichalqueState, player: int, ore: int
) -> list[tuple[float, int]]:
    """OR-6.8. All that is worth constructing: each temple, each building at its best place."""
    found: list[tuple[float, int]] = []
    missed = losses(cache, t, player)
    geometry = cache.geometries[player]
    winning = t.points(player) == ENOUGH - 1 and not unbeaten(t, player)
    if t.tokens:
        if len(t.temples) < t.setup.components.temples:
            corners = geometry.ground.far_corners
            for number in temple_rhombi(t, player, False):
                loss = 0.0
                for cell in geometry.rhombi[number]:
                    loss += missed[cell]
                value = (
                    VICTORY if winning else HEURISTIC[TEMPLE_NOW] - HEURISTIC[TEMPLE_LOSS] * loss
                )
                found.append((value, TEMPLE + corners[number][0] * SPOT + corners[number][1]))
        if ore >= PRICE:
            value = VICTORY if winning else 1.0 - ore_pile(ore) + ore_pile(ore - PRICE)
            found.append((value, MEDALLION))
    turns = turns_left(cache, t)
    best: list[tuple[float, int]] = [(0.0, NONE)] * TITANS
    for choice in buildings(t, player, False):
        spot, where = divmod(choice - BUILD, SPOT)
        value = building_worth(cache, t, player, t.spots[spot], turns)
        value -= missed[geometry.ground.cell_at[where]]
        if best[spot][1] == NONE or value > best[spot][0]:
            best[spot] = (value, choice)
    for each in best:
        if each[1] != NONE:
            found.append(each)
    return found


# Actions


def yields(cache: Cache, t: OrichalqueState, player: int, action: int) -> tuple[float, float]:
    """OR-6.1, OR-5.2. Produce or Recruit, plain and doubled; nothing for what cannot be."""
    if action == PRODUCE:
        stock = t.orichalque[player]
        number = 1 + cache.owned(t, player, MINE)
        plain = ore_pile(stock + number) - ore_pile(stock)
        doubled = ore_pile(stock + 2 * number) - ore_pile(stock)
        blessed = awake(t, player, MOUNTAIN)
    else:
        stock = t.hoplites[player]
        number = 1 + cache.owned(t, player, CAMP)
        plain = army(stock + number) - army(stock)
        doubled = army(stock + 2 * number) - army(stock)
        blessed = awake(t, player, LAGOON)
    return plain, doubled - HEURISTIC[AWAKE] if blessed else NEVER


NEVER: Final = -100.0


def action_worth(cache: Cache, t: OrichalqueState, player: int, action: int) -> float:
    """What an action would bring."""
    best = 0.0
    if action == CAPTURE:
        for value, _ in fights(cache, t, player):
            best = max(best, value)
    elif action == CONSTRUCT:
        for value, _ in constructions(cache, t, player, t.orichalque[player]):
            best = max(best, value)
    else:
        plain, doubled = yields(cache, t, player, action)
        best = max(plain, doubled)
    return best
