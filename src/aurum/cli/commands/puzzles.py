"""`aurum puzzles`: look for positions with one clearly best choice, and solve them."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import aurum
from aurum.cli.game_options import add_options, options_of
from aurum.engine import BadOptions, BadRecord, Record, read_record
from aurum.engine.errors import why_not
from aurum.terminal.arguments import Commands, count
from aurum.words import LANGUAGES, Voice

if TYPE_CHECKING:
    from aurum.puzzles import Puzzle

FAILED = 1
INTERRUPTED = 130


def add_command(commands: Commands, voice: Voice) -> None:
    """Say what `aurum puzzles` takes."""
    parser = commands.add_parser(
        "puzzles", help=voice.say("command-puzzles"), description=voice.say("command-puzzles.more")
    )
    title = voice.say("command-commands")
    actions = parser.add_subparsers(title=title, required=True, dest="action")
    listed = _action(actions, voice, "list")
    _add_set(listed, voice, many=True)
    listed.add_argument("--json", action="store_true", help=voice.say("command-json"))
    listed.set_defaults(run=run_list)
    show = _action(actions, voice, "show")
    _add_set(show, voice)
    show.add_argument("number", type=count, help=voice.say("command-puzzles-number"))
    show.add_argument("--answer", action="store_true", help=voice.say("command-puzzles-answer"))
    show.set_defaults(run=run_show)
    solve = _action(actions, voice, "solve")
    _add_set(solve, voice)
    solve.add_argument(
        "number", type=count, nargs="?", default=1, help=voice.say("command-puzzles-first")
    )
    solve.set_defaults(run=run_solve)
    _add_make(_action(actions, voice, "make"), voice)
    check = _action(actions, voice, "check")
    _add_set(check, voice, many=True)
    check.add_argument("--tries", type=count, help=voice.say("command-puzzles-tries"))
    check.add_argument("--source", type=count, default=99, help=voice.say("command-puzzles-source"))
    check.set_defaults(run=run_check)


def _action(actions: Commands, voice: Voice, name: str) -> argparse.ArgumentParser:
    explained = voice.say(f"command-puzzles-{name}")
    parser = actions.add_parser(name, help=explained, description=explained)
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=voice.say("command-lang")
    )
    return parser


def _add_set(parser: argparse.ArgumentParser, voice: Voice, many: bool = False) -> None:
    explained = voice.say("command-puzzles-shelf", shelves=", ".join(_set_names()))
    if many:
        parser.add_argument("shelves", nargs="*", metavar="SHELF", help=explained)
    else:
        parser.add_argument("shelf", metavar="SHELF", help=explained)


def _set_names() -> list[str]:
    """The sets that come with the games; named here, so that help need not load any."""
    return [name for plugin in aurum.games.plugins() for name in plugin.puzzle_sets]


def _add_make(make: argparse.ArgumentParser, voice: Voice) -> None:
    make.add_argument("game", choices=aurum.games.names(), help=voice.say("command-game"))
    add_options(make, voice)
    make.add_argument("--players", type=int, help=voice.say("command-puzzles-players"))
    make.add_argument("--count", type=count, default=10, help=voice.say("command-puzzles-count"))
    make.add_argument("--seed", type=int, default=0, help=voice.say("command-seed"))
    make.add_argument("--workers", type=count, default=1, help=voice.say("command-puzzles-workers"))
    make.add_argument(
        "--records", type=Path, metavar="FILE", help=voice.say("command-puzzles-records")
    )
    make.add_argument("--out", type=Path, metavar="FILE", help=voice.say("command-puzzles-out"))
    make.set_defaults(run=run_make)


def load(given: str) -> Sequence[Puzzle]:
    """The puzzles of a set by its name, or of a file."""
    from aurum.puzzles import puzzle_set, read_puzzles

    plain = os.sep not in given and not given.endswith(".json")
    return puzzle_set(given) if given in _set_names() or plain else read_puzzles(Path(given))


def run_list(chosen: argparse.Namespace, voice: Voice) -> int:
    """A line for each puzzle."""
    from aurum.cli.reports.puzzles import describe

    found = [(name, load(name)) for name in chosen.shelves or _set_names()]
    if chosen.json:
        told = {name: [_told(one) for one in puzzles] for name, puzzles in found}
        print(json.dumps({"build": aurum.BUILD, **told}))
        return 0
    for name, puzzles in found:
        print(voice.say("puzzles-listed", name=name, count=len(puzzles)))
        for number, one in enumerate(puzzles, 1):
            print(f"  {number:>3}  {describe(one, voice)}")
    return 0


def _told(one: Puzzle) -> dict[str, object]:
    """What may be told of a puzzle without telling the answer."""
    options = one.rulebook.settings(one.state())
    return {
        "game": one.game,
        "players": options["players"],
        "kind": one.kind,
        "difficulty": one.difficulty,
        "gap": round(one.gap, 3),
        "tries": one.tried[0].tries,
        "sources": one.sources,
        "position": one.rulebook.write_view(one.question.view),
    }


def run_show(chosen: argparse.Namespace, voice: Voice) -> int:
    """The position as the asked seat sees it; with `--answer`, what is best and why."""
    from aurum.cli.reports.puzzles import Telling
    from aurum.puzzles import numbered

    telling = Telling(numbered(load(chosen.shelf), chosen.number), voice)
    telling.show(chosen.number)
    if chosen.answer:
        telling.answer()
    return 0


def run_solve(chosen: argparse.Namespace, voice: Voice) -> int:
    """One puzzle after another, from a number on, until whoever solves them has had enough."""
    from aurum.cli.reports.puzzles import Telling
    from aurum.puzzles import numbered

    puzzles = load(chosen.shelf)
    numbered(puzzles, chosen.number)
    for number in range(chosen.number, len(puzzles) + 1):
        telling = Telling(puzzles[number - 1], voice)
        telling.show(number)
        if not telling.ask():
            break
        if number < len(puzzles) and not telling.go_on():
            break
    return 0


def run_make(chosen: argparse.Namespace, voice: Voice) -> int:
    """Look for puzzles, and say how many were found."""
    from aurum.puzzles.making import Errand, make

    options = options_of(chosen)
    if chosen.players is not None:
        options["players"] = chosen.players
    game = aurum.game(chosen.game)
    if options:  # what no table can be started with is refused before anything is looked for
        from random import Random

        game.options(options, Random(0))
    out = chosen.out or Path(f"puzzles-{options.get('set', chosen.game)}-{chosen.seed}.json")
    records = read_records(chosen.records, chosen.game) if chosen.records else []
    errand = Errand(chosen.game, chosen.count, chosen.seed, options, records, out, chosen.workers)
    games = 0
    with _progress(voice) as progress:
        task = progress.add_task(voice.say("puzzles-looking", games=0), total=chosen.count)

        def watch(found: int, looked: int) -> None:
            nonlocal games
            games = looked
            said = voice.say("puzzles-looking", games=looked)
            progress.update(task, completed=found, description=said)

        try:
            found = len(make(errand, watch))
        except KeyboardInterrupt:
            print(voice.say("puzzles-interrupted", path=str(out)), file=sys.stderr)
            return INTERRUPTED
    print(voice.say("puzzles-made", count=found, games=games, path=str(out)))
    return 0 if found else FAILED


def read_records(path: Path, game: str) -> list[Record]:
    """The records of a file, one in a line, as they are or in the lines of an arena; or one."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as problem:
        facts = {"path": str(path), "problem": why_not(problem)}
        raise BadRecord("record-unreadable", facts) from None
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) > 1 and lines[0].strip() == "{":
        lines = [text]
    found = []
    for line in lines:
        try:
            document = json.loads(line)
        except (ValueError, RecursionError):
            document = None
        inner = document.get("record") if isinstance(document, dict) else None
        record = read_record(line if inner is None else json.dumps(inner))
        if record.game != game:
            raise BadOptions("record-game", {"given": record.game, "expected": game})
        found.append(record)
    return found


def run_check(chosen: argparse.Namespace, voice: Voice) -> int:
    """Every answer tried once more, from another source of chance; the status tells."""
    from aurum.puzzles.checking import STEADY, again
    from aurum.puzzles.puzzle import brought

    shelves = [(name, load(name)) for name in chosen.shelves or _set_names()]
    total = sum(len(puzzles) for _, puzzles in shelves)
    failed = []
    with _progress(voice) as progress:
        task = progress.add_task(voice.say("puzzles-checking"), total=total)
        for name, puzzles in shelves:
            for number, one in enumerate(puzzles, 1):
                gap = again(one, chosen.tries or brought(one.game).depth.deep, chosen.source)
                if gap < STEADY:
                    facts = {"name": name, "number": number, "gap": round(100 * abs(gap))}
                    key = "puzzles-check-close" if gap >= 0 else "puzzles-check-worse"
                    failed.append(voice.say(key, facts))
                progress.update(task, advance=1)
    print(*failed, voice.say("puzzles-checked", count=total, failed=len(failed)), sep="\n")
    return FAILED if failed else 0


def _progress(voice: Voice) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=Console(file=sys.stderr),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
