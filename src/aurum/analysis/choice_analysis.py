"""The analysis of one choice by a bot.

The bot is asked in the seat of whoever chose, with what that seat could know at that moment and
nothing else, so bad luck costs nothing.

**What a choice cost** is the chance to win that the seat gave away by it, measured in two steps.
A search finds what the bot would have done. If that is something else, a second search, which
knows nothing of the first, tries the two choices alike, as often the one as the other, and the
cost is the difference it finds. So a choice that the first search hardly tried is not blamed for
that, and what seemed best by luck has to show it again. What the bot cannot tell apart (`SLIGHT`)
costs nothing.

**Chances** are those the bot gives every seat before the choice, as the seat that chooses sees it.
Nobody at the table knows more than that seat about what it is about to do, and whoever knew all
hands would not tell what anybody could have played for. So after a choice the chances are those
of the next one, as the seat that makes it sees them; after the last, they are the result.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from aurum import bots
from aurum.analysis.errors import BadAnalysis
from aurum.bots import Budget, Question, Reason
from aurum.engine import OVER, Game, Record, State, replay
from aurum.engine.record import start_replay

LEVEL: Final = "regent"
"""The level that analyses by default."""
NEGLIGIBLE: Final = 0.02
"""A difference in the chance to win that a bot takes for none."""
DIGITS: Final = 4
"""So many digits of a chance are kept; more would say nothing."""


class AnalysisParams(NamedTuple):
    """Level, iterations and seed. The same parameters give the same analysis on any machine."""

    level: str
    iterations: int
    seed: int = 0


class RecordedChoice(NamedTuple):
    """A choice of a record, with what the seat knew."""

    move: int
    """Its number among the choices of the record, from 1."""
    question: Question
    made: int

    @property
    def seat(self) -> int:
        """Who chose."""
        return int(self.question.view.seat)


class ChoiceAnalysis(NamedTuple):
    """What a bot says of a recorded choice."""

    move: int
    """Its number among the choices of the record, from 1."""
    seat: int
    made: str
    best: str
    """What the bot would have done; the same, where it agrees."""
    chances: list[float]
    """What the bot gives each seat before the choice, as the seat that chooses sees it."""
    after: float
    """The seat's own chance after what was made…"""
    best_after: float
    """…and after what the bot would have done."""
    cost: float
    """By how much the choice lessened the seat's chance to win; never below 0."""
    reason: Reason
    """Why the bot would have done that."""


def analysis_params(
    game: str, level: str | None = None, iterations: int | None = None, seed: int = 0
) -> AnalysisParams:
    """The parameters given, with defaults for those left out."""
    allowed = bots.searching_levels(game)
    wanted = level or LEVEL
    if wanted not in allowed:
        raise BadAnalysis("analysis-level", {"given": wanted, "allowed": ", ".join(allowed)})
    return AnalysisParams(wanted, iterations or bots.analysis_iterations(game), seed)


def recorded_choices(game: Game[Any, Any], record: Record) -> tuple[list[RecordedChoice], State]:
    """Every choice of a record where there was one to make, and the state it leads to.

    What chance brought up, and what was forced, nobody is asked about.
    """
    state = start_replay(game, record)
    found: list[RecordedChoice] = []
    for step in replay(game, record):
        before, state = state, step.state
        if step.actor < 0:
            continue
        choices = before.choices()
        if len(choices) > 1:
            question = Question(game.name, before.view(step.actor), choices)
            found.append(RecordedChoice(step.number, question, step.choice))
    return found, state


def outcome(state: State) -> list[float] | None:
    """Each seat's share of the victory; None while the game is not over."""
    if state.actor != OVER:
        return None
    winners = state.winners()
    share = round(1 / len(winners), DIGITS) if winners else 0.0
    return [share if seat in winners else 0.0 for seat in range(len(state.scores()))]


def analyse_choice(
    one: RecordedChoice, params: AnalysisParams, game: Game[Any, Any]
) -> ChoiceAnalysis:
    """Analyse one choice."""
    question, choices = one.question, one.question.choices
    budget = Budget(iterations=params.iterations)
    seed = f"{params.seed}/{one.move}"
    answer = bots.answer(params.level, question, Random(seed), budget)
    place = max(range(len(choices)), key=answer.policy.__getitem__)
    best = choices[place]
    if best == one.made:
        worth = answer.worth[place] if answer.worth else None
        after = best_after = answer.chances[one.seat] if worth is None else worth
    else:
        again = Random(f"{seed}/again")
        best_after, after = bots.compare(params.level, question, [best, one.made], again, budget)
    lost = best_after - after
    return ChoiceAnalysis(
        move=one.move,
        seat=one.seat,
        made=game.write(one.made),
        best=game.write(best),
        chances=[round(chance, DIGITS) for chance in answer.chances],
        after=round(after, DIGITS),
        best_after=round(best_after, DIGITS),
        cost=round(lost, DIGITS) if lost >= NEGLIGIBLE else 0.0,
        reason=_why(question, best, answer),
    )


def _why(question: Question, best: int, answer: bots.Answer) -> Reason:
    """The reasons for the best choice: its visible effects, or how it did in the search."""
    plain = bots.obvious_reason(question, best)
    if plain is not None:
        return plain
    return answer.reason if answer.choice == best else Reason("bot-glance")
