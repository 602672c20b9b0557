"""How a game at a table ended, for the league."""

from __future__ import annotations

from aurum.server.store.promise import GameResult, Outcome
from aurum.server.table.decisions import stand_in_level
from aurum.server.table.entries import SeatPlan
from aurum.server.table.game_code import game_code
from aurum.server.table.table import Table


def result_of(table: Table) -> GameResult | None:
    """The result of a finished game; None for continued games and lessons, which are not rated."""
    session = table.session
    if table.status != "over" or session is None or session.origin is not None:
        return None
    if table.lesson:  # its seed is fixed and known
        return None
    with game_code(table.game):
        won, scores = session.state.winners(), session.state.scores()
    outcomes = [
        _outcome(_player(table, seat, seat in won), seat in won, scores[seat])
        for seat in range(len(table.holders))
    ]
    if solo := session.options.get("solo"):
        level = f"automaton-{solo}"
        outcomes.append(Outcome("", level, level, not won, 0))
    return GameResult(table.game, outcomes)


def _player(table: Table, seat: int, won: bool) -> SeatPlan:
    """Whom a seat counts for: its owner. If it has won and a bot made most of its choices, it
    counts for the bot. So leaving a game that is lost does not avoid the loss."""
    plan = table.holders[seat].plan
    if plan.kind == "bot" or not won or table.own[seat] >= 0:
        return plan
    level = stand_in_level(table)
    return SeatPlan("bot", level=level, name=level)


def _outcome(plan: SeatPlan, won: bool, score: int) -> Outcome:
    plays = plan.level if plan.kind == "bot" else "person"
    return Outcome(_who(plan), plan.name, plays, won, score)


def _who(plan: SeatPlan) -> str:
    """The league's id of a player: a guest, or a guest and a name for a local player."""
    return f"{plan.guest} {plan.name}" if plan.kind == "local" else plan.guest
