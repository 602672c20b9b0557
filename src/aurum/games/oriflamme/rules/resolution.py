"""OF-3. The queue resolves, position by position, until a family must choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aurum.engine.state import Frame
from aurum.games.oriflamme.rules.cards import (
    INSURRECTION,
    KEEP,
    KINDS,
    NONE,
    REVEAL,
    UP,
    family_of,
    is_character,
)
from aurum.games.oriflamme.rules.deck import CARDS
from aurum.games.oriflamme.rules.elimination import discard
from aurum.games.oriflamme.rules.ending import close_round
from aurum.games.oriflamme.rules.frames import EFFECT, FACING, RESOLVING_FRAME

if TYPE_CHECKING:
    from aurum.games.oriflamme.rules.state import OriflammeState

ONLY_KEEP: Final = [KEEP]
KEEP_OR_REVEAL: Final = [KEEP, REVEAL]
FACE_DOWN_FRAME: Final[Frame] = (FACING,)
EFFECT_FRAMES: Final[tuple[Frame, ...]] = tuple((EFFECT, kind) for kind in range(KINDS))
QUESTION_FRAMES: Final[tuple[Frame, ...]] = tuple((kind,) for kind in range(KINDS))


def run(state: OriflammeState) -> None:
    """Process frames until the top one is a question."""
    while (frame := state.stack[-1])[0] >= EFFECT:
        if frame[0] == EFFECT:
            state.set_frame(RESOLVING_FRAME)
            take_effect(state, frame[1])
        elif state.acting >= 0:
            depart(state)
        elif state.at < len(state.queue):
            visit(state)
        else:
            close_round(state)


def visit(state: OriflammeState) -> None:
    """OF-3.1, OF-3.2, OF-3.4. Come to a position: ask about a hidden card, apply an open one."""
    card = state.queue[state.at]
    if state.resting and state.resting >> card & 1:
        if state.events is not None:
            state.emit("rested", "AL-1.3", family_of(card), state.at)
        state.at += 1
    elif state.where[card] == UP:
        state.acting = card
        state.set_frame(EFFECT_FRAMES[state.setup.kind[card]])
    else:
        state.ask(FACE_DOWN_FRAME, family_of(card))


def facing(state: OriflammeState) -> list[int]:
    """OF-3.2, AL-2.1. Keep or reveal. Asked even where only the owner knows there is no choice."""
    card = state.queue[state.at]
    if state.setup.kind[card] == INSURRECTION and not state.points[card]:
        return ONLY_KEEP
    return KEEP_OR_REVEAL


def face(state: OriflammeState, choice: int) -> None:
    """OF-3.2. Leave the card hidden with 1 point more on it, or turn it up."""
    card = state.queue[state.at]
    if choice == REVEAL:
        reveal(state, card)
        return
    state.set_frame(RESOLVING_FRAME)
    state.points[card] += 1
    if state.events is not None:
        state.emit("kept", "OF-3.2", family_of(card), state.at, state.points[card])
    state.at += 1


def reveal(state: OriflammeState, card: int) -> None:
    """OF-3.3. Turn it up, take the points on it into stock, and apply its effect next."""
    kind = state.setup.kind[card]
    taken = 0
    state.where[card] = UP
    state.note_shown(card)
    if not CARDS[kind].points_stay:
        taken = state.points[card]
        state.stock[family_of(card)] += taken
        state.points[card] = 0
    if state.events is not None:
        state.emit("revealed", "OF-3.3", family_of(card), state.at, kind, taken)
    state.acting = card
    state.set_frame(EFFECT_FRAMES[kind])


def take_effect(state: OriflammeState, kind: int) -> None:
    """OF-3.4. Apply an effect; ask where it offers a choice, go on where it offers only one."""
    before = len(state.events) if state.events is not None else 0
    offered = CARDS[kind].offer(state)
    if len(offered) > 1:
        state.ask(QUESTION_FRAMES[kind], family_of(state.acting))
        state._legal = offered
    elif offered:
        CARDS[kind].answer(state, offered[0])
    elif state.events is not None and len(state.events) == before:
        state.emit("idle", "OF-3.4", family_of(state.acting), state.at, kind)


def answer(state: OriflammeState, kind: int, choice: int) -> None:
    """Make a choice that a card of this kind has offered."""
    state.set_frame(RESOLVING_FRAME)
    CARDS[kind].answer(state, choice)


def depart(state: OriflammeState) -> None:
    """OF-3.6, OF-4.4, OF-4.5. The effect is applied: go on, or with the card beneath."""
    card = state.acting
    if state.still_here():
        if state.where[card] == UP and not is_character(state.setup.kind[card]):
            discard(state, state.at, "OF-4.4")
        else:
            state.at += 1
    state.acting = NONE
