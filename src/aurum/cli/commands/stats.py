"""`aurum stats`: what finished games come to, from a folder of their records."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from rich.table import Table
from rich.text import Text

import aurum
from aurum import bots, games
from aurum.engine import AurumError, BadRecord, Record, read_record
from aurum.engine.errors import why_not
from aurum.statistics import GameTally, Sums, tally_of
from aurum.terminal.arguments import Commands
from aurum.terminal.screen import decimal, grid_of
from aurum.words import Translator, game_key, game_title

COUNTED = 0
NOTHING = 1
SUFFIXES: Final = (".json", ".jsonl")
Everybody = dict[str, dict[str, Sums]]
"""For each game, and each name at it, what their games come to."""


def add_command(commands: Commands, translator: Translator) -> None:
    """Say what `aurum stats` takes."""
    parser = commands.add_parser(
        "stats",
        help=translator.say("command-stats"),
        description=translator.say("command-stats.more"),
    )
    paths = translator.say("command-stats-paths")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help=paths)
    parser.add_argument("--json", action="store_true", help=translator.say("command-stats-json"))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace, translator: Translator) -> int:
    """Count, and print the sums; the status says whether there was anything."""
    found: Everybody = {}
    for path in files(chosen.paths):
        for record, problem in records(path):
            try:
                if record is None:
                    raise problem or BadRecord("record-not-object")
                add(found, record, tally_of(aurum.game(record.game), record))
            except AurumError as error:
                facts = {"path": str(path), "problem": translator.say(error.key, error.facts)}
                print(translator.say("stats-left-out", facts), file=sys.stderr)
    if chosen.json:
        print(json.dumps(document(found), ensure_ascii=False, indent=1))
    elif found:
        show(found, translator)
    else:
        print(translator.say("stats-nothing"))
    return COUNTED if found else NOTHING


def files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files meant: themselves, and those of a folder that look like records.

    The folder of a match has its records in one file; its other files are none.
    """
    for path in paths:
        if path.is_dir():
            found = sorted(one for one in path.rglob("*") if one.suffix in SUFFIXES)
            yield from (one for one in found if not of_a_match(one))
        else:
            yield path


def of_a_match(path: Path) -> bool:
    """Whether this is a file of an arena's match that holds no records."""
    from aurum.arena.files import REPORT  # here, so that other commands need not load it
    from aurum.arena.results_log import GAMES, MATCH

    return path.name in (MATCH, GAMES, REPORT) and path.with_name(MATCH).is_file()


def records(path: Path) -> Iterator[tuple[Record | None, BadRecord | None]]:
    """The records of a file: one in all of it, or one in each line; or why there is none."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as problem:
        facts = {"path": str(path), "problem": why_not(problem)}
        yield None, BadRecord("record-unreadable", facts)
        return
    lines = [line for line in text.splitlines() if line.strip()]
    several = len(lines) > 1 and all(line.startswith("{") and line.endswith("}") for line in lines)
    for document in lines if several else [text]:
        try:
            yield read_record(document), None
        except BadRecord as problem:
            yield None, problem


def add(found: Everybody, record: Record, tally: GameTally) -> None:
    """Take in a game: people by their names, bots by their kind."""
    sums = found.setdefault(record.game, {})
    for seat, own in zip(record.seats, tally.seats, strict=True):
        name = seat.name if seat.plays == "person" else seat.plays
        sums.setdefault(name, Sums()).add(tally, own)


def document(found: Everybody) -> dict[str, Any]:
    """The same for programs."""
    result: dict[str, Any] = {"build": aurum.BUILD}
    for game, sums in found.items():
        result[game] = {name: asdict(one) for name, one in sums.items()}
        for one in result[game].values():
            del one["lately"]  # a record does not tell when it was played
    return result


# In words


def show(found: Everybody, translator: Translator) -> None:
    """A table of who played, of where points came from, and of the cards, for each game."""
    from aurum.terminal.screen import Screen, heading

    screen = Screen()
    for game, sums in found.items():
        title = heading(game_title(translator, game))
        screen.show(Text(""), title, _players(sums, translator))
        if any(one.sources for one in sums.values()):
            title = heading(translator.say("stats-sources"))
            screen.show(Text(""), title, _sources(game, sums, translator))
        brought = games.load(game).terminal()
        if brought is not None and brought.statistics is not None:
            title = heading(translator.say(brought.statistics_title))
            screen.show(Text(""), title, brought.statistics(sums, translator))


def _named(name: str, translator: Translator) -> str:
    """A person, or a bot by the name of its level."""
    return translator.say(f"bot-{name}") if name in (*bots.LEVELS, "random") else name


def _players(sums: dict[str, Sums], translator: Translator) -> Table:
    most = max(place for one in sums.values() for place, times in enumerate(one.places, 1) if times)
    nth = [translator.say("stats-place-nth", place=place) for place in range(1, most + 1)]
    heads = [translator.say(f"stats-{key}") for key in ("games", "wins", "mean", "best")]
    grid = grid_of("", *heads, *nth)
    for name, one in sorted(sums.items(), key=lambda each: -each[1].wins / each[1].games):
        mean = decimal(one.score / one.games, 1, translator)
        places = [str(times) for times in (one.places + [0] * most)[:most]]
        grid.add_row(
            _named(name, translator), str(one.games), str(one.wins), mean, str(one.best), *places
        )
    return grid


def _sources(game: str, sums: dict[str, Sums], translator: Translator) -> Table:
    names = list(sums)
    grid = grid_of(translator.say("stats-a-game"), *[_named(name, translator) for name in names])
    for source in dict.fromkeys(key for one in sums.values() for key in one.sources):
        shares = [sums[name].sources.get(source, 0) / sums[name].games for name in names]
        each = [decimal(share, 1, translator) for share in shares]
        grid.add_row(translator.say(game_key("stats-source", game, source)), *each)
    return grid
