"""An analysis in words: the players, and every choice as sentences.

The caller brings the sentences; this module holds none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from aurum.analysis.choice_analysis import ChoiceAnalysis
from aurum.analysis.document import Analysis
from aurum.engine.errors import Facts

Say = Callable[[str, Facts], str]
"""A message of `locales/` in the language of the reader."""


class ChoiceText(NamedTuple):
    """A choice in words."""

    analysis: ChoiceAnalysis
    question: str
    made: str
    best: str
    why: str

    @property
    def agreed(self) -> bool:
        """Whether the bot would have done the same."""
        return self.analysis.made == self.analysis.best


class AnalysisText(NamedTuple):
    """An analysis in words."""

    analysis: Analysis
    language: str
    title: str
    players: list[str]
    lines: list[ChoiceText]

    @property
    def note(self) -> str:
        """What the picture of chances says of itself."""
        if len(self.players) == 1:
            return "analysis-chances-solo"
        return "analysis-chances-viewpoints" if self.analysis.secretive else "analysis-chances-open"

    def costliest(self, most: int) -> list[ChoiceText]:
        """The choices that cost most, the worst first."""
        lines = {line.analysis.move: line for line in self.lines}
        return [lines[one.move] for one in self.analysis.costliest(most)]


class SeatSummary(NamedTuple):
    """The numbers of one seat."""

    first: float
    """Its chance when the first choice was made…"""
    end: float
    """…and at the end: the result, or its last chance."""
    choices: int
    agreed: int
    lost: float
    """All that its choices gave away, in chances to win."""


def seat_summary(analysis: Analysis, seat: int) -> SeatSummary:
    """The numbers of one seat."""
    course = analysis.timeline()
    own = [one for one in analysis.choices if one.seat == seat]
    return SeatSummary(
        first=course[0][1][seat],
        end=course[-1][1][seat],
        choices=len(own),
        agreed=sum(one.made == one.best for one in own),
        lost=sum(one.cost for one in own),
    )


def hundredths(chance: float) -> int:
    """A chance in points of a hundred; 0 and 100 only where nothing else is left."""
    points = round(100 * chance)
    if 0 < chance < 1:
        points = min(99, max(1, points))
    return points
