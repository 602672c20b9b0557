"""The environments of all games, by the names that studies cite."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from aurum import games
from aurum.envs.encoding import Encoding, encode
from aurum.tensors.game_tensors import Version


class GameVersion(NamedTuple):
    """A version, and the game that it is one of."""

    game: str
    version: Version

    def encoding(self, options: dict[str, object]) -> Encoding:
        """The table for these options."""
        name, fixed = self.version.name, self.version.fixed
        for option in options:
            if option in fixed:
                raise ValueError(f"in {name} {option} is always {fixed[option]!r}")
        return encode(self.game, {**self.version.usual, **options, **fixed})


@cache
def versions() -> dict[str, GameVersion]:
    """All versions by their names."""
    found = {}
    for plugin in games.plugins():
        tensors = plugin.tensors()
        for version in () if tensors is None else tensors.versions:
            found[version.name] = GameVersion(plugin.name, version)
    return found
