"""The games under the names that studies cite: what a version means never changes."""

from __future__ import annotations

from typing import Final, NamedTuple

from aurum.envs.encoding import Encoding, encode


class Version(NamedTuple):
    """A game with what its name settles."""

    name: str
    game: str
    fixed: dict[str, object]
    """Options that nobody may change."""
    usual: dict[str, object]
    """Options that hold unless somebody gives others."""

    def encoding(self, options: dict[str, object]) -> Encoding:
        """The table for these options."""
        for option in options:
            if option in self.fixed:
                raise ValueError(f"in {self.name} {option} is always {self.fixed[option]!r}")
        return encode(self.game, {**self.usual, **options, **self.fixed})


VERSIONS: Final = {
    version.name: version
    for version in (
        Version("oriflamme_v1", "oriflamme", {"set": "base"}, {}),
        Version("oriflamme_alliance_v1", "oriflamme", {"set": "alliance"}, {}),
        Version("oriflamme_mixed_v1", "oriflamme", {}, {"set": "mixed"}),
        Version("orichalque_v1", "orichalque", {}, {}),
    )
}
