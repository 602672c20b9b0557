"""`aurum scenario`: do the rules do what the scenarios say?"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import aurum
from aurum import BUILD
from aurum.engine import AurumError, read_scenario, run_scenario
from aurum.engine.errors import why_not
from aurum.terminal.arguments import Commands
from aurum.words import Translator


def add_command(commands: Commands, translator: Translator) -> None:
    """Say what `aurum scenario` takes."""
    parser = commands.add_parser(
        "scenario",
        help=translator.say("command-scenario"),
        description=translator.say("command-scenario.more"),
    )
    parser.add_argument("paths", nargs="+", type=Path, help=translator.say("command-paths"))
    parser.add_argument("--json", action="store_true", help=translator.say("command-json"))
    parser.set_defaults(run=run)


def files_in(paths: list[Path]) -> Iterator[Path]:
    """The scenario files, those of a folder in order of their names."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.toml"))
        else:
            yield path


def failures_of(path: Path, translator: Translator) -> list[dict[str, str | int]]:
    """What does not hold in one file, in words."""
    try:
        scenario = read_scenario(path.read_text(encoding="utf-8"))
        game = aurum.game(scenario.game)
        found = run_scenario(scenario, game)
    except AurumError as problem:
        message = translator.say(problem.key, problem.facts)
        return [{"file": str(path), "part": 0, "message": message}]
    except (OSError, UnicodeDecodeError) as problem:
        facts = {"path": str(path), "problem": why_not(problem)}
        return [
            {"file": str(path), "part": 0, "message": translator.say("record-unreadable", facts)}
        ]
    return [
        {
            "file": str(path),
            "part": failure.part,
            "message": translator.say(failure.key, failure.facts),
        }
        for failure in found
    ]


def run(chosen: argparse.Namespace, translator: Translator) -> int:
    """Run every scenario and print which do not hold."""
    files = list(files_in(chosen.paths))
    failures = []
    failed = 0
    for path in files:
        found = failures_of(path, translator)
        failed += bool(found)
        failures += found
        if not chosen.json:
            for failure in found:
                print(translator.say("scenario-failure", failure))
    passed = len(files) - failed
    if chosen.json:
        result = {"build": BUILD, "passed": passed, "failed": failed, "failures": failures}
        print(json.dumps(result))
    elif not files:
        print(translator.say("scenario-none"), file=sys.stderr)
    else:
        print(translator.say("scenario-result", passed=passed, failed=failed))
    return 1 if failed or not files else 0
