"""How a game at a table ended, for the league."""

from __future__ import annotations

from aurum.server.entries import SeatPlan
from aurum.server.store import GameResult, Outcome
from aurum.server.table import Table


def result_of(table: Table) -> GameResult | None:
    """How the game has ended, if it has and began as games do."""
    play = table.play
    if table.status != "over" or play is None or play.origin is not None:
        return None
    if table.lesson:  # its deal is known to everybody
        return None
    won, scores = play.state.winners(), play.state.scores()
    outcomes = [
        Outcome(
            who=_who(chair.plan),
            name=chair.plan.name,
            plays=chair.plan.level if chair.plan.kind == "bot" else "person",
            won=seat in won,
            score=scores[seat],
        )
        for seat, chair in enumerate(table.chairs)
    ]
    if solo := play.options.get("solo"):
        level = f"automaton-{solo}"
        outcomes.append(Outcome("", level, level, not won, 0))
    return GameResult(table.game, outcomes)


def _who(plan: SeatPlan) -> str:
    """Whom the league counts: a guest, or by name whoever shares a guest's screen."""
    return f"{plan.guest} {plan.name}" if plan.kind == "local" else plan.guest
