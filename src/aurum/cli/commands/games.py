"""`aurum games`: the games there are, and what each brings."""

from __future__ import annotations

import argparse
import json

import aurum
from aurum import bots
from aurum.games import Plugin, failures, plugins
from aurum.terminal.arguments import Commands
from aurum.words import Translator

FOUND = 0
FAILED = 1


def add_command(commands: Commands, translator: Translator) -> None:
    """Say what `aurum games` takes."""
    parser = commands.add_parser(
        "games",
        help=translator.say("command-games-list"),
        description=translator.say("command-games-list"),
    )
    parser.add_argument("--json", action="store_true", help=translator.say("command-json"))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace, translator: Translator) -> int:
    """List them; the status says whether one of them could not be loaded."""
    found = [describe(plugin) for plugin in plugins()]
    failed = failures()
    if chosen.json:
        print(json.dumps({"build": aurum.BUILD, "games": found, "failures": failed}))
        return FAILED if failed else FOUND
    for plugin in plugins():
        facts = describe(plugin)
        facts["seats"] = ", ".join(str(seats) for seats in plugin.seats())
        general = [] if bots.has_own(plugin.name) else [translator.say("games-general-search")]
        facts["brings"] = ", ".join([*general, *plugin.brings()])
        print(translator.say("games-listed", facts))
    for name, problem in failed.items():
        print(translator.say("games-failed", name=name, problem=problem))
    return FAILED if failed else FOUND


def describe(plugin: Plugin) -> dict[str, object]:
    """A game as `--json` prints it."""
    return {
        "name": plugin.name,
        "version": plugin.version or aurum.__version__,
        "rules": plugin.rules().rules,
        "seats": plugin.seats(),
        "bots": "own" if bots.has_own(plugin.name) else "general",
        "brings": plugin.brings(),
    }
