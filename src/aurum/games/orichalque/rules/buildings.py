"""OR-7. What buildings do for their owners."""

from __future__ import annotations

from aurum.games.orichalque.rules.base_state import NONE, BaseState


def count(t: BaseState, player: int, power: str) -> int:
    """How many buildings with this power a player has."""
    return count_kinds(t, player, t.setup.powers[power])


def count_kinds(t: BaseState, player: int, kinds: list[int]) -> int:
    """How many buildings of these kinds a player has."""
    owned = 0
    for kind in kinds:
        owned += t.owns(player, kind)
    return owned


def skulls(t: BaseState, player: int) -> frozenset[int]:
    """OR-7.3. The die values that Siege Engines turn into skulls."""
    kinds = t.setup.components.buildings
    engines = t.setup.powers["siege"]
    return frozenset([kinds[kind].skull for kind in engines if t.owns(player, kind)])


def statues(t: BaseState, player: int, payment: int) -> int:
    """OR-7.3. How much cheaper an extra action is with this payment."""
    return count_kinds(t, player, t.setup.statues[payment])


def own(t: BaseState, player: int, kind: int, cell: int) -> None:
    """A building is a player's from now on.

    OR-10.4: on the automaton's strip mines and camps lie face up, all others face down and asleep.
    """
    power = t.setup.components.buildings[kind].power
    t.built.append((player, cell, kind))
    if cell != NONE:
        t.covered[player] |= 1 << cell
    if cell != NONE or power in ("camp", "mine"):
        t.add_owned(player, kind)


def put_up(t: BaseState, player: int, kind: int, cell: int, rule: str) -> None:
    """OR-6.9. A building on a cell, or on the automaton's strip; a mine or camp gives its piece."""
    own(t, player, kind, cell)
    if t.events is not None:
        spot = t.ground(player).spots[cell] if cell != NONE else NONE
        t.emit("built", rule, player, kind, spot)
    power = t.setup.components.buildings[kind].power
    t.gain(player, int(power == "camp"), int(power == "mine"), rule)
