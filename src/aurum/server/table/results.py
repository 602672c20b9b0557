"""How a game at a table ended, for the league."""

from __future__ import annotations

from aurum.server.store.promise import GameResult, Outcome
from aurum.server.table.decisions import stand_in_level
from aurum.server.table.entries import SeatPlan
from aurum.server.table.table import Table


def result_of(table: Table) -> GameResult | None:
    """How the game has ended, if it has and began as games do."""
    session = table.session
    if table.status != "over" or session is None or session.origin is not None:
        return None
    if table.lesson:  # its deal is known to everybody
        return None
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
    """Whom a seat counts for: whose it is; but if it has won, the bot that has made most of its
    choices for them. Whoever leaves a game that is lost has lost it."""
    plan = table.holders[seat].plan
    if plan.kind == "bot" or not won or table.own[seat] >= 0:
        return plan
    level = stand_in_level(table)
    return SeatPlan("bot", level=level, name=level)


def _outcome(plan: SeatPlan, won: bool, score: int) -> Outcome:
    plays = plan.level if plan.kind == "bot" else "person"
    return Outcome(_who(plan), plan.name, plays, won, score)


def _who(plan: SeatPlan) -> str:
    """Whom the league counts: a guest, or by name whoever shares a guest's screen."""
    return f"{plan.guest} {plan.name}" if plan.kind == "local" else plan.guest
