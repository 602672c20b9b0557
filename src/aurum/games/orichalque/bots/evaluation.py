"""The evaluation of a position: facts of each player, weighed into chances to win.

The weights were fitted to the outcome of games that the bots played against each other: a player's
prospect is the sum of its facts times their weights, and the chances to win are to each other like
the exponentials of the prospects. They hold between two turns; a turn must be played
to its end first.
"""

from __future__ import annotations

from math import exp
from typing import Final

from aurum.engine.state import OVER
from aurum.games.orichalque.bots.cache import ORATORY, POWERS, Cache, Land
from aurum.games.orichalque.bots.weights import TABLE, WEIGHTS
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.base_state import NONE, TITANS
from aurum.games.orichalque.rules.combat import MOST
from aurum.games.orichalque.rules.construction import PRICE
from aurum.games.orichalque.rules.island import AREA
from aurum.games.orichalque.rules.state import OrichalqueState
from aurum.games.orichalque.rules.turn import ENOUGH

POINT: Final = 0
TITAN: Final = 5
TITAN_WANTED: Final = 6
AWAKE: Final = 7
ORE_FIVE: Final = 11
ORE_TEN: Final = 12
ORE_MORE: Final = 13
MEDALLION: Final = 14
MEDALLION_TWO: Final = 15
HOPLITES_TWO: Final = 16
HOPLITES_FIVE: Final = 17
HOPLITES_MORE: Final = 18
CAPTIVES_TWO: Final = 19
CAPTIVES_FOUR: Final = 20
CAPTIVES_MORE: Final = 21
BUILDING: Final = 22  # + power
LATE: Final = 34  # + mine, camp, oratory
CREATURE: Final = 37
CREATURE_LATE: Final = 38
CREATURE_LAST: Final = 39
HARD: Final = 40
ORE_LOOT: Final = 41
READY: Final = 42
READY_TWO: Final = 43
GUARDED: Final = 44
THREE: Final = 45
TWO: Final = 46
READY_LAST: Final = 47
AREA_TWO: Final = 48
AREA_THREE: Final = 49
RIVAL_TWO: Final = 50
RIVAL_THREE: Final = 51
FULL_THREE: Final = 52
ROOM: Final = 53
NO_ROOM: Final = 54
SPARE: Final = 55
NEXT: Final = 56
LATER: Final = 57
CLOSE: Final = 58
WIN_NOW: Final = 59
COUNT: Final = 60

BEGINNING: Final = (frames.ASK_METROPOLIS, frames.ASK_CARD)
"""What a turn begins with."""


def turns_away(t: OrichalqueState, player: int) -> int:
    """How many turns of others come before a player's next one, as far as it is known."""
    players = t.setup.players
    if t.current == NONE:
        return 0
    holder, turn = t.holder, t.turn
    if between_rounds(t):
        holder = next_holder(t)
    elif t.stack[-1][0] not in BEGINNING:
        turn += 1
    place = (player - holder) % players
    if place >= turn:
        return place - turn
    return players - turn + (player - next_holder(t)) % players


def between_rounds(t: OrichalqueState) -> bool:
    """Whether the initiative is still to pass."""
    return any(
        frame[0] == frames.INITIATIVE_PASSES or frame[0] == frames.ASK_INITIATIVE
        for frame in t.stack
    )


def next_holder(t: OrichalqueState) -> int:
    """OR-9.3. Who will have the initiative, going by hoplites as they are."""
    best, most = t.holder, NONE
    for step in range(t.setup.players):
        player = (t.holder + 1 + step) % t.setup.players
        if t.setup.russian and player == t.holder:
            continue
        if t.hoplites[player] > most:
            best, most = player, t.hoplites[player]
    return best


def facts_of(cache: Cache, t: OrichalqueState, player: int, lands: list[Land]) -> list[float]:
    """The facts of the position for one player."""
    f = [0.0] * COUNT
    points = t.points(player)
    for number in range(ENOUGH):
        if points > number:
            f[POINT + number] = 1.0
    lead = 0
    for other in range(cache.players):
        lead = max(lead, t.points(other))
    late = lead / ENOUGH
    add_titans(f, cache, t, player, lands)
    add_stock(f, cache, t, player)
    add_buildings(f, cache, t, player, late)
    creatures = add_creatures(f, cache, t, player, points, late)
    land = lands[player]
    add_land(f, land, points)
    away = turns_away(t, player)
    if away == 0:
        f[NEXT] = 1.0
    f[LATER] = away / cache.players
    if points == ENOUGH - 1 and not creatures:
        ore = t.orichalque[player]
        f[CLOSE] = min(1.0, ore / PRICE)
        if away == 0 and (ore >= PRICE or land.ready):
            f[WIN_NOW] = 1.0
    return f


def add_titans(
    f: list[float], cache: Cache, t: OrichalqueState, player: int, lands: list[Land]
) -> None:
    """Titans held, those whom a rival could call away, and those who could be called."""
    held = 0
    for titan in range(TITANS):
        if t.titans[titan] == player:
            held += 1
            if t.awake_titans >> titan & 1:
                f[AWAKE + titan] = 1.0
            for other in range(cache.players):
                if other != player and lands[other].areas[titan] >= 2:
                    f[TITAN_WANTED] += 1.0
    f[TITAN] = float(held)
    full = held >= cache.limit(t, player)
    for titan in range(TITANS):
        holder = t.titans[titan]
        area = lands[player].areas[titan]
        if holder == player or area < 2:
            continue
        if full:
            f[FULL_THREE] += 1.0 if area == AREA else 0.4
        elif holder == NONE:
            f[AREA_TWO if area == 2 else AREA_THREE] += 1.0
        else:
            f[RIVAL_TWO if area == 2 else RIVAL_THREE] += 1.0


def add_stock(f: list[float], cache: Cache, t: OrichalqueState, player: int) -> None:
    """Orichalque, hoplites and captured creatures; the first are worth more than the last."""
    ore = t.orichalque[player]
    f[ORE_FIVE] = float(min(5, ore))
    f[ORE_TEN] = float(min(5, max(0, ore - 5)))
    f[ORE_MORE] = float(max(0, ore - 10))
    f[MEDALLION] = 1.0 if ore >= PRICE else 0.0
    f[MEDALLION_TWO] = 1.0 if ore >= 2 * PRICE else 0.0
    hoplites = t.hoplites[player]
    f[HOPLITES_TWO] = float(min(2, hoplites))
    f[HOPLITES_FIVE] = float(min(3, max(0, hoplites - 2)))
    f[HOPLITES_MORE] = float(max(0, hoplites - 5))
    captives = t.count_captives(player)
    f[CAPTIVES_TWO] = float(min(2, captives))
    f[CAPTIVES_FOUR] = float(min(2, max(0, captives - 2)))
    f[CAPTIVES_MORE] = float(max(0, captives - 4))


def add_buildings(
    f: list[float], cache: Cache, t: OrichalqueState, player: int, late: float
) -> None:
    """Buildings by what they do; mines, camps and Oratories pay less the later it is."""
    for kind, owned in enumerate(t.owned_kinds(player)):
        if owned:
            power = cache.power[kind]
            f[BUILDING + power] += owned
            if power <= ORATORY:
                f[LATE + power] += owned * late


def add_creatures(
    f: list[float], cache: Cache, t: OrichalqueState, player: int, points: int, late: float
) -> int:
    """Unbeaten creatures, and how hard they are to beat with all hoplites; their number."""
    creatures = 0
    for owner, _, kind, stuck in t.creatures:
        if owner == player:
            creatures += 1
            odds = cache.odds(t, player, kind, min(MOST, stuck + t.hoplites[player]))
            f[HARD] += 1.0 - odds
            f[ORE_LOOT] += odds * cache.ore[kind]
    f[CREATURE] = float(creatures)
    f[CREATURE_LATE] = creatures * late
    if creatures and points >= ENOUGH - 1:
        f[CREATURE_LAST] = 1.0
    return creatures


def add_land(f: list[float], land: Land, points: int) -> None:
    """Temples within reach, and room."""
    f[READY] = 1.0 if land.ready else 0.0
    f[READY_TWO] = float(min(2, max(0, land.ready - 1)))
    f[GUARDED] = float(min(2, land.guarded))
    f[THREE] = float(min(3, land.three))
    f[TWO] = min(12, land.two) / 4
    f[READY_LAST] = 1.0 if land.ready and points == ENOUGH - 1 else 0.0
    f[ROOM] = land.room / 10
    f[NO_ROOM] = 1.0 if land.room < 6 else 0.0
    f[SPARE] = min(6, land.spare) / 3


def prospects(cache: Cache, t: OrichalqueState) -> list[float]:
    """The win estimate of each player while the game is running."""
    players = cache.players
    lands = [cache.land(t, player) for player in range(players)]
    weights = WEIGHTS[1 if cache.automaton else players]
    found = []
    for player in range(players):
        value = 0.0
        facts = facts_of(cache, t, player, lands)
        for number in range(COUNT):
            value += facts[number] * weights[number]
        found.append(value)
    return found


def chances(cache: Cache, t: OrichalqueState) -> list[float]:
    """The chance of each player to win; together 1."""
    if t.actor == OVER:
        return [1.0 if player == t.current else 0.0 for player in range(cache.players)]
    return shares(prospects(cache, t))


def shares(values: list[float]) -> list[float]:
    """Prospects as chances."""
    top = max(values)
    grown = [exp(value - top) for value in values]
    total = sum(grown)
    return [value / total for value in grown]


assert len(TABLE) == COUNT
assert BUILDING + POWERS == LATE
