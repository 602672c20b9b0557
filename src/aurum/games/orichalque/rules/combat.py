"""OR-6.2 to OR-6.7. Capture: fights, dice and loot, and the exact odds of each."""

from __future__ import annotations

from functools import cache
from typing import Final

from aurum.games.orichalque.rules.base_state import NONE, BaseState
from aurum.games.orichalque.rules.buildings import count, put_up, skulls
from aurum.games.orichalque.rules.choices import DECLINE, FIGHT, RAISE, ROLL, SMITE, STOP
from aurum.games.orichalque.rules.components import DESERT
from aurum.games.orichalque.rules.construction import open_ground, sheltered
from aurum.games.orichalque.rules.frames import ASK_BUILDING_DRAWN, ASK_FIGHT, ASK_RAISE, ASK_ROLL
from aurum.games.orichalque.rules.titans import arrive, favours, use_favour

MOST: Final = 3
"""How many hoplites can stand on a creature."""


# The odds


@cache
def odds_of_roll(
    dice: tuple[int, ...], rolled: int, strength: int, skulls: frozenset[int]
) -> tuple[int, int]:
    """How many of all rolls of so many dice win, and how many rolls there are.

    `dice` are the faces of a die with 0 for the skull; `skulls` what Siege Engines turn into one.
    """
    plain = [face for face in dice if face and face not in skulls]
    sums = {0: 1}
    for _ in range(rolled):
        grown: dict[int, int] = {}
        for total, ways in sums.items():
            for face in plain:
                grown[total + face] = grown.get(total + face, 0) + ways
        sums = grown
    everything = len(dice) ** rolled
    lost = sum(ways for total, ways in sums.items() if total < strength)
    return everything - lost, everything


def odds_of_fight(t: BaseState, player: int, kind: int, hoplites: int) -> float:
    """The exact chance to capture a creature of this kind with so many hoplites on it (OR-6.4)."""
    parts = t.setup.components
    strength = parts.creatures[kind].strength
    won, all_rolls = odds_of_roll(parts.dice, hoplites + 1, strength, skulls(t, player))
    return won / all_rolls


def in_hundred(chance: float) -> int:
    """A chance in percent; 0 and 100 only where it is certain."""
    rounded = round(100 * chance)
    return min(99, max(1, rounded)) if 0 < chance < 1 else rounded


# The Capture action


def fights(t: BaseState) -> list[int]:
    """OR-6.2, OR-6.3, OR-5.2. Any own creature with up to three hoplites, a favour, or no more."""
    player = t.current
    spots = t.ground(player).spots
    purse = t.hoplites[player]
    blessed = favours(t, player, DESERT)
    found = []
    smites = []
    for owner, cell, _, stuck in t.creatures:
        if owner == player:
            spot = spots[cell]
            for hoplites in range(stuck, min(MOST, stuck + purse) + 1):
                found.append(FIGHT + spot * 4 + hoplites)
            if blessed:
                smites.append(SMITE + spot)
    return found + smites + ([STOP] if t.stack[-1][1] else [])


def fight(t: BaseState, choice: int) -> None:
    """Fight, win by favour, or stop."""
    _, fought, saved = t.stack.pop()
    if choice == STOP:
        end_capture(t, saved)
        return
    t.stack.append((ASK_FIGHT, fought + 1, saved))
    if choice >= SMITE:
        use_favour(t, DESERT, "OR-5.2")
        win(t, t.ground(t.current).cell_at[choice - SMITE])
        return
    spot, standing = divmod(choice - FIGHT, 4)
    cell = t.ground(t.current).cell_at[spot]
    number = creature_at(t, t.current, cell)
    _, _, kind, stuck = t.creatures[number]
    t.hoplites[t.current] -= standing - stuck
    t.creatures[number] = (t.current, cell, kind, standing)
    if t.events is not None:
        t.emit("fought", "OR-6.3", t.current, spot, kind, standing)
    t.stack.append((ASK_ROLL, cell, standing + 1))


def creature_at(t: BaseState, player: int, cell: int) -> int:
    """The number of the creature there."""
    for number, creature in enumerate(t.creatures):
        if creature[0] == player and creature[1] == cell:
            return number
    raise LookupError(cell)


def rolls(t: BaseState) -> list[int]:
    """OR-6.4. Every roll of the dice in hand."""
    return t.setup.rolls[t.stack[-1][2]]


def roll_odds(t: BaseState) -> list[int]:
    """OR-6.4. The weights of these rolls."""
    return t.setup.roll_odds[t.stack[-1][2]]


def rolled(t: BaseState, choice: int) -> None:
    """OR-6.4 to OR-6.6. The dice have fallen."""
    _, cell, dice = t.stack.pop()
    player = t.current
    faces = t.setup.roll_faces[t.setup.roll_number[choice - ROLL]]
    kind = t.creatures[creature_at(t, player, cell)][2]
    if t.events is not None:
        t.emit("rolled", "OR-6.4", player, choice - ROLL)
    as_skulls = skulls(t, player)
    total = sum(face for face in faces if face not in as_skulls)
    skull = any(face == 0 or face in as_skulls for face in faces)
    if skull or total >= t.setup.components.creatures[kind].strength:
        win(t, cell)
        return
    _, _, saved = t.stack.pop()
    if t.events is not None:
        t.emit("lost", "OR-6.6", player, t.ground(player).spots[cell], kind, dice - 1)
    end_capture(t, saved)


def win(t: BaseState, cell: int) -> None:
    """OR-6.5. The creature goes to the stock, its hoplites to the supply; then its loot."""
    player = t.current
    _, _, kind, standing = t.creatures.pop(creature_at(t, player, cell))
    ask, fought, saved = t.stack.pop()
    t.stack.append((ask, fought, saved + min(standing, count(t, player, "hospital"))))
    take_creature(t, player, cell, kind, "OR-6.5")
    loot(t, kind)


def take_creature(t: BaseState, player: int, cell: int, kind: int, rule: str) -> None:
    """A creature leaves the island for the stock."""
    t.add_captives(player, kind, 1)
    if t.events is not None:
        t.emit("captured", rule, player, t.ground(player).spots[cell], kind)


def loot(t: BaseState, kind: int) -> None:
    """OR-6.7, OR-7.2. What the creature leaves: orichalque, a building, a Titan."""
    player = t.current
    creature = t.setup.components.creatures[kind]
    t.gain(player, 0, creature.orichalque, "OR-6.7")
    t.gain(player, 0, count(t, player, "arch"), "OR-7.2")
    if creature.titan != NONE:
        arrive(t, creature.titan, "OR-6.7")
    if creature.building and any(t.building_bag):
        t.stack.append((ASK_BUILDING_DRAWN, NONE))


def end_capture(t: BaseState, saved: int) -> None:
    """OR-7.2. The hoplites that the Hospital has set aside come back."""
    t.gain(t.current, saved, 0, "OR-7.2")


# The Minotaur's building


def building_found(t: BaseState, kind: int) -> None:
    """OR-6.7. The player may put up the building that was drawn; with nowhere to go it returns."""
    if t.events is not None:
        t.emit("unearthed", "OR-6.7", t.current, kind)
    t.stack.append((ASK_RAISE, kind))


def raisings(t: BaseState) -> list[int]:
    """OR-6.7. Any free terrain or empty volcano not next to a creature, or decline."""
    player = t.current
    ground = t.ground(player)
    free = open_ground(t, player) & ~sheltered(t, player, t.stack[-1][1])
    found = [RAISE + ground.spots[cell] for cell in range(ground.grid.size) if free >> cell & 1]
    return [DECLINE, *sorted(found)]


def raise_building(t: BaseState, choice: int) -> None:
    """OR-6.7. Put it up, or return it to the bag."""
    kind = t.stack.pop()[1]
    if choice == DECLINE:
        t.building_bag[kind] += 1
        if t.events is not None:
            t.emit("refused", "OR-6.7", t.current, kind)
        return
    cell = t.ground(t.current).cell_at[choice - RAISE]
    put_up(t, t.current, kind, cell, "OR-6.7")


def any_creature(t: BaseState, player: int) -> bool:
    """Whether a player has a creature to fight."""
    return any(creature[0] == player for creature in t.creatures)
