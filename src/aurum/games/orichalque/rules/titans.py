"""OR-4.4 to OR-4.6. Titans come, wake, and are given back."""

from __future__ import annotations

from aurum.engine.state import Frame
from aurum.games.orichalque.rules.base_state import NONE, TITANS, BaseState
from aurum.games.orichalque.rules.buildings import count
from aurum.games.orichalque.rules.choices import RELEASE, WELCOME
from aurum.games.orichalque.rules.frames import ASK_RELEASE, ASK_WELCOME, TITANS_COME


def titans_come(t: BaseState, frame: Frame) -> None:
    """OR-4.6. One Titan comes at once; of several the player says which comes first."""
    _, coming = frame
    if t.setup.automaton and t.current == 1:
        for titan in range(TITANS):
            if coming >> titan & 1:
                arrive_asleep(t, titan, "OR-10.3")
    elif coming.bit_count() > 1:
        t.stack.append((ASK_WELCOME, coming))
    elif coming:
        arrive(t, coming.bit_length() - 1, "OR-4.4")


def welcomes(t: BaseState) -> list[int]:
    """OR-4.6. The Titans that are coming."""
    coming = t.stack[-1][1]
    return [WELCOME + titan for titan in range(TITANS) if coming >> titan & 1]


def welcome(t: BaseState, choice: int) -> None:
    """OR-4.6. This one comes first."""
    coming = t.stack.pop()[1]
    titan = choice - WELCOME
    t.stack.append((TITANS_COME, coming & ~(1 << titan)))
    arrive(t, titan, "OR-4.4")


def arrive(t: BaseState, titan: int, rule: str) -> None:
    """OR-4.4, OR-4.6. A Titan comes from wherever it is, active; over the limit one must go."""
    player = t.current
    before = t.titans[titan]
    t.titans[titan] = player
    t.awake_titans |= 1 << titan
    if t.events is not None:
        t.emit("came", rule, player, titan, before)
    if before != player and over_limit(t, player):
        t.stack.append((ASK_RELEASE, titan))


def arrive_asleep(t: BaseState, titan: int, rule: str) -> None:
    """OR-10.3. To the automaton a Titan comes inactive, and there is no limit."""
    before = t.titans[titan]
    t.titans[titan] = t.current
    t.awake_titans &= ~(1 << titan)
    if t.events is not None:
        t.emit("came", rule, t.current, titan, before)


def limit(t: BaseState, player: int) -> int:
    """OR-4.6, OR-7.1. One Titan, and one more for each Oratory."""
    return 1 + count(t, player, "oratory")


def over_limit(t: BaseState, player: int) -> bool:
    """OR-4.6. Whether a player holds more Titans than allowed; the automaton never does."""
    if t.setup.automaton and player == 1:
        return False
    return t.titans.count(player) > limit(t, player)


def releases(t: BaseState) -> list[int]:
    """OR-4.6. Any Titan held before the one that has just come."""
    newest = t.stack[-1][1]
    return [
        RELEASE + titan
        for titan in range(TITANS)
        if t.titans[titan] == t.current and titan != newest
    ]


def release(t: BaseState, choice: int) -> None:
    """OR-4.6. It goes back to the centre, active."""
    t.stack.pop()
    titan = choice - RELEASE
    t.titans[titan] = NONE
    t.awake_titans |= 1 << titan
    if t.events is not None:
        t.emit("went", "OR-4.6", t.current, titan)


def favours(t: BaseState, player: int, titan: int) -> bool:
    """OR-5. Whether this Titan would grant the player its favour."""
    return t.titans[titan] == player and bool(t.awake_titans >> titan & 1)


def use_favour(t: BaseState, titan: int, rule: str) -> None:
    """OR-5. The Titan grants its favour, turns inactive and stays."""
    t.awake_titans &= ~(1 << titan)
    if t.events is not None:
        t.emit("favoured", rule, t.current, titan)
