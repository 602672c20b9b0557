"""OF-3. The queue resolves, position by position, until somebody must choose."""

from __future__ import annotations

from typing import Final

from aurum.games.oriflamme.rules.cards import (
    INSURRECTION,
    KEEP,
    KINDS,
    REVEAL,
    family_of,
    is_character,
)
from aurum.games.oriflamme.rules.deck import CARDS
from aurum.games.oriflamme.rules.elimination import discard
from aurum.games.oriflamme.rules.ending import close_round
from aurum.games.oriflamme.rules.table import EFFECT, FACING, NONE, UP, Table

ONLY_KEEP: Final = [KEEP]
KEEP_OR_REVEAL: Final = [KEEP, REVEAL]
FACE_DOWN_FRAME: Final = (FACING,)
EFFECT_FRAMES: Final = tuple((EFFECT, kind) for kind in range(KINDS))
QUESTION_FRAMES: Final = tuple((kind,) for kind in range(KINDS))


def run(t: Table) -> None:
    """Do what needs nobody until the frame on top of the stack is a question."""
    stack = t.stack
    while not stack or stack[-1][0] == EFFECT:
        if stack:
            take_effect(t, stack.pop()[1])
        elif t.acting >= 0:
            depart(t)
        elif t.at < len(t.queue):
            visit(t)
        else:
            close_round(t)


def visit(t: Table) -> None:
    """OF-3.1, OF-3.2, OF-3.4. Come to a position: ask about a hidden card, apply an open one."""
    card = t.queue[t.at]
    if t.resting and t.resting >> card & 1:
        if t.events is not None:
            t.tell("rested", "AL-1.3", family_of(card), t.at)
        t.at += 1
    elif t.where[card] == UP:
        t.acting = card
        t.stack.append(EFFECT_FRAMES[t.setup.kind[card]])
    else:
        t.ask(FACE_DOWN_FRAME, family_of(card))


def facing(t: Table) -> list[int]:
    """OF-3.2, AL-2.1. Keep or reveal. Asked even where only the owner knows there is no choice."""
    card = t.queue[t.at]
    if t.setup.kind[card] == INSURRECTION and not t.points[card]:
        return ONLY_KEEP
    return KEEP_OR_REVEAL


def face(t: Table, choice: int) -> None:
    """OF-3.2. Leave the card hidden with 1 point more on it, or turn it up."""
    t.stack.pop()
    card = t.queue[t.at]
    if choice == REVEAL:
        reveal(t, card)
        return
    t.points[card] += 1
    if t.events is not None:
        t.tell("kept", "OF-3.2", family_of(card), t.at, t.points[card])
    t.at += 1


def reveal(t: Table, card: int) -> None:
    """OF-3.3. Turn it up, take the points on it into stock, and apply its effect next."""
    kind = t.setup.kind[card]
    taken = 0
    t.where[card] = UP
    t.show(card)
    if not CARDS[kind].points_stay:
        taken = t.points[card]
        t.stock[family_of(card)] += taken
        t.points[card] = 0
    if t.events is not None:
        t.tell("revealed", "OF-3.3", family_of(card), t.at, kind, taken)
    t.acting = card
    t.stack.append(EFFECT_FRAMES[kind])


def take_effect(t: Table, kind: int) -> None:
    """OF-3.4. Apply an effect; ask where it offers a choice, go on where it offers only one."""
    before = len(t.events) if t.events is not None else 0
    offered = CARDS[kind].offer(t)
    if len(offered) > 1:
        t.ask(QUESTION_FRAMES[kind], family_of(t.acting))
        t._legal = offered
    elif offered:
        CARDS[kind].answer(t, offered[0])
    elif t.events is not None and len(t.events) == before:
        t.tell("idle", "OF-3.4", family_of(t.acting), t.at, kind)


def answer(t: Table, choice: int) -> None:
    """Make a choice that a card has offered."""
    CARDS[t.stack.pop()[0]].answer(t, choice)


def depart(t: Table) -> None:
    """OF-3.6, OF-4.4, OF-4.5. The effect is applied: go on, or with the card beneath."""
    card = t.acting
    if t.still_here():
        if t.where[card] == UP and not is_character(t.setup.kind[card]):
            discard(t, t.at, "OF-4.4")
        else:
            t.at += 1
    t.acting = NONE
