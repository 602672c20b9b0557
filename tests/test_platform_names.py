"""The platform knows no game: only the folder of a game names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SHARED = ("src", "web")
"""Folders of the platform."""
SCRIPTS = ("dev.py", "compile_rules.py", "hatch_build.py", "pyproject.toml")
"""Its files beside them."""
MADE = {"node_modules", "dist", "__pycache__"}
OWNED = re.compile(r"(web/src|src/aurum)/games/[^/]+/")
"""What belongs to one game may name it."""
EXCEPTIONS = {
    "dev.py": "opens a game where none is named, outside the environment that could list them",
    "pyproject.toml": "describes the package, and import-linter keeps the rules of each game apart",
}
NAMES = re.compile(r"oriflamme|orichalque|alliance|орифламм|орихал[кч]|альянс", re.IGNORECASE)
"""The games and the expansion, as code and each language write them."""


def shared_files() -> list[str]:
    """The files of the platform, without what is made or fetched while building."""
    paths = [path for folder in SHARED for path in (ROOT / folder).rglob("*") if path.is_file()]
    names = [path.relative_to(ROOT).as_posix() for path in paths if not MADE & set(path.parts)]
    return sorted([*SCRIPTS, *(name for name in names if not OWNED.match(name))])


def mentions(file: str) -> list[str]:
    """Where a file names a game; what is not text names none."""
    try:
        text = (ROOT / file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        text = ""
    lines = [
        f"{file}:{number}: {line.strip()[:100]}"
        for number, line in enumerate(text.splitlines(), 1)
        if NAMES.search(line)
    ]
    return [*([f"{file}: its name"] if NAMES.search(file) else []), *lines]


def test_no_shared_file_names_a_game() -> None:
    files = shared_files()
    assert len(files) > 400
    found = [line for file in files if file not in EXCEPTIONS for line in mentions(file)]
    assert found == []


@pytest.mark.parametrize("file", EXCEPTIONS)
def test_an_exception_is_still_needed(file: str) -> None:
    assert mentions(file), f"{file} can be taken off the list"
