"""Games are found by their folders and by entry points; one that fails is named, the rest go on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import aurum
from aurum import games
from aurum.engine import BadOptions
from aurum.games.plugin import PARTS, Plugin

GOOD = """
from aurum.games.oriflamme.rules.game import OriflammeGame
from aurum.games.plugin import Plugin


class MyGame(OriflammeGame):
    name = "mine"


class Mine(Plugin):
    name = "mine"
    version = "2.5"

    def rules(self):
        return MyGame()


plugin = Mine()
"""
TAKEN = GOOD.replace('name = "mine"', 'name = "oriflamme"')


def install(folder: Path, name: str, source: str) -> None:
    """A package of its own, with the metadata that pip would have written."""
    (folder / f"{name}.py").write_text(source)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[aurum.games]\n{name} = {name}:plugin\n")


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, "-m", "aurum", *command],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_every_game_is_there_once_and_keeps_its_order() -> None:
    plugins = games.plugins()
    assert [plugin.name for plugin in plugins] == games.names()
    assert len(set(games.names())) == len(plugins) >= 2
    assert not games.failures()


@pytest.mark.parametrize("name", games.names())
def test_what_a_game_says_it_brings_can_be_loaded(name: str) -> None:
    plugin = games.load(name)
    assert plugin.rules().name == name == aurum.game(name).name
    for part in plugin.brings():
        if part in PARTS:
            assert getattr(plugin, part)(), part
        else:
            assert any((plugin.folder / part).iterdir())
    for option in plugin.options:
        assert aurum.words.translator_for("en").say(option.help)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    for wrong in ("chess", ""):
        with pytest.raises(BadOptions, match=", ".join(games.names())):
            games.load(wrong)


def test_a_game_brings_nothing_but_rules_unless_it_says_so() -> None:
    class Bare(Plugin):
        name = "bare"

        def rules(self) -> aurum.Game[Any, Any]:
            return aurum.game(games.names()[0])

    assert not set(Bare().brings()) & set(PARTS)


def test_a_game_of_another_package_is_found_and_played(tmp_path: Path) -> None:
    install(tmp_path, "my_game", GOOD)
    found = run(tmp_path, "games", "--json")
    assert found.returncode == 0, found.stderr
    document = json.loads(found.stdout)
    assert [one["name"] for one in document["games"]] == [*games.names(), "mine"]
    assert document["games"][-1]["version"] == "2.5"
    assert document["games"][-1]["brings"] == []
    played = run(tmp_path, "simulate", "mine", "--games", "2", "--json")
    assert played.returncode == 0, played.stderr
    assert json.loads(played.stdout)["game"] == "mine"


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("raise RuntimeError('no dice')", "RuntimeError: no dice"),
        ("plugin = 3", "TypeError: broken:plugin is no Plugin"),
        (TAKEN, "ValueError: there is a game 'oriflamme' already"),
    ],
)
def test_a_game_that_fails_is_named_and_the_rest_go_on(
    tmp_path: Path, source: str, reason: str
) -> None:
    install(tmp_path, "broken", source)
    found = run(tmp_path, "games", "--json")
    assert found.returncode == 1, found.stderr
    document = json.loads(found.stdout)
    assert [one["name"] for one in document["games"]] == games.names()
    assert document["failures"] == {"broken": reason}
    assert reason in run(tmp_path, "games").stdout
    assert run(tmp_path, "simulate", games.names()[0], "--games", "1").returncode == 0
