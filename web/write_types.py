"""Write the client's types from the structs of the server and of the games.

`src/wire/types.ts` has what the server sends and takes, `src/games/<name>/types.ts` a game's own
view and component set. The schemas that msgspec makes use a small part of JSON Schema, and this
knows that part. Run it with `python3 dev.py types`; a test fails when a file is not up to date.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from aurum import games
from aurum.engine import SPECTATOR, FactKind, Game
from aurum.games import Plugin
from aurum.rulebook import Book
from aurum.server import messages as m
from aurum.server.http.guests import DeviceLink, GuestChange, Me, NewGuest, UseLink, Welcomed
from aurum.server.http.hints import AskHint, Hint
from aurum.server.http.lessons import BeginLesson, LessonList, LessonNow
from aurum.server.http.points import PointsInfo
from aurum.server.http.puzzles import AnswerPuzzle, PuzzleAnswered, PuzzleInfo, PuzzleList
from aurum.server.http.records import RecordDocument, RecordKept
from aurum.server.http.replay import MomentInfo
from aurum.server.http.replays import Continue, MomentList, StoryInfo
from aurum.server.http.rulebook import SceneInfo, Tried, TryChoice
from aurum.server.http.server_info import ServerInfo
from aurum.server.http.statistics import Statistics
from aurum.server.http.tables import Enter, TableList
from aurum.server.live.league import League
from aurum.server.table.commands import AnyCommand, Hello
from aurum.server.table.info import NewTable
from aurum.server.workers.analysis_queue import AnalysisInfo

SOURCES = Path(__file__).parent / "src"

CLIENT = Hello | AnyCommand
SERVER = m.Welcome | m.Happened | m.Receipt | m.Problem | m.Present | m.Lobby
ROOTS = (
    CLIENT, SERVER,
    ServerInfo, NewGuest, GuestChange, Welcomed, Me, DeviceLink, UseLink, Enter,
    NewTable, TableList, RecordDocument, RecordKept, MomentInfo, League,
    Book, SceneInfo, TryChoice, Tried, StoryInfo, PointsInfo, MomentList, Continue,
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


def files() -> dict[Path, str]:
    """Every file of types, and what it holds."""
    written = {SOURCES / "wire" / "types.ts": platform()}
    for plugin in games.plugins():
        folder = SOURCES / "games" / plugin.name
        if folder.is_dir():
            parts = [HEADER, *_interfaces(game_roots(plugin)), events(plugin.rules())]
            written[folder / "types.ts"] = "\n".join(parts)
    return written


def events(game: Game[Any, Any]) -> str:
    """The events that a game declares, each with its facts, and what the facts stand for."""
    named: dict[str, str] = {}
    kinds = []
    for name, kind in game.events.items():
        facts = [f"event: {json.dumps(name)}", "rule: string"]
        facts += [f"{fact}: {_stands(of, named)}" for fact, of in kind.facts.items()]
        facts += [f"{fact}?: {_stands(of, named)}" for fact, of in kind.secrets.items()]
        kinds.append(f"  | {{ {'; '.join(facts)} }}")
    types = [f"type {name} = {numbers}\n" for name, numbers in named.items()]
    comment = "/** What can happen in a play. A fact that not everybody may know is optional. */"
    names = ", ".join(f"'{name}'" for name in game.events)
    return "\n".join([
        *types, comment, "export type GameEvent =", *kinds, "",
        f"const EVENTS: ReadonlySet<unknown> = new Set([{names}])\n",
        "/** Whether this is one of these events; the server writes each with its facts. */",
        "export const isGameEvent = (event: object): event is GameEvent => "
        "'event' in event && EVENTS.has(event.event)\n",
    ])  # fmt: skip


def _stands(kind: FactKind, named: dict[str, str]) -> str:
    """The type of a fact. One with a name is declared: all its numbers, if they have keys."""
    if kind.name:
        named[kind.name] = " | ".join(map(str, range(len(kind.keys)))) or "number"
    return kind.name or "number"


def platform() -> str:
    """The types of the server."""
    return "\n".join(
        [
            HEADER,
            *_interfaces(ROOTS),
            f"export type ClientMessage = {_union(CLIENT)}\n",
            "export type Command = Exclude<ClientMessage, Hello>\n",
            f"export type ServerMessage = {_union(SERVER)}\n",
        ]
    )


def game_roots(plugin: Plugin) -> tuple[Any, ...]:
    """A game's own structs that travel: its view, and its component set if it brings one."""
    game = plugin.rules()
    view = type(game.begin(game.variants()[0]).view(SPECTATOR))
    sets = plugin.component_sets()
    return (view,) if sets is None else (view, type(sets.describe(sets.available()[0])))


def _interfaces(roots: tuple[Any, ...]) -> list[str]:
    _, shapes = msgspec.json.schema_components(roots, ref_template="{name}")
    parts = []
    for name in sorted(shapes):
        shape = shapes[name]
        if shape.get("description"):
            parts.append(_comment(shape["description"], ""))
        parts.append(f"export interface {name} {_object(shape)}\n")
    return parts


def _union(union: Any) -> str:
    (schema,), _ = msgspec.json.schema_components([union], ref_template="{name}")
    return _type(schema)


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
        return str(schema["$ref"])
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
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.relative_to(SOURCES)}")
