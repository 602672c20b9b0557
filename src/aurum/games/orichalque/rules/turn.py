"""OR-2.1, OR-6.1, OR-8, OR-9. The phases of a turn, the extra action, the round, and the end."""

from __future__ import annotations

from typing import Final

from aurum.engine.contract import OVER
from aurum.engine.state import Frame
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.base_state import NONE, BaseState
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
from aurum.games.orichalque.rules.combat import any_creature
from aurum.games.orichalque.rules.components import (
    CAPTURE,
    CONSTRUCT,
    LAGOON,
    MOUNTAIN,
    PRODUCE,
    RECRUIT,
)
from aurum.games.orichalque.rules.construction import can_construct, can_forge
from aurum.games.orichalque.rules.island import fits_somewhere, needs_metropolis
from aurum.games.orichalque.rules.market import return_tile
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
TURN: Final[tuple[Frame, ...]] = (
    (frames.END_TURN,),
    (frames.PHASE_DISCARD,),
    (frames.PHASE_EXTRA, 0),
    (frames.USE_UP_CARD,),
    (frames.PHASE_ACTION,),
    (frames.PHASE_TILE,),
    (frames.ASK_CARD,),
)
"""OR-2.1. A whole turn, what comes last first."""


# A turn, phase by phase


def begin_turn(t: BaseState, _: Frame) -> None:
    """OR-2.1. The phases wait on the stack, the first on top."""
    t.current = (t.holder + t.turn) % t.setup.players
    if t.events is not None:
        t.emit("turn", "OR-2.1", t.current)
    if t.setup.automaton and t.current == 1:
        t.stack += [(frames.END_TURN,), (frames.AUTOMATON, 0)]
        return
    t.stack += TURN
    if needs_metropolis(t, t.current):
        t.stack.append((frames.ASK_METROPOLIS,))


def phase_tile(t: BaseState, _: Frame) -> None:
    """OR-4.1, OR-4.2. The tile must be placed if it can be."""
    if t.taken_card[1] == NONE:
        return
    if fits_somewhere(t, t.current, t.taken_card[1]):
        t.stack.append((frames.ASK_TILE,))
        return
    if t.events is not None:
        t.emit("homeless", "OR-4.2", t.current, t.taken_card[1])
    return_tile(t, t.taken_card, "OR-4.2")
    t.taken_card = (t.taken_card[0], NONE)


def phase_action(t: BaseState, _: Frame) -> None:
    """OR-2.1. The card's action may be performed, if it can do anything (OR-8.2)."""
    if can_do(t, t.setup.components.cards[t.taken_card[0]].action, t.orichalque[t.current]):
        t.stack.append((frames.ASK_ACTION,))


def can_do(t: BaseState, action: int, orichalque: int) -> bool:
    """OR-8.2. Whether an action could do anything at all."""
    if action == CAPTURE:
        return any_creature(t, t.current)
    if action == CONSTRUCT:
        return can_construct(t, t.current, orichalque)
    return True


def action_choices(t: BaseState) -> list[int]:
    """OR-2.1. Perform the card's action, with a Titan's favour where one can be had, or not."""
    action = t.setup.components.cards[t.taken_card[0]].action
    return [*ways(t, action), DECLINE]


def ways(t: BaseState, action: int) -> list[int]:
    """OR-5.2. An action as it is, and doubled by an active Titan."""
    blessed = action in BLESSING and favours(t, t.current, BLESSING[action])
    return [ACT, BLESSED] if blessed else [ACT]


def choose_action(t: BaseState, choice: int) -> None:
    """Perform it or decline."""
    t.stack.pop()
    action = t.setup.components.cards[t.taken_card[0]].action
    if choice == DECLINE:
        if t.events is not None:
            t.emit("declined", "OR-2.1", t.current, action)
        return
    t.stack.append((frames.PERFORM, action, int(choice == BLESSED)))


def perform(t: BaseState, frame: Frame) -> None:
    """OR-6. Do one of the four actions."""
    _, action, blessed = frame
    if t.events is not None:
        t.emit("acted", ACTION_RULES[action], t.current, action)
    if action == CAPTURE:
        t.stack.append((frames.ASK_FIGHT, 0, 0))
    elif action == CONSTRUCT:
        t.stack.append((frames.ASK_CONSTRUCT,))
    else:
        if blessed:
            use_favour(t, BLESSING[action], "OR-5.2")
        yield_of(t, t.current, action, 1 + blessed)


def yield_of(t: BaseState, player: int, action: int, times: int) -> None:
    """OR-6.1. Orichalque from mines or hoplites from camps, those of the metropolis included."""
    if action == PRODUCE:
        t.gain(player, 0, times * (1 + count(t, player, "mine")), "OR-6.1")
    else:
        t.gain(player, times * (1 + count(t, player, "camp")), 0, "OR-6.1")


def use_up_card(t: BaseState, _: Frame) -> None:
    """OR-9.1. The used card goes to the discard, its action performed or not."""
    t.discard |= 1 << t.taken_card[0]
    t.taken_card = ()


# The extra action


def phase_extra(t: BaseState, frame: Frame) -> None:
    """OR-8.1, OR-7.4. One extra action, two with the Forge."""
    _, taken = frame
    allowed = 2 if count(t, t.current, "forge") else 1
    if taken < allowed:
        t.stack.append((frames.ASK_EXTRA, taken))


def price(t: BaseState, player: int, payment: int) -> int:
    """OR-8.1, OR-7.3. Two of a resource, one less for its Statue."""
    return max(0, PRICE - statues(t, player, payment))


def stock_of(t: BaseState, player: int, payment: int) -> int:
    """How much of a resource a player could pay with."""
    if payment == HOPLITES:
        return t.hoplites[player]
    if payment == ORICHALQUE:
        return t.orichalque[player]
    return t.count_captives(player)


def extras(t: BaseState) -> list[int]:
    """OR-8.1, OR-8.2. Every action that can be bought with every payment, or none."""
    player = t.current
    found = [END]
    capture = any_creature(t, player)
    left = t.orichalque[player] - price(t, player, ORICHALQUE)
    construct_with_less = can_construct(t, player, left)
    construct = construct_with_less or can_forge(t, t.orichalque[player])
    for payment in BOUGHT_WITH:
        if stock_of(t, player, payment) < price(t, player, payment):
            continue
        useful = construct_with_less if payment == ORICHALQUE else construct
        for action in BOUGHT_WITH[payment]:
            if (capture or action != CAPTURE) and (useful or action != CONSTRUCT):
                found.append(BUY + payment * 4 + action)
    found.sort()
    return found


def buy(t: BaseState, choice: int) -> None:
    """OR-8.1. Pay first, then act; or end the turn's actions."""
    taken = t.stack.pop()[1]
    if choice == END:
        return
    payment, action = divmod(choice - BUY, 4)
    t.stack.append((frames.PHASE_EXTRA, taken + 1))
    cost = price(t, t.current, payment)
    if t.events is not None:
        t.emit("bought", "OR-8.1", t.current, payment, action)
    t.stack.append((frames.ASK_FAVOUR, action))
    if payment != CREATURES:
        spend_resource(t, t.current, payment, cost, "OR-8.1")
    elif cost:
        t.stack.append((frames.ASK_PAY, cost))


def spend_resource(t: BaseState, player: int, payment: int, cost: int, rule: str) -> None:
    """Pay for an extra action with hoplites or with orichalque."""
    if payment == HOPLITES:
        t.spend(player, cost, 0, rule)
    else:
        t.spend(player, 0, cost, rule)


def payments(t: BaseState) -> list[int]:
    """OR-8.1. The captured creatures one may pay with."""
    return [PAY + kind for kind, amount in enumerate(t.captives(t.current)) if amount]


def pay(t: BaseState, choice: int) -> None:
    """OR-8.1. A creature goes back to the bag."""
    left = t.stack.pop()[1] - 1
    give_creature(t, t.current, choice - PAY)
    if left:
        t.stack.append((frames.ASK_PAY, left))


def give_creature(t: BaseState, player: int, kind: int) -> None:
    """A captured creature goes back to the bag."""
    t.add_captives(player, kind, -1)
    t.creature_bag[kind] += 1
    if t.events is not None:
        t.emit("freed", "OR-8.1", player, kind)


def favour_choices(t: BaseState) -> list[int]:
    """OR-5.2. A bought action as it is, or doubled."""
    return ways(t, t.stack[-1][1])


def choose_favour(t: BaseState, choice: int) -> None:
    """Go on with the bought action."""
    action = t.stack.pop()[1]
    t.stack.append((frames.PERFORM, action, int(choice == BLESSED)))


# The end of turn and round


def phase_discard(t: BaseState, _: Frame) -> None:
    """OR-9.1. With two players, and in solo, a card of the display is discarded."""
    if t.setup.players == 2 and t.display:
        t.stack.append((frames.ASK_DISCARD,))


def end_turn(t: BaseState, _: Frame) -> None:
    """OR-2.1, OR-9.2. The next player, or a new round."""
    t.turn += 1
    if t.turn < t.setup.players:
        t.stack.append((frames.BEGIN_TURN,))
        return
    t.turn = 0
    t.stack += [(frames.BEGIN_TURN,), (frames.INITIATIVE_PASSES,), (frames.REFILL,)]


def initiative_passes(t: BaseState, _: Frame) -> None:
    """OR-9.3, OR-10.7. Who begins the next round."""
    t.round += 1
    rivals = [
        player for player in range(t.setup.players) if player != t.holder or not t.setup.russian
    ]
    most = max([t.hoplites[player] for player in rivals])
    tied = [player for player in rivals if t.hoplites[player] == most]
    if len(tied) > 1 and t.holder in tied:
        tied.remove(t.holder)
    if len(tied) == 1:
        grant_initiative(t, tied[0])
    else:
        t.stack.append((frames.ASK_INITIATIVE, sum(1 << player for player in tied)))


def heirs(t: BaseState) -> list[int]:
    """OR-9.3. Those among whom the present holder chooses."""
    tied = t.stack[-1][1]
    return [INITIATIVE + player for player in range(t.setup.players) if tied >> player & 1]


def choose_initiative(t: BaseState, choice: int) -> None:
    """OR-9.3. The holder names the next."""
    t.stack.pop()
    grant_initiative(t, choice - INITIATIVE)


def grant_initiative(t: BaseState, player: int) -> None:
    """OR-9.3, OR-9.4. It passes or stays, and the player to the right gains 1 hoplite."""
    t.holder = player
    if t.events is not None:
        t.emit("round", "OR-9.3", t.round, player)
    t.gain((player - 1) % t.setup.players, 1, 0, "OR-9.4" if t.round > 1 else "OR-1.6")


# Victory


def wins(t: BaseState, player: int) -> bool:
    """OR-9.5, OR-4.6. Five points, no creature on the island, and no Titan too many."""
    return (
        not any_creature(t, player)
        and t.points(player) >= ENOUGH
        and not over_limit(t, player)
    )  # fmt: skip


def finish(t: BaseState) -> None:
    """OR-9.5. The game is over at once; what was under way stays as it is."""
    t.stack.append((frames.ENDED,))
    t.actor = OVER
    if t.events is not None:
        t.emit("ended", "OR-9.5", t.current)
