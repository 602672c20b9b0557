"""Write `src/wire/types.ts` from the server's own structs, so that both sides speak of the same.

The schemas that msgspec makes use a small part of JSON Schema, and this knows that part. Run it
with `python3 dev.py types`; a test fails when the file is not up to date.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from aurum.games.orichalque.component_sets import Box
from aurum.games.orichalque.rules.view import View as OrichalqueView
from aurum.games.oriflamme.rules.view import View as OriflammeView
from aurum.rulebook import Book
from aurum.server import messages as m
from aurum.server.http.guests import DeviceLink, GuestChange, Me, NewGuest, UseLink, Welcomed
from aurum.server.http.hints import AskHint, Hint
from aurum.server.http.house import HouseInfo
from aurum.server.http.lessons import BeginLesson, LessonList, LessonNow
from aurum.server.http.puzzles import AnswerPuzzle, PuzzleAnswered, PuzzleInfo, PuzzleList
from aurum.server.http.records import RecordDocument, RecordKept
from aurum.server.http.replay import MomentInfo
from aurum.server.http.replays import Continue, MomentList, StoryInfo
from aurum.server.http.rulebook import SceneInfo, Tried, TryChoice
from aurum.server.http.statistics import Statistics
from aurum.server.http.tables import Enter, TableList
from aurum.server.live.league import League
from aurum.server.table.commands import AnyCommand, Hello
from aurum.server.table.info import NewTable
from aurum.server.workers.analysis_queue import AnalysisInfo

TARGET = Path(__file__).parent / "src" / "wire" / "types.ts"

CLIENT = Hello | AnyCommand
SERVER = m.Welcome | m.Happened | m.Receipt | m.Problem | m.Present | m.Lobby
ROOTS = (
    CLIENT, SERVER, OriflammeView, OrichalqueView,
    HouseInfo, NewGuest, GuestChange, Welcomed, Me, DeviceLink, UseLink, Enter,
    NewTable, TableList, RecordDocument, RecordKept, MomentInfo, League,
    Box, Book, SceneInfo, TryChoice, Tried, StoryInfo, MomentList, Continue,
    AskHint, Hint, AnalysisInfo, Statistics,
    LessonList, BeginLesson, LessonNow,
    PuzzleList, PuzzleInfo, AnswerPuzzle, PuzzleAnswered,
)  # fmt: skip

HEADER = """// Written by write_types.py from the structs of the server; run `python3 dev.py types`.
"""
PLAIN = {
    "string": "string", "integer": "number", "number": "number", "boolean": "boolean",
    "null": "null",
}  # fmt: skip


def typescript() -> str:
    """The whole file."""
    _, shapes = msgspec.json.schema_components(ROOTS, ref_template="{name}")
    parts = [HEADER]
    for name in sorted(shapes, key=_short):
        shape = shapes[name]
        if shape.get("description"):
            parts.append(_comment(shape["description"], ""))
        parts.append(f"export interface {_short(name)} {_object(shape)}\n")
    parts.append(f"export type ClientMessage = {_union(CLIENT)}\n")
    parts.append("export type Command = Exclude<ClientMessage, Hello>\n")
    parts.append(f"export type ServerMessage = {_union(SERVER)}\n")
    return "\n".join(parts)


def _union(union: Any) -> str:
    (schema,), _ = msgspec.json.schema_components([union], ref_template="{name}")
    return _type(schema)


def _short(name: str) -> str:
    """A name without its module; the two games' views are told apart by their games."""
    game, _, short = name.removeprefix("aurum.games.").partition(".rules.view.")
    return f"{game.capitalize()}{short}" if short else name


def _comment(text: str, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */"


def _object(shape: dict[str, Any]) -> str:
    required = set(shape.get("required", ()))
    lines = ["{"]
    for name, schema in shape.get("properties", {}).items():
        if "description" in schema:
            lines.append(_comment(schema["description"], "  "))
        fixed = len(schema.get("enum", ())) == 1  # the tag of a message is always there
        mark = "" if name in required or fixed else "?"
        lines.append(f"  {name}{mark}: {_type(schema)}")
    return "\n".join([*lines, "}"])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return _short(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
    items = schema.get("items")
    inner = _type(items) if isinstance(items, dict) else "unknown"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")
    print(f"wrote {TARGET.name}")
