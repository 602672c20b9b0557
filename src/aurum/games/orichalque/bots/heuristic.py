"""A quick hand: for every question the choices worth a thought, each with what it seems worth.

In victory points, at a glance and without trying anything out. Whoever plays many games in the
head plays them by hand; whoever thinks first uses it to know where to begin.
"""

from __future__ import annotations

from random import Random

from aurum.engine.state import OVER
from aurum.games.orichalque.bots.action_values import (
    NEVER,
    VICTORY,
    action_worth,
    ahead,
    army,
    constructions,
    creature_cost,
    fights,
    house_worth,
    ore_pile,
    yields,
)
from aurum.games.orichalque.bots.cache import STATUE, Lore
from aurum.games.orichalque.bots.placements import Gains, best_place, gains_of, losses, places
from aurum.games.orichalque.bots.weights import AWAKE, CAPTIVE, KNACK
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
from aurum.games.orichalque.rules.frames import (
    ASK_ACTION,
    ASK_BONUS,
    ASK_CARD,
    ASK_CONSTRUCT,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_FAVOUR,
    ASK_FIGHT,
    ASK_INITIATIVE,
    ASK_METROPOLIS,
    ASK_PAY,
    ASK_RAISE,
    ASK_RELEASE,
    ASK_TILE,
)
from aurum.games.orichalque.rules.play import Play
from aurum.games.orichalque.rules.table import NONE
from aurum.games.orichalque.rules.turn import PRICE

Weighed = list[tuple[float, int]]


def weigh(lore: Lore, t: Play, wide: int) -> Weighed:
    """The choices worth a thought with what they seem worth; of tiles so many places."""
    operation = t.stack[-1][0]
    if operation == ASK_CARD:
        return weigh_cards(lore, t)
    if operation == ASK_TILE:
        gains = gains_of(lore, t, t.current)
        if wide == 1:
            return [best_place(lore, t, gains, t.held[1])]
        return places(lore, t, gains, t.held[1], wide)
    if operation == ASK_ACTION:
        return weigh_action(lore, t, lore.action[t.held[0]], True)
    if operation == ASK_EXTRA:
        return weigh_extras(lore, t)
    if operation == ASK_FIGHT:
        found = fights(lore, t, t.current)
        if t.listed()[-1] == STOP:
            found.append((0.0, STOP))
        return found
    if operation == ASK_CONSTRUCT:
        return constructions(lore, t, t.current, t.orichalque[t.current])
    if operation == ASK_BONUS:
        found = constructions(lore, t, t.current, t.orichalque[t.current])
        found.append((KNACK[AWAKE], DONE))
        return found
    if operation == ASK_RAISE:
        return weigh_raising(lore, t)
    if operation == ASK_DISCARD:
        return weigh_discards(lore, t)
    if operation == ASK_FAVOUR:
        return weigh_action(lore, t, t.stack[-1][1], False)
    if operation == ASK_METROPOLIS:
        return weigh_metropolis(lore, t)
    choices = t.listed()
    if operation == ASK_PAY:
        return [(-0.01 * lore.strength[choice - PAY], choice) for choice in choices]
    if operation == ASK_INITIATIVE:
        return [(-0.1 * t.points(choice - INITIATIVE), choice) for choice in choices]
    if operation == ASK_RELEASE:
        woken = t.woken
        return [(-KNACK[AWAKE] * (woken >> (choice - RELEASE) & 1), choice) for choice in choices]
    return [(0.0, choice) for choice in choices]


def card_worth(lore: Lore, t: Play, player: int, gains: Gains, entry: tuple[int, ...]) -> float:
    """What a card on display promises a player: its tile, its creatures, its action."""
    value = action_worth(lore, t, player, lore.action[entry[0]])
    if entry[1] != NONE:
        best, place = best_place(lore, t, gains, entry[1])
        if place != NONE:
            value += best
            points = t.points(player)
            for kind in entry[2:]:
                if kind >= 0:
                    value += creature_cost(lore, t, player, kind, points)
    return value


def weigh_cards(lore: Lore, t: Play) -> Weighed:
    """OR-3. Each card with its tile where it looks best, and its action after that."""
    player = t.current
    gains = gains_of(lore, t, player)
    purse = t.hoplites[player]
    points = t.points(player)
    found: Weighed = []
    for choice in t.listed():
        number = choice - TAKE
        entry = t.display[number]
        action = lore.action[entry[0]]
        value = army(purse - lore.costs[number]) - army(purse)
        then = t
        if entry[1] != NONE:
            best, place = best_place(lore, t, gains, entry[1])
            if place != NONE:
                value += best
                for kind in entry[2:]:
                    if kind >= 0:
                        value += creature_cost(lore, t, player, kind, points)
                if action == CONSTRUCT or (action == CAPTURE and len(entry) > 2) or points >= 4:
                    then = t.clone()
                    then.make(choice)
                    if then.stack[-1][0] == ASK_TILE:
                        then.make(place)
                    if then.actor == OVER:
                        found.append((VICTORY, choice))
                        continue
        value += action_worth(lore, then, player, action)
        found.append((value, choice))
    return found


def weigh_action(lore: Lore, t: Play, action: int, optional: bool) -> Weighed:
    """OR-6. An action plain or with a Titan's favour, or not at all where it could do harm."""
    player = t.current
    if action in (CAPTURE, CONSTRUCT):
        found: Weighed = [(action_worth(lore, t, player, action), ACT)]
        if optional:
            found.append((0.0, DECLINE))
        return found
    plain, doubled = yields(lore, t, player, action)  # it costs nothing, so there is no other way
    return [(plain, ACT), (doubled, BLESSED)] if doubled > NEVER else [(plain, ACT)]


def weigh_extras(lore: Lore, t: Play) -> Weighed:
    """OR-8.1. Each action that can be bought, less its price."""
    player = t.current
    found: Weighed = [(0.0, END)]
    for choice in t.listed():
        if choice == END:
            continue
        payment, action = divmod(choice - BUY, 4)
        cost = max(0, PRICE - lore.owned(t, player, STATUE + payment))
        hoplites, ore = t.hoplites[player], t.orichalque[player]
        if payment == HOPLITES:
            fee = army(hoplites) - army(hoplites - cost)
            t.hoplites[player] = hoplites - cost
        elif payment == ORICHALQUE:
            fee = ore_pile(ore) - ore_pile(ore - cost)
            t.orichalque[player] = ore - cost
        else:
            fee = cost * KNACK[CAPTIVE]
        found.append((action_worth(lore, t, player, action) - fee, choice))
        t.hoplites[player], t.orichalque[player] = hoplites, ore
    return found


def weigh_raising(lore: Lore, t: Play) -> Weighed:
    """OR-6.7. The Minotaur's building where it takes least, or not at all."""
    player = t.current
    worth = house_worth(lore, t, player, t.stack[-1][1], ahead(lore, t))
    missed = losses(lore, t, player)
    cell_at = lore.shores[player].ground.cell_at
    found: Weighed = []
    for choice in t.listed():
        if choice == DECLINE:
            found.append((0.0, DECLINE))
        else:
            found.append((worth - missed[cell_at[choice - RAISE]], choice))
    found.sort(reverse=True)
    return found[:4]


def weigh_discards(lore: Lore, t: Play) -> Weighed:
    """OR-9.1. What suits the rival best if the rival is next, else what is of least use."""
    me, rival = t.current, 1 - t.current
    rival_next = t.turn == 0 or t.hoplites[rival] >= t.hoplites[me]
    player, sign = (rival, 1.0) if rival_next and not lore.automaton else (me, -1.0)
    gains = gains_of(lore, t, player)
    return [
        (sign * card_worth(lore, t, player, gains, t.display[choice - DISCARD]), choice)
        for choice in t.listed()
    ]


def weigh_metropolis(lore: Lore, t: Play) -> Weighed:
    """OR-2.2. The port with most room for temples within four steps."""
    ground = t.ground(t.current)
    grid = ground.grid
    found: Weighed = []
    for choice in t.listed():
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


def by_hand(lore: Lore, t: Play, rng: Random, noise: float) -> int:
    """What looks best at a glance, by a glance that may be blurred."""
    best, chosen = -1e9, NONE
    for value, choice in weigh(lore, t, 1):
        if noise:
            value += noise * rng.random()
        if value > best:
            best, chosen = value, choice
    return chosen


def draw(t: Play, rng: Random) -> int:
    """One of chance's choices, by its odds."""
    choices = t.listed()
    odds = t.odds()
    mark = rng.random() * sum(odds)
    for number, weight in enumerate(odds):
        mark -= weight
        if mark < 0:
            return choices[number]
    return choices[-1]
