"""Which build of the rules runs: the compiled one where it fits the sources, else the pure one.

`compile_rules.py` puts compiled modules into a folder named after a fingerprint of the sources they
were made from. Here the fingerprint is taken again, so that a module which has been edited is never
shadowed by what was compiled from it before: then the sources run as they are, all of them. So they
do where the folder is not whole.
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
LIST = "compiled.txt"
"""The file in which a package names its modules that are compiled, one in a line."""


def listed(package: Path) -> dict[str, list[str]]:
    """What is compiled, by folder. The rest is read once, or used by people: errors, options."""
    paths = [*package.glob(f"*/{LIST}"), *package.glob(f"games/*/*/{LIST}")]
    return {
        path.parent.relative_to(package).as_posix(): path.read_text(encoding="utf-8").split()
        for path in sorted(paths)
    }


MODULES = listed(HERE)
FLAGS = ("-fvisibility=hidden",)
"""More flags, for a compiler with flags like gcc's."""
INSTALLED = HERE / "compiled"
"""Where a wheel has its compiled modules…"""
BUILT = HERE.parents[1] / "build" / "rules"
"""…and a checkout."""
MANIFEST = "modules.txt"
"""What a folder of compiled modules holds: the size of each and its path, then the folder's name.

It is written last of all, so that what ends halfway, or loses something later, is not used."""


def fingerprint(package: Path = HERE) -> str:
    """What the sources of the rules are, for this interpreter."""
    found = hashlib.sha256(repr((EXTENSION_SUFFIXES[0], MODULES, FLAGS)).encode())
    # Every module of a package counts: its constants may be written into those compiled.
    paths = [path for folder in MODULES for path in sorted((package / folder).glob("*.py"))]
    for path in paths:
        found.update(path.relative_to(package).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def write_manifest(folder: Path, name: str) -> None:
    """Write down what a folder holds, which is to have this name."""
    paths = sorted(folder.rglob(f"*{EXTENSION_SUFFIXES[0]}"))
    lines = [f"{path.stat().st_size} {path.relative_to(folder).as_posix()}" for path in paths]
    (folder / MANIFEST).write_text("\n".join([*lines, name]), encoding="utf-8")


def read_manifest(folder: Path) -> dict[str, str]:
    """The paths of the modules in a folder, by their names; none of them unless it is whole.

    It looks at sizes alone: whoever imports `aurum` has no time to read megabytes.
    """
    try:
        *lines, name = (folder / MANIFEST).read_text(encoding="utf-8").split("\n")
        if name != folder.name:
            return {}
        paths = {}
        for line in lines:
            size, _, inside = line.partition(" ")
            path = folder / inside
            if path.stat().st_size != int(size):
                return {}
            paths[inside.removesuffix(EXTENSION_SUFFIXES[0]).replace("/", ".")] = str(path)
    except (OSError, ValueError):
        return {}
    return paths


class CompiledFinder:
    """Finds the compiled modules before Python looks for their sources."""

    def __init__(self, paths: dict[str, str]) -> None:
        self.paths = paths

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
                paths = read_manifest(place / fingerprint())
                if paths:
                    sys.meta_path.insert(0, CompiledFinder(paths))
                    return "mypyc"
    return "pure"


BUILD = choose()
"""`mypyc` or `pure`; every `--json` says it."""
