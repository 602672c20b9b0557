"""OF-7. From round to round, and who has won."""

from __future__ import annotations

from aurum.engine.contract import OVER
from aurum.games.oriflamme.rules.cards import (
    DEAL,
    ROUNDS,
    card_of,
    family_of,
)
from aurum.games.oriflamme.rules.elimination import holds_reserve
from aurum.games.oriflamme.rules.placement import first_to_place
from aurum.games.oriflamme.rules.table import ENDED, NONE, Table


def open_round(t: Table) -> None:
    """Reserved Deals pay (AL-2.7), then placement begins."""
    t.round += 1
    if t.events is not None:
        t.tell("began", "OF-1.5" if t.round == 1 else "OF-7.3", t.round, t.first)
    for turn in range(t.setup.families):
        family = (t.first + turn) % t.setup.families
        if holds_reserve(t, family, DEAL) and cards_in_queue(t, family):
            t.gain(family, t.points[card_of(family, t.setup.slot[DEAL])], "AL-2.7", DEAL)
    first_to_place(t)


def close_round(t: Table) -> None:
    """OF-7.3. The marker passes to the left; after the sixth round the game is over."""
    t.resting = 0
    if t.round < ROUNDS:
        t.first = (t.first + 1) % t.setup.families
        open_round(t)
        return
    t.at = NONE
    for family in range(t.setup.families):
        if holds_reserve(t, family, DEAL):
            cash_in(t, family)
    t.stack.append((ENDED,))
    t.actor = OVER
    if t.events is not None:
        t.tell("ended", "OF-7.1", sum(1 << seat for seat in winners(t)))


def cash_in(t: Table, family: int) -> None:
    """AL-2.8. The points on a reserved Deal come to its owner's stock."""
    card = card_of(family, t.setup.slot[DEAL])
    laid = t.points[card]
    t.points[card] = 0
    t.gain(family, laid, "AL-2.8", DEAL)


def cards_in_queue(t: Table, family: int) -> int:
    """How many positions have this family on top."""
    return sum(family_of(card) == family for card in t.queue)


def scores(t: Table) -> list[int]:
    """OF-7.1, MX-4. Each seat's stock; in the duel that of both its families."""
    seats = t.setup.seats
    return [sum(t.stock[seat::seats]) for seat in range(seats)]


def winners(t: Table) -> list[int]:
    """OF-7.1, OF-7.2. The highest stock; then the most positions; then the victory is shared."""
    if t.actor != OVER:
        return []
    held = [cards_in_queue(t, family) for family in range(t.setup.families)]
    seats = t.setup.seats
    standing = [(stock, sum(held[seat::seats])) for seat, stock in enumerate(scores(t))]
    best = max(standing)
    return [seat for seat in range(seats) if standing[seat] == best]
