"""An analysis at the terminal: a line of bars for each seat, and the choices that cost most."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from aurum.analysis.analysis_text import AnalysisText, ChoiceText, hundredths, seat_summary
from aurum.analysis.choice_analysis import NEGLIGIBLE
from aurum.terminal.screen import DIM, GOLD
from aurum.words import Translator

BARS: Final = "▁▂▃▄▅▆▇█"
LONGEST: Final = 60
"""So many bars at most; several choices share one where there are more."""
WORST: Final = 10
"""How many of the costliest choices are shown."""
CRIMSON: Final = "#e06c75"


def show(text: AnalysisText, translator: Translator, console: Console | None = None) -> None:
    """Print all of it."""
    console = console or Console(highlight=False, markup=False, emoji=False)
    params = text.analysis.params
    facts = {"choices": len(text.lines), "iterations": params.iterations, "seed": str(params.seed)}
    console.print(Text(text.title, style=f"bold {GOLD}"))
    console.print(Text(translator.say("analysis-terms", facts), style=DIM))
    console.print()
    console.print(Text(translator.say("analysis-chances"), style="bold"))
    console.print(chart(text, console.width))
    console.print(Text(translator.say(text.note), style=DIM))
    console.print(accounts(text, translator))
    console.print()
    console.print(Text(translator.say("analysis-costliest"), style="bold"))
    worst = text.costliest(WORST)
    if worst:
        console.print(costliest(text, worst, translator))
    else:
        console.print(translator.say("analysis-cheap"))
    console.print(Text(translator.say("analysis-knew"), style=DIM))
    console.print(
        Text(translator.say("analysis-measured", slight=round(100 * NEGLIGIBLE)), style=DIM)
    )


def chart(text: AnalysisText, width: int) -> Table:
    """For each seat its chance after each choice as bars, and the last in numbers."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right")
    course = text.analysis.timeline()
    bars = max(8, min(LONGEST, width - max(map(len, text.players)) - 8))
    for seat, name in enumerate(text.players):
        chances = [chances[seat] for _, chances in course]
        drawn = Text(bars_of(chances, bars), style=GOLD)
        grid.add_row(name, drawn, str(hundredths(chances[-1])))
    return grid


def accounts(text: AnalysisText, translator: Translator) -> Table:
    """How each seat fared, in numbers."""
    table = Table()
    table.add_column(translator.say("analysis-player"))
    for column in ("begin", "end", "agreed", "lost"):
        table.add_column(translator.say(f"analysis-{column}"), justify="right")
    for seat, name in enumerate(text.players):
        found = seat_summary(text.analysis, seat)
        table.add_row(
            name,
            str(hundredths(found.first)),
            str(hundredths(found.end)),
            translator.say("analysis-agreed-of", agreed=found.agreed, choices=found.choices),
            str(round(100 * found.lost)),
        )
    return table


def bars_of(chances: list[float], width: int) -> str:
    """A row of bars, the higher the better; each is the last chance of its stretch."""
    width = min(width, len(chances))
    ends = [(column + 1) * len(chances) // width - 1 for column in range(width)]
    top = len(BARS) - 1
    return "".join(BARS[min(top, int(chances[end] * len(BARS)))] for end in ends)


def costliest(text: AnalysisText, lines: list[ChoiceText], translator: Translator) -> Table:
    """A row for each of these choices."""
    table = Table(show_lines=True)
    table.add_column(translator.say("analysis-cost"), justify="right", style=f"bold {CRIMSON}")
    table.add_column(translator.say("analysis-move"), justify="right")
    table.add_column(translator.say("analysis-player"))
    table.add_column("")
    for line in lines:
        one = line.analysis
        details = Text(line.question, style=DIM)
        parts = [("analysis-made", line.made), ("analysis-better", line.best)]
        for key, value in [*parts, *([("analysis-why", line.why)] if line.why else [])]:
            label = translator.say("table-label", what=translator.say(key))
            details.append("\n").append(f"{label} ", style="default not dim bold")
            details.append(value, style="default not dim")
        cost = f"−{round(100 * one.cost)}"
        table.add_row(cost, str(one.move), text.players[one.seat], details)
    return table
