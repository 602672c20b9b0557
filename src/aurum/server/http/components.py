"""The pieces of a component set, for clients that draw them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get
from litestar.params import PathParameter

from aurum import games
from aurum.server.errors import RequestError
from aurum.server.http.openapi import problems

SetParam = Annotated[str, PathParameter(max_length=40)]
LASTS = "public, max-age=86400"
"""A set changes only with the version; a client that sees another digest asks again."""


@get("/components/{name:str}", responses=problems(400, 404))
async def components(name: SetParam) -> Response[Any]:
    """The pieces of a component set that comes with a game."""
    for plugin in games.plugins():
        sets = plugin.component_sets()
        if sets is not None:
            sets.check({"components": name})
            return Response(sets.describe(name), headers={"cache-control": LASTS})
    raise RequestError("server-not-found", status=404)
