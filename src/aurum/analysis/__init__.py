"""The analysis of a game by a bot: chances to win over time, and what each choice cost.

>>> import aurum
>>> from aurum import analysis
>>> from aurum.engine import Record, Seat
>>> game = aurum.game(aurum.games.names()[0])
>>> options = game.options({"players": 3})
>>> state = game.begin(options)
>>> choices = []
>>> while len(choices) < 5:
...     choices.append(game.write(state.choices()[0]))
...     state.apply(state.choices()[0])
>>> seats = [Seat(name, "person") for name in ("Mira", "Otto", "Ines")]
>>> record = Record(game.name, 1, options, seats, choices)
>>> found = analysis.analyse(record, iterations=20)
>>> [(one.move, one.made == choices[-1]) for one in found.choices]
[(5, True)]
>>> analysis.read_analysis(found.to_json()) == found
True
"""

from aurum.analysis.choice_analysis import (
    LEVEL,
    NEGLIGIBLE,
    AnalysisParams,
    ChoiceAnalysis,
    RecordedChoice,
    analyse_choice,
    analysis_params,
    outcome,
    recorded_choices,
)
from aurum.analysis.document import FORMAT, Analysis, read_analysis
from aurum.analysis.errors import BadAnalysis
from aurum.analysis.record_analysis import analyse

__all__ = [
    "FORMAT",
    "LEVEL",
    "NEGLIGIBLE",
    "Analysis",
    "AnalysisParams",
    "BadAnalysis",
    "ChoiceAnalysis",
    "RecordedChoice",
    "analyse",
    "analyse_choice",
    "analysis_params",
    "outcome",
    "read_analysis",
    "recorded_choices",
]
