"""`docs/protocol` is true: what it lists is what there is, and its examples are messages."""

from __future__ import annotations

import inspect
import json
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute, WebSocketRoute
from support.protocol_page import (
    EXAMPLES,
    FOLDER,
    PAGE,
    PAGES,
    SOCKET,
    TABLES,
    code,
    column,
    fields,
    prose,
)
from support.server_fixture import run_server

from aurum.games.orichalque.rules import view as orichalque_view
from aurum.games.oriflamme.rules import view as oriflamme_view
from aurum.pictures import sanitize
from aurum.server import identity, messages
from aurum.server.app import make_app
from aurum.server.http import points, protocol, replay, replays, server_info
from aurum.server.http.gateway import Gateway
from aurum.server.http.openapi import structs
from aurum.server.live.hub import Hub
from aurum.server.settings import ServerSettings
from aurum.server.table import commands, decisions, entries, games, info, log_limits, opening
from aurum.server.table.table import REFS_KEPT
from aurum.server.workers import analysis_queue
from aurum.server.ws import commands as socket_commands
from aurum.server.ws import connection
from aurum.words import locale_folders


def tags(union: Any) -> dict[str, type[msgspec.Struct]]:
    """The structs of a union, by what they are called when they travel."""
    return {str(kind.__struct_config__.tag): kind for kind in get_args(union)}


# Messages


EXPLAINED: dict[str, list[type]] = {
    "Tables: A table": [info.TableInfo],
    "Tables: Seats": [info.SeatInfo, info.SeatWish],
    "Tables: Settings": [entries.TableSettings, entries.ClockRules],
    f"{SOCKET}: Hello and welcome": [commands.Hello, messages.Welcome],
    f"{SOCKET}: Entries": [messages.Happened, messages.EntryInfo],
    f"{SOCKET}: The game": [messages.Now, messages.Position],
    "HTTP requests: What a server offers": [server_info.ServerInfo, games.GameInfo],
    f"{SOCKET}: Clocks": [messages.Clocks],
    "Errors": [messages.Problem],
    "Records and replays: Moments": [replay.MomentInfo],
    "Records and replays: Story": [replays.StoryInfo, replays.StoryMoment],
    "Records and replays: Points by round": [points.RoundPoints],
    "Records and replays: Analysis": [analysis_queue.AnalysisInfo, analysis_queue.LookedInfo],
    "Oriflamme: The view": [
        oriflamme_view.View,
        oriflamme_view.FamilyView,
        oriflamme_view.CardView,
        oriflamme_view.ReturnedView,
        oriflamme_view.StandingView,
    ],
    "Orichalque: The view": [orichalque_view.View, orichalque_view.PlayerView],
}


@pytest.mark.parametrize("heading", EXPLAINED)
def test_every_field_is_explained_in_its_order(heading: str) -> None:
    for table, kind in enumerate(EXPLAINED[heading]):
        assert column(heading, table) == fields(kind)


def test_the_smaller_structs_are_mentioned_with_every_field() -> None:
    words = set(re.findall(r"[\w-]+", PAGE))
    for kind in structs().values():
        assert set(fields(kind)) <= words, kind.__name__


def test_every_command_is_there_with_its_fields() -> None:
    documented = {code(row[0])[0]: code(row[1]) for row in TABLES[f"{SOCKET}: Commands"][0]}
    kinds = tags(commands.AnyCommand)
    assert documented == {tag: fields(kind)[1:] for tag, kind in kinds.items()}
    assert set(decisions._ANSWERS) | {commands.Rematch} == set(kinds.values())


def test_every_message_of_the_server_is_there() -> None:
    kinds = [kind.__struct_config__.tag for kind in messages.ServerMessage.__subclasses__()]
    assert sorted(column(f"{SOCKET}: What the server sends")) == sorted(map(str, kinds))


def test_every_kind_of_entry_is_there() -> None:
    heading = f"{SOCKET}: Entries"
    assert column(heading, 2) == list(tags(entries.AnyEntry))
    assert set(column(heading, 2, at=2)) <= set(fields(messages.EntryInfo))
    for reason in (*get_args(entries.StandInReason), *get_args(entries.StopReason)):
        assert f"`{reason}`" in PAGE


def test_examples_are_messages() -> None:
    assert len(EXAMPLES) > 15
    for name, text in EXAMPLES:
        kind = structs()[name]
        decoded = msgspec.json.decode(text, type=kind)
        if not kind.__struct_config__.forbid_unknown_fields:
            assert msgspec.to_builtins(decoded) == json.loads(text), name


def test_views_in_examples_are_whole_views() -> None:
    seen: set[type] = set()
    for _, text in EXAMPLES:
        document = json.loads(text)
        positions = (document.get("now") or {}).get("positions", [document])
        for view in [position["view"] for position in positions if "view" in position]:
            kind = oriflamme_view.View if "queue" in view else orichalque_view.View
            whole: Any = msgspec.convert(view, kind)
            assert json.loads(msgspec.json.encode(whole)) == view
            seen.add(kind)
    assert seen == {oriflamme_view.View, orichalque_view.View}


# Requests, refusals and limits


async def _nowhere() -> Hub:
    raise AssertionError("nobody starts this server")


APP = make_app(_nowhere)
REQUESTS = (
    "Guests and tokens",
    "Table requests",
    "Records, replays and analyses",
    "League, statistics, rulebook, lessons and puzzles",
    "The server",
)
"""The sections that list the requests."""


def _need(handler: HTTPRouteHandler) -> str:
    """Whether a request needs a token (`G`), looks at one (`g`), or neither."""
    known = inspect.signature(inspect.unwrap(handler.fn)).parameters
    return "G" if "guest" in known else "g" if "visitor" in known else ""


def test_every_request_is_there_with_what_it_needs_and_answers() -> None:
    rows = [row for section in REQUESTS for row in TABLES[f"HTTP requests: {section}"][0]]
    documented = {code(row[0])[0]: (row[1], "→ 201" in row[2]) for row in rows}
    assert len(documented) == len(rows)
    found = {"GET /schema": ("", False)}
    handlers = [
        (re.sub(r":\w+}", "}", route.path), handler)
        for route in APP.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if handler.include_in_schema and handler.fn.__module__.startswith("aurum")
    ]
    for path, handler in handlers:
        for method in handler.http_methods - {"OPTIONS", "HEAD"}:
            found[f"{method} {path}"] = (_need(handler), handler.status_code == 201)
    assert documented == found


def test_every_socket_is_there() -> None:
    sockets = [route.path for route in APP.routes if isinstance(route, WebSocketRoute)]
    assert len(sockets) == 2
    for path in sockets:
        assert re.sub(r"{.*?}", "ID", path) in PAGE


def _keys(name: str, start: str) -> set[str]:
    paths = [folder / "en" / f"{name}.ftl" for folder in locale_folders()]
    texts = [path.read_text(encoding="utf-8") for path in paths if path.exists()]
    texts = [text.split("## Starting the server")[0] for text in texts]  # for its administrator
    return {key for text in texts for key in re.findall(rf"^({start}-[\w-]+) =", text, re.M)}


def test_every_code_of_the_server_is_there() -> None:
    keys = _keys("server", "server") - {"server-key"}
    assert set(column("Errors: Codes of the server")) == keys
    assert set(re.findall(r"`(server-[\w-]+)`", PAGE)) <= keys


def test_every_code_of_the_rules_is_there() -> None:
    documented = column("Errors: Codes of notation and rules")
    assert len(documented) == len(set(documented))
    for start in ("illegal", "options"):
        keys = _keys("errors", start)
        keys -= {"options-seat", "options-seats"}  # of the terminal
        keys -= {"illegal-number"}  # of tensors
        assert {word for word in documented if word.startswith(start)} == keys
    others = {word for word in documented if not word.startswith(("illegal", "options"))}
    assert others - _keys("errors", "record") == {"error-unreadable", "components-unknown"}


def test_every_way_to_close_is_there() -> None:
    documented = {int(row[0]) for row in TABLES[f"{SOCKET}: Closing"][0]}
    assert documented == {
        connection.REFUSED,
        connection.NO_TABLE,
        connection.TOO_SLOW,
        connection.TOO_MANY,
        1009,
        1011,
        1012,
    }


def test_the_numbers_are_those_of_a_server() -> None:
    server = ServerSettings()
    front = Gateway(SimpleNamespace(settings=server))  # type: ignore[arg-type]
    requests, guests, tries = (
        limit.rate for limit in (front.requests, front.guests, front.passphrases)
    )
    per_framing = protocol.BODY_PER_FRAMING
    assert [row[1].split(":")[0] for row in TABLES["Limits"][0]][:18] == [
        f"{server.messages_per_second:g} a second ({server.messages_burst})",
        f"{server.chats_per_minute:g} a minute ({server.chats_burst})",
        f"{server.undos_per_minute:g} a minute ({server.undos_burst})",
        f"{requests.per_second:g} a second ({requests.burst})",
        f"{guests.per_second * 60:g} a minute ({guests.burst})",
        f"{tries.per_second * 60:g} a minute ({tries.burst})",
        f"{server.message_bytes} bytes",
        f"{APP.request_max_body_size} bytes",
        f"{server.sockets_per_address}",
        f"{server.connections_per_address}",
        f"within {server.header_within:g} seconds",
        f"{server.header_bytes} bytes",
        f"{server.header_bytes} bytes, and one more for every {per_framing} of the body",
        f"{protocol.MOST_HEADERS}",
        f"within {server.body_within:g} seconds",
        f"{protocol.MOST_WAITING}",
        f"{server.tables_per_guest}",
        f"{server.outbox_bytes} bytes",
    ]
    for text in (
        f"good for {server.token_age / 86400:g} days",
        f"within {socket_commands.HELLO_WITHIN:g} seconds",
        f"away for {server.absent_after:g} seconds",
        f"({server.bot_pause} seconds)",
        f"last {REFS_KEPT} commands",
        f"5 to {opening.LONGEST_CLOCK} (30 days)",
        f"| {log_limits.MOST_ENTRIES}; {log_limits.MOST_CHARACTERS} characters",
        f"cookie `{identity.COOKIE}`",
        f"`protocol` | {messages.PROTOCOL} |",
        f"({server.choice_within:g} seconds unless",
        f"bytes than it allows ({server.state_bytes})",
        f"It has {sanitize.LARGEST} characters at most",
        f"the number of players, {entries.MOST_SEATS} at most",
    ):
        assert text in " ".join(PAGE.split()), text


def test_the_numbers_of_analyses_are_those_of_a_server() -> None:
    server = ServerSettings()
    rate = Gateway(SimpleNamespace(settings=server)).analyses.rate  # type: ignore[arg-type]
    documented = {row[0]: row[1] for row in TABLES["Limits"][0]}
    asked = f"{rate.per_second * 3600:g} an hour ({rate.burst})"
    assert documented["analyses asked for"] == asked
    assert documented["analyses under way"] == f"{server.analyses_per_guest}: `analysis-too-many`"
    assert f"for {server.analysis_patience:g} seconds is put aside" in " ".join(PAGE.split())
    codes = set(re.findall(r"`(analysis-[a-z-]+)`", PAGE))
    assert codes == _keys("analysis", "analysis") & {
        "analysis-not-over", "analysis-too-many",
    }  # fmt: skip


def test_the_numbers_of_records_are_those_of_a_server() -> None:
    front = Gateway(SimpleNamespace(settings=ServerSettings()))  # type: ignore[arg-type]
    documented = {row[0]: row[1] for row in TABLES["Limits"][0]}
    looks, rate = front.looks.rate, front.uploads.rate
    looked = documented["records, moments, stories, uploads and continuing, all together"]
    assert looked == f"{looks.per_second:g} a second ({looks.burst})"
    assert documented["records uploaded"] == f"{rate.per_second * 3600:g} an hour ({rate.burst})"


def _anchors(page: str) -> set[str]:
    headings = re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", prose(PAGES[name])):
        if target.startswith("https:"):
            continue
        path, _, anchor = target.partition("#")
        page = FOLDER / (path or name)
        assert page.is_file(), target
        if anchor:
            assert anchor in _anchors(page.read_text(encoding="utf-8")), target


def test_the_index_names_every_page() -> None:
    listed = [row[0] for row in TABLES["The protocol"][0]]
    names = [re.findall(r"\]\(([^)]+)\)", cell)[0] for cell in listed]
    assert sorted(["index.md", *names]) == list(PAGES)


def test_the_first_client_plays_a_game(tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGES["index.md"], re.DOTALL)
    with run_server(tmp_path) as server:
        done = subprocess.run(
            [sys.executable, "-c", program, server.url], capture_output=True, text=True, check=True
        )
    assert re.fullmatch(r"scores \[.*\] winners \[.+\]\n", done.stdout)
