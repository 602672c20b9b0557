"""The file of a component set: its tables, and the line on which each thing in them stands."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Collection, Sequence
from typing import NoReturn, TypeGuard

from aurum.engine.errors import Fact
from aurum.games.orichalque.rules.components import SOURCES, BadComponents

_HEADER = re.compile(r"\s*(\[\[?)\s*([\w-]+)\s*\]")
_KEY = re.compile(r"\s*\"?([\w-]+)\"?\s*=")
_AT = re.compile(r"\(at line (\d+)")
_QUOTES = re.compile(r"'''|\"\"\"")


def is_whole(value: object, low: int, high: int) -> TypeGuard[int]:
    """Whether this is a whole number within bounds; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


class TomlTable:
    """One table of the file. Every complaint about it names it and the line."""

    def __init__(self, name: str, line: int, content: dict[str, object]) -> None:
        self.name = name
        self.line = line
        self.content = content
        self.lines: dict[str, int] = {}
        self.maps: dict[str, int] = {}
        """The line of the first row of a text that begins on the line after its key."""
        self.source = ""

    def wrong(self, key: str, at: str = "", /, **facts: Fact) -> NoReturn:
        """Refuse the file because of the value at this key, or because of the whole table."""
        line = self.lines.get(at, self.line)
        raise BadComponents(key, {"table": self.name, "line": line, **facts})

    def keys(self, needed: Collection[str], optional: Collection[str] = ()) -> None:
        """These keys and no others; a source always."""
        known = ["source", *needed, *optional]
        for key in self.content:
            if key not in known:
                self.wrong("components-key-unknown", key, key=key, allowed=", ".join(known))
        for key in ("source", *needed):
            if key not in self.content:
                self.wrong("components-key-missing", key=key)
        self.source = self.one_of("source", SOURCES)

    def text(self, key: str) -> str:
        """A string."""
        value = self.content[key]
        if not isinstance(value, str):
            self.wrong("components-not-text", key, key=key)
        return value

    def one_of(self, key: str, allowed: Sequence[str]) -> str:
        """One of these words."""
        value = self.content[key]
        if not isinstance(value, str) or value not in allowed:
            self.wrong(
                "components-choice", key, key=key, given=str(value), allowed=", ".join(allowed)
            )
        return value

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.content[key]
        if not is_whole(value, low, high):
            self.wrong("components-number", key, key=key, low=low, high=high)
        return value

    def sequence(self, key: str) -> list[object]:
        """A list of anything."""
        value = self.content[key]
        if not isinstance(value, list):
            self.wrong("components-not-list", key, key=key)
        return value

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        """A list of whole numbers within bounds."""
        found = []
        for value in self.sequence(key):
            if not is_whole(value, low, high):
                self.wrong("components-numbers", key, key=key, low=low, high=high)
            found.append(value)
        return found

    def words(self, key: str, allowed: Sequence[str]) -> list[str]:
        """A list of some of these words."""
        found = []
        for value in self.sequence(key):
            if not isinstance(value, str) or value not in allowed:
                self.wrong(
                    "components-choice", key, key=key, given=str(value), allowed=", ".join(allowed)
                )
            found.append(value)
        return found

    def order(self, key: str, allowed: Sequence[str]) -> list[str]:
        """All of these words, each once, in an order of the file's own."""
        found = self.words(key, allowed)
        if len(found) != len(allowed) or len(set(found)) != len(allowed):
            self.wrong("components-order", key, key=key, allowed=", ".join(allowed))
        return found

    def wrong_row(self, key: str, at: str, row: int, /, **facts: Fact) -> NoReturn:
        """Refuse the file because of this row of the map at this key."""
        line = self.maps.get(at, self.lines.get(at, self.line)) + row
        raise BadComponents(key, {"table": self.name, "line": line, **facts})


class Document:
    """A whole file."""

    def __init__(self, text: str) -> None:
        try:
            content: dict[str, object] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as problem:
            found = _AT.search(str(problem))
            line = int(found.group(1)) if found else text.count("\n") + 1
            facts: dict[str, Fact] = {"line": line, "problem": str(problem)}
            raise BadComponents("components-not-toml", facts) from None
        self.content = content
        self.top = TomlTable("file", 1, content)
        self._tables: dict[str, list[TomlTable]] = {}
        for name, value in content.items():
            several = value if isinstance(value, list) else [value]
            tables = [TomlTable(name, 1, each) for each in several if isinstance(each, dict)]
            if tables and len(tables) == len(several):
                self._tables[name] = tables
        self._find_lines(text)

    def table(self, name: str) -> TomlTable:
        """The one table of this name."""
        self._need(f"[{name}]", name)
        found = self._tables[name][0]
        if isinstance(self.content[name], list):
            found.wrong("components-table-once")
        return found

    def tables(self, name: str) -> list[TomlTable]:
        """All tables of a name that can come up several times."""
        self._need(f"[[{name}]]", name)
        found = self._tables[name]
        if isinstance(self.content[name], dict):
            found[0].wrong("components-table-often")
        return found

    def only(self, names: Collection[str]) -> None:
        """Nothing but these."""
        for name in self.content:
            if name not in names:
                where = self._tables.get(name, [self.top])[0]
                where.wrong("components-table-unknown", name, name=name, allowed=", ".join(names))

    def _need(self, header: str, name: str) -> None:
        if name not in self._tables:
            key = "components-table-wanted" if name in self.content else "components-table-missing"
            self.top.wrong(key, name, name=header)

    def _find_lines(self, text: str) -> None:
        """Where headers and keys stand. What is written in an unusual way keeps line 1."""
        current = self.top
        opened: Counter[str] = Counter()
        inside = ""
        for number, line in enumerate(text.split("\n"), 1):
            if not inside and line.lstrip().startswith("#"):
                continue
            key = None
            if not inside:
                if header := _HEADER.match(line):
                    name = header.group(2)
                    several = self._tables.get(name, [])
                    current = several[opened[name]] if opened[name] < len(several) else current
                    opened[name] += 1
                    current.line = number
                elif key := _KEY.match(line):
                    current.lines.setdefault(key.group(1), number)
                    if current is self.top:
                        for table in self._tables.get(key.group(1), []):
                            table.line = number
            for quotes in _QUOTES.findall(line):
                inside = "" if inside == quotes else inside or quotes
            if key and inside and line.rstrip().endswith(inside):
                current.maps[key.group(1)] = number + 1

    def sources(self) -> tuple[tuple[str, str], ...]:
        """Each table and where its values come from, in the order of the file."""
        return tuple(
            (table.name, table.source) for several in self._tables.values() for table in several
        )
