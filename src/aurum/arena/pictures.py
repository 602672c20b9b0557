"""The pictures of a match: ratings, shares of wins by seat, points over rounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aurum import games
from aurum.arena.labels import labels
from aurum.arena.ratings import signed
from aurum.arena.report import MatchReport
from aurum.engine.errors import Facts
from aurum.pictures.charts import BELOW, LEFT, RIGHT, TOP, Chart, apart, cut, ticks_between

Say = Callable[[str, Facts], str]
"""A message of `locales/` in the language of the reader."""

ROW: Final = 34
THIN: Final = 18
LONGEST: Final = 22
LONGEST_END: Final = 16
HIGH: Final = 300
GAP: Final = 17
"""Between two names at the end of their lines."""


def pictures(report: MatchReport, say: Say) -> dict[str, str]:
    """Each picture by the name of its file."""
    return {
        "ratings.svg": draw_ratings(report, say),
        "seats.svg": draw_seats(report, say),
        "points.svg": draw_points(report, say),
    }


def _note(report: MatchReport, say: Say) -> str:
    """What was played, under every title."""
    options = report.match.identity()["options"]
    assert isinstance(options, dict)
    what = games.load(report.match.game).played_with(options)
    return say(
        "arena-picture-note",
        {
            "game": report.match.game,
            "set": cut(what, 40),
            "players": report.match.seats,
            "games": len(report.results),
            "deals": report.deals,
        },
    )


def _numbers(report: MatchReport) -> dict[str, int]:
    """Each bot has its colour and mark, the same in all pictures of a match."""
    return {name: number for number, name in enumerate(report.match.names)}


def draw_ratings(report: MatchReport, say: Say) -> str:
    """A mark and an interval for each bot, the best on top."""
    spans = [bot.rating.interval() for bot in report.bots]
    low, high = min(span[0] for span in spans), max(span[1] for span in spans)
    height = ROW * len(report.bots)
    chart = Chart(say("arena-picture-ratings", {}), _note(report, say), height, low, high)
    chart.axis(ticks_between(low, high), "", say("arena-picture-rating", {}))
    numbers, named = _numbers(report), labels(report.match.names, LONGEST)
    for row, bot in enumerate(report.bots):
        y = TOP + ROW * (row + 0.5)
        number = numbers[bot.name]
        chart.text(LEFT - 16, y + 4, named[bot.name], "", "end")
        chart.whisker(y, *bot.rating.interval(), number)
        chart.mark(chart.x(bot.rating.value), y, number)
        under, over = bot.rating.interval()
        chart.text(
            RIGHT + 14,
            y + 4,
            f"{signed(bot.rating.value)} ({signed(under)} … {signed(over)})",
            "note",
        )
    return chart.finished()


def draw_seats(report: MatchReport, say: Say) -> str:
    """For each bot and seat, counted in the order of play, the share of wins with its interval."""
    seats = report.match.seats
    block = THIN * seats + 16
    bounds = [share.ci[1] for bot in report.bots for share in bot.seats if share.seatings]
    high = min(1.0, max([*bounds, 2 / seats], default=1.0))
    title = say("arena-picture-seats", {})
    chart = Chart(title, _note(report, say), block * len(report.bots), 0, 100 * high)
    unit = say("desk-percent", {"n": ""})
    chart.axis(ticks_between(0, 100 * high), unit, say("arena-picture-share", {}))
    if seats > 1:
        fair = chart.x(100 / seats)
        chart.line((fair, TOP), (fair, chart.height - BELOW + 6), "fair", 1.5)
        chart.text(fair, TOP - 5, say("arena-picture-fair", {}), "note", "middle")
    numbers, named = _numbers(report), labels(report.match.names, LONGEST)
    for row, bot in enumerate(report.bots):
        top = TOP + block * row + 8
        chart.text(20, top + THIN * seats / 2 + 4, named[bot.name])
        for place, share in enumerate(bot.seats):
            y = top + THIN * (place + 0.5)
            chart.text(LEFT - 8, y + 4, f"{place + 1}", "note", "end")
            if share.seatings:
                chart.whisker(y, 100 * share.ci[0], 100 * share.ci[1], numbers[bot.name])
                chart.mark(chart.x(100 * share.share), y, numbers[bot.name], 4.5)
                said = say("desk-percent", {"n": f"{100 * share.share:.0f}"})
                chart.text(RIGHT + 14, y + 4, said, "note")
    return chart.finished()


def draw_points(report: MatchReport, say: Say) -> str:
    """A line for each bot: its mean score at the end of each round."""
    played = [bot for bot in report.bots if bot.points]
    rounds = max((len(bot.points) for bot in played), default=1)
    most = max((max(bot.points) for bot in played), default=1.0) or 1.0
    title = say("arena-picture-points", {})
    chart = Chart(title, _note(report, say), HIGH, 1, max(2, rounds))
    marks = [tick for tick in ticks_between(1, rounds, 8) if tick == int(tick)]
    chart.axis(marks, "", say("arena-picture-round", {}))
    bottom = TOP + HIGH

    def height(points: float) -> float:
        return bottom - points / most * (HIGH - 12)

    for tick in ticks_between(0, most):
        chart.line((LEFT, height(tick)), (RIGHT, height(tick)), "grid", 1)
        chart.text(LEFT - 10, height(tick) + 4, f"{tick:g}", "note", "end")
    chart.text(20, TOP + 10, say("arena-picture-score", {}), "note")
    numbers, named = _numbers(report), labels(report.match.names, LONGEST_END)
    ends = apart([height(bot.points[-1]) for bot in played], GAP, TOP + HIGH)
    for bot, at in zip(played, ends, strict=True):
        spots = [(chart.x(n), height(points)) for n, points in enumerate(bot.points, 1)]
        chart.path(spots, numbers[bot.name])
        for x, y in spots:
            chart.mark(x, y, numbers[bot.name], 3.5)
        chart.mark(RIGHT + 18, at, numbers[bot.name], 4)
        chart.text(RIGHT + 28, at + 4, f"{named[bot.name]} {bot.points[-1]:.1f}", "note")
    return chart.finished()
