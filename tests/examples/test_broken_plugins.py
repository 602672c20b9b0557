"""Plug-ins that cannot be used: `aurum games` names each with the reason, and all else goes on.

They are Liar's Dice with one thing changed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from aurum import games
from aurum.cli.parser import build_parser
from aurum.words import translator_for

LIARS_DICE = Path(__file__).parents[2] / "examples" / "liars_dice"

GOOD = """
from aurum.games import Plugin
from aurum.games.plugin import Option
from liars_dice.game import LiarsDiceGame


class MyGame(LiarsDiceGame):
    name = "mine"
    # rules


class Mine(Plugin):
    name = "mine"
    # plug-in

    def rules(self):
        return MyGame()


plugin = Mine()
"""


def changed(old: str, new: str) -> str:
    """The plug-in with one thing changed."""
    assert old in GOOD
    return GOOD.replace(old, new)


def install(folder: Path, name: str, source: str, entry: str = "") -> None:
    """A package with the metadata that pip would have written."""
    (folder / f"{name}.py").write_text(source)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[aurum.games]\n{entry or name} = {name}:plugin\n")


def aurum(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(folder), str(LIARS_DICE)])
    return subprocess.run(
        [sys.executable, "-m", "aurum", *command],
        env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False,
    )  # fmt: skip


def listed(folder: Path) -> Any:
    done = aurum(folder, "games", "--json")
    assert done.stdout, done.stderr
    return json.loads(done.stdout)


def test_one_that_is_whole_is_found(tmp_path: Path) -> None:
    install(tmp_path, "package", GOOD)
    printed = listed(tmp_path)
    assert [one["name"] for one in printed["games"]] == [*games.names(), "mine"]
    assert printed["failures"] == {}


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("game = 3", "AttributeError: module 'package' has no attribute 'plugin'"),
        (changed("plugin = Mine()", "plugin = Mine"), "TypeError: package:plugin is no Plugin"),
        (changed("return MyGame()", "return 3"), "TypeError: rules() returns no Game but 3"),
        (changed("return MyGame()", "raise RuntimeError('no')"), "RuntimeError: no"),
        (
            changed("# plug-in", "contract = 99"),
            "ValueError: it is written for version 99 of the contract of a game; "
            f"this Aurum has version {games.CONTRACT}",
        ),
        (
            changed('name = "mine"\n    # plug-in', 'name = "My Game"'),
            "ValueError: a name is lower-case letters, digits and _, not 'My Game'",
        ),
        (
            changed('name = "mine"\n    # rules', 'name = "yours"'),
            "ValueError: the plug-in is called 'mine', its rules 'yours'",
        ),
        (
            changed("# rules", "variants = lambda self: []"),
            "ValueError: variants() is empty: there must be a table to play at",
        ),
        (
            changed("# rules", "variants = lambda self: [self.options({'players': 9})]"),
            "BadOptions: liars_dice-options name=players given=9 allowed=2, 3, 4, 5, 6",
        ),
    ],
    ids=lambda value: value.partition(":")[0] if "\n" not in value else "",
)
def test_one_that_fails_is_named_with_the_reason(tmp_path: Path, source: str, reason: str) -> None:
    install(tmp_path, "package", source)
    printed = listed(tmp_path)
    assert printed["failures"] == {"package": reason}
    assert [one["name"] for one in printed["games"]] == games.names()
    assert reason in aurum(tmp_path, "games").stdout


@pytest.mark.parametrize("entry", ["", "same"])
def test_of_two_with_one_name_the_second_is_named_with_the_first(
    tmp_path: Path, entry: str
) -> None:
    install(tmp_path, "package_a", GOOD, entry)
    install(tmp_path, "package_b", GOOD, entry)
    printed = listed(tmp_path)
    assert [one["name"] for one in printed["games"]] == [*games.names(), "mine"]
    reason = "ValueError: there is a game 'mine' already, by package_a:plugin"
    assert printed["failures"] == {entry or "package_b": reason}


def test_two_that_fail_are_both_named(tmp_path: Path) -> None:
    install(tmp_path, "package_a", "raise RuntimeError('a')", "same")
    install(tmp_path, "package_b", "raise RuntimeError('b')", "same")
    expected = {"same": "RuntimeError: a", "package_b:plugin": "RuntimeError: b"}
    assert listed(tmp_path)["failures"] == expected


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (
            changed("# plug-in", "options = (Option('dice', 'no-such-message'),)"),
            "ValueError: the option 'dice' is explained by no message 'no-such-message'",
        ),
        (
            changed("# plug-in", "options = (Option('games', 'command-games'),)"),
            "ValueError: an option cannot be called 'games'",
        ),
        (
            changed("# plug-in", "commands = lambda self: 1 / 0"),
            "ZeroDivisionError: division by zero",
        ),
    ],
    ids=["an option without words", "an option that commands have", "commands that fail"],
)
def test_one_that_would_fail_all_commands_is_named(
    tmp_path: Path, source: str, reason: str
) -> None:
    install(tmp_path, "package", source)
    assert aurum(tmp_path, "simulate", games.names()[0], "--games", "1").returncode == 0
    assert listed(tmp_path)["failures"] == {"package": reason}


@pytest.mark.parametrize(
    ("language", "key", "owner"),
    [
        ("en", "web-continue", "Aurum"),
        ("fr", f"game-{games.names()[0]}", games.names()[0]),
        ("ru", "-brand", ""),
    ],
)
def test_one_with_a_message_of_somebody_else_is_named(
    tmp_path: Path, language: str, key: str, owner: str
) -> None:
    install(tmp_path, "package", GOOD)
    locale = tmp_path / "locales" / language
    locale.mkdir(parents=True)
    (locale / "game.ftl").write_text(f"game-mine = Mine\n{key} = Mine\n")
    reason = (
        f"ValueError: there is a message {key!r} already, of {owner}; "
        f"a key begins with the name of the game, such as mine-{key}"
    )
    assert listed(tmp_path)["failures"] == ({"package": reason} if owner else {})


def test_two_games_of_one_package_share_its_messages(tmp_path: Path) -> None:
    install(tmp_path, "package_a", GOOD)
    install(tmp_path, "package_b", GOOD.replace('"mine"', '"ours"'))
    locale = tmp_path / "locales" / "en"
    locale.mkdir(parents=True)
    (locale / "game.ftl").write_text("game-mine = Mine\ngame-ours = Ours\n")
    printed = listed(tmp_path)
    assert [one["name"] for one in printed["games"]] == [*games.names(), "mine", "ours"]
    assert printed["failures"] == {}


def test_no_command_has_an_option_that_a_game_could_take_away() -> None:
    parser = build_parser(translator_for("en"))
    options = {option.name for plugin in games.plugins() for option in plugin.options}
    taken = {
        action.dest
        for command in _commands(parser)
        for action in command._actions
        if options <= {other.dest for other in command._actions}
    }
    assert taken - options <= games.RESERVED


def _commands(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield command
                yield from _commands(command)
