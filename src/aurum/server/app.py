"""The application: routes, errors as sentences, headers that keep browsers safe."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import ClientException, HTTPException, InternalServerException

from aurum.engine.errors import AurumError, Illegal
from aurum.server.cluster.limits import LARGEST_BODY
from aurum.server.errors import RequestError, StorageError, problem
from aurum.server.http.api import api
from aurum.server.http.gateway import Gateway, address_of, language_of
from aurum.server.http.health import healthz, metrics
from aurum.server.http.openapi import messages_schema, openapi_config
from aurum.server.http.pages import not_found_page, pages
from aurum.server.live.hub import Hub
from aurum.server.messages import Problem
from aurum.server.ws.sockets import lobby_socket, table_socket

log = logging.getLogger("aurum.server")

AnyRequest = Request[Any, Any, Any]
SAFE = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "content-security-policy": "default-src 'self'; object-src 'none'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    # A table's address is its key, so no other site may learn it.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def make_app(open_hub: Callable[[], Awaitable[Hub]]) -> Litestar:
    """The application over a server, which is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hub = await open_hub()
        app.state.gateway = Gateway(hub)
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    return Litestar(
        route_handlers=[api, *pages, table_socket, lobby_socket, healthz, metrics, messages_schema],
        lifespan=[lifespan],
        openapi_config=openapi_config(),
        request_class=ServerRequest,
        before_request=check_request,
        after_request=add_headers,
        exception_handlers={
            AurumError: refuse,
            HTTPException: refuse_http,
            Exception: fail,
        },
        request_max_body_size=LARGEST_BODY,
        # Requests are checked against the structs; nothing is guessed into shape.
        debug=False,
        logging_config=None,
    )


# Before and after


class ServerRequest(Request[Any, Any, Any]):
    """A request whose body may be anything at all, or never come to its end."""

    async def body(self) -> bytes:
        """The body; nothing at all reads as null, and who hangs up half-way is no failure."""
        try:
            return await super().body() or b"null"
        except InternalServerException:
            raise ClientException("EOF") from None

    async def json(self) -> Any:
        """The body, read."""
        try:
            return await super().json()
        except (UnicodeError, RecursionError):
            raise ClientException("JSON") from None


async def check_request(request: AnyRequest) -> None:
    """Let in what comes at a fair pace and, if it would change something, from our own pages."""
    gateway: Gateway = request.app.state.gateway
    # A page is made of many files, which cost the server next to nothing.
    if request.scope["path"].startswith(("/healthz", "/metrics", "/assets/")):
        return
    gateway.requests.check(address_of(request))
    if request.method not in SAFE:
        gateway.check_origin(request.headers.get("origin"), request.headers.get("host"))


async def add_headers(response: Response[Any]) -> Response[Any]:
    """Add the headers that every answer has."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("cache-control", "no-store")
    return response


# Errors


def _language(request: AnyRequest) -> str:
    asked = request.state.get("language")
    return language_of(None, request.headers.get("accept-language"), asked)


def _answer(sentence: Problem, status: int) -> Response[Problem]:
    return Response(sentence, status_code=status, headers={**HEADERS, "cache-control": "no-store"})


def refuse(request: AnyRequest, error: AurumError) -> Response[Problem]:
    """A refusal: a code, a sentence and perhaps a rule."""
    status = 409 if isinstance(error, Illegal) else 400
    if isinstance(error, RequestError):
        status = error.status
    if isinstance(error, StorageError):
        log.error("the store fails", extra={"problem": error.problem})
    return _answer(problem(error, _language(request)), status)


_KEYS = {404: "server-not-found", 405: "server-method", 413: "server-body"}


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework itself refuses, in our words."""
    status = error.status_code
    if status >= 500:
        return fail(request, error)
    if status == 404 and (page := not_found_page(request)) is not None:
        page.headers.update(HEADERS)
        return page
    details = error.extra if isinstance(error.extra, list) else []
    messages = [str(detail.get("message", "")) for detail in details if isinstance(detail, dict)]
    facts = {"detail": "; ".join(messages) or error.detail}
    sentence = problem(RequestError(_KEYS.get(status, "server-request"), facts), _language(request))
    answer = _answer(sentence, status)
    answer.headers.update(error.headers or {})  # such as which methods are allowed
    return answer


def fail(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Something we did not foresee: the log learns where, the guest only that it was not them."""
    log.error("a request failed", exc_info=error)
    gateway: Gateway | None = getattr(request.app.state, "gateway", None)
    if gateway is not None:
        gateway.hub.metrics.failures.inc()
    return _answer(problem(RequestError("server-failure"), _language(request)), 500)
