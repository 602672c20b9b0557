"""`aurum bench`: how fast the rules and the environments are, and what the server costs."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import aurum
from aurum.engine import AurumError
from aurum.terminal.arguments import Commands, count
from aurum.words import Translator

SERVER_BENCH = Path(aurum.__file__).parents[2] / "bench" / "server.py"
"""Where a checkout has the benchmark of the server."""


WHAT: Final = ("rules", "envs", "server")


def add_command(commands: Commands, translator: Translator) -> None:
    """Say what `aurum bench` takes."""
    parser = commands.add_parser(
        "bench",
        help=translator.say("bench-command"),
        description=translator.say("bench-command.more"),
    )
    says = translator.say("bench-what")
    parser.add_argument("what", nargs="?", default="rules", choices=WHAT, help=says)
    parser.add_argument("--json", action="store_true", help=translator.say("command-json"))
    parser.add_argument("--games", type=count, default=200, help=translator.say("bench-games"))
    parser.add_argument("--tables", type=count, default=500, help=translator.say("bench-tables"))
    parser.add_argument("--seconds", type=count, default=20, help=translator.say("bench-seconds"))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace, translator: Translator) -> int:
    """Measure what was asked for."""
    if chosen.what == "server":
        return run_server(chosen, translator)
    if chosen.what == "envs":
        return run_envs(chosen)
    from aurum.cli.bench import report

    report(chosen.games, chosen.json)
    return 0


def run_envs(chosen: argparse.Namespace) -> int:
    """Measure the environments, which need packages of their own."""
    try:
        from aurum.cli.bench_envs import report
    except ModuleNotFoundError as missing:
        raise AurumError("bench-no-envs", {"package": str(missing.name)}) from None
    report(chosen.json)
    return 0


def run_server(chosen: argparse.Namespace, translator: Translator) -> int:
    """Run the server's benchmark, which is not part of the package."""
    if sys.platform == "win32":
        raise AurumError("bench-not-here")
    if not SERVER_BENCH.is_file():
        raise AurumError("bench-no-checkout")
    command = [sys.executable, str(SERVER_BENCH), *(["--json"] if chosen.json else [])]
    command += ["--tables", str(chosen.tables), "--seconds", str(chosen.seconds)]
    return subprocess.call(command, env={**os.environ, "AURUM_LANG": translator.language})
