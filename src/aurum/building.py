"""Which build of the rules runs: the compiled one where it fits the sources, else the pure one.

`compile_rules.py` puts compiled modules into a folder named after a fingerprint of the sources they
were made from. Here the fingerprint is taken again, so that a module which has been edited is never
shadowed by what was compiled from it before: then the sources run as they are, all of them.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
ROOMS = ("engine", "oriflamme", "orichalque", "bots/oriflamme", "bots/orichalque")
"""The packages that are compiled, as far as it pays."""
SERVER = (
    "clock", "commands", "decisions", "entries", "messages", "play", "refusals", "room", "store",
    "table", "telling", "writing",
)  # fmt: skip
"""Of the server, the modules that are, and those whose types they rely on."""
INSTALLED = HERE / "compiled"
"""Where a wheel has its compiled modules…"""
BUILT = HERE.parents[1] / "build" / "rules"
"""…and a checkout."""


def fingerprint(package: Path = HERE) -> str:
    """What the sources of the rules are, for this interpreter."""
    found = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    paths = [path for room in ROOMS for path in sorted((package / room).glob("*.py"))]
    for path in (*paths, *[package / "server" / f"{name}.py" for name in SERVER]):
        found.update(path.relative_to(package).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


class CompiledFinder:
    """Finds the compiled modules before anybody looks for their sources."""

    def __init__(self, folder: Path) -> None:
        suffix = EXTENSION_SUFFIXES[0]
        self.paths: dict[str, str] = {}
        for path in folder.rglob(f"*{suffix}"):
            name = path.relative_to(folder).as_posix().removesuffix(suffix)
            self.paths[name.replace("/", ".")] = str(path)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module is, if it is compiled."""
        place = self.paths.get(name)
        return None if place is None else spec_from_file_location(name, place)


def choose() -> str:
    """Let the compiled modules be found, unless there are none for these sources or for this run.

    `AURUM_PURE=1` runs the sources as they are.
    """
    if os.environ.get("AURUM_PURE", "") in ("", "0"):
        for place in (INSTALLED, BUILT):
            if place.is_dir():
                folder = place / fingerprint()
                if folder.is_dir():
                    sys.meta_path.insert(0, CompiledFinder(folder))
                    return "mypyc"
    return "pure"


BUILD = choose()
"""`mypyc` or `pure`; every `--json` says it."""
