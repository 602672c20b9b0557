"""`aurum play`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import aurum
from aurum import bots, games
from aurum.cli.game_options import add_options, alone, options_of
from aurum.engine import BadOptions
from aurum.terminal.arguments import Commands, count
from aurum.words import Translator, game_title

ALONE: Final = "you"


def add_command(commands: Commands, translator: Translator) -> None:
    """Say what `aurum play` takes."""
    parser = commands.add_parser(
        "play", help=translator.say("command-play"), description=translator.say("command-play.more")
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "game", nargs="?", choices=aurum.games.names(), help=translator.say("command-game")
    )
    what.add_argument("--resume", type=Path, metavar="FILE", help=translator.say("command-resume"))
    what.add_argument(
        "--from", type=Path, metavar="FILE", dest="onward", help=translator.say("command-onward")
    )
    parser.add_argument(
        "--move", type=count, metavar="N", help=translator.say("command-onward-move")
    )
    usual = [
        f"{plugin.usual_seats} ({game_title(translator, plugin.name)})"
        for plugin in aurum.games.plugins()
    ]
    parser.add_argument("--seats", help=translator.say("command-seats", usual="; ".join(usual)))
    add_options(parser, translator)
    parser.add_argument("--seed", type=int, help=translator.say("command-seed"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=translator.say("command-save"))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace, translator: Translator) -> int:
    """Open the table, or open it again."""
    # Here, so that other commands need not load the table.
    from aurum.cli.play.start import play, play_onward, resume

    if chosen.resume is not None:
        return resume(chosen.resume, language=translator.language)
    if chosen.onward is not None:
        return play_onward(
            chosen.onward,
            move=chosen.move,
            seats=chosen.seats and [seat.strip() for seat in chosen.seats.split(",")],
            language=translator.language,
            seed=chosen.seed,
            save=chosen.save,
        )
    options = options_of(chosen)
    single = alone(chosen.game, options)
    plugin = games.load(chosen.game)
    given = chosen.seats or (ALONE if single else plugin.usual_seats)
    seats = [seat.strip() for seat in given.split(",")]
    allowed = bots.names(chosen.game)
    known = all(seat.partition(":")[0] in ("you", "bot", *allowed) for seat in seats)
    numbers = [number for number in plugin.seats() if number > 1 or not plugin.alone]
    # More than a game can seat it refuses itself, with the number of its rule.
    if not (single or len(seats) >= min(numbers)) or not known:
        facts = {"given": given, "levels": ", ".join(allowed)}
        raise BadOptions("options-seats", {**facts, "least": min(numbers), "most": max(numbers)})
    return play(
        chosen.game,
        options=options,
        seats=seats,
        language=translator.language,
        seed=chosen.seed,
        save=chosen.save,
    )
