"""An analysis as one HTML page that needs nothing else: no script, no font, no other file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from aurum.analysis.analysis_text import AnalysisText, Say, hundredths, seat_summary
from aurum.analysis.choice_analysis import NEGLIGIBLE
from aurum.analysis.pictures import draw_chances, mark
from aurum.engine.errors import Facts
from aurum.pictures.charts import style

WORST: Final = 12
"""How many of the costliest choices the page begins with."""
TEMPLATES: Final = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    keep_trailing_newline=True,
)


def write_page(text: AnalysisText, say: Say) -> str:
    """The page."""
    params: Facts = {
        "choices": len(text.lines),
        "iterations": text.analysis.params.iterations,
        "seed": str(text.analysis.params.seed),
    }

    def say_with(key: str, **facts: str | int) -> str:
        return say(key, dict(facts))

    return TEMPLATES.get_template("analysis.html").render(
        text=text,
        say=say_with,
        params=say("analysis-terms", params),
        chances=draw_chances(text, say),
        chart_style=style("chances"),
        accounts=[seat_summary(text.analysis, seat) for seat in range(len(text.players))],
        costliest=text.costliest(WORST),
        negligible=NEGLIGIBLE,
        mark=mark,
        hundredths=hundredths,
        percent=_percent,
    )


def _percent(share: float) -> int:
    return round(100 * share)
