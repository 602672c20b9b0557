"""Every `--json` says which build of the rules has run."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import aurum
from aurum.cli import main
from aurum.cli.parser import build_parser
from aurum.engine import Record, Seat
from aurum.games.plugin import BenchTable
from aurum.words import translator_for

ROOT = Path(__file__).parents[2]
ARCHER = ROOT / "src/aurum/games/oriflamme/scenarios" / "OF-5.1-archer-shoots-last.toml"

BASE = BenchTable("base, 3", {"set": "base", "players": 3})

BRIEFLY: dict[str, list[str]] = {
    "games": [],
    "analyse": ["RECORD", "--iterations", "1", "--level", "knight"],
    "stats": ["RECORD"],
    "simulate": ["oriflamme", "--games", "1"],
    "arena": ["oriflamme", "--bots", "random", "--players", "3", "--games", "1"],
    "exploit": ["oriflamme", "--bots", "random", "--set", "Spy,Heir", "--rounds", "1"],
    "dataset": ["oriflamme", "--bots", "random", "--games", "1", "--out", "NEW.parquet"],
    "puzzles list": ["alliance"],
    "scenario": [str(ARCHER)],
    "components balance": ["--games", "1", "--players", "2"],
    "bench": ["--games", "1"],
}
"""For each command that prints JSON, the least it can be asked."""


def commands(parser: argparse.ArgumentParser, name: str = "") -> Iterator[str]:
    """Those with a `--json`, wherever they are."""
    for action in parser._actions:
        if "--json" in action.option_strings:
            yield name
        if isinstance(action, argparse._SubParsersAction):
            for word, inner in action.choices.items():
                yield from commands(inner, f"{name} {word}".strip())


def test_no_command_with_json_is_forgotten_here() -> None:
    assert sorted(commands(build_parser(translator_for("en")))) == sorted(BRIEFLY)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game in a file."""
    game = aurum.game("oriflamme")
    options = game.options({"players": 3})
    [play] = aurum.playouts(game, options, 1, seed=4)
    seats = [Seat(name, "person") for name in "ABC"]
    choices = [game.write(choice) for choice in play.choices]
    path = tmp_path / "record.json"
    path.write_text(Record("oriflamme", game.rules, options, seats, choices).to_json())
    return path


@pytest.mark.parametrize("command", BRIEFLY)
def test_it_says_the_build(
    command: str,
    record: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("aurum.cli.bench.tables", lambda: [("oriflamme", BASE)])
    monkeypatch.chdir(record.parent)
    arguments = [str(record) if word == "RECORD" else word for word in BRIEFLY[command]]
    assert main([*command.split(), *arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["build"] == aurum.BUILD
