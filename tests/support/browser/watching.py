"""What must not happen in a browser. Each context is observed; an error fails the test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

USUAL = ("Service Worker registration blocked by Playwright",)
"""Where a test has asked for that."""
GIVEN_UP = "net::ERR_ABORTED"
"""A page was left before it had all that it had asked for."""


class Watch:
    """The errors, failed requests and contacted hosts of a context."""

    def __init__(self, context: BrowserContext, server: str) -> None:
        self.server = urlsplit(server).netloc
        self.wrong: list[str] = []
        self.under_way: set[Request] = set()
        """What was asked for and is not there yet."""
        self._expected: list[tuple[str, ...]] = [USUAL]
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("requestfinished", self._finished)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)

    @contextmanager
    def expecting(self, *what: str) -> Iterator[None]:
        """Inside this context, errors that contain one of these are expected."""
        self._expected.append(what)
        try:
            yield
        finally:
            self._expected.remove(what)

    def _note(self, complaint: str) -> None:
        if not any(part in complaint for parts in self._expected for part in parts):
            self.wrong.append(complaint)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            self._note(f"console {message.type}: {message.text} ({message.location['url']})")

    def _error(self, error: WebError) -> None:
        self._note(f"page error: {error.error}")

    def _request(self, request: Request) -> None:
        self.under_way.add(request)
        url = urlsplit(request.url)
        if url.scheme not in ("blob", "data") and url.netloc != self.server:
            self._note(f"request to another host: {request.url}")

    def _finished(self, request: Request) -> None:
        self.under_way.discard(request)

    def _failed(self, request: Request) -> None:
        self.under_way.discard(request)
        if request.failure != GIVEN_UP:
            self._note(f"request failed: {request.method} {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"answer {response.status}: {response.request.method} {response.url}")
