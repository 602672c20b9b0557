"""What a browser sees that comes by: the client, or where none is built a page that says so.

All pages of the client are one file, which finds out by the address what to show. Whoever does not
ask for HTML, such as a terminal, gets the plain page too.
"""

from __future__ import annotations

import asyncio
from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get

from aurum.server.http.client import REVALIDATE, asset, file_answer, named, page_paths, wants_page
from aurum.server.http.gateway import Gateway, language_of
from aurum.server.table.info import TableInfo
from aurum.words import Translator, game_credits, game_title, game_titles, translator_for

STYLE = """
:root { color-scheme: light dark; --night: #10182b; --gold: #c9a227; --paper: #f6f1e4; }
body { margin: 0 auto; max-width: 40rem; padding: 2rem 1rem; font: 1.05rem/1.6 Georgia, serif;
  background: var(--paper); color: var(--night); }
h1 { font-size: 2.4rem; margin: 0; color: #8a6d12; letter-spacing: .02em; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
ul { padding-left: 1.2rem; }
code { font-size: .95rem; overflow-wrap: anywhere; }
a { color: inherit; }
footer { margin-top: 3rem; font-size: .9rem; opacity: .8; }
@media (prefers-color-scheme: dark) {
  body { background: var(--night); color: var(--paper); }
  h1 { color: var(--gold); }
}
"""


@get(page_paths(), media_type=MediaType.HTML, include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """The client; without one, where you are, who plays, how to join."""
    if wants_page(request):
        return await asyncio.to_thread(_client, request)
    gateway: Gateway = request.app.state.gateway
    language = language_of(None, request.headers.get("accept-language"))
    tables = await gateway.hub.lobby(20)
    headers = {"content-language": language, "vary": "accept, accept-language"}
    return Response(_page(translator_for(language), tables), headers=headers)


def not_found_page(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """The client's own page for an address where nothing is, if a person is lost there."""
    path = request.scope["path"]
    if request.method != "GET" or path.startswith(("/api", "/assets")) or not wants_page(request):
        return None
    return _client(request, 404)


def _client(request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    """The page of the client, which asks for its words in the language of whoever reads it."""
    language = language_of(None, request.headers.get("accept-language"))
    answer = file_answer(request, "index.html", REVALIDATE, status, language)
    answer.headers["vary"] = "accept, accept-encoding, accept-language"
    return answer


@get("/house.css", media_type=MediaType.CSS, include_in_schema=False)
async def style() -> str:
    """How the page looks."""
    return STYLE


def _page(words: Translator, tables: list[TableInfo]) -> str:
    def say(key: str, **facts: str | int) -> str:
        return escape(words.say(key, facts))

    lines = [f"<li>{_line(words, table)}</li>" for table in tables]
    listing = f"<ul>{''.join(lines)}</ul>" if lines else f"<p>{say('page-nobody')}</p>"
    return f"""<!doctype html>
<html lang="{words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Aurum</title>
<link rel="stylesheet" href="/house.css">
</head>
<body>
<main>
<h1>Aurum</h1>
<p>{say("page-what", games=game_titles(words))}</p>
<h2>{say("page-tables")}</h2>
{listing}
<h2>{say("page-play")}</h2>
<p>{say("page-how")}</p>
<p><code>python3 examples/table_client.py --help</code></p>
<p><a href="/schema">{say("page-schema")}</a></p>
</main>
<footer>{say("page-fan", credits=game_credits(words))}</footer>
</body>
</html>
"""


def _line(words: Translator, table: TableInfo) -> str:
    taken = sum(seat.kind != "open" for seat in table.seats)
    names = ", ".join(seat.name for seat in table.seats if seat.name)
    facts = {"taken": taken, "seats": len(table.seats), "names": names}
    key = "page-table-running" if table.status == "running" else "page-table-open"
    return escape(f"{game_title(words, table.game)}: {words.say(key, facts)}")


pages = (page, style, asset, named)
