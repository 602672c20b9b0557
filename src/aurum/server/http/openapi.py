"""The OpenAPI document at `/schema`, and the JSON Schema of a socket's messages."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme

import aurum
from aurum.rulebook import Book
from aurum.server import messages
from aurum.server.identity import COOKIE
from aurum.server.messages import Happened, Lobby, Present, Problem, Receipt, Welcome
from aurum.server.table import commands
from aurum.server.table.commands import AnyCommand, Hello
from aurum.server.table.entries import ClockRules, TableSettings


class MessageSchema(msgspec.Struct, frozen=True):
    """The shapes of all socket messages, as JSON Schema."""

    client: dict[str, Any]
    server: dict[str, Any]


_PROBLEMS = {
    400: "It cannot be read, or makes no sense.",
    401: "Who asks is not known.",
    403: "Who asks may not.",
    404: "There is no such thing.",
    409: "It cannot be done now.",
    413: "It is too large.",
    429: "Too much at once.",
    503: "It cannot be kept at the moment; nothing has happened.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a route. Every route may answer 429."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=_PROBLEMS[status])
        for status in (*statuses, 429)
    }


KNOWN: list[SecurityRequirement] = [{"token": []}, {"cookie": []}]
"""Security of routes that need a token."""
ANYBODY: list[SecurityRequirement] = [*KNOWN, {}]
"""Security of routes that work without a token, but may answer more with one."""

_SCHEMES = {
    "token": SecurityScheme("http", scheme="bearer", description="The token of a guest."),
    "cookie": SecurityScheme("apiKey", name=COOKIE, security_scheme_in="cookie"),
}


class MsgspecSchemas(JsonRenderPlugin):
    """Takes the schemas of structs from msgspec, which knows every limit that it will check."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document."""
        components = openapi_schema["components"]
        schemas = {name: _schemas()[name] for name in components["schemas"]}
        whole = {**openapi_schema, "components": {**components, "schemas": schemas}}
        return self.render_json(request, whole)


def structs() -> dict[str, type[msgspec.Struct]]:
    """Every struct of the interface, by its name."""
    # Imported here because these modules import `problems` from this one.
    from aurum.server.http import (
        components,
        guests,
        health,
        hints,
        lessons,
        points,
        puzzles,
        records,
        replay,
        replays,
        rulebook,
        server_info,
        statistics,
        tables,
    )
    from aurum.server.live import league
    from aurum.server.table import games, info
    from aurum.server.workers import analysis_queue

    modules = (
        messages, commands, info, games, league, analysis_queue, components, guests, health, hints,
        lessons, points, puzzles, records, replay, replays, rulebook, server_info,
        statistics, tables,
    )  # fmt: skip
    own = {
        name: found
        for module in modules
        for name, found in vars(module).items()
        if isinstance(found, type)
        and issubclass(found, msgspec.Struct)
        and found.__module__ == module.__name__
    }
    return {
        **own,
        "MessageSchema": MessageSchema,
        "TableSettings": TableSettings,
        "ClockRules": ClockRules,
    }


@cache
def _schemas() -> dict[str, Any]:
    types = [*structs().values(), Book]
    _, schemas = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    return schemas


def openapi_config() -> OpenAPIConfig:
    """The document at `/schema`."""
    return OpenAPIConfig(
        title="Aurum",
        version=aurum.__version__,
        path="/schema",
        components=Components(security_schemes={**_SCHEMES}),
        use_handler_docstrings=True,
        render_plugins=[MsgspecSchemas(path="/")],
    )


@get("/schema/messages", responses=problems())
async def messages_schema() -> MessageSchema:
    """The shapes of all socket messages, as JSON Schema."""
    server = Welcome | Happened | Receipt | Problem | Present | Lobby
    (sent, received), schemas = msgspec.json.schema_components(
        [Hello | AnyCommand, server], ref_template="#/$defs/{name}"
    )
    return MessageSchema({**sent, "$defs": schemas}, {**received, "$defs": schemas})
