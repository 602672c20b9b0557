"""`aurum play`."""

from __future__ import annotations

import argparse
from pathlib import Path

import aurum
from aurum.cli.commands import Commands
from aurum.engine import BadOptions
from aurum.words import Voice

SEATS = range(2, 6)


def add_command(commands: Commands, voice: Voice) -> None:
    """Say what `aurum play` takes."""
    parser = commands.add_parser(
        "play", help=voice.say("command-play"), description=voice.say("command-play.more")
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("game", nargs="?", choices=aurum.games(), help=voice.say("command-game"))
    what.add_argument("--resume", type=Path, metavar="FILE", help=voice.say("command-resume"))
    parser.add_argument("--set", default="base", help=voice.say("command-set"))
    parser.add_argument("--seats", default="you,bot,bot,bot", help=voice.say("command-seats"))
    parser.add_argument("--seed", type=int, help=voice.say("command-seed"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=voice.say("command-save"))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace, voice: Voice) -> int:
    """Open the table, or open it again."""
    from aurum.cli.play import play, resume  # here, so that other commands need not load the table

    if chosen.resume is not None:
        return resume(chosen.resume, language=voice.language)
    seats = [seat.strip() for seat in chosen.seats.split(",")]
    known = all(seat.partition(":")[0] in ("you", "bot") for seat in seats)
    if len(seats) not in SEATS or not known:
        raise BadOptions("options-seats", {"given": chosen.seats})
    return play(
        chosen.game,
        options={"set": chosen.set},
        seats=seats,
        language=voice.language,
        seed=chosen.seed,
        save=chosen.save,
    )
