"""The report on a match in words and tables."""

from __future__ import annotations

from typing import Final, Literal, TextIO

from rich.console import Console
from rich.table import Table

from aurum import BUILD
from aurum.arena.intervals import Interval
from aurum.arena.report import BotReport, MatchReport
from aurum.words import Translator

COLUMNS: Final = ("bot", "games", "share", "interval", "rating", "median", "tail", "failed")
MOST_TABLES: Final = 6
"""More tables than this are left to the JSON."""


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
    print(translator.say("arena-title", facts))
    console = Console(highlight=False)
    console.print(bots_table(report, translator))
    if 1 < len(report.pairings) <= MOST_TABLES and report.match.seats > 1:
        console.print(tables_table(report, translator))
    print(translator.say("arena-memory", memory=f"{report.memory_mb:.0f}"))


def bots_table(report: MatchReport, translator: Translator) -> Table:
    """A row for each bot; what failed only where something did."""
    table = Table()
    columns = COLUMNS if report.failures else COLUMNS[:-1]
    for column in columns:
        heading = translator.say("arena-column", column=column)
        name = column == "bot"  # which makes room for the figures if there is too little
        justify: Literal["left", "right"] = "left" if name else "right"
        table.add_column(heading, justify=justify, no_wrap=not name, overflow="fold")
    for bot in report.bots:
        table.add_row(*_row(bot, translator)[: len(columns)])
    return table


def _row(bot: BotReport, translator: Translator) -> tuple[str, ...]:
    low, high = bot.rating.interval()
    return (
        bot.name,
        str(bot.games),
        percent(bot.win_share, translator),
        span(bot.ci, translator),
        f"{bot.rating.mu:.1f} ± {(high - low) / 2:.1f}",
        "" if bot.ms_median is None else f"{bot.ms_median:.1f}",
        "" if bot.ms_p95 is None else f"{bot.ms_p95:.1f}",
        str(bot.failures or ""),
    )


def tables_table(report: MatchReport, translator: Translator) -> Table:
    """Who fared how at which table."""
    table = Table()
    for column in ("table", "bot", "games", "share", "interval"):
        left = column in ("table", "bot")
        heading = translator.say("arena-column", column=column)
        table.add_column(heading, justify="left" if left else "right", overflow="fold")
    for found in report.pairings:
        sat = ", ".join(
            f"{name} × {found.bots.count(name)}" if found.bots.count(name) > 1 else name
            for name in dict.fromkeys(found.bots)
        )
        for number, (name, share) in enumerate(found.shares.items()):
            games = str(found.games) if number == 0 else ""
            shown = ("", "")
            if found.games:
                shown = percent(share.share, translator), span(share.ci, translator)
            table.add_row(sat if number == 0 else "", name, games, *shown)
        table.add_section()
    return table


def print_failures(report: MatchReport, translator: Translator, out: TextIO) -> None:
    """A line for each way in which a bot has failed."""
    for failure in report.as_dict()["failures"]:
        print(translator.say("arena-failure", failure), file=out)


def percent(share: float, translator: Translator) -> str:
    """A share as the language writes it."""
    return translator.say("desk-percent", n=f"{100 * share:.1f}")


def span(interval: Interval, translator: Translator) -> str:
    """An interval as the language writes it."""
    return f"{100 * interval[0]:.1f}–{percent(interval[1], translator)}"
