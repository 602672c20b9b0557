"""What this server offers: games, bots, languages, limits."""

from __future__ import annotations

import logging
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar import get

import aurum
from aurum.server.cluster.limits import LARGEST_BODY
from aurum.server.http.gateway import AnyRequest
from aurum.server.http.openapi import problems
from aurum.server.http.params import TheHub
from aurum.server.live.hub import Hub
from aurum.server.messages import PROTOCOL
from aurum.server.table.games import GameInfo, describe
from aurum.words import LANGUAGES

HERE: Final = ("localhost", "127.0.0.1", "::1")

log = logging.getLogger("aurum.server")


class ServerInfo(msgspec.Struct, frozen=True):
    """What this server offers."""

    aurum: str
    protocol: int
    games: list[GameInfo]
    languages: list[str]
    limits: dict[str, int]
    address: str = ""
    """Where other devices find this server, if it is asked as `localhost`, which leads nowhere from
    there; empty if it is not known."""


@get("/house", responses=problems())
async def server_info(hub: TheHub, request: AnyRequest) -> ServerInfo:
    """The games, bots, languages and limits of this server."""
    settings = hub.settings
    limits = {
        "tables_per_guest": settings.tables_per_guest,
        "message_bytes": settings.message_bytes,
        "record_bytes": LARGEST_BODY,
    }
    address = settings.public_url or settings.network_url if asked_here(request) else ""
    return ServerInfo(aurum.__version__, PROTOCOL, _games(hub), list(LANGUAGES), limits, address)


def asked_here(request: AnyRequest) -> bool:
    """Whether a request names this machine as only this machine does."""
    name = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    return name in HERE or name.endswith(".localhost")


def _games(hub: Hub) -> list[GameInfo]:
    """The games that can be described; one that cannot keeps no other away."""
    found = []
    for name in aurum.games.names():
        try:
            found.append(describe(name))
        except Exception:
            hub.metrics.failures.inc()
            log.exception("a game cannot be described", extra={"game": name})
    return found
