"""The environments of all games, by the names that studies cite."""

from __future__ import annotations

import warnings
from functools import cache
from typing import Any, NamedTuple

from aurum import games
from aurum.envs.encoding import Encoding, encoding_of
from aurum.tensors.game_tensors import GameTensors, Version
from aurum.tensors.general import tensors_of


class GameVersion(NamedTuple):
    """A version, and the game that it is one of."""

    game: str
    version: Version

    def encoding(self, options: dict[str, object]) -> Encoding:
        """The table for these options."""
        return encoding_of(self.game, self.options(options))

    def options(self, given: dict[str, object]) -> dict[str, Any]:
        """The options of the game for these of the version."""
        name, fixed = self.version.name, self.version.fixed
        for option in given:
            if option in fixed:
                raise ValueError(f"in {name} {option} is always {fixed[option]!r}")
        return {**self.version.usual, **given, **fixed}


@cache
def versions() -> dict[str, GameVersion]:
    """All versions by their names."""
    found = {}
    for name, tensors in all_tensors().items():
        for version in tensors.versions:
            found[version.name] = GameVersion(name, version)
    return found


def version_named(name: str) -> GameVersion:
    """A version by the name that studies cite."""
    if name not in versions():
        raise ValueError(f"there is no {name!r}; there are {', '.join(versions())}")
    return versions()[name]


@cache
def all_tensors() -> dict[str, GameTensors]:
    """The tensors of every game; one whose rules fail is named in a warning and left out."""
    found = {}
    for plugin in games.plugins():
        try:
            found[plugin.name] = tensors_of(plugin)
        except Exception as problem:  # one that fails must not keep the others away
            if not plugin.version:
                raise
            warnings.warn(f"{plugin.name} is left out: {problem!r}", stacklevel=2)
    return found
