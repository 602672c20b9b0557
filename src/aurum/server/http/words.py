"""The words of games, for clients that were built without them."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import PathParameter, QueryParameter

from aurum.server.http.client import IMMUTABLE, REVALIDATE
from aurum.server.http.gateway import AnyRequest
from aurum.server.http.openapi import problems
from aurum.server.table.served_words import served_words

GameParam = Annotated[str, PathParameter(max_length=40)]
LanguageParam = Annotated[str, PathParameter(max_length=8)]
DigestParam = Annotated[str, QueryParameter(max_length=40, description="The digest of the words.")]


@get("/words/{game:str}/{language:str}", responses=problems(400, 404), media_type=MediaType.TEXT)
async def game_words(
    game: GameParam, language: LanguageParam, request: AnyRequest, v: DigestParam = ""
) -> Response[str]:
    """The messages of a game in a language, as Fluent text. With their digest as `v` they may be
    kept for ever."""
    words = served_words(game, language)
    tag = f'"{words.digest}"'
    headers = {"cache-control": IMMUTABLE if v == words.digest else REVALIDATE, "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response("", status_code=304, headers=headers, media_type=MediaType.TEXT)
    return Response(words.text, headers=headers, media_type=MediaType.TEXT)
