"""A game of the tests that brings rules, words and a name, as a package of its own would."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from aurum import games, words
from aurum.games import Plugin
from aurum.games.plugin import Option

if TYPE_CHECKING:
    from support.tiny_game.rules import TinyGame

INFO: Final = "Metadata-Version: 2.1\nName: tiny_game\nVersion: 1.0\n"


class Tiny(Plugin):
    """What the game brings."""

    name = "tiny"
    version = "1.0"
    options = (Option("top", "tiny-command-top"),)
    usual_seats = "you,bot,bot"

    def rules(self) -> TinyGame:
        from support.tiny_game.rules import game

        return game


plugin: Final = Tiny()


def write_metadata(folder: Path) -> None:
    """What pip would have written, so that the game is found where this folder is on the path."""
    info = folder / "tiny_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(INFO)
    (info / "entry_points.txt").write_text("[aurum.games]\ntiny = support.tiny_game:plugin\n")


@contextmanager
def installed(folder: Path) -> Iterator[Tiny]:
    """The game is among those that Aurum finds."""
    write_metadata(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        _look_again()
        try:
            assert "tiny" in games.names(), games.failures()
            yield plugin
        finally:
            patch.undo()
            _look_again()


def _look_again() -> None:
    """Forget which games there are, and all that follows from it."""
    from aurum.envs import encoding, versions

    games._found.cache_clear()
    words.translator_for.cache_clear()
    versions.versions.cache_clear()
    versions.all_tensors.cache_clear()
    encoding._encoding.cache_clear()
