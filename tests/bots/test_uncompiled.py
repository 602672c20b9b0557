"""A process whose bots search in uncompiled rules says so once; its workers say nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import aurum
from aurum.engine import Record, Seat
from aurum.words import LANGUAGES, translator_for

GAME = aurum.games.names()[0]
SEARCHES = f"""
from random import Random
import aurum
from aurum import bots

def search(seed):
    state = aurum.game({GAME!r}).start(Random(seed), players=3)
    while state.actor == aurum.CHANCE:
        state.apply(state.choices()[0])
    question = bots.Question({GAME!r}, state.view(state.actor), state.choices())
    bots.answer("random", question, Random(seed))
    return bots.answer("knight", question, Random(seed), bots.Budget(iterations=1)).choice
"""
TWICE = (
    SEARCHES
    + """
search(1)
search(2)
"""
)
IN_WORKERS = """
import bot_script
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

if __name__ == "__main__":
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        print(list(pool.map(bot_script.search, range(2))))
"""


def _stderr(command: list[str], *, pure: bool, path: str = "", cwd: Path | None = None) -> str:
    environment = {**os.environ, "AURUM_PURE": "1" if pure else "", "PYTHONPATH": path}
    ran = subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, check=True
    )
    return ran.stderr


def _line(language: str) -> str:
    return translator_for(language).say("bots-uncompiled") + "\n"


def test_two_searches_in_uncompiled_rules_are_told_of_once() -> None:
    assert _stderr([sys.executable, "-c", TWICE], pure=True) == _line("en")


@pytest.mark.skipif(aurum.BUILD == "pure", reason="nothing is compiled here")
def test_compiled_rules_are_not_told_of() -> None:
    assert _stderr([sys.executable, "-c", TWICE], pure=False) == ""


def test_workers_say_nothing(tmp_path: Path) -> None:
    (tmp_path / "bot_script.py").write_text(SEARCHES, encoding="utf-8")
    script = tmp_path / "workers.py"
    script.write_text(IN_WORKERS, encoding="utf-8")
    assert _stderr([sys.executable, str(script)], pure=True, path=str(tmp_path)) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_it_in_the_language_of_the_user(language: str) -> None:
    code = f"""
from aurum.bots import bot
from aurum.cli import main
main(["games", "--json", "--lang", {language!r}])
bot({GAME!r}, "knight")
"""
    assert _stderr([sys.executable, "-c", code], pure=True) == _line(language)


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["arena", GAME, "--bots", "knight,random", "--games", "1"], True),
        (["arena", GAME, "--bots", "page,random", "--games", "1"], False),
        (["dataset", GAME, "--bots", "knight", "--games", "1", "--out", "games.parquet"], True),
        (["analyse", "record.json", "--level", "knight"], True),
    ],
)
def test_a_command_whose_workers_search_says_it_once(
    command: list[str], told: bool, tmp_path: Path
) -> None:
    game = aurum.game(GAME)
    options = game.options({"players": 3})
    play = next(aurum.playouts(game, options, 1, seed=1))
    seats = [Seat(name, "person") for name in ("Ann", "Ben", "Cleo")]
    written = [game.write(choice) for choice in play.choices]
    record = Record(game.name, game.rules, options, seats, written)
    (tmp_path / "record.json").write_text(record.to_json(), encoding="utf-8")
    run = [sys.executable, "-m", "aurum", *command, "--iterations", "1", "--lang", "en"]
    for workers in ("1", "2"):
        (tmp_path / "games.parquet").unlink(missing_ok=True)
        said = _stderr([*run, "--workers", workers], pure=True, cwd=tmp_path)
        assert said.count(_line("en")) == told
