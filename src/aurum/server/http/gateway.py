"""Checks of requests and sockets: identity, origin, language and rates."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from aurum.server.cluster.limits import ConcurrencyLimit, GuestLimits, Limits, Rate
from aurum.server.errors import RequestError
from aurum.server.http.addresses import counted_address
from aurum.server.identity import COOKIE
from aurum.server.live.hub import Hub
from aurum.server.store.promise import Guest
from aurum.server.table.commands import AnyCommand, Back, Say, Undo
from aurum.words import LANGUAGES

AnyRequest = Request[Any, Any, Any]
RETURNS = (Undo, Back)
"""Commands that no full share of a log prevents."""


class Gateway:
    """Checks requests and sockets before they reach the hub, and holds the rate limits."""

    def __init__(self, hub: Hub) -> None:
        settings = hub.settings
        self.hub = hub
        self.requests = Limits(Rate(settings.requests_per_second, settings.requests_burst))
        self.guests = Limits(Rate(settings.guests_per_minute / 60, settings.guests_burst))
        self.chats = GuestLimits(Rate(settings.chats_per_minute / 60, settings.chats_burst))
        self.undos = Limits(Rate(settings.undos_per_minute / 60, settings.undos_burst))
        self.hints = GuestLimits(Rate(settings.hints_per_minute / 60, settings.hints_burst))
        self.analyses = GuestLimits(
            Rate(settings.analyses_per_hour / 3600, settings.analyses_burst)
        )
        self.looks = Limits(Rate(settings.replays_per_second, settings.replays_burst))
        self.uploads = GuestLimits(Rate(settings.uploads_per_hour / 3600, settings.uploads_burst))
        self.passphrases = Limits(Rate(0.2, 10))
        self.sockets = ConcurrencyLimit(settings.sockets_per_address)

    async def identify(self, cookies: Mapping[str, str], token: str) -> Guest | None:
        """The guest of a token or cookie; None without one. An invalid token is refused."""
        given = token or cookies.get(COOKIE, "")
        if not given:
            return None
        known = self.hub.tokens.read(given)
        guest = await self.hub.guest(known) if known else None
        if guest is None and token:
            raise RequestError("server-token", status=401)
        return guest

    def check_origin(self, origin: str | None, host: str | None) -> None:
        """Refuse what another site's page sends with a guest's cookie. Programs send no origin."""
        if origin is None:
            return
        own = {host, urlsplit(self.hub.settings.public_url).netloc}
        try:
            known = urlsplit(origin).netloc in own - {None, ""}
        except ValueError:  # not a URL
            known = False
        if not known:
            raise RequestError("server-origin", status=403)

    def check_pace(self, command: AnyCommand, guest: str, address: str) -> None:
        """Count a chat message, an undo or a return, or refuse it."""
        if isinstance(command, Say):
            self.chats.check(guest, address)
        elif isinstance(command, RETURNS):
            self.undos.check(guest)

    def count_socket(self, address: str) -> None:
        """Count a socket of this address, or refuse it."""
        if not self.sockets.acquire(address):
            raise RequestError("server-too-many-sockets", status=429)


def address_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client's address as it is counted for limits."""
    return counted_address(request.client.host) if request.client else ""


def limit_replays(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse replays over their rate, which is lower than that of requests: each is work."""
    gateway: Gateway = connection.app.state.gateway
    gateway.looks.check(address_of(connection))


def language_of(guest: Guest | None, accepted: str | None, asked: str | None = None) -> str:
    """The language of an answer: as asked for, the guest's, the browser's, or English."""
    if asked in LANGUAGES:
        return str(asked)
    if guest is not None:
        return guest.language
    return next(_accepted(accepted or ""), "en")


def _accepted(header: str) -> Iterator[str]:
    weighed = []
    for part in header[:200].split(","):
        name, _, weight = part.partition(";q=")
        try:
            weighed.append((-float(weight or 1), name.strip()[:2].lower()))
        except ValueError:
            continue
    return iter([name for _, name in sorted(weighed, key=lambda w: w[0]) if name in LANGUAGES])
