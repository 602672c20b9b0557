"""`aurum puzzles`: look for positions with one clearly best choice, and solve them."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import aurum
from aurum.cli.game_options import add_options, options_of
from aurum.engine import BadOptions, BadRecord, Record, read_record
from aurum.engine.errors import why_not
from aurum.terminal.arguments import Commands, add_action, count
from aurum.terminal.progress import progress_bar
from aurum.words import Translator

if TYPE_CHECKING:
    from aurum.puzzles import Puzzle

FAILED = 1
INTERRUPTED = 130


def add_command(commands: Commands, translator: Translator) -> None:
    """Say what `aurum puzzles` takes."""
    parser = commands.add_parser(
        "puzzles",
        help=translator.say("command-puzzles"),
        description=translator.say("command-puzzles.more"),
    )
    title = translator.say("command-commands")
    actions = parser.add_subparsers(title=title, required=True, dest="action")
    listed = add_action(actions, translator, "puzzles", "list")
    _add_set(listed, translator, many=True)
    listed.add_argument("--json", action="store_true", help=translator.say("command-json"))
    listed.set_defaults(run=run_list)
    show = add_action(actions, translator, "puzzles", "show")
    _add_set(show, translator)
    show.add_argument("number", type=count, help=translator.say("command-puzzles-number"))
    show.add_argument(
        "--answer", action="store_true", help=translator.say("command-puzzles-answer")
    )
    show.set_defaults(run=run_show)
    solve = add_action(actions, translator, "puzzles", "solve")
    _add_set(solve, translator)
    solve.add_argument(
        "number", type=count, nargs="?", default=1, help=translator.say("command-puzzles-first")
    )
    solve.set_defaults(run=run_solve)
    _add_make(add_action(actions, translator, "puzzles", "make"), translator)
    check = add_action(actions, translator, "puzzles", "check")
    _add_set(check, translator, many=True)
    check.add_argument("--tries", type=count, help=translator.say("command-puzzles-tries"))
    check.add_argument(
        "--source", type=count, default=99, help=translator.say("command-puzzles-source")
    )
    check.set_defaults(run=run_check)


def _add_set(parser: argparse.ArgumentParser, translator: Translator, many: bool = False) -> None:
    explained = translator.say("command-puzzles-set", sets=", ".join(_set_names()))
    if many:
        parser.add_argument("sets", nargs="*", metavar="SET", help=explained)
    else:
        parser.add_argument("set", metavar="SET", help=explained)


def _set_names() -> list[str]:
    """The sets that come with the games; named here, so that help need not load any."""
    return [name for plugin in aurum.games.plugins() for name in plugin.puzzle_sets]


def _add_make(make: argparse.ArgumentParser, translator: Translator) -> None:
    make.add_argument("game", choices=aurum.games.names(), help=translator.say("command-game"))
    add_options(make, translator)
    make.add_argument("--players", type=int, help=translator.say("command-puzzles-players"))
    make.add_argument(
        "--count", type=count, default=10, help=translator.say("command-puzzles-count")
    )
    make.add_argument("--seed", type=int, default=0, help=translator.say("command-seed"))
    make.add_argument(
        "--workers", type=count, default=1, help=translator.say("command-puzzles-workers")
    )
    make.add_argument(
        "--records", type=Path, metavar="FILE", help=translator.say("command-puzzles-records")
    )
    make.add_argument(
        "--out", type=Path, metavar="FILE", help=translator.say("command-puzzles-out")
    )
    make.set_defaults(run=run_make)


def load(given: str) -> Sequence[Puzzle]:
    """The puzzles of a set by its name, or of a file."""
    from aurum.puzzles import puzzle_set, read_puzzles

    plain = os.sep not in given and not given.endswith(".json")
    return puzzle_set(given) if given in _set_names() or plain else read_puzzles(Path(given))


def run_list(chosen: argparse.Namespace, translator: Translator) -> int:
    """A line for each puzzle."""
    from aurum.cli.reports.puzzles import describe

    found = [(name, load(name)) for name in chosen.sets or _set_names()]
    if chosen.json:
        facts = {name: [_public_facts(one) for one in puzzles] for name, puzzles in found}
        print(json.dumps({"build": aurum.BUILD, **facts}))
        return 0
    for name, puzzles in found:
        print(translator.say("puzzles-listed", name=name, count=len(puzzles)))
        for number, one in enumerate(puzzles, 1):
            print(f"  {number:>3}  {describe(one, translator)}")
    return 0


def _public_facts(one: Puzzle) -> dict[str, object]:
    """The facts of a puzzle without its answer."""
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


def run_show(chosen: argparse.Namespace, translator: Translator) -> int:
    """The position as the asked seat sees it; with `--answer`, what is best and why."""
    from aurum.cli.reports.puzzles import PuzzleScreen
    from aurum.puzzles import numbered

    screen = PuzzleScreen(numbered(load(chosen.set), chosen.number), translator)
    screen.show(chosen.number)
    if chosen.answer:
        screen.answer()
    return 0


def run_solve(chosen: argparse.Namespace, translator: Translator) -> int:
    """One puzzle after another, from a number on, until the person stops."""
    from aurum.cli.reports.puzzles import PuzzleScreen
    from aurum.puzzles import numbered

    puzzles = load(chosen.set)
    numbered(puzzles, chosen.number)
    for number in range(chosen.number, len(puzzles) + 1):
        screen = PuzzleScreen(puzzles[number - 1], translator)
        screen.show(number)
        if not screen.ask():
            break
        if number < len(puzzles) and not screen.go_on():
            break
    return 0


def run_make(chosen: argparse.Namespace, translator: Translator) -> int:
    """Look for puzzles, and say how many were found."""
    from aurum.puzzles.generation import GenerationTask, generate

    options = options_of(chosen)
    if chosen.players is not None:
        options["players"] = chosen.players
    game = aurum.game(chosen.game)
    if options:  # what no table can be started with is refused before anything is looked for
        from random import Random

        game.options(options, Random(0))
    out = chosen.out or Path(f"puzzles-{options.get('set', chosen.game)}-{chosen.seed}.json")
    records = read_records(chosen.records, chosen.game) if chosen.records else []
    wanted = GenerationTask(
        chosen.game, chosen.count, chosen.seed, options, records, out, chosen.workers
    )
    games = 0
    with progress_bar(elapsed=True, remaining=False) as progress:
        task = progress.add_task(translator.say("puzzles-looking", games=0), total=chosen.count)

        def watch(found: int, looked: int) -> None:
            nonlocal games
            games = looked
            line = translator.say("puzzles-looking", games=looked)
            progress.update(task, completed=found, description=line)

        try:
            found = len(generate(wanted, watch))
        except KeyboardInterrupt:
            print(translator.say("puzzles-interrupted", path=str(out)), file=sys.stderr)
            return INTERRUPTED
    print(translator.say("puzzles-made", count=found, games=games, path=str(out)))
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


def run_check(chosen: argparse.Namespace, translator: Translator) -> int:
    """Try every answer again from another source of chance; the status says if all hold."""
    from aurum.puzzles.puzzle import puzzles_of
    from aurum.puzzles.verification import STEADY, measure_gap

    sets = [(name, load(name)) for name in chosen.sets or _set_names()]
    total = sum(len(puzzles) for _, puzzles in sets)
    failed = []
    with progress_bar(elapsed=True, remaining=False) as progress:
        task = progress.add_task(translator.say("puzzles-checking"), total=total)
        for name, puzzles in sets:
            for number, one in enumerate(puzzles, 1):
                gap = measure_gap(
                    one, chosen.tries or puzzles_of(one.game).depth.deep, chosen.source
                )
                if gap < STEADY:
                    facts = {"name": name, "number": number, "gap": round(100 * abs(gap))}
                    key = "puzzles-check-close" if gap >= 0 else "puzzles-check-worse"
                    failed.append(translator.say(key, facts))
                progress.update(task, advance=1)
    print(*failed, translator.say("puzzles-checked", count=total, failed=len(failed)), sep="\n")
    return FAILED if failed else 0
