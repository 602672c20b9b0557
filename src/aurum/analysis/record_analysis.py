"""A whole record looked at, by one process or several."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import aurum
from aurum.analysis.choice_analysis import Asked, Looked, Terms, asked, look, outcome, terms_for
from aurum.analysis.document import Analysis
from aurum.engine import Record
from aurum.engine.sharing import number_of, shared

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
    """Look at every choice of a record.

    The same record, level, iterations and seed give the same analysis, by however many workers.
    """
    game = aurum.game(record.game)
    terms = terms_for(record.game, level, iterations, seed)
    questions, end = asked(game, record)
    looked: list[Looked] = []
    for one in _looks(questions, terms, number_of(workers)):
        looked.append(one)
        if watch is not None:
            watch(len(looked), len(questions))
    return Analysis(record, terms, looked, outcome(end))


def _looks(questions: list[Asked], terms: Terms, workers: int) -> Iterator[Looked]:
    pieces = ((one, terms) for one in questions)
    if workers == 1:
        return (look_alone(*piece) for piece in pieces)
    return shared(look_alone, pieces, workers)


def look_alone(one: Asked, terms: Terms) -> Looked:
    """Look at one choice in a process that knows nothing yet."""
    return look(one, terms, aurum.game(one.question.game))
