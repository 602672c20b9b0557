"""`aurum dataset`: games of bots as Parquet files, for learners and for statistics."""

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
    from aurum.datasets import DataSet

INTERRUPTED: Final = 130


def add_command(commands: Commands, translator: Translator) -> None:
    """Say what `aurum dataset` takes."""
    say = translator.say
    parser = commands.add_parser(
        "dataset", help=say("command-dataset"), description=say("command-dataset.more")
    )
    parser.add_argument("game", choices=aurum.games.names(), help=say("command-game"))
    parser.add_argument("--bots", required=True, help=say("command-arena-bots"))
    parser.add_argument(
        "--out", type=Path, required=True, metavar="F.parquet", help=say("command-dataset-out")
    )
    parser.add_argument("--players", type=int, help=say("command-players"))
    add_options(parser, translator)
    parser.add_argument("--games", type=count, help=say("command-games"))
    parser.add_argument(
        "--observations", action="store_true", help=say("command-dataset-observations")
    )
    parser.add_argument("--seed", type=int, default=0, help=say("command-seed"))
    parser.add_argument("--seconds", type=float, help=say("command-arena-seconds"))
    parser.add_argument("--iterations", type=count, help=say("command-arena-iterations"))
    parser.add_argument("--workers", type=count, help=say("command-arena-workers"))
    parser.add_argument("--licence", help=say("command-dataset-licence"))
    parser.add_argument("--json", action="store_true", help=say("command-json"))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace, translator: Translator) -> int:
    """Make the data set, and say what is in it."""
    dataset = dataset_of(chosen)
    try:
        with progress_bar(elapsed=True) as progress:
            task = progress.add_task(translator.say("arena-progress"), total=dataset.match.games)

            def watch(done: int, games: int) -> None:
                progress.update(task, completed=done, total=games)

            card = dataset.write(chosen.out, chosen.workers, watch)
    except KeyboardInterrupt:
        return interrupted(dataset, chosen.out, translator)
    if chosen.json:
        print(json.dumps(card, ensure_ascii=False))
        return 0
    counts = {name: card["counts"][name] for name in ("games", "choices", "decisions")}
    print(translator.say("dataset-written", {**counts, "path": str(chosen.out)}))
    if failures := card["counts"]["failures"]:
        print(translator.say("dataset-failures", failures=failures))
    return 0


def dataset_of(chosen: argparse.Namespace) -> DataSet:
    """The data set that the command line asks for."""
    from aurum.datasets import DataSet  # here, so that other commands need not load it

    more: dict[str, Any] = options_of(chosen)
    for name in ("players", "games", "licence"):
        if getattr(chosen, name) is not None:
            more[name] = getattr(chosen, name)
    for name in ("observations", "seed", "seconds", "iterations"):
        more[name] = getattr(chosen, name)
    return DataSet(chosen.game, chosen.bots, **more)


def interrupted(dataset: DataSet, out: Path, translator: Translator) -> int:
    """Say what is kept of an interrupted data set."""
    from aurum.datasets.writing import parts_folder, written_games

    done = written_games(dataset, out)
    if done:
        facts = {"done": done, "games": dataset.match.games, "path": str(parts_folder(out))}
        print(translator.say("arena-interrupted", facts), file=sys.stderr)
    else:
        print(translator.say("dataset-interrupted"), file=sys.stderr)
    return INTERRUPTED
