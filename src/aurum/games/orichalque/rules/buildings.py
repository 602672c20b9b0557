"""OR-7. What the buildings do for whoever owns them."""

from __future__ import annotations

from aurum.games.orichalque.rules.table import NONE, Table


def count(t: Table, player: int, power: str) -> int:
    """How many buildings with this power a player has."""
    start = player * len(t.setup.components.buildings)
    owned = 0
    for kind in t.setup.powers[power]:
        owned += t.owned[start + kind]
    return owned


def skulls(t: Table, player: int) -> frozenset[int]:
    """OR-7.3. The die values that Siege Engines turn into skulls."""
    kinds = t.setup.components.buildings
    start = player * len(kinds)
    return frozenset(
        building.skull
        for kind, building in enumerate(kinds)
        if building.skull and t.owned[start + kind]
    )


def statues(t: Table, player: int, payment: int) -> int:
    """OR-7.3. How much cheaper an extra action is with this payment."""
    start = player * len(t.setup.components.buildings)
    owned = 0
    for kind in t.setup.statues[payment]:
        owned += t.owned[start + kind]
    return owned


def own(t: Table, player: int, kind: int, cell: int) -> None:
    """A building is a player's from now on.

    OR-10.4: on the automaton's strip mines and camps lie face up, all others face down and asleep.
    """
    kinds = t.setup.components.buildings
    t.built.append((player, cell, kind))
    if cell != NONE:
        t.covered[player] |= 1 << cell
    if cell != NONE or kinds[kind].camp or kinds[kind].mine:
        t.owned[player * len(kinds) + kind] += 1


def put_up(t: Table, player: int, kind: int, cell: int, rule: str) -> None:
    """OR-6.9. A building on a cell, or on the automaton's strip; a mine or camp gives its piece."""
    kinds = t.setup.components.buildings
    own(t, player, kind, cell)
    if t.events is not None:
        spot = t.ground(player).spots[cell] if cell != NONE else NONE
        t.tell("built", rule, player, kind, spot)
    t.gain(player, int(kinds[kind].camp), int(kinds[kind].mine), rule)
