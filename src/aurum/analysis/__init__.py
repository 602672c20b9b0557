"""What a finished game looks like to a bot: who stood to win when, and which choices cost most.

>>> import aurum
>>> from aurum import analysis
>>> from aurum.engine import Record, Seat
>>> seats = [Seat(name, "person") for name in ("Mira", "Otto", "Ines")]
>>> asides = ["aside Archer Spy Decree", "aside Heir Lord Ambush", "aside Spy Heir Conspiracy"]
>>> options = aurum.game("oriflamme").options({"players": 3})
>>> record = Record("oriflamme", 1, options, seats, [*asides, "first G", "place Lord"])
>>> found = analysis.analyse(record, iterations=20)
>>> [(one.move, one.made) for one in found.looked]
[(5, 'place Lord')]
>>> analysis.read_analysis(found.to_json()) == found
True
"""

from aurum.analysis.choice_analysis import (
    LEVEL,
    SLIGHT,
    Asked,
    Looked,
    Terms,
    asked,
    look,
    outcome,
    terms_for,
)
from aurum.analysis.document import FORMAT, Analysis, read_analysis
from aurum.analysis.errors import BadAnalysis
from aurum.analysis.record_analysis import analyse

__all__ = [
    "FORMAT",
    "LEVEL",
    "SLIGHT",
    "Analysis",
    "Asked",
    "BadAnalysis",
    "Looked",
    "Terms",
    "analyse",
    "asked",
    "look",
    "outcome",
    "read_analysis",
    "terms_for",
]
