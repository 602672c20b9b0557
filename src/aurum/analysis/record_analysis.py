"""The analysis of a whole record, by one process or several."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import aurum
from aurum import bots
from aurum.analysis.choice_analysis import (
    AnalysisParams,
    ChoiceAnalysis,
    RecordedChoice,
    analyse_choice,
    analysis_params,
    outcome,
    recorded_choices,
)
from aurum.analysis.document import Analysis
from aurum.engine import Record
from aurum.engine.worker_pool import number_of, shared

Watch = Callable[[int, int], None]
"""Told after each choice how many have been looked at, and how many there are."""


def analyse(
    record: Record,
    *,
    level: str | None = None,
    iterations: int | None = None,
    seed: int = 0,
    workers: int = 1,
    watch: Watch | None = None,
) -> Analysis:
    """Analyse every choice of a record.

    The same record, level, iterations and seed give the same analysis, by however many workers.
    """
    game = aurum.game(record.game)
    params = analysis_params(record.game, level, iterations, seed)
    questions, end = recorded_choices(game, record)
    looked: list[ChoiceAnalysis] = []
    for one in _analyses(questions, params, number_of(workers)):
        looked.append(one)
        if watch is not None:
            watch(len(looked), len(questions))
    return Analysis(record, params, looked, outcome(end))


def _analyses(
    questions: list[RecordedChoice], params: AnalysisParams, workers: int
) -> Iterator[ChoiceAnalysis]:
    pieces = ((one, params) for one in questions)
    if workers == 1:
        return (analyse_in_worker(*piece) for piece in pieces)
    bots.warn_if_uncompiled()  # here, since workers say nothing
    return shared(analyse_in_worker, pieces, workers)


def analyse_in_worker(one: RecordedChoice, params: AnalysisParams) -> ChoiceAnalysis:
    """Analyse one choice in a worker process."""
    return analyse_choice(one, params, aurum.game(one.question.game))
