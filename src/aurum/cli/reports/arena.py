"""The report on a match in words and tables."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Sequence
from typing import Final, Literal, TextIO

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.measure import Measurement
from rich.table import Table

from aurum import BUILD
from aurum.arena.gauntlet import Verdict
from aurum.arena.intervals import Interval
from aurum.arena.labels import labels
from aurum.arena.ratings import signed
from aurum.arena.report import BotReport, MatchReport, WinShare
from aurum.words import Translator

COLUMNS: Final = ("bot", "games", "share", "interval", "rating", "interval", "median", "tail")
MOST_TABLES: Final = 6
"""More tables than this are left to the JSON."""
WITHIN: Final = "  "
LEAST: Final = 12
"""Columns that a name has at least, however narrow the terminal."""


def print_report(report: MatchReport, translator: Translator) -> None:
    """What was played, and how each bot fared; with several tables, at each of them."""
    facts = {
        "game": report.match.game,
        "players": report.match.seats,
        "games": len(report.results),
        "deals": report.deals,
        "fair": percent(1 / report.match.seats, translator),
        "build": BUILD,
    }
    print_line(translator.say("arena-title", facts))
    console = Console(highlight=False)
    console.print(bots_table(report, translator, console))
    if 1 < len(report.pairings) <= MOST_TABLES and report.match.seats > 1:
        console.print(tables_table(report, translator, console))
    print_line(translator.say("arena-memory", memory=f"{report.memory_mb:.0f}"))


def print_line(text: str, out: TextIO | None = None) -> None:
    """A sentence: in a terminal broken between words, elsewhere as one line."""
    stream = out or sys.stdout
    if stream.isatty():
        text = textwrap.fill(text, Console(file=stream).width, break_long_words=False)
    print(text, file=stream)


def bots_table(report: MatchReport, translator: Translator, console: Console) -> Table:
    """A row for each bot. Failures are listed below."""
    rows = {bot.name: _row(bot, translator) for bot in report.bots}
    headings = [translator.say("arena-column", column=column) for column in COLUMNS]
    named = labels(report.match.names, _room(console, headings[1:], list(rows.values())))
    return plain_table(headings, [(named[name], *row) for name, row in rows.items()])


def _row(bot: BotReport, translator: Translator) -> tuple[str, ...]:
    low, high = bot.rating.interval()
    return (
        str(bot.games),
        percent(bot.win_share, translator),
        span(bot.ci, translator),
        signed(bot.rating.value),
        f"{signed(low)} … {signed(high)}",  # the rating need not be in the middle
        "" if bot.ms_median is None else f"{bot.ms_median:.1f}",
        "" if bot.ms_p95 is None else f"{bot.ms_p95:.1f}",
    )


def tables_table(report: MatchReport, translator: Translator, console: Console) -> Table:
    """Who fared how at which table: below each table, the bots that sat at it."""
    columns = ("table", "games", "share", "interval")
    headings = [translator.say("arena-column", column=column) for column in columns]
    shares = [
        {name: _shown(share, translator) for name, share in found.shares.items()}
        for found in report.pairings
    ]
    room = _room(console, headings[1:], [row for rows in shares for row in rows.values()])
    named = labels(report.match.names, room - max(len(WITHIN), len(" × 99,")))
    sections = [
        [
            (_seated(found.bots, named, room), str(found.games)),
            *((WITHIN + named[name], *row) for name, row in rows.items()),
        ]
        for found, rows in zip(report.pairings, shares, strict=True)
    ]
    return plain_table(headings, *sections)


def _shown(share: WinShare, translator: Translator) -> tuple[str, ...]:
    if not share.seatings:
        return ("", "", "")
    return ("", percent(share.share, translator), span(share.ci, translator))


def _seated(bots: tuple[str, ...], named: dict[str, str], room: int) -> str:
    """The bots of a table, broken between two of them where a line is full."""
    sat = [
        f"{named[name]}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{bots.count(name)}"
        if bots.count(name) > 1
        else named[name]
        for name in dict.fromkeys(bots)
    ]
    lines = textwrap.wrap(", ".join(sat), room, break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines).replace("\N{NO-BREAK SPACE}", " ")


def plain_table(headings: list[str], *sections: Sequence[tuple[str, ...]]) -> Table:
    """A table with names in its first column and figures in the others."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), collapse_padding=True, pad_edge=False)
    for number, heading in enumerate(headings):
        justify: Literal["left", "right"] = "right" if number else "left"
        table.add_column(heading, justify=justify, no_wrap=True, overflow="fold")
    for rows in sections:
        for row in rows:
            table.add_row(*(escape(cell) for cell in row))
        table.add_section()
    return table


def _room(console: Console, headings: list[str], rows: list[tuple[str, ...]]) -> int:
    """How many columns the figures leave to the names."""
    figures = plain_table(["", *headings], [("", *row) for row in rows])
    taken = Measurement.get(console, console.options, figures).maximum
    return max(LEAST, console.width - taken)


def print_failures(report: MatchReport, translator: Translator, out: TextIO) -> None:
    """A line for each way in which a bot has failed."""
    for failure in report.as_dict()["failures"]:
        print_line(translator.say("arena-failure", failure), out)


def print_verdict(verdict: Verdict, translator: Translator) -> None:
    """What came of a gauntlet, and how often such a verdict is wrong."""
    plan = verdict.plan
    facts = {
        "bot": verdict.bot,
        "decision": verdict.decision,
        "games": verdict.games,
        "deals": verdict.deals,
        "share": percent(verdict.share, translator),
        "low": percent(verdict.fair + plan.h0, translator),
        "high": percent(verdict.fair + plan.h1, translator),
        "alpha": f"{100 * plan.alpha:g}",
        "beta": f"{100 * plan.beta:g}",
    }
    print_line(translator.say("arena-verdict", facts))


def percent(share: float, translator: Translator) -> str:
    """A share as the language writes it."""
    return translator.say("desk-percent", n=f"{100 * share:.1f}")


def span(interval: Interval, translator: Translator) -> str:
    """An interval as the language writes it."""
    return f"{100 * interval[0]:.1f}–{percent(interval[1], translator)}"
