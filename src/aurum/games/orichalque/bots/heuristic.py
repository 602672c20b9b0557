"""A heuristic: for every question the choices worth trying, each with a score in victory points.

Nothing is tried out for it. Playouts choose by it, and searches take their priors from it.
"""

from __future__ import annotations

from random import Random

from aurum.engine.state import OVER
from aurum.games.orichalque.bots.action_values import (
    NEVER,
    VICTORY,
    action_worth,
    army,
    building_worth,
    constructions,
    creature_cost,
    fights,
    ore_pile,
    turns_left,
    yields,
)
from aurum.games.orichalque.bots.cache import STATUE, Cache
from aurum.games.orichalque.bots.placements import Gains, best_place, gains_of, losses, places
from aurum.games.orichalque.bots.weights import AWAKE, CAPTIVE, HEURISTIC
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.base_state import NONE
from aurum.games.orichalque.rules.choices import (
    ACT,
    BLESSED,
    BUY,
    DECLINE,
    DISCARD,
    DONE,
    END,
    FOUND,
    HOPLITES,
    INITIATIVE,
    ORICHALQUE,
    PAY,
    RAISE,
    RELEASE,
    SPOT,
    STOP,
    TAKE,
)  # fmt: skip
from aurum.games.orichalque.rules.components import CAPTURE, CONSTRUCT
from aurum.games.orichalque.rules.state import OrichalqueState
from aurum.games.orichalque.rules.turn import PRICE

ScoredChoices = list[tuple[float, int]]


def score_choices(cache: Cache, t: OrichalqueState, wide: int) -> ScoredChoices:
    """The choices worth trying with their scores; at most `wide` placements of a tile."""
    operation = t.stack[-1][0]
    if operation == frames.ASK_CARD:
        return score_cards(cache, t)
    if operation == frames.ASK_TILE:
        gains = gains_of(cache, t, t.current)
        if wide == 1:
            return [best_place(cache, t, gains, t.taken_card[1])]
        return places(cache, t, gains, t.taken_card[1], wide)
    if operation == frames.ASK_ACTION:
        return score_action(cache, t, cache.action[t.taken_card[0]], True)
    if operation == frames.ASK_EXTRA:
        return score_extras(cache, t)
    if operation == frames.ASK_FIGHT:
        found = fights(cache, t, t.current)
        if t.legal()[-1] == STOP:
            found.append((0.0, STOP))
        return found
    if operation == frames.ASK_CONSTRUCT:
        return constructions(cache, t, t.current, t.orichalque[t.current])
    if operation == frames.ASK_BONUS:
        found = constructions(cache, t, t.current, t.orichalque[t.current])
        found.append((HEURISTIC[AWAKE], DONE))
        return found
    if operation == frames.ASK_RAISE:
        return score_raising(cache, t)
    if operation == frames.ASK_DISCARD:
        return score_discards(cache, t)
    if operation == frames.ASK_FAVOUR:
        return score_action(cache, t, t.stack[-1][1], False)
    if operation == frames.ASK_METROPOLIS:
        return score_metropolis(cache, t)
    choices = t.legal()
    if operation == frames.ASK_PAY:
        return [(-0.01 * cache.strength[choice - PAY], choice) for choice in choices]
    if operation == frames.ASK_INITIATIVE:
        return [(-0.1 * t.points(choice - INITIATIVE), choice) for choice in choices]
    if operation == frames.ASK_RELEASE:
        awake = t.awake_titans
        return [
            (-HEURISTIC[AWAKE] * (awake >> (choice - RELEASE) & 1), choice) for choice in choices
        ]
    return [(0.0, choice) for choice in choices]


def card_worth(
    cache: Cache, t: OrichalqueState, player: int, gains: Gains, entry: tuple[int, ...]
) -> float:
    """What a card on display promises a player: its tile, its creatures, its action."""
    value = action_worth(cache, t, player, cache.action[entry[0]])
    if entry[1] != NONE:
        best, place = best_place(cache, t, gains, entry[1])
        if place != NONE:
            value += best
            points = t.points(player)
            for kind in entry[2:]:
                if kind >= 0:
                    value += creature_cost(cache, t, player, kind, points)
    return value


def score_cards(cache: Cache, t: OrichalqueState) -> ScoredChoices:
    """OR-3. Each card with its tile where it looks best, and its action after that."""
    player = t.current
    gains = gains_of(cache, t, player)
    purse = t.hoplites[player]
    points = t.points(player)
    found: ScoredChoices = []
    for choice in t.legal():
        number = choice - TAKE
        entry = t.display[number]
        action = cache.action[entry[0]]
        value = army(purse - cache.costs[number]) - army(purse)
        then = t
        if entry[1] != NONE:
            best, place = best_place(cache, t, gains, entry[1])
            if place != NONE:
                value += best
                for kind in entry[2:]:
                    if kind >= 0:
                        value += creature_cost(cache, t, player, kind, points)
                if action == CONSTRUCT or (action == CAPTURE and len(entry) > 2) or points >= 4:
                    then = t.clone()
                    then.apply_unchecked(choice)
                    if then.stack[-1][0] == frames.ASK_TILE:
                        then.apply_unchecked(place)
                    if then.actor == OVER:
                        found.append((VICTORY, choice))
                        continue
        value += action_worth(cache, then, player, action)
        found.append((value, choice))
    return found


def score_action(cache: Cache, t: OrichalqueState, action: int, optional: bool) -> ScoredChoices:
    """OR-6. An action plain or with a Titan's favour, or not at all where it could do harm."""
    player = t.current
    if action in (CAPTURE, CONSTRUCT):
        found: ScoredChoices = [(action_worth(cache, t, player, action), ACT)]
        if optional:
            found.append((0.0, DECLINE))
        return found
    plain, doubled = yields(cache, t, player, action)  # it costs nothing, so there is no other way
    return [(plain, ACT), (doubled, BLESSED)] if doubled > NEVER else [(plain, ACT)]


def score_extras(cache: Cache, t: OrichalqueState) -> ScoredChoices:
    """OR-8.1. Each action that can be bought, less its price."""
    player = t.current
    found: ScoredChoices = [(0.0, END)]
    for choice in t.legal():
        if choice == END:
            continue
        payment, action = divmod(choice - BUY, 4)
        cost = max(0, PRICE - cache.owned(t, player, STATUE + payment))
        hoplites, ore = t.hoplites[player], t.orichalque[player]
        if payment == HOPLITES:
            fee = army(hoplites) - army(hoplites - cost)
            t.hoplites[player] = hoplites - cost
        elif payment == ORICHALQUE:
            fee = ore_pile(ore) - ore_pile(ore - cost)
            t.orichalque[player] = ore - cost
        else:
            fee = cost * HEURISTIC[CAPTIVE]
        found.append((action_worth(cache, t, player, action) - fee, choice))
        t.hoplites[player], t.orichalque[player] = hoplites, ore
    return found


def score_raising(cache: Cache, t: OrichalqueState) -> ScoredChoices:
    """OR-6.7. The Minotaur's building where it takes least, or not at all."""
    player = t.current
    worth = building_worth(cache, t, player, t.stack[-1][1], turns_left(cache, t))
    missed = losses(cache, t, player)
    cell_at = cache.geometries[player].ground.cell_at
    found: ScoredChoices = []
    for choice in t.legal():
        if choice == DECLINE:
            found.append((0.0, DECLINE))
        else:
            found.append((worth - missed[cell_at[choice - RAISE]], choice))
    found.sort(reverse=True)
    return found[:4]


def score_discards(cache: Cache, t: OrichalqueState) -> ScoredChoices:
    """OR-9.1. What suits the rival best if the rival is next, else what is of least use."""
    me, rival = t.current, 1 - t.current
    rival_next = t.turn == 0 or t.hoplites[rival] >= t.hoplites[me]
    player, sign = (rival, 1.0) if rival_next and not cache.automaton else (me, -1.0)
    gains = gains_of(cache, t, player)
    return [
        (sign * card_worth(cache, t, player, gains, t.display[choice - DISCARD]), choice)
        for choice in t.legal()
    ]


def score_metropolis(cache: Cache, t: OrichalqueState) -> ScoredChoices:
    """OR-2.2. The port with most room for temples within four steps."""
    ground = t.ground(t.current)
    grid = ground.grid
    found: ScoredChoices = []
    for choice in t.legal():
        port, other = divmod(choice - FOUND, SPOT)
        metropolis = 1 << ground.cell_at[port] | 1 << ground.cell_at[other]
        near = metropolis
        for _ in range(4):
            near |= grid.neighbours(near)
        free = near & ~metropolis
        room = 0
        for mask in ground.rhombus_masks:
            if mask & free == mask:
                room += 1
        found.append((0.02 * room, choice))
    return found


def heuristic_choice(cache: Cache, t: OrichalqueState, rng: Random, noise: float) -> int:
    """The choice with the best score, with uniform noise added."""
    best, chosen = -1e9, NONE
    for value, choice in score_choices(cache, t, 1):
        if noise:
            value += noise * rng.random()
        if value > best:
            best, chosen = value, choice
    return chosen
