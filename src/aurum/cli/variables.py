"""The environment variables of Aurum, and those that only look as if they were."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final, NamedTuple

import msgspec

from aurum.server.settings import ServerSettings

PREFIX: Final = "AURUM_"
HOST: Final = "AURUM_HOST"
PORT: Final = "AURUM_PORT"
LOG_LEVEL: Final = "AURUM_LOG_LEVEL"
DATA: Final = "AURUM_DATA"
LANG: Final = "AURUM_LANG"

SETTINGS: Final = {
    field.name: f"{PREFIX}{field.name.upper()}" for field in msgspec.structs.fields(ServerSettings)
}
"""The variable of each field of `ServerSettings`."""
OF_SERVER: Final = frozenset({HOST, PORT, LOG_LEVEL, LANG, *SETTINGS.values()})
"""What `aurum serve` reads; `deploy/README.md` lists them."""
OF_OTHERS: Final = frozenset(
    f"{PREFIX}{name}" for name in ("BRIEF", "CHROMIUM", "NO_WEB", "PLAY", "PURE", "SOAK")
)
"""What the import, `aurum play`, the build of a wheel and the tests read."""
RENAMED: Final = {
    "AURUM_LOOKS_PER_SECOND": "AURUM_REPLAYS_PER_SECOND",
    "AURUM_LOOKS_BURST": "AURUM_REPLAYS_BURST",
}
"""Old names, which have no effect any more."""
SIMILARITY: Final = 0.75
"""From which on one name is taken for a misspelling of another."""


class UnknownVariable(NamedTuple):
    """A variable that nothing reads, and the name that was probably meant; empty if none is."""

    name: str
    meant: str


def unknown_variables(environment: Mapping[str, str]) -> list[UnknownVariable]:
    """Those with a value whose names begin like Aurum's and that nothing reads."""
    return [
        UnknownVariable(name, RENAMED.get(name) or _nearest(name))
        for name, value in sorted(environment.items())
        if name.startswith(PREFIX) and value and name not in OF_SERVER | OF_OTHERS
    ]


def _nearest(name: str) -> str:
    bare = {known.removeprefix(PREFIX): known for known in OF_SERVER}
    found = get_close_matches(name.removeprefix(PREFIX), sorted(bare), 1, SIMILARITY)
    return bare[found[0]] if found else ""
