"""`aurum arena`: bots against bots, and how strong each of them is."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import aurum
from aurum.cli.game_options import add_options, options_of
from aurum.terminal.arguments import Commands, count
from aurum.terminal.progress import progress_bar
from aurum.words import Translator

if TYPE_CHECKING:
    from aurum.arena import Match, MatchReport

INTERRUPTED: Final = 130
TEST: Final = ("h0", "h1", "alpha", "beta")
"""What the sequential test of a gauntlet takes."""


def add_command(commands: Commands, translator: Translator) -> None:
    """Say what `aurum arena` takes."""
    parser = commands.add_parser(
        "arena",
        help=translator.say("command-arena"),
        description=translator.say("command-arena.more"),
    )
    parser.add_argument("game", choices=aurum.games.names(), help=translator.say("command-game"))
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("--bots", help=translator.say("command-arena-bots"))
    who.add_argument("--gauntlet", metavar="BOT", help=translator.say("command-arena-gauntlet"))
    parser.add_argument("--pool", metavar="BOTS", help=translator.say("command-arena-pool"))
    for name in TEST:
        parser.add_argument(f"--{name}", type=float, help=translator.say(f"command-arena-{name}"))
    parser.add_argument("--players", type=int, help=translator.say("command-players"))
    add_options(parser, translator)
    parser.add_argument("--games", type=count, help=translator.say("command-arena-games"))
    parser.add_argument("--seed", type=int, default=0, help=translator.say("command-seed"))
    for name in ("seconds", "limit"):
        parser.add_argument(f"--{name}", type=float, help=translator.say(f"command-arena-{name}"))
    parser.add_argument("--iterations", type=count, help=translator.say("command-arena-iterations"))
    parser.add_argument("--workers", type=count, help=translator.say("command-arena-workers"))
    parser.add_argument("--ray", metavar="ADDRESS", help=translator.say("command-arena-ray"))
    parser.add_argument("--out", type=Path, metavar="DIR", help=translator.say("command-arena-out"))
    parser.add_argument("--json", action="store_true", help=translator.say("command-json"))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace, translator: Translator) -> int:
    """Play the match, and say what came of it."""
    from aurum.arena import play  # here, so that other commands need not load it

    match = match_of(chosen)
    try:
        with progress_bar(elapsed=True) as progress:
            task = progress.add_task(translator.say("arena-progress"), total=match.games)

            def watch(done: int, games: int) -> None:
                progress.update(task, completed=done, total=games)

            report = play(match, chosen.out, workers=chosen.workers, ray=chosen.ray, watch=watch)
    except KeyboardInterrupt:
        return interrupted(match, chosen.out, translator)
    show_report(report, chosen, translator)
    return 0


def match_of(chosen: argparse.Namespace) -> Match:
    """The match that the command line asks for."""
    from aurum.arena import BadMatch, Gauntlet, Match

    more: dict[str, Any] = options_of(chosen)
    for name in ("players", "limit", "games"):
        if getattr(chosen, name) is not None:
            more[name] = getattr(chosen, name)
    for name in ("seed", "seconds", "iterations"):
        more[name] = getattr(chosen, name)
    test = {name: getattr(chosen, name) for name in TEST if getattr(chosen, name) is not None}
    if chosen.gauntlet is None:
        for name in (*test, *(["pool"] if chosen.pool is not None else [])):
            raise BadMatch("arena-gauntlet-only", {"option": f"--{name}"})
        return Match(chosen.game, chosen.bots, **more)
    if chosen.pool is None:
        raise BadMatch("arena-gauntlet-pool", {"bot": chosen.gauntlet})
    return Gauntlet(chosen.game, chosen.gauntlet, chosen.pool, **test, **more)


def interrupted(match: Match, out: Path | None, translator: Translator) -> int:
    """Say what is kept of an interrupted match."""
    if out is None:
        print(translator.say("arena-interrupted-lost"), file=sys.stderr)
        return INTERRUPTED
    from aurum.arena.files import write_files
    from aurum.arena.report import report_on
    from aurum.arena.results_log import ResultsLog

    with ResultsLog(out, match) as log:
        write_files(report_on(match, log.results.values()), out, translator.say)
        facts = {"done": len(log.results), "games": match.games, "path": str(out)}
    print(translator.say("arena-interrupted", facts), file=sys.stderr)
    return INTERRUPTED


def show_report(report: MatchReport, chosen: argparse.Namespace, translator: Translator) -> None:
    """Write the files and print the report, as JSON or in words."""
    from aurum.arena.files import write_files
    from aurum.cli.reports.arena import print_failures, print_report, print_verdict

    if chosen.out is not None:
        write_files(report, chosen.out, translator.say)
    if chosen.json:
        print(json.dumps(report.as_dict(), ensure_ascii=False))
        print_failures(report, translator, sys.stderr)
        return
    print_report(report, translator)
    print_failures(report, translator, sys.stdout)
    if report.verdict is not None:
        print_verdict(report.verdict, translator)
    if chosen.out is not None:
        print(translator.say("arena-written", path=str(chosen.out)))
