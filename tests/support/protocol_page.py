"""`docs/protocol` as its tests read it: prose, tables under their headings, examples."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "protocol"
PAGES = {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.md"))}
PAGE = "\n".join(PAGES.values())
"""All pages as one text."""


def prose(page: str) -> str:
    """A page without its examples."""
    return re.sub(r"```.*?```", "", page, flags=re.DOTALL)


PROSE = prose(PAGE)
EXAMPLES = re.findall(r"```json ?(\w*)\n(.*?)```", PAGE, re.DOTALL)

SOCKET = "The socket of a table"

Rows = list[list[str]]


def _tables() -> dict[str, list[Rows]]:
    """The tables under each heading, without their heads; the title of the page goes before."""
    found: dict[str, list[Rows]] = {}
    chapter = heading = ""
    before = ""
    for line in PROSE.splitlines():
        if line.startswith("# "):
            chapter = heading = line[2:]
        elif line.startswith("## "):
            heading = f"{chapter}: {line[3:]}"
        elif line.startswith("|---"):
            found.setdefault(heading, []).append([])
        elif line.startswith("|") and before.startswith("|"):
            found[heading][-1].append([cell.strip() for cell in line[1:].split("|")[:-1]])
        before = line
    return found


TABLES = _tables()


def code(cell: str) -> list[str]:
    """The parts of a cell that are set as code."""
    return re.findall(r"`([^`]+)`", cell)


def column(heading: str, table: int = 0, at: int = 0) -> list[str]:
    """All that a column of a table names."""
    return [word for row in TABLES[heading][table] for word in code(row[at])]


def fields(kind: type) -> list[str]:
    """The names of the fields of a struct or of a part of a view."""
    if dataclasses.is_dataclass(kind):
        return [field.name for field in dataclasses.fields(kind)]
    return [field.name for field in msgspec.structs.fields(kind)]
