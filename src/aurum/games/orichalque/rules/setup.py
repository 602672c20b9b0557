"""OR-1. The set-up: who gets which board and side, and who begins.

The first stock of everybody is that of a new state; `market.py` draws the first display.
"""

from __future__ import annotations

from aurum.engine.state import Frame
from aurum.games.orichalque.rules import automaton, frames
from aurum.games.orichalque.rules.base_state import NONE, BaseState
from aurum.games.orichalque.rules.choices import BOARD, FIRST, SIDE
from aurum.games.orichalque.rules.components import BOARDS, CHOOSE, SIDES
from aurum.games.orichalque.rules.turn import grant_initiative


def lay_out(t: BaseState) -> None:
    """OR-1.1, OR-1.6, OR-10. Put everything that the set-up asks and does onto the stack."""
    setup = t.setup
    t.stack += [(frames.BEGIN_TURN,), (frames.REFILL,)]
    if setup.automaton:
        titan = automaton.board(t).titan
        t.titans[titan] = automaton.PLAYER
        t.awake_titans &= ~(1 << titan)
        t.stack.append((frames.START_ROUND, 0))
    else:
        t.stack.append((frames.ASK_FIRST,))
    for seat in reversed(range(setup.seats)):
        if setup.sides[seat] == CHOOSE:
            t.stack.append((frames.ASK_SIDE, seat))
    for seat in reversed(range(setup.seats)):
        if setup.boards[seat]:
            t.board[seat] = setup.number_of(setup.boards[seat], setup.dealt_side(seat))
        else:
            t.stack.append((frames.ASK_BOARD, seat))


def boards(t: BaseState) -> list[int]:
    """OR-1.1. The boards that no player has yet."""
    taken = {t.setup.components.islands[number].board for number in t.board if number != NONE}
    side = t.setup.dealt_side(t.stack[-1][1])
    return [
        BOARD + BOARDS.index(place.board)
        for place in t.setup.components.islands
        if place.side == side and place.board not in taken
    ]


def board_drawn(t: BaseState, choice: int) -> None:
    """OR-1.1. A board comes to a seat, on the side it has chosen, or will choose."""
    seat = t.stack.pop()[1]
    t.board[seat] = t.setup.number_of(BOARDS[choice - BOARD], t.setup.dealt_side(seat))
    if t.events is not None:
        t.emit("drew" if t.setup.sides[seat] == CHOOSE else "dealt", "OR-1.1", seat, t.board[seat])


def sides(t: BaseState) -> list[int]:
    """OR-1.1. Easy or hard."""
    return [SIDE + side for side in range(len(SIDES))]


def side_chosen(t: BaseState, choice: int) -> None:
    """OR-1.1. Whoever has got a board chooses its side."""
    seat = t.stack.pop()[1]
    board = t.setup.components.islands[t.board[seat]].board
    t.board[seat] = t.setup.number_of(board, SIDES[choice - SIDE])
    t.current = NONE
    if t.events is not None:
        t.emit("sided", "OR-1.1", seat, t.board[seat])


def firsts(t: BaseState) -> list[int]:
    """OR-1.6. Anybody may begin."""
    return [FIRST + player for player in range(t.setup.players)]


def first_drawn(t: BaseState, choice: int) -> None:
    """OR-1.6. The first player is random and holds the initiative."""
    t.stack.pop()
    start_round(t, (frames.START_ROUND, choice - FIRST))


def start_round(t: BaseState, frame: Frame) -> None:
    """OR-1.6. The first round begins."""
    _, player = frame
    t.round = 1
    grant_initiative(t, player)
