"""The report of a match: ratings, win shares and times of each bot, and failures."""

from __future__ import annotations

import platform
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

import aurum
from aurum.arena.gauntlet import Verdict
from aurum.arena.intervals import Cluster, Interval, interval_of, share_of
from aurum.arena.match import Match
from aurum.arena.ratings import AUTOMATON, Rating, rate
from aurum.arena.results import Failure, Result

REACHED = 0.1
"""Rounds that fewer games than this share reached are not reported: too few to be a mean."""


@dataclass
class WinShare:
    """What was won of what could be, and how sure that is."""

    seatings: int
    share: float
    ci: Interval

    def as_dict(self) -> dict[str, object]:
        """As JSON."""
        return {
            "seatings": self.seatings,
            "win_share": round(self.share, 4),
            "ci": rounded(self.ci),
        }


@dataclass
class BotReport:
    """How one bot fared."""

    name: str
    games: int
    wins: WinShare
    fair: float
    rating: Rating
    ms_median: float | None
    ms_p95: float | None
    decisions: int
    failures: int
    seats: list[WinShare]
    """By seat, counted in the order of play: the first is who was asked first."""
    points: list[float]
    """The mean score at the end of each round; after a game's last, what it ended with."""

    @property
    def win_share(self) -> float:
        """The share of games won by a seat of this bot; a shared victory is shared."""
        return self.wins.share

    @property
    def ci(self) -> Interval:
        """Where its true share lies, 95 times of 100."""
        return self.wins.ci

    def as_dict(self) -> dict[str, object]:
        """As JSON."""
        return {
            "name": self.name,
            "games": self.games,
            "win_share": round(self.win_share, 4),
            "ci": rounded(self.ci),
            "fair": round(self.fair, 4),
            "rating": round(self.rating.value, 1),
            "rating_ci": rounded(self.rating.interval(), 1),
            "ms_median": self.ms_median,
            "ms_p95": self.ms_p95,
            "decisions": self.decisions,
            "seatings": self.wins.seatings,
            "failures": self.failures,
            "seats": [share.as_dict() for share in self.seats],
            "points": [round(mean, 2) for mean in self.points],
        }


@dataclass
class PairingReport:
    """The win shares of the bots of one table."""

    bots: tuple[str, ...]
    games: int
    shares: dict[str, WinShare]

    def as_dict(self) -> dict[str, object]:
        """As JSON."""
        shares = {name: share.as_dict() for name, share in self.shares.items()}
        return {"bots": list(self.bots), "games": self.games, "shares": shares}


@dataclass
class MatchReport:
    """The report of a match, or of its games so far."""

    match: Match
    results: list[Result]
    bots: list[BotReport]
    """The best rated first."""
    pairings: list[PairingReport]
    failures: list[Failure]
    memory_mb: float
    deals: int
    automaton: Rating | None = field(default=None)
    verdict: Verdict | None = field(default=None)
    """What came of a gauntlet."""

    def __getitem__(self, name: str) -> BotReport:
        """The report on one bot."""
        return {bot.name: bot for bot in self.bots}[name]

    def as_dict(self) -> dict[str, Any]:
        """As JSON."""
        identity = self.match.identity()
        kept = ("game", "rules", "options", "seed", "seconds", "iterations", "limit", "version")
        counted = Counter((failure.bot, failure.kind) for failure in self.failures)
        firsts = {(f.bot, f.kind): f for f in reversed(self.failures)}
        python = f"{platform.python_implementation()} {platform.python_version()}"
        gauntlet = {"gauntlet": self.verdict.as_dict()} if self.verdict else {}
        solo = {"automaton": {"rating": round(self.automaton.value, 1)}} if self.automaton else {}
        return {
            "bots": [bot.as_dict() for bot in self.bots],
            "games": len(self.results),
            "of": self.match.games,
            "deals": self.deals,
            "players": self.match.seats,
            **{name: identity[name] for name in kept},
            "line_up": list(self.match.bots),
            **solo,
            **gauntlet,
            "tables": [table.as_dict() for table in self.pairings],
            "failures": [
                {
                    "bot": bot, "kind": kind, "times": times, "what": firsts[bot, kind].what,
                    "game": firsts[bot, kind].game, "choice": firsts[bot, kind].choice,
                }
                for (bot, kind), times in counted.items()
            ],
            "memory_mb": self.memory_mb,
            "build": aurum.BUILD,
            "interpreter": python,
        }  # fmt: skip

    def write(self, folder: str | Path) -> list[Path]:
        """Write a table, a report, records and pictures into a folder; the files."""
        from aurum.arena.files import write_files

        return write_files(self, folder)

    def _repr_html_(self) -> str:
        """The table of bots, for notebooks."""
        names = ("name", "games", "win_share", "ci", "rating", "ms_median", "ms_p95", "failures")
        rows = [bot.as_dict() for bot in self.bots]
        head = "".join(f"<th>{name}</th>" for name in names)
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(str(row[name]))}</td>" for name in names) + "</tr>"
            for row in rows
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def report_on(match: Match, results: Iterable[Result]) -> MatchReport:
    """What the games of a match that are over come to, whatever order they ended in.

    Of a gauntlet, games of deals after the decision do not count.
    """
    ordered = sorted(results, key=lambda result: result.game)
    judge = match.judge()
    if judge:
        for result in ordered:
            judge.add(result)
        ordered = [result for result in ordered if judge.counts(result)]
    ratings = rate(ordered, match.names)
    bots = [_report_bot(match, name, ordered, ratings[name]) for name in match.names]
    bots.sort(key=lambda bot: -bot.rating.value)
    return MatchReport(
        match=match,
        results=ordered,
        bots=bots,
        pairings=[_report_pairing(table, ordered) for table in match.tables()],
        failures=[failure for result in ordered for failure in result.failures],
        memory_mb=max((result.memory_mb for result in ordered), default=0.0),
        deals=len({result.deal for result in ordered}),
        automaton=ratings.get(AUTOMATON),
        verdict=judge.verdict() if judge else None,
    )


def _report_bot(match: Match, name: str, results: list[Result], rating: Rating) -> BotReport:
    seats = match.seats
    own = [
        (result, [seat for seat in range(seats) if result.bots[seat] == name])
        for result in results
        if name in result.bots
    ]
    micros = sorted(spent for result, sat in own for seat in sat for spent in result.micros[seat])
    by_seat = [
        _share((r, [s for s in sat if (s - r.first) % seats == place]) for r, sat in own)
        for place in range(seats)
    ]
    return BotReport(
        name=name,
        games=len(own),
        wins=_share(own),
        fair=1 / seats if seats > 1 else 0.5,
        rating=rating,
        ms_median=_milliseconds(micros, 0.5),
        ms_p95=_milliseconds(micros, 0.95),
        decisions=len(micros),
        failures=sum(failure.bot == name for result, _ in own for failure in result.failures),
        seats=by_seat,
        points=_points(own),
    )


def _report_pairing(table: tuple[str, ...], results: list[Result]) -> PairingReport:
    sat = sorted(table)
    there = [result for result in results if sorted(result.bots) == sat]
    shares = {
        name: _share((r, [s for s, bot in enumerate(r.bots) if bot == name]) for r in there)
        for name in dict.fromkeys(table)
    }
    return PairingReport(table, len(there), shares)


def _share(seatings: Iterable[tuple[Result, list[int]]]) -> WinShare:
    """What was won in these seats of these games."""
    deals: dict[int, Cluster] = defaultdict(lambda: (0.0, 0))
    for result, seats in seatings:
        won, times = deals[result.deal]
        won += sum(result.credit(seat) for seat in seats)
        deals[result.deal] = won, times + len(seats)
    clusters = list(deals.values())
    return WinShare(sum(times for _, times in clusters), share_of(clusters), interval_of(clusters))


def _milliseconds(micros: list[int], part: float) -> float | None:
    """What so large a part of the decisions did not exceed; None where none was made."""
    if not micros:
        return None
    return round(micros[min(len(micros) - 1, int(part * len(micros)))] / 1000, 3)


def _points(own: list[tuple[Result, list[int]]]) -> list[float]:
    lengths = sorted((len(result.rounds) for result, _ in own), reverse=True)
    if not lengths:
        return []
    longest = lengths[int(REACHED * len(lengths))]
    means = []
    for number in range(longest):
        held = [
            result.rounds[min(number, len(result.rounds) - 1)][seat]
            for result, sat in own
            for seat in sat
        ]
        means.append(sum(held) / len(held))
    return means


def rounded(interval: Interval, digits: int = 4) -> list[float]:
    """An interval as JSON."""
    return [round(bound, digits) for bound in interval]
