"""OF-7. From round to round, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aurum.engine.contract import OVER
from aurum.games.oriflamme.rules.cards import DEAL, NONE, card_of, family_of
from aurum.games.oriflamme.rules.elimination import holds_reserve
from aurum.games.oriflamme.rules.frames import ENDED
from aurum.games.oriflamme.rules.placement import first_to_place

if TYPE_CHECKING:
    from aurum.games.oriflamme.rules.state import OriflammeState


def open_round(state: OriflammeState) -> None:
    """Reserved Deals pay (AL-2.7), then placement begins."""
    state.round += 1
    if state.events is not None:
        state.emit("began", "OF-1.5" if state.round == 1 else "OF-7.3", state.round, state.first)
    for turn in range(state.setup.families):
        family = (state.first + turn) % state.setup.families
        if holds_reserve(state, family, DEAL) and cards_in_queue(state, family):
            state.gain(
                family, state.points[card_of(family, state.setup.slot[DEAL])], "AL-2.7", DEAL
            )
    first_to_place(state)


def close_round(state: OriflammeState) -> None:
    """OF-7.3. The marker passes to the left; after the last round the game is over."""
    state.resting = 0
    if state.round < state.setup.rounds:
        state.first = (state.first + 1) % state.setup.families
        open_round(state)
        return
    state.at = NONE
    for family in range(state.setup.families):
        if holds_reserve(state, family, DEAL):
            cash_in(state, family)
    state.set_frame((ENDED,))
    state.actor = OVER
    if state.events is not None:
        state.emit("ended", "OF-7.1", sum(1 << seat for seat in winners(state)))


def cash_in(state: OriflammeState, family: int) -> None:
    """AL-2.8. The points on a reserved Deal come to its owner's stock."""
    card = card_of(family, state.setup.slot[DEAL])
    laid = state.points[card]
    state.points[card] = 0
    state.gain(family, laid, "AL-2.8", DEAL)


def cards_in_queue(state: OriflammeState, family: int) -> int:
    """How many positions have this family on top."""
    return sum(family_of(card) == family for card in state.queue)


def scores(state: OriflammeState) -> list[int]:
    """OF-7.1, MX-4. Each seat's stock; in the duel that of both its families."""
    seats = state.setup.seats
    return [sum(state.stock[seat::seats]) for seat in range(seats)]


def standings(state: OriflammeState) -> list[tuple[int, int]]:
    """OF-7.1, OF-7.2, MX-4. Each seat's stock and its positions, by which seats are compared."""
    held = [cards_in_queue(state, family) for family in range(state.setup.families)]
    seats = state.setup.seats
    return [(stock, sum(held[seat::seats])) for seat, stock in enumerate(scores(state))]


def winners(state: OriflammeState) -> list[int]:
    """OF-7.1, OF-7.2. The highest stock; then the most positions; then the victory is shared."""
    if state.actor != OVER:
        return []
    found = standings(state)
    best = max(found)
    return [seat for seat in range(state.setup.seats) if found[seat] == best]
