"""`aurum components`: the boards, tiles and pieces that Orichalque can be played with."""

from __future__ import annotations

import argparse
from pathlib import Path

from aurum.games.orichalque.rules.components import (
    SOURCES,
    BadComponents,
    ComponentSet,
    available,
    load,
)
from aurum.games.orichalque.rules.options import PLAYERS
from aurum.terminal.arguments import Commands, add_action, count
from aurum.words import Translator


def add_command(commands: Commands, translator: Translator) -> None:
    """Say what `aurum components` takes."""
    parser = commands.add_parser(
        "components",
        help=translator.say("command-components"),
        description=translator.say("command-components.more"),
    )
    title = translator.say("command-commands")
    actions = parser.add_subparsers(title=title, required=True, dest="action")
    add_action(actions, translator, "components", "list").set_defaults(run=run_list)
    check = add_action(actions, translator, "components", "check")
    check.add_argument("file", type=Path, help=translator.say("command-components-file"))
    check.set_defaults(run=run_check)
    show = add_action(actions, translator, "components", "show")
    show.add_argument("set", help=translator.say("command-components-set"))
    show.add_argument(
        "--svg", type=Path, metavar="OUT", help=translator.say("command-components-svg")
    )
    show.set_defaults(run=run_show)
    balance = add_action(actions, translator, "components", "balance")
    about = "command-components-balance"
    balance.add_argument("--set", default="aurum", help=translator.say(f"{about}-set"))
    balance.add_argument("--games", type=count, default=300, help=translator.say(f"{about}-games"))
    balance.add_argument(
        "--players", type=int, choices=PLAYERS, help=translator.say(f"{about}-players")
    )
    balance.add_argument("--seed", type=int, default=0, help=translator.say("command-seed"))
    balance.add_argument("--json", action="store_true", help=translator.say("command-json"))
    balance.set_defaults(run=run_balance)


def run_list(_chosen: argparse.Namespace, translator: Translator) -> int:
    """Tell which sets there are, what is in them, and where it comes from."""
    for name in available():
        found = load(name)
        print(
            translator.say(
                "components-listed",
                name=name,
                islands=len(found.islands),
                tiles=sum(found.tile_counts),
                automata=len(found.automata),
            )
        )
        for source in SOURCES:
            if tables := _tables_from(found, source):
                short = source.split()[-1]
                print(
                    "  " + translator.say("components-listed-source", source=short, tables=tables)
                )
    return 0


def run_balance(chosen: argparse.Namespace, translator: Translator) -> int:
    """Play with a set many times, and tell how it plays."""
    from aurum.games.orichalque.commands import balance as components_balance

    return components_balance.run_balance(
        chosen.set, chosen.games, chosen.players, chosen.seed, chosen.json, translator
    )


def _tables_from(found: ComponentSet, source: str) -> str:
    """The tables of one source; islands and automata share one."""
    kinds = dict.fromkeys(table.split()[0] for table, origin in found.sources if origin == source)
    return ", ".join(kinds)


def run_check(chosen: argparse.Namespace, translator: Translator) -> int:
    """Tell that a file can be played with; `main` says it if not."""
    found = load(chosen.file.resolve())
    print(translator.say("components-good", name=found.name, digest=found.digest[:12]))
    return 0


def run_show(chosen: argparse.Namespace, translator: Translator) -> int:
    """Draw what is in a set, here or on a sheet."""
    found = load(chosen.set)
    if chosen.svg is None:
        from rich.console import Console

        from aurum.games.orichalque.commands.drawing import draw_set

        console = Console(highlight=False)
        console.print(draw_set(found, translator, console.width))
        return 0
    from aurum.games.orichalque.commands.svg import draw_sheet

    try:
        chosen.svg.write_text(draw_sheet(found, translator), encoding="utf-8")
    except OSError as problem:
        facts = {"path": str(chosen.svg), "problem": str(problem)}
        raise BadComponents("components-not-drawn", facts) from None
    print(translator.say("components-drawn", path=str(chosen.svg)))
    return 0
