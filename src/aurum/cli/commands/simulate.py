"""`aurum simulate`: random games, how fast they run, and a digest to compare machines by."""

from __future__ import annotations

import argparse
import hashlib
import json
import statistics
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import TextIO

import aurum
from aurum import games as all_games
from aurum.cli.game_options import add_options, alone, options_of
from aurum.engine import CHANCE, Game, Seat, State, begin_record, play_out, sample_choice
from aurum.terminal.arguments import Commands, count
from aurum.terminal.progress import progress_bar
from aurum.words import Translator

AnyGame = Game[State, object]


@dataclass
class Simulation:
    """What `--json` prints."""

    game: str
    set: str
    players: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: int
    clone_us: float
    build: str
    digest: str


def add_command(commands: Commands, translator: Translator) -> None:
    """Say what `aurum simulate` takes."""
    parser = commands.add_parser(
        "simulate",
        help=translator.say("command-simulate"),
        description=translator.say("command-simulate.more"),
    )
    parser.add_argument("game", choices=aurum.games.names(), help=translator.say("command-game"))
    add_options(parser, translator)
    parser.add_argument("--players", type=int, help=translator.say("command-players"))
    parser.add_argument("--games", type=count, default=1000, help=translator.say("command-games"))
    parser.add_argument("--seed", type=int, default=0, help=translator.say("command-seed"))
    parser.add_argument(
        "--records", metavar="FILE", help=translator.say("command-simulate-records")
    )
    parser.add_argument("--json", action="store_true", help=translator.say("command-json"))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace, translator: Translator) -> int:
    """Simulate, and print what came of it."""
    given = given_options(chosen)
    aurum.game(chosen.game).options(given, Random(0))  # before a file of records is written over
    if chosen.records is None:
        result = simulate(chosen.game, given, chosen.games, chosen.seed, translator)
    else:
        with Path(chosen.records).open("w", encoding="utf-8") as file:
            result = simulate(chosen.game, given, chosen.games, chosen.seed, translator, file)
    if chosen.json:
        print(json.dumps(asdict(result)))
    else:
        facts = asdict(result)
        facts["seconds"] = f"{result.seconds:.2f}"
        facts["clone_us"] = f"{result.clone_us:.2f}"
        facts["set"] = f"{result.set}, " if result.set else ""
        print(translator.say("simulate-result", facts))
    return 0


def given_options(chosen: argparse.Namespace) -> dict[str, object]:
    """The options of the game that the command line asks for; four players unless it says."""
    options = options_of(chosen)
    if chosen.players is not None:
        options["players"] = chosen.players
    elif not alone(chosen.game, options):
        options["players"] = 4
    return options


def simulate(
    name: str,
    given: dict[str, object],
    games: int,
    seed: int,
    translator: Translator | None = None,
    file: TextIO | None = None,
) -> Simulation:
    """Play so many games at random. Only the playing is timed, not the writing down.

    With a file, every record goes there as soon as its game is over, one in a line.
    """
    from aurum.cli.parser import build

    game: AnyGame = aurum.game(name)
    digest = hashlib.sha256()
    decisions = 0
    seconds = 0.0
    seats = 0
    with progress_bar(shown=translator is not None) as progress:
        task = progress.add_task(
            translator.say("simulate-progress") if translator else "", total=games
        )
        for number in range(games):
            rng = Random(f"{seed}/{number}")
            options = game.options(given, rng)
            seats = game.seats(options)
            state = game.begin(options)
            opening = _deal(state, rng)
            began = time.perf_counter()
            playout = play_out(state, rng)
            seconds += time.perf_counter() - began
            decisions += playout.decisions
            players = [Seat(f"{seat + 1}", "random") for seat in range(seats)]
            record = begin_record(game, options, players)
            record.choices = [game.write(choice) for choice in opening + playout.choices]
            digest.update(record.to_json().encode())
            if file is not None:
                file.write(record.to_line())
            progress.update(task, advance=1)
    return Simulation(
        game=name,
        set=set_of(name, given),
        players=seats,
        games=games,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=round(decisions / seconds),
        clone_us=measure_clone(game, given, seed),
        build=build(),
        digest=digest.hexdigest(),
    )


def set_of(name: str, given: dict[str, object]) -> str:
    """What a table plays with: the cards or the pieces that were asked for, or the usual ones."""
    usual = all_games.load(name).usual_set
    return str(given.get("set") or given.get("components") or usual)


def _deal(state: State, rng: Random) -> list[int]:
    """Chance's choices before the first decision: they are not decisions, and not timed."""
    made = []
    while state.actor == CHANCE:
        made.append(sample_choice(state, rng))
        state.apply(made[-1])
    return made


def measure_clone(game: AnyGame, given: dict[str, object], seed: int) -> float:
    """What a clone costs in microseconds over a whole game, as a middle of five rounds."""
    rng = Random(f"{seed}/clone")
    state = game.begin(game.options(given, rng))
    moments: list[State] = []
    while state.choices():
        moments.append(state.clone())
        state.apply(sample_choice(state, rng))
    times = []
    for _ in range(5):
        began = time.perf_counter()
        for moment in moments:
            for _ in range(50):
                moment.clone()
        times.append((time.perf_counter() - began) / (50 * len(moments)) * 1e6)
    return round(statistics.median(sorted(times)[:3]), 3)
