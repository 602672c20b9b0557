"""The Litestar application: routes, checks before each request, error answers, security headers."""

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
    # A table's address admits to it, so it must not be sent to other sites.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def make_app(open_hub: Callable[[], Awaitable[Hub]]) -> Litestar:
    """The application. It opens the hub when it starts, and closes it when it stops."""

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
        debug=False,
        logging_config=None,
    )


# Before and after


class ServerRequest(Request[Any, Any, Any]):
    """A request whose body may be malformed or cut off."""

    async def body(self) -> bytes:
        """The body; an empty one reads as null, and one that is cut off is the client's error."""
        try:
            return await super().body() or b"null"
        except InternalServerException:
            raise ClientException("EOF") from None

    async def json(self) -> Any:
        """The decoded body; text that is not UTF-8, or nested too deep, is the client's error."""
        try:
            return await super().json()
        except (UnicodeError, RecursionError):
            raise ClientException("JSON") from None


async def check_request(request: AnyRequest) -> None:
    """Refuse requests over the rate, and those that change something from another site's page."""
    gateway: Gateway = request.app.state.gateway
    # A page needs many asset files, and they are cheap, so they are not counted.
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
    """The answer to an error of ours: a code, a sentence and perhaps a rule."""
    status = 409 if isinstance(error, Illegal) else 400
    if isinstance(error, RequestError):
        status = error.status
    if isinstance(error, StorageError):
        log.error("the store fails", extra={"problem": error.problem})
    return _answer(problem(error, _language(request)), status)


_KEYS = {404: "server-not-found", 405: "server-method", 413: "server-body"}


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """The answer to an error of the framework, with a code and a sentence of ours."""
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
    """The answer to an unexpected error. The log has its trace; the client gets no details."""
    log.error("a request failed", exc_info=error)
    gateway: Gateway | None = getattr(request.app.state, "gateway", None)
    if gateway is not None:
        gateway.hub.metrics.failures.inc()
    return _answer(problem(RequestError("server-failure"), _language(request)), 500)
