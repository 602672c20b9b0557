"""A sensible player in one file: it looks one step ahead, and never further.

It says what a table is worth to a player, in victory points, and takes what makes it worth most.
It knows what everybody at the table knows: what lies there, and the odds of the dice. Good enough
to measure component sets with (`aurum components balance`), and to be beaten.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.buildings import count
from aurum.games.orichalque.rules.cells import Placement
from aurum.games.orichalque.rules.choices import (
    ACT,
    BLESSED,
    BUILD,
    BUY,
    CREATURES,
    DECLINE,
    DISCARD,
    DONE,
    END,
    FIGHT,
    FOUND,
    HOPLITES,
    INITIATIVE,
    MEDALLION,
    ORICHALQUE,
    PUT,
    SMITE,
    SPOT,
    STOP,
    TEMPLE,
    VERB,
)  # fmt: skip
from aurum.games.orichalque.rules.combat import MOST, odds_of_fight
from aurum.games.orichalque.rules.components import CAPTURE, CONSTRUCT, DESERT, PRODUCE, VOLCANO
from aurum.games.orichalque.rules.construction import build_one, constructions
from aurum.games.orichalque.rules.frames import ASK_ACTION, ASK_RELEASE, ASK_TILE, ASK_WELCOME
from aurum.games.orichalque.rules.greedy_worth import (
    ARMY,
    AWAKE,
    CAPTIVE,
    ORE,
    STUCK,
    TITAN,
    TITAN_LOOT,
    VICTORY,
    codes_of,
    creature_worth,
    loot_worth,
    pile_of,
    promise,
    worth,
)  # fmt: skip
from aurum.games.orichalque.rules.island import AREA, fitting
from aurum.games.orichalque.rules.play import Play
from aurum.games.orichalque.rules.table import LANDS, NONE
from aurum.games.orichalque.rules.titans import favours, limit
from aurum.games.orichalque.rules.turn import BLESSING, ENOUGH, price, wins

PORT: Final = 0.25
TITAN_NEAR: Final = (0.0, 0.02, 0.1, 0.8)
"""What a cell is worth that makes an area so large."""
MARGIN: Final = 0.0
"""What an extra action must bring beyond its price."""
SHORTLIST: Final = 4
"""How many promising places are looked at closely."""


def choose(t: Play) -> int:
    """What the player who is asked does."""
    return ANSWERS[t.stack[-1][0]](t)


# Where a tile goes


def best_places(t: Play, player: int, kind: int, most: int) -> list[tuple[float, Placement]]:
    """The placements of a tile that look best cell by cell."""
    places = fitting(t, player, kind)
    codes = codes_of(t, player)
    terrains = t.setup.components.tiles[kind].terrains
    ground = t.ground(player)
    ports = {port.cell for port in ground.island.ports} if ground.island else set()
    known: dict[tuple[int, int], float] = {}
    found = []
    for number, placement in enumerate(places):
        value = 0.0
        for cell, terrain in zip(placement.cells, terrains, strict=True):
            if (cell, terrain) not in known:
                known[cell, terrain] = cell_gain(t, player, codes, cell, terrain) + (
                    PORT if cell in ports else 0.0
                )
            value += known[cell, terrain]
        found.append((value, -number, placement))
    found.sort(key=lambda each: each[:2], reverse=True)
    return [(value, placement) for value, _, placement in found[:most]]


def cell_gain(t: Play, player: int, codes: list[int], cell: int, terrain: int) -> float:
    """What one cell of terrain at this place adds: to rhombuses, and to an area."""
    code = 1 << 3 * terrain
    value = promise(t, player, codes, cell, code) - promise(t, player, codes, cell, 0)
    if terrain != VOLCANO and t.titans[terrain] != player:
        grid = t.ground(player).grid
        land = (t.land[player * LANDS + terrain] & ~t.covered[player]) | 1 << cell
        value += TITAN_NEAR[min(AREA, grid.area(1 << cell, land).bit_count())]
    return value


def choose_place(t: Play) -> int:
    """Where the tile goes."""
    spots = t.ground(t.current).spots
    return best_of(t, [
        PUT + spots[place.anchor] * 8 + place.rotation
        for _, place in best_places(t, t.current, t.held[1], SHORTLIST)
    ])  # fmt: skip


def best_of(t: Play, choices: list[int]) -> int:
    """The choice after which the table is worth most; the first of equals."""
    return max(choices, key=lambda choice: worth(after(t, choice), t.current))


def after(t: Play, choice: int) -> Play:
    """The table after a choice, Titans that come with it at their places."""
    then = t.clone()
    then.apply(choice)
    while then.current == t.current and then.stack[-1][0] in (ASK_WELCOME, ASK_RELEASE):
        then.apply(choose(then))
    return then


# Which card


def choose_card(t: Play) -> int:
    """The card whose tile and action together make the table worth most."""
    return max(t.choices(), key=lambda choice: card_worth(t, choice))


def card_worth(t: Play, choice: int) -> float:
    """What the table is worth after taking a card, its tile well placed, its action done."""
    player = t.current
    then = t.clone()
    then.apply(choice)
    if then.current == player and then.stack[-1][0] == ASK_TILE:
        then = after(then, choose_place(then))
    value = worth(then, player)
    if then.current == player and then.stack[-1][0] == ASK_ACTION:
        action = then.setup.components.cards[then.held[0]].action
        value += max(0.0, action_gain(then, player, action))
    return value


def glance(t: Play, player: int, entry: tuple[int, ...]) -> float:
    """The same at a glance, for any player."""
    value = action_gain(t, player, t.setup.components.cards[entry[0]].action)
    if entry[1] != NONE:
        places = best_places(t, player, entry[1], 1)
        value += places[0][0] if places else 0.0
        points = t.points(player)
        value += sum(creature_worth(t, player, kind, 0, points) for kind in entry[2:] if kind >= 0)
    return value


def choose_discard(t: Play) -> int:
    """OR-9.1. The card that suits the rival best if the rival is next, else that of least use."""
    me, rival = t.current, 1 - t.current
    rival_next = t.turn == 0 or t.hoplites[rival] >= t.hoplites[me]
    if t.setup.automaton or not rival_next:
        return min(t.choices(), key=lambda choice: glance(t, me, t.display[choice - DISCARD]))
    return max(t.choices(), key=lambda choice: glance(t, rival, t.display[choice - DISCARD]))


# What an action would bring


def action_gain(t: Play, player: int, action: int) -> float:
    """How much more the table would be worth after an action."""
    if action == CAPTURE:
        return capture_gain(t, player)
    if action == CONSTRUCT:
        return best_construction(t, player)[0]
    plain, blessed = yields(t, player, action)
    return max(plain, blessed)


def yields(t: Play, player: int, action: int) -> tuple[float, float]:
    """OR-6.1, OR-5.2. Of Produce or Recruit, as it is and doubled by a Titan who then sleeps."""
    stock, rate, power = (
        (t.orichalque, ORE, "mine") if action == PRODUCE else (t.hoplites, ARMY, "camp")
    )
    number = 1 + count(t, player, power)
    before = pile_of(stock[player], rate)
    plain = pile_of(stock[player] + number, rate) - before
    if not favours(t, player, BLESSING[action]):
        return plain, 0.0
    return plain, pile_of(stock[player] + 2 * number, rate) - before - AWAKE


def best_construction(t: Play, player: int) -> tuple[float, int]:
    """The construction that brings most, and how much; what looks best on the land is tried out."""
    codes = codes_of(t, player)
    ground = t.ground(player)
    tried: dict[int, list[tuple[float, int]]] = {}
    for choice in constructions(t, player, t.orichalque[player]):
        if choice == MEDALLION:
            tried[MEDALLION] = [(0.0, choice)]
            continue
        one, two = divmod(choice % VERB, SPOT)
        group, cells = BUILD + one, [ground.cell_at[two]]
        if choice >= TEMPLE:
            group, cells = TEMPLE, list(ground.grid.rhombi[ground.rhombus_at[one, two]])
        loss = sum(promise(t, player, codes, cell, codes[cell]) for cell in cells)
        tried.setdefault(group, []).append((loss, choice))
    best = (0.0, NONE)
    now = worth(t, player)
    for group, choices in tried.items():
        for _, choice in sorted(choices)[: SHORTLIST if group == TEMPLE else 1]:
            then = t.clone()
            build_one(then, player, choice)
            gain = VICTORY if wins(then, player) else worth(then, player) - now
            best = max(best, (gain, choice))
    return best


def best_fight(t: Play, player: int) -> tuple[float, float, int, int]:
    """OR-6.3. The fight worth most: how much, its odds, which creature, with how many hoplites.

    Hoplites count NONE for a fight won by a Titan's favour.
    """
    own = [(n, each) for n, each in enumerate(t.creatures) if each[0] == player]
    points = t.points(player)
    room = t.titans.count(player) < limit(t, player)
    best = (0.0, 0.0, NONE, 0)
    for number, (_, _, kind, stuck) in own:
        creature = t.setup.components.creatures[kind]
        prize = loot_worth(creature) - creature_worth(t, player, kind, stuck, points)
        welcome = creature.titan != NONE and t.titans[creature.titan] != player and room
        if welcome:
            prize += TITAN - TITAN_LOOT
        if len(own) == 1 and points + welcome >= ENOUGH:
            prize = VICTORY
        for hoplites in range(stuck, min(MOST, stuck + t.hoplites[player]) + 1):
            odds = odds_of_fight(t, player, kind, hoplites)
            added = hoplites - stuck
            gain = odds * (prize - added * ARMY[0]) - (1 - odds) * added * (ARMY[0] - STUCK)
            best = max(best, (gain, odds, number, hoplites))
        if favours(t, player, DESERT):
            best = max(best, (prize - AWAKE, 1.0, number, NONE))
    return best


def capture_gain(t: Play, player: int) -> float:
    """What a Capture would bring: one fight after another, as long as they are won."""
    then = t.clone()
    value, chance = 0.0, 1.0
    while True:
        gain, odds, number, hoplites = best_fight(then, player)
        if number == NONE:
            return value
        value += chance * gain
        chance *= odds
        if hoplites == NONE:
            then.woken &= ~(1 << DESERT)
        else:
            then.hoplites[player] -= hoplites - then.creatures[number][3]
        del then.creatures[number]


# The other questions


def choose_metropolis(t: Play) -> int:
    """OR-2.2. The port with most room for temples within four steps."""
    ground = t.ground(t.current)
    grid = ground.grid

    def room(choice: int) -> int:
        port, other = divmod(choice - FOUND, SPOT)
        metropolis = near = 1 << ground.cell_at[port] | 1 << ground.cell_at[other]
        for _ in range(4):
            near |= grid.neighbours(near)
        free = near & ~metropolis
        return sum(all(free >> cell & 1 for cell in cells) for cells in grid.rhombi)

    return max(t.choices(), key=room)


def choose_one(t: Play) -> int:
    """The best of all by trying each."""
    return best_of(t, t.choices())


def choose_action(t: Play) -> int:
    """OR-2.1. Do it if it brings anything, with the Titan's favour if that pays."""
    action = t.setup.components.cards[t.held[0]].action
    if action_gain(t, t.current, action) <= 0:
        return DECLINE
    return way_of(t, action)


def choose_favour(t: Play) -> int:
    """OR-5.2. Whether a bought action is to be doubled."""
    return way_of(t, t.stack[-1][1])


def way_of(t: Play, action: int) -> int:
    """An action as it is, or with the Titan's favour."""
    if BLESSED not in t.choices():
        return ACT
    plain, blessed = yields(t, t.current, action)
    return BLESSED if blessed > plain else ACT


def choose_fight(t: Play) -> int:
    """OR-6.2. The fight worth most, or no more."""
    gain, _, number, hoplites = best_fight(t, t.current)
    if number == NONE or gain <= 0:
        choices = t.choices()
        return choices[-1] if choices[-1] == STOP else choices[0]
    spot = t.ground(t.current).spots[t.creatures[number][1]]
    return SMITE + spot if hoplites == NONE else FIGHT + spot * 4 + hoplites


def choose_construction(t: Play) -> int:
    """OR-6.8. What brings most."""
    choice = best_construction(t, t.current)[1]
    return choice if choice != NONE else t.choices()[0]


def choose_bonus(t: Play) -> int:
    """OR-5.1. One more construction, if it brings more than the Titan's being awake."""
    gain, choice = best_construction(t, t.current)
    return choice if gain > AWAKE else DONE


def choose_extra(t: Play) -> int:
    """OR-8.1. The extra action that brings most beyond its price."""
    player = t.current
    now = worth(t, player)
    best = (MARGIN, END)
    for choice in t.choices()[:-1]:
        payment, action = divmod(choice - BUY, 4)
        then = t.clone()
        cost = price(t, player, payment)
        if payment == HOPLITES:
            then.hoplites[player] -= cost
        elif payment == ORICHALQUE:
            then.orichalque[player] -= cost
        fee = now - worth(then, player) if payment != CREATURES else cost * CAPTIVE
        best = max(best, (action_gain(then, player, action) - fee, choice))
    return best[1]


def choose_payment(t: Play) -> int:
    """OR-8.1. The weakest creature."""
    return t.choices()[0]


def choose_initiative(t: Play) -> int:
    """OR-9.3. Whoever has fewest points."""
    return min(t.choices(), key=lambda choice: t.points(choice - INITIATIVE))


ANSWERS: Final[dict[int, Callable[[Play], int]]] = {
    frames.ASK_METROPOLIS: choose_metropolis,
    frames.ASK_CARD: choose_card,
    frames.ASK_TILE: choose_place,
    frames.ASK_WELCOME: choose_one,
    frames.ASK_RELEASE: choose_one,
    frames.ASK_ACTION: choose_action,
    frames.ASK_FAVOUR: choose_favour,
    frames.ASK_FIGHT: choose_fight,
    frames.ASK_CONSTRUCT: choose_construction,
    frames.ASK_BONUS: choose_bonus,
    frames.ASK_RAISE: choose_one,
    frames.ASK_EXTRA: choose_extra,
    frames.ASK_PAY: choose_payment,
    frames.ASK_DISCARD: choose_discard,
    frames.ASK_INITIATIVE: choose_initiative,
}
