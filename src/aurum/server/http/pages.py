"""The pages: the browser client, or a plain page if none is built.

All pages of the client are one file, which decides by the address what to show. A request that does
not accept HTML, such as one from a terminal, gets the plain page too.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import MediaType, Request, Response, get

from aurum.server.http.client import REVALIDATE, asset, file_answer, named, page_paths, wants_page
from aurum.server.http.documentation import documentation
from aurum.server.http.gateway import Gateway, language_of
from aurum.server.table.info import TableInfo
from aurum.words import Translator, game_credits, game_title, game_titles, translator_for

TEMPLATES: Final = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    keep_trailing_newline=True,
)


@get(page_paths(), media_type=MediaType.HTML, include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """The client; without one, a plain page with the public tables and how to join."""
    if wants_page(request):
        return await asyncio.to_thread(_client, request)
    gateway: Gateway = request.app.state.gateway
    language = language_of(None, request.headers.get("accept-language"))
    tables = await gateway.hub.lobby(20)
    headers = {"content-language": language, "vary": "accept, accept-language"}
    return Response(_page(translator_for(language), tables), headers=headers)


def not_found_page(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """The client's page for an unknown address, if a browser asks for one."""
    path = request.scope["path"]
    if request.method != "GET" or path.startswith(("/api", "/assets")) or not wants_page(request):
        return None
    return _client(request, 404)


def _client(request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    """The page of the client, with the preload of the reader's language only."""
    language = language_of(None, request.headers.get("accept-language"))
    answer = file_answer(request, "index.html", REVALIDATE, status, language)
    answer.headers["vary"] = "accept, accept-encoding, accept-language"
    return answer


@get("/plain.css", media_type=MediaType.CSS, include_in_schema=False)
async def style() -> str:
    """The style sheet of the plain page."""
    return TEMPLATES.get_template("plain.css").render()


def _page(words: Translator, tables: list[TableInfo]) -> str:
    return TEMPLATES.get_template("plain.html").render(
        language=words.language,
        say=words.say,
        tables=[_line(words, table) for table in tables],
        games=game_titles(words),
        credits=game_credits(words),
    )


def _line(words: Translator, table: TableInfo) -> str:
    taken = sum(seat.kind != "open" for seat in table.seats)
    names = ", ".join(seat.name for seat in table.seats if seat.name)
    facts = {"taken": taken, "seats": len(table.seats), "names": names}
    key = "page-table-running" if table.status == "running" else "page-table-open"
    return f"{game_title(words, table.game)}: {words.say(key, facts)}"


pages = (page, style, asset, named, documentation)
