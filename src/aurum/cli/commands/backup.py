"""`aurum backup`: a copy of a server's data, also while it runs."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

from aurum.cli.commands.serve import add_data
from aurum.engine import AurumError
from aurum.terminal.arguments import Commands
from aurum.words import Translator

MADE: Final = 0


def add_command(commands: Commands, translator: Translator) -> None:
    """Say what `aurum backup` takes."""
    parser = commands.add_parser(
        "backup",
        help=translator.say("command-backup"),
        description=translator.say("command-backup.more"),
    )
    add_data(parser, translator)
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help=translator.say("command-backup-out")
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace, translator: Translator) -> int:
    """Make the copy, and say where it is and what it holds."""
    from aurum.cli.serve_settings import data_folder
    from aurum.server.store.database import (
        copy_database,  # here, so that other commands need not load it
    )

    target: Path | None = chosen.out
    if target is not None and os.path.lexists(target):
        raise AurumError("backup-exists", {"path": str(target)})
    made, tables = copy_database(data_folder(chosen.data, os.environ), target)
    print(translator.say("backup-made", path=str(made), tables=tables))
    return MADE
