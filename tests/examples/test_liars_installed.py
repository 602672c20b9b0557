"""Liar's Dice, installed by pip beside Aurum, is a game like the others."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from support.liars_promises import PROMISES

PACKAGE = Path(__file__).parents[2] / "examples" / "liars_dice"

Run = Callable[..., subprocess.CompletedProcess[str]]


def test_the_package_and_not_the_checkout_is_used(installed: Run) -> None:
    done = installed("-c", "import liars_dice; print(liars_dice.__file__)")
    assert "site-packages" in done.stdout, done.stderr


def test_aurum_finds_it(installed: Run) -> None:
    done = installed("-m", "aurum", "games", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["failures"] == {}
    [found] = [game for game in told["games"] if game["name"] == "liars_dice"]
    assert found == {
        "name": "liars_dice",
        "version": "1.0",
        "rules": 1,
        "seats": [2, 3, 4, 5, 6],
        "bots": "general",
        "brings": ["rulebook", "picture", "locales", "scenarios"],
    }


def test_its_scenarios_hold(installed: Run) -> None:
    folder = "import liars_dice; print(liars_dice.plugin.folder / 'scenarios')"
    scenarios = installed("-c", folder).stdout.strip()
    done = installed("-m", "aurum", "scenario", scenarios, "--json")
    told = json.loads(done.stdout)
    assert told["failed"] == 0, told["failures"]
    assert told["passed"] == len(list((PACKAGE / "liars_dice" / "scenarios").glob("*.toml")))


def test_simulated_games_are_the_same_each_time(installed: Run) -> None:
    options = ["--players", "6", "--dice", "2", "--wild", "true", "--exact", "true"]
    command = ["-m", "aurum", "simulate", "liars_dice", *options, "--games", "5", "--json"]
    digests = {json.loads(installed(*command).stdout)["digest"] for _ in range(2)}
    assert len(digests) == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "maybe is no value"), ("fr", "maybe ne convient pas"), ("ru", "maybe не подходит")],
)
def test_a_wrong_option_is_refused_in_words(installed: Run, language: str, said: str) -> None:
    command = ["-m", "aurum", "simulate", "liars_dice", "--wild", "maybe", "--lang", language]
    done = installed(*command)
    assert done.returncode == 2
    assert said in done.stderr


def test_the_page_of_the_package_is_true(installed: Run) -> None:
    done = installed("-m", "doctest", str(PACKAGE / "README.md"))
    assert done.returncode == 0, done.stdout


def test_a_view_is_drawn(installed: Run) -> None:
    program = "import aurum; print(aurum.picture(aurum.game('liars_dice').start().view(0)))"
    assert installed("-c", program).stdout.startswith("<svg")


def test_bots_meet_in_the_arena(installed: Run) -> None:
    command = ["-m", "aurum", "arena", "liars_dice", "--players", "2", "--games", "40", "--json"]
    done = installed(*command, "--bots", "random,support.odds_bot:OddsBot", "--workers", "1")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert "OddsBot" in json.dumps(told)


@pytest.mark.parametrize("interface", ["pettingzoo", "gymnasium", "openspiel"])
def test_the_own_tests_of_research_interfaces(installed: Run, interface: str) -> None:
    done = installed("-m", "support.liars_research", interface)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("all is well\n")


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_whole_games_are_played_at_a_terminal(installed: Run, language: str) -> None:
    done = installed("-m", "support.liars_terminal", language)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("all is well\n")


def test_three_people_play_at_a_server_and_none_is_sent_the_dice_of_others(installed: Run) -> None:
    done = installed("-m", "support.liars_server")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["game"] == "liars_dice"
    assert told["views"] > 3 * 5


@pytest.mark.parametrize("promise", PROMISES)
def test_the_table_around_it_does_what_it_does_for_every_game(installed: Run, promise: str) -> None:
    done = installed("-m", "support.liars_promises", promise)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "all is well\n"
