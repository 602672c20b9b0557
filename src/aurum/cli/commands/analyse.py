"""`aurum analyse`: what the strongest bot makes of a game that was played."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

from aurum import BUILD
from aurum.engine import BadRecord, read_record
from aurum.engine.errors import Key, why_not
from aurum.terminal.arguments import Commands, count
from aurum.terminal.progress import progress_bar
from aurum.words import Translator

if TYPE_CHECKING:
    from aurum.analysis import Analysis

DONE = 0
INTERRUPTED = 130


def add_command(commands: Commands, translator: Translator) -> None:
    """Say what `aurum analyse` takes."""
    parser = commands.add_parser(
        "analyse",
        help=translator.say("command-analyse"),
        description=translator.say("command-analyse.more"),
    )
    parser.add_argument("file", type=Path, help=translator.say("command-analyse-file"))
    parser.add_argument("--json", action="store_true", help=translator.say("command-json"))
    parser.add_argument(
        "--html", type=Path, metavar="OUT", help=translator.say("command-analyse-html")
    )
    for name in ("iterations", "workers"):
        parser.add_argument(
            f"--{name}", type=count, metavar="N", help=translator.say(f"command-analyse-{name}")
        )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help=translator.say("command-analyse-seed")
    )
    parser.add_argument("--level", metavar="L", help=translator.say("command-analyse-level"))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace, translator: Translator) -> int:
    """Look at the game, and say what came of it."""
    # Here, so that other commands need not load it.
    from aurum.analysis import BadAnalysis
    from aurum.analysis.page import write_page
    from aurum.cli.reports.analysis import show
    from aurum.cli.reports.analysis_words import analysis_text

    if chosen.html is not None:
        check_page(chosen.html, chosen.file)
    try:
        found = find(chosen, translator)
    except KeyboardInterrupt:
        return INTERRUPTED
    if not found.choices:
        raise BadAnalysis("analysis-empty")
    text = analysis_text(found, translator)
    if chosen.html is not None:
        chosen.html.write_text(write_page(text, translator.say), encoding="utf-8")
    if chosen.json:
        print(json.dumps({**found.document(), "build": BUILD}, ensure_ascii=False))
        return DONE
    show(text, translator)
    if chosen.html is not None:
        print(translator.say("analysis-written", path=str(chosen.html)))
    return DONE


def check_page(page: Path, file: Path) -> None:
    """Refuse a page that could not be written, before the analysis starts."""
    from aurum.analysis import BadAnalysis

    if page.exists() and file.exists() and page.samefile(file):
        raise BadAnalysis("analysis-itself", {"path": str(page)})
    wanted = page if page.exists() else page.parent
    if page.is_dir() or not wanted.exists() or not os.access(wanted, os.W_OK):
        missing = "file-forbidden" if wanted.exists() else "file-missing"
        why = Key("file-folder" if page.is_dir() else missing)
        facts = {"path": str(page), "problem": why}
        raise BadAnalysis("analysis-not-written", facts)


def find(chosen: argparse.Namespace, translator: Translator) -> Analysis:
    """The analysis that the file holds, or that is made of the record it holds."""
    from aurum.analysis import analyse, read_analysis
    from aurum.analysis.document import is_analysis

    try:
        text = chosen.file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as problem:
        facts = {"path": str(chosen.file), "problem": why_not(problem)}
        raise BadRecord("record-unreadable", facts) from None
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        document = None  # `read_record` says where it goes wrong
    if is_analysis(document):
        return read_analysis(text)
    record = read_record(text)
    with progress_bar(elapsed=True) as progress:
        task = progress.add_task(translator.say("analysis-progress"), total=None)
        return analyse(
            record,
            level=chosen.level,
            iterations=chosen.iterations,
            seed=chosen.seed,
            workers=chosen.workers or 1,
            watch=lambda done, total: progress.update(task, completed=done, total=total),
        )
