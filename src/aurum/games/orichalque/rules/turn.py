"""OR-2.1, OR-6.1, OR-8, OR-9. The phases of a turn, the extra action, the round, and the end."""

from __future__ import annotations

from typing import Final

from aurum.engine.contract import OVER
from aurum.engine.state import Frame
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.buildings import count, statues
from aurum.games.orichalque.rules.choices import (
    ACT,
    BLESSED,
    BUY,
    CREATURES,
    DECLINE,
    END,
    HOPLITES,
    INITIATIVE,
    ORICHALQUE,
    PAY,
)  # fmt: skip
from aurum.games.orichalque.rules.combat import any_creature, begin_capture
from aurum.games.orichalque.rules.components import (
    CAPTURE,
    CONSTRUCT,
    LAGOON,
    MOUNTAIN,
    PRODUCE,
    RECRUIT,
)
from aurum.games.orichalque.rules.construction import begin_construct, can_construct
from aurum.games.orichalque.rules.island import ask_metropolis, fits_somewhere, needs_metropolis
from aurum.games.orichalque.rules.market import return_tile
from aurum.games.orichalque.rules.table import NONE, Table
from aurum.games.orichalque.rules.titans import favours, over_limit, use_favour

ENOUGH: Final = 5
"""OR-9.5. The victory points that win, once the island is free of creatures."""
PRICE: Final = 2
"""OR-8.1. What an extra action costs, of any of the three."""
BOUGHT_WITH: Final = {
    HOPLITES: (CAPTURE, CONSTRUCT, PRODUCE),
    ORICHALQUE: (CAPTURE, CONSTRUCT, RECRUIT),
    CREATURES: (PRODUCE, RECRUIT, CAPTURE, CONSTRUCT),
}
"""OR-8.1. The actions that each payment can buy."""
ACTION_RULES: Final = {PRODUCE: "OR-6.1", RECRUIT: "OR-6.1", CAPTURE: "OR-6.2", CONSTRUCT: "OR-6.8"}
"""The rule that describes each action."""
BLESSING: Final = {PRODUCE: MOUNTAIN, RECRUIT: LAGOON}
"""OR-5.2. The Titans that double an action."""


# A turn, phase by phase


def begin_turn(t: Table, _: Frame) -> None:
    """OR-2.1. The phases wait on the stack, the first on top."""
    t.current = (t.holder + t.turn) % t.setup.players
    if t.events is not None:
        t.tell("turn", "OR-2.1", t.current)
    if t.setup.automaton and t.current == 1:
        t.stack += [(frames.END_TURN,), (frames.AUTOMATON, 0)]
        return
    t.stack += [
        (frames.END_TURN,),
        (frames.PHASE_DISCARD,),
        (frames.PHASE_EXTRA, 0),
        (frames.USE_UP_CARD,),
        (frames.PHASE_ACTION,),
        (frames.PHASE_TILE,),
    ]
    t.ask((frames.ASK_CARD,), t.current)
    if needs_metropolis(t, t.current):
        ask_metropolis(t)


def phase_tile(t: Table, _: Frame) -> None:
    """OR-4.1, OR-4.2. The tile must be placed if it can be."""
    if t.held[1] == NONE:
        return
    if fits_somewhere(t, t.current, t.held[1]):
        t.ask((frames.ASK_TILE,), t.current)
        return
    if t.events is not None:
        t.tell("homeless", "OR-4.2", t.current, t.held[1])
    return_tile(t, t.held, "OR-4.2")
    t.held = (t.held[0], NONE)


def phase_action(t: Table, _: Frame) -> None:
    """OR-2.1. The card's action may be performed, if it can do anything (OR-8.2)."""
    if can_do(t, t.setup.components.cards[t.held[0]].action, t.orichalque[t.current]):
        t.ask((frames.ASK_ACTION,), t.current)


def can_do(t: Table, action: int, orichalque: int) -> bool:
    """OR-8.2. Whether an action could do anything at all."""
    if action == CAPTURE:
        return any_creature(t, t.current)
    if action == CONSTRUCT:
        return can_construct(t, t.current, orichalque)
    return True


def action_choices(t: Table) -> list[int]:
    """OR-2.1. Perform the card's action, with a Titan's favour where one can be had, or not."""
    action = t.setup.components.cards[t.held[0]].action
    return [*ways(t, action), DECLINE]


def ways(t: Table, action: int) -> list[int]:
    """OR-5.2. An action as it is, and doubled by an active Titan."""
    blessed = action in BLESSING and favours(t, t.current, BLESSING[action])
    return [ACT, BLESSED] if blessed else [ACT]


def choose_action(t: Table, choice: int) -> None:
    """Perform it or decline."""
    t.stack.pop()
    action = t.setup.components.cards[t.held[0]].action
    if choice == DECLINE:
        if t.events is not None:
            t.tell("declined", "OR-2.1", t.current, action)
        return
    t.stack.append((frames.PERFORM, action, int(choice == BLESSED)))


def perform(t: Table, frame: Frame) -> None:
    """OR-6. Do one of the four actions."""
    _, action, blessed = frame
    if t.events is not None:
        t.tell("acted", ACTION_RULES[action], t.current, action)
    if action == CAPTURE:
        begin_capture(t)
    elif action == CONSTRUCT:
        begin_construct(t)
    else:
        if blessed:
            use_favour(t, BLESSING[action], "OR-5.2")
        yield_of(t, t.current, action, 1 + blessed)


def yield_of(t: Table, player: int, action: int, times: int) -> None:
    """OR-6.1. Orichalque from mines or hoplites from camps, those of the metropolis included."""
    if action == PRODUCE:
        t.gain(player, 0, times * (1 + count(t, player, "mine")), "OR-6.1")
    else:
        t.gain(player, times * (1 + count(t, player, "camp")), 0, "OR-6.1")


def use_up_card(t: Table, _: Frame) -> None:
    """OR-9.1. The used card goes to the discard, its action performed or not."""
    t.discard |= 1 << t.held[0]
    t.held = ()


# The extra action


def phase_extra(t: Table, frame: Frame) -> None:
    """OR-8.1, OR-7.4. One extra action, two with the Forge."""
    _, taken = frame
    allowed = 2 if count(t, t.current, "forge") else 1
    if taken < allowed:
        t.ask((frames.ASK_EXTRA, taken), t.current)


def price(t: Table, player: int, payment: int) -> int:
    """OR-8.1, OR-7.3. Two of a resource, one less for its Statue."""
    return max(0, PRICE - statues(t, player, payment))


def stock_of(t: Table, player: int, payment: int) -> int:
    """How much of a resource a player could pay with."""
    if payment == HOPLITES:
        return t.hoplites[player]
    if payment == ORICHALQUE:
        return t.orichalque[player]
    return sum(t.captives(player))


def extras(t: Table) -> list[int]:
    """OR-8.1, OR-8.2. Every action that can be bought with every payment, or none."""
    player = t.current
    found = []
    capture = any_creature(t, player)
    construct = {}  # by the orichalque left, since a medallion may be all there is
    for payment, actions in BOUGHT_WITH.items():
        cost = price(t, player, payment)
        if stock_of(t, player, payment) < cost:
            continue
        left = t.orichalque[player] - (cost if payment == ORICHALQUE else 0)
        if left not in construct:
            construct[left] = can_construct(t, player, left)
        for action in actions:
            if (capture or action != CAPTURE) and (construct[left] or action != CONSTRUCT):
                found.append(BUY + payment * 4 + action)
    found.sort()
    return [*found, END]


def buy(t: Table, choice: int) -> None:
    """OR-8.1. Pay first, then act; or end the turn's actions."""
    taken = t.stack.pop()[1]
    if choice == END:
        return
    payment, action = divmod(choice - BUY, 4)
    t.stack.append((frames.PHASE_EXTRA, taken + 1))
    cost = price(t, t.current, payment)
    if t.events is not None:
        t.tell("bought", "OR-8.1", t.current, payment, action)
    if payment == CREATURES:
        t.stack.append((frames.ASK_FAVOUR, action))
        if cost:
            t.ask((frames.ASK_PAY, cost), t.current)
        t.actor = t.current
        return
    t.spend(
        t.current,
        cost if payment == HOPLITES else 0,
        cost if payment == ORICHALQUE else 0,
        "OR-8.1",
    )
    t.ask((frames.ASK_FAVOUR, action), t.current)


def payments(t: Table) -> list[int]:
    """OR-8.1. The captured creatures one may pay with."""
    return [PAY + kind for kind, amount in enumerate(t.captives(t.current)) if amount]


def pay(t: Table, choice: int) -> None:
    """OR-8.1. A creature goes back to the bag."""
    left = t.stack.pop()[1] - 1
    give_creature(t, t.current, choice - PAY)
    if left:
        t.ask((frames.ASK_PAY, left), t.current)


def give_creature(t: Table, player: int, kind: int) -> None:
    """A captured creature goes back to the bag."""
    t.add_captives(player, kind, -1)
    t.bag[kind] += 1
    if t.events is not None:
        t.tell("freed", "OR-8.1", player, kind)


def favour_choices(t: Table) -> list[int]:
    """OR-5.2. A bought action as it is, or doubled."""
    return ways(t, t.stack[-1][1])


def choose_favour(t: Table, choice: int) -> None:
    """Go on with the bought action."""
    action = t.stack.pop()[1]
    t.stack.append((frames.PERFORM, action, int(choice == BLESSED)))


# The end of turn and round


def phase_discard(t: Table, _: Frame) -> None:
    """OR-9.1. With two players, and in solo, a card of the display is discarded."""
    if t.setup.players == 2 and t.display:
        t.ask((frames.ASK_DISCARD,), t.current)


def end_turn(t: Table, _: Frame) -> None:
    """OR-2.1, OR-9.2. The next player, or a new round."""
    t.turn += 1
    if t.turn < t.setup.players:
        t.stack.append((frames.BEGIN_TURN,))
        return
    t.turn = 0
    t.stack += [(frames.BEGIN_TURN,), (frames.INITIATIVE_PASSES,), (frames.REFILL,)]


def initiative_passes(t: Table, _: Frame) -> None:
    """OR-9.3, OR-10.7. Who begins the next round."""
    t.round += 1
    players = range(t.setup.players)
    rivals = list(players)
    if t.setup.russian:
        rivals.remove(t.holder)
    most = max(t.hoplites[player] for player in rivals)
    tied = [player for player in rivals if t.hoplites[player] == most]
    if len(tied) > 1 and t.holder in tied:
        tied.remove(t.holder)
    if len(tied) == 1:
        grant_initiative(t, tied[0])
    else:
        t.ask((frames.ASK_INITIATIVE, sum(1 << player for player in tied)), t.holder)


def heirs(t: Table) -> list[int]:
    """OR-9.3. Those among whom the present holder chooses."""
    tied = t.stack[-1][1]
    return [INITIATIVE + player for player in range(t.setup.players) if tied >> player & 1]


def choose_initiative(t: Table, choice: int) -> None:
    """OR-9.3. The holder names the next."""
    t.stack.pop()
    grant_initiative(t, choice - INITIATIVE)


def grant_initiative(t: Table, player: int) -> None:
    """OR-9.3, OR-9.4. It passes or stays, and the player to the right gains 1 hoplite."""
    t.holder = player
    if t.events is not None:
        t.tell("round", "OR-9.3", t.round, player)
    t.gain((player - 1) % t.setup.players, 1, 0, "OR-9.4" if t.round > 1 else "OR-1.6")


# Victory


def wins(t: Table, player: int) -> bool:
    """OR-9.5, OR-4.6. Five points, no creature on the island, and no Titan too many."""
    return (
        t.points(player) >= ENOUGH
        and not any_creature(t, player)
        and not over_limit(t, player)
    )  # fmt: skip


def finish(t: Table) -> None:
    """OR-9.5. The game is over at once; what was under way stays as it is."""
    t.stack.append((frames.ENDED,))
    t.actor = OVER
    if t.events is not None:
        t.tell("ended", "OR-9.5", t.current)
