"""The analysis of a game by a bot: chances to win over time, and what each choice cost.

>>> import aurum
>>> from aurum import analysis
>>> from aurum.engine import Record, Seat
>>> seats = [Seat(name, "person") for name in ("Mira", "Otto", "Ines")]
>>> asides = ["aside Archer Spy Decree", "aside Heir Lord Ambush", "aside Spy Heir Conspiracy"]
>>> options = aurum.game("oriflamme").options({"players": 3})
>>> record = Record("oriflamme", 1, options, seats, [*asides, "first G", "place Lord"])
>>> found = analysis.analyse(record, iterations=20)
>>> [(one.move, one.made) for one in found.choices]
[(5, 'place Lord')]
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
