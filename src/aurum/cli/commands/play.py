"""`aurum play`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import aurum
from aurum import bots
from aurum.engine import BadOptions
from aurum.terminal.arguments import Commands, count
from aurum.words import Voice

SEATS: Final = range(2, 6)
USUAL_SEATS: Final = {"oriflamme": "you,bot,bot,bot", "orichalque": "you,bot"}
ALONE: Final = "you"
OPTIONS: Final = {
    "oriflamme": ("set",),
    "orichalque": ("solo", "boards", "sides", "initiative", "components"),
}
"""The options that only one game has."""
LISTS: Final = ("boards", "sides")
"""Options with a word for each seat."""


def add_command(commands: Commands, voice: Voice) -> None:
    """Say what `aurum play` takes."""
    parser = commands.add_parser(
        "play", help=voice.say("command-play"), description=voice.say("command-play.more")
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "game", nargs="?", choices=aurum.games.names(), help=voice.say("command-game")
    )
    what.add_argument("--resume", type=Path, metavar="FILE", help=voice.say("command-resume"))
    what.add_argument(
        "--from", type=Path, metavar="FILE", dest="onward", help=voice.say("command-onward")
    )
    parser.add_argument("--move", type=count, metavar="N", help=voice.say("command-onward-move"))
    parser.add_argument("--set", help=voice.say("command-set"))
    parser.add_argument("--seats", help=voice.say("command-seats"))
    parser.add_argument("--solo", metavar="LEVEL", help=voice.say("command-solo"))
    for name in ("boards", "sides", "initiative", "components"):
        parser.add_argument(f"--{name}", help=voice.say(f"command-play-{name}"))
    parser.add_argument("--seed", type=int, help=voice.say("command-seed"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=voice.say("command-save"))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace, voice: Voice) -> int:
    """Open the table, or open it again."""
    # Here, so that other commands need not load the table.
    from aurum.cli.play.start import play, play_onward, resume

    if chosen.resume is not None:
        return resume(chosen.resume, language=voice.language)
    if chosen.onward is not None:
        return play_onward(
            chosen.onward,
            move=chosen.move,
            seats=chosen.seats and [seat.strip() for seat in chosen.seats.split(",")],
            language=voice.language,
            seed=chosen.seed,
            save=chosen.save,
        )
    options = options_of(chosen)
    alone = "solo" in options
    given = chosen.seats or (ALONE if alone else USUAL_SEATS[chosen.game])
    seats = [seat.strip() for seat in given.split(",")]
    allowed = bots.names(chosen.game)
    known = all(seat.partition(":")[0] in ("you", "bot", *allowed) for seat in seats)
    if not (len(seats) in SEATS or (alone and len(seats) == 1)) or not known:
        raise BadOptions("options-seats", {"given": given, "levels": ", ".join(allowed)})
    return play(
        chosen.game,
        options=options,
        seats=seats,
        language=voice.language,
        seed=chosen.seed,
        save=chosen.save,
    )


def options_of(chosen: argparse.Namespace) -> dict[str, object]:
    """What was asked for, as the game's options; one that belongs to another game is refused."""
    found: dict[str, object] = {}
    for game, names in OPTIONS.items():
        for name in names:
            given = getattr(chosen, name)
            if given is None:
                continue
            if game != chosen.game:
                facts = {"option": f"--{name}", "game": chosen.game, "owner": game}
                raise BadOptions("command-not-for", facts)
            words = [word.strip() for word in given.split(",")]
            found[name] = words if name in LISTS and len(words) > 1 else given
    return found
